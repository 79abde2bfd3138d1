import { type Sorted, sortSamples } from './sorted.ts'

/**
 * The `q` quantile by linear interpolation between order statistics: Hyndman & Fan type 7 ("Sample Quantiles in
 * Statistical Packages", The American Statistician 50 (1996)), the default of R and NumPy. `q` is from 0 to 1.
 * Where the interpolation reaches +∞ (a failed request) the result is +∞, never NaN.
 */
export function quantile(sorted: Sorted, q: number): number {
  if (!(q >= 0 && q <= 1)) throw new RangeError(`a quantile lies between 0 and 1, got ${q}`)
  const position = (sorted.length - 1) * q
  const index = Math.floor(position)
  const below = sorted[index] as number
  const share = position - index
  // Without this, 0 × ∞ would make NaN of a quantile that falls on a finite value exactly.
  if (share === 0) return below
  const above = sorted[index + 1] as number
  return above === Number.POSITIVE_INFINITY ? above : below + share * (above - below)
}

/** The median of values in any order; `undefined` of none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = sortSamples(values)
  return sorted === undefined ? undefined : quantile(sorted, 0.5)
}
