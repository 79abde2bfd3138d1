import { type OrderedPair, pairedShift } from '../../stats/paired-shift.ts'
import { estimateOf, type ShiftEstimate } from '../../stats/sequential-test.ts'
import { serialErrorFactor } from '../../stats/serial-error.ts'
import { isWhole, type PairValue } from '../values/pair-values.ts'
import { logOf } from '../values/scenario-values.ts'

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

/**
 * The estimate with the error that it has where pairs next to each other are alike: where each arm has a server of its
 * own, one of them can be busy with something for a while.
 */
export function widened(estimate: ShiftEstimate, values: readonly PairValue[]): ShiftEstimate {
  const factor = serialErrorFactor(logPairs(values).map(({ base, head }) => head - base))
  const { standardError, z, ...rest } = estimate
  return estimateOf({ ...rest, standardError: standardError * factor, z: z / factor })
}
