import type { BudgetResult } from '../../domain/budget.ts'
import type { RunFile } from '../../domain/run-file.ts'
import type { Sample } from '../../domain/sample.ts'
import { comparableSamples } from '../values/first-tokens.ts'
import { evidenceOf } from '../verdict/budget-evidence.ts'
import { judgeBudget } from '../verdict/judge-budget.ts'
import type { SummarizedTarget } from './summarize.ts'
import { lastOfPairs } from './summarize-arms.ts'

export interface BaseBudgetsRequest {
  readonly budgets: readonly BudgetResult[]
  readonly run: RunFile
  readonly targets: readonly SummarizedTarget[]
  /** Those that were judged, of both arms. */
  readonly samples: readonly Sample[]
}

/**
 * Marks the budgets that base, measured in the same job, breaks too: better evidence than that of older runs, which it
 * replaces. What a layer adds is measured for head only.
 */
export function withBudgetsOnBase({ budgets, run, targets, samples }: BaseBudgetsRequest): readonly BudgetResult[] {
  return budgets.map((result) => {
    const { budget, target } = result
    const base = run.plan.targets.find(({ baseOf }) => baseOf === target)
    // By what head is read by: two first tokens would be two budgets.
    const own = comparableSamples([...lastOfPairs(samples, target, 'base').values()])
    const { readMetric } = result
    if (base === undefined || own.length === 0 || budget.metric === 'overhead') return result
    const price = targets.find(({ id }) => id === base.id)?.price
    const { evidence } = evidenceOf({ budget, samples: own, readMetric, price })
    const { verdict } = judgeBudget(budget, evidence)
    return verdict === 'not-measured' ? result : { ...result, brokenOnBase: verdict === 'broken' }
  })
}
