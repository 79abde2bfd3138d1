import { describe, expect, it } from '@jest/globals'
import type { Check } from '../../../src/domain/verdict.ts'
import { CHECK_REASONS } from '../../../src/domain/verdict.ts'
import { MARKDOWN_VOICE } from '../../../src/report/format/escape.ts'
import { checkSentence } from '../../../src/report/sentences/check-sentences.ts'
import {
  aCheck,
  anErrorRate,
  aPairedCheck,
  aPairedRegression,
  aRegression,
  aStreamedShare,
  provisional
} from '../../support/a-report.ts'

const undecided = (overrides: Partial<Check>): Check =>
  aCheck({ verdict: 'inconclusive', candidate: 439, changeRatio: 0.065, intervalRatio: [-0.04, 0.19], ...overrides })
const { noiseRatio: _, ...withoutNoise } = undecided({ reason: 'could-be-either', detectableRatio: 0.88 })

const ALARM = { changeRatio: 0.31, intervalRatio: [0.27, 0.36], candidate: 540 } as const
const unconfirmed = ({ confirmed: _, ...check }: Check): Check => check

const openPairs = (overrides: Partial<Check>): Check =>
  aPairedCheck({
    verdict: 'inconclusive',
    reason: 'could-be-either',
    candidate: 439,
    changeRatio: 0.065,
    intervalRatio: [-0.04, 0.19],
    detectableRatio: 0.16,
    pairCount: 280,
    ...overrides
  })
const withoutNumbers = ({ changeRatio: _, intervalRatio: __, ...check }: Check): Check => check

const withoutInterval = ({ intervalRatio: _, ...check }: Check): Check => check

function slowPrompts(scenarios: readonly string[]): Check {
  const { baseline: _, candidate: __, intervalRatio: ___, ...check } = aPairedRegression()
  return {
    ...check,
    statistic: 'worst-prompt',
    reason: 'slower-prompts',
    changeRatio: 1.05,
    chanceOneIn: 12_400,
    scenarios
  }
}

