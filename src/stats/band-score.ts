import { bisect } from './bisect.ts'
import { estimateOf, type ShiftEstimate } from './sequential-test.ts'

/** The two values of a pair in logs, what is usual for its prompt taken off; +∞ for a failure. */
export interface TailPair {
  readonly base: number
  readonly head: number
}

/** The ranks that count: none below the first, in full from the second on. */
const BAND = { from: 0.9, to: 0.98 }
/** Half the stretch over which the slope of the score is read, in logs. */
const SLOPE_REACH = 0.1
/** Of the values, the share that reaches the band: it, not the number of pairs, is what an error rests on. */
const IN_BAND = 2 * (1 - BAND.from)
const LOST_FREEDOM = 6
/** Tails that differ by more than this are not told apart any further: a factor of 4.5. */
const WIDEST = 1.5
const SMALLEST_ERROR = 1e-3
/** Where the tail holds so few that the score does not fall at all, nothing is known. */
const UNKNOWN_ERROR = 9

/**
 * By how much head's tail is shifted against base's, in logs. Both arms' values, head's moved back by t, are ranked
 * together; a value counts by how far its mid-rank q lies within the band, g = min(1, max(0, (q − 0.90) / 0.08)), and
 *
 *   z(t) = Σ (g_head − g_base) / √(Σ (g_head − g_base)²)
 *
 * is about standard normal where t is the shift, since the labels of a pair are a coin's. A band rather than the 95th
 * percentile itself: what lies around it says the same, and there is ten times as much of it. (Linear rank scores:
 * Hájek, Šidák & Sen, Theory of Rank Tests, 1999; self-normalized as in huber-score.ts.) `undefined` of no pairs.
 */
export function tailShift(pairs: readonly TailPair[]): ShiftEstimate | undefined {
  const n = pairs.length
  if (n === 0) return undefined
  const at = bandScore(pairs)
  const shift = bisect(at, 0, [-WIDEST, WIDEST], SMALLEST_ERROR / 10)
  const fall = at(shift - SLOPE_REACH) - at(shift + SLOPE_REACH)
  const values = IN_BAND * n
  const standardError =
    (fall > 0 ? Math.max(SMALLEST_ERROR, (2 * SLOPE_REACH) / fall) : UNKNOWN_ERROR) *
    Math.sqrt(values / Math.max(1, values - LOST_FREEDOM))
  return estimateOf({ n, shift, standardError, z: at(0) })
}

/** z(t) of the pairs: sorts once, and walks down from the top as far as the band reaches for each t. */
export function bandScore(pairs: readonly TailPair[]): (t: number) => number {
  const arms = [descending(pairs.map(({ base }) => base)), descending(pairs.map(({ head }) => head))] as const
  const total = 2 * pairs.length
  const weights = new Float64Array(pairs.length)
  return (t) => {
    const touched: number[] = []
    const heights = [0, 0]
    const valueOf = (arm: 0 | 1): number => {
      const next = arms[arm].values[heights[arm] as number]
      return next === undefined ? Number.NEGATIVE_INFINITY : next - (arm === 1 ? t : 0)
    }
    for (let above = 0; total - above > BAND.from * total; ) {
      const value = Math.max(valueOf(0), valueOf(1))
      const tied: [number, number][] = []
      for (const arm of [0, 1] as const) {
        for (
          ;
          (heights[arm] as number) < pairs.length && valueOf(arm) === value;
          heights[arm] = (heights[arm] as number) + 1
        ) {
          tied.push([arms[arm].order[heights[arm] as number] as number, arm === 1 ? 1 : -1])
        }
      }
      const midRank = 1 - (above + tied.length / 2) / total
      const weight = Math.min(1, Math.max(0, (midRank - BAND.from) / (BAND.to - BAND.from)))
      for (const [pair, sign] of tied) {
        weights[pair] = (weights[pair] as number) + sign * weight
        touched.push(pair)
      }
      above += tied.length
    }
    return selfNormalized(weights, touched)
  }
}

/** Sums what was touched, once each, and clears it. */
function selfNormalized(weights: Float64Array, touched: readonly number[]): number {
  let sum = 0
  let squares = 0
  for (const pair of touched) {
    const weight = weights[pair] as number
    sum += weight
    squares += weight * weight
    weights[pair] = 0
  }
  return squares > 0 ? sum / Math.sqrt(squares) : 0
}

function descending(values: readonly number[]): { readonly values: Float64Array; readonly order: Uint32Array } {
  const order = Uint32Array.from(values, (_, index) => index).sort((a, b) =>
    values[a] === values[b] ? a - b : (values[b] as number) - (values[a] as number)
  )
  return { values: Float64Array.from(order, (index) => values[index] as number), order }
}
