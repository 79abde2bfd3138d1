import type { BudgetLimit } from '../domain/budget.ts'
import type { InputProblem } from '../domain/errors.ts'
import { largest } from '../domain/extremes.ts'
import { type GateCheck, isJudged } from '../domain/plan.ts'
import { quote } from '../domain/quote.ts'
import { type BudgetEntry, entryProblem, targetsOfBudget } from './config/read-budgets.ts'
import type { ConfigFile } from './config/read-config.ts'
import type { DraftTarget } from './config/read-target.ts'
import {
  type Counted,
  isTooFewForBudget,
  LEAST_FOR_MET,
  leastForCheck,
  pairsPossible,
  plannedRequests,
  tokensWantedOf
} from './forecast/minimum-samples.ts'
import { type Fault, fault } from './text/fault.ts'

interface PlannedFacts {
  /** Empty where they could not be read. */
  readonly targets: readonly DraftTarget[]
  readonly counted: Counted
}

/** Reports checks of "gate.checks" that this plan can never decide: a check that is never made would be a silent pass. */
export function undecidableChecks(
  file: ConfigFile,
  { targets, counted, compareGiven }: PlannedFacts & { readonly compareGiven: boolean }
): readonly InputProblem[] {
  const { checks = [] } = file.config.gate ?? {}
  if (checks.length === 0) return []
  // As an input, "compare" is for this run alone, and may well be meant to overrule the file.
  if (counted.compare === 'off') return compareGiven ? [] : [comparesNothing(file)]
  const judged = targets.filter(isJudged)
  if (judged.length === 0 || counted.prompts.scenarios.length === 0) return []
  return checks.flatMap(({ metric, statistic = 'p50' }, index) => {
    const found = checkTokens({ metric }, judged) ?? checkCount({ statistic }, judged, counted)
    if (found === undefined) return []
    const { message, ...rest } = found
    return [{ where: file.at(['gate', 'checks', index]), message: `at gate.checks[${index}]: ${message}`, ...rest }]
  })
}

/** Reports budgets that this plan can never decide; without `counted`, those that no stored run can decide. */
export function undecidableBudgets(
  entries: readonly BudgetEntry[],
  { targets, counted }: Pick<PlannedFacts, 'targets'> & Partial<PlannedFacts>
): readonly InputProblem[] {
  return entries.flatMap((entry) => {
    const faults = entry.limits.map((limit) => {
      const held = targetsOfBudget(limit, targets)
      if (held.length === 0) return undefined
      return budgetTokens(limit, held) ?? (counted === undefined ? undefined : budgetCount(limit, held, counted))
    })
    const first = faults.find((each) => each !== undefined)
    return first === undefined ? [] : [entryProblem(entry, first)]
  })
}

function comparesNothing(file: ConfigFile): InputProblem {
  return {
    where: file.at(['gate', 'checks']),
    message: 'at gate.checks: checks compare with a baseline, but "compare" is off',
    hint: 'Remove "compare: off" or the checks. Budgets are judged without a baseline.'
  }
}

function checkTokens({ metric }: Pick<GateCheck, 'metric'>, targets: readonly DraftTarget[]): Fault | undefined {
  const wanted = targets.map((target) => tokensWantedOf(metric, target))
  const [least] = wanted
  if (least === undefined || wanted.includes(undefined)) return undefined
  return fault(
    `"${metric}" needs answers of at least ${least} tokens, but every target limits its answers to fewer`,
    `Raise the limit under "params" to ${least} or more.`
  )
}

function checkCount(
  { statistic }: Pick<GateCheck, 'statistic'>,
  targets: readonly DraftTarget[],
  counted: Counted
): Fault | undefined {
  const requests = plannedRequests(counted)
  const pairs = largest(targets.map((target) => pairsPossible(counted, target)))
  const [leastRequests, leastPairs] = [leastForCheck('history', statistic), leastForCheck('pairs', statistic)]
  if (requests >= leastRequests || pairs >= leastPairs) return undefined
  const made = pairs === 0 ? `${requests} requests` : `${requests} requests or ${pairs} pairs`
  const needed = pairs === 0 ? `${leastRequests} requests` : `${leastRequests} requests or ${leastPairs} pairs`
  return fault(
    `a ${statistic} needs at least ${needed} per target, but "schedule" allows at most ${made}`,
    `Raise "schedule.requests" to ${leastRequests} or more${pairs === 0 ? '' : `, or "schedule.pairs" to ${leastPairs} or more`}.`
  )
}

function budgetTokens({ text, metric }: BudgetLimit, targets: readonly DraftTarget[]): Fault | undefined {
  const wanted = targets.map((target) => tokensWantedOf(metric, target))
  const [least] = wanted
  if (least === undefined || wanted.includes(undefined)) return undefined
  const names = targets.map(({ id }) => quote(id)).join(', ')
  return fault(
    `${quote(text)}: "${metric}" needs answers of at least ${least} tokens, but the "params" of ${names} limit answers to fewer`,
    `Raise the limit to ${least} or more.`
  )
}

function budgetCount(limit: BudgetLimit, targets: readonly DraftTarget[], counted: Counted): Fault | undefined {
  if (counted.prompts.scenarios.length === 0) return undefined
  const requests = plannedRequests(counted)
  const most = Math.max(requests, largest(targets.map((target) => pairsPossible(counted, target))))
  if (!isTooFewForBudget(limit, most)) return undefined
  return fault(
    `${quote(limit.text)}: ${most} requests are too few to decide this budget, whatever they measure`,
    `Raise "schedule.requests" to ${LEAST_FOR_MET} or more.`
  )
}
