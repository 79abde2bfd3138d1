import { getOctokit } from '@actions/github'
import { messageOfThrown, statusOfThrown } from '../../domain/thrown.ts'
import { newPatience, type Patience, retried, type WaitMs } from './retry.ts'

/** The client has no limit of its own, and a proxy that swallows a request would hold the job until its timeout. */
const REQUEST_TIMEOUT_MS = 30_000
/** Once GitHub has cost the job all it may, calls are made once, and shortly. */
const LAST_TIMEOUT_MS = 5000

export type GitHubClient = ReturnType<typeof getOctokit>

/** A repository as the API's paths name it. */
export interface RepositoryName {
  readonly owner: string
  readonly repo: string
}

/** GitHub's API with bounded retries: in tries a call, and in time over all calls. Its token goes to `apiUrl` and nowhere else. */
export function createClient(options: {
  readonly token: string
  readonly apiUrl: string
  readonly wait?: WaitMs
}): GitHubClient {
  const client = getOctokit(options.token, { baseUrl: options.apiUrl })
  addRetries(client, { wait: options.wait, patience: newPatience() })
  return client
}

interface Answer {
  readonly status: number
  readonly data: unknown
  readonly headers: object
}

interface Sent {
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

/** The answer, if it is a whole one; what is thrown is what happened, where the client would see something else. */
async function checked<T extends Answer>(send: () => Promise<T>, sent: Sent, format: string | undefined): Promise<T> {
  const answer = await send().catch((error: unknown) => {
    throw isOfList(sent) && statusOfThrown(error) === 409 ? new ListConflict(messageOfThrown(error)) : error
  })
  if (isWhole(answer, format)) return answer
  throw new CutAnswer(sent)
}

function isOfList({ method, url, ...parameters }: Sent): boolean {
  return method === 'GET' && ('per_page' in parameters || url.includes('per_page='))
}

/** The client's own way through pages takes 409 for the end of the list, and what it has so far for all there is. */
class ListConflict extends Error {
  readonly status = 503

  constructor(message: string) {
    super(message)
    this.name = 'ListConflict'
  }
}

/**
 * Whether a call that was made twice has done no more than one made once. What creates an object by its content does not:
 * a comment would stand there twice.
 */
function isRepeatable({ method, url }: Sent): boolean {
  return method !== 'POST' || /\/(?:graphql|git\/(?:blobs|trees|commits|refs))$/.test(url)
}

class CutAnswer extends Error {
  readonly status = 502

  constructor({ method, url }: Sent) {
    super(`GitHub's answer to ${method} ${url} was cut short, or is none`)
    this.name = 'CutAnswer'
  }
}

/** The client takes what is no JSON, or only the beginning of it, for text, and what broke off for an empty one. */
function isWhole({ status, data, headers }: Answer, format: string | undefined): boolean {
  if (status < 200 || status >= 300 || status === 204 || status === 205) return true
  if (format !== 'raw') return typeof data === 'object' && data !== null
  const length = (headers as Record<string, unknown>)['content-length']
  return data !== '' || String(length) === '0'
}

/** What a failed call says to a person: its status and GitHub's words, without addresses and on one line. */
export function apiProblem(error: unknown): string {
  const line = messageOfThrown(error)
    .replace(/\bhttps?:\/\/\S+/g, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
  return `${statusOfThrown(error) ?? ''} ${line.slice(0, 200)}`.trim()
}
