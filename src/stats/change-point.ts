import { mean } from 'simple-statistics'
import type { NoisePrior } from './moderated-comparison.ts'
import { median } from './quantile.ts'
import { studentTQuantile } from './student-t.ts'

/** A change of level in a series. */
export interface ChangePoint {
  /** The index of the first value on the new level. */
  readonly index: number
  /** New level minus old. */
  readonly difference: number
  /** The t statistic as a multiple of its critical value; above 1. */
  readonly clarity: number
}

/** Values on the new level: with three, no two bad ones in a row move it. */
const LEAST_AFTER = 3
/** A change further back was looked for when it was nearer. */
const MOST_AFTER = 15
const MOST_BEFORE = 20
/**
 * One-sided level of each comparison. Chosen by simulation, so that a year of daily looks, each of which compares up to thirteen
 * places, has a false alarm in fewer than one of a hundred quiet series.
 */
const LEVEL = 1e-6
/** The t statistic of a split. The values on both sides tell a step from one bad value and from a slope. */
const HALF = 0.5
/** Values on either side that are next to the change. */
const NEIGHBORS = 5

/**
 * The clearest change of level among the last values of a short series, oldest first; `undefined` where none is clear. Each
 * place with at least three and at most fifteen values after it is compared by a t test with a moderated variance
 *
 *   S² = (ν₀ s₀² + Σ within both sides (x − mean)²) / (ν₀ + a + b − 2),  t = d / (S √(1/a + 1/b)),  ν = ν₀ + a + b − 2
 *
 * (a scan by t as Fleming et al. 2023, "Hunter", do it in place of the permutations of E-divisive, of which three values among
 * thirty have too few; the variance of Smyth 2004.) d is the smaller of the differences of means and of medians. Besides, each value after the
 * change must be nearer to the new level than to the old, and the values next to the change must show at least half of it.
 */
export function findChangePoint(values: readonly number[], prior: NoisePrior): ChangePoint | undefined {
  let clearest: ChangePoint | undefined
  for (let after = LEAST_AFTER; after <= Math.min(MOST_AFTER, values.length - 1); after += 1) {
    const index = values.length - after
    const sides = { before: values.slice(Math.max(0, index - MOST_BEFORE), index), after: values.slice(index) }
    const difference = smallerDifference(sides)
    const clarity = clarityOf(sides, difference, prior)
    if (clarity > (clearest?.clarity ?? 1) && isStep(sides, difference)) clearest = { index, difference, clarity }
  }
  return clearest
}

interface Sides {
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** 0 where means and medians do not even agree on the direction. */
function smallerDifference({ before, after }: Sides): number {
  const ofMeans = mean([...after]) - mean([...before])
  const ofMedians = middle(after) - middle(before)
  if (Math.sign(ofMeans) !== Math.sign(ofMedians)) return 0
  return Math.abs(ofMeans) < Math.abs(ofMedians) ? ofMeans : ofMedians
}

function clarityOf({ before, after }: Sides, difference: number, prior: NoisePrior): number {
  const degreesOfFreedom = prior.degreesOfFreedom + before.length + after.length - 2
  const variance =
    (prior.degreesOfFreedom * prior.standardDeviation ** 2 + squaresOf(before) + squaresOf(after)) / degreesOfFreedom
  const standardError = Math.sqrt(variance * (1 / before.length + 1 / after.length))
  return Math.abs(difference) / (standardError * studentTQuantile(1 - LEVEL, degreesOfFreedom))
}

function isStep({ before, after }: Sides, difference: number): boolean {
  const direction = Math.sign(difference)
  const half = HALF * Math.abs(difference)
  const old = middle(before)
  const across = middle(after.slice(0, NEIGHBORS)) - middle(before.slice(-NEIGHBORS))
  return direction * across >= half && after.every((value) => direction * (value - old) >= half)
}

function squaresOf(values: readonly number[]): number {
  const center = mean([...values])
  return values.reduce((sum, value) => sum + (value - center) ** 2, 0)
}

function middle(values: readonly number[]): number {
  return median(values) as number
}
