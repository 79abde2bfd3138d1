import { binomialUpperTail } from './binomial.ts'
import type { Sorted } from './sorted.ts'

/**
 * A distribution-free interval for the `q` quantile between two order statistics (David & Nagaraja, Order Statistics,
 * 7.1): the number of values below the quantile is Binomial(n, q). Each side leaves out at most (1 − confidence)/2.
 * Where the sample is too small for an upper end, it is +∞; for a lower end, the smallest value.
 */
export function quantileInterval(sorted: Sorted, q: number, confidence: number): readonly [number, number] {
  const n = sorted.length
  const tail = (1 - confidence) / 2
  // P(X ≤ k) falls out of the upper tail: P(X ≤ k) = 1 − P(X ≥ k + 1).
  let low = 0
  while (low < n && 1 - binomialUpperTail(low + 1, n, q) <= tail) low += 1
  let high = n
  while (high > 0 && binomialUpperTail(high, n, q) <= tail) high -= 1
  // The quantile lies between the order statistics number `low` and `high + 1` (counted from 1).
  return [sorted[Math.max(0, low - 1)] as number, high < n ? (sorted[high] as number) : Number.POSITIVE_INFINITY]
}
