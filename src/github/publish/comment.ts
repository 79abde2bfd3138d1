import { setTimeout as sleep } from 'node:timers/promises'
import type { Plan } from '../../domain/plan.ts'
import type { Report } from '../../domain/report.ts'
import { statusOfThrown } from '../../domain/thrown.ts'
import type { Warning } from '../../domain/warning.ts'
import { apiProblem, type GitHubClient } from '../api/client.ts'
import { ownLogin } from '../api/own-login.ts'
import { isRateLimit, type WaitMs } from '../api/retry.ts'
import type { EventFacts } from '../event/context.ts'

/** GitHub takes 65,536 characters; the page is made shorter than that, so that this is a guard and no limit. */
const MAX_LENGTH = 65_000
const PAGE_LENGTH = 100
/** Nobody reads a pull request of more than ten thousand comments. */
const MAX_PAGES = 100
/** How far back the repository is searched for a comment of this gate. */
const MAX_SEARCHED_PAGES = 5
/** A comment whose making failed half-way is looked for before it is made again. */
const MAX_CREATIONS = 3
const CREATION_WAIT_MS = 2000
/** Extra comments come from two runs at once; nobody has many. */
const MAX_MINIMIZED = 5

export interface CommentRequest {
  readonly client: GitHubClient
  readonly repository: EventFacts['repository']
  readonly pullRequest: number
  /** Its first line is the marker by which the comment is found again. */
  readonly body: string
  readonly policy: Plan['comment']
  readonly report: Pick<Report, 'state' | 'color' | 'checks' | 'notMeasured'>
  readonly wait?: WaitMs
}

export interface CommentResult {
  readonly url?: string
  readonly warnings: readonly Warning[]
}

interface OwnComment {
  readonly id: number
  readonly nodeId: string
  readonly body: string
  readonly url: string
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

type Placed = { readonly url: string }

async function place(request: CommentRequest): Promise<Partial<Placed>> {
  const login = await ownLogin(request.client)
  const own = await ownComments(request, login)
  const last = own.at(-1)
  await minimize(request.client, own.slice(0, -1).slice(-MAX_MINIMIZED))
  if (last === undefined) return (await isWanted(request, login)) ? urlOf(await create(request, login, own)) : {}
  if (!turnsRed(last.body, request.report.color)) return urlOf(await update({ request, login, own, last }))
  return urlOf(await tellAnew({ request, login, own, last }))
}

function urlOf({ url }: Placed): Placed {
  return { url }
}

interface Change {
  readonly request: CommentRequest
  readonly login: string
  readonly own: readonly OwnComment[]
  readonly last: OwnComment
}

/** An edit tells nobody; a new comment does. Where it cannot be made, the old one must at least not go on being green. */
async function tellAnew({ request, login, own, last }: Change): Promise<Placed> {
  try {
    const created = await create(request, login, own)
    await minimize(request.client, [last])
    return created
  } catch (error) {
    await update({ request, login, own, last }).catch(() => undefined)
    throw error
  }
}

/** GitHub may have made the comment and failed to say so: it is made again only where it is not found. */
async function create(
  request: CommentRequest,
  login: string,
  known: readonly OwnComment[],
  tries = 1
): Promise<Placed> {
  try {
    return await createOnce(request)
  } catch (error) {
    if ((statusOfThrown(error) ?? 0) < 500 || tries === MAX_CREATIONS) throw error
  }
  await (request.wait ?? sleep)(CREATION_WAIT_MS * tries)
  return (await madeBefore(request, login, known)) ?? create(request, login, known, tries + 1)
}

/** A comment that is new, and the one that is wanted: another run may have made its own. */
async function madeBefore(request: CommentRequest, login: string, known: readonly OwnComment[]) {
  const old = new Set(known.map(({ id }) => id))
  const now = await ownComments(request, login)
  return now.find(({ id, body }) => !old.has(id) && isSameText(body, bodyOf(request)))
}

async function createOnce(request: CommentRequest): Promise<Placed> {
  const { owner, repo } = request.repository
  const where = { owner, repo, issue_number: request.pullRequest }
  const { data } = await request.client.rest.issues.createComment({ ...where, body: bodyOf(request) })
  return { url: data.html_url }
}

/** GitHub keeps the line ends of a browser, and no space at the end. */
function isSameText(a: string, b: string): boolean {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim()
  return plain(a) === plain(b)
}

async function update({ request, login, own, last }: Change): Promise<Placed> {
  const { owner, repo } = request.repository
  try {
    const body = bodyOf(request)
    const { data } = await request.client.rest.issues.updateComment({ owner, repo, comment_id: last.id, body })
    return { url: data.html_url }
  } catch (error) {
    // Deleted since it was listed.
    if (statusOfThrown(error) !== 404) throw error
    return create(request, login, own)
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
  // That nothing relevant changed is said where a comment has said something before, and else is no news.
  if (report.notMeasured !== undefined && report.notMeasured !== 'fork-without-key') return false
  // An accepted slowdown is news as long as it is accepted.
  if (report.state !== 'pass' || report.checks.some(({ accepted }) => accepted !== undefined)) return true
  return report.checks.length > 0 && !(await hasSpoken(request, login))
}

/** Whether any pull request has a comment of this gate. Behind more comments than are searched, there may be one. */
async function hasSpoken({ client, repository, body }: CommentRequest, login: string): Promise<boolean> {
  const { owner, repo } = repository
  for (let page = 1; page <= MAX_SEARCHED_PAGES; page += 1) {
    const query = { owner, repo, sort: 'created', direction: 'desc', per_page: PAGE_LENGTH, page } as const
    const { data } = await client.rest.issues.listCommentsForRepo(query)
    if (data.some((comment) => isOwn(comment, { login, marker: markerOf(body) }))) return true
    if (data.length < PAGE_LENGTH) return false
  }
  return true
}

/** Oldest first, so that the last one wins where two runs at once have made two. */
async function ownComments(request: CommentRequest, login: string): Promise<readonly OwnComment[]> {
  const marker = markerOf(request.body)
  const found: OwnComment[] = []
  // The client's own way through the pages takes 409 for their end.
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const comments = await pageOfComments(request, page)
    const own = comments.filter((comment) => isOwn(comment, { login, marker }))
    found.push(...own.map(({ id, node_id, body = '', html_url: url }) => ({ id, nodeId: node_id, body, url })))
    if (comments.length < PAGE_LENGTH) break
  }
  return found.toSorted((a, b) => a.id - b.id)
}

async function pageOfComments({ client, repository, pullRequest }: CommentRequest, page: number) {
  const { owner, repo } = repository
  const query = { owner, repo, issue_number: pullRequest, per_page: PAGE_LENGTH, page }
  return (await client.rest.issues.listComments(query)).data
}

/** Anybody can post the marker: the author must be right as well. */
function isOwn(
  comment: { readonly body?: string; readonly user: { readonly login: string; readonly type?: string } | null },
  own: { readonly login: string; readonly marker: string }
): boolean {
  const { login = '', type } = comment.user ?? {}
  // GraphQL calls some apps by their name alone; a person of that name is another.
  const isAuthor = login === own.login || (type === 'Bot' && login === `${own.login}[bot]`)
  return isAuthor && markerOf(comment.body ?? '') === own.marker
}

function markerOf(body: string): string {
  return body.split(/\r?\n/, 1)[0] ?? ''
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
  const isForbidden = (status === 403 || status === 401) && !isRateLimit(error) && !/locked/i.test(message)
  return isForbidden
    ? { kind: 'comment-forbidden', permission: 'pull-requests: write' }
    : { kind: 'publish-failed', what: 'comment', message }
}
