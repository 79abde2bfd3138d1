import { sampleStandardDeviation } from 'simple-statistics'
import type { Random } from './random.ts'

/**
 * The standard error of a statistic by resampling with replacement (Efron, "Bootstrap Methods: Another Look at the
 * Jackknife", 1979). `undefined` where fewer than half of the resamples have the statistic.
 */
export function bootstrapError(
  values: readonly number[],
  statistic: (resample: readonly number[]) => number | undefined,
  options: { readonly random: Random; readonly resamples: number }
): number | undefined {
  const estimates: number[] = []
  for (let i = 0; i < options.resamples; i += 1) {
    const estimate = statistic(values.map(() => values[Math.floor(options.random() * values.length)] as number))
    if (estimate !== undefined && Number.isFinite(estimate)) estimates.push(estimate)
  }
  return estimates.length * 2 >= options.resamples && estimates.length > 1
    ? sampleStandardDeviation(estimates)
    : undefined
}
