import type { BaselineUsed, Report } from '../../domain/report.ts'
import type { Check } from '../../domain/verdict.ts'
import type { Voice } from '../format/escape.ts'
import { formatAge, plural } from '../format/format.ts'
import { checkName, counted, listed } from '../format/words.ts'
import { baseParagraphs, comparedWithBase } from './base-sentences.ts'
import { acceptedWords } from './check-sentences.ts'
import { detectableSentence } from './detectable.ts'
import { comparisonOf } from './marks.ts'
import { NOT_MEASURED } from './states/not-measured.ts'
import { checksMarked } from './states/state-text.ts'
import { STATE_TEXTS } from './states.ts'
import { branchOf, commitName, subjectOf } from './subject.ts'
import { trialSentence } from './track-record.ts'

/** Targets that a sentence names before it counts the rest. */
const NAMED_TARGETS = 3

/**
 * The paragraphs that weigh the verdict: its reason, what else applies, what differs from base, and that it is a trial.
 * The numbers are left to the table.
 */
export function headline(report: Report, voice: Voice): readonly string[] {
  const { notMeasured, relevance = {}, state, states } = report
  if (notMeasured !== undefined) return [NOT_MEASURED[notMeasured].reason(relevance, voice)]
  const others = states.filter((other) => other !== state)
  return [
    STATE_TEXTS[state].reason(report, voice),
    ...others.map((other) => STATE_TEXTS[other].also?.(report, voice) ?? ''),
    acceptedSentence(report, voice),
    ...baseParagraphs(report, voice),
    trialSentence(report, voice)
  ].filter((part) => part !== '')
}

function acceptedSentence(report: Report, voice: Voice): string {
  const [largest, ...others] = checksMarked(report, 'accepted')
  if (largest?.accepted === undefined) return ''
  const more = others.length === 0 ? '' : ` ${others.length} more below.`
  return `The slowdown of ${voice.name(largest.target)} (${checkName(largest)}) is ${acceptedWords(largest, largest.accepted, voice)}.${more}`
}

/** One line: what was compared with what, and how small a change could have been seen; empty where nothing was measured. */
export function comparedWith(report: Report, voice: Voice): string {
  if (report.notMeasured !== undefined) return ''
  return [comparedWithBase(report, voice), comparedWithRuns(report, voice), detectableSentence(report)]
    .filter((part) => part !== '')
    .join(' ')
}

function comparedWithRuns(report: Report, voice: Voice): string {
  const { baseline } = report
  const targets = new Set(report.checks.filter(isOfRuns).map(({ target }) => target))
  if (baseline === undefined || targets.size === 0) return ''
  const { newest, runCount } = baseline
  const branch = report.context.defaultBranch === undefined ? '' : ` of ${branchOf(report, voice)}`
  const commit = newest.commit === undefined ? undefined : commitName(newest.commit, voice)
  const facts = [...relationOf(baseline, subjectOf(report)), `${formatAge(baseline.ageMs)} old`].join(', ')
  const which = `${runCount === 1 ? 'made at' : 'the newest'} ${commit} (${facts})`
  const newestText = commit === undefined ? ` (${facts})` : `, ${which}`
  const what =
    comparisonOf(report) === 'both'
      ? `${listed(counted([...targets], NAMED_TARGETS, voice.name))}: compared with`
      : 'Compared with'
  return `${what} ${plural(runCount, 'run')}${branch}${newestText}.`
}

function isOfRuns({ kind }: Check): boolean {
  return kind !== 'interleaved'
}

function relationOf({ relation, distance }: BaselineUsed, subject: string): readonly string[] {
  switch (relation) {
    case 'base':
      return [subject === 'this change' ? 'the base of this change' : 'the base']
    case 'ancestor':
      return [distance === undefined ? 'before the base' : `${plural(distance, 'commit')} before the base`]
    case 'not-ancestor':
      return ['not an ancestor of the base']
    case 'unknown':
      return []
    default:
      return relation satisfies never
  }
}
