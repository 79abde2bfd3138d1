import { bisect } from './bisect.ts'
import { incompleteBeta } from './incomplete-beta.ts'

/** P(X ≥ k) for X ~ Binomial(n, p), exactly, as I_p(k, n − k + 1) (DLMF 8.17.5). */
export function binomialUpperTail(k: number, n: number, p: number): number {
  if (k <= 0) return 1
  if (k > n) return 0
  return incompleteBeta(p, k, n - k + 1)
}

/** The fewest successes out of `n` whose upper tail is at most `alpha`; n + 1 where even n of n are not that rare. */
export function criticalCount(n: number, p: number, alpha: number): number {
  for (let k = 0; k <= n; k += 1) if (binomialUpperTail(k, n, p) <= alpha) return k
  return n + 1
}

/**
 * The exact interval of a rate from `k` of `n` (Clopper & Pearson, Biometrika 26 (1934)): it covers the true rate at
 * least as often as `confidence` says.
 */
export function rateInterval(k: number, n: number, confidence: number): readonly [number, number] {
  if (n === 0) return [0, 1]
  const tail = (1 - confidence) / 2
  const low = k === 0 ? 0 : bisect((p) => -binomialUpperTail(k, n, p), -tail, [0, 1])
  const high = k === n ? 1 : bisect((p) => 1 - binomialUpperTail(k + 1, n, p), tail, [0, 1])
  return [low, high]
}
