import type { BudgetResult } from '../../domain/budget.ts'
import { metricOf } from '../../domain/metric.ts'
import { isFailure, type Sample } from '../../domain/sample.ts'
import type { Check, CheckReason } from '../../domain/verdict.ts'
import { judgedSamples } from '../runs/digest.ts'
import type { Judgement } from './judge.ts'
import type { Findings } from './state.ts'

/**
 * Targets whose base runs on a server of its own. A slow minute on a shared server hits both arms of a pair; with two servers
 * it can hit one alone, so that their alarms need confirming too.
 */
export type TargetsWithOwnBase = ReadonlySet<string>
export const NO_TARGETS: ReadonlySet<string> = new Set()

/**
 * Returns the targets to measure a second time in the same job. An alarm counts only once a second measurement agrees, since any
 * single run can be unlucky: a neighbor that takes the machine for two seconds is enough. The same holds for a broken budget of a
 * target that this change did not touch.
 */
export function targetsToConfirm(
  { checks, budgets }: Pick<Findings, 'checks' | 'budgets'>,
  ownBases: TargetsWithOwnBase = NO_TARGETS
): ReadonlySet<string> {
  return new Set([
    ...alarmsToConfirm(checks, ownBases).map(({ target }) => target),
    ...budgets.filter((budget) => isUnchangedBroken(budget, checks)).map(({ target }) => target)
  ])
}

/** The alarms that count only once a second measurement agrees with each of them. */
export function alarmsToConfirm(checks: readonly Check[], ownBases: TargetsWithOwnBase = NO_TARGETS): readonly Check[] {
  return checks.filter((check) => isAlarm(check, ownBases))
}

function isAlarm({ verdict, kind, reason, target, accepted, jobs }: Check, ownBases: TargetsWithOwnBase): boolean {
  // What several jobs agree on needs no second measurement in one of them.
  if (accepted !== undefined || jobs !== undefined) return false
  // Bad luck does not make a stream arrive in one piece.
  if (verdict !== 'regressed' || reason === 'no-longer-streams') return false
  // Slow prompts were measured again already, but all at once: a server of its own may have been busy just then.
  return (kind !== 'interleaved' && reason !== 'slower-prompts') || ownBases.has(target)
}

/** A provider's target that has history is one whose plan is the baseline's: this change cannot have broken its budget. */
function isUnchangedBroken({ verdict, target }: BudgetResult, checks: readonly Check[]): boolean {
  return verdict === 'broken' && checks.some((check) => check.target === target && !check.owned)
}

/** The judgement of the second measurement alone. */
export interface SecondMeasurement extends Judgement {
  /** Its own samples, to count failed requests where it could not answer. */
  readonly samples?: readonly Sample[]
  /** It ended early, so that what it did not see may lie in requests it never made. */
  readonly partial?: boolean
}

/**
 * Keeps the alarms of the first measurement that the second agrees with. Alarms it disagrees with become *not confirmed*; alarms
 * it could not check stay open, because an endpoint that died after slowing down did not become fast again.
 */
export function confirm(
  first: Judgement,
  second: SecondMeasurement,
  ownBases: TargetsWithOwnBase = NO_TARGETS
): Judgement {
  const checks = first.checks.map((check) => (isAlarm(check, ownBases) ? confirmedCheck(check, second) : check))
  return {
    ...first,
    checks,
    budgets: first.budgets.map((budget) =>
      isUnchangedBroken(budget, first.checks) ? confirmedBudget(budget, second) : budget
    ),
    unmeasured: [...new Set([...first.unmeasured, ...notMeasuredAgain(checks)])]
  }
}

/**
 * Two servers are never equally busy, so what one measurement found faster is told as seen once. Nobody waits a minute and
 * pays for a second measurement only to confirm good news; where an alarm led to one, it counts.
 */
