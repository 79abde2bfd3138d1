import type { LogLine } from '../../domain/baseline.ts'
import type { TrackRecord } from '../../domain/report.ts'
import { instantOf } from '../../domain/time.ts'
import type { FailState } from '../../domain/verdict.ts'
import { colorOf } from '../verdict/state.ts'

/**
 * What this gate came to on the default branch before: of the runs on record that were judged, how many are red by the
 * table of states and colors as it applies there, whether or not a trial kept them green. A log line holds a run's worst
 * state by name only; runs that merely filled the baseline have none and are not counted. `undefined` where no run was
 * judged yet.
 */
export function trackRecordOf(log: readonly LogLine[], failOn?: readonly FailState[]): TrackRecord | undefined {
  const judged = log
    .filter((line): line is Judged => line.state !== undefined)
    .toSorted((a, b) => instantOf(a.recordedAt) - instantOf(b.recordedAt))
  const [oldest] = judged
  if (oldest === undefined) return undefined
  const failed = judged.filter(({ state }, index) => {
    const unmeasuredBefore = judged[index - 1]?.state === 'could-not-measure'
    const facts = { event: 'push', brokenOnBaseToo: false, unmeasuredBefore }
    return colorOf([state], failOn === undefined ? facts : { ...facts, failOn }) === 'red'
  })
  return { runCount: judged.length, wouldHaveFailedCount: failed.length, since: oldest.recordedAt }
}

type Judged = LogLine & { readonly state: NonNullable<LogLine['state']> }
