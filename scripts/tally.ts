/** Numbers of gate steps and tests by result. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The members of the output of `jest --json` that are read. */
export interface JestResults {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  /** Files that could not be loaded; their tests are not in the other counts. */
  readonly numRuntimeErrorTestSuites: number
}

export const PASSED_STEP: Tally = { passed: 1, failed: 0, skipped: 0 }
export const FAILED_STEP: Tally = { passed: 0, failed: 1, skipped: 0 }

/**
 * Counts what jest ran. Whatever went wrong is at least one failure: no results because jest broke down, and an exit
 * code that no failing test explains (no test found, an obsolete option, a crash at the end).
 */
export function tallyOfJest(results: JestResults | undefined, exitCode: number): Tally {
  if (results === undefined) return FAILED_STEP
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
  return {
    passed: results.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: results.numPendingTests + results.numTodoTests
  }
}

export function sumOf(tallies: readonly Tally[]): Tally {
  const total = (of: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[of], 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
}

/** The last line of `npm test`. */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
}
