import { quantile } from './quantile.ts'
import { sortSamples } from './sorted.ts'

/** A tail is read off as a band, since a single extreme quantile of some sixty values is mostly luck. */
const BAND = { from: 0.9, to: 0.98, steps: 16 }

/**
 * The level of a sample's tail: the mean of its quantiles from 0.90 to 0.98. In logs a failed request (+∞) counts as
 * twice the largest finite value: it must raise the tail, and by a bounded amount, or one failure would be all there is.
 * `undefined` where no value is finite.
 */
export function tailLevel(logValues: readonly number[]): number | undefined {
  const finite = logValues.filter(Number.isFinite)
  if (finite.length === 0) return undefined
  const failed = Math.max(...finite) + Math.LN2
  const sorted = sortSamples(logValues.map((value) => (Number.isFinite(value) ? value : failed)))
  if (sorted === undefined) return undefined
  let sum = 0
  for (let step = 0; step <= BAND.steps; step += 1) {
    sum += quantile(sorted, BAND.from + ((BAND.to - BAND.from) * step) / BAND.steps)
  }
  return sum / (BAND.steps + 1)
}
