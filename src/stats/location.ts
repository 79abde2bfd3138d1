import { bisect } from './bisect.ts'

/** Where a sample lies: a robust center with its standard error and 95 % interval, in the unit of the values. */
export interface Location {
  readonly n: number
  readonly center: number
  readonly standardError: number
  readonly interval: readonly [number, number]
}

/** Makes the median absolute deviation an estimate of a normal standard deviation: Φ⁻¹(3/4). */
const MAD_TO_SD = 0.6745
const SMALLEST_SCALE = 1e-6
const SMALLEST_ERROR = 1e-4
const Z_95 = 1.96

/**
 * Huber's location with the corner at one scale, found as the root of the self-normalized score
 *
 *   z(t) = Σ ψ(u_i) / √(Σ ψ(u_i)²),  u_i = (x_i − t)/s(t),  ψ(u) = max(−1, min(1, u)),  s(t) = median|x − t| / 0.6745
 *
 * (Huber, Robust Estimation of a Location Parameter, 1964; self-normalized sums are sub-Gaussian for symmetric values
 * whatever their tails: de la Peña, Lai & Shao, Self-Normalized Processes, 2009). The interval is where z passes ±1.96,
 * the standard error half the distance between z = −1 and z = 1, widened by √(n/(n − 4)) for small samples.
 * `undefined` of no values. Values must be finite.
 */
export function location(values: readonly number[]): Location | undefined {
  const n = values.length
  if (n === 0) return undefined
  const scratch = new Float64Array(n)
  const z = (t: number): number => score(values, t, scratch)
  const low = Math.min(...values) - 1e-6
  const high = Math.max(...values) + 1e-6
  const at = (target: number): number => bisect(z, target, [low, high])
  const halfWidth = Math.max(SMALLEST_ERROR, (at(-1) - at(1)) / 2)
  return {
    n,
    center: at(0),
    standardError: halfWidth * Math.sqrt(n / Math.max(1, n - 4)),
    interval: [at(Z_95), at(-Z_95)]
  }
}

function score(values: readonly number[], t: number, scratch: Float64Array): number {
  for (let index = 0; index < values.length; index += 1) scratch[index] = Math.abs((values[index] as number) - t)
  const scale = Math.max(SMALLEST_SCALE, middle(scratch.sort()) / MAD_TO_SD)
  let sum = 0
  let squares = 0
  for (const value of values) {
    const clipped = Math.max(-1, Math.min(1, (value - t) / scale))
    sum += clipped
    squares += clipped * clipped
  }
  return squares > 0 ? sum / Math.sqrt(squares) : 0
}

function middle(sorted: Float64Array): number {
  const half = sorted.length >> 1
  const upper = sorted[half] as number
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] as number)) / 2
}
