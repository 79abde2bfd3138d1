import { bisect } from './bisect.ts'
import { estimateOf, type ShiftEstimate } from './sequential-test.ts'

/** The two values of a pair in logs, what is usual for its prompt taken off; +∞ for a failure. */
export interface TailPair {
  readonly base: number
  readonly head: number
}

/** The ranks that count: none below the first, in full from the second on. */
const BAND = { from: 0.88, to: 0.98 }
/** Half the stretch over which the slope of the score is read, in logs. */
const SLOPE_REACH = 0.1
/** The share of values that reaches the band. An error depends on their number, not on the number of pairs. */
const IN_BAND = 2 * (1 - BAND.from)
const LOST_FREEDOM = 6
/** Tails that differ by more than this are not told apart any further: a factor of 4.5. */
const WIDEST = 1.5
const SMALLEST_ERROR = 1e-3
/** With so few values in the tail that the score does not fall, nothing is known. */
const UNKNOWN_ERROR = 9

/**
 * By how much head's tail is shifted against base's, in logs. Both arms' values, head's moved back by t, are ranked
 * together; a value counts by how far its mid-rank q lies within the band, g = min(1, max(0, (q − 0.88) / 0.10)), and
 *
 *   z(t) = Σ (g_head − g_base) / √(Σ (g_head − g_base)²)
 *
 * is about standard normal where t is the shift, since the labels of a pair are a coin's. A band rather than the 95th
 * percentile itself: what lies around it says the same, and there is more of it. (Linear rank scores:
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

/** z(t) of the pairs: sorts once, and for each t walks down from the top as far as the band reaches. */
export function bandScore(pairs: readonly TailPair[]): (t: number) => number {
  const base = fromTheTop(pairs.map((pair) => pair.base))
  const head = fromTheTop(pairs.map((pair) => pair.head))
  return (t) => selfNormalized(bandWeights(base, head, t))
}

/** One arm's values from the largest down, and which pair each belongs to. */
interface Arm {
  readonly values: Float64Array
  readonly pairs: Uint32Array
}

function fromTheTop(values: readonly number[]): Arm {
  const at = (pair: number): number => values[pair] as number
  const pairs = Uint32Array.from(values, (_, index) => index).sort((a, b) =>
    at(a) === at(b) ? a - b : at(b) > at(a) ? 1 : -1
  )
  return { values: Float64Array.from(pairs, at), pairs }
}

/** The score of each pair that reaches the band: head's weight minus base's. */
function bandWeights(base: Arm, head: Arm, t: number): ReadonlyMap<number, number> {
  const weights = new Map<number, number>()
  const add = ({ pairs }: Arm, { from, to, weight }: { from: number; to: number; weight: number }): void => {
    for (let i = from; i < to; i += 1) {
      const pair = pairs[i] as number
      weights.set(pair, (weights.get(pair) ?? 0) + weight)
    }
  }
  const total = base.values.length + head.values.length
  let b = 0
  let h = 0
  while (b + h < (1 - BAND.from) * total) {
    const value = Math.max(base.values[b] ?? Number.NEGATIVE_INFINITY, (head.values[h] ?? Number.NEGATIVE_INFINITY) - t)
    const nextB = endOfTies(base.values, b, (x) => x >= value)
    // Moved back by the same subtraction as above, or a rounding would leave the top where it is.
    const nextH = endOfTies(head.values, h, (x) => x - t >= value)
    if (nextB === b && nextH === h) throw new RangeError('a tail needs numbers, and one of the values is none')
    const midRank = 1 - (b + h + nextB + nextH) / (2 * total)
    const weight = Math.min(1, Math.max(0, (midRank - BAND.from) / (BAND.to - BAND.from)))
    add(base, { from: b, to: nextB, weight: -weight })
    add(head, { from: h, to: nextH, weight })
    b = nextB
    h = nextH
  }
  return weights
}

/** The first place from `from` on whose value is not at the top any more. */
function endOfTies(values: Float64Array, from: number, isAtTop: (value: number) => boolean): number {
  let end = from
  while (end < values.length && isAtTop(values[end] as number)) end += 1
  return end
}

function selfNormalized(weights: ReadonlyMap<number, number>): number {
  let sum = 0
  let squares = 0
  for (const weight of weights.values()) {
    sum += weight
    squares += weight * weight
  }
  return squares > 0 ? sum / Math.sqrt(squares) : 0
}
