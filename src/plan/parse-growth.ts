import { parsePercent } from './parse-percent.ts'

/** `+35%`, or without the sign: by how much more. */
export const GROWTH_PATTERN = /^\+?\s*\d+(?:\.\d+)?\s*%$/

/** A share of 1 above nothing; absent where the text is no such percentage. */
export function parseGrowth(text: string): number | undefined {
  const ratio = parsePercent(text.trim().replace(/^\+/, ''))
  return ratio === undefined || ratio === 0 ? undefined : ratio
}
