import { describe, expect, it } from '@jest/globals'
import { withCommonMode } from '../../../src/analysis/verdict/common-mode.ts'
import type { Check } from '../../../src/domain/verdict.ts'

const check = (target: string, changeRatio: number, over: Partial<Check> = {}): Check => ({
  target,
  metric: 'e2e',
  statistic: 'p50',
  verdict: changeRatio > 0.3 ? 'regressed' : 'unchanged',
  reason: changeRatio > 0.3 ? 'slower-beyond-noise' : 'slowdown-unlikely',
  kind: 'history',
  gating: true,
  owned: true,
  changeRatio,
  intervalRatio: [changeRatio - 0.2, changeRatio + 0.2],
  sampleCounts: { baseline: 600, candidate: 60, runs: 10 },
  ...over
})
const plain = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
const withControl = [{ id: 'a' }, { id: 'b' }, { id: 'c', control: true }]
const outcomes = (checks: readonly Check[]) => checks.map(({ verdict, reason }) => [verdict, reason])

describe('targets that moved together against their history', () => {
  it('count as one alarm, and the report says so once', () => {
    const checks = [check('a', 0.5), check('b', 0.45), check('c', 0.55)]
    const beside = checks.map((each) => ({ ...each, metric: 'ttft' }) as const)
    const found = withCommonMode([...beside, ...checks], plain)
    expect(outcomes(found.checks.slice(3))).toEqual([
      ['regressed', 'slower-beyond-noise'],
      ['inconclusive', 'moved-together'],
      ['inconclusive', 'moved-together']
    ])
    expect(found.warnings).toEqual([
      { kind: 'moved-together', targets: ['a', 'b', 'c'], changeRatio: expect.closeTo(0.4991, 3) }
    ])
  })

  it('are as many alarms as they are where one moved much more, or one not at all', () => {
    const apart = [check('a', 0.4), check('b', 0.9), check('c', 0.4)]
    expect(withCommonMode(apart, plain)).toEqual({ checks: apart, warnings: [] })
    const still = [check('a', 0.5), check('b', 0.5), check('c', 0.01)]
    expect(withCommonMode(still, plain)).toEqual({ checks: still, warnings: [] })
    expect(withCommonMode([check('a', 0.5)], [{ id: 'a' }]).warnings).toEqual([])
  })

  it('are each their own where head and base stood side by side: what they share is the change', () => {
    const pairs = plain.map(({ id }) => check(id, 0.5, { kind: 'interleaved' }))
    expect(withCommonMode(pairs, plain)).toEqual({ checks: pairs, warnings: [] })
  })
})

describe('a control target', () => {
  it.each(['history', 'provisional', 'interleaved'] as const)('that slowed alike acquits the others, %s', (kind) => {
    const checks = [check('a', 0.5, { kind }), check('b', 0.02, { kind }), check('c', 0.45, { kind })]
    const found = withCommonMode(checks, withControl)
    expect(outcomes(found.checks)).toEqual([
      ['inconclusive', 'moved-together'],
      ['unchanged', 'slowdown-unlikely'],
      ['regressed', 'slower-beyond-noise']
    ])
    expect(found.warnings).toMatchObject([{ targets: ['a', 'c'] }])
  })

  it('that rose for sure, though not enough for an alarm of its own, acquits as well', () => {
    const control = check('c', 0.28, { intervalRatio: [0.05, 0.5] })
    expect(withCommonMode([check('a', 0.35), control], withControl).checks[0]?.reason).toBe('moved-together')
    const unsure = check('c', 0.28, { intervalRatio: [-0.05, 0.7] })
    expect(withCommonMode([check('a', 0.35), unsure], withControl).checks[0]?.verdict).toBe('regressed')
  })

  it('that moved less leaves the alarm, even where all others moved alike', () => {
    const checks = [check('a', 0.9), check('b', 0.5), check('c', 0.31)]
    expect(outcomes(withCommonMode(checks, withControl).checks).map(([verdict]) => verdict)).toEqual([
      'regressed',
      'regressed',
      'regressed'
    ])
  })

  it('that stood still shows that two like alarms are two', () => {
    const found = withCommonMode([check('a', 0.5), check('b', 0.5), check('c', 0)], withControl)
    expect(found.checks.map(({ verdict }) => verdict)).toEqual(['regressed', 'regressed', 'unchanged'])
    expect(found.warnings).toEqual([])
  })

  it('is never itself a regression of this change', () => {
    const found = withCommonMode([check('a', 0), check('c', 0.6)], withControl)
    expect(found.checks.map(({ owned }) => owned)).toEqual([true, false])
  })

  it('acquits nobody of failures', () => {
    const failures = { metric: 'error_rate', statistic: 'rate', reason: 'more-failures' } as const
    const checks = [check('a', 0.5, failures), check('c', 0.5, failures)]
    expect(withCommonMode(checks, withControl).checks[0]?.verdict).toBe('regressed')
  })
})
