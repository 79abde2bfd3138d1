import type { CheckReason } from '../../domain/verdict.ts'
import { binomialUpperTail } from '../../stats/binomial.ts'
import { median } from '../../stats/quantile.ts'
import { decide, type LookPlace, type ShiftEstimate } from '../../stats/sequential-test.ts'
import { marginOf } from '../values/margin.ts'
import { hasBothValues, type PairValue } from '../values/pair-values.ts'
import { MOST_LOST } from '../values/thresholds.ts'
import { changeAfterLooks, ruleOf, type WantedPairCheck } from './pair-rule.ts'
import { shiftOfPairs, tailShiftOfPairs, type UsualLogs, widened } from './pair-shifts.ts'

/** One check at one look. */
export interface CheckLook {
  /** The values of all pairs at this look. */
  readonly values: readonly PairValue[]
  /** The looks before, at which it was not decided: pairs at each. */
  readonly passed: readonly number[]
  readonly place: LookPlace
  readonly estimate?: ShiftEstimate
  /** From which slowdown on it alarms, in logs. */
  readonly margin: number
  /** `within-margin` where it is slower for certain, and by less than the margin. */
  readonly outcome?: 'slower' | 'within-margin' | 'not-slower'
  /** The reason more pairs would not decide it either; `absent` where neither arm has the metric at all. */
  readonly hopeless?: CheckReason | 'absent'
  /** The reason it cannot be decided yet, whatever the estimate says. */
  readonly tooEarly?: CheckReason
}

/** From so many pairs on, more lost ones than that are no bad luck: */
const HOPELESS_FROM = 60
const HOPELESS_ALPHA = 0.01
/** Answers from which it is known that an endpoint does not give a metric. */
const FEWEST_ANSWERS = 10
/** Pairs from which a tail is judged: before, it holds a handful of values. */
const TAIL_FROM = 100
/** At least this share of the pairs must have a value on both sides. */
const FEWEST_WHOLE = 0.5

export interface LookContext {
  readonly usual?: UsualLogs | undefined
  readonly baseOnOtherServer?: boolean
}

/** Tests one metric on all pairs so far. */
export function lookAt(
  wanted: WantedPairCheck,
  when: Pick<CheckLook, 'values' | 'passed' | 'place'>,
  { usual, baseOnOtherServer = false }: LookContext = {}
): CheckLook {
  const { statistic, margin } = wanted
  const { values } = when
  const look = { ...when, margin: marginOf(margin, margin.absolute === undefined ? undefined : baseMedian(values)) }
  const hopeless = hopelessness(values)
  if (hopeless !== undefined) return { ...look, hopeless }
  const alone = statistic === 'p50' ? shiftOfPairs(values) : tailShiftOfPairs(values, usual)
  if (alone === undefined) return look
  const estimate = baseOnOtherServer ? widened(alone, values) : alone
  const tooEarly = tooEarlyFor(values, statistic)
  if (tooEarly !== undefined) return { ...look, estimate, tooEarly }
  return { ...look, estimate, outcome: outcomeOf(wanted, look, estimate) }
}

function outcomeOf(
  wanted: WantedPairCheck,
  { values, passed, place, margin }: CheckLook,
  estimate: ShiftEstimate
): CheckLook['outcome'] {
  const decided = decide(estimate, ruleOf(wanted, margin), place)
  if (decided !== 'shifted') return decided && 'not-slower'
  const { center } = changeAfterLooks(wanted, { pairCount: values.length, passed, margin }, estimate)
  return center >= margin ? 'slower' : 'within-margin'
}

/** Returns the value that an absolute margin is taken relative to. */
function baseMedian(values: readonly PairValue[]): number | undefined {
  return median(values.flatMap(({ base }) => (base === undefined || !Number.isFinite(base) ? [] : [base])))
}

function tooEarlyFor(values: readonly PairValue[], statistic: 'p50' | 'p95'): CheckReason | undefined {
  if (lostRatio(values) > MOST_LOST) return 'too-many-failures'
  const few = values.filter(hasBothValues).length < FEWEST_WHOLE * values.length
  return few || (statistic === 'p95' && values.length < TAIL_FROM) ? 'too-few-samples' : undefined
}

function hopelessness(values: readonly PairValue[]): CheckLook['hopeless'] {
  const lost = values.filter(isLost).length
  const lacks = { base: lacksMetric(values, 'base'), head: lacksMetric(values, 'head') }
  if (lacks.base && lacks.head) return 'absent'
  if (lacks.head) return 'vanished'
  if (lacks.base) return 'not-observable'
  const many = values.length >= HOPELESS_FROM && binomialUpperTail(lost, values.length, MOST_LOST) < HOPELESS_ALPHA
  return many ? 'too-many-failures' : undefined
}

/** Returns true where an arm answered and never had a value. */
function lacksMetric(values: readonly PairValue[], arm: 'base' | 'head'): boolean {
  const answered = values.filter((value) => value[arm] !== Number.POSITIVE_INFINITY)
  return answered.length >= FEWEST_ANSWERS && answered.every((value) => value[arm] === undefined)
}

function isLost({ base, head }: PairValue): boolean {
  return base === Number.POSITIVE_INFINITY || head === Number.POSITIVE_INFINITY
}

/** The share of pairs that a failed request took away. */
function lostRatio(values: readonly PairValue[]): number {
  return values.length === 0 ? 0 : values.filter(isLost).length / values.length
}
