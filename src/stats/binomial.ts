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

/** Some of a number of requests. */
export interface Share {
  readonly count: number
  readonly of: number
}

/** A rate that is itself uncertain: Beta(a, b). */
export interface UncertainRate {
  readonly a: number
  readonly b: number
}

/** The correlation within a group to assume before any is seen, and how many groups that is worth. */
export interface CorrelationGuess {
  readonly correlation: number
  readonly groupCount: number
}
const NO_GUESS: CorrelationGuess = { correlation: 0, groupCount: 0 }

/**
 * The rate that the next group will have, by the groups before it. Without overdispersion it is the posterior under Jeffreys'
 * prior, Beta(K + ½, N − K + ½) (Brown, Cai & DasGupta, Statistical Science 16 (2001)). Where groups differ by more than chance,
 * its mean stays and its variance grows by the correlation ρ within a group, estimated by moments (Kleinman, JASA 68 (1973)):
 *
 *     1 / (a + b) = ρ + (1 + (n̄ − 1) ρ) / (N + 1)
 *
 * A guess of ρ stands in for as many groups as it says, since few groups cannot tell.
 */
export function rateOfNext(groups: readonly Share[], guess: CorrelationGuess = NO_GUESS): UncertainRate {
  const { count, of } = totalOf(groups)
  const seen = Math.max(0, groups.length - 1)
  const known = guess.groupCount * guess.correlation + seen * correlationWithin(groups)
  const correlation = known / Math.max(1, guess.groupCount + seen)
  const mean = (count + 0.5) / (of + 1)
  const usualSize = of / Math.max(1, groups.length)
  const size = 1 / (correlation + (1 + Math.max(0, usualSize - 1) * correlation) / (of + 1))
  return { a: mean * size, b: (1 - mean) * size }
}

/** Returns the sum of all shares. */
export function totalOf(shares: readonly Share[]): Share {
  return {
    count: shares.reduce((sum, { count }) => sum + count, 0),
    of: shares.reduce((sum, share) => sum + share.of, 0)
  }
}

/** How alike the members of a group are beyond what all groups share: 0 where groups differ by no more than chance. */
function correlationWithin(groups: readonly Share[]): number {
  const filled = groups.filter(({ of }) => of > 0)
  const { count, of } = totalOf(filled)
  if (filled.length < 2 || count === 0 || count === of) return 0
  const p = count / of
  const chiSquared = filled.reduce(
    (sum, group) => sum + (group.count - group.of * p) ** 2 / (group.of * p * (1 - p)),
    0
  )
  const dispersion = chiSquared / (filled.length - 1)
  const usualSize = of / filled.length
  return usualSize <= 1 ? 0 : Math.min(1, Math.max(0, (dispersion - 1) / (usualSize - 1)))
}

/** The fewest successes of the next `n` whose predictive upper tail is at most `alpha`; n + 1 where even all are not that rare. */
export function predictiveCriticalCount(n: number, rate: UncertainRate, alpha: number): number {
  return [...predictiveUpperTails(n, rate), 0].findIndex((tail) => tail <= alpha)
}

/**
 * P(X ≥ k) of a beta-binomial X (Skellam, J. R. Statist. Soc. B 10 (1948)) for every k from 0 to n, by the ratio of neighboring terms, in logs since the
 * first one can be tiny.
 */
function predictiveUpperTails(n: number, { a, b }: UncertainRate): readonly number[] {
  let logTerm = 0
  for (let i = 0; i < n; i += 1) logTerm += Math.log((b + i) / (a + b + i))
  const terms = [Math.exp(logTerm)]
  for (let k = 0; k < n; k += 1) {
    logTerm += Math.log(((n - k) * (a + k)) / ((k + 1) * (b + n - k - 1)))
    terms.push(Math.exp(logTerm))
  }
  let tail = 0
  return terms
    .reverse()
    .map((term) => (tail += term))
    .reverse()
}
