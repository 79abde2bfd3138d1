import { describe, expect, it } from '@jest/globals'
import { judgeBudget } from '../../../src/analysis/verdict/judge-budget.ts'
import type { BudgetLimit } from '../../../src/domain/budget.ts'
import { METRICS } from '../../../src/domain/metric.ts'
import {
  isTooFewForBudget,
  leastForCheck,
  pairsPossible,
  plannedRequests,
  tokensWanted
} from '../../../src/plan/forecast/minimum-samples.ts'
import { aSample } from '../../support/a-run.ts'
import { planOf } from '../plan-world.ts'

const COUNTS = Array.from({ length: 25 }, (_, index) => index + 1)
const STATISTICS = ['p50', 'p90', 'p95', 'p99', 'mean', 'max'] as const
const SIGNS = ['<', '<=', '>', '>='] as const
const CASES = STATISTICS.flatMap((statistic) => SIGNS.map((operator) => ({ statistic, operator })))

describe('isTooFewForBudget', () => {
  it.each(CASES)('is true where judging calls nothing met and nothing broken: $statistic $operator', (named) => {
    const budget: BudgetLimit = { text: '', metric: 'ttft', limit: 100, ...named }
    const verdicts = (count: number) =>
      [1, 1000].map(
        (value) => judgeBudget(budget, { kind: 'values', values: Array<number>(count).fill(value) }).verdict
      )
    // The mean of one value has no interval, and no plan makes but one request.
    for (const count of COUNTS.filter((each) => each > 1)) {
      const isDecided = verdicts(count).some((verdict) => verdict === 'met' || verdict === 'broken')
      expect([count, isTooFewForBudget(budget, count)]).toEqual([count, !isDecided])
    }
  })
})

describe('leastForCheck', () => {
  it('is what history and pairs are judged from', () => {
    expect([leastForCheck('history', 'p50'), leastForCheck('history', 'p95'), leastForCheck('pairs', 'p95')]).toEqual([
      20, 60, 100
    ])
  })

  it('is nothing of a statistic that is no percentile', () => {
    expect(leastForCheck('history', 'rate')).toBe(0)
  })
})

describe('tokensWanted', () => {
  it.each(['tpot', 'output_speed'] as const)('is what %s has a value from', (metric) => {
    const value = (outputTokenCount: number) =>
      METRICS[metric].derive(aSample({ outputTokenCount, ttftMs: 100, lastMs: 500, readCount: 9, chunkCount: 9 }))
    expect([value(7), tokensWanted(metric, 7)]).toEqual([undefined, 8])
    expect([value(8) === undefined, tokensWanted(metric, 8)]).toEqual([false, undefined])
  })

  it('is what the gaps between chunks have a value from', () => {
    const gapsMs = { p50: 10, p95: 10, max: 10 }
    const value = (count: number) =>
      METRICS.icl.derive(
        aSample({ outputTokenCount: count, chunkCount: count, readCount: count, ...(count > 1 ? { gapsMs } : {}) })
      )
    expect([value(1), tokensWanted('icl', 1)]).toEqual([undefined, 2])
    expect([value(2), tokensWanted('icl', 2)]).toEqual([10, undefined])
  })

  it('is nothing of times that one token has', () => {
    expect(tokensWanted('ttft', 1)).toBeUndefined()
  })
})

describe('what a plan asks', () => {
  const plan = planOf('targets: [{ model: m }]\nschedule: { requests: 30, pairs: 10..50 }\n')

  it('is whole rounds of the prompts, and two at least', () => {
    expect(plannedRequests(plan)).toBe(40)
    expect(plannedRequests({ ...plan, schedule: { ...plan.schedule, requestCount: 2 } })).toBe(40)
  })

  it('may be pairs wherever base is looked for', () => {
    const of = (compare: typeof plan.compare) => pairsPossible({ ...plan, compare }, { owned: false })
    expect([of('auto'), of('interleaved'), of('history'), of('off')]).toEqual([50, 50, 0, 0])
  })
})
