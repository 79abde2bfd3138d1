import type { Report } from '../../domain/report.ts'
import type { Voice } from '../format/escape.ts'
import { formatCount, formatDay, plural } from '../format/format.ts'
import { branchOf } from './subject.ts'

/** The sentence that this is a trial; empty where it is none. */
export function trialSentence(report: Report, voice: Voice): string {
  if (!report.trial) return ''
  const { trackRecord } = report
  const record =
    trackRecord === undefined
      ? ''
      : ` It would have failed ${formatCount(trackRecord.wouldHaveFailedCount)} of ${plural(trackRecord.runCount, 'run')} of ${branchOf(report, voice)} since ${formatDay(trackRecord.since)}.`
  return `This is a trial: it judges but never fails the job.${record}`
}

/** The number of earlier runs that were red, so that a reader knows what red is worth here; empty where none is on record. */
export function trackRecordLine(report: Report, voice: Voice): string {
  const { trackRecord } = report
  if (trackRecord === undefined) return ''
  const { runCount, wouldHaveFailedCount, since } = trackRecord
  const red = report.trial ? 'would have been red' : wouldHaveFailedCount === 1 ? 'was red' : 'were red'
  return `Track record: of ${plural(runCount, 'judged run')} of ${branchOf(report, voice)} since ${formatDay(since)}, ${formatCount(wouldHaveFailedCount)} ${red}.`
}
