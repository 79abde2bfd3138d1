import { normalQuantile } from './normal.ts'

/** What a look at the data so far gives: a shift, how uncertain it is, and how unlikely no shift would be. */
export interface ShiftEstimate {
  readonly n: number
  readonly shift: number
  readonly standardError: number
  readonly interval: readonly [number, number]
  /** About standard normal where there is no shift. */
  readonly z: number
}

/** A test of "no shift" against "a shift of `margin`", in the unit of the estimate. */
export interface SequentialRule {
  readonly margin: number
  /** Of claiming a shift where there is none, over all looks. */
  readonly alpha: number
  /** Of denying a shift of `margin`. */
  readonly beta: number
}

/** ln of the likelihood of a shift of `margin` against that of none: margin (shift − margin/2) / SE². */
export function logLikelihoodRatio(estimate: ShiftEstimate, margin: number): number {
  return (margin * (estimate.shift - margin / 2)) / estimate.standardError ** 2
}

/**
 * Wald's sequential probability ratio test (Sequential Analysis, 1947) on an estimate that is about normal: `shifted` from
 * ln(1/α) on, `not-shifted` from −ln(1/β) down, else undecided. By Ville's inequality the ratio passes 1/α with a
 * probability of at most α where nothing shifted, however often one looks. A claim must also hold by the score at no shift
 * itself, which does not lean on the standard error.
 */
export function decide(estimate: ShiftEstimate, rule: SequentialRule): 'shifted' | 'not-shifted' | undefined {
  const ratio = logLikelihoodRatio(estimate, rule.margin)
  if (ratio >= Math.log(1 / rule.alpha) && estimate.z >= normalQuantile(1 - rule.alpha)) return 'shifted'
  return ratio <= -Math.log(1 / rule.beta) ? 'not-shifted' : undefined
}
