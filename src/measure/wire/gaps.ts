import type { Gaps } from '../../domain/sample.ts'

/** One gap, or several alike. */
interface Gap {
  readonly ms: number
  readonly count: number
}

/**
 * The gaps between moments in order: their median, 95th percentile and longest. Absent below two moments. Where it is
 * known how many tokens had come by each moment, a gap before several tokens counts as that many gaps, each its part of it.
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

/** Hyndman & Fan type 7 of the gaps one by one. A server's count may be a billion: nobody writes them all down. */
function quantileOfGaps(sorted: readonly Gap[], p: number): number {
  const place = (sorted.reduce((sum, { count }) => sum + count, 0) - 1) * p
  const below = gapAt(sorted, Math.floor(place))
  return below + (place - Math.floor(place)) * (gapAt(sorted, Math.ceil(place)) - below)
}

function gapAt(sorted: readonly Gap[], place: number): number {
  let behind = 0
  for (const { ms, count } of sorted) {
    behind += count
    if (place < behind) return ms
  }
  return sorted.at(-1)?.ms ?? 0
}

/** The middle of any number of values; absent where there are none. */
export function median(values: readonly number[]): number | undefined {
  return values.length === 0
    ? undefined
    : quantile(
        values.toSorted((a, b) => a - b),
        0.5
      )
}

/** Hyndman & Fan type 7, of at least one ascending value. */
function quantile(sorted: readonly number[], p: number): number {
  const place = (sorted.length - 1) * p
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (place - Math.floor(place)) * (above - below)
}
