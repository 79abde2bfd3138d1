import type { TargetDigest } from '../domain/baseline.ts'
import { location } from '../stats/location.ts'
import { normalQuantile } from '../stats/normal.ts'
import { shiftOfPairs } from './pairs/check-pairs.ts'
import { type LookPlan, lookSizes } from './pairs/look-sizes.ts'
import { type PairReading, pairValues } from './values/pair-values.ts'
import type { Pair } from './values/pairs.ts'
import { type JudgedMetric, logOf, type ReferenceLengths, valuesOf } from './values/scenario-values.ts'

/** What a comparison in pairs will be able to see, and what it will take. */
export interface PairPlanning {
  /** The smallest slowdown that all pairs together find nine times in ten. */
  readonly detectableRatio: number
  /** Pairs that it takes on average where nothing changed, and at most. */
  readonly expectedPairs: number
  readonly mostPairs: number
}

export interface PlanningRequest {
  /** Standard error of the change times √pairs, in logs. */
  readonly noise: number
  /** In logs. */
  readonly margin: number
  readonly alpha: number
  readonly looks: LookPlan
}

const POWER = 0.9
const BETA = 0.1
/** Differences from which their spread means something. */
const FEWEST_DIFFERENCES = 20

/**
 * The change that is found nine times in ten with every pair that may be made, (z_{1−α/2} + z_{0.9}) s / √n, and the mean
 * number of pairs of a sequential test where nothing changed. Wald's approximation of that (Sequential Analysis, 1947),
 * −ln(1/β) / E₀[ln likelihood ratio of a pair] = 2 ln(1/β) s² / θ², is what it takes to the next look.
 */
export function planPairs({ noise, margin, alpha, looks }: PlanningRequest): PairPlanning {
  const reach = normalQuantile(1 - alpha / 2) + normalQuantile(POWER)
  const wald = (2 * Math.log(1 / BETA) * noise ** 2) / margin ** 2
  const sizes = lookSizes(looks)
  return {
    detectableRatio: Math.expm1((reach * noise) / Math.sqrt(looks.mostPairs)),
    expectedPairs: sizes.find((size) => size >= wald) ?? looks.mostPairs,
    mostPairs: looks.mostPairs
  }
}

/** The noise of one metric by pairs that were made; `undefined` of too few. */
export function noiseOfPairs(pairs: readonly Pair[], metric: JudgedMetric, reading: PairReading): number | undefined {
  const estimate = shiftOfPairs(pairValues(pairs, metric, reading))
  if (estimate === undefined || estimate.n < FEWEST_DIFFERENCES) return undefined
  return estimate.standardError * Math.sqrt(estimate.n)
}

/**
 * The noise of one metric by the runs of a baseline: what two successive requests of the same prompt in the same run
 * differ by. They are a round apart, where the two of a pair are neighbors, so that this errs towards more noise.
 * `undefined` where the baseline has too few.
 */
export function noiseOfRuns(
  runs: readonly TargetDigest[],
  metric: JudgedMetric,
  lengths: ReferenceLengths
): number | undefined {
  const differences = runs.flatMap((run) =>
    [...valuesOf(run, metric, lengths).values()].flatMap((values) => {
      const logs = values.filter(Number.isFinite).map(logOf)
      return logs.slice(1).map((value, index) => value - (logs[index] as number))
    })
  )
  if (differences.length < FEWEST_DIFFERENCES) return undefined
  const context = location(differences)
  return context && context.standardError * Math.sqrt(context.n)
}
