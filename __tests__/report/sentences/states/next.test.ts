import { describe, expect, it } from '@jest/globals'
import type { BudgetResult } from '../../../../src/domain/budget.ts'
import type { Report } from '../../../../src/domain/report.ts'
import { PLAIN_VOICE } from '../../../../src/report/format/escape.ts'
import { nextStep } from '../../../../src/report/sentences/states.ts'
import { FILES_KEY } from '../../../../src/report/sentences/subject.ts'
import {
  aBaseUsed,
  aBudget,
  aCheck,
  anErrorRate,
  aPairedRegression,
  aRegression,
  aReport,
  aTarget
} from '../../../support/a-report.ts'
import { CASES } from '../../cases.ts'

const stepOf = (report: Report | undefined): string | undefined => nextStep(report ?? aReport().build(), PLAIN_VOICE)
const regressed = aReport().state('regression', 'red')

describe('the next step', () => {
  it.each(['pass', 'pass-improved', 'pass-provider'])('of "%s" is none', (name) => {
    expect(stepOf(CASES[name])).toBeUndefined()
  })

  it('after a regression points to where the time goes, and to the line that would accept it', () => {
    expect(stepOf(regressed.checks(aRegression()).build())).toMatch(
      /before the first token \(prompt length, queueing, prefill, a gateway\).* accept: line below\.$/
    )
    expect(stepOf(regressed.checks(aRegression({ metric: 'tpot' })).build())).toMatch(/^look at what each token costs/)
    expect(stepOf(regressed.checks(aRegression({ metric: 'e2e' })).build())).toMatch(/^find what takes longer/)
    expect(stepOf(regressed.checks(anErrorRate({ verdict: 'regressed', reason: 'more-failures' })).build())).toBe(
      'see below how the requests failed.'
    )
    expect(stepOf(CASES['regression-no-longer-streams'])).toMatch(/^look for what collects the answer/)
  })

  it('after a provisional regression says what would make it firm', () => {
    expect(stepOf(CASES['regression-provisional'])).toMatch(/ 2 more runs on main /)
  })

  it('after another model, or longer answers, is a choice', () => {
    expect(stepOf(CASES['paired-model-change'])).toMatch(/new model .* accept: line/)
    expect(stepOf(CASES['paired-prompt-edit'])).toMatch(/shorter answers.* accept: line/)
    // What the longer answers do not explain is looked for as ever.
    const both = regressed
      .base(aBaseUsed({ target: { outputLengthChangeRatio: 0.3 } }))
      .checks(aPairedRegression(), aPairedRegression({ metric: 'e2e' }))
    expect(stepOf(both.build())).toMatch(/^look at what happens before the first token/)
  })

  it('with too few pairs is to allow for more, where all that the plan allows were made', () => {
    expect(stepOf(CASES['paired-inconclusive'])).toMatch(/^raise .*schedule\.pairs to about 700\.$/)
  })

  it.each([
    ['timeout', 'schedule.timeout'],
    ['max-cost', 'schedule.max-cost']
  ] as const)('with too few pairs after %s is to go on, or to raise what ended it', (reason, key) => {
    const cut = aReport(CASES['paired-inconclusive']).measured({ end: { reason, partial: false } })
    expect(stepOf(cut.build())).toMatch(new RegExp(`^run it again, .* raise ${key}.* about 700 pairs`))
    expect(stepOf(cut.context({ event: 'local' }).build())).toMatch(new RegExp(`^raise ${key}.* about 700 pairs`))
  })

  it('with too few pairs is to go on where somebody stopped it, which a terminal cannot', () => {
    const cut = aReport(CASES['paired-inconclusive']).measured({ end: { reason: 'cancelled', partial: false } })
    expect(stepOf(cut.build())).toMatch(/^run it again, .* these pairs\.$/)
    expect(stepOf(cut.context({ event: 'local' }).build())).toBe('run it again to its end.')
  })

  it('after a broken budget depends on who broke it', () => {
    expect(stepOf(CASES['over-budget'])).toMatch(/^get back under the limit/)
    expect(stepOf(CASES['over-budget-on-base-too'])).toMatch(/^nothing in this pull request/)
    expect(stepOf(CASES['over-budget-on-main'])).toMatch(/^see below since when/)
  })

  it.each([
    [3, 5, 5],
    [1, 2, 2]
  ])('where history is too noisy is the largest number of runs with which it is not', (first, second, most) => {
    const open = (runsToSettle: number | undefined) =>
      aCheck({
        verdict: 'inconclusive',
        reason: 'too-noisy',
        runsToSettle
      })
    const report = aReport().state('inconclusive', 'green').checks(open(first), open(second))
    expect(stepOf(report.build())).toBe(
      `start this workflow by hand on main with runs: ${most}, or wait for ${most} more runs there.`
    )
    expect(stepOf(report.context({ event: 'local', key: FILES_KEY }).build())).toMatch(
      new RegExp(`compare with ${most} more runs.* --baseline several times`)
    )
    expect(stepOf(report.context({ event: 'local' }).build())).toMatch(
      new RegExp(`make ${most} more runs .* --save-baseline`)
    )
  })

  it('is another way to judge where no number of runs would do', () => {
    const noisy = (runsToSettle?: number) => aCheck({ verdict: 'inconclusive', reason: 'too-noisy', runsToSettle })
    const report = aReport().state('inconclusive', 'green').checks(noisy(3), noisy())
    expect(stepOf(report.build())).toBe(
      'compare in pairs, with the base as a server of its own under base:, or set a budget.'
    )
  })

  it('at the edge of a budget is another limit or another look', () => {
    expect(stepOf(CASES['budget-at-the-edge'])).toMatch(/^move the limit .* run it again/)
    const edge = aReport()
      .state('inconclusive', 'green')
      .budgets(aBudget({ verdict: 'at-the-edge' }))
      .build()
    expect(stepOf(edge)).toBe(stepOf(CASES['budget-at-the-edge']))
  })

  it('is nothing where another look would see the same: a metric is gone, or stored runs differ too much', () => {
    expect(stepOf(CASES['inconclusive-vanished'])).toBeUndefined()
    const open = aCheck({ verdict: 'inconclusive', reason: 'could-be-either' })
    expect(stepOf(aReport().state('inconclusive', 'green').checks(open).build())).toBeUndefined()
  })

  it('at the edge of a budget for another reason than its limit leaves the limit alone', () => {
    const edge = (...reasons: readonly NonNullable<BudgetResult['reason']>[]) =>
      stepOf(
        aReport()
          .state('warning', 'green')
          .budgets(...reasons.map((reason) => aBudget({ verdict: 'at-the-edge', reason })))
          .build()
      )
    expect(edge('not-confirmed')).toBe('run it again for another look.')
    expect(edge('not-confirmed', 'too-few-samples')).toBe('make more requests: raise schedule.requests.')
  })

  it('with too few values is more requests', () => {
    expect(stepOf(CASES['one-sample'])).toBe('make more requests: raise schedule.requests.')
    const few = aCheck({ verdict: 'inconclusive', reason: 'too-few-samples' })
    expect(stepOf(aReport().state('inconclusive', 'green').checks(few).build())).toBe(stepOf(CASES['one-sample']))
  })

  it('without a baseline fills it', () => {
    expect(stepOf(CASES['no-baseline'])).toMatch(/start this workflow by hand on main with runs: 5\.$/)
    // A warning on the same screen names the permission.
    expect(stepOf(CASES['no-baseline-forbidden'])).toBeUndefined()
    expect(stepOf(aReport().state('no-baseline', 'green').context({ event: 'local' }).build())).toBeUndefined()
  })

  it('after an outage depends on how requests failed, or is the hint of the failure', () => {
    expect(stepOf(CASES['could-not-measure'])).toMatch(/^run it again later/)
    expect(stepOf(CASES['could-not-measure-unreachable'])).toBe('Start the server before this step.')
    const counts = { attempted: 60, ok: 0, failed: { truncated: 60 }, void: 0 }
    expect(stepOf(aReport().state('could-not-measure', 'green').targets(aTarget({ counts })).build())).toBe(
      'see below how the requests failed, then run it again.'
    )
  })

  it('after an alarm that could not be measured again is to ask again', () => {
    const open = aCheck({ verdict: 'inconclusive', reason: 'not-measured-again' })
    expect(stepOf(aReport().state('could-not-measure', 'green').checks(open).build())).toMatch(
      /^run it again once the endpoint answers/
    )
  })

  it('after drift is not the author of the pull request’s', () => {
    expect(stepOf(CASES['drift'])).toMatch(/^nothing in this pull request/)
    expect(stepOf(CASES['drift-nightly'])).toMatch(/^look at the status page/)
  })

  it('of a fork is a maintainer’s', () => {
    expect(stepOf(CASES['not-measured'])).toMatch(/^nothing for its author/)
  })
})
