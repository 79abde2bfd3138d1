import { describe, expect, it } from '@jest/globals'
import type { Check } from '../../src/domain/verdict.ts'
import { CHECK_REASONS } from '../../src/domain/verdict.ts'
import { checkSentence } from '../../src/report/check-words.ts'
import { aCheck, anErrorRate, aRegression, aStreamedShare, provisional } from '../support/a-report.ts'

const undecided = (overrides: Partial<Check>): Check =>
  aCheck({ verdict: 'inconclusive', candidate: 439, changeRatio: 0.065, intervalRatio: [-0.04, 0.19], ...overrides })
const { noiseRatio: _, ...withoutNoise } = undecided({ reason: 'could-be-either', detectableRatio: 0.88 })

describe('the sentence of a check', () => {
  it.each<[string, Check, string]>([
    [
      'slower, seen twice',
      aRegression(),
      'TTFT p50 is 31 % slower (95 % interval 27 to 36), 412 → 540 ms. Runs differ by 4 % on their own. A second measurement in the same job agreed.'
    ],
    [
      'slower, provisional',
      provisional(aRegression({ confirmed: true }), 2),
      'TTFT p50 is 31 % slower (95 % interval 27 to 36), 412 → 540 ms. Provisional: 2 baseline runs cannot show how much runs differ on their own, so only a very clear slowdown is reported. A second measurement in the same job agreed.'
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
      'TTFT p50 is 12.4 % faster (95 % interval 8.4 to 16), 412 → 361 ms.'
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
      'Output speed p50 is 30 % slower (95 % interval 26 to 33), 71 → 50 tok/s. Runs differ by 4 % on their own. A second measurement in the same job agreed.'
    ],
    ['passed', aCheck(), 'TTFT p50: a slowdown of 10 % or more is unlikely (measured +0.6 %, −2.9 to +4.2).'],
    [
      'more failures',
      anErrorRate({ verdict: 'regressed', reason: 'more-failures', candidate: 0.117 }),
      'More failures: 11.7 % of 60 requests, in the baseline 0.4 % of 600.'
    ],
    [
      'failures as before',
      anErrorRate(),
      'Failures are within what chance allows: 0 % of 60 requests, in the baseline 0.4 % of 600.'
    ],
    [
      'no longer streams',
      aStreamedShare({ verdict: 'regressed', reason: 'no-longer-streams', candidate: 0.02 }),
      'No longer streams: 2 % of the replies arrived in pieces, in the baseline 100 %.'
    ],
    [
      'streams as before',
      aStreamedShare(),
      'Still streams: 100 % of the replies arrived in pieces, in the baseline 100 %.'
    ],
    [
      'could be either, with what would settle it',
      undecided({ reason: 'could-be-either', noiseRatio: 0.13, detectableRatio: 0.88, runsToSettle: 3 }),
      'TTFT p50: between −4 % and +19 %, 412 → 439 ms. Runs of this endpoint differ by 13 % on their own; this comparison can only show slowdowns above 88 %. 3 more runs on <code>main</code> would settle it.'
    ],
    [
      'could be either, and more runs would not help',
      undecided({ reason: 'could-be-either', noiseRatio: 0.13, detectableRatio: 0.88 }),
      'TTFT p50: between −4 % and +19 %, 412 → 439 ms. Runs of this endpoint differ by 13 % on their own; this comparison can only show slowdowns above 88 %. More baseline runs alone would not settle it.'
    ],
    [
      'could be either, noise unknown',
      withoutNoise,
      'TTFT p50: between −4 % and +19 %, 412 → 439 ms. This comparison can only show slowdowns above 88 %. More baseline runs alone would not settle it.'
    ],
    [
      'few baseline runs',
      provisional(undecided({ reason: 'few-baseline-runs', runsToSettle: 4 }), 1),
      'TTFT p50: between −4 % and +19 %, 412 → 439 ms. 4 more runs on <code>main</code> would settle it.'
    ],
    [
      'few baseline runs, number unknown',
      provisional(undecided({ reason: 'few-baseline-runs' }), 1),
      'TTFT p50: between −4 % and +19 %, 412 → 439 ms. 1 baseline run cannot tell such a change from the difference between runs.'
    ],
    [
      'too few samples',
      undecided({
        reason: 'too-few-samples',
        statistic: 'p95',
        sampleCounts: { baseline: 600, candidate: 20, runs: 10 }
      }),
      'TTFT p95: too few values to judge, 20 values here and 600 in the baseline (p95 takes 60).'
    ],
    [
      'too many failures',
      undecided({ reason: 'too-many-failures' }),
      'TTFT p50: too many requests failed for the times of the others to be judged.'
    ],
    [
      'too many void',
      undecided({ reason: 'too-many-void' }),
      'TTFT p50: too many requests were spoilt by something other than the target (a cache, or this machine) for the others to be judged.'
    ],
    [
      'not confirmed',
      undecided({
        reason: 'not-confirmed',
        changeRatio: 0.31,
        intervalRatio: [0.27, 0.36],
        candidate: 540,
        confirmed: false
      }),
      'TTFT p50 was 31 % slower (95 % interval 27 to 36), 412 → 540 ms at first; a second measurement in the same job did not agree.'
    ],
    [
      'vanished',
      undecided({ reason: 'vanished' }),
      'TTFT p50 is gone: the baseline has it (412 ms), this run has no value. That is never a pass.'
    ],
    ['not observable', undecided({ reason: 'not-observable' }), 'TTFT p50: the baseline has no value to compare with.'],
    [
      'token source differs',
      undecided({ reason: 'token-source-differs', metric: 'tpot' }),
      "TPOT p50: the baseline counted tokens another way (by the provider's usage, or estimated), so the two are not compared."
    ],
    [
      'moved together',
      undecided({ reason: 'moved-together', changeRatio: 0.19, intervalRatio: [0.15, 0.22], candidate: 490 }),
      'TTFT p50 is 19 % slower (95 % interval 15 to 22), 412 → 490 ms, and so is every other target by a like amount: that is the network, the runner or the region.'
    ],
    [
      'end-to-end time',
      aRegression({ metric: 'e2e', baseline: 3250, candidate: 4260 }),
      'End-to-end time p50 is 31 % slower (95 % interval 27 to 36), 3.25 → 4.26 s. Runs differ by 4 % on their own. A second measurement in the same job agreed.'
    ],
    [
      'cost',
      aRegression({ metric: 'cost', statistic: 'mean', baseline: 0.0004, candidate: 0.0005 }),
      'Cost mean is 31 % more expensive (95 % interval 27 to 36), $0.00040 → $0.00050.'
    ]
  ])('%s', (_name, check, sentence) => {
    expect(checkSentence(check, '<code>main</code>')).toBe(sentence)
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
      for (const check of [aCheck({ reason }), { ...bare, reason }]) {
        expect(checkSentence(check)).not.toMatch(/no change|significan|\bp\s*[<=]|undefined|NaN/i)
        expect(checkSentence(check)).toMatch(/^[A-Z].{10,}\.$/)
      }
    }
  )

  it('shows signs where the interval holds both directions', () => {
    const check = aRegression({ changeRatio: 0.03, intervalRatio: [-0.01, 0.08] })
    expect(checkSentence(check)).toContain('3 % slower (95 % interval −1 to +8)')
  })
})
