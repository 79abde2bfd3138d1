import type { BudgetResult } from '../domain/budget.ts'
import type { Check } from '../domain/verdict.ts'
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

/** Alarms of the first measurement that the second agrees with; the others are shown as not confirmed. */
export function confirm(first: Judgement, second: Judgement, apart: Apart = NONE): Judgement {
  return {
    ...first,
    checks: first.checks.map((check) => (isAlarm(check, apart) ? confirmedCheck(check, second.checks) : check)),
    budgets: first.budgets.map((budget) =>
      isUnchangedBroken(budget, first.checks) ? confirmedBudget(budget, second.budgets) : budget
    )
  }
}

function confirmedCheck(check: Check, others: readonly Check[]): Check {
  const again = others.find(
    ({ target, metric, statistic }) =>
      target === check.target && metric === check.metric && statistic === check.statistic
  )
  if (again?.verdict === 'regressed') return { ...check, confirmed: true }
  const { notAccepted: _, ...rest } = check
  return { ...rest, verdict: 'inconclusive', reason: 'not-confirmed', confirmed: false }
}

function confirmedBudget(result: BudgetResult, others: readonly BudgetResult[]): BudgetResult {
  const again = others.find(({ budget, target }) => target === result.target && budget.text === result.budget.text)
  return again?.verdict === 'broken' ? result : { ...result, verdict: 'at-the-edge' }
}
