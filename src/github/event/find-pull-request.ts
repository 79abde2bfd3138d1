import type { GitHubClient } from '../api/client.ts'
import type { EventFacts, PullRequest } from './context.ts'

const PAGE_LENGTH = 100
const DEPENDABOT = 'dependabot[bot]'

interface Listed {
  readonly number: number
  readonly state: string
  readonly head: { readonly sha: string; readonly repo?: { readonly id: number } | null }
  readonly base: { readonly ref: string; readonly repo?: { readonly id: number } | null }
  readonly labels: readonly { readonly name?: string }[]
  readonly user?: { readonly login: string } | null
}

/**
 * The open pull request whose head the triggering run was made of. GitHub names none for a fork, so it is looked up by
 * the event's commit and branch: never by anything that the run has stored, since a stranger may have written that.
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
  const found = chosen(byCommit.data, facts)
  if (found !== undefined || headBranch === undefined || headRepository?.owner === undefined) return found
  const head = `${headRepository.owner}:${headBranch}`
  const byBranch = await client.rest.pulls.list({ owner, repo, state: 'open', head, per_page: PAGE_LENGTH })
  return chosen(byBranch.data, facts)
}

/** The newest where a commit is the head of several; none that has been pushed to since. */
function chosen(pulls: readonly Listed[], { triggeredBy, repository }: EventFacts): PullRequest | undefined {
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
