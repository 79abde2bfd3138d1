import { describe, expect, it } from '@jest/globals'
import { budgetName, budgetSentence, otherSideOf } from '../../../src/report/sentences/budget-sentences.ts'
import { A_LIMIT, aBaseUsed, aBudget, aReport } from '../../support/a-report.ts'

describe('the sentence of a budget', () => {
  it.each([
    ['met', aBudget(), ['TTFT p95', '702 ms', '95 % interval 655 to 768 ms', 'within the budget', 'of 800']],
    [
      'broken',
      aBudget({ verdict: 'broken', value: 1640, interval: [1410, 1890] }),
      ['TTFT p95', '1.64 s', '95 % interval 1.41 to 1.89 s', 'over the budget', 'of 800', '60 requests']
    ],
    [
      'broken, the base keeps it',
      aBudget({ verdict: 'broken', value: 1640, interval: [1410, 1890], brokenOnBase: false }),
      ['TTFT p95', '1.64 s', '95 % interval 1.41 to 1.89 s', 'over the budget', 'of 800', '60 requests', 'keeps']
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
      'at the edge',
      aBudget({ verdict: 'at-the-edge', value: 812, interval: [744, 893] }),
      ['TTFT p95', '812 ms', '95 % interval 744 to 893 ms', 'too close', 'of 800', '60 requests']
    ],
    [
      'not broken a second time',
      aBudget({ verdict: 'at-the-edge', reason: 'not-confirmed', value: 3410, interval: [3170, 3600] }),
      [
        'TTFT p95',
        '3.41 s',
        '95 % interval 3.17 to 3.60 s',
        'over the budget',
        'of 800',
        'at first',
        'second measurement',
        'in the same job',
        'did not agree'
      ]
    ],
    [
      'of too few requests',
      aBudget({ verdict: 'at-the-edge', reason: 'too-few-samples', value: 150, interval: [138, 160], sampleCount: 12 }),
      ['TTFT p95', '150 ms', '95 % interval 138 to 160 ms', '12 requests', 'too few', 'of 800']
    ],
    [
      'not measured',
      aBudget({ verdict: 'not-measured', sampleCount: 0 }),
      ['TTFT p95', '800 ms', 'not judged', 'never a pass']
    ],
    [
      'too few',
      aBudget({ verdict: 'not-measured', sampleCount: 4 }),
      ['TTFT p95', '800 ms', 'not judged', '4 values', 'too few', 'never a pass']
    ],
    [
      'read in place',
      aBudget({ readMetric: 'ttfat' }),
      [
        'TTFAT p95',
        '702 ms',
        '95 % interval 655 to 768 ms',
        'within the budget',
        'of 800',
        'TTFT',
        'TTFAT',
        'used instead'
      ]
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
    for (const fact of facts) expect(budgetSentence(result)).toContain(fact)
  })

  it('counts no requests for what is one number of the whole run', () => {
    const { interval: _, ...result } = aBudget({
      verdict: 'broken',
      budget: { metric: 'throughput', statistic: 'rate', operator: '>', limit: 50 },
      value: 41,
      sampleCount: 1
    })
    expect(budgetSentence(result)).toBe('Throughput is 41 tok/s, under the budget of 50 tok/s (over the whole run).')
  })

  it.each(['mean', 'max'] as const)('says that one failed request is enough for a %s', (statistic) => {
    const { value: _value, interval: _interval, ...result } = aBudget({ verdict: 'broken', budget: { statistic } })
    expect(budgetSentence(result)).toMatch(
      new RegExp(`^TTFT ${statistic} .*budget of 800 ms: a failed request .*infinitely slow`)
    )
  })

  it('says that failures reach the percentile where it has no value', () => {
    const { value: _value, interval: _interval, ...result } = aBudget({ verdict: 'broken' })
    expect(budgetSentence(result)).toBe('TTFT p95 breaks the budget of 800 ms: too many requests failed (60 requests).')
  })
})

it('is named with the sign that was applied and the limit unrounded', () => {
  expect(budgetName({ ...A_LIMIT, limit: 1234, operator: '<=' })).toBe('TTFT p95 <= 1.234 s')
})

it('says of base what it says of the baseline, where base was measured', () => {
  const broken = aBudget({ verdict: 'broken', brokenOnBase: true })
  const paired = aReport().base(aBaseUsed()).build()
  expect(otherSideOf(paired, 'chat')).toBe('base')
  expect(otherSideOf(paired, 'mini')).toBe('the baseline')
  expect(otherSideOf(aReport().build(), 'chat')).toBe('the baseline')
  expect(budgetSentence(broken, 'base')).toMatch(/ Base breaks it too\.$/)
  expect(budgetSentence({ ...broken, brokenOnBase: false }, 'base')).toMatch(/ Base keeps it\.$/)
})
