import { expect, it } from '@jest/globals'
import { withPartsMissing } from '../../../src/analysis/report/parts-missing.ts'
import { aReport } from '../../support/a-report.ts'

const missing = { kind: 'part-missing', part: 'shard 1/4' } as const
const report = aReport().state('pass', 'green').warnings(missing, { kind: 'partial', reason: 'fixed' }).build()
const own = { isOfStranger: false } as const

it('is red, and no pass', () => {
  expect(withPartsMissing(report, own)).toMatchObject({ state: 'could-not-measure', color: 'red' })
})

it('keeps a word that goes before it, and every other', () => {
  const regressed = { ...report, state: 'regression', states: ['regression', 'drift'], color: 'red' } as const
  expect(withPartsMissing(regressed, own)).toMatchObject({
    state: 'regression',
    states: ['regression', 'could-not-measure', 'drift'],
    color: 'red'
  })
})

it('gives the missing part as the reason, and no other for the end', () => {
  const told = withPartsMissing(report, own)
  expect(told.failure?.message).toContain('shard 1/4')
  expect(told.warnings).toEqual([missing])
})

it('is not red for a stranger, whose jobs have no key', () => {
  expect(withPartsMissing(report, { isOfStranger: true })).toMatchObject({ state: 'could-not-measure', color: 'green' })
})

it('fails no trial, and says that it would have', () => {
  const trial = { ...report, trial: true, wouldHaveFailed: false }
  expect(withPartsMissing(trial, own)).toMatchObject({ color: 'warning', wouldHaveFailed: true })
})
