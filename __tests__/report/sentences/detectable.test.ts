import { describe, expect, it } from '@jest/globals'
import { detectableSentence } from '../../../src/report/sentences/detectable.ts'
import { aCheck, anErrorRate, aReport, aStreamedShare } from '../../support/a-report.ts'

const START = 'The smallest slowdown this run could have detected, nine times in ten: '

describe('the smallest change a run could have detected', () => {
  it.each([
    [
      'one target',
      [aCheck(), aCheck({ metric: 'tpot', detectableRatio: 0.11 })],
      `${START}14 % in TTFT p50 and 11 % in TPOT p50.`
    ],
    ['metrics alike', [aCheck(), aCheck({ metric: 'tpot' })], `${START}14 % in TTFT p50 and TPOT p50.`],
    [
      'metrics alike beside another',
      [aCheck(), aCheck({ metric: 'tpot' }), aCheck({ metric: 'e2e', detectableRatio: 0.2 })],
      `${START}14 % in TTFT p50 and TPOT p50; 20 % in end-to-end time p50.`
    ],
    ['several targets', [aCheck(), aCheck({ target: 'b', detectableRatio: 0.3 })], `${START}14 to 30 % in TTFT p50.`],
    [
      'tails beside medians',
      [aCheck(), aCheck({ statistic: 'p95', detectableRatio: 0.4 })],
      `${START}14 % in TTFT p50.`
    ],
    ['tails alone', [aCheck({ statistic: 'p95', detectableRatio: 0.4 })], `${START}40 % in TTFT p95.`],
    ['no comparison', [], 'Nothing was compared, so no change of any size could have been detected.'],
    [
      'rates alone',
      [anErrorRate(), aStreamedShare()],
      'How small a change this run could have detected is not known: too little was compared.'
    ]
  ])('is said for %s', (_name, checks, sentence) => {
    expect(
      detectableSentence(
        aReport()
          .checks(...checks)
          .build()
      )
    ).toBe(sentence)
  })
})
