import { describe, expect, it } from '@jest/globals'
import { PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { trackRecordLine, trialSentence } from '../../../src/report/sentences/track-record.ts'
import { aReport } from '../../support/a-report.ts'

const record = (wouldHaveFailedCount: number) => ({ runCount: 23, wouldHaveFailedCount, since: '2026-11-02T02:11:00Z' })

describe('a trial', () => {
  it('says that it fails nothing, and what it would have done', () => {
    const trial = aReport().but({ trial: true, trackRecord: record(0) })
    expect(trialSentence(trial.build(), PLAIN_VOICE)).toBe(
      'This is a trial: it judges but never fails the job. It would have failed 0 of 23 runs of main since 2026-11-02.'
    )
  })

  it('without a record says only that it fails nothing', () => {
    expect(trialSentence(aReport().but({ trial: true }).build(), PLAIN_VOICE)).toBe(
      'This is a trial: it judges but never fails the job.'
    )
    expect(trialSentence(aReport().build(), PLAIN_VOICE)).toBe('')
  })
})

describe('the track record', () => {
  it.each([
    [0, false, '0 were red.'],
    [1, false, '1 was red.'],
    [2, true, '2 would have been red.']
  ])('of %d red runs, trial %s, ends with "%s"', (count, trial, end) => {
    const report = aReport()
      .but({ trial, trackRecord: record(count) })
      .build()
    expect(trackRecordLine(report, PLAIN_VOICE)).toBe(
      `Track record: of 23 judged runs of main since 2026-11-02, ${end}`
    )
  })

  it('is not told where nothing is on record', () => {
    expect(trackRecordLine(aReport().build(), PLAIN_VOICE)).toBe('')
  })
})
