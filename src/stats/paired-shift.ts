import { bisect } from './bisect.ts'
import { huberScore } from './huber-score.ts'
import { locationBy } from './location.ts'
import type { ShiftEstimate } from './sequential-test.ts'

/** What came second minus what came first, and whether the second was the one of interest. */
export interface OrderedDifference {
  readonly difference: number
  readonly headSecond: boolean
}

/**
 * By how much the second of a pair differs from the first whatever it is: the root of the score over all differences,
 * which does not know which is which.
 */
export function orderEffect(differences: readonly OrderedDifference[]): number {
  const score = huberScore(differences.map(({ difference }) => difference))
  return bisect(score.at, 0, [score.lowest - 1e-6, score.highest + 1e-6])
}

/** Head minus base, the effect of the order taken off; `undefined` of no pairs. */
export function pairedShift(differences: readonly OrderedDifference[]): ShiftEstimate | undefined {
  if (differences.length === 0) return undefined
  const order = orderEffect(differences)
  const signed = differences.map(({ difference, headSecond }) => (headSecond ? 1 : -1) * (difference - order))
  const score = huberScore(signed)
  const { n, center, standardError, interval } = locationBy(score, signed.length)
  return { n, shift: center, standardError, interval, z: score.at(0) }
}
