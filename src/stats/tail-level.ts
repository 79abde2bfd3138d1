import { quantile } from './quantile.ts'
import { type Sorted, sortSamples } from './sorted.ts'

/** A tail is read off as a band, since a single extreme quantile of some sixty values is mostly luck. */
const BAND = { from: 0.9, to: 0.98, steps: 16 }

/**
 * The level of a sample's tail: the mean of its quantiles from 0.90 to 0.98. In logs a failed request (+∞) counts as
 * twice the largest finite value: it must raise the tail, and by a bounded amount, or one failure would be all there is.
 * `undefined` where no value is finite.
 */
export function tailLevel(logValues: readonly number[]): number | undefined {
  const sorted = bounded(logValues)
  return sorted === undefined ? undefined : bandMean(sorted)
}

/**
 * The standard error of `tailLevel` by leaving out one value at a time (Quenouille and Tukey's jackknife: Efron & Stein, "The
 * Jackknife Estimate of Variance", 1981). It serves where a single quantile's would not: a mean over a band of quantiles moves
 * a little with each value. `undefined` below two values.
 */
export function tailError(logValues: readonly number[]): number | undefined {
  const sorted = bounded(logValues)
  const n = sorted?.length ?? 0
  if (sorted === undefined || n < 2) return undefined
  const without = (index: number): number => bandMean(sorted.toSpliced(index, 1) as unknown as Sorted)
  // Which of the values below the band is left out makes no difference.
  const below = Math.floor((n - 2) * BAND.from) + 1
  const levels = Array.from({ length: n - below }, (_, index) => without(below + index))
  const lowest = without(0)
  const mean = (below * lowest + levels.reduce((sum, level) => sum + level, 0)) / n
  const squares = below * (lowest - mean) ** 2 + levels.reduce((sum, level) => sum + (level - mean) ** 2, 0)
  return Math.sqrt(((n - 1) / n) * squares)
}

function bounded(logValues: readonly number[]): Sorted | undefined {
  const finite = logValues.filter(Number.isFinite)
  if (finite.length === 0) return undefined
  const failed = Math.max(...finite) + Math.LN2
  return sortSamples(logValues.map((value) => (Number.isFinite(value) ? value : failed)))
}

function bandMean(sorted: Sorted): number {
  let sum = 0
  for (let step = 0; step <= BAND.steps; step += 1) {
    sum += quantile(sorted, BAND.from + ((BAND.to - BAND.from) * step) / BAND.steps)
  }
  return sum / (BAND.steps + 1)
}
