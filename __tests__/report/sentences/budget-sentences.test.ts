import { describe, expect, it } from '@jest/globals'
import { budgetName, budgetRemark, budgetSentence } from '../../../src/report/sentences/budget-sentences.ts'
import { A_LIMIT, aBaseUsed, aBudget, aReport } from '../../support/a-report.ts'

const PLAIN = aReport().build()

describe('the sentence of a budget', () => {
  it.each([
    [
      'broken',
      aBudget({ verdict: 'broken', value: 1640, interval: [1410, 1890] }),
      ['TTFT p95', '1.64 s', '95 % interval 1.41 to 1.89 s', 'over the budget', 'of 800', '60 requests']
    ],
    [
      'broken, the base keeps it',
      aBudget({ verdict: 'broken', value: 1640, interval: [1410, 1890], brokenOnBase: false }),
      ['TTFT p95', '1.64 s', '95 % interval 1.41 to 1.89 s', 'over the budget', 'of 800', '60 requests', 'is within it']
    ],
    [
      'broken, the base too',
      aBudget({ verdict: 'broken', value: 1640, interval: [1410, 1890], brokenOnBase: true }),
      ['TTFT p95', '1.64 s', '95 % interval 1.41 to 1.89 s', 'over the budget', 'of 800', '60 requests', 'breaks']
    ],
    [
      'broken, good is above',
      aBudget({
        verdict: 'broken',
        budget: { metric: 'output_speed', operator: '>', limit: 50 },
        value: 41,
        interval: [38, 44]
      }),
      ['Output speed p95', '41 tok/s', '95 % interval 38 to 44', 'under the budget', 'of 50', '60 requests']
    ],
    [
      'of a rate',
      aBudget({
        budget: { metric: 'error_rate', statistic: 'rate', limit: 0.01 },
        value: 0.05,
        interval: [0.01, 0.14],
        verdict: 'broken'
      }),
      ['Error rate', '5 %', '95 % interval 1 to 14 %', 'over the budget', 'of 1', '60 requests']
    ]
  ])('%s', (_name, result, facts) => {
    for (const fact of facts) expect(budgetSentence(result, PLAIN)).toContain(fact)
  })

  it('counts no requests for what is one number of the whole run', () => {
    const { interval: _, ...result } = aBudget({
      verdict: 'broken',
      budget: { metric: 'throughput', statistic: 'rate', operator: '>', limit: 50 },
      value: 41,
      sampleCount: 1
    })
    expect(budgetSentence(result, PLAIN)).toBe(
      'Throughput is 41 tok/s, under the budget of 50 tok/s (over the whole run).'
    )
  })

  it.each(['mean', 'max'] as const)('says that one failed request is enough for a %s', (statistic) => {
    const { value: _value, interval: _interval, ...result } = aBudget({ verdict: 'broken', budget: { statistic } })
    expect(budgetSentence(result, PLAIN)).toMatch(
      new RegExp(`^TTFT ${statistic} .*budget of 800 ms: a failed request .*infinitely slow`)
    )
  })

  it('says that failures reach the percentile where it has no value', () => {
    const { value: _value, interval: _interval, ...result } = aBudget({ verdict: 'broken' })
    expect(budgetSentence(result, PLAIN)).toBe(
      'TTFT p95 breaks the budget of 800 ms: too many requests failed (60 requests).'
    )
  })
})

it('is named with the sign that was applied and the limit unrounded', () => {
  expect(budgetName({ ...A_LIMIT, limit: 1234, operator: '<=' })).toBe('TTFT p95 <= 1.234 s')
})

it('says of base what it says of the baseline, where base was measured', () => {
  const broken = aBudget({ verdict: 'broken', brokenOnBase: true })
  const paired = aReport().base(aBaseUsed()).build()
  expect(budgetSentence(broken, PLAIN)).toMatch(/ The baseline breaks it too\.$/)
  expect(budgetSentence({ ...broken, target: 'mini' }, paired)).toMatch(/ The baseline breaks it too\.$/)
  expect(budgetSentence(broken, paired)).toMatch(/ Base breaks it too\.$/)
  expect(budgetSentence({ ...broken, brokenOnBase: false }, paired)).toMatch(/ Base is within it\.$/)
})

describe('the remark on a budget', () => {
  it.each([
    ['at the edge', aBudget({ verdict: 'at-the-edge' }), ['too close']],
    [
      'not broken a second time',
      aBudget({ verdict: 'at-the-edge', reason: 'not-confirmed' }),
      ['second measurement', 'in the same job', 'did not confirm']
    ],
    ['of too few requests', aBudget({ verdict: 'at-the-edge', reason: 'too-few-samples' }), ['too few requests']],
    ['not measured', aBudget({ verdict: 'not-measured', sampleCount: 0 }), ['no value', 'never a pass']],
    ['too few', aBudget({ verdict: 'not-measured', sampleCount: 4 }), ['too few values', 'never a pass']],
    ['read in place', aBudget({ readMetric: 'ttfat' }), ['TTFT cannot', 'TTFAT', 'used instead']],
    ['within it on base', aBudget({ verdict: 'broken', brokenOnBase: false }), ['The baseline is within it']]
  ])('%s', (_name, result, facts) => {
    for (const fact of facts) expect(budgetRemark(result, PLAIN)).toContain(fact)
  })
})
