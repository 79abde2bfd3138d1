export const MS_PER_SECOND = 1000
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Milliseconds since 1970 of an ISO 8601 time. NaN of anything else; the schemas keep that out. */
export function instantOf(iso: string): number {
  // biome-ignore lint/style/noRestrictedGlobals: it reads a time that is written down, and asks no clock.
  return Date.parse(iso)
}

/** The length of `2026-11-30` in an ISO 8601 time. */
const DAY_LENGTH = 10

/** The day of an ISO 8601 time in UTC: `YYYY-MM-DD`. */
export function dayOf(time: string): string {
  return time.slice(0, DAY_LENGTH)
}
