import { statusOfThrown } from '../../domain/thrown.ts'
import type { GitHubClient } from '../api/client.ts'
import { commitParents } from './base-commit.ts'
import type { EventFacts } from './context.ts'
import { DEPENDABOT } from './payload.ts'

/** The name of a merge group's branch ends in the number of its last pull request. */
const QUEUED = /\/gh-readonly-queue\/.+\/pr-(?<number>\d+)-[0-9a-f]+$/

/**
 * Returns true where a merge group is one pull request of this repository's own branches. In doubt it is a stranger's: a
 * group may hold several, and only the last one's number is in its name.
 */
export async function isOwnMergeGroup(
  facts: Pick<EventFacts, 'mergeGroup' | 'ref' | 'repository'>,
  client: GitHubClient | undefined
): Promise<boolean> {
  const { mergeGroup, ref = '', repository } = facts
  const number = Number(QUEUED.exec(mergeGroup?.headRef ?? ref)?.groups?.['number'])
  if (client === undefined || mergeGroup === undefined || !Number.isSafeInteger(number)) return false
  const { owner, repo, id } = repository
  try {
    const [before] = await commitParents(client, { repository }, mergeGroup.headSha)
    if (before !== mergeGroup.baseSha) return false
    const { data } = await client.rest.pulls.get({ owner, repo, pull_number: number })
    return data.head.repo?.id === id && data.user?.login !== DEPENDABOT
  } catch (error) {
    if (statusOfThrown(error) === undefined) throw error
    return false
  }
}
