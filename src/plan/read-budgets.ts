import type { BudgetLimit } from '../domain/budget.ts'
import type { InputProblem } from '../domain/errors.ts'
import { quote } from '../domain/quote.ts'
import { type Fault, fault, isFault } from './fault.ts'
import { nearestHint } from './nearest.ts'
import { parseBudget } from './parse-budget.ts'
import type { ConfigFile } from './read-config.ts'
import type { ReadInputs } from './read-inputs.ts'
import type { DraftTarget } from './read-target.ts'
import { eitherOf } from './wording.ts'

interface Given {
  readonly inputs: ReadInputs
  readonly file: ConfigFile
  /** Empty where the targets themselves could not be read. */
  readonly targets: readonly DraftTarget[]
}

export interface BudgetsReading {
  readonly budgets: readonly BudgetLimit[]
  readonly problems: readonly InputProblem[]
}

/** The budgets of the file and, added to them, those of the input. */
export function readBudgets({ inputs, file, targets }: Given): BudgetsReading {
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
    const wrong = isFault(limits) ? limits : limits.map((limit) => targetFault(limit, targets)).find(isPresent)
    if (wrong !== undefined) return { budgets: [], problems: [{ ...wrong, where, message: `${at}${wrong.message}` }] }
    return { budgets: isFault(limits) ? [] : limits, problems: [] }
  })
  return {
    budgets: read.flatMap(({ budgets }) => budgets),
    problems: read.flatMap(({ problems }) => problems)
  }
}

function targetFault({ text, target, metric }: BudgetLimit, targets: readonly DraftTarget[]): Fault | undefined {
  if (targets.length === 0) return undefined
  const ids = [...new Set(targets.map(({ id }) => id))]
  if (target !== undefined && !ids.includes(target)) {
    return fault(
      `${quote(text)}: there is no target ${quote(target)}; expected ${eitherOf(ids)}`,
      nearestHint(target, ids)
    )
  }
  const unpriced = targets.filter(({ id, price }) => price === undefined && (target === undefined || target === id))
  if (metric !== 'cost' || unpriced.length === 0) return undefined
  const names = unpriced.map(({ id }) => quote(id)).join(', ')
  const hint = 'Add "price: { input: 0.40, output: 1.60 }" to the target, in US dollars per 1M tokens.'
  return fault(`${quote(text)}: a cost needs a price, which is missing at ${names}`, hint)
}

function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined
}
