import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { messageOfThrown, statusOfThrown } from '../../domain/thrown.ts'

const MAX_TRIES = 4
const FIRST_WAIT_MS = 1000
/** Beyond this the call is given up: a longer wait wastes the job's time. */
const LONGEST_WAIT_MS = 60_000
/** The wait that GitHub asks for after a secondary limit without a time: docs.github.com, "Best practices for the REST API". */
const UNNAMED_LIMIT_WAIT_MS = 60_000
/** The most time that a job loses to failures of GitHub, over all calls of one client. */
const MAX_LOST_MS = 180_000

export type WaitMs = (durationMs: number) => Promise<unknown>

/** Milliseconds that may still be lost to failures and to waiting after them. */
export interface Patience {
  leftMs: number
}

export function newPatience(maxLostMs: number = MAX_LOST_MS): Patience {
  return { leftMs: maxLostMs }
}

export interface RetryOptions {
  readonly wait?: WaitMs
  /** Shared by the calls that together must not take longer. */
  readonly patience?: Patience
  /** False for calls that must not be made twice: only a rate limit, which refuses a call before it does anything, is retried. */
  readonly repeatable?: boolean
}

/** Tries until it works. Throws the last failure where another try would fail too, or tries or patience are used up. */
export async function retried<T>(attempt: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { wait = sleep, patience = newPatience(), repeatable = true } = options
  for (let tries = 1; ; tries += 1) {
    const startedMs = performance.now()
    try {
      return await attempt()
    } catch (error) {
      patience.leftMs -= performance.now() - startedMs
      const delayMs = tries < MAX_TRIES ? delayAfterMs(error, tries, repeatable) : undefined
      if (delayMs === undefined || delayMs > Math.min(LONGEST_WAIT_MS, patience.leftMs)) throw error
      patience.leftMs -= delayMs
      await wait(delayMs)
    }
  }
}

/** Milliseconds to wait after failure number `tries`; undefined where another try would fail as well. */
function delayAfterMs(error: unknown, tries: number, repeatable: boolean): number | undefined {
  const status = statusOfThrown(error)
  if (status === undefined) return undefined
  const backOffMs = FIRST_WAIT_MS * 2 ** (tries - 1)
  if (isRateLimit(error)) return limitWaitMs(error) ?? backOffMs
  if (status >= 500 && repeatable) return headerSeconds(error, 'retry-after') ?? backOffMs
  return undefined
}

/** GitHub answers a rate limit with 403 as often as with 429; only headers and words tell it from a missing permission. */
export function isRateLimit(error: unknown): boolean {
  const status = statusOfThrown(error)
  return status === 429 || (status === 403 && limitWaitMs(error) !== undefined)
}

/** True where GitHub refuses the token something, for whatever reason. */
export function isForbidden(error: unknown): boolean {
  return [401, 403, 404].includes(statusOfThrown(error) ?? 0) && !isRateLimit(error)
}

function limitWaitMs(error: unknown): number | undefined {
  const namedMs = headerSeconds(error, 'retry-after')
  if (namedMs !== undefined) return namedMs
  const resetMs = headerSeconds(error, 'x-ratelimit-reset')
  if (header(error, 'x-ratelimit-remaining') === '0' && resetMs !== undefined)
    return Math.max(0, resetMs - sentMs(error))
  return /secondary rate limit|abuse detection/i.test(messageOfThrown(error)) ? UNNAMED_LIMIT_WAIT_MS : undefined
}

/** The time of the answer by GitHub's own clock, which also set the end of the limit: a runner's clock may be off. */
function sentMs(error: unknown): number {
  const ms = Date.parse(header(error, 'date') ?? '')
  return Number.isNaN(ms) ? Date.now() : ms
}

/** Returns a header of seconds in milliseconds. */
function headerSeconds(error: unknown, name: string): number | undefined {
  const seconds = Number.parseFloat(header(error, name) ?? '')
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}

function header(error: unknown, name: string): string | undefined {
  const headers = (error as { response?: { headers?: Record<string, unknown> } } | undefined)?.response?.headers
  const value = headers?.[name]
  return value === undefined ? undefined : String(value)
}
