import type { Clock } from './clock.ts'

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
