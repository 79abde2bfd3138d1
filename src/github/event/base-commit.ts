import { smallest } from '../../domain/extremes.ts'
import { statusOfThrown } from '../../domain/thrown.ts'
import { DAY_MS } from '../../domain/time.ts'
import type { Warning } from '../../domain/warning.ts'
import type { StoredBaselines } from '../../ports.ts'
import { accessProblem, type GitHubClient, PAGE_LENGTH } from '../api/client.ts'
import type { Checkout } from '../api/git.ts'
import type { EventFacts } from './context.ts'
import type { PullRequest } from './payload.ts'

export interface BaseCommit {
  readonly commit?: string
  readonly warnings: readonly Warning[]
}

/** A baseline that is more than a thousand commits old is not compared with. */
const MAX_COMMIT_PAGES = 10

/**
 * Finds the commit that the measured changes are on top of, so that later commits of the default branch are not taken for
 * changes: the base of what is checked out, not `pull_request.base.sha`, which is frozen when the event happens.
 */
export async function findBaseCommit(options: {
  readonly facts: EventFacts
  readonly checkout: Checkout | undefined
  readonly client: GitHubClient
}): Promise<BaseCommit> {
  try {
    const commit = await findBase(options)
    return commit === undefined ? unknownBase('the commit has no parent') : { commit, warnings: [] }
  } catch (error) {
    return unknownBase(readProblem(error))
  }
}

/** Adds the commits before the base, so that runs of the baseline are compared by their distance from it. */
export async function withAncestry(
  found: StoredBaselines,
  search: {
    readonly client: GitHubClient
    readonly repository: EventFacts['repository']
    readonly baseCommit?: string
  }
): Promise<StoredBaselines> {
  if (search.baseCommit === undefined) return found
  const measured = found.files.flatMap(({ window }) => window)
  const ancestry = await readAncestry(search.client, search.repository, search.baseCommit, measured)
  return { ...found, ...ancestry, warnings: [...found.warnings, ...ancestry.warnings] }
}

/** A measured commit, and the ISO 8601 time of its run. */
export interface MeasuredCommit {
  readonly commit?: string
  readonly recordedAt: string
}

/**
 * Lists the base, then its ancestors, nearest first. Goes back until every measured commit is found or would have been: in
 * a busy repository the window of a nightly run is longer than a page of commits.
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
    for (let page = 1; page <= MAX_COMMIT_PAGES; page += 1) {
      const query = { owner, repo, sha: base, per_page: PAGE_LENGTH, page }
      const { data } = await client.rest.repos.listCommits(query)
      ancestry.push(...data.map(({ sha }) => sha))
      if (data.length < PAGE_LENGTH || isFarEnough(ancestry, data.at(-1)?.commit?.committer?.date, measured)) break
    }
    return { ancestry, warnings: [] }
  } catch (error) {
    return { warnings: unknownBase(readProblem(error)).warnings }
  }
}

/** True where the date of the last commit shows that no measured commit can be further back. */
function isFarEnough(ancestry: readonly string[], date: string | undefined, measured: readonly MeasuredCommit[]) {
  const found = new Set(ancestry)
  const missing = measured.filter(({ commit }) => commit !== undefined && !found.has(commit))
  const oldest = smallest(missing.map(({ recordedAt }) => Date.parse(recordedAt)))
  return missing.length === 0 || (date !== undefined && Date.parse(date) < oldest - DAY_MS)
}

async function findBase({
  facts,
  checkout,
  client
}: Parameters<typeof findBaseCommit>[0]): Promise<string | undefined> {
  if (facts.mergeGroup !== undefined) return facts.mergeGroup.baseSha
  // A nightly run asks whether the model has changed, not whether the last commit changed it.
  if (facts.feedsBaseline && facts.event !== 'push') return facts.sha
  if (facts.pullRequest !== undefined) return pullRequestBase(facts.pullRequest, { facts, checkout, client })
  // A branch without a pull request is treated like one with: its base is where it was cut.
  if (!facts.feedsBaseline && facts.defaultBranch !== undefined)
    return mergeBase(client, facts, { base: facts.defaultBranch, head: facts.sha })
  return (await knownParents({ facts, checkout, client }, checkout?.commit ?? facts.sha))[0]
}

async function pullRequestBase(
  pull: PullRequest,
  { facts, checkout, client }: Parameters<typeof findBaseCommit>[0]
): Promise<string | undefined> {
  const checked = checkout?.commit ?? facts.sha
  const cut = (): Promise<string> => mergeBase(client, facts, { base: pull.baseRef, head: pull.headSha })
  if (checked === pull.headSha) return cut()
  const parents = await knownParents({ facts, checkout, client }, checked)
  // Any other commit is an older one of the branch, or one that a step has made.
  const isMerge = parents.length > 1 && (checked === facts.sha || parents.includes(pull.headSha))
  // A step may have merged the other way round, the base into the head.
  return isMerge ? parents.find((parent) => parent !== pull.headSha) : cut()
}

/** Asks the checkout where it is of that commit, otherwise GitHub. */
function knownParents(
  { facts, checkout, client }: Parameters<typeof findBaseCommit>[0],
  commit: string
): readonly string[] | Promise<readonly string[]> {
  return checkout?.commit === commit ? checkout.parents : commitParents(client, facts, commit)
}

/** Asks GitHub for the parents of a commit. */
export async function commitParents(
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

function readProblem(error: unknown): string {
  if (statusOfThrown(error) === undefined) throw error
  return accessProblem(error, 'contents: read')
}

/** Finds the commit that a tag or the beginning of a hash names; undefined where GitHub knows none or does not answer. */
export async function fetchAnchorCommit(
  client: GitHubClient,
  { owner, repo }: Pick<EventFacts['repository'], 'owner' | 'repo'>,
  anchor: string
): Promise<string | undefined> {
  try {
    // GitHub shows at least one changed file with a commit.
    const { data } = await client.rest.repos.getCommit({ owner, repo, ref: anchor, per_page: 1 })
    return data.sha
  } catch {
    // Without an anchor the oldest run stands in, and the report says so.
    return undefined
  }
}
