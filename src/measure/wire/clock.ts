import { setTimeout as sleep } from 'node:timers/promises'

/** Time as this room sees it: one monotonic clock for every stamp, and a way to wait. */
export interface Clock {
  readonly nowMs: () => number
  /** Ends early, without an error, when the signal is aborted. */
  readonly wait: (durationMs: number, signal: AbortSignal) => Promise<void>
}

export const systemClock: Clock = {
  nowMs: () => performance.now(),
  wait: async (durationMs, signal) => {
    if (signal.aborted || durationMs <= 0) return
    // The only way this fails is the abort, which is an answer and no failure.
    await sleep(durationMs, undefined, { signal }).catch(() => undefined)
  }
}
