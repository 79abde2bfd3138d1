import type { Clock } from '../../src/measure/wire/clock.ts'

export interface LeapingClock extends Clock {
  /** What was waited for, in order. */
  readonly waitsMs: readonly number[]
}

/** The system's clock, but for waits: it leaps over them, and writes them down. */
export function leapingClock(): LeapingClock {
  const waitsMs: number[] = []
  let leaptMs = 0
  return {
    waitsMs,
    nowMs: () => performance.now() + leaptMs,
    wait: async (durationMs) => {
      waitsMs.push(durationMs)
      leaptMs += durationMs
    }
  }
}
