import { statusOfThrown } from '../domain/thrown.ts'
import type { Warning } from '../domain/warning.ts'
import type { Checkout } from './checkout.ts'
import { apiProblem, type GitHubClient } from './client.ts'
import type { EventFacts } from './context.ts'

export interface BaseCommit {
  readonly commit?: string
  readonly warnings: readonly Warning[]
}

/** GitHub lists at most a hundred at once; a baseline further back is none to compare with. */
const ANCESTRY_LENGTH = 100

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

/** The base first, then its ancestors, nearest first; absent where GitHub did not say. */
export async function readAncestry(
  client: GitHubClient,
  repository: EventFacts['repository'],
  base: string
): Promise<{ readonly ancestry?: readonly string[]; readonly warnings: readonly Warning[] }> {
  const { owner, repo } = repository
  try {
    const { data } = await client.rest.repos.listCommits({ owner, repo, sha: base, per_page: ANCESTRY_LENGTH })
    return { ancestry: data.map(({ sha }) => sha), warnings: [] }
  } catch (error) {
    return { warnings: unknownBase(accessProblem(error)).warnings }
  }
}

async function baseOf({ facts, checkout, client }: Parameters<typeof findBaseCommit>[0]): Promise<string | undefined> {
  if (facts.mergeGroup !== undefined) return facts.mergeGroup.baseSha
  // A nightly run asks whether the model has changed, not whether the last commit changed it.
  if (facts.feedsBaseline && facts.event !== 'push') return facts.sha
  const checked = checkout?.commit ?? facts.sha
  const pull = facts.pullRequest
  if (pull !== undefined && checked === pull.headSha)
    return mergeBase(client, facts, { base: pull.baseRef, head: checked })
  const parents = checkout?.commit === checked ? checkout.parents : await parentsOf(client, facts, checked)
  // Checked out is neither the head nor a merge: a commit of the branch's own, or one that a step has made.
  const isMerge = parents.length > 1
  if (pull !== undefined && !isMerge) return mergeBase(client, facts, { base: pull.baseRef, head: pull.headSha })
  return parents[0]
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
