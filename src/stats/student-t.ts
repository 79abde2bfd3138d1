import { bisect } from './bisect.ts'
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

/** The quantile of Student's t at 0 < p < 1. */
export function studentTQuantile(p: number, df: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`a probability lies between 0 and 1, got ${p}`)
  if (p > 0.5) return -studentTQuantile(1 - p, df)
  // At one degree of freedom (the heaviest tail met here) p = 1e-6 lies at −3e5.
  return bisect((t) => p - studentTCumulative(t, df), 0, [-1e7, 0])
}
