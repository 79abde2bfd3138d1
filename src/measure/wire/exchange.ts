import type { ConnectFacts } from './connector.ts'

/** One arrival on the socket. What one read of it brought, and what all reads of one turn of the event loop did, shares a stamp. */
export interface Read {
  /** On the run's clock. */
  readonly atMs: number
  readonly bytes: Uint8Array
  /** Its bytes came with the read before. */
  readonly sameArrival: boolean
}

export type TimeoutKind = 'timeout-connect' | 'timeout-first-byte' | 'timeout-idle' | 'timeout-total'

/** The end of an exchange. A reset that undici takes for the end of a body without a length is `complete` as well. */
export type ExchangeEnd =
  | { readonly kind: 'complete' }
  | { readonly kind: 'timeout'; readonly timeout: TimeoutKind }
  /** `code` is a system's or undici's, such as ECONNREFUSED. */
  | { readonly kind: 'failed'; readonly code: string }
  /** By this program: its time or money is up, or its user stopped it. */
  | { readonly kind: 'aborted' }

/** The socket a request went out on. */
export interface ConnectionUsed {
  readonly reused: boolean
  /** The times of opening it; only for the first request on it, and not through a proxy. */
  readonly opened?: ConnectFacts
  readonly viaProxy: boolean
  readonly httpVersion: string
}

/** The bytes that went over the wire for one request, and their times. Nothing in it was interpreted. */
export interface Exchange {
  /** When the request was handed to undici. */
  readonly dispatchedAtMs: number
  /** t0: when its last byte was handed to a connected socket. Absent where none was reached. */
  readonly sentAtMs?: number
  /** Bytes of the request still waited in the socket at t0. */
  readonly uploadPending: boolean
  readonly connection?: ConnectionUsed
  /** A byte came back, be it half a status line. */
  readonly answered: boolean
  readonly status?: number
  /** When its headers came. */
  readonly headersAtMs?: number
  readonly headers: Readonly<Record<string, string>>
  readonly reads: readonly Read[]
  readonly endedAtMs: number
  readonly end: ExchangeEnd
}

/** How far a reply has come: `finished` names a reason for its end, `marked` has the API's end mark as well. */
export type ReplyEnding = 'open' | 'finished' | 'marked'
