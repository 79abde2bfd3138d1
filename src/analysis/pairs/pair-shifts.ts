import { type TailPair, tailShift } from '../../stats/band-score.ts'
import { type OrderedPair, orderEffect, pairedShift } from '../../stats/paired-shift.ts'
import { median } from '../../stats/quantile.ts'
import { estimateOf, type ShiftEstimate } from '../../stats/sequential-test.ts'
import { serialErrorFactor } from '../../stats/serial-error.ts'
import { hasBothValues, type PairValue } from '../values/pair-values.ts'
import { logOf } from '../values/scenario-values.ts'

/** Estimates how much slower head is than base, in logs, from all pairs that have both values. */
export function shiftOfPairs(values: readonly PairValue[]): ShiftEstimate | undefined {
  return pairedShift(logPairs(values))
}

/** The pairs that have both values, in logs, each prompt a group. */
export function logPairs(values: readonly PairValue[]): readonly OrderedPair[] {
  return values.filter(hasBothValues).map(({ scenarioId, base, head, headSecond }) => ({
    group: scenarioId,
    base: logOf(base),
    head: logOf(head),
    headSecond
  }))
}

/**
 * The standard deviation, in logs, of what two starts of one build differ by for as long as they run (where memory lies,
 * which core they got). No number of pairs makes it smaller. A standard deviation of 1 % for each start.
 */
const BETWEEN_STARTS = 0.015

/**
 * The estimate with the error that it has where each arm has a server of its own: one of them can be busy with something
 * for a while, so that pairs next to each other are alike, and no two starts are equally fast.
 */
export function widened(estimate: ShiftEstimate, values: readonly PairValue[]): ShiftEstimate {
  const serial = serialErrorFactor(logPairs(values).map(({ base, head }) => head - base))
  const { standardError: alone, z: _, ...rest } = estimate
  const standardError = Math.hypot(alone * serial, BETWEEN_STARTS)
  // A score is at most √n, however far apart the arms are: it says nothing about a difference that all pairs show.
  return estimateOf({ ...rest, standardError, z: estimate.shift / standardError })
}

/** Each prompt's usual value, in logs. */
export type UsualLogs = ReadonlyMap<string, number>

/**
 * Estimates how much slower head's slowest tenth is than base's, in logs. Values are taken relative to what is usual for their
 * prompt, or a long prompt would be the tail: from the baseline's runs where there are enough, else over both arms.
 */
export function tailShiftOfPairs(values: readonly PairValue[], usual?: UsualLogs): ShiftEstimate | undefined {
  return tailShift(tailPairs(values, usual ?? usualByPairs(values)))
}

function tailPairs(values: readonly PairValue[], usual: UsualLogs): readonly TailPair[] {
  const whole = logPairs(values)
  const order = whole.length === 0 ? 0 : orderEffect(whole)
  return values.flatMap(({ scenarioId, base, head, headSecond }) => {
    const level = usual.get(scenarioId)
    if (base === undefined || head === undefined || level === undefined) return []
    return [
      { base: logOf(base) - level - (headSecond ? 0 : order), head: logOf(head) - level - (headSecond ? order : 0) }
    ]
  })
}

/** Each prompt's median over both arms; a prompt that never answered has none, and tells nothing of how slow answers are. */
function usualByPairs(values: readonly PairValue[]): UsualLogs {
  const logs = new Map<string, number[]>()
  for (const { scenarioId, base, head } of values) {
    const list = logs.get(scenarioId) ?? []
    for (const value of [base, head]) if (value !== undefined && Number.isFinite(value)) list.push(logOf(value))
    logs.set(scenarioId, list)
  }
  return new Map([...logs].flatMap(([id, list]) => (list.length === 0 ? [] : [[id, median(list) as number]])))
}
