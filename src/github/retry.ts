import { setTimeout as sleep } from 'node:timers/promises'
import { statusOfThrown } from '../domain/thrown.ts'

const MAX_TRIES = 4
const FIRST_WAIT_MS = 1000
/** A longer wait is the job's time wasted: what was asked for is given up instead. */
const LONGEST_WAIT_MS = 30_000

export type WaitMs = (durationMs: number) => Promise<unknown>

/** Tries until it works, the failure is for good, or the tries are used up; then throws the last failure. */
export async function retried<T>(attempt: () => Promise<T>, wait: WaitMs = sleep): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      const delayMs = tries < MAX_TRIES ? retryDelayMs(error, tries) : undefined
      if (delayMs === undefined || delayMs > LONGEST_WAIT_MS) throw error
      await wait(delayMs)
    }
  }
}

/** Milliseconds to wait after the failure number `tries`; absent where another try would fail as well. */
function retryDelayMs(error: unknown, tries: number): number | undefined {
  const status = statusOfThrown(error)
  if (status === undefined) return undefined
  const toldMs = retryAfterMs(error)
  // GitHub answers 403 as often as 429 where a secondary limit is hit; only the header tells it from a missing right.
  const passing = status >= 500 || status === 429 || (status === 403 && toldMs !== undefined)
  return passing ? (toldMs ?? FIRST_WAIT_MS * 2 ** (tries - 1)) : undefined
}

function retryAfterMs(error: unknown): number | undefined {
  const headers = (error as { response?: { headers?: Record<string, unknown> } } | undefined)?.response?.headers
  const value = headers?.['retry-after']
  const seconds = Number.parseFloat(String(value ?? ''))
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}
