import type { BudgetResult } from '../domain/budget.ts'
import type { Check } from '../domain/verdict.ts'
import type { Judgement } from './judge.ts'

/**
 * Whether a first measurement raised something that a second one in the same job must agree to before it counts: an
 * alarm, since any single run can be an unlucky one (a neighbor that takes the machine for two seconds is enough), or a
 * broken budget of a target that this change left as it was.
 */
export function needsConfirmation({ checks, budgets }: Judgement): boolean {
  return checks.some(isAlarm) || budgets.some((budget) => isUnchangedBroken(budget, checks))
}

function isAlarm(check: Check): boolean {
  // Luck does not make a stream arrive in one piece.
  // Pairs stood beside their base: the same drift fell on both arms.
  return check.verdict === 'regressed' && check.kind !== 'interleaved' && check.reason !== 'no-longer-streams'
}

/** A provider's target that has history is one whose plan is the baseline's: this change cannot have broken its budget. */
function isUnchangedBroken({ verdict, target }: BudgetResult, checks: readonly Check[]): boolean {
  return verdict === 'broken' && checks.some((check) => check.target === target && !check.owned)
}

/** Alarms of the first measurement that the second agrees with; the others are shown as not confirmed. */
export function confirm(first: Judgement, second: Judgement): Judgement {
  return {
    ...first,
    checks: first.checks.map((check) => (isAlarm(check) ? confirmedCheck(check, second.checks) : check)),
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
  return { ...check, verdict: 'inconclusive', reason: 'not-confirmed', confirmed: false }
}

function confirmedBudget(result: BudgetResult, others: readonly BudgetResult[]): BudgetResult {
  const again = others.find(({ budget, target }) => target === result.target && budget.text === result.budget.text)
  return again?.verdict === 'broken' ? result : { ...result, verdict: 'at-the-edge' }
}
