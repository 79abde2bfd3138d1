import { describe, expect, it } from '@jest/globals'
import { MARKDOWN_VOICE, PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { budgetTally, comparisonLine, leadOf } from '../../../src/report/sentences/headline.ts'
import { FILES_KEY } from '../../../src/report/sentences/next-step.ts'
import { aBudget, aCheck, aRegression, aReport, aTarget, checksOf } from '../../support/a-report.ts'
import { CASES } from '../cases.ts'

const leadOfCase = (name: string): readonly string[] => leadOf(CASES[name] ?? aReport().build(), PLAIN_VOICE)
const comparisonOfCase = (name: string): string => comparisonLine(CASES[name] ?? aReport().build(), PLAIN_VOICE)

describe('the paragraphs under the verdict', () => {
  it('name the worst of several regressions, and count the others', () => {
    const report = aReport()
      .state('regression', 'red')
      .checks(aRegression(), aRegression({ target: 'b', changeRatio: 0.5 }))
      .build()
    const [first] = leadOf(report, MARKDOWN_VOICE)
    expect(first).toMatch(/^\*\*<code>b<\/code> TTFT p50:\*\* Runs differ by 4 % on their own\. /)
    expect(first).not.toContain('50 %')
    expect(first).toMatch(/1 more below\.$/)
  })

  it('say with what and how old the comparison is', () => {
    expect(comparisonOfCase('pass')).toContain(
      'Compared with 10 runs of main, the newest a1b2c3d (the base of this change, 2 days old).'
    )
    expect(comparisonOfCase('regression-provisional')).toContain(
      'Compared with 1 run of main, made at a1b2c3d (3 commits before the base, 2 days old).'
    )
  })

  it.each([
    ['not-ancestor', 'not an ancestor of the base, 2 days old'],
    ['unknown', '(2 days old)'],
    ['base', 'the base of this change, 2 days old']
  ] as const)('say how the baseline stands to the base: %s', (relation, words) => {
    expect(comparisonLine(aReport().baseline({ relation }).build(), PLAIN_VOICE)).toContain(words)
  })

  it('do without a commit where none is known', () => {
    const newest = { recordedAt: '2026-09-19T02:11:00Z' }
    const alone = aReport().baseline({ newest, runCount: 1, relation: 'unknown' }).build()
    expect(comparisonLine(alone, PLAIN_VOICE)).toContain('Compared with 1 run of main (2 days old).')
  })

  it('of a pass say what is unlikely, and leave the numbers to the table', () => {
    expect(leadOfCase('pass')[0]).toBe(
      'In all 3 latency checks that gate, a slowdown beyond the margin is unlikely. Failures and streaming are as before. Budgets: 1 of 1 met.'
    )
  })

  it('of a provider say that history is for information', () => {
    expect(leadOfCase('pass-provider')[0]).toBe(
      'Budgets: 2 of 2 met. What is sent is what the baseline sent, so the history of the provider is shown for information only.'
    )
  })

  it.each([
    [
      'no-baseline',
      'No run of main is stored yet. The next run on main is stored, and pull requests are compared with it from then on.'
    ],
    ['no-baseline-first-on-main', 'This run is stored now, and whatever runs next is compared with it.'],
    ['no-baseline-plan-changed', 'No stored run could be compared with, for the reason below.'],
    ['no-baseline-forbidden', 'Whether there is a baseline is not known, since this job may not look.'],
    ['no-baseline-of-one-target', 'Nothing is stored of new-chat.']
  ])('of "%s" say when there will be one', (name, words) => {
    expect(leadOfCase(name)[0]).toContain(words)
  })

  it('say that stored runs were refused, and what to give on a terminal', () => {
    const none = aReport().state('no-baseline', 'green').checks().budgets().noBaseline()
    const refused = none.warnings({ kind: 'baseline-refused', artifactId: 1, why: 'expired' }).build()
    expect(leadOf(refused, PLAIN_VOICE)[0]).toMatch(
      /^None of the stored runs may serve as a baseline, as the notes below say\./
    )
    expect(leadOf(none.context({ event: 'local', key: FILES_KEY }).build(), PLAIN_VOICE)[0]).toBe(
      'Name earlier runs with --baseline to compare with them. No budget is set, so nothing was judged.'
    )
    const local = none.context({ event: 'local' })
    expect(leadOf(local.build(), PLAIN_VOICE)[0]).toBe(
      'No run is stored here yet. A run with --save-baseline is stored, and later ones are compared with it. No budget is set, so nothing was judged.'
    )
    expect(leadOf(none.context({ event: 'local', feedsBaseline: true }).build(), PLAIN_VOICE)[0]).toMatch(
      /^No run is stored here yet\. This run is stored now, and whatever runs next is compared with it\./
    )
    const differs = local.warnings({ kind: 'scenarios-too-few', target: 'chat', common: 1, all: 20 }).build()
    expect(leadOf(differs, PLAIN_VOICE)[0]).toMatch(/^No stored run could be compared with, for the reason below\. /)
  })

  it('tell of the alarm that could not be measured again, the largest in words', () => {
    const open = aCheck({
      verdict: 'inconclusive',
      reason: 'not-measured-again',
      changeRatio: 1,
      secondCounts: { attempted: 60, failed: 60 }
    })
    const report = aReport()
      .state('could-not-measure', 'green')
      .checks(open, { ...open, metric: 'e2e', changeRatio: 0.5 })
    const [first = ''] = leadOf(report.build(), PLAIN_VOICE)
    expect(first).toMatch(
      /^chat: TTFT p50 was 100 % slower .* at first; the second measurement .* 60 of 60 requests failed\./
    )
    expect(first).toMatch(/1 more below\. This is neither a pass nor a regression\.$/)
  })

  it('tell of the targets that failed most', () => {
    const failing = (id: string, ok: number) =>
      aTarget({ id, counts: { attempted: 60, ok, failed: { connection: 60 - ok }, void: 0 } })
    const report = aReport()
      .state('could-not-measure', 'green')
      .checks()
      .targets(failing('fine', 58), failing('half', 30), failing('dead', 0), failing('b', 40), failing('c', 41))
      .build()
    const [first = ''] = leadOf(report, PLAIN_VOICE)
    expect(first).toMatch(/^dead: 60 of 60 .* half: 30 of 60 .* b: 20 of 60 .* 1 more target below\./)
    expect(first).not.toContain('fine')
  })

  it('tell beside the verdict what else could not be measured, compared or blamed', () => {
    const lead = leadOfCase('regression-among-others')
    expect(lead.slice(1, 4)).toEqual([
      'new-chat: 58 of 60 requests failed (connection refused or lost). This is neither a pass nor a regression.',
      'No baseline yet for new-chat.',
      'What mini shows is drift at the provider: this change cannot have changed the speed of the model.'
    ])
  })

  it('of a fork say that nothing was sent', () => {
    expect(leadOfCase('not-measured')).toEqual([
      'This pull request comes from a fork, and GitHub gives forks no secrets, so there is no key to measure with. Nothing was sent and nothing was judged.'
    ])
  })

  it('prefer what vanished to what is merely open', () => {
    const vanished = aCheck({ metric: 'tpot', verdict: 'inconclusive', reason: 'vanished', changeRatio: 0 })
    const open = aCheck({ verdict: 'inconclusive', reason: 'could-be-either', changeRatio: 0.5 })
    const report = aReport().state('inconclusive', 'green').checks(open, vanished).build()
    expect(leadOf(report, PLAIN_VOICE)[0]).toMatch(/^chat: TPOT p50 is gone/)
  })

  it('of a pass without failure or stream checks claim nothing about them', () => {
    const report = aReport()
      .checks(...checksOf('chat').slice(0, 3))
      .budgets()
      .build()
    expect(leadOf(report, PLAIN_VOICE)[0]).not.toMatch(/as before|Budgets/)
  })
})

describe('the tally of budgets', () => {
  it.each([
    [[], 'none is set'],
    [[aBudget(), aBudget()], '2 of 2 met'],
    [
      [aBudget(), aBudget({ verdict: 'broken' }), aBudget({ verdict: 'at-the-edge' })],
      '1 broken, 1 at the edge and 1 met'
    ]
  ])('%#', (budgets, words) => {
    expect(
      budgetTally(
        aReport()
          .budgets(...budgets)
          .build()
      )
    ).toBe(words)
  })
})
