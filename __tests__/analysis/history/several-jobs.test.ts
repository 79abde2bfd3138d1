import { describe, expect, it } from '@jest/globals'
import { checkBySeveralJobs } from '../../../src/analysis/history/several-jobs.ts'
import { aCheck } from '../../support/a-report.ts'

const job = (beyondByLog: number | undefined) => aCheck({ verdict: 'inconclusive', reason: 'slower-once', beyondByLog })
const decided = (...beyond: readonly number[]) =>
  checkBySeveralJobs(
    job(beyond.at(-1)),
    beyond.slice(0, -1).map((each) => job(each))
  )

describe('several jobs of one commit', () => {
  it('confirm each other', () => {
    expect(decided(0.05, 0.04)).toMatchObject({ verdict: 'regressed', confirmed: true, jobs: { slower: 2, of: 2 } })
  })

  it('clear what only the first one showed', () => {
    expect(decided(0.05, -0.1)).toMatchObject({ verdict: 'unchanged', reason: 'not-slower-again' })
  })

  it('ask for a third where only the second was slower', () => {
    expect(decided(-0.1, 0.05)).toMatchObject({ verdict: 'inconclusive', reason: 'slower-once' })
  })

  it('never turn green by being repeated while most are slower', () => {
    expect(decided(0.1, 0.1, -0.1).verdict).toBe('regressed')
    expect(decided(0.1, 0.1, -0.1, 0.1, -0.1).verdict).toBe('regressed')
    expect(decided(0.1, -0.1, -0.1).verdict).toBe('unchanged')
  })

  it('say nothing where a job cannot be compared', () => {
    expect(checkBySeveralJobs(job(undefined), [job(0.1)])).toEqual(job(undefined))
  })
})
