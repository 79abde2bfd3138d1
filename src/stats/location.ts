import { bisect } from './bisect.ts'
import { type HuberScore, huberScore } from './huber-score.ts'

/** A robust center of a sample with its standard error and 95 % interval, in the unit of the values. */
export interface Location {
  readonly n: number
  readonly center: number
  readonly standardError: number
  readonly interval: readonly [number, number]
}

const SMALLEST_ERROR = 1e-4
export const Z_95 = 1.96

/**
 * Huber's location with the corner at one scale, the root of the self-normalized score (huber-score.ts). The interval is
 * where z passes ±1.96, the standard error half the distance between z = −1 and z = 1, widened by √(n/(n − 4)) for small
 * samples. `undefined` of no values. Values must be finite.
 */
export function location(values: readonly number[]): Location | undefined {
  return values.length === 0 ? undefined : locationBy(huberScore(values), values.length)
}

/** The same, where the score is at hand. */
export function locationBy(score: HuberScore, n: number): Location {
  const at = (target: number): number => bisect(score.at, target, [score.lowest - 1e-6, score.highest + 1e-6])
  const halfWidth = Math.max(SMALLEST_ERROR, (at(-1) - at(1)) / 2)
  return {
    n,
    center: at(0),
    standardError: halfWidth * Math.sqrt(n / Math.max(1, n - 4)),
    interval: [at(Z_95), at(-Z_95)]
  }
}
