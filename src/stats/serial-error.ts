import { mean } from 'simple-statistics'
import { largest } from '../domain/extremes.ts'
import { MAD_TO_SD } from './huber-score.ts'
import { median } from './quantile.ts'

/** Values further off than this many scales count as that far: one straggler is no correlation. */
const FARTHEST = 1.5
/** Fewer values say nothing about how they hang together. */
const FEWEST = 20
/** How likely it is, before any value is seen, that values have nothing in common. */
const NOTHING_IN_COMMON = 0.3
/** The share of the variance that values have in common with their neighbors. */
const SHARES = [0.1, 0.2, 0.35, 0.5, 0.7, 0.85] as const
/** How long that lasts until it has fallen to 1/e, in values; at most half of the series. */
const MEMORIES = [2, 4, 8, 16, 32, 64] as const
const LONGEST_MEMORY = 0.5

/**
 * By how much the error of a center is larger than it would be if values that came after each other had nothing in common.
 * Values are a mean, noise of their own, and a part that wanders and comes back (an Ornstein-Uhlenbeck process), of which
 * neither the share nor the memory is known. Estimated from the series itself they come out too small, the more so the
 * longer the memory. So every combination of them counts, by how likely it makes the series:
 *
 *   factor² = Σ P(share, memory | values) Var(mean | share, memory, values) / (s²/n)
 *
 * (Hoeting, Madigan, Raftery & Volinsky, "Bayesian Model Averaging", Statistical Science 14, 1999; each likelihood by a
 * Kalman filter with an unknown mean: de Jong, "The Diffuse Kalman Filter", Annals of Statistics 19, 1991.) Values are
 * clipped at 1.5 scales. `values` in the order in which they came. At least 1.
 */
export function serialErrorFactor(values: readonly number[]): number {
  const n = values.length
  const center = median(values)
  if (n < FEWEST || center === undefined) return 1
  const scale = (median(values.map((value) => Math.abs(value - center))) ?? 0) / MAD_TO_SD
  if (scale === 0) return 1
  const clipped = values.map((value) => Math.max(-FARTHEST, Math.min(FARTHEST, (value - center) / scale)))
  const fits = serialModels(n).map((model) => fitOf(clipped, model))
  const best = largest(fits.map(({ logLikelihood }) => logLikelihood))
  const weights = fits.map(({ logLikelihood }) => Math.exp(logLikelihood - best))
  const variance = fits.reduce((sum, fit, index) => sum + (weights[index] as number) * fit.variance, 0)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return Math.sqrt(Math.max(1, variance / total / varianceOfMean(clipped)))
}

interface SerialModel {
  readonly share: number
  /** In values. */
  readonly memory: number
  readonly prior: number
}

function serialModels(n: number): readonly SerialModel[] {
  const memories = MEMORIES.filter((memory) => memory <= LONGEST_MEMORY * n)
  const prior = (1 - NOTHING_IN_COMMON) / (SHARES.length * memories.length)
  return [
    { share: 0, memory: 1, prior: NOTHING_IN_COMMON },
    ...SHARES.flatMap((share) => memories.map((memory) => ({ share, memory, prior })))
  ]
}

/** The likelihood of a model with its prior, mean and scale integrated out, and the variance that it gives the mean. */
function fitOf(
  values: readonly number[],
  { share, memory, prior }: SerialModel
): { readonly logLikelihood: number; readonly variance: number } {
  const kept = Math.exp(-1 / memory)
  // The filter runs over the values and over a series of ones beside them: regressed on each other they give the mean.
  const state = { value: 0, one: 0, variance: share }
  const sums = { logs: 0, ones: 0, both: 0, values: 0 }
  for (const value of values) {
    const variance = state.variance + 1 - share
    const [ofValue, ofOne] = [value - state.value, 1 - state.one]
    sums.logs += Math.log(variance)
    sums.ones += ofOne ** 2 / variance
    sums.both += (ofOne * ofValue) / variance
    sums.values += ofValue ** 2 / variance
    const gain = state.variance / variance
    state.value = kept * (state.value + gain * ofValue)
    state.one = kept * (state.one + gain * ofOne)
    state.variance = kept ** 2 * state.variance * (1 - gain) + (1 - kept ** 2) * share
  }
  const rest = sums.values - sums.both ** 2 / sums.ones
  const freedom = values.length - 1
  return {
    logLikelihood: Math.log(prior) - (sums.logs + Math.log(sums.ones) + freedom * Math.log(rest)) / 2,
    variance: rest / freedom / sums.ones
  }
}

function varianceOfMean(values: readonly number[]): number {
  const center = mean([...values])
  return values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1) / values.length
}
