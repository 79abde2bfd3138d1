import { describe, expect, it } from '@jest/globals'
import type { State } from '../../../src/domain/verdict.ts'
import { directName } from '../../../src/plan/config/beside-names.ts'
import { firstLine, isAboutProviders, withoutBaseline } from '../../../src/report/sentences/title.ts'
import { aBudget, aCheck, aRegression, aReport, aTarget, checksOf, provisional } from '../../support/a-report.ts'
import { CASES } from '../cases.ts'

const lineOf = (name: string): string => {
  const report = CASES[name]
  if (report === undefined) throw new Error(`no case ${name}`)
  const { icon, title } = firstLine(report)
  return `${icon} ${title}`
}

describe('the first line', () => {
  it.each([
    ['pass', '✅ passed'],
    ['pass-improved', '✅ passed, 1 improvement'],
    ['pass-provider', '✅ budgets are met; this change cannot have changed the speed of the model'],
    ['pass-nothing-compared', '✅ budgets are met, nothing was compared'],
    ['pass-nothing-judged', '⚪ nothing was judged'],
    ['regression', '🔴 2 regressions, 1 budget broken'],
    ['regression-provisional', '🔴 1 provisional regression'],
    ['over-budget', '🔴 1 budget broken'],
    ['over-budget-on-base-too', '🟡 1 budget broken, on the base too'],
    ['over-budget-on-main', '🔴 1 budget broken, on the base too'],
    ['drift', '🟡 drift at the provider; this change cannot have changed the speed of the model'],
    ['drift-nightly', '🔴 drift at the provider; nothing in this repository can have changed the speed of the model'],
    ['inconclusive', '⚪ inconclusive'],
    ['inconclusive-vanished', '⚪ inconclusive, a metric is gone'],
    ['one-sample', '⚪ inconclusive, a budget could not be judged'],
    ['budget-at-the-edge', '🟡 a budget is at the edge'],
    ['no-baseline', '🆕 no baseline yet, nothing was compared'],
    ['no-baseline-of-one-target', '🆕 no baseline yet for 1 of 2 targets'],
    ['no-baseline-forbidden', '🆕 the baseline could not be read, nothing was compared'],
    ['could-not-measure', '⚠️ could not measure'],
    ['not-measured', '⚪ not measured'],
    ['paired-accepted', '👁 passed, 1 accepted slowdown'],
    ['paired-moved-together', '⚪ inconclusive, several targets moved together'],
    ['paired-trial', '🟡 trial: would have failed (1 regression)'],
    ['paired-trial-passed', '✅ trial: would have passed'],
    ['paired-model-change', '🔴 1 regression; new model: 31 % slower to start, 40 % cheaper, quality 20/20 → 20/20']
  ])('of "%s" is "%s"', (name, line) => {
    expect(lineOf(name)).toBe(line)
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
    expect(firstLine(report).icon).toBe('🟡')
  })

  it('of a trial says what it would have come to in the words of any other', () => {
    const trial = (state: State, wouldHaveFailed: boolean) =>
      aReport().state(state, 'green').but({ trial: true, wouldHaveFailed })
    const improved = aCheck({ verdict: 'improved', changeRatio: -0.2 })
    expect(firstLine(trial('pass', false).checks(improved).build()).title).toBe(
      'trial: would have passed (1 improvement)'
    )
    expect(firstLine(trial('inconclusive', false).build()).title).toBe('trial: would have passed (inconclusive)')
    expect(firstLine(trial('inconclusive', true).build()).title).toBe('trial: would have failed (inconclusive)')
  })

  it('of a trial that could not even begin is no outcome of the trial', () => {
    const failed = aReport().state('could-not-measure', 'red').checks().budgets().but({ trial: true })
    expect(firstLine(failed.build()).title).toBe('could not measure')
  })

  it('counts what was accepted beside what got faster, of a provider too', () => {
    const accepted = { upToRatio: 0.4, until: '2027-01-31', reason: 'x' }
    const both = aReport().checks(aRegression({ accepted }), aCheck({ verdict: 'improved' }))
    expect(firstLine(both.build())).toEqual({ icon: '👁', title: 'passed, 1 improvement, 1 accepted slowdown' })
    expect(
      firstLine(
        aReport()
          .checks(aRegression({ accepted, owned: false }))
          .build()
      ).title
    ).toBe('budgets are met, 1 accepted slowdown; this change cannot have changed the speed of the model')
    expect(firstLine(both.state('inconclusive', 'green').build()).icon).toBe('⚪')
  })

  it('calls a regression provisional only where all are', () => {
    const both = aReport()
      .state('regression', 'red')
      .checks(provisional(aRegression(), 1), aRegression({ metric: 'e2e' }))
    expect(firstLine(both.build()).title).toBe('2 regressions')
  })

  it('counts budgets that are broken on the base too', () => {
    const broken = aBudget({ verdict: 'broken' })
    const report = aReport()
      .state('over-budget', 'red')
      .budgets(broken, { ...broken, brokenOnBase: true })
      .build()
    expect(firstLine(report).title).toBe('2 budgets broken, 1 of them on the base too')
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
    expect(firstLine(report).title).toBe('no baseline yet for 1 of 2 targets')
    const failed = aReport(report)
      .state('could-not-measure', 'green')
      .targets(...targets.slice(0, 2))
    expect(firstLine(failed.build()).title).toBe('could not measure')
  })

  it('whose alarm could not be measured again says that, unless something else failed too', () => {
    const open = aCheck({ verdict: 'inconclusive', reason: 'not-measured-again' })
    const report = aReport().state('could-not-measure', 'green').checks(open)
    expect(firstLine(report.build()).title).toBe('an alarm, which could not be measured again')
    const counts = { attempted: 60, ok: 20, failed: { connection: 40 }, void: 0 }
    expect(firstLine(report.targets(aTarget({ counts })).build()).title).toBe('could not measure')
  })
})
