import type { Schedule } from '../../domain/plan.ts'

/** Pairs from which a p95 is printed, and so the least that are made unless the user wants fewer. */
export const LEAST_PAIRS = 60
/** Fewer pairs than two have no spread. */
const FEWEST = 2
const MOST = 100_000

/** `60..400`, or `400`: the most alone. */
export const PAIRS_PATTERN = /^\d+(?:\s*\.\.\s*\d+)?$/

/** From the least to the most; absent where the text is no such range, turns it round, or leaves 2 to 100000. */
export function parsePairs(text: string): Schedule['pairs'] | undefined {
  const trimmed = text.trim()
  if (!PAIRS_PATTERN.test(trimmed)) return undefined
  const [first = 0, second] = trimmed.split('..').map(Number)
  const most = second ?? first
  const least = second === undefined ? Math.min(LEAST_PAIRS, most) : first
  return least >= FEWEST && least <= most && most <= MOST ? { least, most } : undefined
}
