import { describe, expect, it } from '@jest/globals'
import type { Check } from '../../../src/domain/verdict.ts'
import { CHECK_REASONS } from '../../../src/domain/verdict.ts'
import { MARKDOWN_VOICE, PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { checkRemark, checkSentence } from '../../../src/report/sentences/check-sentences.ts'
import { reasonText } from '../../../src/report/sentences/reasons.ts'
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
    [
      'more failures',
      anErrorRate({ verdict: 'regressed', reason: 'more-failures', candidate: 0.117 }),
      ['11.7 %', 'of 60', '0.4 %', 'of 600']
    ],
    [
      'no longer streams',
      aStreamedShare({ verdict: 'regressed', reason: 'no-longer-streams', candidate: 0.02 }),
      ['no longer stream', '2 %', '100 %']
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
    ['pairs, gone', openPairs({ reason: 'vanished' }), ['TTFT p50', 'gone', '412 ms', 'never a pass']],
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
    for (const fact of facts) expect(checkSentence(check)).toContain(fact)
  })

  it('shows signs where the interval holds both directions', () => {
    const check = aRegression({ changeRatio: 0.03, intervalRatio: [-0.01, 0.08] })
    expect(checkSentence(check)).toContain('3 % slower (95 % interval −1 to +8)')
  })

  it('writes the names of prompts and reasons in the voice of the page', () => {
    const check = { ...slowPrompts(['<b>']), accepted: { upToRatio: 2, until: '2027-01-31', reason: '@octo' } }
    const sentence = checkSentence(check, MARKDOWN_VOICE)
    expect(sentence).toContain('the prompt <code>&#60;b&#62;</code> is')
    expect(sentence).not.toContain('@octo')
  })
})

describe('the remark on a check', () => {
  it.each<[string, Check, readonly string[]]>([
    ['could be either', undecided({ reason: 'could-be-either', kind: 'interleaved' }), ['pairs', 'do not settle']],
    ['slower once', undecided({ reason: 'slower-once' }), ['TTFT p50', '10 runs on record', 'another job decides']],
    [
      'too noisy, by the runs themselves',
      undecided({ reason: 'too-noisy', noiseRatio: 0.31, detectableRatio: 1.4 }),
      ['differ by 31 % in TTFT p50', '140 % or more', 'nine times in ten']
    ],
    [
      'too noisy, by a guess',
      { ...withoutNoise, reason: 'too-noisy', assumedNoiseRatio: 0.2, detectableRatio: 1.4 },
      ['cannot show how much runs differ', 'taken as 20 %']
    ],
    [
      'blind',
      undecided({ reason: 'too-noisy', noiseRatio: 0.9, detectableRatio: 8 }),
      ['differ by 90 % in TTFT p50', 'no slowdown of less than 300 %']
    ],
    [
      'too few samples',
      undecided({
        reason: 'too-few-samples',
        statistic: 'p95',
        sampleCounts: { baseline: 600, candidate: 20, runs: 10 }
      }),
      ['TTFT p95', '20 values', '600 in the baseline', 'too few', 'p95 takes 60 of each run', '48']
    ],
    ['too many failures', undecided({ reason: 'too-many-failures' }), ['failed', 'not judged']],
    ['too many void', undecided({ reason: 'too-many-void' }), ['disturbed']],
    ['not confirmed', undecided({ ...ALARM, reason: 'not-confirmed', confirmed: false }), ['did not confirm']],
    ['not measured again, nobody knows how', undecided({ ...ALARM, reason: 'not-measured-again' }), ['not be made']],
    ...(
      [
        [60, 60, '60 of 60 requests failed'],
        [0, 0, 'no request was sent'],
        [12, 0, 'of 12 requests']
      ] as const
    ).map(([attempted, failed, fact]): [string, Check, readonly string[]] => [
      `not measured again: ${fact}`,
      undecided({ ...ALARM, reason: 'not-measured-again', secondCounts: { attempted, failed } }),
      ['second measurement', 'in the same job', 'could not be made', fact]
    ]),
    ['not observable', undecided({ reason: 'not-observable' }), ['The baseline has no value']],
    ['token source differs', undecided({ reason: 'token-source-differs', metric: 'tpot' }), ['counted tokens']],
    ['pairs, not enough', openPairs({}), ['pairs', 'do not settle']],
    ['pairs, cut off', openPairs({ reason: 'not-finished', pairCount: 60 }), ['ended before']],
    [
      'pairs, too few for a tail',
      openPairs({ reason: 'too-few-samples', statistic: 'p95', pairCount: 60, pairsToSettle: 900 }),
      ['TTFT p95', '60 pairs', 'too few', '900 would be']
    ],
    ['pairs, gone', openPairs({ reason: 'vanished' }), ['Base has a value', 'never a pass']],
    ['pairs, new', openPairs({ reason: 'not-observable' }), ['Base has no value']]
  ])('%s', (_name, check, facts) => {
    for (const fact of facts) expect(checkRemark(check, PLAIN_VOICE)).toContain(fact)
  })
})

it.each(CHECK_REASONS)(
  'avoids the words that mislead about "%s", and says something even without numbers',
  (reason) => {
    const {
      baseline: _b,
      candidate: _c,
      changeRatio: _r,
      intervalRatio: _i,
      marginRatio: _m,
      noiseRatio: _n,
      ...bare
    } = aCheck()
    const bad = /no change|significan|\bp\s*[<=]|undefined|NaN/i
    for (const check of [
      aCheck({ reason }),
      { ...bare, reason },
      aPairedRegression({ reason }),
      openPairs({ reason })
    ]) {
      const { title, sentence, remark } = reasonText(check)
      expect(title(check, 'chat')).toMatch(/^.{10,}$/)
      expect(title(check, 'chat')).not.toMatch(bad)
      for (const write of [sentence, remark]) {
        if (write !== undefined) expect(write(check, PLAIN_VOICE)).toMatch(/^[A-Z\d].{10,}\.$/)
        if (write !== undefined) expect(write(check, PLAIN_VOICE)).not.toMatch(bad)
      }
    }
  }
)
