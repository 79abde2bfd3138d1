import type { Report } from '../../../domain/report.ts'
import type { Voice } from '../../format/escape.ts'
import { capital } from '../../format/words.ts'
import { notOurChangeText, subjectOf } from '../subject.ts'
import { changesTitle, checksMarked, firstRemark, type StateText, targetNames } from './state-text.ts'

/** A provider got slower, and nothing that is sent to it changed. */
export const DRIFT: StateText = {
  icon: '🟡',
  title: (report, voice) => {
    const drifting = checksMarked(report, 'drift')
    return drifting.length === 0
      ? 'drift at the provider'
      : `drift at the provider, ${changesTitle(drifting, 'slowdown', voice)}`
  },
  reason: (report, voice) =>
    `${capital(notOurChangeText(report))}. ${firstRemark(checksMarked(report, 'drift'), voice)}`.trim(),
  also: (report, voice) => `The slowdown of ${driftingTargets(report, voice)} is drift: ${notOurChangeText(report)}.`,
  next: (report) =>
    subjectOf(report) === 'this change'
      ? 'nothing in this pull request. Look at the status page of the provider, or compare with another one.'
      : 'look at the status page of the provider, or compare with another one.'
}

function driftingTargets(report: Report, voice: Voice): string {
  const ids = new Set(checksMarked(report, 'drift').map(({ target }) => target))
  return targetNames(
    report.targets.filter(({ id }) => ids.has(id)),
    voice
  )
}