export function withImprovementsConfirmed(
  first: Judgement,
  second: Pick<SecondMeasurement, 'checks'> | undefined,
  ownBases: TargetsWithOwnBase
): Judgement {
  const confirmed = (check: Check): Check =>
    sameCheckIn(second?.checks ?? [], check)?.verdict === 'improved'
      ? { ...check, confirmed: true }
      : { ...check, verdict: 'unchanged', reason: 'faster-once' }
  const needsIt = ({ verdict, kind, metric, target }: Check): boolean =>
    verdict === 'improved' && kind === 'interleaved' && metricOf(metric).scope === 'sample' && ownBases.has(target)
  return { ...first, checks: first.checks.map((check) => (needsIt(check) ? confirmed(check) : check)) }
}

function sameCheckIn(checks: readonly Check[], { target, metric, statistic }: Check): Check | undefined {
  return checks.find((one) => one.target === target && one.metric === metric && one.statistic === statistic)
}

/** Returns the targets whose alarms all stay open because the second measurement could not be made. */
function notMeasuredAgain(checks: readonly Check[]): readonly string[] {
  const alarmed = new Set(checks.filter(isUnaccepted).map(({ target }) => target))
  return checks.flatMap(({ target, reason }) => (reason === 'not-measured-again' && !alarmed.has(target) ? target : []))
}

function isUnaccepted({ verdict, accepted }: Check): boolean {
  return verdict === 'regressed' && accepted === undefined
}

function confirmedCheck(check: Check, second: SecondMeasurement): Check {
  const again = sameCheckIn(second.checks, check)
  if (again?.verdict === 'regressed' && areOfSamePrompts(check, again)) return { ...check, confirmed: true }
  const { notAccepted: _, ...rest } = check
  if (!hasNoAnswer(again, second)) {
    // The first measurement still asks for another job, which decides it.
    const asksAgain = check.kind !== 'interleaved' && (check.beyondByLog ?? 0) > 0
    const reason = asksAgain ? 'slower-once' : 'not-confirmed'
    return { ...rest, verdict: 'inconclusive', reason, confirmed: false }
  }
  const secondCounts = secondCountsOf(second, check.target)
  // More failed requests than ever is worse than the alarm, and does not clear it.
  if (failsMore(second, check.target)) return { ...check, ...secondCounts }
  return { ...rest, verdict: 'inconclusive', reason: 'not-measured-again', ...secondCounts }
}

/** An alarm of single prompts is not confirmed by one of others. */
function areOfSamePrompts({ scenarios }: Check, again: Check): boolean {
  return scenarios === undefined || scenarios.some((id) => again.scenarios?.includes(id) === true)
}

/** Reasons that mean a check saw too little to clear an alarm. */
const WITHOUT_ANSWER: readonly CheckReason[] = [
  'too-many-failures',
  'too-many-void',
  'too-few-samples',
  'vanished',
  'not-observable',
  'token-source-differs',
  'not-finished'
]

function hasNoAnswer(again: Check | undefined, { partial = false }: SecondMeasurement): boolean {
  return again === undefined || partial || WITHOUT_ANSWER.includes(again.reason)
}

function failsMore({ checks }: SecondMeasurement, id: string): boolean {
  return checks.some(
    ({ target, metric, verdict }) => target === id && metric === 'error_rate' && verdict === 'regressed'
  )
}

function secondCountsOf({ samples }: SecondMeasurement, id: string): Pick<Check, 'secondCounts'> {
  if (samples === undefined) return {}
  const own = judgedSamples(samples).filter(({ targetId }) => targetId === id)
  return { secondCounts: { attempted: own.length, failed: own.filter(isFailure).length } }
}

/** A budget stays broken unless the second measurement keeps it. */
function confirmedBudget(result: BudgetResult, { budgets, partial = false }: SecondMeasurement): BudgetResult {
  const again = budgets.find(({ budget, target }) => target === result.target && budget.text === result.budget.text)
  const hasAnswer = again !== undefined && again.verdict !== 'not-measured' && !partial
  return hasAnswer && again.verdict !== 'broken'
    ? { ...result, verdict: 'at-the-edge', reason: 'not-confirmed' }
    : result
}
