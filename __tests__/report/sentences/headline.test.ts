import { describe, expect, it } from '@jest/globals'
import type { Report } from '../../../src/domain/report.ts'
import { PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { comparisonText } from '../../../src/report/sentences/compared-with.ts'
import { headline } from '../../../src/report/sentences/headline.ts'
import { FILES_KEY } from '../../../src/report/sentences/subject.ts'
import { aCheck, aReport, aTarget, checksOf } from '../../support/a-report.ts'
import { CASES } from '../cases.ts'

const caseOf = (name: string): Report => CASES[name] ?? aReport().build()
const headlineOf = (name: string): readonly string[] => headline(caseOf(name), PLAIN_VOICE)
const comparedOf = (report: Report): string => comparisonText(report, PLAIN_VOICE)

const failing = (id: string, ok: number) =>
  aTarget({ id, counts: { attempted: 60, ok, failed: { connection: 60 - ok }, void: 0 } })

describe('the paragraphs under the verdict', () => {
  it('say how certain the alarm in the title is, without the numbers of the table', () => {
    expect(headlineOf('paired-regression')).toEqual([expect.stringMatching(/by chance in fewer than 1 of 610 checks/)])
    expect(headlineOf('regression')).toEqual([expect.stringMatching(/second measurement .* agreed/)])
  })

  it('say with what and how old the comparison is', () => {
    expect(comparedOf(caseOf('pass'))).toContain(
      'Compared with 10 runs of main, the newest a1b2c3d (the base of this change, 2 days old).'
    )
    expect(comparedOf(caseOf('regression-provisional'))).toContain(
      'Compared with 1 run of main, made at a1b2c3d (3 commits before the base, 2 days old).'
    )
  })

  it.each([
    ['not-ancestor', 'not an ancestor of the base, 2 days old'],
    ['unknown', '(2 days old)'],
    ['base', 'the base of this change, 2 days old']
  ] as const)('say how the baseline stands to the base: %s', (relation, words) => {
    expect(comparedOf(aReport().baseline({ relation }).build())).toContain(words)
  })

  it('do without a commit where none is known', () => {
    const newest = { recordedAt: '2026-09-19T02:11:00Z' }
    const alone = aReport().baseline({ newest, runCount: 1, relation: 'unknown' }).build()
    expect(comparedOf(alone)).toContain('Compared with 1 run of main (2 days old).')
  })

  it('of a pass say what else is as before', () => {
    expect(headlineOf('pass')).toEqual(['Failures and streaming are as before.'])
    const open = aCheck({ reason: 'no-slowdown-seen', changeRatio: 0.09, runsToSettle: 4 })
    const few = aReport().checks(open, { ...open, owned: false, changeRatio: 0.5 }, { ...open, gating: false })
    expect(headline(few.build(), PLAIN_VOICE)).toEqual([
      'TTFT p50 is 9 % slower than the runs before, which chance may explain; with 4 more runs on record, such a difference would ask for another job.'
    ])
  })

  it('of a provider say that history is for information', () => {
    expect(headlineOf('pass-provider')[0]).toMatch(/history of the provider is shown for information only/)
  })

  it.each([
    [
      'no-baseline',
      'No run of main is stored yet. The next run on main is stored, and pull requests are compared with it from then on.'
    ],
    ['no-baseline-first-on-main', 'This run is stored now'],
    ['no-baseline-plan-changed', 'for the reason below'],
    ['no-baseline-of-one-target', 'No run of new-chat is stored yet.']
  ])('of "%s" say when there will be one', (name, words) => {
    expect(headlineOf(name)[0]).toContain(words)
  })

  it('say that stored runs were refused, and what to give on a terminal', () => {
    const none = aReport().state('no-baseline', 'green').checks().budgets().noBaseline()
    const refused = none.warnings({ kind: 'baseline-refused', artifactId: 1, why: 'expired' }).build()
    expect(headline(refused, PLAIN_VOICE)[0]).toMatch(
      /^None of the stored runs .* the notes below explain: it has expired\./
    )
    expect(headline(none.context({ event: 'local', key: FILES_KEY }).build(), PLAIN_VOICE)[0]).toBe(
      'Name earlier runs with --baseline to compare with them. No budget is set, so nothing was judged.'
    )
    const local = none.context({ event: 'local' })
    expect(headline(local.build(), PLAIN_VOICE)[0]).toBe(
      'No run is stored here yet. A run with --save-baseline is stored, and later ones are compared with it. No budget is set, so nothing was judged.'
    )
    expect(headline(none.context({ event: 'local', feedsBaseline: true }).build(), PLAIN_VOICE)[0]).toMatch(
      /^No run is stored here yet\. This run is stored now/
    )
    const differs = local.warnings({ kind: 'scenarios-too-few', target: 'chat', common: 1, all: 20 }).build()
    expect(headline(differs, PLAIN_VOICE)[0]).toMatch(/for the reason below\. /)
  })

  it('tell of the alarm that could not be measured again', () => {
    const open = aCheck({
      verdict: 'inconclusive',
      reason: 'not-measured-again',
      changeRatio: 1,
      secondCounts: { attempted: 60, failed: 60 }
    })
    const report = aReport()
      .state('could-not-measure', 'green')
      .checks(open, { ...open, metric: 'e2e', changeRatio: 0.5 })
    const [first = ''] = headline(report.build(), PLAIN_VOICE)
    expect(first).toMatch(/second measurement .* 60 of 60 requests failed\. This is neither a pass nor a regression\.$/)
  })

  it('tell of the targets that failed most', () => {
    const report = aReport()
      .state('could-not-measure', 'green')
      .checks()
      .targets(failing('fine', 58), failing('half', 30), failing('dead', 0), failing('b', 40), failing('c', 41))
      .build()
    const [first = ''] = headline(report, PLAIN_VOICE)
    expect(first).toMatch(/^dead: 60 of 60 .* half: 30 of 60 .* b: 20 of 60 .* 1 more target /)
    expect(first).not.toContain('fine')
  })

  it('do not say that failures over a budget are neither a pass nor a regression', () => {
    const report = aReport()
      .state('over-budget', 'red')
      .but({ states: ['over-budget', 'could-not-measure'] })
      .targets(failing('dead', 0))
    const said = headline(report.build(), PLAIN_VOICE).join(' ')
    expect(said).toContain('dead: 60 of 60 requests failed')
    expect(said).not.toContain('neither a pass')
  })

  it('tell what else could not be measured, compared or blamed', () => {
    const lead = headlineOf('regression-among-others')
    expect(lead.slice(1, 4)).toEqual([
      'new-chat: 58 of 60 requests failed (connection refused or lost). This is neither a pass nor a regression.',
      expect.stringMatching(/no baseline yet for new-chat/),
      expect.stringMatching(/mini .* drift.* this change cannot have changed the speed of the model/)
    ])
  })

  it('of a fork say that nothing was sent', () => {
    expect(headlineOf('not-measured')).toEqual([
      'This pull request comes from a fork, and GitHub gives forks no secrets, so there is no key to measure with. Nothing was sent and nothing was judged.'
    ])
  })

  it('prefer what vanished to what is merely open', () => {
    const vanished = aCheck({ metric: 'tpot', verdict: 'inconclusive', reason: 'vanished', changeRatio: 0 })
    const open = aCheck({ verdict: 'inconclusive', reason: 'could-be-either', changeRatio: 0.5 })
    const report = aReport().state('inconclusive', 'green').checks(open, vanished).build()
    expect(headline(report, PLAIN_VOICE)[0]).toMatch(/^The baseline has a value, this run has none/)
  })

  it('of a pass without failure or stream checks claim nothing about them', () => {
    const report = aReport()
      .checks(...checksOf('chat').slice(0, 3))
      .budgets()
      .build()
    expect(headline(report, PLAIN_VOICE)).toEqual([])
  })
})
