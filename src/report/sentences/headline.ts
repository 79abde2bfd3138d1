import type { Report } from '../../domain/report.ts'
import type { Voice } from '../format/escape.ts'
import { checkName, nonEmpty } from '../format/words.ts'
import { baseRemarks } from './base-remarks.ts'
import { acceptedWords } from './check-sentences.ts'
import { NOT_MEASURED } from './states/not-measured.ts'
import { checksMarked } from './states/state-text.ts'
import { STATE_TEXTS } from './states.ts'
import { trialSentence } from './track-record.ts'

/**
 * The paragraphs that weigh the verdict: its reason, what else applies, what differs from base, and that it is a trial.
 * The numbers are left to the table.
 */
export function headline(report: Report, voice: Voice): readonly string[] {
  const { notMeasured, relevance = {}, state, states } = report
  if (notMeasured !== undefined) return [NOT_MEASURED[notMeasured].reason(relevance, voice)]
  const others = states.filter((other) => other !== state)
  return nonEmpty(
    STATE_TEXTS[state].reason(report, voice),
    ...others.map((other) => STATE_TEXTS[other].also?.(report, voice)),
    acceptedSentence(report, voice),
    ...baseRemarks(report, voice),
    trialSentence(report, voice)
  )
}

function acceptedSentence(report: Report, voice: Voice): string {
  const [largest, ...others] = checksMarked(report, 'accepted')
  if (largest?.accepted === undefined) return ''
  const more = others.length === 0 ? '' : ` ${others.length} more below.`
  return `The slowdown of ${voice.name(largest.target)} (${checkName(largest)}) is ${acceptedWords(largest, largest.accepted, voice)}.${more}`
}
