/** `1%`, `0.5 %`: the sign is never left out, since 0.01 and 1 could both mean one percent. */
export const PERCENT_PATTERN = /^(\d+(?:\.\d+)?)\s*%$/

/** A share of 1; absent where the text is no percentage. */
export function parsePercent(text: string): number | undefined {
  const [, number] = PERCENT_PATTERN.exec(text.trim()) ?? []
  // Dividing keeps 1% the double nearest to 0.01; multiplying by 0.01 would not.
  return number === undefined ? undefined : Number(number) / 100
}

/** `+35%`, or without the sign: by how much more. */
export const GROWTH_PATTERN = /^\+?\s*\d+(?:\.\d+)?\s*%$/

/** A share of 1 above nothing; absent where the text is no such percentage. */
export function parseGrowth(text: string): number | undefined {
  const ratio = parsePercent(text.trim().replace(/^\+/, ''))
  return ratio === undefined || ratio === 0 ? undefined : ratio
}
