import type { BudgetResult } from '../../domain/budget.ts'
import { isFailure, type Sample } from '../../domain/sample.ts'
import type { Check, CheckReason } from '../../domain/verdict.ts'
import { judgedSamples } from '../runs/digest.ts'
import type { Judgement } from './judge.ts'
import type { Findings } from './state.ts'

/**
 * Whether a first measurement raised something that a second one in the same job must agree to before it counts: an
 * alarm, since any single run can be an unlucky one (a neighbor that takes the machine for two seconds is enough), or a
 * broken budget of a target that this change left as it was.
 */
export function needsConfirmation(judgement: Findings, apart: Apart = NONE): boolean {
  return targetsToConfirm(judgement, apart).size > 0
}

/**
 * Targets whose base is a server of its own. Drift of one place falls on both arms of a pair; where each arm has a place,
 * one of them can have had a bad minute.
 */
export type Apart = ReadonlySet<string>
const NONE: Apart = new Set()

/** The targets that are to be measured again. */
export function targetsToConfirm({ checks, budgets }: Findings, apart: Apart = NONE): ReadonlySet<string> {
  return new Set([
    ...checks.filter((check) => isAlarm(check, apart)).map(({ target }) => target),
    ...budgets.filter((budget) => isUnchangedBroken(budget, checks)).map(({ target }) => target)
  ])
}

function isAlarm({ verdict, kind, reason, target, accepted }: Check, apart: Apart): boolean {
  if (accepted !== undefined) return false
  // Luck does not make a stream arrive in one piece, and single prompts have been asked again already.
  if (verdict !== 'regressed' || reason === 'no-longer-streams' || reason === 'slower-prompts') return false
  return kind !== 'interleaved' || apart.has(target)
}

/** A provider's target that has history is one whose plan is the baseline's: this change cannot have broken its budget. */
function isUnchangedBroken({ verdict, target }: BudgetResult, checks: readonly Check[]): boolean {
  return verdict === 'broken' && checks.some((check) => check.target === target && !check.owned)
}

/** What the second measurement came to, and whether it is one that can disagree. */
export interface SecondMeasurement extends Judgement {
  /** Its own samples: how many of its requests failed is told where it could not be made. */
  readonly samples?: readonly Sample[]
  /** Set where it ended early: then what it has not seen may lie in what it did not ask. */
  readonly partial?: boolean
}

/**
 * Alarms of the first measurement that the second agrees with. Those that it disagrees with are shown as not confirmed,
 * and those that it could not look at as that: an endpoint that dies after it got slower did not get fast again.
 */
export function confirm(first: Judgement, second: SecondMeasurement, apart: Apart = NONE): Judgement {
  const checks = first.checks.map((check) => (isAlarm(check, apart) ? confirmedCheck(check, second) : check))
  return {
    ...first,
    checks,
    budgets: first.budgets.map((budget) =>
      isUnchangedBroken(budget, first.checks) ? confirmedBudget(budget, second) : budget
    ),
    unmeasured: [...new Set([...first.unmeasured, ...notMeasuredAgain(checks)])]
  }
}

/** Targets whose alarms are all left open by a second measurement that could not be made. */
function notMeasuredAgain(checks: readonly Check[]): readonly string[] {
  const alarmed = new Set(checks.filter(isUnaccepted).map(({ target }) => target))
  return checks.flatMap(({ target, reason }) => (reason === 'not-measured-again' && !alarmed.has(target) ? target : []))
}

function isUnaccepted({ verdict, accepted }: Check): boolean {
  return verdict === 'regressed' && accepted === undefined
}

function confirmedCheck(check: Check, second: SecondMeasurement): Check {
  const again = second.checks.find(
    ({ target, metric, statistic }) =>
      target === check.target && metric === check.metric && statistic === check.statistic
  )
  if (again?.verdict === 'regressed') return { ...check, confirmed: true }
  const { notAccepted: _, ...rest } = check
  if (!hasNoAnswer(again, second))
    return { ...rest, verdict: 'inconclusive', reason: 'not-confirmed', confirmed: false }
  const secondCounts = countsOf(second, check.target)
  // Where even more of its requests failed than ever, it has seen worse than the alarm.
  if (failsMore(second, check.target)) return { ...check, ...secondCounts }
  return { ...rest, verdict: 'inconclusive', reason: 'not-measured-again', ...secondCounts }
}

/** Reasons of a check that saw too little to say that nothing is wrong. */
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

function countsOf({ samples }: SecondMeasurement, id: string): Pick<Check, 'secondCounts'> {
  if (samples === undefined) return {}
  const own = judgedSamples(samples).filter(({ targetId }) => targetId === id)
  return { secondCounts: { attempted: own.length, failed: own.filter(isFailure).length } }
}

/** A budget too stays broken where nothing was measured that keeps it. */
function confirmedBudget(result: BudgetResult, { budgets, partial = false }: SecondMeasurement): BudgetResult {
  const again = budgets.find(({ budget, target }) => target === result.target && budget.text === result.budget.text)
  const hasAnswer = again !== undefined && again.verdict !== 'not-measured' && !partial
  return hasAnswer && again.verdict !== 'broken'
    ? { ...result, verdict: 'at-the-edge', reason: 'not-confirmed' }
    : result
}
