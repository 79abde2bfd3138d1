import { describe, expect, it } from '@jest/globals'
import {
  type Circumstances,
  colorJob,
  type Ending,
  exitCodeOf,
  type Findings,
  statesOf
} from '../../../src/analysis/verdict/state.ts'
import type { BudgetResult } from '../../../src/domain/budget.ts'
import type { Check, Color, FailState, State } from '../../../src/domain/verdict.ts'

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
    [
      'a metric of a provider that is gone',
      { checks: [check({ verdict: 'inconclusive', reason: 'vanished', owned: false })] },
      'inconclusive'
    ],
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

const EVENTS = ['pull_request', 'merge_group', 'push', 'schedule', 'workflow_dispatch', 'local'] as const
type Event = (typeof EVENTS)[number]
/** Colors by event: those that judge a pull request, those of the default branch, and the command line. */
type Row = readonly [pullRequest: Color, mergeGroup: Color, push: Color, schedule: Color, dispatch: Color, local: Color]

const RED: Row = ['red', 'red', 'red', 'red', 'red', 'red']
const GREEN: Row = ['green', 'green', 'green', 'green', 'green', 'green']

/** The table of states and colors, every cell as documented. */
const TABLE: readonly {
  readonly row: string
  readonly ending: Ending
  readonly circumstances?: Partial<Circumstances>
  readonly colors: Row
  /** The name in `fail-on` that makes it red. */
  readonly failOn?: FailState
  /** The color when `fail-on` is set and does not list it. */
  readonly unlisted: Color
  readonly exit: number
  readonly exitWhenListed: number
}[] = [
  {
    row: 'regression',
    ending: { states: ['regression', 'pass'] },
    colors: RED,
    failOn: 'regression',
    unlisted: 'warning',
    exit: 1,
    exitWhenListed: 1
  },
  {
    row: 'over budget',
    ending: { states: ['over-budget', 'pass'] },
    colors: RED,
    failOn: 'budget',
    unlisted: 'warning',
    exit: 1,
    exitWhenListed: 1
  },
  {
    row: 'over budget on base too',
    ending: { states: ['over-budget', 'pass'], brokenOnBaseToo: true },
    colors: ['warning', 'warning', 'red', 'red', 'red', 'red'],
    failOn: 'budget',
    unlisted: 'warning',
    exit: 1,
    exitWhenListed: 1
  },
  {
    row: 'drift',
    ending: { states: ['drift', 'pass'] },
    colors: ['warning', 'warning', 'red', 'red', 'red', 'warning'],
    failOn: 'drift',
    unlisted: 'warning',
    exit: 0,
    exitWhenListed: 1
  },
  {
    row: 'inconclusive',
    ending: { states: ['inconclusive', 'pass'] },
    colors: GREEN,
    failOn: 'inconclusive',
    unlisted: 'green',
    exit: 0,
    exitWhenListed: 4
  },
  {
    row: 'budget at the edge',
    ending: { states: ['warning', 'pass'] },
    colors: GREEN,
    failOn: 'inconclusive',
    unlisted: 'green',
    exit: 0,
    exitWhenListed: 4
  },
  {
    row: 'no baseline',
    ending: { states: ['no-baseline', 'pass'] },
    colors: GREEN,
    failOn: 'no-baseline',
    unlisted: 'green',
    exit: 0,
    exitWhenListed: 4
  },
  {
    row: 'targets that failed too often',
    ending: { states: ['could-not-measure', 'pass'] },
    colors: GREEN,
    failOn: 'could-not-measure',
    unlisted: 'green',
    exit: 3,
    exitWhenListed: 3
  },
  {
    row: 'a server of this repository that is gone in the end',
    ending: { states: ['could-not-measure', 'pass'], ownUnmeasured: true },
    colors: RED,
    failOn: 'could-not-measure',
    unlisted: 'green',
    exit: 3,
    exitWhenListed: 3
  },
  {
    row: 'a server of this repository that never answered',
    ending: { states: ['could-not-measure'], failure: 'server-not-ready' },
    colors: RED,
    unlisted: 'red',
    exit: 2,
    exitWhenListed: 2
  },
  {
    row: 'an outage',
    ending: { states: ['could-not-measure'], failure: 'cannot-measure' },
    colors: GREEN,
    failOn: 'could-not-measure',
    unlisted: 'green',
    exit: 3,
    exitWhenListed: 3
  },
  {
    row: 'an outage for the second time in a row',
    ending: { states: ['could-not-measure'], failure: 'cannot-measure' },
    circumstances: { unmeasuredBefore: true },
    colors: ['green', 'green', 'red', 'red', 'red', 'green'],
    failOn: 'could-not-measure',
    unlisted: 'green',
    exit: 3,
    exitWhenListed: 3
  },
  {
    row: 'a refused key',
    ending: { states: ['could-not-measure'], failure: 'key-refused' },
    colors: RED,
    unlisted: 'red',
    exit: 2,
    exitWhenListed: 2
  },
  {
    row: 'a fork without a key',
    ending: { states: ['could-not-measure'], skipped: true },
    colors: GREEN,
    unlisted: 'green',
    exit: 3,
    exitWhenListed: 3
  },
  {
    row: 'missing parts',
    ending: { states: ['could-not-measure', 'pass'], partsMissing: true },
    colors: RED,
    unlisted: 'red',
    exit: 3,
    exitWhenListed: 3
  },
  {
    row: 'rules changed by the pull request',
    ending: { states: ['rules-changed', 'pass'] },
    colors: ['warning', 'warning', 'warning', 'warning', 'warning', 'warning'],
    failOn: 'rules-changed',
    unlisted: 'warning',
    exit: 0,
    exitWhenListed: 1
  },
  { row: 'pass', ending: { states: ['pass'] }, colors: GREEN, unlisted: 'green', exit: 0, exitWhenListed: 0 }
]

