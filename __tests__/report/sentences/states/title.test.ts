import { describe, expect, it } from '@jest/globals'
import type { Report } from '../../../../src/domain/report.ts'
import type { State } from '../../../../src/domain/verdict.ts'
import { directName } from '../../../../src/plan/config/read-target.ts'
import { PLAIN_VOICE } from '../../../../src/report/format/escape.ts'
import { isAboutProviders, withoutBaseline } from '../../../../src/report/sentences/states/state-text.ts'
import { titleOf } from '../../../../src/report/sentences/states.ts'
import { aBudget, aCheck, aRegression, aReport, aTarget, checksOf, provisional } from '../../../support/a-report.ts'
import { CASES } from '../../cases.ts'

const title = (report: Report) => titleOf(report, PLAIN_VOICE)
const lineOf = (name: string): string => {
  const report = CASES[name]
  if (report === undefined) throw new Error(`no case ${name}`)
  const { icon, title: words } = title(report)
  return `${icon} ${words}`
}

describe('the first line', () => {
  it.each<[string, string, readonly string[]]>([
    ['pass', '✅', ['no slowdown', '14 %']],
    ['pass-improved', '✅', ['no slowdown', '12 %', '1 improvement']],
    ['pass-provider', '✅', ['budgets are met', 'this change cannot']],
    ['pass-nothing-compared', '✅', ['budgets are met', 'nothing was compared']],
    ['pass-nothing-judged', '⚪', ['nothing was judged']],
    ['regression', '🔴', ['chat starts 60 % later at p95', '1 more regression', '1 budget broken']],
    ['regression-provisional', '🔴', ['chat starts 101 % later', 'provisional']],
    ['regression-crept-on-main', '🔴', ['chat starts 22 % later', 'anchor']],
    ['regression-failures', '🔴', ['chat fails more often']],
    ['regression-no-longer-streams', '🔴', ['chat no longer streams']],
    ['over-budget', '🔴', ['chat', 'TTFT p95 < 800 ms']],
    ['over-budget-on-base-too', '🟡', ['chat', 'TTFT p95 < 800 ms', 'base']],
    ['over-budget-on-main', '🔴', ['chat', 'TTFT p95 < 800 ms', 'base']],
    ['drift', '🟡', ['drift', 'mini starts 31 % later']],
    ['drift-nightly', '🔴', ['drift', 'mini starts 31 % later']],
    ['inconclusive', '⚪', ['slower once', 'to confirm (chat started 18 % later)']],
    ['inconclusive-vanished', '⚪', ['inconclusive', 'TPOT p50 of chat is gone']],
    ['one-sample', '⚪', ['inconclusive', 'a budget could not be judged']],
    ['budget-at-the-edge', '🟡', ['a budget is at the edge']],
    ['no-baseline', '🆕', ['no baseline yet']],
    ['no-baseline-of-one-target', '🆕', ['no baseline yet', '1 of 2 targets']],
    ['no-baseline-forbidden', '🆕', ['the baseline could not be read']],
    ['could-not-measure', '⚠️', ['could not measure']],
    ['not-measured', '⚪', ['not measured']],
    ['paired-accepted', '👁', ['1 accepted slowdown']],
    ['paired-hot-spot', '🔴', ['chat starts 105 % later', '2 prompts']],
    ['paired-moved-together', '⚪', ['inconclusive', 'several targets moved together']],
    ['paired-trial', '🟡', ['trial: would have failed', 'chat starts 12 % later']],
    ['paired-trial-passed', '✅', ['trial: would have passed']],
    [
      'paired-model-change',
      '🔴',
      ['new model of chat', '31 % slower to start', '40 % cheaper', 'quality 20/20 → 20/20']
    ]
  ])('of "%s" is %s with its facts', (name, icon, facts) => {
    expect(lineOf(name).startsWith(`${icon} `)).toBe(true)
    for (const fact of facts) expect(lineOf(name)).toContain(fact)
  })

  it('has no green words and no green icon where nothing is known', () => {
    const unknown = Object.keys(CASES).filter((name) =>
      /^(no-baseline|could-not|not-measured|inconclusive|one-)/.test(name)
    )
    expect(unknown.length).toBeGreaterThan(8)
    for (const name of unknown) expect(lineOf(name)).not.toMatch(/✅|🟢|pass|\bok\b|\bmet\b|good/i)
  })

  it('is not red where the job is not', () => {
    const report = aReport().state('regression', 'warning').checks(aRegression()).build()
    expect(title(report).icon).toBe('🟡')
  })

  it('of a trial says what it would have come to in the words of any other', () => {
    const trial = (state: State, wouldHaveFailed: boolean) =>
      aReport().state(state, 'green').but({ trial: true, wouldHaveFailed })
    const improved = aCheck({ verdict: 'improved', changeRatio: -0.2 })
    expect(title(trial('pass', false).checks(improved).build()).title).toMatch(
      /^trial: would have passed \(.*1 improvement\)$/
    )
    expect(title(trial('inconclusive', false).build()).title).toMatch(/^trial: would have passed \(inconclusive/)
    expect(title(trial('inconclusive', true).build()).title).toMatch(/^trial: would have failed \(inconclusive/)
  })

  it('of a trial that could not even begin is no outcome of the trial', () => {
    const failed = aReport().state('could-not-measure', 'red').checks().budgets().but({ trial: true })
    expect(title(failed.build()).title).toBe('could not measure')
  })

  it('counts what was accepted beside what got faster, of a provider too', () => {
    const accepted = { upToRatio: 0.4, until: '2027-01-31', reason: 'x' }
    const both = aReport().checks(aRegression({ accepted }), aCheck({ verdict: 'improved' }))
    expect(title(both.build())).toEqual({ icon: '👁', title: 'passed, 1 improvement, 1 accepted slowdown' })
    expect(
      title(
        aReport()
          .checks(aRegression({ accepted, owned: false }))
          .build()
      ).title
    ).toBe('budgets are met, 1 accepted slowdown; this change cannot have changed the speed of the model')
    expect(title(both.state('inconclusive', 'green').build()).icon).toBe('⚪')
  })

  it('calls a regression provisional only where all are', () => {
    const both = aReport()
      .state('regression', 'red')
      .checks(provisional(aRegression(), 1), aRegression({ metric: 'e2e' }))
    expect(title(both.build()).title).toContain('1 more regression')
    expect(title(both.build()).title).not.toContain('provisional')
  })

  it('counts budgets that are broken on the base too', () => {
    const broken = aBudget({ verdict: 'broken' })
    const report = aReport()
      .state('over-budget', 'red')
      .budgets(broken, { ...broken, brokenOnBase: true })
      .build()
    expect(title(report).title).toMatch(/^chat .*TTFT p95 < 800 ms.* 1 more budget .*1 of them on base too$/)
  })
})

describe('a report', () => {
  it('is about providers where no check is of an owned target', () => {
    expect(
      isAboutProviders(
        aReport()
          .checks(...checksOf('a', { owned: false }))
          .build()
      )
    ).toBe(true)
    expect(
      isAboutProviders(
        aReport()
          .checks(aCheck(), aCheck({ owned: false }))
          .build()
      )
    ).toBe(false)
    expect(isAboutProviders(aReport().checks().build())).toBe(false)
  })

  it('knows the targets that nothing was compared for', () => {
    const report = aReport()
      .targets(aTarget(), aTarget({ id: 'b' }))
      .build()
    expect(withoutBaseline(report).map(({ id }) => id)).toEqual(['b'])
  })

  it('counts no upstream among them, which nothing is ever compared for', () => {
    const targets = [aTarget(), aTarget({ id: directName('chat') }), aTarget({ id: 'new (direct)' })]
    const report = aReport()
      .state('no-baseline', 'green')
      .targets(...targets)
      .build()
    // Of a target that is not there, no other can be the upstream.
    expect(withoutBaseline(report).map(({ id }) => id)).toEqual(['new (direct)'])
    expect(title(report).title).toBe('no baseline yet for 1 of 2 targets')
    const failed = aReport(report)
      .state('could-not-measure', 'green')
      .targets(...targets.slice(0, 2))
    expect(title(failed.build()).title).toBe('could not measure')
  })

  it('whose alarm could not be measured again says that, unless something else failed too', () => {
    const open = aCheck({ verdict: 'inconclusive', reason: 'not-measured-again' })
    const report = aReport().state('could-not-measure', 'green').checks(open)
    expect(title(report.build()).title).toMatch(/^chat started .* could not be measured again$/)
    const counts = { attempted: 60, ok: 20, failed: { connection: 40 }, void: 0 }
    expect(title(report.targets(aTarget({ counts })).build()).title).toBe('could not measure')
  })

  it('rules out no slowdown that a change within the margin may be', () => {
    const within = { verdict: 'unchanged', reason: 'within-margin', changeRatio: 0.05, detectableRatio: 0.07 } as const
    const of = (intervalRatio: readonly [number, number]) =>
      title(
        aReport()
          .checks(aCheck({ ...within, intervalRatio }))
          .build()
      ).title
    expect(of([0.04, 0.06])).toBe('no slowdown of 7 % or more')
    expect(of([0.01, 0.09])).toBe('no slowdown of 9 % or more')
  })
})
