import { z } from 'zod'
import type { Plan } from '../domain/plan.ts'
import type { Report } from '../domain/report.ts'
import { statusOfThrown } from '../domain/thrown.ts'
import type { Warning } from '../domain/warning.ts'
import { apiProblem, type GitHubClient } from './client.ts'
import type { EventFacts } from './context.ts'

/** GitHub takes 65,536 characters; the page is made shorter than that, so that this is a guard and no limit. */
const MAX_LENGTH = 65_000
const GITHUB_TOKEN_LOGIN = 'github-actions[bot]'
const PAGE_LENGTH = 100
/** How far back the repository is searched for a comment of this gate. */
const MAX_SEARCHED_PAGES = 3
/** Extra comments come from two runs at once; nobody has many. */
const MAX_MINIMIZED = 5

export interface CommentRequest {
  readonly client: GitHubClient
  readonly repository: EventFacts['repository']
  readonly pullRequest: number
  /** Its first line is the marker by which the comment is found again. */
  readonly body: string
  readonly policy: Plan['comment']
  readonly report: Pick<Report, 'state' | 'color' | 'checks'>
}

export interface CommentResult {
  readonly url?: string
  readonly warnings: readonly Warning[]
}

interface OwnComment {
  readonly id: number
  readonly nodeId: string
  readonly body: string
}

/** Keeps one comment on the pull request: found by its marker and its author, changed in place, said anew when it turns red. */
export async function publishComment(request: CommentRequest): Promise<CommentResult> {
  if (request.policy === 'never') return { warnings: [] }
  try {
    return { ...(await place(request)), warnings: [] }
  } catch (error) {
    return { warnings: [commentWarning(error)] }
  }
}

async function place(request: CommentRequest): Promise<{ readonly url?: string }> {
  const login = await ownLogin(request.client)
  const own = await ownComments(request, login)
  const last = own.at(-1)
  await minimize(request.client, own.slice(0, -1).slice(-MAX_MINIMIZED))
  if (last === undefined) return (await isWanted(request, login)) ? create(request) : {}
  if (!turnsRed(last.body, request.report.color)) return update(request, last)
  // An edit tells nobody; a new comment does.
  const created = await create(request)
  await minimize(request.client, [last])
  return created
}

async function create(request: CommentRequest): Promise<{ readonly url: string }> {
  const { owner, repo } = request.repository
  const body = bodyOf(request)
  const { data } = await request.client.rest.issues.createComment({
    owner,
    repo,
    issue_number: request.pullRequest,
    body
  })
  return { url: data.html_url }
}

async function update(request: CommentRequest, { id }: OwnComment): Promise<{ readonly url: string }> {
  const { owner, repo } = request.repository
  try {
    const body = bodyOf(request)
    const { data } = await request.client.rest.issues.updateComment({ owner, repo, comment_id: id, body })
    return { url: data.html_url }
  } catch (error) {
    // Deleted since it was listed.
    if (statusOfThrown(error) !== 404) throw error
    return create(request)
  }
}

/**
 * `on-change` speaks where something is to be said. The first green comparison of a repository is something too: it shows
 * that the gate works, and how a report looks.
 */
async function isWanted(request: CommentRequest, login: string): Promise<boolean> {
  const { policy, report } = request
  if (policy === 'always') return true
  if (policy === 'failure') return report.color === 'red'
  if (report.state !== 'pass') return true
  return report.checks.length > 0 && !(await hasSpoken(request, login))
}

/** Whether any pull request has a comment of this gate, as far as the newest few hundred comments tell. */
async function hasSpoken({ client, repository, body }: CommentRequest, login: string): Promise<boolean> {
  const { owner, repo } = repository
  for (let page = 1; page <= MAX_SEARCHED_PAGES; page += 1) {
    const query = { owner, repo, sort: 'created', direction: 'desc', per_page: PAGE_LENGTH, page } as const
    const { data } = await client.rest.issues.listCommentsForRepo(query)
    if (data.some((comment) => isOwn(comment, { login, marker: markerOf(body) }))) return true
    if (data.length < PAGE_LENGTH) return false
  }
  return false
}

/** Oldest first, so that the last one wins where two runs at once have made two. */
async function ownComments(request: CommentRequest, login: string): Promise<readonly OwnComment[]> {
  const { client, repository, pullRequest, body } = request
  const { owner, repo } = repository
  const query = { owner, repo, issue_number: pullRequest, per_page: PAGE_LENGTH }
  const all = await client.paginate(client.rest.issues.listComments, query)
  return all
    .filter((comment) => isOwn(comment, { login, marker: markerOf(body) }))
    .map(({ id, node_id, body: text }) => ({ id, nodeId: node_id, body: text ?? '' }))
    .toSorted((a, b) => a.id - b.id)
}

/** Anybody can post the marker: the author must be right as well. */
function isOwn(
  comment: { readonly body?: string; readonly user: { readonly login: string } | null },
  own: { readonly login: string; readonly marker: string }
): boolean {
  return comment.user?.login === own.login && markerOf(comment.body ?? '') === own.marker
}

function markerOf(body: string): string {
  return body.split(/\r?\n/, 1)[0] ?? ''
}

const viewerSchema = z.object({ viewer: z.object({ login: z.string().min(1) }) })

/** Under whose name this token writes; the workflow's own token has no user that REST would name. */
async function ownLogin(client: GitHubClient): Promise<string> {
  try {
    return viewerSchema.parse(await client.graphql('query { viewer { login } }')).viewer.login
  } catch {
    return GITHUB_TOKEN_LOGIN
  }
}

/** Folds them as outdated: best effort, since it changes nothing that anybody relies on. */
async function minimize(client: GitHubClient, comments: readonly OwnComment[]): Promise<void> {
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

/**
 * The color a comment was written with, in a line of its own under the marker. Any workflow of the repository may write
 * as the same author, so that it decides whether people are told anew, and nothing else.
 */
const COLOR_LINE = /^<!-- llm-latency-gate color=(?<color>green|warning|red) -->$/

function bodyOf({ body, report }: CommentRequest): string {
  const [marker = '', ...rest] = body.split('\n')
  const whole = [marker, `<!-- llm-latency-gate color=${report.color} -->`, ...rest].join('\n')
  if (whole.length <= MAX_LENGTH) return whole
  const room = whole.slice(0, MAX_LENGTH)
  // Up to the end of a line, which is no half of a character either.
  return `${room.slice(0, room.lastIndexOf('\n'))}\n\n*Cut here: the whole report is in the job summary.*`
}

function turnsRed(oldBody: string, color: Report['color']): boolean {
  const line = oldBody.split(/\r?\n/, 2)[1] ?? ''
  const oldColor = COLOR_LINE.exec(line)?.groups?.['color']
  return color === 'red' && oldColor !== undefined && oldColor !== 'red'
}

function commentWarning(error: unknown): Warning {
  const status = statusOfThrown(error)
  if (status === undefined) throw error
  const message = apiProblem(error)
  // A locked conversation is refused with the same status, and no permission would help.
  const isForbidden = (status === 403 || status === 401) && !/locked|rate limit/i.test(message)
  return isForbidden
    ? { kind: 'comment-forbidden', permission: 'pull-requests: write' }
    : { kind: 'publish-failed', what: 'comment', message }
}
