import { describe, expect, it } from '@jest/globals'
import type { BudgetResult } from '../../../src/domain/budget.ts'
import type { Check } from '../../../src/domain/verdict.ts'
import { checkRows } from '../../../src/report/sections/check-rows.ts'
import {
  aBudget,
  aCheck,
  anErrorRate,
  aPairedCheck,
  aPairedRegression,
  aRegression,
  aReport,
  aStreamedShare,
  provisional
} from '../../support/a-report.ts'

const rowOf = (check: Check) => checkRows(aReport().budgets().checks(check).build())[0]
const budgetRowOf = (result: BudgetResult) => checkRows(aReport().checks().budgets(result).build())[0]
const open = (overrides: Partial<Check>): Check =>
  aCheck({
    verdict: 'inconclusive',
    reason: 'could-be-either',
    changeRatio: 0.065,
    intervalRatio: [-0.04, 0.19],
    ...overrides
  })

const ACCEPTED = { upToRatio: 0.4, until: '2027-01-31', reason: 'longer system prompt' }

const { changeRatio: _change, intervalRatio: _interval, ...tooFew } = open({ reason: 'too-few-samples' })

describe('the row of a check', () => {
  it('has both values, the change in words, the noise and the limit', () => {
    expect(rowOf(aRegression())).toMatchObject({
      word: 'regressed',
      name: 'TTFT p50',
      baseline: '412 ms',
      candidate: '540 ms',
      change: '31 % slower (27 to 36)',
      noise: '±4 %',
      limit: '+6 %',
      detectable: '14 %',
      counts: '60 vs 600 in 10 runs'
    })
  })

  it.each<[string, Check, string]>([
    ['not detectable', aCheck(), '~ +0.6 % (−2.9 to +4.2)'],
    [
      'certain, and within the margin',
      aCheck({ changeRatio: 0.04, intervalRatio: [0.03, 0.05] }),
      '+4 % (3 to 5), within the margin'
    ],
    [
      'faster, on two servers',
      aCheck({ reason: 'faster-once', changeRatio: -0.25, intervalRatio: [-0.33, -0.16] }),
      '−25 % (16 to 33), seen once'
    ],
    [
      'more than the margin',
      aCheck({ changeRatio: 0.07, intervalRatio: [0.01, 0.12] }),
      '+7 % (1 to 12), not certain enough'
    ],
    ['open', open({}), '+6.5 % (−4 to +19)'],
    [
      'faster',
      aCheck({ verdict: 'improved', reason: 'faster-beyond-noise', changeRatio: -0.12, intervalRatio: [-0.16, -0.08] }),
      '12 % faster (8 to 16)'
    ],
    ['more failures', anErrorRate({ verdict: 'regressed', reason: 'more-failures' }), 'more failures'],
    ['failures as before', anErrorRate(), '~'],
    [
      'more failures, too few',
      anErrorRate({ changeRatio: 0.04, intervalRatio: [0.01, 0.07] }),
      '+4 points (1 to 7), too few for an alarm'
    ],
    ['streams less', aStreamedShare({ candidate: 0.7, changeRatio: -0.3 }), '−30 points'],
    ['no longer streams', aStreamedShare({ verdict: 'regressed', reason: 'no-longer-streams' }), 'no longer streams'],
    ['gone', open({ reason: 'vanished' }), 'gone'],
    ['too few to judge', open({ reason: 'too-few-samples' }), '+6.5 % (−4 to +19), too few to judge'],
    ['too few for a number', tooFew, 'too few values']
  ])('says of its change: %s', (_name, check, change) => {
    expect(rowOf(check)?.change).toBe(change)
  })

  it('has the limit on the bad side, whichever way the metric counts', () => {
    expect(rowOf(aCheck())?.limit).toBe('+6 %')
    expect(rowOf(aCheck({ metric: 'output_speed' }))?.limit).toBe('−6 %')
    expect(rowOf(anErrorRate({ marginRatio: 0.05 }))?.limit).toBe('+5 points')
    expect(rowOf(anErrorRate())?.detectable).toBe('+8.3 points')
    expect(rowOf(aCheck({ detectableRatio: 2.9 }))?.detectable).toBe('290 %')
    expect(rowOf(aCheck({ detectableRatio: 3.1 }))?.detectable).toBe('none')
    expect(rowOf(aStreamedShare())?.limit).toBe('–')
  })

  it('does not pretend to know the noise of few runs, and says what it is taken as', () => {
    expect(rowOf({ ...provisional(aRegression(), 1), assumedNoiseRatio: 0.05 })?.noise).toBe('taken as ±5 %')
    expect(rowOf(anErrorRate({ kind: 'provisional' }))?.noise).toBe('–')
  })
})

