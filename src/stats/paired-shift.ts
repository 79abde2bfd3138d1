import { bisect } from './bisect.ts'
import { fallingRoot } from './falling-root.ts'
import { huberScore } from './huber-score.ts'
import { type Location, locationBy } from './location.ts'
import { type GroupedPair, pairScore } from './pair-score.ts'
import { estimateOf, type ShiftEstimate } from './sequential-test.ts'

/** A pair before the effect of its order is taken off. */
export interface OrderedPair extends GroupedPair {
  readonly headSecond: boolean
}

/** Pairs of a group from which its level is known well enough to tell which of two values is out of place. */
const PAIRS_FOR_LEVEL = 2
/** How far around the first estimate the finer one is looked for, in standard errors. */
const REACH = 6

/**
 * By how much the second of a pair differs from the first whatever it is: the root of the score over all differences,
 * which does not know which is which. Of at least one pair.
 */
export function orderEffect(pairs: readonly OrderedPair[]): number {
  const score = huberScore(pairs.map(({ base, head, headSecond }) => (headSecond ? head - base : base - head)))
  return bisect(score.at, 0, [score.lowest - 1e-6, score.highest + 1e-6])
}

/**
 * Head minus base over pairs, the effect of the order taken off: Huber's location of the differences, made finer by
 * pair-score.ts where the groups have enough pairs. `undefined` of no pairs.
 */
export function pairedShift(pairs: readonly OrderedPair[]): ShiftEstimate | undefined {
  if (pairs.length === 0) return undefined
  const order = orderEffect(pairs)
  const even = pairs.map(({ group, base, head, headSecond }) => ({
    group,
    base: base - (headSecond ? 0 : order),
    head: head - (headSecond ? order : 0)
  }))
  const score = huberScore(even.map(({ base, head }) => head - base))
  const rough = locationBy(score, pairs.length)
  const groups = new Set(pairs.map(({ group }) => group)).size
  if (pairs.length >= PAIRS_FOR_LEVEL * groups) return finer(even, rough)
  return estimateOf({ n: rough.n, shift: rough.center, standardError: rough.standardError, z: score.at(0) })
}

function finer(pairs: readonly GroupedPair[], { n, center, standardError: error }: Location): ShiftEstimate {
  const score = pairScore(pairs, center)
  const at = (target: number, near: number): number =>
    fallingRoot(score, target, { near, step: error / 4, reach: REACH * error, tolerance: error / 1000 })
  const shift = at(0, center)
  const width = at(-1, shift + error) - at(1, shift - error)
  const standardError = (width / 2) * Math.sqrt(n / Math.max(1, n - 4))
  return estimateOf({ n, shift, standardError, z: pairScore(pairs, 0)(0) })
}
