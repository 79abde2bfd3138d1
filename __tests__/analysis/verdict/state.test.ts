import { describe, expect, it } from '@jest/globals'
import { colorOf, exitCodeOf, type Findings, statesOf, trialColor } from '../../../src/analysis/verdict/state.ts'
import type { BudgetResult } from '../../../src/domain/budget.ts'
import type { Check, FailState, State } from '../../../src/domain/verdict.ts'

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
const accepted = { upToRatio: 0.35, until: '2027-01-31', reason: 'longer system prompt' }
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
    ['an outage', { unmeasured: ['mini'] }, 'could-not-measure'],
    [
      'pairs that were not enough',
      { checks: [check({ kind: 'interleaved', verdict: 'inconclusive', reason: 'could-be-either' })] },
      'inconclusive'
    ],
    ['an accepted regression', { checks: [check({ verdict: 'regressed', accepted })] }, 'pass'],
    ['an accepted drift', { checks: [check({ verdict: 'regressed', owned: false, accepted })] }, 'pass'],
    [
      'an alarm that has outgrown its line',
      { checks: [check({ verdict: 'regressed', notAccepted: 'larger' })] },
      'regression'
    ]
  ])('%s is one word', (_, found, state) => {
    expect(statesOf(findings(found))[0]).toBe(state)
  })

  it('is not undecided about what a certain regression cut off', () => {
    const unfinished = check({ verdict: 'inconclusive', reason: 'not-finished' })
    const open = check({ verdict: 'inconclusive', reason: 'could-be-either' })
    expect(statesOf(findings({ checks: [check({ verdict: 'regressed' }), unfinished] }))).toEqual([
      'regression',
      'pass'
    ])
    expect(statesOf(findings({ checks: [check({ verdict: 'regressed' }), unfinished, open] }))).toContain(
      'inconclusive'
    )
    expect(statesOf(findings({ checks: [unfinished] }))[0]).toBe('inconclusive')
    expect(statesOf(findings({ checks: [check({ verdict: 'regressed', accepted }), unfinished] }))[0]).toBe(
      'inconclusive'
    )
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

/** The events of the table's columns; the last is the command line. */
const EVENTS = ['pull_request', 'merge_group', 'push', 'schedule', 'workflow_dispatch', 'local'] as const

describe('colorOf', () => {
  const color = (state: State, event: string, over: Partial<Parameters<typeof colorOf>[1]> = {}) =>
    colorOf([state, 'pass'], { event, brokenOnBaseToo: false, unmeasuredBefore: false, ...over })

  describe.each<{
    readonly row: string
    readonly state: State
    readonly over?: Partial<Parameters<typeof colorOf>[1]>
    /** By event, in the order of EVENTS but the last. */
    readonly colors: readonly string[]
    readonly exit: number
    readonly exitOnRequest?: readonly [FailState, number]
  }>([
    { row: 'regression', state: 'regression', colors: ['red', 'red', 'red', 'red', 'red'], exit: 1 },
    { row: 'over budget', state: 'over-budget', colors: ['red', 'red', 'red', 'red', 'red'], exit: 1 },
    {
      row: 'over budget on base too',
      state: 'over-budget',
      over: { brokenOnBaseToo: true },
      colors: ['warning', 'warning', 'red', 'red', 'red'],
      exit: 1
    },
    {
      row: 'drift',
      state: 'drift',
      colors: ['warning', 'warning', 'red', 'red', 'red'],
      exit: 0,
      exitOnRequest: ['drift', 1]
    },
    {
      row: 'inconclusive',
      state: 'inconclusive',
      colors: ['green', 'green', 'green', 'green', 'green'],
      exit: 0,
      exitOnRequest: ['inconclusive', 4]
    },
    {
      row: 'budget at the edge',
      state: 'warning',
      colors: ['green', 'green', 'green', 'green', 'green'],
      exit: 0,
      exitOnRequest: ['inconclusive', 4]
    },
    {
      row: 'no baseline',
      state: 'no-baseline',
      colors: ['green', 'green', 'green', 'green', 'green'],
      exit: 0,
      exitOnRequest: ['no-baseline', 4]
    },
    {
      row: 'outage',
      state: 'could-not-measure',
      colors: ['green', 'green', 'green', 'green', 'green'],
      exit: 3,
      exitOnRequest: ['could-not-measure', 3]
    },
    {
      row: 'outage, the second time running',
      state: 'could-not-measure',
      over: { unmeasuredBefore: true },
      colors: ['green', 'green', 'red', 'red', 'red'],
      exit: 3
    },
    { row: 'pass', state: 'pass', colors: ['green', 'green', 'green', 'green', 'green'], exit: 0 }
  ])('of "$row"', ({ state, over, colors, exit, exitOnRequest }) => {
    it(`is ${colors.join(', ')} by event`, () => {
      expect(EVENTS.slice(0, -1).map((event) => color(state, event, over))).toEqual(colors)
    })

    it(`leaves the command line with ${exit}`, () => {
      expect(exitCodeOf([state, 'pass'], color(state, 'local', over))).toBe(exit)
      if (exitOnRequest === undefined) return
      const [failOn, code] = exitOnRequest
      expect(exitCodeOf([state, 'pass'], color(state, 'local', { ...over, failOn: [failOn] }))).toBe(code)
    })

    it('is never red in a trial, which exits with 0', () => {
      for (const event of EVENTS) expect(trialColor(color(state, event, over))).not.toBe('red')
      expect(exitCodeOf([state, 'pass'], 'red', true)).toBe(0)
    })
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

  it.each<[readonly State[], readonly FailState[], number]>([
    [['inconclusive', 'drift', 'pass'], ['drift'], 1],
    [['no-baseline', 'drift', 'pass'], ['drift'], 1],
    [['inconclusive', 'drift', 'pass'], ['inconclusive'], 4],
    [['inconclusive', 'drift', 'pass'], ['inconclusive', 'drift'], 4],
    [['regression', 'inconclusive', 'pass'], ['inconclusive'], 4],
    [['regression', 'inconclusive', 'pass'], ['regression', 'inconclusive'], 1],
    [['drift', 'warning', 'pass'], ['inconclusive'], 4],
    [['inconclusive', 'drift', 'pass'], [], 0],
    [['could-not-measure', 'drift', 'pass'], ['drift'], 3]
  ])('of %j with fail-on %j is that of the state which is red: %d', (states, failOn, code) => {
    const color = colorOf(states, { event: 'local', failOn, brokenOnBaseToo: false, unmeasuredBefore: false })
    expect(exitCodeOf(states, color, false, failOn)).toBe(code)
  })
})
