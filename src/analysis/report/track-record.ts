import type { LogLine } from '../../domain/baseline.ts'
import type { TrackRecord } from '../../domain/report.ts'
import { instantOf } from '../../domain/time.ts'
import type { FailState } from '../../domain/verdict.ts'
import { colorJob } from '../verdict/state.ts'

/**
 * Counts the judged runs of the default branch and how many of them the table of states colors red there, trial or not. A log
 * line keeps only a run's gravest state; runs that merely filled the baseline have none and are not counted. Returns undefined
 * where no run was judged yet.
 */
export function trackRecordOf(log: readonly LogLine[], failOn?: readonly FailState[]): TrackRecord | undefined {
  const judged = log
    .filter((line): line is Judged => line.state !== undefined)
    .toSorted((a, b) => instantOf(a.recordedAt) - instantOf(b.recordedAt))
  const [oldest] = judged
  if (oldest === undefined) return undefined
  const failed = judged.filter(({ state }, index) => {
    const unmeasuredBefore = judged[index - 1]?.state === 'could-not-measure'
    return colorJob({ states: [state] }, { event: 'push', failOn, unmeasuredBefore }).color === 'red'
  })
  return { runCount: judged.length, wouldHaveFailedCount: failed.length, since: oldest.recordedAt }
}

type Judged = LogLine & { readonly state: NonNullable<LogLine['state']> }
