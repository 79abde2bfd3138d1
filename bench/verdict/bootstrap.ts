import { sampleStandardDeviation } from 'simple-statistics'
import type { Random } from '../../src/stats/random.ts'
import type { Sorted } from '../../src/stats/sorted.ts'

/**
 * The standard error of the `q` quantile, type 7, by resampling with replacement (Efron, "Bootstrap Methods: Another Look
 * at the Jackknife", 1979). A resample of sorted values is sorted once it is known how often each was drawn: nothing is
 * sorted again, so that ten thousand resamples take some tens of milliseconds. Infinite where half of them are.
 */
export function bootstrapError(
  sorted: Sorted,
  q: number,
  { random, resamples }: { readonly random: Random; readonly resamples: number }
): number {
  const n = sorted.length
  const counts = new Uint32Array(n)
  const position = (n - 1) * q
  const estimates: number[] = []
  for (let round = 0; round < resamples; round += 1) {
    counts.fill(0)
    for (let draw = 0; draw < n; draw += 1) {
      const drawn = Math.floor(random() * n)
      counts[drawn] = (counts[drawn] as number) + 1
    }
    const estimate = between(sorted, counts, position)
    if (Number.isFinite(estimate)) estimates.push(estimate)
  }
  return 2 * estimates.length > resamples ? sampleStandardDeviation(estimates) : Number.POSITIVE_INFINITY
}

/** The value at a place, not necessarily whole, of the list that holds each value as often as counted. */
function between(sorted: Sorted, counts: Uint32Array, position: number): number {
  const rank = Math.floor(position)
  let index = 0
  let passed = counts[0] as number
  while (passed <= rank) {
    index += 1
    passed += counts[index] as number
  }
  const below = sorted[index] as number
  const share = position - rank
  if (share === 0 || passed > rank + 1) return below
  do index += 1
  while (counts[index] === 0)
  return below + share * ((sorted[index] as number) - below)
}
