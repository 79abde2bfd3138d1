import { describe, expect, it } from '@jest/globals'
import { checkFailures, checkSlowRequests, checkStreaming } from '../../../src/analysis/pairs/rate-checks.ts'
import { type Pair, pairsOf } from '../../../src/analysis/values/pairs.ts'
import type { Sample } from '../../../src/domain/sample.ts'
import { seededRandom } from '../../../src/stats/random.ts'
import { threeErrors } from '../../support/noise.ts'
import { failed, somePairs } from '../../support/some-pairs.ts'

const facts = { target: 'mini', owned: true, alpha: 0.001, finished: true }
const reading = { normalized: false, ownLength: false }
const of = (
  pairCount: number,
  change: (samples: readonly [Sample, Sample], pair: number) => readonly [Sample, Sample]
) => pairsOf(somePairs({ pairCount, change }), 'mini').regular
const slow = (sample: Sample): Sample => ({ ...sample, ttftMs: 3000, lastMs: 3200 })

describe('checkFailures', () => {
  it('alarms where head fails and base does not', () => {
    // 10 of 10 that differ: 2^−10 = 1/1024
    const pairs = of(60, ([base, head], pair) => [base, pair < 10 ? failed(head) : head])
    expect(checkFailures(pairs, facts)).toMatchObject({
      metric: 'error_rate',
      statistic: 'rate',
      kind: 'interleaved',
      verdict: 'regressed',
      reason: 'more-failures',
      baseline: 0,
      candidate: 10 / 60,
      changeRatio: 10 / 60,
      chanceOneIn: 1024,
      pairCount: 60
    })
  })

  it('does not where both fail, or one failure fewer does', () => {
    const both = of(60, ([base, head], pair) => (pair < 20 ? [failed(base), failed(head)] : [base, head]))
    expect(checkFailures(both, facts).reason).toBe('failures-as-before')
    const nine = of(60, ([base, head], pair) => [base, pair < 9 ? failed(head) : head])
    expect(checkFailures(nine, facts).verdict).toBe('unchanged')
  })

  it('says what rise it would have found, and what it saw with its interval', () => {
    const check = checkFailures(
      of(60, ([base, head], pair) => [base, pair < 3 ? failed(head) : head]),
      facts
    )
    expect(check.detectableRatio).toBeGreaterThan(10 / 60)
    expect(check.intervalRatio?.[0]).toBeLessThan(0)
    expect(check.intervalRatio?.[1]).toBeCloseTo(3 / 60, 6)
  })

  it('is not judged before the end', () => {
    const pairs = of(60, ([base, head]) => [base, failed(head)])
    expect(checkFailures(pairs, { ...facts, finished: false })).toMatchObject({
      verdict: 'inconclusive',
      reason: 'not-finished'
    })
  })

  it('raises no more false alarms than its level', () => {
    const random = seededRandom(8)
    const quiet = of(100, (samples) => samples)
    const rounds = 500
    let alarms = 0
    for (let round = 0; round < rounds; round += 1) {
      const pairs = quiet.map(
        (pair): Pair => ({
          ...pair,
          base: random() < 0.1 ? failed(pair.base) : pair.base,
          head: random() < 0.1 ? failed(pair.head) : pair.head
        })
      )
      if (checkFailures(pairs, { ...facts, alpha: 0.02 }).verdict === 'regressed') alarms += 1
    }
    expect(alarms / rounds).toBeLessThan(0.02 + threeErrors(0.02, rounds))
  })
})

describe('checkSlowRequests', () => {
  it('counts stalls and failures, by their prompt', () => {
    const pairs = of(100, ([base, head], pair) => [
      base,
      pair % 8 === 0 ? slow(head) : pair === 1 ? failed(head) : head
    ])
    expect(checkSlowRequests(pairs, facts, reading)).toMatchObject({
      metric: 'slow_rate',
      verdict: 'regressed',
      reason: 'more-slow-requests',
      candidate: 14 / 100
    })
  })

  it('does not count a long prompt as slow', () => {
    const pairs = of(100, ([base, head], pair) => (pair % 20 === 0 ? [slow(base), slow(head)] : [base, head]))
    expect(checkSlowRequests(pairs, facts, reading)).toMatchObject({ verdict: 'unchanged', candidate: 0 })
  })
})

describe('checkStreaming', () => {
  const whole = (sample: Sample): Sample => ({ ...sample, outcome: 'not-streamed', readCount: 1 })

  it('alarms where base streamed and head does not', () => {
    expect(
      checkStreaming(
        of(30, ([base, head]) => [base, whole(head)]),
        facts
      )
    ).toMatchObject({
      metric: 'streamed_share',
      verdict: 'regressed',
      reason: 'no-longer-streams',
      baseline: 1,
      candidate: 0
    })
  })

  it('is as before where head streams most of the time', () => {
    const check = checkStreaming(
      of(30, ([base, head], pair) => [base, pair % 3 === 0 ? whole(head) : head]),
      facts
    )
    expect(check?.reason).toBe('streams-as-before')
  })

  it('has nothing to say where base did not stream', () => {
    expect(
      checkStreaming(
        of(30, ([base, head]) => [whole(base), head]),
        facts
      )
    ).toBeUndefined()
  })
})
