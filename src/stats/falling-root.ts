/** Ends the search for a function that does not behave. */
const MOST_STEPS = 60
/** A score this near to its target is at it. */
const CLOSE = 1e-6

export interface RootSearch {
  /** A first guess of the root, and how far off it may be. */
  readonly near: number
  readonly step: number
  /** The search ends this far from `near`. */
  readonly reach: number
  readonly tolerance: number
}

/**
 * The point where the nearly linear, falling function `f` passes `target`: brackets it around a guess, then closes in by
 * the Illinois form of false position (Dowell & Jarratt, BIT 11 (1971)), some six evaluations where halving takes
 * fifteen. Where there is no such point within reach, the end that is nearer to it.
 */
export function fallingRoot(f: (x: number) => number, target: number, search: RootSearch): number {
  const g = (x: number): number => f(x) - target
  let bracket = bracketOf(g, search)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { left, right } = bracket
    if (right.x - left.x <= search.tolerance) break
    const x = (left.x * right.y - right.x * left.y) / (right.y - left.y)
    const y = g(x)
    if (Math.abs(y) < CLOSE) return x
    bracket = narrowed(bracket, { x, y })
  }
  return (bracket.left.x + bracket.right.x) / 2
}

interface Bracket {
  readonly left: Point
  readonly right: Point
  /** The end that stayed at the step before. */
  readonly stayed?: 'left' | 'right'
}

/** An end that stays twice in a row is given half its weight, or it would stay for ever. */
function narrowed({ left, right, stayed }: Bracket, point: Point): Bracket {
  if (point.y > 0) {
    return { left: point, right: stayed === 'right' ? { x: right.x, y: right.y / 2 } : right, stayed: 'right' }
  }
  return { left: stayed === 'left' ? { x: left.x, y: left.y / 2 } : left, right: point, stayed: 'left' }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Two points around the root, found by ever larger steps; both the end of the reach where there is none. */
function bracketOf(g: (x: number) => number, { near, step, reach }: RootSearch): Bracket {
  let here: Point = { x: near, y: g(near) }
  const way = here.y > 0 ? 1 : -1
  for (let stride = step; ; stride *= 2) {
    const x = here.x + way * stride
    const there: Point = { x, y: g(x) }
    if (there.y > 0 !== here.y > 0) return way > 0 ? { left: here, right: there } : { left: there, right: here }
    if (Math.abs(x - near) >= reach) return atEnd(near + way * reach)
    here = there
  }
}

function atEnd(x: number): Bracket {
  return { left: { x, y: 0 }, right: { x, y: 0 } }
}
