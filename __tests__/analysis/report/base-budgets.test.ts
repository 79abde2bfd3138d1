import { describe, expect, it } from '@jest/globals'
import { withBudgetsOnBase } from '../../../src/analysis/report/base-budgets.ts'
import type { BudgetResult } from '../../../src/domain/budget.ts'
import { aPairedRun, ofHead } from '../../support/a-paired-run.ts'
import { aBudget } from '../../support/a-report.ts'
import { aRun } from '../../support/a-run.ts'

const targets = [
  { id: 'mini', owned: true },
  { id: 'mini (base)', owned: true }
]
const run = aPairedRun({ pairCount: 60, change: ofHead(() => ({ ttftMs: 900 })) })
const onBase = (result: BudgetResult, file = run) =>
  withBudgetsOnBase({ budgets: [result], run: file, targets, samples: file.samples })[0]
const under = (limit: number) => aBudget({ target: 'mini', verdict: 'broken', budget: { limit } })

describe('a budget on base', () => {
  it('is told from the requests made to base in the same job', () => {
    expect(onBase(under(800))?.brokenOnBase).toBe(false)
    expect(onBase(under(50))?.brokenOnBase).toBe(true)
  })

  it('replaces what older runs said', () => {
    expect(onBase({ ...under(800), brokenOnBase: true })?.brokenOnBase).toBe(false)
  })

  it('is left as it is where base was not measured, or does not show the metric', () => {
    expect(onBase(under(50), aRun())).toEqual(under(50))
    const overhead = aBudget({ target: 'mini', budget: { metric: 'overhead', limit: 1 } })
    expect(onBase(overhead)).toEqual(overhead)
    const cost = aBudget({ target: 'mini', budget: { metric: 'cost', statistic: 'mean', limit: 1 } })
    expect(onBase(cost)).toEqual(cost)
  })
})
