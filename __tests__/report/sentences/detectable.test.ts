import { describe, expect, it } from '@jest/globals'
import type { Check } from '../../../src/domain/verdict.ts'
import { detectableSentence } from '../../../src/report/sentences/detectable.ts'
import { aCheck, anErrorRate, aReport, aStreamedShare } from '../../support/a-report.ts'

describe('the smallest slowdown that a comparison would have found', () => {
  it.each<[string, readonly Check[], RegExp]>([
    [
      'two metrics',
      [aCheck(), aCheck({ metric: 'tpot', detectableRatio: 0.11 })],
      /14 % \(TTFT\) or 11 % \(TPOT\) nine times in ten/
    ],
    ['metrics alike', [aCheck(), aCheck({ metric: 'tpot' })], /a slowdown of 14 % nine times in ten/],
    [
      'metrics alike and another',
      [aCheck(), aCheck({ metric: 'tpot' }), aCheck({ metric: 'e2e', detectableRatio: 0.2 })],
      /14 % \(TTFT, TPOT\) or 20 % \(end-to-end time\)/
    ],
    ['several targets', [aCheck(), aCheck({ target: 'b', detectableRatio: 0.3 })], /14 to 30 %/],
    ['tails and medians', [aCheck(), aCheck({ statistic: 'p95', detectableRatio: 0.4 })], /a slowdown of 14 % nine/],
    ['tails alone', [aCheck({ statistic: 'p95', detectableRatio: 0.4 })], /40 % \(TTFT p95\)/],
    ['no comparison', [], /^Nothing was compared/],
    ['rates alone', [anErrorRate(), aStreamedShare()], /^Too little was compared/]
  ])('is stated for %s', (_name, checks, fact) => {
    const report = aReport().checks(...checks)
    expect(detectableSentence(report.build())).toMatch(fact)
  })
})