describe('the sentence of a check', () => {
  it.each<[string, Check, readonly string[]]>([
    [
      'slower, seen twice',
      aRegression(),
      [
        'TTFT p50',
        '31 % slower',
        '95 % interval 27 to 36',
        '412 → 540 ms',
        '4 %',
        'second measurement',
        'in the same job',
        'agreed'
      ]
    ],
    [
      'crept away from the anchor',
      withoutInterval(aRegression({ reason: 'crept', changeRatio: 0.22, candidate: 503 })),
      ['TTFT p50', '22 % slower', '412 → 503 ms', 'anchor', '4 %', 'second measurement', 'in the same job', 'agreed']
    ],
    [
      'slower, provisional',
      provisional(aRegression({ confirmed: true }), 2),
      [
        'TTFT p50',
        '31 % slower',
        '95 % interval 27 to 36',
        '412 → 540 ms',
        '2 baseline runs',
        'second measurement',
        'in the same job',
        'agreed'
      ]
    ],
    [
      'faster',
      aCheck({
        verdict: 'improved',
        reason: 'faster-beyond-noise',
        candidate: 361,
        changeRatio: -0.124,
        intervalRatio: [-0.16, -0.084]
      }),
      ['TTFT p50', '12.4 % faster', '95 % interval 8.4 to 16', '412 → 361 ms']
    ],
    [
      'slower in a metric that counts upwards',
      aRegression({
        metric: 'output_speed',
        baseline: 71,
        candidate: 50,
        changeRatio: -0.296,
        intervalRatio: [-0.33, -0.26],
        kind: 'history'
      }),
      [
        'Output speed p50',
        '30 % slower',
        '95 % interval 26 to 33',
        '71 → 50 tok/s',
        '4 %',
        'second measurement',
        'in the same job',
        'agreed'
      ]
    ],
    ['passed', aCheck(), ['TTFT p50', 'of 10', '+0.6 %']],
    [
      'more failures',
      anErrorRate({ verdict: 'regressed', reason: 'more-failures', candidate: 0.117 }),
      ['11.7 %', 'of 60', '0.4 %', 'of 600']
    ],
    ['failures as before', anErrorRate(), ['chance', '0 %', 'of 60', '0.4 %', 'of 600']],
    [
      'no longer streams',
      aStreamedShare({ verdict: 'regressed', reason: 'no-longer-streams', candidate: 0.02 }),
      ['no longer stream', '2 %', '100 %']
    ],
    ['streams as before', aStreamedShare(), ['still stream', '100 %']],
    [
      'could be either, with what would settle it',
      undecided({ reason: 'could-be-either', noiseRatio: 0.13, detectableRatio: 0.88, runsToSettle: 3 }),
      ['TTFT p50', 'between −4 % and +19 %', '412 → 439 ms', '13 %', '88 %', '3 more runs', 'main', 'would settle']
    ],
    [
      'could be either, and more runs would not help',
      undecided({ reason: 'could-be-either', noiseRatio: 0.13, detectableRatio: 0.88 }),
      ['TTFT p50', 'between −4 % and +19 %', '412 → 439 ms', '13 %', '88 %']
    ],
    ['could be either, noise unknown', withoutNoise, ['TTFT p50', 'between −4 % and +19 %', '412 → 439 ms', '88 %']],
    [
      'few baseline runs',
      provisional(undecided({ reason: 'few-baseline-runs', runsToSettle: 4 }), 1),
      ['TTFT p50', 'between −4 % and +19 %', '412 → 439 ms', '4 more runs', 'main', 'would settle']
    ],
    [
      'few baseline runs, number unknown',
      provisional(undecided({ reason: 'few-baseline-runs' }), 1),
      ['TTFT p50', 'between −4 % and +19 %', '412 → 439 ms', '1 baseline run']
    ],
    [
      'too few samples',
      undecided({
        reason: 'too-few-samples',
        statistic: 'p95',
        sampleCounts: { baseline: 600, candidate: 20, runs: 10 }
      }),
      ['TTFT p95', '20 values', 'too few']
    ],
    ['too many failures', undecided({ reason: 'too-many-failures' }), ['TTFT p50', 'not judged']],
    ['too many void', undecided({ reason: 'too-many-void' }), ['TTFT p50', 'not judged']],
    [
      'not confirmed',
      undecided({
        reason: 'not-confirmed',
        changeRatio: 0.31,
        intervalRatio: [0.27, 0.36],
        candidate: 540,
        confirmed: false
      }),
      [
        'TTFT p50',
        '31 % slower',
        '95 % interval 27 to 36',
        '412 → 540 ms',
        'at first',
        'second measurement',
        'in the same job',
        'did not agree'
      ]
    ],
    [
      'not measured again, since it failed',
      undecided({ ...ALARM, reason: 'not-measured-again', secondCounts: { attempted: 60, failed: 60 } }),
      [
        'TTFT p50',
        '31 % slower',
        '95 % interval 27 to 36',
        '412 → 540 ms',
        'at first',
        'second measurement',
        'in the same job',
        'could not be made',
        'of 60'
      ]
    ],
    [
      'not measured again, since nothing was asked',
      undecided({ ...ALARM, reason: 'not-measured-again', secondCounts: { attempted: 0, failed: 0 } }),
      [
        'TTFT p50',
        '31 % slower',
        '95 % interval 27 to 36',
        '412 → 540 ms',
        'at first',
        'second measurement',
        'in the same job',
        'could not be made',
        'no request was sent'
      ]
    ],
    [
      'not measured again, since it ended early',
      undecided({ ...ALARM, reason: 'not-measured-again', secondCounts: { attempted: 12, failed: 0 } }),
      [
        'TTFT p50',
        '31 % slower',
        '95 % interval 27 to 36',
        '412 → 540 ms',
        'at first',
        'second measurement',
        'in the same job',
        'could not be made',
        'of 12'
      ]
    ],
    [
      'not measured again, nobody knows how',
      undecided({ ...ALARM, reason: 'not-measured-again' }),
      [
        'TTFT p50',
        '31 % slower',
        '95 % interval 27 to 36',
        '412 → 540 ms',
        'at first',
        'second measurement',
        'in the same job',
        'could not be made'
      ]
    ],
    [
      'slower, and then dead',
      unconfirmed(aRegression({ secondCounts: { attempted: 60, failed: 60 } })),
      [
        'TTFT p50',
        '31 % slower',
        '95 % interval 27 to 36',
        '412 → 540 ms',
        '4 %',
        'second measurement',
        'in the same job',
        'could not be made',
        'of 60'
      ]
    ],
    ['vanished', undecided({ reason: 'vanished' }), ['TTFT p50', 'gone', '412 ms', 'never a pass']],
    ['not observable', undecided({ reason: 'not-observable' }), ['TTFT p50']],
    [
      'token source differs',
      undecided({ reason: 'token-source-differs', metric: 'tpot' }),
      ['TPOT p50', 'not compared']
    ],
    [
      'moved together',
      undecided({ reason: 'moved-together', changeRatio: 0.19, intervalRatio: [0.15, 0.22], candidate: 490 }),
      ['TTFT p50', '19 % slower', '95 % interval 15 to 22', '412 → 490 ms', 'other targets', 'network']
    ],
    [
      'end-to-end time',
      aRegression({ metric: 'e2e', baseline: 3250, candidate: 4260 }),
      [
        'End-to-end time p50',
        '31 % slower',
        '95 % interval 27 to 36',
        '3.25 → 4.26 s',
        '4 %',
        'second measurement',
        'in the same job',
        'agreed'
      ]
    ],
    [
      'pairs, slower',
      aPairedRegression({ chanceOneIn: 600 }),
      [
        'TTFT p50',
        '11.8 % slower',
        '95 % interval 7.9 to 15.8',
        '412 → 461 ms',
        '90 pairs',
        'chance',
        '1 of 600 checks'
      ]
    ],
    [
      'pairs, faster',
      aPairedCheck({
        verdict: 'improved',
        reason: 'faster-beyond-noise',
        candidate: 361,
        changeRatio: -0.124,
        intervalRatio: [-0.16, -0.084]
      }),
      ['TTFT p50', '12.4 % faster', '95 % interval 8.4 to 16', '412 → 361 ms', '90 pairs']
    ],
    ['pairs, a slowdown is unlikely', aPairedCheck(), ['TTFT p50', 'of 10', '+0.6 %']],
    [
      'pairs, not enough',
      openPairs({ pairsToSettle: 700 }),
      ['TTFT p50', 'between −4 % and +19 %', '412 → 439 ms', '280 pairs', 'were not enough', 'would be', '16 %']
    ],
    [
      'pairs, not enough, and no number would be',
      openPairs({}),
      ['TTFT p50', 'between −4 % and +19 %', '412 → 439 ms', '280 pairs', 'were not enough', '16 %']
    ],
    [
      'pairs, cut off',
      openPairs({ reason: 'not-finished', pairCount: 60 }),
      ['TTFT p50', 'between −4 % and +19 %', '412 → 439 ms', '60 pairs']
    ],
    [
      'pairs, cut off before anything could be told',
      withoutNumbers(openPairs({ reason: 'not-finished' })),
      ['TTFT p50']
    ],
    [
      'pairs, too few for a tail',
      openPairs({ reason: 'too-few-samples', statistic: 'p95', pairCount: 60, pairsToSettle: 900 }),
      ['TTFT p95', '60 pairs', 'too few', 'would be']
    ],
    ['pairs, gone', openPairs({ reason: 'vanished' }), ['TTFT p50', 'gone', '412 ms', 'never a pass']],
    ['pairs, new', openPairs({ reason: 'not-observable' }), ['TTFT p50']],
    [
      'pairs, more failures',
      aPairedRegression({
        metric: 'error_rate',
        statistic: 'rate',
        reason: 'more-failures',
        baseline: 0.011,
        candidate: 0.15,
        chanceOneIn: 8412
      }),
      ['15 %', 'of 90', '1.1 %', 'chance', '1 of 8,400 checks']
    ],
    [
      'pairs, fewer failures',
      aPairedCheck({
        metric: 'error_rate',
        statistic: 'rate',
        verdict: 'improved',
        reason: 'faster-beyond-noise',
        baseline: 0.15,
        candidate: 0.011,
        changeRatio: -0.139
      }),
      ['Error rate', '1.1 %', 'of 90', '15 %']
    ],
    [
      'pairs, more slow requests',
      aPairedRegression({
        metric: 'slow_rate',
        statistic: 'rate',
        reason: 'more-slow-requests',
        baseline: 0.011,
        candidate: 0.12,
        chanceOneIn: 1e30
      }),
      ['12 %', 'of 90', '1.1 %', 'chance', '1 of 1,000,000 checks']
    ],
    [
      'pairs, slow requests as before',
      aPairedCheck({
        metric: 'slow_rate',
        statistic: 'rate',
        reason: 'slow-requests-as-before',
        baseline: 0.022,
        candidate: 0.011
      }),
      ['chance', '1.1 %', 'of 90', '2.2 %']
    ],
    [
      'pairs, no longer streams',
      aPairedRegression({
        metric: 'streamed_share',
        statistic: 'rate',
        reason: 'no-longer-streams',
        baseline: 1,
        candidate: 0
      }),
      ['no longer stream', '0 %', '100 %', 'chance', '1 of 610 checks']
    ],
    [
      'one slower prompt',
      slowPrompts(['refund-policy']),
      ['TTFT of the prompt refund-policy', '105 % slower', 'chance', '1 of 12,000 checks']
    ],
    [
      'several slower prompts',
      slowPrompts(['a', 'b', 'c', 'd']),
      ['TTFT of the prompts a, b, c and 1 more', '105 % slower', 'chance', '1 of 12,000 checks']
    ],
    [
      'no slower prompt',
      aPairedCheck({ statistic: 'worst-prompt', reason: 'no-slower-prompt' }),
      ['TTFT of single prompts', 'chance']
    ],
    [
      'accepted',
      aPairedRegression({ accepted: { upToRatio: 0.2, until: '2027-01-31', reason: 'longer system prompt' } }),
      [
        'TTFT p50',
        '11.8 % slower',
        '95 % interval 7.9 to 15.8',
        '412 → 461 ms',
        '90 pairs',
        'chance',
        '1 of 610 checks',
        'accepted',
        '20 %',
        '2027-01-31',
        '(longer system prompt)'
      ]
    ],
    [
      'accepted, of a rate',
      anErrorRate({
        verdict: 'regressed',
        reason: 'more-failures',
        candidate: 0.15,
        accepted: { upToRatio: 0.2, until: '2027-01-31', reason: 'a new host' }
      }),
      ['15 %', 'of 60', '0.4 %', 'of 600', 'accepted', '+20 points', '2027-01-31', '(a new host)']
    ],
    [
      'accepted once, and too long ago',
      aRegression({ notAccepted: 'ended' }),
      [
        'TTFT p50',
        '31 % slower',
        '95 % interval 27 to 36',
        '412 → 540 ms',
        '4 %',
        'second measurement',
        'in the same job',
        'agreed',
        'accepted',
        'last day'
      ]
    ],
    [
      'larger than was accepted',
      aPairedRegression({ notAccepted: 'larger', chanceOneIn: 1 }),
      ['TTFT p50', '11.8 % slower', '95 % interval 7.9 to 15.8', '412 → 461 ms', '90 pairs', 'larger']
    ],
    [
      'cost',
      aRegression({ metric: 'cost', statistic: 'mean', baseline: 0.0004, candidate: 0.0005 }),
      ['31 %', '95 % interval 27 to 36']
    ]
  ])('%s', (_name, check, facts) => {
    for (const fact of facts) expect(checkSentence(check, '<code>main</code>')).toContain(fact)
  })

  it.each(CHECK_REASONS)(
    'for "%s" avoids the words that mislead, and says something even without numbers',
    (reason) => {
      const {
        baseline: _b,
        candidate: _c,
        changeRatio: _r,
        intervalRatio: _i,
        detectableRatio: _d,
        marginRatio: _m,
        noiseRatio: _n,
        ...bare
      } = aCheck()
      for (const check of [
        aCheck({ reason }),
        { ...bare, reason },
        aPairedRegression({ reason }),
        openPairs({ reason })
      ]) {
        expect(checkSentence(check)).not.toMatch(/no change|significan|\bp\s*[<=]|undefined|NaN/i)
        expect(checkSentence(check)).toMatch(/^[A-Z].{10,}\.$/)
      }
    }
  )

  it('shows signs where the interval holds both directions', () => {
    const check = aRegression({ changeRatio: 0.03, intervalRatio: [-0.01, 0.08] })
    expect(checkSentence(check)).toContain('3 % slower (95 % interval −1 to +8)')
  })

  it('writes the names of prompts and reasons in the voice of the page', () => {
    const check = { ...slowPrompts(['<b>']), accepted: { upToRatio: 2, until: '2027-01-31', reason: '@octo' } }
    const sentence = checkSentence(check, 'main', MARKDOWN_VOICE)
    expect(sentence).toContain('the prompt <code>&#60;b&#62;</code> is')
    expect(sentence).not.toContain('@octo')
  })
})
