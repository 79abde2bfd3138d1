import { statusOfThrown } from '../../domain/thrown.ts'
import type { Warning } from '../../domain/warning.ts'
import { apiProblem, type GitHubClient } from '../api/client.ts'
import type { Checkout } from './checkout.ts'
import type { EventFacts, PullRequest } from './context.ts'

export interface BaseCommit {
  readonly commit?: string
  readonly warnings: readonly Warning[]
}

/** GitHub lists at most a hundred at once. */
const PAGE_LENGTH = 100
/** A baseline more than a thousand commits back is none to compare with. */
const MAX_PAGES = 10
/** How long after its commit a run may have been, where the list of commits need not go further back. */
const DAY_MS = 86_400_000

/**
 * The commit that the measured changes are on top of, so that what happened on the default branch since is not taken for
 * a change: that of the commit which was checked out, and not `pull_request.base.sha`, which is frozen with the event.
 */
export async function findBaseCommit(options: {
  readonly facts: EventFacts
  readonly checkout: Checkout | undefined
  readonly client: GitHubClient
}): Promise<BaseCommit> {
  try {
    const commit = await baseOf(options)
    return commit === undefined ? unknownBase('the commit has no parent') : { commit, warnings: [] }
  } catch (error) {
    return unknownBase(accessProblem(error))
  }
}

/** What has been measured, as far as its place in the history matters. */
export interface MeasuredCommit {
  readonly commit?: string | undefined
  /** ISO 8601. */
  readonly recordedAt: string
}

/**
 * The base first, then its ancestors, nearest first; absent where GitHub did not say. Goes back until every measured
 * commit is found, or would have been: a nightly window in a busy repository is more than a page of commits long.
 */
export async function readAncestry(
  client: GitHubClient,
  repository: EventFacts['repository'],
  base: string,
  measured: readonly MeasuredCommit[] = []
): Promise<{ readonly ancestry?: readonly string[]; readonly warnings: readonly Warning[] }> {
  const { owner, repo } = repository
  const ancestry: string[] = []
  try {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const query = { owner, repo, sha: base, per_page: PAGE_LENGTH, page }
      const { data } = await client.rest.repos.listCommits(query)
      ancestry.push(...data.map(({ sha }) => sha))
      if (data.length < PAGE_LENGTH || isFarEnough(ancestry, data.at(-1)?.commit?.committer?.date, measured)) break
    }
    return { ancestry, warnings: [] }
  } catch (error) {
    return { warnings: unknownBase(accessProblem(error)).warnings }
  }
}

/** Whether no measured commit can lie beyond the last one, as its date tells. */
function isFarEnough(ancestry: readonly string[], date: string | undefined, measured: readonly MeasuredCommit[]) {
  const found = new Set(ancestry)
  const missing = measured.filter(({ commit }) => commit !== undefined && !found.has(commit))
  const oldest = Math.min(...missing.map(({ recordedAt }) => Date.parse(recordedAt)))
  return missing.length === 0 || (date !== undefined && Date.parse(date) < oldest - DAY_MS)
}

async function baseOf({ facts, checkout, client }: Parameters<typeof findBaseCommit>[0]): Promise<string | undefined> {
  if (facts.mergeGroup !== undefined) return facts.mergeGroup.baseSha
  // A nightly run asks whether the model has changed, not whether the last commit changed it.
  if (facts.feedsBaseline && facts.event !== 'push') return facts.sha
  if (facts.pullRequest !== undefined) return baseOfPullRequest(facts.pullRequest, { facts, checkout, client })
  // Of a branch that is no pull request yet, the same as of one: where it was cut.
  if (!facts.feedsBaseline && facts.defaultBranch !== undefined)
    return mergeBase(client, facts, { base: facts.defaultBranch, head: facts.sha })
  return (await knownParents({ facts, checkout, client }, checkout?.commit ?? facts.sha))[0]
}

async function baseOfPullRequest(
  pull: PullRequest,
  { facts, checkout, client }: Parameters<typeof findBaseCommit>[0]
): Promise<string | undefined> {
  const checked = checkout?.commit ?? facts.sha
  const cut = (): Promise<string> => mergeBase(client, facts, { base: pull.baseRef, head: pull.headSha })
  if (checked === pull.headSha) return cut()
  const parents = await knownParents({ facts, checkout, client }, checked)
  // Neither the head nor GitHub's merge of it: a commit of the branch's own, or one that a step has made.
  const isMerge = parents.length > 1 && (checked === facts.sha || parents.includes(pull.headSha))
  // A step may have merged the other way round, the base into the head.
  return isMerge ? parents.find((parent) => parent !== pull.headSha) : cut()
}

/** As the checkout says, where it is of that commit; else as GitHub knows them. */
function knownParents(
  { facts, checkout, client }: Parameters<typeof findBaseCommit>[0],
  commit: string
): readonly string[] | Promise<readonly string[]> {
  return checkout?.commit === commit ? checkout.parents : parentsOf(client, facts, commit)
}

/** The parents of a commit, as GitHub knows them. */
export async function parentsOf(
  client: GitHubClient,
  facts: Pick<EventFacts, 'repository'>,
  commit: string
): Promise<readonly string[]> {
  const { owner, repo } = facts.repository
  const { data } = await client.rest.repos.getCommit({ owner, repo, ref: commit, per_page: 1 })
  return data.parents.map(({ sha }) => sha)
}

async function mergeBase(
  client: GitHubClient,
  facts: EventFacts,
  { base, head }: { readonly base: string; readonly head: string }
): Promise<string> {
  const { owner, repo } = facts.repository
  const basehead = `${base}...${head}`
  const { data } = await client.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 })
  return data.merge_base_commit.sha
}

function unknownBase(message: string): { readonly warnings: readonly Warning[] } {
  return { warnings: [{ kind: 'base-unknown', message }] }
}

function accessProblem(error: unknown): string {
  const status = statusOfThrown(error)
  if (status === undefined) throw error
  const hint = status === 403 || status === 404 ? '; the job needs the permission "contents: read"' : ''
  return `GitHub did not show the commit (${apiProblem(error)})${hint}`
}

/** The commit that a tag or the beginning of a commit's hash names; undefined where GitHub knows none, or does not say. */
export async function findAnchorCommit(
  client: GitHubClient,
  { owner, repo }: Pick<EventFacts['repository'], 'owner' | 'repo'>,
  anchor: string
): Promise<string | undefined> {
  try {
    // One file of its changes is as little as GitHub shows.
    const { data } = await client.rest.repos.getCommit({ owner, repo, ref: anchor, per_page: 1 })
    return data.sha
  } catch {
    // An anchor is one more look at the same numbers: without it the oldest run stands in, and the report says so.
    return undefined
  }
}
