import { bisect } from './bisect.ts'
import { fallingRoot } from './falling-root.ts'
import { type HuberScore, huberScore } from './huber-score.ts'
import { type Location, locationBy } from './location.ts'
import { type GroupedPair, pairScore } from './pair-score.ts'
import { estimateOf, type ShiftEstimate } from './sequential-test.ts'

/** A pair before the effect of its order is taken off. */
export interface OrderedPair extends GroupedPair {
  readonly headSecond: boolean
}

/** Pairs of a group from which its level is known well enough to tell which of two values is out of place. */
const PAIRS_FOR_LEVEL = 2
/** The finer estimate is looked for this far around the first one, in standard errors. */
const REACH = 6

/** Pairs of each order from which the two orders are told apart by themselves. */
const PAIRS_FOR_ORDER = 5

/**
 * By how much the second of a pair differs from the first whatever it is: the root of the score over all differences,
 * which does not know which is which. Of at least one pair.
 */
export function orderEffect(pairs: readonly OrderedPair[]): number {
  return centerOf(huberScore(pairs.map(({ base, head, headSecond }) => (headSecond ? head - base : base - head))))
}

/**
 * Head minus base over pairs, the effect of the order taken off: Huber's location of the differences, made finer by
 * pair-score.ts where the groups have enough pairs. For the score at no shift the order is found blindly, so that under
 * it the labels are still a coin's. `undefined` of no pairs.
 */
export function pairedShift(pairs: readonly OrderedPair[]): ShiftEstimate | undefined {
  if (pairs.length === 0) return undefined
  const blind = orderEffect(pairs)
  const order = orderBesideShift(pairs) ?? blind
  const rough = locationBy(differencesWithout(pairs, order), pairs.length)
  const groups = new Set(pairs.map(({ group }) => group)).size
  if (pairs.length < PAIRS_FOR_LEVEL * groups) {
    const { n, center, standardError } = rough
    return estimateOf({ n, shift: center, standardError, z: differencesWithout(pairs, blind).at(0) })
  }
  const z = pairScore(withoutOrder(pairs, blind), 0)(0)
  return estimateOf({ ...finer(withoutOrder(pairs, order), rough), z })
}

/**
 * The effect of the order where there is a shift, too: half of what the two orders differ by. Found blindly, it would take
 * on some of a large shift wherever one order is more frequent than the other.
 */
function orderBesideShift(pairs: readonly OrderedPair[]): number | undefined {
  const headSecond = pairs.filter((pair) => pair.headSecond)
  const baseSecond = pairs.filter((pair) => !pair.headSecond)
  if (Math.min(headSecond.length, baseSecond.length) < PAIRS_FOR_ORDER) return undefined
  const change = (list: readonly OrderedPair[]): number =>
    centerOf(huberScore(list.map(({ base, head }) => head - base)))
  return (change(headSecond) - change(baseSecond)) / 2
}

function centerOf(score: HuberScore): number {
  return bisect(score.at, 0, [score.lowest - 1e-6, score.highest + 1e-6])
}

function differencesWithout(pairs: readonly OrderedPair[], order: number): HuberScore {
  return huberScore(pairs.map(({ base, head, headSecond }) => head - base - (headSecond ? order : -order)))
}

function withoutOrder(pairs: readonly OrderedPair[], order: number): readonly GroupedPair[] {
  return pairs.map(({ group, base, head, headSecond }) => ({
    group,
    base: base - (headSecond ? 0 : order),
    head: head - (headSecond ? order : 0)
  }))
}

function finer(
  pairs: readonly GroupedPair[],
  { n, center, standardError: error }: Location
): Omit<ShiftEstimate, 'interval' | 'z'> {
  const score = pairScore(pairs, center)
  const at = (target: number, near: number): number =>
    fallingRoot(score, target, { near, step: error / 4, reach: REACH * error, tolerance: error / 1000 })
  const shift = at(0, center)
  const width = at(-1, shift + error) - at(1, shift - error)
  return { n, shift, standardError: (width / 2) * Math.sqrt(n / Math.max(1, n - 4)) }
}
