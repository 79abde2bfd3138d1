import type { IncomingMessage, ServerResponse } from 'node:http'

export type Access = 'read' | 'write'
export type Scope = 'actions' | 'pull_requests' | 'issues' | 'contents'
export type Side = 'api' | 'results' | 'blob'

/** A token by the name of who writes with it, and what it may do. */
export interface FakeToken {
  readonly login: string
  readonly permissions: Readonly<Partial<Record<Scope, Access | undefined>>>
}

export interface LoggedRequest {
  readonly side: Side
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Replaces the service's answer a number of times, where `api GET /path` matches. */
export interface FakeFault {
  readonly match: RegExp
  times: number
  /** The number of matching calls that are answered correctly before the fault begins. */
  after?: number
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /**
   * `reset`: the connection breaks without an answer. `done-then-reset`: the service does what it was asked, and then
   * it breaks. `cut`: the answer is right, and ends half-way.
   */
  readonly how?: 'reset' | 'done-then-reset' | 'cut'
  /** Silence before the answer. */
  readonly delayMs?: number
}

export interface Call {
  readonly request: IncomingMessage
  readonly url: URL
  readonly path: string
  readonly match: RegExpExecArray
  readonly token: FakeToken
  readonly json: () => Record<string, unknown>
}

export interface Reply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Route {
  readonly method: string
  readonly path: RegExp
  /** Any of them is enough. */
  readonly scopes: readonly Scope[]
  readonly access: Access
  readonly answer: (call: Call) => Reply
}

export const NOT_FOUND: Reply = { status: 404, body: { message: 'Not Found', status: '404' } }

export function unprocessable(message: string, errors?: readonly unknown[]): Reply {
  return { status: 422, body: { message, status: '422', errors } }
}

export function may(token: FakeToken, route: Route): boolean {
  const given = route.scopes.map((scope) => token.permissions[scope])
  return given.includes('write') || (route.access === 'read' && given.includes('read'))
}

export function paged<T>(url: URL, all: readonly T[], wrap: (part: readonly T[]) => unknown): Reply {
  const size = Math.min(Number(url.searchParams.get('per_page') ?? 30), 100)
  const page = Number(url.searchParams.get('page') ?? 1)
  const last = Math.max(1, Math.ceil(all.length / size))
  const link = (number: number): string => {
    const other = new URL(url)
    other.searchParams.set('page', String(number))
    return other.href
  }
  return {
    status: 200,
    body: wrap(all.slice((page - 1) * size, page * size)),
    headers: page < last ? { link: `<${link(page + 1)}>; rel="next", <${link(last)}>; rel="last"` } : {}
  }
}

export function blobError(status: number, code: string): Reply {
  const body = Buffer.from(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
  return { status, body, headers: { 'content-type': 'application/xml', 'x-ms-error-code': code } }
}

/** Sends the answer, or the part of it that the fault leaves. */
export function send(response: ServerResponse, reply: Reply, fault?: FakeFault): void {
  if (fault?.how === 'reset' || fault?.how === 'done-then-reset') {
    response.socket?.destroy()
    return
  }
  const { status, body, headers = {} } = reply
  const isBytes = Buffer.isBuffer(body)
  const bytes = isBytes ? body : Buffer.from(body === undefined ? '' : JSON.stringify(body))
  response.writeHead(status, {
    ...(isBytes ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    'content-length': String(bytes.length),
    ...headers
  })
  if (fault?.how !== 'cut') response.end(bytes)
  else response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.destroy())
}
