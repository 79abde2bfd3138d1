import { describe, expect, it } from '@jest/globals'
import type { CheckLook } from '../../../src/analysis/pairs/latency-check.ts'
import { pairVerdict } from '../../../src/analysis/pairs/latency-verdict.ts'
import type { WantedPairCheck } from '../../../src/analysis/pairs/pair-rule.ts'
import type { PairValue } from '../../../src/analysis/values/pair-values.ts'
import { estimateOf } from '../../../src/stats/sequential-test.ts'

const wanted: WantedPairCheck = {
  metric: 'ttft',
  statistic: 'p50',
  margin: { ratio: 0.06 },
  gating: true,
  alpha: 0.001
}
const values = (count: number): readonly PairValue[] =>
  Array.from({ length: count }, (_, index) => ({
    scenarioId: 's1',
    base: 100 + index,
    head: 110 + index,
    headSecond: true
  }))

const judged = (look: Partial<CheckLook>, over: Partial<WantedPairCheck> = {}) =>
  pairVerdict({
    target: 'mini',
    owned: true,
    wanted: { ...wanted, ...over },
    mostPairs: 400,
    look: { values: values(60), passed: [], place: 'underway', margin: Math.log(1.06), ...look }
  })
const estimate = (shift: number, standardError: number) =>
  estimateOf({ n: 60, shift, standardError, z: shift / standardError })

describe('pairVerdict', () => {
  it('says how much slower, how surely, and how rarely that is chance', () => {
    expect(judged({ estimate: estimate(0.2, 0.02), outcome: 'slower' })).toMatchObject({
      target: 'mini',
      metric: 'ttft',
      statistic: 'p50',
      kind: 'interleaved',
      gating: true,
      owned: true,
      verdict: 'regressed',
      reason: 'slower-beyond-noise',
      baseline: 129.5,
      candidate: 139.5,
      pairCount: 60,
      changeRatio: Math.expm1(0.2),
      // Rarer than one in a million is not claimed.
      chanceOneIn: 1_000_000,
      sampleCounts: { baseline: 60, candidate: 60, runs: 1 }
    })
    const [low, high] = judged({ estimate: estimate(0.2, 0.02), outcome: 'slower' }).intervalRatio ?? []
    // t_{0.975} at 30 degrees of freedom, half as many as pairs: 2.0423
    expect(low).toBeCloseTo(Math.expm1(0.2 - 2.0423 * 0.02), 4)
    expect(high).toBeCloseTo(Math.expm1(0.2 + 2.0423 * 0.02), 4)
  })

  it('tells faster from not slower by the same test, the other way round', () => {
    expect(judged({ estimate: estimate(-0.2, 0.02), outcome: 'not-slower' })).toMatchObject({
      verdict: 'improved',
      reason: 'faster-beyond-noise'
    })
    expect(judged({ estimate: estimate(-0.02, 0.02), outcome: 'not-slower' })).toMatchObject({
      verdict: 'unchanged',
      reason: 'slowdown-unlikely'
    })
  })

  it.each([
    ['slower for certain, by less than the margin', 0.05, 'within-margin', 'within-margin'],
    ['slower, and a larger slowdown is unlikely', 0.04, 'not-slower', 'within-margin'],
    ['faster for certain, by less than the margin', -0.05, 'not-slower', 'within-margin'],
    ['an interval that holds zero', 0.005, 'not-slower', 'slowdown-unlikely']
  ] as const)('alarms of nothing: %s', (_name, shift, outcome, reason) => {
    expect(judged({ estimate: estimate(shift, 0.005), outcome })).toMatchObject({ verdict: 'unchanged', reason })
  })

  it('says what was not finished and what could be either, and how many pairs would settle it', () => {
    const open = { estimate: estimate(0.05, 0.03) }
    expect(judged(open)).toMatchObject({ verdict: 'inconclusive', reason: 'not-finished' })
    // 60 × ((z_{0.999} + z_{0.9}) 0.03 / ln 1.1)² = 60 × (4.3718 × 0.03 / 0.09531)² = 113.6
    expect(judged({ ...open, values: values(60) }).pairsToSettle).toBe(120)
    expect(judged({ ...open, values: values(400) })).toMatchObject({ reason: 'could-be-either' })
    expect(judged(open, { gating: false }).reason).toBe('could-be-either')
    expect(judged({ estimate: estimate(0.05, 3) }).pairsToSettle).toBeUndefined()
  })

  it.each(['vanished', 'too-many-failures', 'token-source-differs'] as const)(
    'gives no numbers where %s',
    (hopeless) => {
      const check = judged({ hopeless, estimate: estimate(0.2, 0.02) })
      expect(check).toMatchObject({ verdict: 'inconclusive', reason: hopeless })
      expect(check.changeRatio).toBeUndefined()
    }
  )

  it('takes an estimate back that earlier looks let through until it was extreme', () => {
    const check = judged({ estimate: estimate(0.1, 0.02), outcome: 'slower', passed: [20, 30, 40, 50] })
    expect(check.changeRatio).toBeLessThan(Math.expm1(0.1))
    expect(check.changeRatio).toBeGreaterThan(0)
  })

  it('finds five thirds of the margin where measuring could go on, and what these pairs find where it could not', () => {
    const alone = 4.3718 * 0.03
    expect(judged({ estimate: estimate(0, 0.03) }).detectableRatio).toBeCloseTo(Math.expm1(alone), 3)
    expect(judged({ estimate: estimate(0, 0.03), outcome: 'not-slower' }).detectableRatio).toBeCloseTo(0.1, 6)
    // Beyond the margin by what an estimate may fall short of the truth: ln 1.06 + z_{0.9} × 0.01.
    expect(judged({ estimate: estimate(0, 0.01), outcome: 'not-slower' }).detectableRatio).toBeCloseTo(
      Math.expm1(Math.log(1.06) + 1.2816 * 0.01),
      3
    )
  })

  it('prints no percentile of too few values, or one that a failure reaches', () => {
    expect(judged({ values: values(19) }).baseline).toBeUndefined()
    const failing = values(60).map((value) => ({ ...value, head: Number.POSITIVE_INFINITY }))
    expect(judged({ values: failing }).candidate).toBeUndefined()
    expect(judged({ values: failing })).toHaveProperty('baseline')
  })
})
