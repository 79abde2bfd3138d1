import type { BudgetLimit } from '../../domain/budget.ts'
import type { InputProblem } from '../../domain/errors.ts'
import { isJudged, ownerOf } from '../../domain/plan.ts'
import { quote } from '../../domain/quote.ts'
import {
  type Counted,
  isTooFewForBudget,
  LEAST_FOR_MET,
  pairsPossible,
  requestsOf,
  tokensWantedOf
} from '../forecast/minimum-samples.ts'
import { type Fault, fault, isFault } from '../text/fault.ts'
import { nearestHint } from '../text/nearest.ts'
import { parseBudget } from '../text/parse-budget.ts'
import { eitherOf } from '../text/wording.ts'
import type { ConfigFile } from './read-config.ts'
import type { ReadInputs } from './read-inputs.ts'
import type { DraftTarget } from './read-target.ts'

interface Given {
  readonly inputs: ReadInputs
  readonly file: ConfigFile
  /** With those that are measured beside another; empty where the targets themselves could not be read. */
  readonly targets: readonly DraftTarget[]
  /** What is going to be asked; absent where it has been asked already. */
  readonly counted?: Counted
}

export interface BudgetsReading {
  readonly budgets: readonly BudgetLimit[]
  readonly problems: readonly InputProblem[]
}

/** The budgets of the file and, added to them, those of the input. */
export function readBudgets(given: Given): BudgetsReading {
  const { inputs, file } = given
  const entries = [
    ...(file.config.budgets ?? []).map((text, index) => ({
      text,
      where: file.at(['budgets', index]),
      at: `at budgets[${index}]: `
    })),
    ...inputs.budgets.map((text, index) => ({ text, where: `input "budgets", entry ${index + 1}`, at: '' }))
  ]
  const read = entries.map(({ text, where, at }) => {
    const limits = parseBudget(text)
    const wrong = isFault(limits) ? limits : limits.map((limit) => limitFault(limit, given)).find(isPresent)
    if (wrong !== undefined) return { budgets: [], problems: [{ ...wrong, where, message: `${at}${wrong.message}` }] }
    return { budgets: isFault(limits) ? [] : limits, problems: [] }
  })
  return {
    budgets: read.flatMap(({ budgets }) => budgets),
    problems: read.flatMap(({ problems }) => problems)
  }
}

/** What keeps a budget from ever being judged: one that is dropped on the way would be a pass. */
function limitFault(limit: BudgetLimit, { targets, counted }: Given): Fault | undefined {
  if (targets.length === 0) return undefined
  const judged = targets.filter(isJudged)
  const meant = judged.filter(({ id }) => limit.target === undefined || limit.target === id)
  if (meant.length === 0) return targetFault(limit, targets, judged)
  return (
    upstreamFault(limit, meant, targets) ??
    priceFault(limit, meant) ??
    tokenFault(limit, meant) ??
    (counted === undefined ? undefined : countFault(limit, meant, counted))
  )
}

function targetFault(
  { text, target = '' }: BudgetLimit,
  targets: readonly DraftTarget[],
  judged: readonly DraftTarget[]
): Fault {
  const ids = [...new Set(judged.map(({ id }) => id))]
  const beside = targets.find(({ id }) => id === target)
  if (beside === undefined) {
    return fault(
      `${quote(text)}: there is no target ${quote(target)}; expected ${eitherOf(ids)}`,
      nearestHint(target, ids)
    )
  }
  const of = quote(ownerOf(beside))
  return fault(
    `${quote(text)}: ${quote(target)} is measured beside ${of}, and no budget is held against it; expected ${eitherOf(ids)}`,
    'To judge that endpoint too, list it as a target of its own.'
  )
}

/** What lies between a target and its upstream, which has to be named. */
function upstreamFault(
  { text, metric, target }: BudgetLimit,
  meant: readonly DraftTarget[],
  targets: readonly DraftTarget[]
): Fault | undefined {
  const isBehind = ({ id }: DraftTarget): boolean => targets.some(({ directOf }) => directOf === id)
  if (metric !== 'overhead' || meant.some(isBehind)) return undefined
  const who = target === undefined ? 'no target' : quote(target)
  return fault(
    `${quote(text)}: overhead is what a target adds to its upstream, and ${who} ${target === undefined ? 'names one' : 'names none'}`,
    'Add "direct: { base-url: … }" to the target in the file: where its upstream answers.'
  )
}

function priceFault({ text, metric }: BudgetLimit, meant: readonly DraftTarget[]): Fault | undefined {
  const unpriced = meant.filter(({ price }) => price === undefined)
  if (metric !== 'cost' || unpriced.length === 0) return undefined
  const names = unpriced.map(({ id }) => quote(id)).join(', ')
  const hint = 'Add "price: { input: 0.40, output: 1.60 }" to the target, in US dollars per 1M tokens.'
  return fault(`${quote(text)}: a cost needs a price, which is missing at ${names}`, hint)
}

function tokenFault({ text, metric }: BudgetLimit, meant: readonly DraftTarget[]): Fault | undefined {
  const wanted = meant.map((target) => tokensWantedOf(metric, target))
  const [least] = wanted
  if (least === undefined || wanted.includes(undefined)) return undefined
  const names = meant.map(({ id }) => quote(id)).join(', ')
  return fault(
    `${quote(text)}: "${metric}" takes answers of ${least} tokens, and "params" of ${names} limit them to fewer`,
    `Raise the limit to ${least} or more.`
  )
}

function countFault(limit: BudgetLimit, meant: readonly DraftTarget[], counted: Counted): Fault | undefined {
  if (counted.prompts.scenarios.length === 0) return undefined
  const requests = requestsOf(counted)
  const most = Math.max(requests, ...meant.map((target) => pairsPossible(counted, target)))
  if (!isTooFewForBudget(limit, most)) return undefined
  return fault(
    `${quote(limit.text)}: whatever ${most} requests come to, they neither meet nor break this limit`,
    `Raise "requests" of the schedule to ${LEAST_FOR_MET} or more.`
  )
}

function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined
}
