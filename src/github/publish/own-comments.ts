import type { GitHubClient } from '../api/client.ts'
import { isOwnAuthor, PAGE_LENGTH } from '../api/client.ts'
import type { EventFacts } from '../event/context.ts'

/** Nobody reads a pull request of more than ten thousand comments. */
/** GitHub takes 65,536 characters for a comment or an issue; some are left for what it counts differently. */
export const MAX_BODY_LENGTH = 65_000
const MAX_COMMENT_PAGES = 100
/** Pages of the repository's comments that are searched for one of this gate. */
const MAX_SEARCHED_PAGES = 5

/** A comment is the gate's own by its first line, the marker, and by its author: anybody can post the marker. */
export interface CommentSearch {
  readonly client: GitHubClient
  readonly repository: EventFacts['repository']
  /** Absent where GitHub does not tell it. */
  readonly login?: string
  readonly marker: string
}

export interface OwnComment {
  readonly id: number
  readonly nodeId: string
  readonly body: string
  readonly url: string
  readonly login?: string
}

/** Lists the own comments on a pull request, oldest first: where two runs at once have made two, the last one counts. */
export async function listOwnComments(search: CommentSearch, pullRequest: number): Promise<readonly OwnComment[]> {
  const { client, repository } = search
  const { owner, repo } = repository
  const found: OwnComment[] = []
  for (let page = 1; page <= MAX_COMMENT_PAGES; page += 1) {
    const query = { owner, repo, issue_number: pullRequest, per_page: PAGE_LENGTH, page }
    const comments = (await client.rest.issues.listComments(query)).data
    const own = comments.filter((comment) => isOwnComment(comment, search))
    found.push(
      ...own.map(({ id, node_id: nodeId, body = '', html_url: url, user }) => ({
        id,
        nodeId,
        body,
        url,
        login: user?.login
      }))
    )
    if (comments.length < PAGE_LENGTH) break
  }
  return found.toSorted((a, b) => a.id - b.id)
}

/** True where any pull request has a comment of this gate, or so many comments that it may have one. */
export async function hasCommented(search: CommentSearch): Promise<boolean> {
  const { client, repository } = search
  const { owner, repo } = repository
  for (let page = 1; page <= MAX_SEARCHED_PAGES; page += 1) {
    const query = { owner, repo, sort: 'created', direction: 'desc', per_page: PAGE_LENGTH, page } as const
    const { data } = await client.rest.issues.listCommentsForRepo(query)
    if (data.some((comment) => isOwnComment(comment, search))) return true
    if (data.length < PAGE_LENGTH) return false
  }
  return true
}

interface ListedComment {
  readonly body?: string
  readonly user: { readonly login: string; readonly type?: string } | null
}

function isOwnComment({ body = '', user }: ListedComment, { login, marker }: CommentSearch): boolean {
  return isOwnAuthor(user, login) && markerIn(body) === marker
}

/** The marker is the first line. */
export function markerIn(body: string): string {
  return body.split(/\r?\n/, 1)[0] ?? ''
}

/** Folds comments as outdated. A failure is ignored, since nobody relies on it. */
export async function minimizeComments(client: GitHubClient, comments: readonly OwnComment[]): Promise<void> {
  const mutation =
    'mutation($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { clientMutationId } }'
  for (const { nodeId } of comments) {
    try {
      await client.graphql(mutation, { id: nodeId })
    } catch {
      return
    }
  }
}
