/** The progress of a piece of work. Times are of one monotonic clock. */
export interface Pace {
  readonly startedMs: number
  /** When `done` was last counted. */
  readonly countedMs: number
  readonly done: number
  readonly total: number
}

/**
 * Returns the time left at the average pace so far, in words, or undefined until something is done. Counts down between two counts, and
 * never below zero.
 */
export function timeLeftText({ startedMs, countedMs, done, total }: Pace, nowMs: number): string | undefined {
  if (done <= 0 || total <= 0) return undefined
  const expectedMs = ((countedMs - startedMs) / done) * Math.max(0, total - done)
  return `${durationText(Math.max(0, expectedMs - (nowMs - countedMs)))} left`
}

/** `45 s`, `3 min 20 s`, `2 h 5 min`. */
function durationText(durationMs: number): string {
  const seconds = Math.ceil(durationMs / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
