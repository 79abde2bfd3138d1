import { type OrderedDifference, pairedShift } from '../stats/paired-shift.ts'
import type { ShiftEstimate } from '../stats/sequential-test.ts'
import { logOf } from './levels.ts'
import { isWhole, type PairValue } from './pair-values.ts'

/** How much slower head is than base, in logs: a robust center of what the two of a pair differ by. */
export function shiftOfPairs(values: readonly PairValue[]): ShiftEstimate | undefined {
  return pairedShift(differencesOf(values))
}

/** Second minus first, of the pairs that have both values. */
export function differencesOf(values: readonly PairValue[]): readonly OrderedDifference[] {
  return values.filter(isWhole).map(({ base, head, headSecond }) => {
    const change = logOf(head) - logOf(base)
    return { difference: headSecond ? change : -change, headSecond }
  })
}
