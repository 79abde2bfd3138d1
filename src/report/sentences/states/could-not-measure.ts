import type { Report, TargetSummary } from '../../../domain/report.ts'
import type { Outcome } from '../../../domain/sample.ts'
import type { Check } from '../../../domain/verdict.ts'
import type { Voice } from '../../format/escape.ts'
import { plural } from '../../format/format.ts'
import { checkRemark } from '../check-sentences.ts'
import { armsOf, FEW_FAILURES, failedRatio, failureText } from '../failures.ts'
import { reasonText } from '../reasons.ts'
import { judgedTargets, largestFirst, type StateText, targetNames } from './state-text.ts'

export const COULD_NOT_MEASURE: StateText = { icon: '⚠️', title, reason: whatFailed, also: whatFailed, next }

/** Failing targets that a page describes before it counts the rest. */
const DESCRIBED_TARGETS = 3

function title(report: Report, voice: Voice): string {
  const [alarm] = alarmsLeft(report)
  if (alarm !== undefined && isOnlyAlarm(report)) return reasonText(alarm).title(alarm, voice.name(alarm.target))
  const failing = failingTargets(report)
  if (failing.length > 0 && judgedTargets(report).length > 1) return `could not measure ${targetNames(failing, voice)}`
  return 'could not measure'
}

/** Nothing failed but a second measurement. */
function isOnlyAlarm({ targets, failure }: Report): boolean {
  return failure === undefined && targets.every(({ counts }) => counts.attempted === counts.ok)
}

/** Alarms that a second measurement could not be made of. */
function alarmsLeft({ checks }: Report): readonly Check[] {
  return largestFirst(checks.filter(({ reason }) => reason === 'not-measured-again'))
}

function failingTargets({ targets }: Report): readonly TargetSummary[] {
  return targets
    .filter((target) => failedRatio(target) > FEW_FAILURES)
    .toSorted((a, b) => failedRatio(b) - failedRatio(a))
}

function whatFailed(report: Report, voice: Voice): string {
  if (report.failure !== undefined) return voice.sentence(report.failure.message)
  const failing = failingTargets(report)
  const sentences = failing.slice(0, DESCRIBED_TARGETS).map((target) => failureSentence(target, voice))
  const moreCount = failing.length - sentences.length
  const [alarm] = alarmsLeft(report)
  return [
    ...sentences,
    ...(moreCount > 0 ? [`${plural(moreCount, 'more target')} failed too.`] : []),
    ...(alarm === undefined ? [] : [checkRemark(alarm, voice)]),
    'This is neither a pass nor a regression.'
  ].join(' ')
}

function failureSentence(target: TargetSummary, voice: Voice): string {
  const { count, how } = failureText(target)
  return `${voice.strong(`${voice.name(target.id)}: ${count}`)} (${how}).`
}

const CROWDED: readonly Outcome[] = ['rate-limited', 'overloaded']

function next(report: Report, voice: Voice): string {
  const hint = report.failure?.hint
  if (hint !== undefined) return voice.sentence(hint)
  const isCrowded = armsOf(report).some(({ counts }) => CROWDED.some((outcome) => (counts.failed[outcome] ?? 0) > 0))
  if (isCrowded) {
    return `run it again later. If it happens often, lower ${voice.literal('schedule.in-flight')} or raise the limit of the account.`
  }
  // What failed in a second measurement is in none of the tables below.
  return alarmsLeft(report).length > 0
    ? 'run it again once the endpoint answers, to see whether the alarm stands.'
    : 'see below how the requests failed, then run it again.'
}
