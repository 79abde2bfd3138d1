import { describe, expect, it } from '@jest/globals'
import type { Check } from '../../../src/domain/verdict.ts'
import { budgetMarkOf, comparisonOf, markOf, shownMark } from '../../../src/report/sentences/marks.ts'
import { aBudget, aCheck, aPairedCheck, aRegression, aReport } from '../../support/a-report.ts'

const open = (overrides: Partial<Check>): Check =>
  aCheck({
    verdict: 'inconclusive',
    reason: 'could-be-either',
    changeRatio: 0.065,
    intervalRatio: [-0.04, 0.19],
    ...overrides
  })
const ACCEPTED = { upToRatio: 0.4, until: '2027-01-31', reason: 'longer system prompt' }

describe('what a row came to', () => {
  it.each<[string, Check, string]>([
    ['an owned target got slower', aRegression(), 'regressed'],
    ['a tail that the gate does not name got slower', aRegression({ gating: false }), 'regressed'],
    ['a provider got slower', aRegression({ owned: false }), 'drift'],
    ['faster', aCheck({ verdict: 'improved' }), 'improved'],
    ['passed', aCheck(), 'passed'],
    ['open', open({}), 'inconclusive'],
    ['open, of a provider', open({ owned: false }), 'inconclusive-shown'],
    ['open, not gating', open({ gating: false }), 'inconclusive-shown'],
    ['accepted', aRegression({ accepted: ACCEPTED }), 'accepted'],
    ['accepted, of a provider', aRegression({ accepted: ACCEPTED, owned: false }), 'accepted'],
    ['accepted once', aRegression({ notAccepted: 'ended' }), 'regressed'],
    ['gone', open({ reason: 'vanished' }), 'vanished'],
    ['gone, of a provider', open({ reason: 'vanished', owned: false }), 'vanished'],
    ['gone, not gating', open({ reason: 'vanished', gating: false }), 'inconclusive-shown']
  ])('%s', (_name, check, mark) => {
    expect(markOf(check)).toBe(mark)
  })

  it.each([
    [aBudget(), 'passed'],
    [aBudget({ verdict: 'broken' }), 'broken'],
    [aBudget({ verdict: 'broken', brokenOnBase: false }), 'broken'],
    [aBudget({ verdict: 'broken', brokenOnBase: true }), 'broken-on-base'],
    [aBudget({ verdict: 'at-the-edge' }), 'at-the-edge'],
    [aBudget({ verdict: 'not-measured' }), 'not-measured']
  ])('of a budget: %#', (result, mark) => {
    expect(budgetMarkOf(result)).toBe(mark)
  })
})

describe('a mark', () => {
  it('does not look milder than the job', () => {
    const drift = aReport().checks(aRegression({ owned: false }))
    expect(shownMark('drift', drift.state('drift', 'warning').build()).icon).toBe('🟡')
    expect(shownMark('drift', drift.state('drift', 'red').build()).icon).toBe('🔴')
    const both = drift.checks(aRegression({ owned: false }), aRegression())
    expect(shownMark('drift', both.state('regression', 'red').build()).icon).toBe('🟡')
    const edge = aBudget({ verdict: 'at-the-edge' })
    const beside = aReport()
      .checks()
      .budgets(aBudget({ verdict: 'broken', brokenOnBase: true }), edge)
    expect(shownMark('broken-on-base', beside.state('over-budget', 'red').build()).icon).toBe('🔴')
    expect(shownMark('at-the-edge', beside.state('over-budget', 'red').build()).icon).toBe('🟡')
    const alone = aReport().checks().budgets(edge)
    expect(shownMark('at-the-edge', alone.state('warning', 'red').build()).icon).toBe('🔴')
    expect(shownMark('accepted', drift.build())).toEqual({ icon: '👁', word: 'accepted' })
  })
})

describe('what was compared with', () => {
  const paired = aPairedCheck()
  it.each([
    ['stored runs', [aCheck()], 'baseline'],
    ['base beside head', [paired], 'base'],
    ['the one for one target, the other for another', [paired, aCheck()], 'both']
  ] as const)('%s', (_name, checks, comparison) => {
    const report = aReport()
      .checks(...checks)
      .build()
    expect(comparisonOf(report)).toBe(comparison)
  })
})
