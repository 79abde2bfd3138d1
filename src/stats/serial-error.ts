import { mean } from 'simple-statistics'
import { MAD_TO_SD } from './huber-score.ts'
import { median } from './quantile.ts'

/** Values further off than this many scales count as that far: one straggler is no correlation. */
const FARTHEST = 1.5
/** Fewer values say nothing about how they hang together. */
const FEWEST = 20

/**
 * By how much the error of a center is larger than it would be if values that came after each other had nothing in common:
 *
 *   √max(1, 1 + 2 Σ_{k ≤ K} (1 − k/(K + 1)) ρ_k),  K = ⌊√n⌋
 *
 * with ρ_k the correlation of values k places apart, here of values clipped at 1.5 scales (Newey & West, "A Simple,
 * Positive Semi-Definite, Heteroskedasticity and Autocorrelation Consistent Covariance Matrix", Econometrica 55, 1987).
 * `values` in the order in which they came. At least 1.
 */
export function serialErrorFactor(values: readonly number[]): number {
  const n = values.length
  const center = median(values)
  if (n < FEWEST || center === undefined) return 1
  const scale = (median(values.map((value) => Math.abs(value - center))) ?? 0) / MAD_TO_SD
  if (scale === 0) return 1
  const clipped = values.map((value) => Math.max(-FARTHEST, Math.min(FARTHEST, (value - center) / scale)))
  const offset = mean(clipped)
  const deviations = clipped.map((value) => value - offset)
  const power = deviations.reduce((sum, value) => sum + value * value, 0)
  const lags = Math.floor(Math.sqrt(n))
  const excess = Array.from({ length: lags }, (_, index) => index + 1).reduce((sum, lag) => {
    const together = deviations.slice(lag).reduce((total, value, i) => total + value * (deviations[i] as number), 0)
    return sum + (1 - lag / (lags + 1)) * (together / power)
  }, 0)
  return Math.sqrt(Math.max(1, 1 + 2 * excess))
}
