import { getOctokit } from '@actions/github'
import { messageOfThrown, statusOfThrown } from '../domain/thrown.ts'
import { retried, type WaitMs } from './retry.ts'

/** The client has no limit of its own, and a proxy that swallows a request would hold the job until its timeout. */
const REQUEST_TIMEOUT_MS = 30_000

export type GitHubClient = ReturnType<typeof getOctokit>

/** A repository as the API's paths name it. */
export interface RepositoryName {
  readonly owner: string
  readonly repo: string
}

/** GitHub's API with bounded retries of reads. Its token goes to `apiUrl` and nowhere else. */
export function createClient(options: {
  readonly token: string
  readonly apiUrl: string
  readonly wait?: WaitMs
}): GitHubClient {
  const client = getOctokit(options.token, { baseUrl: options.apiUrl })
  addRetries(client, options.wait)
  return client
}

/** Has the client repeat reads that failed for a passing reason. Writes are made once: a repeated one may come twice. */
function addRetries(client: GitHubClient, wait?: WaitMs): void {
  client.hook.wrap('request', async (request, options) => {
    const send = async () => {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
      return request(Object.assign({}, options, { request: { ...options.request, signal } }))
    }
    return options.method === 'GET' ? retried(send, wait) : send()
  })
}

/** What a failed call says to a person: its status and GitHub's words, without addresses and on one line. */
export function apiProblem(error: unknown): string {
  const line = messageOfThrown(error)
    .replace(/\bhttps?:\/\/\S+/g, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
  return `${statusOfThrown(error) ?? ''} ${line.slice(0, 200)}`.trim()
}
