import { type OrderedPair, pairedShift } from '../stats/paired-shift.ts'
import type { ShiftEstimate } from '../stats/sequential-test.ts'
import { logOf } from './levels.ts'
import { isWhole, type PairValue } from './pair-values.ts'

/** How much slower head is than base, in logs, over all pairs that have both values. */
export function shiftOfPairs(values: readonly PairValue[]): ShiftEstimate | undefined {
  return pairedShift(logPairs(values))
}

/** The pairs that have both values, in logs, each prompt a group. */
export function logPairs(values: readonly PairValue[]): readonly OrderedPair[] {
  return values.filter(isWhole).map(({ scenarioId, base, head, headSecond }) => ({
    group: scenarioId,
    base: logOf(base),
    head: logOf(head),
    headSecond
  }))
}
