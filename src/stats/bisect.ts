/** A root this near is the root: far below a microsecond in ms, and below any change in logs that could matter. */
const TOLERANCE = 1e-12
/** Ends the search where the numbers themselves are too coarse for the tolerance. */
const MOST_HALVINGS = 80

/**
 * The point within `range` where the falling function `f` passes `target`. Where it does not, the end that is nearer to
 * it. The root is found to `tolerance`.
 */
export function bisect(
  f: (x: number) => number,
  target: number,
  range: readonly [number, number],
  tolerance = TOLERANCE
): number {
  let [left, right] = range
  for (let step = 0; step < MOST_HALVINGS && right - left > tolerance; step += 1) {
    const middle = (left + right) / 2
    if (f(middle) > target) left = middle
    else right = middle
  }
  return (left + right) / 2
}
