import { setTimeout as sleep } from 'node:timers/promises'
import type { Plan } from '../../domain/plan.ts'
import { type Report, WITHOUT_KEY } from '../../domain/report.ts'
import { messageOfThrown, statusOfThrown } from '../../domain/thrown.ts'
import type { Warning } from '../../domain/warning.ts'
import { accessProblem, apiProblem, type GitHubClient, lacksPermission, ownLogin } from '../api/client.ts'
import type { WaitMs } from '../api/retry.ts'
import type { EventFacts } from '../event/context.ts'
import {
  type CommentSearch,
  hasCommented,
  listOwnComments,
  MAX_BODY_LENGTH,
  markerIn,
  minimizeComments,
  type OwnComment
} from './own-comments.ts'

/** GitHub may create a comment and report a failure, so each try looks for it first. */
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

/** Keeps one comment on the pull request: it is edited in place, and posted again when it turns red. */
export async function publishComment(request: CommentRequest): Promise<CommentResult> {
  if (request.policy === 'never') return { warnings: [] }
  try {
    return { url: await keepComment(request), warnings: [] }
  } catch (error) {
    return { warnings: [commentWarning(error)] }
  }
}

interface Change {
  readonly request: CommentRequest
  readonly search: CommentSearch
  readonly own: readonly OwnComment[]
}

/** Returns the address of the comment; undefined where none is wanted. */
async function keepComment(request: CommentRequest): Promise<string | undefined> {
  const { client, repository, pullRequest, body, report } = request
  const search = { client, repository, login: await ownLogin(client), marker: markerIn(body) }
  const own = await listOwnComments(search, pullRequest)
  const last = own.at(-1)
  const change = { request, search, own }
  await minimizeComments(client, own.slice(0, -1).slice(-MAX_MINIMIZED))
  if (last === undefined) return (await isFirstWanted(request, search)) ? postComment(change) : undefined
  return turnsRed(last.body, report.color) ? repostComment(change, last) : updateComment(change, last)
}

/** An edit notifies nobody, a new comment does. If it cannot be posted, the old one must at least not stay green. */
async function repostComment(change: Change, last: OwnComment): Promise<string> {
  try {
    const url = await postComment(change)
    await minimizeComments(change.request.client, [last])
    return url
  } catch (error) {
    await updateComment(change, last).catch(() => undefined)
    throw error
  }
}

type Created = Pick<OwnComment, 'id' | 'url' | 'login'>

/** Only what it has written tells some tokens who they are: older comments of theirs, not found until now, give way. */
async function postComment(change: Change): Promise<string> {
  const { id: newest, url, login } = await createComment(change)
  const { request, search, own: known } = change
  if (search.login !== undefined || login === undefined) return url
  const kept = new Set([newest, ...known.map(({ id }) => id)])
  const own = await listOwnComments({ ...search, login }, request.pullRequest).catch(() => [])
  for (const { id } of own.filter((one) => !kept.has(one.id)).slice(-MAX_MINIMIZED)) await removeComment(request, id)
  return url
}

/** A failure is ignored: the newest comment counts. */
async function removeComment({ client, repository, body }: CommentRequest, id: number): Promise<void> {
  const { owner, repo } = repository
  const query = { owner, repo, comment_id: id }
  try {
    await client.rest.issues.deleteComment(query)
  } catch {
    const text = `${markerIn(body)}\n\n*A newer comment below replaces this one.*`
    await client.rest.issues.updateComment({ ...query, body: text }).catch(() => undefined)
  }
}

/** GitHub may create a comment and still report a failure: it is posted again only where it is not found. */
async function createComment(change: Change, tries = 1): Promise<Created> {
  const { client, repository, pullRequest, wait = sleep } = change.request
  const { owner, repo } = repository
  try {
    const query = { owner, repo, issue_number: pullRequest, body: commentText(change.request) }
    const { id, html_url: url, user } = (await client.rest.issues.createComment(query)).data
    return { id, url, login: user?.login }
  } catch (error) {
    if ((statusOfThrown(error) ?? 0) < 500 || tries === MAX_CREATIONS) throw error
  }
  await wait(CREATION_WAIT_MS * tries)
  return (await findCreated(change)) ?? createComment(change, tries + 1)
}

/** Finds a comment that is new and has this text: another run may have posted its own meanwhile. */
async function findCreated({ request, search, own }: Change): Promise<OwnComment | undefined> {
  const old = new Set(own.map(({ id }) => id))
  const now = await listOwnComments(search, request.pullRequest)
  return now.find(({ id, body }) => !old.has(id) && isSameText(body, commentText(request)))
}

/** GitHub may change line ends, and trims the end. */
function isSameText(a: string, b: string): boolean {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim()
  return plain(a) === plain(b)
}

async function updateComment(change: Change, { id }: OwnComment): Promise<string> {
  const { client, repository } = change.request
  const { owner, repo } = repository
  try {
    const query = { owner, repo, comment_id: id, body: commentText(change.request) }
    return (await client.rest.issues.updateComment(query)).data.html_url
  } catch (error) {
    // Somebody has deleted it since it was listed.
    if (statusOfThrown(error) !== 404) throw error
    return postComment(change)
  }
}

/**
 * Decides about the first comment on a pull request. `on-change` comments on news. The first green comparison of a
 * repository is news too: it shows that the gate works, and what a report looks like.
 */
async function isFirstWanted({ policy, report }: CommentRequest, search: CommentSearch): Promise<boolean> {
  if (policy === 'always') return true
  if (policy === 'failure') return report.color === 'red'
  // "Nothing relevant changed" is news only where it replaces an earlier comment.
  if (report.notMeasured !== undefined && !WITHOUT_KEY.some((reason) => reason === report.notMeasured)) return false
  // An accepted slowdown is news as long as it is accepted.
  if (report.state !== 'pass' || report.checks.some(({ accepted }) => accepted !== undefined)) return true
  return report.checks.length > 0 && !(await hasCommented(search))
}

/**
 * The color that a comment was written with, in the line below the marker. Any workflow of the repository can write as
 * the same author, so this line only decides whether to post again.
 */
const COLOR_LINE = /^<!-- llm-latency-gate color=(?<color>green|warning|red) -->$/

function commentText({ body, report }: CommentRequest): string {
  const [marker = '', ...rest] = body.split('\n')
  const text = [marker, `<!-- llm-latency-gate color=${report.color} -->`, ...rest].join('\n')
  if (text.length <= MAX_BODY_LENGTH) return text
  // A cut at the end of a line splits no character.
  const end = text.lastIndexOf('\n', MAX_BODY_LENGTH - 1)
  return `${text.slice(0, end)}\n\n*Cut here: the job summary has the whole report.*`
}

function turnsRed(oldBody: string, color: Report['color']): boolean {
  const line = oldBody.split(/\r?\n/, 2)[1] ?? ''
  const oldColor = COLOR_LINE.exec(line)?.groups?.['color']
  return color === 'red' && oldColor !== undefined && oldColor !== 'red'
}

function commentWarning(error: unknown): Warning {
  const status = statusOfThrown(error)
  if (status === undefined) throw error
  const permission = 'pull-requests: write'
  // GitHub refuses a locked conversation with the same status, and no permission would help there.
  if (status === 404 || /locked/i.test(messageOfThrown(error)))
    return { kind: 'publish-failed', what: 'comment', message: apiProblem(error) }
  return lacksPermission(error)
    ? { kind: 'comment-forbidden', permission }
    : { kind: 'publish-failed', what: 'comment', message: accessProblem(error, permission) }
}
