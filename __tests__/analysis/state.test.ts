import { describe, expect, it } from '@jest/globals'
import { colorOf, exitCodeOf, type Findings, statesOf } from '../../src/analysis/state.ts'
import type { BudgetResult } from '../../src/domain/budget.ts'
import type { Check, State } from '../../src/domain/verdict.ts'

const check = (over: Partial<Check>): Check => ({
  target: 'mini',
  metric: 'ttft',
  statistic: 'p50',
  verdict: 'unchanged',
  reason: 'slowdown-unlikely',
  kind: 'history',
  gating: true,
  owned: true,
  sampleCounts: { baseline: 60, candidate: 60, runs: 5 },
  ...over
})
const budget = (verdict: BudgetResult['verdict']): BudgetResult => ({
  budget: { text: 'ttft.p95 < 1s', metric: 'ttft', statistic: 'p95', operator: '<', limit: 1000 },
  target: 'mini',
  verdict,
  readMetric: 'ttft',
  sampleCount: 60
})
const findings = (over: Partial<Findings> = {}): Findings => ({
  checks: [],
  budgets: [],
  withoutBaseline: [],
  unmeasured: [],
  ...over
})

describe('statesOf', () => {
  it.each<[string, Partial<Findings>, State]>([
    ['nothing wrong', { checks: [check({})] }, 'pass'],
    ['a slower owned target', { checks: [check({ verdict: 'regressed' })] }, 'regression'],
    [
      'a clearly slower p95, though it does not gate',
      { checks: [check({ verdict: 'regressed', gating: false, statistic: 'p95' })] },
      'regression'
    ],
    ['a slower provider', { checks: [check({ verdict: 'regressed', owned: false })] }, 'drift'],
    ['an undecided owned target', { checks: [check({ verdict: 'inconclusive' })] }, 'inconclusive'],
    ['an undecided provider', { checks: [check({ verdict: 'inconclusive', owned: false })] }, 'pass'],
    ['an undecided p95 that does not gate', { checks: [check({ verdict: 'inconclusive', gating: false })] }, 'pass'],
    ['a broken budget', { budgets: [budget('broken')] }, 'over-budget'],
    ['a budget at the edge', { budgets: [budget('at-the-edge')] }, 'warning'],
    ['a budget that nothing was measured for', { budgets: [budget('not-measured')] }, 'inconclusive'],
    ['no baseline', { withoutBaseline: ['mini'] }, 'no-baseline'],
    ['an outage', { unmeasured: ['mini'] }, 'could-not-measure']
  ])('%s is one word', (_, found, state) => {
    expect(statesOf(findings(found))[0]).toBe(state)
  })

  it('keeps all that apply, the gravest first', () => {
    const all = findings({
      checks: [
        check({ verdict: 'regressed' }),
        check({ verdict: 'inconclusive' }),
        check({ verdict: 'regressed', owned: false })
      ],
      budgets: [budget('broken'), budget('at-the-edge')],
      withoutBaseline: ['a'],
      unmeasured: ['b']
    })
    expect(statesOf(all)).toEqual([
      'regression',
      'over-budget',
      'could-not-measure',
      'inconclusive',
      'no-baseline',
      'drift',
      'warning',
      'pass'
    ])
  })
})

describe('colorOf', () => {
  const color = (state: State, event: string, over: Partial<Parameters<typeof colorOf>[1]> = {}) =>
    colorOf([state, 'pass'], { event, brokenOnBaseToo: false, unmeasuredBefore: false, ...over })

  it.each<[State, string, string, string, string]>([
    // state, pull_request, merge_group, push, schedule
    ['regression', 'red', 'red', 'red', 'red'],
    ['over-budget', 'red', 'red', 'red', 'red'],
    ['drift', 'warning', 'warning', 'red', 'red'],
    ['inconclusive', 'green', 'green', 'green', 'green'],
    ['warning', 'green', 'green', 'green', 'green'],
    ['no-baseline', 'green', 'green', 'green', 'green'],
    ['could-not-measure', 'green', 'green', 'green', 'green'],
    ['pass', 'green', 'green', 'green', 'green']
  ])('of %s is %s on a pull request, %s in a queue, %s on a push and %s on a schedule', (state, ...colors) => {
    expect(['pull_request', 'merge_group', 'push', 'schedule'].map((event) => color(state, event))).toEqual(colors)
  })

  it('only warns a pull request of a budget that the base breaks as well', () => {
    expect(color('over-budget', 'pull_request', { brokenOnBaseToo: true })).toBe('warning')
    expect(color('over-budget', 'push', { brokenOnBaseToo: true })).toBe('red')
  })

  it('is red when a scheduled run cannot measure for the second time', () => {
    expect(color('could-not-measure', 'schedule', { unmeasuredBefore: true })).toBe('red')
    expect(color('could-not-measure', 'pull_request', { unmeasuredBefore: true })).toBe('green')
  })

  it('follows fail-on where it is given', () => {
    expect(color('no-baseline', 'push', { failOn: ['no-baseline'] })).toBe('red')
    expect(color('regression', 'push', { failOn: ['budget'] })).toBe('warning')
    expect(color('warning', 'push', { failOn: ['inconclusive'] })).toBe('red')
    expect(
      colorOf(['regression', 'over-budget'], {
        event: 'push',
        failOn: ['budget'],
        brokenOnBaseToo: false,
        unmeasuredBefore: false
      })
    ).toBe('red')
  })
})

describe('exitCodeOf', () => {
  it.each<[State, Parameters<typeof exitCodeOf>[1], number]>([
    ['regression', 'red', 1],
    ['over-budget', 'red', 1],
    ['drift', 'warning', 0],
    ['drift', 'red', 1],
    ['inconclusive', 'green', 0],
    ['inconclusive', 'red', 4],
    ['no-baseline', 'red', 4],
    ['could-not-measure', 'green', 3],
    ['pass', 'green', 0]
  ])('of %s in %s is %d', (state, color, code) => {
    expect(exitCodeOf([state, 'pass'], color)).toBe(code)
  })
})
