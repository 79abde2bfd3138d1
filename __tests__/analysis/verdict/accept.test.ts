import { describe, expect, it } from '@jest/globals'
import { acceptCheck, unusedAcceptances } from '../../../src/analysis/verdict/accept.ts'
import type { Acceptance } from '../../../src/domain/plan.ts'
import type { Check } from '../../../src/domain/verdict.ts'
import { aCheck, aRegression } from '../../support/a-report.ts'

const line = (over: Partial<Acceptance> = {}): Acceptance => ({
  target: 'chat',
  metric: 'ttft',
  statistic: 'p50',
  upToRatio: 0.35,
  until: '2027-01-31',
  reason: 'longer system prompt',
  ...over
})
const TODAY = '2026-11-30'
const acceptedOn = (check: Check, ...lines: readonly Acceptance[]): Check => acceptCheck(check, lines, TODAY)

describe('an accept line', () => {
  it('accepts the alarm of exactly its check, and leaves the verdict as it is', () => {
    expect(acceptedOn(aRegression(), line())).toEqual(
      aRegression({ accepted: { upToRatio: 0.35, until: '2027-01-31', reason: 'longer system prompt' } })
    )
    for (const other of [{ target: 'mini' }, { metric: 'tpot' }, { statistic: 'p95' }] as const) {
      expect(acceptedOn(aRegression(), line(other))).toEqual(aRegression())
    }
  })

  it('accepts the drift of a provider as well', () => {
    expect(acceptedOn(aRegression({ owned: false }), line()).accepted).toBeDefined()
  })

  it.each([
    ['exactly as large', 0.35, 'accepted'],
    ['larger by a hair', 0.3501, 'larger']
  ] as const)('holds up to its size: an alarm %s', (_, changeRatio, outcome) => {
    const check = acceptedOn(aRegression({ changeRatio }), line())
    expect(check.accepted === undefined ? check.notAccepted : 'accepted').toBe(outcome)
  })

  it.each([
    ['still within it', 0.05, 'accepted'],
    ['beyond it', 0.1, 'larger']
  ] as const)(
    'counts from the level before the one it accepted already: a further step, %s',
    (_, changeRatio, outcome) => {
      const before = { changeRatio: 0.25, upToRatio: 0.35, until: '2027-01-31', reason: 'longer system prompt' }
      const check = acceptedOn(aRegression({ changeRatio, acceptedBefore: before }), line())
      expect(check.accepted === undefined ? check.notAccepted : 'accepted').toBe(outcome)
    }
  )

  it('begins anew where another line accepted the level before', () => {
    const before = { changeRatio: 0.25, upToRatio: 0.3, until: '2026-12-31', reason: 'another' }
    expect(acceptedOn(aRegression({ changeRatio: 0.3, acceptedBefore: before }), line()).accepted).toBeDefined()
  })

  it('adds up rates, which change by points', () => {
    const before = { changeRatio: 0.25, upToRatio: 0.35, until: '2027-01-31', reason: 'longer system prompt' }
    const rates = { metric: 'error_rate', statistic: 'rate' } as const
    const check = aRegression({ ...rates, changeRatio: 0.1, acceptedBefore: before })
    expect(acceptedOn(check, line(rates)).accepted).toBeDefined()
    expect(acceptedOn({ ...check, changeRatio: 0.11 }, line(rates)).notAccepted).toBe('larger')
  })

  it.each([
    ['its last day', '2026-11-30', 'accepted'],
    ['the day after', '2026-11-29', 'ended']
  ] as const)('holds through its last day: %s', (_, until, outcome) => {
    const check = acceptedOn(aRegression(), line({ until }))
    expect(check.accepted === undefined ? check.notAccepted : 'accepted').toBe(outcome)
  })

  it('of several for one check is the first that holds; a larger alarm is told before an ended line', () => {
    const ended = line({ until: '2026-01-01', upToRatio: 9 })
    expect(acceptedOn(aRegression(), ended, line({ upToRatio: 0.1 }), line()).accepted?.upToRatio).toBe(0.35)
    expect(acceptedOn(aRegression(), ended, line({ upToRatio: 0.1 })).notAccepted).toBe('larger')
  })

  it('counts the bad direction of a metric that is better when higher', () => {
    const slower = aRegression({ metric: 'output_speed', changeRatio: -0.3 })
    expect(acceptedOn(slower, line({ metric: 'output_speed' })).accepted).toBeDefined()
    expect(acceptedOn(slower, line({ metric: 'output_speed', upToRatio: -0.25 })).notAccepted).toBe('larger')
  })

  it('does not accept an alarm of unknown size', () => {
    const { changeRatio: _, ...unknown } = aRegression()
    expect(acceptedOn(unknown, line({ upToRatio: 1000 })).notAccepted).toBe('larger')
  })

  it('leaves an alarm that is accepted already as it is', () => {
    const accepted = { upToRatio: 0.31, until: TODAY, reason: 'label' }
    const check = aRegression({ accepted })
    expect(acceptedOn(check, line({ until: '2026-01-01' }))).toEqual(check)
  })

  it('says nothing of a check that is no alarm', () => {
    for (const verdict of ['unchanged', 'improved', 'inconclusive'] as const) {
      expect(acceptedOn(aCheck({ verdict }), line())).toEqual(aCheck({ verdict }))
    }
  })
})

describe('a line that accepted nothing', () => {
  const warnings = (checks: readonly Check[], over: Partial<Acceptance> = {}) =>
    unusedAcceptances({ checks, acceptances: [line(over)], targetIds: ['chat', 'new'], today: TODAY })
  const unused = (why: string, check = 'chat ttft p50') => [{ kind: 'acceptance-unused', check, why }]

  it('is named where its check does not alarm any more', () => {
    expect(warnings([aCheck()])).toEqual(unused('no-alarm'))
    expect(warnings([aCheck({ verdict: 'improved' })])).toEqual(unused('no-alarm'))
    expect(warnings([aCheck()], { until: '2026-11-29' })).toEqual(unused('ended'))
  })

  it('is named where there is no such check', () => {
    expect(warnings([aCheck()], { metric: 'icl' })).toEqual(unused('unknown-check', 'chat icl p50'))
    expect(warnings([aCheck()], { target: 'gone' })).toEqual(unused('unknown-check', 'gone ttft p50'))
  })

  it('is not named where its check alarms, could not be decided, or was not made for want of a baseline', () => {
    expect(warnings([aRegression()])).toEqual([])
    expect(warnings([aRegression({ changeRatio: 3 })])).toEqual([])
    expect(warnings([aCheck({ verdict: 'inconclusive', reason: 'not-finished' })])).toEqual([])
    expect(warnings([aCheck()], { target: 'new' })).toEqual([])
  })
})
