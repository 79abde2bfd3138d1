/** `500ms`, `30s`, `15m`, `1h`: a number and its unit, which is never left out. */
export const DURATION_PATTERN = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** Milliseconds; absent where the text is no duration. */
export function parseDuration(text: string): number | undefined {
  const [, number, unit = ''] = DURATION_PATTERN.exec(text.trim()) ?? []
  const unitMs = UNIT_MS[unit]
  return number === undefined || unitMs === undefined ? undefined : Number(number) * unitMs
}
