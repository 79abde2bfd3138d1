import { describe, expect, it } from '@jest/globals'
import { lookAt } from '../../../src/analysis/pairs/latency-check.ts'
import { ruleOf, type WantedPairCheck } from '../../../src/analysis/pairs/pair-rule.ts'
import type { PairValue } from '../../../src/analysis/values/pair-values.ts'
import { seededRandom } from '../../../src/stats/random.ts'
import { normal } from '../../support/noise.ts'

const wanted: WantedPairCheck = {
  metric: 'ttft',
  statistic: 'p50',
  margin: { ratio: 0.06 },
  gating: true,
  alpha: 0.001
}
const when = { passed: [], place: 'underway' } as const

function values(count: number, factor: number, change: (value: PairValue, index: number) => PairValue = (v) => v) {
  const random = seededRandom(3)
  return Array.from({ length: count }, (_, index) =>
    change(
      {
        scenarioId: `s${index % 20}`,
        base: 100 * Math.exp(0.05 * normal(random)),
        head: factor * 100 * Math.exp(0.05 * normal(random)),
        headSecond: random() < 0.5
      },
      index
    )
  )
}
const look = (list: readonly PairValue[], over: Partial<WantedPairCheck> = {}) =>
  lookAt({ ...wanted, ...over }, { ...when, values: list })

describe('lookAt', () => {
  it.each([
    [1.3, 'slower'],
    [1, 'not-slower'],
    [0.8, 'not-slower'],
    [1.05, 'within-margin']
  ])('of head at %d times base: %s', (factor, outcome) => {
    expect(look(values(400, factor)).outcome).toBe(outcome)
  })

  it('applies the larger of a relative and an absolute margin', () => {
    // 30 ms of about 100 ms
    expect(Math.expm1(look(values(60, 1), { margin: { ratio: 0.06, absolute: 30 } }).margin)).toBeCloseTo(0.3, 1)
    expect(look(values(60, 1.15), { margin: { ratio: 0.06, absolute: 50 } }).outcome).toBe('not-slower')
    expect(look(values(60, 1.15)).outcome).toBe('slower')
  })

  const lost =
    (every: number) =>
    (value: PairValue, index: number): PairValue =>
      index % every === 0 ? { ...value, head: Number.POSITIVE_INFINITY } : value

  it('waits while too many pairs are lost, and gives up where that is no bad luck', () => {
    expect(look(values(40, 1, lost(8)))).toMatchObject({ tooEarly: 'too-many-failures' })
    expect(look(values(60, 1, lost(3)))).toMatchObject({ hopeless: 'too-many-failures' })
    expect(look(values(60, 1, lost(20))).outcome).toBe('not-slower')
  })

  it('knows a metric that vanished from one that never was', () => {
    const without = (arms: readonly ('base' | 'head')[]) =>
      values(40, 1, ({ base, head, ...rest }) => ({
        ...rest,
        ...(arms.includes('base') || base === undefined ? {} : { base }),
        ...(arms.includes('head') || head === undefined ? {} : { head })
      }))
    expect(look(without(['head'])).hopeless).toBe('vanished')
    expect(look(without(['base'])).hopeless).toBe('not-observable')
    expect(look(without(['base', 'head'])).hopeless).toBe('absent')
  })

  it('judges a tail from a hundred pairs on', () => {
    expect(look(values(80, 1.5), { statistic: 'p95', margin: { ratio: 0.15 } }).tooEarly).toBe('too-few-samples')
    expect(look(values(200, 1.5), { statistic: 'p95', margin: { ratio: 0.15 } }).outcome).toBe('slower')
  })

  it('has nothing to say of no pairs', () => {
    expect(look([])).toEqual({ ...when, values: [], margin: Math.log1p(0.06) })
  })
})

describe('ruleOf', () => {
  it('designs the test for five thirds of the margin', () => {
    const rule = ruleOf(wanted, Math.log1p(0.06))
    expect(rule).toMatchObject({ alpha: 0.001, beta: 0.1, lastShare: 0.7 })
    expect(rule.margin).toBeCloseTo(Math.log1p(0.1), 12)
  })

  it('expects a tail to move by somewhat less', () => {
    expect(ruleOf({ ...wanted, statistic: 'p95' }, Math.log1p(0.15)).margin).toBeCloseTo(0.75 * Math.log1p(0.25), 12)
  })
})
