import type { Gaps } from '../domain/sample.ts'

/** The gaps between moments in order: their median, 95th percentile and longest. Absent below two moments. */
export function summarizeGaps(momentsMs: readonly number[]): Gaps | undefined {
  const gaps = momentsMs.slice(1).map((atMs, index) => atMs - (momentsMs[index] ?? atMs))
  const sorted = gaps.toSorted((a, b) => a - b)
  const longest = sorted.at(-1)
  return longest === undefined ? undefined : { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), max: longest }
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
