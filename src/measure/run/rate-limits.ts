import type { Clock } from '../wire/clock.ts'

/** Until when, and how often in a row, a target has asked to be left alone; when it was asked, and how fast it may be. */
interface Manner {
  notBeforeMs: number
  refusalCount: number
  askedAtMs: number
  intervalMs: () => number
}

export interface Manners {
  /** Waits until the target may be asked again. Another refusal meanwhile prolongs it, and so does a slower pace. */
  readonly turn: (targetId: string, signal: AbortSignal) => Promise<void>
  /** How far apart the target's requests have to be from now on, the next one from the last. Asked anew at each turn. */
  readonly pace: (targetId: string, intervalMs: () => number) => void
  readonly answered: (targetId: string) => void
  /** Takes how long to wait after that many refusals in a row, and gives it back. */
  readonly refused: (targetId: string, waitMsAfter: (refusalCount: number) => number) => number
}

/** When each target may be asked: what its replies said about that, kept apart from every other target's. */
export function createManners(clock: Clock): Manners {
  const manners = new Map<string, Manner>()
  const of = (targetId: string): Manner => {
    const known = manners.get(targetId)
    if (known !== undefined) return known
    const fresh: Manner = {
      notBeforeMs: 0,
      refusalCount: 0,
      askedAtMs: Number.NEGATIVE_INFINITY,
      intervalMs: () => 0
    }
    manners.set(targetId, fresh)
    return fresh
  }
  return {
    turn: async (targetId, signal) => {
      const manner = of(targetId)
      for (;;) {
        const nowMs = clock.nowMs()
        const waitMs = Math.max(manner.notBeforeMs, manner.askedAtMs + manner.intervalMs()) - nowMs
        if (waitMs <= 0 || signal.aborted) {
          manner.askedAtMs = nowMs
          return
        }
        await clock.wait(waitMs, signal)
      }
    },
    pace: (targetId, intervalMs) => {
      of(targetId).intervalMs = intervalMs
    },
    answered: (targetId) => {
      of(targetId).refusalCount = 0
    },
    refused: (targetId, waitMsAfter) => {
      const manner = of(targetId)
      manner.refusalCount += 1
      const waitMs = waitMsAfter(manner.refusalCount)
      manner.notBeforeMs = Math.max(manner.notBeforeMs, clock.nowMs() + waitMs)
      return waitMs
    }
  }
}

/** Without a word from the server, the first wait; each further refusal in a row doubles it. */
const DEFAULT_WAIT_MS = 1000
/** Nobody waits longer than that for one request; SDKs draw the same line. */
const MAX_WAIT_MS = 60_000

interface RefusedBy {
  readonly headers: Readonly<Record<string, string>>
  /** What the body said; a header goes first. */
  readonly toldMs?: number | undefined
  /** Refusals in a row, this one included. */
  readonly refusalCount: number
  /** Wall-clock, for a server that names a date. */
  readonly now: Date
}

/**
 * How long a 429, 503 or 529 asks to wait: `retry-after-ms`, else `retry-after` in seconds or as a date, else what its
 * body says, at most a minute. Whatever makes no sense counts as unsaid. https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function retryAfterMs({ headers, toldMs, refusalCount, now }: RefusedBy): number {
  const asked = millisecondsOf(headers['retry-after-ms'], 1) ?? secondsOrDate(headers['retry-after'], now) ?? toldMs
  const unsaid = DEFAULT_WAIT_MS * 2 ** Math.max(0, Math.min(10, refusalCount - 1))
  return Math.min(MAX_WAIT_MS, asked ?? unsaid)
}

function secondsOrDate(value: string | undefined, now: Date): number | undefined {
  const seconds = millisecondsOf(value, 1000)
  if (seconds !== undefined) return seconds
  // A date has letters in it; without this, `-1` would be one.
  if (value === undefined || !/[a-z]{3}/i.test(value)) return undefined
  // In UTC whatever this machine's zone is: the oldest of the three forms does not say so (`Sun Nov  6 08:49:37 1994`).
  const atMs = Date.parse(/(gmt|utc|z|[+-]\d\d:?\d\d)\s*$/i.test(value) ? value : `${value} GMT`)
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - now.getTime())
}

function millisecondsOf(value: string | undefined, msPerUnit: number): number | undefined {
  return value !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * msPerUnit : undefined
}
