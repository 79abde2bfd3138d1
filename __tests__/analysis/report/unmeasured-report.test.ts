import { expect, it } from '@jest/globals'
import { type UnmeasuredRequest, unmeasuredReport } from '../../../src/analysis/report/unmeasured-report.ts'
import { KnownError } from '../../../src/domain/errors.ts'
import { gate } from '../../support/judged.ts'
import { aMeasurePlan, aTarget } from '../../support/measure-plan.ts'

const request = {
  tool: { name: 'llm-latency-gate', version: '1.0.0' },
  context: { event: 'pull_request', key: 'k', feedsBaseline: false },
  plan: { ...aMeasurePlan([aTarget()]), gate, trial: false },
  environment: {},
  seed: 1,
  now: '2026-11-30T08:00:00Z',
  warnings: []
} satisfies Omit<UnmeasuredRequest, 'why'>
const trial = { ...request, plan: { ...request.plan, trial: true } }

const onMain = { event: 'push', key: 'k', feedsBaseline: true }

it('shows nothing, and says why in the words of the failure', () => {
  const failure = new KnownError('key-refused', 'api.test refused the key', { hint: 'Check OPENAI_API_KEY.' })
  expect(unmeasuredReport({ ...request, why: { failure } })).toMatchObject({
    state: 'could-not-measure',
    color: 'red',
    checks: [],
    failure: { code: 'key-refused', message: 'api.test refused the key', hint: 'Check OPENAI_API_KEY.' }
  })
})

it('tells a fork that has no key from a failure', () => {
  const report = unmeasuredReport({ ...request, why: { notMeasured: 'fork-without-key' } })
  expect(report.notMeasured).toBe('fork-without-key')
  expect(report.failure).toBeUndefined()
})

it('in a trial is not red for an outage, and says that it would have been', () => {
  const outage = new KnownError('cannot-measure', 'api.test refused the connection')
  expect(
    unmeasuredReport({ ...trial, context: onMain, unmeasuredBefore: true, why: { failure: outage } })
  ).toMatchObject({
    trial: true,
    color: 'warning',
    wouldHaveFailed: true
  })
})

it('in a trial stays red for what the user must put right', () => {
  const failure = new KnownError('key-refused', 'api.test refused the key')
  const report = unmeasuredReport({ ...trial, why: { failure } })
  expect(report.color).toBe('red')
  expect(report.wouldHaveFailed).toBeUndefined()
})
