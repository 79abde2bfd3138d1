import type { BudgetLimit } from '../../domain/budget.ts'
import { largest } from '../../domain/extremes.ts'
import { isJudged, type Plan, type Target } from '../../domain/plan.ts'
import { mostPairsOf, pairedTargets } from '../slots/pair-slots.ts'
import {
  isTooFewForBudget,
  LEAST_FOR_MET,
  leastForCheck,
  plannedRequests,
  tokensWanted,
  tokensWantedOf
} from './minimum-samples.ts'

const PERCENTILE = /^p\d+$/

/**
 * Returns a sentence for each check and budget that this plan may leave undecided, and why. Checks and budgets that it can
 * never decide are refused when the plan is read (plan/undecidable.ts).
 */
export function judgingNotes(plan: Plan): readonly string[] {
  return [...comparisonNotes(plan), ...plan.budgets.flatMap((budget) => budgetNotes(budget, plan))]
}

function comparisonNotes(plan: Plan): readonly string[] {
  if (plan.compare !== 'off') return checkNotes(plan)
  return [
    plan.budgets.length === 0
      ? 'Nothing is judged: "compare" is off, and there is no budget.'
      : 'Nothing is compared, because "compare" is off. Only budgets are judged.'
  ]
}

/** Notes for each gating statistic that some targets get too few requests for. */
function checkNotes(plan: Plan): readonly string[] {
  const paired = pairedTargets(plan)
  const single = judged(plan).filter((target) => !paired.includes(target))
  const requests = plannedRequests(plan)
  const statistics = [...new Set(plan.gate.checks.map(({ statistic }) => statistic))]
  return statistics.flatMap((statistic) => {
    const leastRequests = leastForCheck('history', statistic)
    const leastPairs = leastForCheck('pairs', statistic)
    const few = paired.filter((target) => mostPairsOf(plan, target) < leastPairs)
    return [
      ...(single.length === 0 || requests >= leastRequests
        ? []
        : [
            `Comparing a ${statistic} with history needs ${leastRequests} requests, and ${targetNames(single)} gets ${requests}: without pairs the check stays undecided.`
          ]),
      ...(few.length === 0
        ? []
        : [
            `Comparing a ${statistic} in pairs needs ${leastPairs} pairs, and ${targetNames(few)} gets fewer: the check stays undecided.`
          ])
    ]
  })
}

function budgetNotes(budget: BudgetLimit, plan: Plan): readonly string[] {
  const { text, metric, statistic } = budget
  const targets = judged(plan).filter(({ id }) => budget.target === undefined || budget.target === id)
  const paired = pairedTargets(plan)
  const few = targets.filter((target) => valuesOf(plan, target, paired) < LEAST_FOR_MET)
  const mute = few.filter((target) => isTooFewForBudget(budget, valuesOf(plan, target, paired)))
  const note = (words: string): string => `The budget ${text} ${words}`
  return [
    ...(mute.length > 0
      ? [note(`stays undecided for ${targetNames(mute)}: it needs more requests than the plan makes.`)]
      : []),
    ...(PERCENTILE.test(statistic) && few.length > mute.length
      ? [note(`can be broken but never met: meeting it needs ${LEAST_FOR_MET} requests, and the plan makes fewer.`)]
      : []),
    ...shortAnswerNotes(budget, plan, targets).map(note),
    ...(metric === 'connect'
      ? [note('is judged only by measured requests that open a connection; most reuse one from warm-up.')]
      : [])
  ]
}

function shortAnswerNotes({ metric }: BudgetLimit, { prompts }: Plan, targets: readonly Target[]): readonly string[] {
  const longest = largest(prompts.scenarios.map(({ maxOutputTokens }) => maxOutputTokens))
  const wanted = tokensWanted(metric, longest)
  const short = targets.filter((target) => tokensWantedOf(metric, target) !== undefined)
  const unlimited = wanted === undefined ? [] : targets.filter((target) => !short.includes(target))
  return [
    ...(short.length > 0
      ? [`is not judged for ${targetNames(short)}: its "params" limit answers to too few tokens.`]
      : []),
    ...(unlimited.length > 0
      ? [`needs answers of ${wanted} tokens, and the prompts limit them to ${longest}: only reasoning can be longer.`]
      : [])
  ]
}

function valuesOf(plan: Plan, target: Target, paired: readonly Target[]): number {
  return paired.includes(target) ? mostPairsOf(plan, target) : plannedRequests(plan)
}

function judged({ targets }: Plan): readonly Target[] {
  return targets.filter(isJudged)
}

function targetNames(targets: readonly Target[]): string {
  return targets.map(({ id }) => id).join(', ')
}
