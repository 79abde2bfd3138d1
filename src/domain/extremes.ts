/**
 * The largest of many values, and −∞ of none. `Math.max(...values)` puts each value on the call stack, which ends at some hundred
 * thousand of them.
 */
export function largest(values: Iterable<number>): number {
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) most = Math.max(most, value)
  return most
}

/** The smallest of many values, and +∞ of none. */
export function smallest(values: Iterable<number>): number {
  let least = Number.POSITIVE_INFINITY
  for (const value of values) least = Math.min(least, value)
  return least
}
