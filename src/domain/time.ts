/** Milliseconds since 1970 of an ISO 8601 time. NaN of anything else; the schemas keep that out. */
export function instantOf(iso: string): number {
  // biome-ignore lint/style/noRestrictedGlobals: it reads a time that is written down, and asks no clock.
  return Date.parse(iso)
}
