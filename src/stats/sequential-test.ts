import { Z_95 } from './location.ts'
import { normalQuantile, normalUpperTail } from './normal.ts'

/** The estimate at one look: a shift, its uncertainty, and how unlikely it is without any shift. */
export interface ShiftEstimate {
  readonly n: number
  readonly shift: number
  readonly standardError: number
  /** 95 %, where nothing but the plan decided how much was measured; else see stopped-interval.ts. */
  readonly interval: readonly [number, number]
  /** About standard normal where there is no shift. */
  readonly z: number
}

/** An estimate that is about normal, with its interval. */
export function estimateOf(estimate: Omit<ShiftEstimate, 'interval'>): ShiftEstimate {
  const reach = Z_95 * estimate.standardError
  return { ...estimate, interval: [estimate.shift - reach, estimate.shift + reach] }
}

/** A test of "no shift" against "a shift of `margin`", in the unit of the estimate. */
export interface SequentialRule {
  readonly margin: number
  /** The probability of claiming a shift where there is none, over all looks. */
  readonly alpha: number
  /** The probability of denying a shift of `margin`. */
  readonly beta: number
  /** The part of α that is kept for the last look: the more, the more often a test comes that far. */
  readonly lastShare: number
}

/** ln of the likelihood of a shift of `margin` against that of none: margin (shift − margin/2) / SE². */
function logLikelihoodRatio(estimate: ShiftEstimate, margin: number): number {
  return (margin * (estimate.shift - margin / 2)) / estimate.standardError ** 2
}

/** Between which estimates a test goes on, by its likelihood ratio alone. */
export function goesOnBetween(
  standardError: number,
  { margin, alpha, beta, lastShare }: SequentialRule
): { readonly below: number; readonly above: number } {
  const unit = standardError ** 2 / margin
  return {
    below: margin / 2 - Math.log(1 / beta) * unit,
    above: margin / 2 + Math.log(1 / ((1 - lastShare) * alpha)) * unit
  }
}

/** `underway` where more may follow, `last` where nothing does, `only` where nobody looked before. */
export type LookPlace = 'underway' | 'last' | 'only'

/**
 * Wald's sequential probability ratio test (Sequential Analysis, 1947) on an estimate that is about normal, with a last
 * look. Underway, with a part a of α: `shifted` where the ratio reaches 1/a, which where nothing shifted it does with a
 * probability of at most a, however often one looks (Ville's inequality); such a claim must also hold by the score at no
 * shift itself, which does not lean on the standard error. At the last look, with the rest b: where that score is beyond
 * z_{1−b}, or else tests that are cut off would claim nothing that a fixed sample of the same size shows. At an only look
 * all of α is for the score. `not-shifted` where the ratio is down at β.
 */
export function decide(
  estimate: ShiftEstimate,
  rule: SequentialRule,
  place: LookPlace = 'underway'
): 'shifted' | 'not-shifted' | undefined {
  const { below, above } = goesOnBetween(estimate.standardError, rule)
  const beyond = estimate.z >= normalQuantile(1 - shareAt(place, rule) * rule.alpha)
  if (beyond && estimate.shift >= (place === 'underway' ? above : rule.margin / 2)) return 'shifted'
  return estimate.shift <= below ? 'not-shifted' : undefined
}

function shareAt(place: LookPlace, { lastShare }: SequentialRule): number {
  if (place === 'only') return 1
  return place === 'last' ? lastShare : 1 - lastShare
}

/** Returns an upper bound of the probability of a claim this clear where nothing shifted. */
export function chanceOf(estimate: ShiftEstimate, rule: SequentialRule, place: LookPlace): number {
  const byScore = normalUpperTail(estimate.z)
  const byRatio = Math.max(byScore, Math.exp(-logLikelihoodRatio(estimate, rule.margin)))
  const chance = (by: number, at: LookPlace): number => by / shareAt(at, rule)
  if (place === 'only') return byScore
  return Math.min(1, chance(byRatio, 'underway'), place === 'last' ? chance(byScore, 'last') : 1)
}
