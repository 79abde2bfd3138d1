import type { GitHubClient } from './client.ts'
import type { EventFacts } from './context.ts'

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
