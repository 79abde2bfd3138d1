import type { Gaps } from '../../domain/sample.ts'

/** One gap, or several alike. */
interface Gap {
  readonly ms: number
  readonly count: number
}

/**
 * Summarizes the gaps between ordered moments: median, 95th percentile and longest. Returns undefined below two moments. Where
 * the token count at each moment is known, a gap before several tokens counts as that many equal parts.
 */
export function summarizeGaps(momentsMs: readonly number[], tokensBy?: readonly number[]): Gaps | undefined {
  const gaps = momentsMs.slice(1).map((atMs, index): Gap => {
    const count = tokensBy === undefined ? 1 : (tokensBy[index + 1] ?? 0) - (tokensBy[index] ?? 0)
    return { ms: (atMs - (momentsMs[index] ?? atMs)) / count, count }
  })
  const sorted = gaps.toSorted((a, b) => a.ms - b.ms)
  const longest = sorted.at(-1)
  return longest === undefined
    ? undefined
    : { p50: quantileOfGaps(sorted, 0.5), p95: quantileOfGaps(sorted, 0.95), max: longest.ms }
}

/** Returns the quantile of all gaps, Hyndman & Fan type 7, without listing them: a server may count a billion tokens. */
function quantileOfGaps(sorted: readonly Gap[], p: number): number {
  const position = (sorted.reduce((sum, { count }) => sum + count, 0) - 1) * p
  const below = gapAt(sorted, Math.floor(position))
  return below + (position - Math.floor(position)) * (gapAt(sorted, Math.ceil(position)) - below)
}

function gapAt(sorted: readonly Gap[], position: number): number {
  let behind = 0
  for (const { ms, count } of sorted) {
    behind += count
    if (position < behind) return ms
  }
  return sorted.at(-1)?.ms ?? 0
}
