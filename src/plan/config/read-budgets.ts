import type { BudgetLimit } from '../../domain/budget.ts'
import type { InputProblem } from '../../domain/errors.ts'
import { isJudged, ownerOf } from '../../domain/plan.ts'
import { quote } from '../../domain/quote.ts'
import { type Fault, fault, isFault } from '../text/fault.ts'
import { parseBudget } from '../text/parse-budget.ts'
import { eitherOf, nearestHint } from '../text/wording.ts'
import type { ConfigFile } from './read-config.ts'
import type { ReadInputs } from './read-inputs.ts'
import type { DraftTarget } from './read-target.ts'

interface Given {
  readonly inputs: ReadInputs
  readonly file: ConfigFile
  /** Bases and upstreams among them; empty where the targets themselves could not be read. */
  readonly targets: readonly DraftTarget[]
}

/** One line of the user's budgets: one limit, or the two of a preset. */
export interface BudgetEntry {
  readonly limits: readonly BudgetLimit[]
  readonly where: string
  /** Stands before a message about it. */
  readonly at: string
}

export interface BudgetsReading {
  readonly entries: readonly BudgetEntry[]
  readonly problems: readonly InputProblem[]
}

/** The budgets of the file and, added to them, those of the input. */
export function readBudgets(given: Given): BudgetsReading {
  const { inputs, file } = given
  const lines = [
    ...(file.config.budgets ?? []).map((text, index) => ({
      text,
      where: file.at(['budgets', index]),
      at: `at budgets[${index}]: `
    })),
    ...inputs.budgets.map((text, index) => ({ text, where: `input "budgets", entry ${index + 1}`, at: '' }))
  ]
  const read = lines.map(({ text, ...place }): BudgetEntry | InputProblem => {
    const limits = parseBudget(text)
    if (isFault(limits)) return entryProblem(place, limits)
    const wrong = firstFault(limits, given)
    return wrong === undefined ? { ...place, limits } : entryProblem(place, wrong)
  })
  return {
    entries: read.filter((entry) => 'limits' in entry),
    problems: read.filter((entry) => 'message' in entry)
  }
}

/** A fault of one entry as a problem of the user's file or input. */
export function entryProblem({ where, at }: Pick<BudgetEntry, 'where' | 'at'>, { message, hint }: Fault): InputProblem {
  return { where, message: `${at}${message}`, hint }
}

function firstFault(limits: readonly BudgetLimit[], given: Given): Fault | undefined {
  return limits.map((limit) => limitFault(limit, given)).find((fault) => fault !== undefined)
}

/** A budget that no target can be held to would be a silent pass. */
function limitFault(limit: BudgetLimit, { targets }: Given): Fault | undefined {
  if (targets.length === 0) return undefined
  const meant = targetsOfBudget(limit, targets)
  if (meant.length === 0) return targetFault(limit, targets)
  return upstreamFault(limit, meant, targets) ?? priceFault(limit, meant)
}

/** The targets that a budget is held against. */
export function targetsOfBudget({ target }: BudgetLimit, targets: readonly DraftTarget[]): readonly DraftTarget[] {
  return targets.filter(isJudged).filter(({ id }) => target === undefined || target === id)
}

function targetFault({ text, target = '' }: BudgetLimit, targets: readonly DraftTarget[]): Fault {
  const ids = [...new Set(targets.filter(isJudged).map(({ id }) => id))]
  const beside = targets.find(({ id }) => id === target)
  if (beside === undefined) {
    return fault(
      `${quote(text)}: there is no target ${quote(target)}; expected ${eitherOf(ids)}`,
      nearestHint(target, ids)
    )
  }
  const role = beside.baseOf === undefined ? 'upstream' : 'base'
  return fault(
    `${quote(text)}: ${quote(target)} is the ${role} of ${quote(ownerOf(beside))}, and budgets do not apply to it; expected ${eitherOf(ids)}`,
    'To judge that endpoint too, list it as a target of its own.'
  )
}

/** Overhead is the difference between a target and its upstream, so some target must name an upstream. */
function upstreamFault(
  { text, metric, target }: BudgetLimit,
  meant: readonly DraftTarget[],
  targets: readonly DraftTarget[]
): Fault | undefined {
  const isBehind = ({ id }: DraftTarget): boolean => targets.some(({ directOf }) => directOf === id)
  if (metric !== 'overhead' || meant.some(isBehind)) return undefined
  const missing = target === undefined ? 'no target has a "direct"' : `${quote(target)} has no "direct"`
  return fault(
    `${quote(text)}: overhead is the time that a target adds to its upstream, but ${missing}`,
    'Add "direct: { base-url: … }" with the address of the upstream to the target in the file.'
  )
}

function priceFault({ text, metric }: BudgetLimit, meant: readonly DraftTarget[]): Fault | undefined {
  const unpriced = meant.filter(({ price }) => price === undefined)
  if (metric !== 'cost' || unpriced.length === 0) return undefined
  const names = unpriced.map(({ id }) => quote(id)).join(', ')
  const hint = 'Add "price: { input: 0.40, output: 1.60 }" to the target, in US dollars per 1M tokens.'
  return fault(`${quote(text)}: a cost needs a price, which is missing for ${names}`, hint)
}
