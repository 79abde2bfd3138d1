/** Ends the search for a function that does not behave. */
const MOST_STEPS = 60

export interface RootSearch {
  /** Where the root is thought to be, and how far off that may be. */
  readonly near: number
  readonly step: number
  /** How far from `near` the root is looked for at all. */
  readonly reach: number
  readonly tolerance: number
}

/**
 * The point where the nearly linear, falling function `f` passes `target`: brackets it around a guess, then closes in by
 * the Illinois form of false position (Dowell & Jarratt, BIT 11 (1971)), some six evaluations where halving takes
 * fifteen. Where there is no such point within reach, the end that is nearer to it.
 */
export function fallingRoot(f: (x: number) => number, target: number, search: RootSearch): number {
  const bracket = bracketOf((x) => f(x) - target, search)
  if (typeof bracket === 'number') return bracket
  let { left, right } = bracket
  let kept: 'left' | 'right' | undefined
  for (let step = 0; step < MOST_STEPS && right.x - left.x > search.tolerance; step += 1) {
    const x = (left.x * right.y - right.x * left.y) / (right.y - left.y)
    const y = f(x) - target
    if (y === 0) return x
    // An end that stays twice in a row is given half its weight, or it would stay for ever.
    if (y > 0) {
      left = { x, y }
      right = { x: right.x, y: kept === 'right' ? right.y / 2 : right.y }
      kept = 'right'
    } else {
      right = { x, y }
      left = { x: left.x, y: kept === 'left' ? left.y / 2 : left.y }
      kept = 'left'
    }
    if (Math.abs(y) < 1e-6) return x
  }
  return (left.x + right.x) / 2
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Two points around the root, found by ever larger steps; the end of the reach where there is none. */
function bracketOf(
  g: (x: number) => number,
  { near, step, reach }: RootSearch
): { readonly left: Point; readonly right: Point } | number {
  let here: Point = { x: near, y: g(near) }
  const way = here.y > 0 ? 1 : -1
  for (let stride = step; ; stride *= 2) {
    const x = here.x + way * stride
    const there: Point = { x, y: g(x) }
    if (there.y > 0 !== here.y > 0) return way > 0 ? { left: here, right: there } : { left: there, right: here }
    if (Math.abs(x - near) >= reach) return near + way * reach
    here = there
  }
}
