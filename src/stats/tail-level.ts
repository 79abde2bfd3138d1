import { sampleStandardDeviation } from 'simple-statistics'
import { largest } from '../domain/extremes.ts'
import { quantile } from './quantile.ts'
import type { Random } from './random.ts'
import { type Sorted, sortSamples } from './sorted.ts'

/** A tail is read off as a band, since a single extreme quantile of some sixty values is mostly luck. */
const BAND = { from: 0.9, to: 0.98, steps: 16 }
const BAND_POINTS = Array.from(
  { length: BAND.steps + 1 },
  (_, step) => BAND.from + ((BAND.to - BAND.from) * step) / BAND.steps
)

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
 * The standard error of `tailLevel` by resampling with replacement (Efron, "Bootstrap Methods: Another Look at the
 * Jackknife", 1979). What a resample holds is counted on the sorted values, so that none is sorted again. The jackknife itself
 * serves less well: where the band stands on the edge between body and stragglers it is far too large or far too small.
 * `undefined` below two values.
 */
export function tailError(
  logValues: readonly number[],
  { random, resamples }: { readonly random: Random; readonly resamples: number }
): number | undefined {
  const sorted = bounded(logValues)
  if (sorted === undefined || sorted.length < 2) return undefined
  const band = bandOf(sorted.length)
  const levels = Array.from({ length: resamples }, () => resampledLevel(sorted, band, random))
  return sampleStandardDeviation(levels)
}

interface Band {
  /** The weight of each order statistic in the band's mean, by the interpolation of type 7. */
  readonly weights: Float64Array
  /** The first of them that weighs anything. */
  readonly lowest: number
  /** Scratch: how often a resample holds each of the sorted values. */
  readonly counts: Uint32Array
}

function bandOf(n: number): Band {
  const weights = new Float64Array(n + 1)
  for (const q of BAND_POINTS) {
    const position = (n - 1) * q
    const index = Math.floor(position)
    const share = position - index
    weights[index] = (weights[index] as number) + (1 - share) / BAND_POINTS.length
    weights[index + 1] = (weights[index + 1] as number) + share / BAND_POINTS.length
  }
  return { weights, lowest: weights.findIndex((weight) => weight > 0), counts: new Uint32Array(n) }
}

function resampledLevel(sorted: Sorted, { weights, lowest, counts }: Band, random: Random): number {
  const n = sorted.length
  counts.fill(0)
  for (let draw = 0; draw < n; draw += 1) {
    const drawn = (random() * n) | 0
    counts[drawn] = (counts[drawn] as number) + 1
  }
  let level = 0
  let place = n - 1
  // From the top: the band ends before most of the values are reached.
  for (let index = n - 1; place >= lowest; index -= 1) {
    const reached = Math.max(lowest - 1, place - (counts[index] as number))
    for (; place > reached; place -= 1) level += (weights[place] as number) * (sorted[index] as number)
  }
  return level
}

function bounded(logValues: readonly number[]): Sorted | undefined {
  const finite = logValues.filter(Number.isFinite)
  if (finite.length === 0) return undefined
  const failed = largest(finite) + Math.LN2
  return sortSamples(logValues.map((value) => (Number.isFinite(value) ? value : failed)))
}

function bandMean(sorted: Sorted): number {
  return BAND_POINTS.reduce((sum, q) => sum + quantile(sorted, q), 0) / BAND_POINTS.length
}
