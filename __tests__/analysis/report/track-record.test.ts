import { describe, expect, it } from '@jest/globals'
import { trackRecordOf } from '../../../src/analysis/report/track-record.ts'
import type { LogLine } from '../../../src/domain/baseline.ts'
import type { State } from '../../../src/domain/verdict.ts'

/** Newest first, as a log is kept, each a day older than the one before. */
const logOf = (...states: readonly (State | undefined)[]): readonly LogLine[] =>
  states.map((state, index) => ({
    recordedAt: `2026-11-${String(28 - index).padStart(2, '0')}T08:00:00Z`,
    ordinal: 0,
    targets: [],
    state
  }))

describe('trackRecordOf', () => {
  it('counts the runs that were judged, those that are red, and since when', () => {
    const log = logOf('pass', 'regression', 'inconclusive', 'over-budget', 'no-baseline')
    expect(trackRecordOf(log)).toEqual({ runCount: 5, wouldHaveFailedCount: 2, since: '2026-11-24T08:00:00Z' })
  })

  it('reads drift as the default branch does, where somebody must look at it', () => {
    expect(trackRecordOf(logOf('drift', 'pass'))).toMatchObject({ wouldHaveFailedCount: 1 })
  })

  it('counts a run that could not be measured from the second in a row on', () => {
    const log = logOf('could-not-measure', 'could-not-measure', 'pass', 'could-not-measure')
    expect(trackRecordOf(log)).toMatchObject({ runCount: 4, wouldHaveFailedCount: 1 })
    expect(trackRecordOf(log.toReversed())).toMatchObject({ wouldHaveFailedCount: 1 })
  })

  it('follows fail-on where it is given', () => {
    const log = logOf('regression', 'drift', 'inconclusive')
    expect(trackRecordOf(log, ['inconclusive'])).toMatchObject({ wouldHaveFailedCount: 1 })
    expect(trackRecordOf(log, [])).toMatchObject({ wouldHaveFailedCount: 0 })
  })

  it('leaves out runs that only filled the baseline, and is silent before the first judged one', () => {
    expect(trackRecordOf(logOf('pass', undefined, undefined))).toMatchObject({
      runCount: 1,
      since: '2026-11-28T08:00:00Z'
    })
    expect(trackRecordOf(logOf(undefined))).toBeUndefined()
    expect(trackRecordOf([])).toBeUndefined()
  })
})
