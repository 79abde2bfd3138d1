import { mean, sampleVariance } from 'simple-statistics'
import type { NoisePrior } from './moderated-comparison.ts'
import { studentTUpperTail } from './student-t.ts'

export interface SegmentComparison {
  /** Mean of the later values minus mean of the earlier. */
  readonly difference: number
  /** Mean of the earlier values. */
  readonly center: number
  /** One-sided, of a difference this large in its direction where the mean did not change. */
  readonly chance: number
}

/**
 * Two stretches of a series, by Student's t of two means with one moderated variance:
 *
 *   S² = (ν₀ s₀² + Σ(n_i − 1) var_i) / (ν₀ + Σ(n_i − 1)),  t = (ȳ₂ − ȳ₁) / (S √(1/n₁ + 1/n₂))
 *
 * (Smyth 2004, as in `compareWithRuns`.) Both need at least one value.
 */
export function compareSegments(
  earlier: readonly number[],
  later: readonly number[],
  prior: NoisePrior
): SegmentComparison {
  if (earlier.length === 0 || later.length === 0) throw new RangeError('a comparison needs a value on both sides')
  const center = mean([...earlier])
  const difference = mean([...later]) - center
  const degreesOfFreedom = prior.degreesOfFreedom + earlier.length + later.length - 2
  const squares = prior.degreesOfFreedom * prior.standardDeviation ** 2 + squaresOf(earlier) + squaresOf(later)
  const error = Math.sqrt((squares / degreesOfFreedom) * (1 / earlier.length + 1 / later.length))
  return { difference, center, chance: studentTUpperTail(Math.abs(difference) / error, degreesOfFreedom) }
}

function squaresOf(values: readonly number[]): number {
  return values.length < 2 ? 0 : (values.length - 1) * sampleVariance([...values])
}
