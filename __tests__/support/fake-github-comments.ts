import type { GitHubClient } from '../../src/github/api/client.ts'
import { type Call, NOT_FOUND, paged, type Reply, type Route } from './fake-github-http.ts'

type Answer = Awaited<ReturnType<GitHubClient['rest']['issues']['getComment']>>['data']

const MAX_COMMENT_LENGTH = 65_536

export interface FakeComment {
  id: number
  issue: number
  body: string
  login: string
  minimized: boolean
}

/** The conversations of the repository. */
export interface CommentWorld {
  readonly owner: string
  readonly repo: string
  readonly comments: FakeComment[]
  readonly lockedIssues: ReadonlySet<number>
  readonly addComment: (comment: {
    readonly issue: number
    readonly body: string
    readonly login?: string
  }) => FakeComment
}

export function commentRoutes(world: CommentWorld): readonly Route[] {
  const scopes = ['issues', 'pull_requests'] as const
  const read = { method: 'GET', scopes, access: 'read' } as const
  const write = { scopes, access: 'write' } as const
  return [
    { ...read, path: /^\/issues\/comments$/u, answer: (call) => allComments(world, call) },
    { ...read, path: /^\/issues\/(\d+)\/comments$/u, answer: (call) => listComments(world, call) },
    { ...write, method: 'POST', path: /^\/issues\/(\d+)\/comments$/u, answer: (call) => create(world, call) },
    { ...write, method: 'PATCH', path: /^\/issues\/comments\/(\d+)$/u, answer: (call) => update(world, call) },
    { ...write, method: 'DELETE', path: /^\/issues\/comments\/(\d+)$/u, answer: (call) => remove(world, call) }
  ]
}

function allComments(world: CommentWorld, { url }: Call): Reply {
  return paged(url, world.comments.toReversed(), (part) => part.map((one) => commentJson(world, one)))
}

function listComments(world: CommentWorld, { url, match }: Call): Reply {
  const all = world.comments.filter(({ issue }) => issue === Number(match[1]))
  return paged(url, all, (part) => part.map((one) => commentJson(world, one)))
}

function create(world: CommentWorld, { match, token, json }: Call): Reply {
  const issue = Number(match[1])
  if (world.lockedIssues.has(issue))
    return { status: 403, body: { message: 'Unable to create comment because issue is locked.', status: '403' } }
  const body = String(json()['body'])
  if (body.length > MAX_COMMENT_LENGTH) return tooLong()
  return { status: 201, body: commentJson(world, world.addComment({ issue, body, login: token.login })) }
}

function remove({ comments }: CommentWorld, { match }: Call): Reply {
  const index = comments.findIndex(({ id }) => id === Number(match[1]))
  if (index < 0) return NOT_FOUND
  comments.splice(index, 1)
  return { status: 204 }
}

function update(world: CommentWorld, { match, json }: Call): Reply {
  const comment = world.comments.find(({ id }) => id === Number(match[1]))
  if (comment === undefined) return NOT_FOUND
  const body = String(json()['body'])
  if (body.length > MAX_COMMENT_LENGTH) return tooLong()
  comment.body = body
  return { status: 200, body: commentJson(world, comment) }
}

/** GraphQL's `minimizeComment`. */
export function minimizeComment({ comments }: CommentWorld, query: string, variables: unknown): Reply {
  const { id } = variables as { id: string }
  const comment = comments.find((one) => nodeId(one.id) === id)
  if (!query.includes('minimizeComment') || comment === undefined) {
    const errors = [{ type: 'NOT_FOUND', message: 'Could not resolve to a node' }]
    return { status: 200, body: { data: null, errors } }
  }
  comment.minimized = true
  return { status: 200, body: { data: { minimizeComment: { clientMutationId: null } } } }
}

function commentJson(world: CommentWorld, { id, issue, body, login }: FakeComment) {
  const answer = {
    id,
    node_id: nodeId(id),
    body,
    html_url: `https://github.com/${world.owner}/${world.repo}/pull/${issue}#issuecomment-${id}`
  } satisfies Partial<Answer>
  return { ...answer, user: { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' } }
}

function tooLong(): Reply {
  const message = `Body is too long (maximum is ${MAX_COMMENT_LENGTH} characters)`
  const errors = [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message }]
  return { status: 422, body: { message: 'Validation Failed', errors } }
}

function nodeId(id: number): string {
  return `IC_${id}`
}
