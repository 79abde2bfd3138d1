import type { GitHubClient } from '../api/client.ts'
import type { EventFacts } from './context.ts'
import type { PullRequest } from './payload.ts'

const PAGE_LENGTH = 100
const DEPENDABOT = 'dependabot[bot]'

interface ListedPull {
  readonly number: number
  readonly state: string
  readonly head: { readonly sha: string; readonly repo?: { readonly id: number } | null }
  readonly base: { readonly ref: string; readonly repo?: { readonly id: number } | null }
  readonly labels: readonly { readonly name?: string }[]
  readonly user?: { readonly login: string } | null
}

/**
 * Finds the open pull request whose head the triggering run measured. GitHub names none for a fork, so it is looked up by
 * the commit and branch of the event, never by anything that the run has stored: a stranger may have written that.
 */
export async function findPullRequest(facts: EventFacts, client: GitHubClient): Promise<PullRequest | undefined> {
  const { triggeredBy, repository } = facts
  if (triggeredBy === undefined) return undefined
  const { owner, repo } = repository
  const { headSha, headBranch, headRepository } = triggeredBy
  const byCommit = await client.rest.repos.listPullRequestsAssociatedWithCommit({
    owner,
    repo,
    commit_sha: headSha,
    per_page: PAGE_LENGTH
  })
  const found = choosePull(byCommit.data, facts)
  if (found !== undefined || headBranch === undefined || headRepository?.owner === undefined) return found
  const head = `${headRepository.owner}:${headBranch}`
  const byBranch = await client.rest.pulls.list({ owner, repo, state: 'open', head, per_page: PAGE_LENGTH })
  return choosePull(byBranch.data, facts)
}

/** Takes the newest where a commit is the head of several, and none that has been pushed to since. */
function choosePull(pulls: readonly ListedPull[], { triggeredBy, repository }: EventFacts): PullRequest | undefined {
  const [pull] = pulls
    .filter(
      ({ state, head, base }) =>
        state === 'open' && head.sha === triggeredBy?.headSha && base.repo?.id === repository.id
    )
    .toSorted((a, b) => b.number - a.number)
  if (pull === undefined) return undefined
  return {
    number: pull.number,
    headSha: pull.head.sha,
    baseRef: pull.base.ref,
    labels: pull.labels.flatMap(({ name }) => name ?? []),
    isFork: pull.head.repo?.id !== repository.id,
    isDependabot: pull.user?.login === DEPENDABOT
  }
}