const FAIL_STATES = [
  'regression',
  'budget',
  'could-not-measure',
  'inconclusive',
  'no-baseline',
  'drift',
  'rules-changed'
] as const

describe.each(TABLE)(
  'the table of colors: $row',
  ({ ending, circumstances, colors, failOn, unlisted, exit, exitWhenListed }) => {
    const color = (event: Event, over: Partial<Circumstances> = {}) =>
      colorJob(ending, { event, ...circumstances, ...over }).color
    const exitCode = (over: Partial<Circumstances> = {}) =>
      exitCodeOf({ ...ending, ...over, color: color('local', over) })

    it.each(EVENTS.map((event, index) => [event, colors[index]] as const))('on %s is %s', (event, expected) => {
      expect(color(event)).toBe(expected)
    })

    it.each(EVENTS.flatMap((event) => FAIL_STATES.map((name) => [event, name] as const)))(
      'on %s with fail-on: [%s] follows that list alone',
      (event, name) => {
        expect(color(event, { failOn: [name] })).toBe(name === failOn ? 'red' : unlisted)
      }
    )

    it.each(EVENTS)('on %s with an empty fail-on fails for nothing that was judged', (event) => {
      expect(color(event, { failOn: [] })).toBe(unlisted)
    })

    it(`leaves the command line with ${exit}, and with ${exitWhenListed} where fail-on lists it`, () => {
      expect(exitCode()).toBe(exit)
      if (failOn !== undefined) expect(exitCode({ failOn: [failOn] })).toBe(exitWhenListed)
    })

    it.each(EVENTS)('on %s in a trial is not red, unless there is something to fix first', (event) => {
      const { color: trialColor, wouldHaveFailed } = colorJob(ending, { event, ...circumstances, trial: true })
      const mustFix = ending.failure !== undefined && ending.failure !== 'cannot-measure'
      expect(trialColor === 'red').toBe(mustFix)
      expect(wouldHaveFailed).toBe(mustFix || ending.skipped === true ? undefined : color(event) === 'red')
      expect(exitCodeOf({ ...ending, color: trialColor, trial: true })).toBe(mustFix ? 2 : 0)
    })
  }
)

describe('colorJob', () => {
  it('takes the gravest color of all states that apply', () => {
    const ending: Ending = { states: ['regression', 'over-budget'] }
    expect(colorJob(ending, { event: 'push', failOn: ['budget'] }).color).toBe('red')
    expect(colorJob({ states: ['inconclusive', 'drift'] }, { event: 'schedule' }).color).toBe('red')
  })
})

describe('changed rules', () => {
  const ending: Ending = { states: ['rules-changed', 'pass'] }
  const color = (over: Partial<Circumstances>) => colorJob(ending, { event: 'pull_request', ...over }).color

  it('are red where base asks for it, though the pull request does not', () => {
    const rulesOfBase = { failOn: ['rules-changed'] } as const
    expect(color({ failOn: [], rulesOfBase })).toBe('red')
    expect(color({ failOn: [], trial: true, rulesOfBase: { ...rulesOfBase, trial: false } })).toBe('red')
    expect(color({ failOn: [], trial: true, rulesOfBase: { ...rulesOfBase, trial: true } })).toBe('warning')
  })

  it('are seen where nothing was measured', () => {
    const skipped: Ending = { states: ['could-not-measure', 'rules-changed'], skipped: true }
    expect(colorJob(skipped, { event: 'pull_request' }).color).toBe('warning')
  })
})

describe('exitCodeOf', () => {
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
  ])('of %j with fail-on %j belongs to the state that is red: %d', (states, failOn, code) => {
    const { color } = colorJob({ states }, { event: 'local', failOn })
    expect(exitCodeOf({ states, color, failOn })).toBe(code)
  })
})
