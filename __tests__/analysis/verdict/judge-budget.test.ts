import { describe, expect, it } from '@jest/globals'
import { type Evidence, judgeBudget, substituteOf, worstOf } from '../../../src/analysis/verdict/judge-budget.ts'
import type { BudgetLimit } from '../../../src/domain/budget.ts'
import { seededRandom } from '../../../src/stats/random.ts'
import { threeErrors } from '../../support/noise.ts'

const budget = (over: Partial<BudgetLimit> = {}): BudgetLimit => ({
  text: 'ttft.p95 < 800ms',
  metric: 'ttft',
  statistic: 'p95',
  operator: '<',
  limit: 800,
  ...over
})
/** `slow` of `n` requests beyond 800 ms. */
const values = (slow: number, n = 60): Evidence => ({
  kind: 'values',
  values: [...Array<number>(slow).fill(900), ...Array<number>(n - slow).fill(500)]
})

describe('a p95 budget', () => {
  it.each([
    [0, 'met'],
    [2, 'met'],
    [3, 'met'],
    [4, 'at-the-edge'],
    [8, 'at-the-edge'],
    [9, 'broken'],
    [60, 'broken']
  ] as const)('with %d of 60 requests beyond it is %s', (slow, verdict) => {
    expect(judgeBudget(budget(), values(slow)).verdict).toBe(verdict)
  })

  it('counts a failed request as one beyond it', () => {
    const failed: Evidence = {
      kind: 'values',
      values: [...Array<number>(9).fill(Number.POSITIVE_INFINITY), ...Array<number>(51).fill(1)]
    }
    expect(judgeBudget(budget(), failed)).toEqual({
      verdict: 'broken',
      sampleCount: 60
    })
  })

  it('is bounded by its interval from below, and from above once there are enough values', () => {
    expect(judgeBudget(budget(), values(2)).interval).toEqual([500, Number.POSITIVE_INFINITY])
    expect(judgeBudget(budget(), values(2, 300)).interval).toEqual([500, 500])
  })

  it('is broken by no more than 1 in 200 endpoints that just keep it', () => {
    const random = seededRandom(8)
    const rounds = 4000
    let broken = 0
    for (let round = 0; round < rounds; round += 1) {
      // Exactly 5 % of these lie beyond 0.95.
      const evidence: Evidence = { kind: 'values', values: Array.from({ length: 60 }, random) }
      if (judgeBudget(budget({ limit: 0.95 }), evidence).verdict === 'broken') broken += 1
    }
    expect(broken / rounds).toBeLessThanOrEqual(0.005 + threeErrors(0.005, rounds))
  })

  it('is not met by a handful of requests that happened to be quick', () => {
    expect(judgeBudget(budget(), values(0, 19))).toMatchObject({ verdict: 'at-the-edge', reason: 'too-few-samples' })
    expect(judgeBudget(budget(), values(0, 20)).verdict).toBe('met')
  })

  it('gives no reason where enough requests leave it open, or a handful break it', () => {
    expect(judgeBudget(budget(), values(4)).reason).toBeUndefined()
    expect(judgeBudget(budget(), values(19, 19)).reason).toBeUndefined()
    expect(judgeBudget(budget(), values(19, 19)).verdict).toBe('broken')
  })
})

describe('a p99 budget', () => {
  it.each([
    [3, 'at-the-edge'],
    [4, 'broken']
  ] as const)('with %d of 60 requests beyond it is %s', (slow, verdict) => {
    expect(judgeBudget(budget({ statistic: 'p99' }), values(slow)).verdict).toBe(verdict)
  })
})

describe('a budget on speed', () => {
  const speed = budget({ metric: 'output_speed', statistic: 'p50', operator: '>', limit: 30 })
  const speeds = (slow: number): Evidence => ({
    kind: 'values',
    values: [...Array<number>(slow).fill(20), ...Array<number>(60 - slow).fill(50)]
  })

  it.each([
    [0, 'met'],
    [29, 'met'],
    [31, 'at-the-edge'],
    [45, 'broken']
  ] as const)('with %d of 60 too slow is %s', (slow, verdict) => {
    expect(judgeBudget(speed, speeds(slow)).verdict).toBe(verdict)
  })
})

describe('a budget on a mean', () => {
  const mean = budget({ statistic: 'mean' })
  const around = (center: number): Evidence => ({
    kind: 'values',
    values: Array.from({ length: 60 }, (_, index) => center + (index % 2 === 0 ? 50 : -50))
  })

  it.each([
    [790, 'met'],
    [805, 'at-the-edge'],
    [850, 'broken']
  ] as const)('around %d ms is %s', (center, verdict) => {
    expect(judgeBudget(mean, around(center)).verdict).toBe(verdict)
  })

  it('is broken by one request that never came', () => {
    expect(judgeBudget(mean, { kind: 'values', values: [1, Number.POSITIVE_INFINITY] }).verdict).toBe('broken')
  })
})

describe('a budget on the largest value', () => {
  it('is met or broken, nothing between', () => {
    expect(judgeBudget(budget({ statistic: 'max' }), values(1))).toMatchObject({
      verdict: 'broken',
      value: 900,
      sampleCount: 60
    })
    expect(judgeBudget(budget({ statistic: 'max' }), values(0))).toMatchObject({ verdict: 'met', value: 500 })
  })
})

describe('a budget on a rate', () => {
  const rate = budget({ metric: 'error_rate', statistic: 'rate', limit: 0.01 })

  it.each([
    [0, 'met'],
    [1, 'at-the-edge'],
    [3, 'at-the-edge'],
    [4, 'broken']
  ] as const)('of 1 %% with %d of 60 failed is %s', (count, verdict) => {
    expect(judgeBudget(rate, { kind: 'share', count, of: 60 })).toMatchObject({
      verdict,
      value: count / 60,
      sampleCount: 60
    })
  })

  it('turns round where more is better', () => {
    const streamed = budget({ metric: 'streamed_share', statistic: 'rate', operator: '>=', limit: 0.95 })
    expect(judgeBudget(streamed, { kind: 'share', count: 57, of: 60 }).verdict).toBe('met')
    expect(judgeBudget(streamed, { kind: 'share', count: 54, of: 60 }).verdict).toBe('at-the-edge')
    expect(judgeBudget(streamed, { kind: 'share', count: 40, of: 60 }).verdict).toBe('broken')
  })
})

describe('nothing to judge', () => {
  it.each([
    { kind: 'values', values: [] },
    { kind: 'share', count: 0, of: 0 },
    { kind: 'single', value: undefined }
  ] as const)('is not measured, and never met: %j', (evidence) => {
    expect(judgeBudget(budget(), evidence)).toEqual({ verdict: 'not-measured', sampleCount: 0 })
  })
})

it('has the answer token stand in for a first token that cannot be seen, and nothing for the rest', () => {
  expect(substituteOf('ttft')).toBe('ttfat')
  expect(substituteOf('e2e')).toBeUndefined()
  expect([worstOf('ttft'), worstOf('output_speed')]).toEqual([Number.POSITIVE_INFINITY, 0])
})
