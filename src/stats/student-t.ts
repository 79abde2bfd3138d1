import { incompleteBeta } from './incomplete-beta.ts'

/** P(T ≤ t) of Student's t with `df` > 0 degrees of freedom, not necessarily whole (DLMF 8.17 via I_{df/(df+t²)}(df/2, 1/2)). */
export function studentTCumulative(t: number, df: number): number {
  const tail = 0.5 * incompleteBeta(df / (df + t * t), df / 2, 0.5)
  return t > 0 ? 1 - tail : tail
}

/** P(T > t), without the loss of digits that 1 − P(T ≤ t) has far out in the tail. */
export function studentTUpperTail(t: number, df: number): number {
  return studentTCumulative(-t, df)
}

/** Steps of the search; it ends after some eight. */
const MOST_STEPS = 200
/** Relative to the probability asked for. */
const PRECISION = 1e-12

/** A job asks for the same few quantiles again and again, each of which takes some hundred continued fractions. */
const found = new Map<string, number>()

/** The quantile of Student's t at 0 < p < 1. */
export function studentTQuantile(p: number, df: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`a probability lies between 0 and 1, got ${p}`)
  if (p > 0.5) return -studentTQuantile(1 - p, df)
  if (p === 0.5) return 0
  const key = `${p} ${df}`
  const known = found.get(key) ?? lowerQuantile(p, df)
  found.set(key, known)
  return known
}

function lowerQuantile(p: number, df: number): number {
  const excess = (t: number): number => Math.log(studentTCumulative(t, df) / p)
  let low = -1
  while (excess(low) > 0) low *= 2
  return rootBetween(excess, low, low < -1 ? low / 2 : 0)
}

/**
 * The root of a rising function that is negative at `low` and positive at `high`, by the Illinois variant of false position:
 * an end that stays twice in a row counts half, or it would stay for good (Dowell & Jarratt, "A modified regula falsi method
 * for computing the root of an equation", 1971).
 */
function rootBetween(f: (x: number) => number, low: number, high: number): number {
  let left = { x: low, y: f(low) }
  let right = { x: high, y: f(high) }
  let before: 'left' | 'right' | undefined
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const x = (left.x * right.y - right.x * left.y) / (right.y - left.y)
    const next = { x, y: f(x) }
    if (Math.abs(next.y) < PRECISION) return x
    const moved = next.y < 0 ? 'left' : 'right'
    const halved = moved === before ? 0.5 : 1
    before = moved
    if (moved === 'left') [left, right] = [next, { ...right, y: halved * right.y }]
    else [left, right] = [{ ...left, y: halved * left.y }, next]
  }
  return (left.x + right.x) / 2
}
