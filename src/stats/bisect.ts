/** Halvings until an interval of ±1e7 is known to 1e-11; each costs one evaluation. */
const HALVINGS = 64

/**
 * The point between `low` and `high` where the falling function `f` passes `target`. Where it does not, the end that is
 * nearer to it.
 */
export function bisect(f: (x: number) => number, target: number, low: number, high: number): number {
  let left = low
  let right = high
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (left + right) / 2
    if (middle === left || middle === right) break
    if (f(middle) > target) left = middle
    else right = middle
  }
  return (left + right) / 2
}
