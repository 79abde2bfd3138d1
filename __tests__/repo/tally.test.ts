import { describe, expect, it } from '@jest/globals'
import { FAILED_STEP, PASSED_STEP, sumOf, tallyLine, tallyOfJest } from '../../scripts/tally.ts'

const results = (members: object) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  ...members
})

describe('the tally of a jest run', () => {
  it('counts its tests', () => {
    const run = results({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })
    expect(tallyOfJest(run, 1)).toEqual({ passed: 7, failed: 2, skipped: 2 })
  })

  it('counts a file that could not be loaded as a failure', () => {
    expect(tallyOfJest(results({ numPassedTests: 7, numRuntimeErrorTestSuites: 1 }), 1).failed).toBe(1)
  })

  it('is one failure where jest ended badly and names no failing test', () => {
    expect(tallyOfJest(results({ numPassedTests: 7 }), 1)).toEqual({ passed: 7, failed: 1, skipped: 0 })
  })

  it('is one failure where jest left no results', () => {
    expect(tallyOfJest(undefined, 0).failed).toBe(1)
  })
})

describe('the last line', () => {
  it('names passed and failed', () => {
    expect(tallyLine(sumOf([PASSED_STEP, FAILED_STEP, { passed: 40, failed: 0, skipped: 0 }]))).toBe(
      '41 passed, 1 failed'
    )
  })

  it('names skipped only where there are any', () => {
    expect(tallyLine({ passed: 3, failed: 0, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped')
  })
})
