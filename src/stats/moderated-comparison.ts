import { mean, sampleVariance } from 'simple-statistics'
import { studentTQuantile, studentTUpperTail } from './student-t.ts'

/** The run-to-run noise to assume before any run is seen: a standard deviation worth `degreesOfFreedom` runs. */
export interface NoisePrior {
  readonly standardDeviation: number
  readonly degreesOfFreedom: number
}

export interface ModeratedComparison {
  /** Candidate minus the mean of the baseline runs. */
  readonly difference: number
  /** The standard error of the difference, a new run's own noise included. */
  readonly standardError: number
  readonly degreesOfFreedom: number
  /** One standard deviation of a single run, with what was assumed before any was seen. */
  readonly runNoise: number
  /** One standard deviation of the runs as they are; 0 with one run. */
  readonly ownSpread: number
  /** The probability of a difference this large or larger where nothing changed. */
  readonly upperTail: number
}

/**
 * One new run against a few earlier ones, by a prediction t test with a moderated variance:
 *
 *   S² = (ν₀ s₀² + (B − 1) var) / (ν₀ + B − 1),  t = (y − mean) / (S √(1 + 1/B)),  ν = ν₀ + B − 1
 *
 * (Smyth, "Linear Models and Empirical Bayes Methods for Assessing Differential Expression in Microarray Experiments",
 * 2004: the prior keeps five lucky runs from looking noiseless.) Needs at least one earlier run. `excessVariance` is what
 * the candidate's own value is less certain by than the runs' values, whose spread cannot know of it.
 */
export function compareWithRuns(
  candidate: number,
  runs: readonly number[],
  { excessVariance = 0, ...prior }: NoisePrior & { readonly excessVariance?: number }
): ModeratedComparison {
  const count = runs.length
  if (count === 0) throw new RangeError('a comparison needs at least one earlier run')
  const variance = count > 1 ? sampleVariance([...runs]) : 0
  const degreesOfFreedom = prior.degreesOfFreedom + count - 1
  const pooled = (prior.degreesOfFreedom * prior.standardDeviation ** 2 + (count - 1) * variance) / degreesOfFreedom
  const standardError = Math.sqrt(pooled * (1 + 1 / count) + excessVariance)
  const difference = candidate - mean([...runs])
  return {
    difference,
    standardError,
    degreesOfFreedom,
    runNoise: Math.sqrt(pooled),
    ownSpread: Math.sqrt(variance),
    upperTail: studentTUpperTail(difference / standardError, degreesOfFreedom)
  }
}

/** The interval of the difference that holds the true one with `confidence`. */
export function differenceInterval(comparison: ModeratedComparison, confidence: number): readonly [number, number] {
  const reach = studentTQuantile(1 - (1 - confidence) / 2, comparison.degreesOfFreedom) * comparison.standardError
  return [comparison.difference - reach, comparison.difference + reach]
}
