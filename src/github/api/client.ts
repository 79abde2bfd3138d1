import { getOctokit } from '@actions/github'
import { z } from 'zod'
import { messageOfThrown, statusOfThrown } from '../../domain/thrown.ts'
import { isForbidden, isRateLimit, newPatience, type Patience, retried, type WaitMs } from './retry.ts'

/** The client has no limit of its own, and a proxy that swallows a request would hold the job until its timeout. */
const REQUEST_TIMEOUT_MS = 30_000
/** Once the job's patience is used up, each call is made once and with this limit. */
const LAST_TIMEOUT_MS = 5000

export type GitHubClient = ReturnType<typeof getOctokit>

/** A repository as the API's paths name it. */
export interface RepositoryName {
  readonly owner: string
  readonly repo: string
}

/** GitHub's API with bounded retries: so many tries a call, and so much time over all calls. The token goes to `apiUrl` only. */
export function createClient(options: {
  readonly token: string
  readonly apiUrl: string
  readonly wait?: WaitMs
}): GitHubClient {
  const client = getOctokit(options.token, { baseUrl: options.apiUrl })
  addRetries(client, { wait: options.wait, patience: newPatience() })
  return client
}

const viewerSchema = z.object({ viewer: z.object({ login: z.string().min(1) }) })

/**
 * The login that this token writes as; undefined where GitHub does not tell. REST names no user for the token of an app, such
 * as the workflow's own, and GraphQL may be refused to a token that may write.
 */
export async function ownLogin(client: GitHubClient): Promise<string | undefined> {
  try {
    return viewerSchema.parse(await client.graphql('query { viewer { login } }')).viewer.login
  } catch {
    return client.rest.users.getAuthenticated().then(
      ({ data }) => data.login,
      () => undefined
    )
  }
}

interface Author {
  readonly login?: string
  readonly type?: string
}

/**
 * True where this token is the author. Where its own login is not known, any app's writing passes, since people can post
 * everything else but not as an app.
 */
export function isOwnAuthor(author: Author | null | undefined, own: string | undefined): boolean {
  const { login = '', type } = author ?? {}
  if (own === undefined) return type === 'Bot'
  // GraphQL names some apps without "[bot]"; a person of that name is somebody else.
  return login === own || (type === 'Bot' && login === `${own}[bot]`)
}

interface Answer {
  readonly status: number
  readonly data: unknown
  readonly headers: object
}

interface SentRequest {
  readonly method: string
  readonly url: string
}

function addRetries(
  client: GitHubClient,
  how: { readonly wait: WaitMs | undefined; readonly patience: Patience }
): void {
  client.hook.wrap('request', async (request, options) => {
    const send = async () => {
      const signal = AbortSignal.timeout(how.patience.leftMs > 0 ? REQUEST_TIMEOUT_MS : LAST_TIMEOUT_MS)
      const sent = Object.assign({}, options, { request: { ...options.request, signal } })
      return checked(async () => request(sent), options, options.mediaType?.format)
    }
    return retried(send, { ...how, repeatable: isRepeatable(options) })
  })
}

/** Returns the answer if it is complete. Throws where the client would take a failure for an answer. */
async function checked<T extends Answer>(
  send: () => Promise<T>,
  sent: SentRequest,
  format: string | undefined
): Promise<T> {
  const answer = await send().catch((error: unknown) => {
    throw isListRequest(sent) && statusOfThrown(error) === 409 ? new ListConflict(messageOfThrown(error)) : error
  })
  if (isWholeAnswer(answer, format)) return answer
  throw new CutAnswer(sent)
}

function isListRequest({ method, url, ...parameters }: SentRequest): boolean {
  return method === 'GET' && ('per_page' in parameters || url.includes('per_page='))
}

/** Octokit's `paginate` takes a 409 for the end of the list and returns what it has so far. */
class ListConflict extends Error {
  readonly status = 503

  constructor(message: string) {
    super(message)
    this.name = 'ListConflict'
  }
}

/**
 * True for calls that may be made twice without harm. A POST is none, since a second comment would appear; objects that
 * git names by their content are.
 */
function isRepeatable({ method, url }: SentRequest): boolean {
  return method !== 'POST' || /\/(?:graphql|git\/(?:blobs|trees|commits|refs))$/.test(url)
}

class CutAnswer extends Error {
  readonly status = 502

  constructor({ method, url }: SentRequest) {
    super(`GitHub's answer to ${method} ${url} was cut short or is not JSON`)
    this.name = 'CutAnswer'
  }
}

/** Octokit returns a body that is not JSON, or only the beginning of it, as text, and a connection that broke off as an empty body. */
function isWholeAnswer({ status, data, headers }: Answer, format: string | undefined): boolean {
  if (status < 200 || status >= 300 || status === 204 || status === 205) return true
  if (format !== 'raw') return typeof data === 'object' && data !== null
  const length = (headers as Record<string, unknown>)['content-length']
  return data !== '' || String(length) === '0'
}

/** GitHub's own words for a failed call, behind its status: on one line, without addresses. */
export function apiProblem(error: unknown): string {
  const line = messageOfThrown(error)
    .replace(/\bhttps?:\/\/\S+/g, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
  return `${statusOfThrown(error) ?? ''} ${line.slice(0, 200)}`.trim()
}

/** The ways in which GitHub refuses a call, by its words, and what helps against each; none of them is a missing permission. */
const REFUSED_FOR: readonly (readonly [RegExp, string])[] = [
  [/IP allow list|IP address/i, 'let the IP allow list of the organization admit this runner'],
  [/SAML|single sign-on|\bSSO\b/i, 'authorize the token for the single sign-on of the organization'],
  [/archived/i, 'take the repository out of the archive, since nothing can be written to one in it'],
  [
    /account (?:was |is |has been )?(?:suspended|locked|flagged)|access blocked|billing/i,
    'settle it with GitHub first'
  ],
  [/expired/i, 'renew the token that the input "github-token" is given']
]

/** True where the token lacks a permission. GitHub answers 404 for what a token may not see. */
export function lacksPermission(error: unknown): boolean {
  const status = statusOfThrown(error)
  if (status === undefined || status === 401 || !isForbidden(error)) return false
  return !REFUSED_FOR.some(([words]) => words.test(messageOfThrown(error)))
}

/** Helps against a refusal, as an imperative without an end; undefined where GitHub's own words are all that is known. */
function fixOf(error: unknown, permission: string): string | undefined {
  const known = REFUSED_FOR.find(([words]) => words.test(messageOfThrown(error)))?.[1]
  if (isRateLimit(error)) return 'run it again once the rate limit of the token is over'
  if ([401, 403, 404].includes(statusOfThrown(error) ?? 0) && known !== undefined) return known
  if (statusOfThrown(error) === 401)
    return 'the token is wrong or has expired: renew it, or leave the input "github-token" at its default'
  return lacksPermission(error) ? `add "${permission}" to the "permissions:" of the job` : undefined
}

/** GitHub's own words, and what helps: the permission to add only where the token lacks it. */
export function accessProblem(error: unknown, permission: string): string {
  const fix = fixOf(error, permission)
  return fix === undefined ? apiProblem(error) : `${apiProblem(error)}; ${fix}`
}

/** The most items that GitHub lists on a page. */
export const PAGE_LENGTH = 100
