import { expect, it } from '@jest/globals'
import { acceptEverything } from '../../src/analysis/accept-everything.ts'
import { statesOf } from '../../src/analysis/verdict/state.ts'
import { aCheck, aRegression } from '../support/a-report.ts'

const by = { reason: 'label "latency-accepted", set by octocat', until: '2026-11-30' }

it('accepts every alarm as large as it is, and says who did', () => {
  const [accepted] = acceptEverything([{ ...aRegression(), changeRatio: -0.3 }], by)
  expect(accepted).toMatchObject({ verdict: 'regressed', accepted: { upToRatio: 0.3, ...by } })
})

it('leaves what is no alarm as it is', () => {
  const check = aCheck({ verdict: 'inconclusive', reason: 'could-be-either' })
  expect(acceptEverything([check], by)).toEqual([check])
})

it('leaves no regression behind', () => {
  const found = { budgets: [], withoutBaseline: [], unmeasured: [] }
  expect(statesOf({ ...found, checks: [aRegression()] })).toContain('regression')
  expect(statesOf({ ...found, checks: acceptEverything([aRegression()], by) })).toEqual(['pass'])
})
