import type { Outcome, ServerTimings } from './sample.ts'

/** One piece of a provider's stream, in this project's words. Counts are totals so far: the last one counts. */
export type StreamPart =
  | { readonly type: 'text-delta'; readonly text: string }
  | { readonly type: 'reasoning-delta'; readonly text: string }
  /** The model thought, and what it thought is not sent: redacted, sealed, or only signed. */
  | { readonly type: 'reasoning-hidden' }
  | { readonly type: 'refusal-delta'; readonly text: string }
  | { readonly type: 'tool-call-delta'; readonly text: string }
  | ({ readonly type: 'usage' } & Usage)
  | { readonly type: 'server-timings'; readonly timings: ServerTimings }
  | {
      readonly type: 'served-by'
      readonly model?: string
      readonly fingerprint?: string
      readonly serviceTier?: string
      /** Which of several backends: a gateway's provider or deployment, a region. */
      readonly via?: string
    }
  /**
   * `name` is the server's own word for it, absent where the API has none. `awaitsEndMark` where the API always sends its end mark
   * after it, so that without one the reply was cut off.
   */
  | { readonly type: 'finish'; readonly reason: FinishReason; readonly name?: string; readonly awaitsEndMark?: boolean }
  /** A text where the API puts generated text, in a member that this version does not know. */
  | { readonly type: 'unread-text'; readonly member: string; readonly text: string }
  /** The API's own end mark, such as `[DONE]`. */
  | { readonly type: 'end-mark' }
  | {
      readonly type: 'stream-error'
      readonly outcome: Outcome
      readonly message: string
      readonly account?: boolean
      /** Nothing but its words makes it an error: it is none where the model goes on after it. */
      readonly unlessMoreFollows?: boolean
    }
  /** A keep-alive that the server sent as data. */
  | { readonly type: 'keep-alive' }
  /** Data that is not what the API promises. */
  | { readonly type: 'malformed'; readonly message: string }

/** `unknown`: a word that is in no table. Only known good ends are good ends. */
export type FinishReason = 'stop' | 'length' | 'tool-calls' | 'refusal' | 'error' | 'unknown'

/**
 * Token counts as the provider reports them, reasoning included in `outputTokenCount`, and what was read from a cache in
 * `inputTokenCount`. Where a provider counts what it read from a cache and wrote to it beside the rest, all three are
 * told apart, since each may be said and corrected by itself, and the input is their sum.
 */
export interface Usage {
  readonly inputTokenCount?: number
  readonly uncachedTokenCount?: number
  readonly cacheWriteTokenCount?: number
  readonly outputTokenCount?: number
  readonly reasoningTokenCount?: number
  /** Tokens that stand in the total alone, and are taken for reasoning: to be believed only as far as the evidence goes. */
  readonly unnamedTokenCount?: number
  readonly cachedTokenCount?: number
}

/** One part, and the arrival of the socket read that completed its event. */
export type TimedPart = StreamPart & {
  readonly atMs: number
  /** Number of the read; parts of one read share it. */
  readonly read: number
  /** Number of the event; parts of one event share it, and count as one chunk. Absent: an event of its own. */
  readonly event?: number
}

/** Everything one request's stream said, and when each piece arrived. Times count from t0. */
export interface Timeline {
  readonly parts: readonly TimedPart[]
  /** When the body ended. */
  readonly endMs: number
  /** The last event lacked its closing blank line. */
  readonly unterminated: boolean
  /** The API has no end mark: the close of the connection stands for it. */
  readonly endsByClose?: boolean
  /** Nothing in the stream says that a reply is over: a close in good order does. */
  readonly hasNoEnd?: boolean
  /** The body ended inside of an event, and is known to have: whatever came before, it is no whole reply. */
  readonly cut?: boolean
}