describe('the row of a budget', () => {
  it.each([
    [
      aBudget({ verdict: 'broken', value: 1640, interval: [1410, 1890] }),
      '105 % over budget (1.41 to 1.89 s)',
      '< 800 ms'
    ],
    [
      aBudget({
        verdict: 'broken',
        budget: { metric: 'output_speed', operator: '>=', limit: 50 },
        value: 40,
        interval: [38, 44]
      }),
      '20 % under budget (38 to 44 tok/s)',
      '>= 50 tok/s'
    ],
    [
      aBudget({
        verdict: 'broken',
        budget: { metric: 'error_rate', statistic: 'rate', operator: '<=', limit: 0 },
        value: 0.05,
        interval: [0.01, 0.1]
      }),
      '5 points over budget (1 to 10 %)',
      '<= 0 %'
    ],
    [aBudget({ verdict: 'at-the-edge', value: 812 }), 'at the edge (655 to 768 ms)', '< 800 ms'],
    [aBudget(), 'met (655 to 768 ms)', '< 800 ms'],
    [aBudget({ verdict: 'not-measured' }), 'not judged', '< 800 ms']
  ])('%#', (result, change, limit) => {
    expect(budgetRowOf(result)).toMatchObject({ change, limit })
  })

  it('says what the baseline does', () => {
    expect(budgetRowOf(aBudget())?.baseline).toBe('–')
    expect(budgetRowOf(aBudget({ brokenOnBase: true }))?.baseline).toBe('over too')
    expect(budgetRowOf(aBudget({ brokenOnBase: false }))?.baseline).toBe('within')
  })
})

describe('the rows of a report', () => {
  it('come gravest first, then by size, never by name', () => {
    const report = aReport()
      .state('regression', 'red')
      .checks(
        aCheck({ target: 'a', verdict: 'improved', reason: 'faster-beyond-noise', changeRatio: -0.9 }),
        aRegression({ target: 'b', changeRatio: 0.2 }),
        open({ target: 'c' }),
        aRegression({ target: 'd', owned: false, changeRatio: 0.9 }),
        aRegression({ target: 'e', changeRatio: 0.4 }),
        aCheck({ target: 'f' })
      )
      .budgets(aBudget({ target: 'g', verdict: 'broken' }), aBudget({ target: 'h', verdict: 'at-the-edge' }))
      .build()
    expect(checkRows(report).map(({ target }) => target)).toEqual(['e', 'b', 'g', 'd', 'h', 'c', 'a', 'f'])
  })

  it('put a budget without a value, which failures broke, before those with one', () => {
    const { value: _, interval: __, ...endless } = aBudget({ target: 'endless', verdict: 'broken' })
    const report = aReport()
      .budgets(aBudget({ verdict: 'broken' }), endless)
      .build()
    expect(checkRows(report)[0]?.target).toBe('endless')
  })
})

describe('the row of a check of pairs', () => {
  it('has the number of pairs in place of the noise between runs', () => {
    expect(rowOf(aPairedRegression())).toMatchObject({
      change: '11.8 % slower (7.9 to 15.8)',
      noise: '–',
      pairs: '90',
      counts: '90 vs 90'
    })
    expect(rowOf(aCheck())).toMatchObject({ pairs: '–', counts: '60 vs 600 in 10 runs' })
  })

  it.each<[Partial<Check>, string]>([
    [{ verdict: 'inconclusive', reason: 'not-finished' }, 'not finished, +0.6 % (−2.9 to +4.2)'],
    [
      { metric: 'slow_rate', statistic: 'rate', verdict: 'regressed', reason: 'more-slow-requests' },
      'more slow requests'
    ],
    [{ metric: 'slow_rate', statistic: 'rate', reason: 'slow-requests-as-before' }, '~'],
    [
      {
        metric: 'error_rate',
        statistic: 'rate',
        verdict: 'improved',
        reason: 'faster-beyond-noise',
        changeRatio: -0.1
      },
      'better'
    ],
    [{ statistic: 'worst-prompt', reason: 'no-slower-prompt' }, '~']
  ])('says of %j that it is "%s"', (over, change) => {
    expect(rowOf(aPairedCheck(over))?.change).toBe(change)
  })

  it('says up to where it is accepted, of a rate in points', () => {
    expect(rowOf(aRegression({ accepted: ACCEPTED }))).toMatchObject({
      word: 'accepted',
      limit: '+40 % accepted'
    })
    const failures = anErrorRate({ verdict: 'regressed', reason: 'more-failures', accepted: ACCEPTED })
    expect(rowOf(failures)?.limit).toBe('+40 points accepted')
  })
})
