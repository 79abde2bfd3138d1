import { MOST_LOST } from '../../../analysis/values/thresholds.ts'
import type { NotMeasured, Report } from '../../../domain/report.ts'
import type { Outcome } from '../../../domain/sample.ts'
import type { Check } from '../../../domain/verdict.ts'
import type { Voice } from '../../format/escape.ts'
import { plural } from '../../format/format.ts'
import { cutLines } from '../../format/table.ts'
import { spaced } from '../../format/words.ts'
import { checkRemark } from '../check-sentences.ts'
import { type Arm, armsOf, failedRatio, failureSentence } from '../failures.ts'
import { changesTitle, judgedTargets, largestFirst, namesOfTargets, type StateText } from './state-text.ts'

/** Failing targets that a page describes before it counts the rest. */
const DESCRIBED_TARGETS = 3
/** Globs that a sentence lists before it counts the rest. */
const LISTED_PATHS = 5
const CROWDED: readonly Outcome[] = ['rate-limited', 'overloaded']

export const COULD_NOT_MEASURE: StateText = {
  icon: '⚠️',
  title(report, voice) {
    const alarms = alarmsLeft(report)
    const isOnlyAlarm =
      report.failure === undefined && report.targets.every(({ counts }) => counts.attempted === counts.ok)
    if (alarms.length > 0 && isOnlyAlarm) return changesTitle(alarms.slice(0, 1), 'alarm', voice)
    const failing = failingTargets(report)
    if (failing.length > 0 && judgedTargets(report).length > 1)
      return `could not measure ${namesOfTargets(failing, voice)}`
    return isCutOff(report) ? 'not measured to the end' : 'could not measure'
  },
  reason: (report, voice) => spaced(whatFailed(report, voice), whatItIsNot(report)),
  also: (report, voice) => spaced(whatFailed(report, voice), whatItIsNot(report)),
  next(report, voice) {
    const hint = report.failure?.hint
    if (hint !== undefined) return voice.sentence(hint)
    if (armsOf(report).some(({ counts }) => CROWDED.some((outcome) => (counts.failed[outcome] ?? 0) > 0))) {
      return `run it again later. If it happens often, lower ${voice.literal('schedule.in-flight')} or raise the limit of the account.`
    }
    if (isCutOff(report) && failingTargets(report).length === 0) return toTheEnd(report, voice)
    // What failed in a second measurement is in none of the tables below.
    return alarmsLeft(report).length > 0
      ? 'run it again once the endpoint answers, to see whether the alarm stands.'
      : 'see below how the requests failed, then run it again.'
  }
}

/** The measuring stopped before there was enough to judge, and not because requests failed. */
function isCutOff({ failure, measured: { end } }: Report): boolean {
  return failure === undefined && (end.partial || end.reason === 'cancelled')
}

function toTheEnd({ measured: { end } }: Report, { literal }: Voice): string {
  if (end.reason === 'timeout') return `raise ${literal('schedule.timeout')}, or make fewer requests.`
  if (end.reason === 'max-cost') return `raise ${literal('schedule.max-cost')}, or make fewer requests.`
  return 'run it again to its end.'
}

/** Says nothing where a budget is over its limit: the failures may be the cause. */
function whatItIsNot({ failure, state }: Report): string {
  return failure !== undefined || state === 'over-budget' ? '' : 'This is neither a pass nor a regression.'
}

/** Alarms that a second measurement could not be made of. */
function alarmsLeft({ checks }: Report): readonly Check[] {
  return largestFirst(checks.filter(({ reason }) => reason === 'not-measured-again'))
}

function failingTargets(report: Report): readonly Arm[] {
  return armsOf(report)
    .filter((arm) => !arm.isBase && failedRatio(arm) > MOST_LOST)
    .toSorted((a, b) => failedRatio(b) - failedRatio(a))
}

function whatFailed(report: Report, voice: Voice): string {
  if (report.failure !== undefined) return voice.sentence(report.failure.message)
  const failing = failingTargets(report)
  const moreCount = failing.length - DESCRIBED_TARGETS
  const [alarm] = alarmsLeft(report)
  return spaced(
    ...failing.slice(0, DESCRIBED_TARGETS).map((target) => failureSentence(target, voice)),
    moreCount > 0 ? `${plural(moreCount, 'more target')} failed too.` : '',
    alarm === undefined ? '' : checkRemark(alarm, voice)
  )
}

type Relevance = NonNullable<Report['relevance']>

interface NotMeasuredText {
  reason(relevance: Relevance, voice: Voice): string
  next?(relevance: Relevance, voice: Voice): string
}

const NOTHING_SENT = 'Nothing was sent and nothing was judged.'

/** The reasons for which nothing was measured on purpose, and what can be done about each. */
export const NOT_MEASURED: Readonly<Record<NotMeasured, NotMeasuredText>> = {
  'own-fork-without-key': {
    reason: () =>
      `This repository is a fork, and GitHub copies no secrets to forks, so there is no key to measure with. ${NOTHING_SENT}`,
    next: () => 'nothing, unless this fork is to be measured as well. Then add the secret in its own settings.'
  },
  'dependabot-without-key': {
    reason: (_, { literal }) =>
      `Dependabot caused this run, and GitHub gives such runs no secrets but those of ${literal('Settings → Secrets → Dependabot')}, so there is no key to measure with. ${NOTHING_SENT}`,
    next: () =>
      'nothing, since the next run that somebody else causes is measured. To have these measured too, add the key to the secrets of Dependabot.'
  },
  'secrets-not-passed': {
    reason: () =>
      `The workflow that calls this one hands on no secrets, so there is no key to measure with. ${NOTHING_SENT}`,
    next: (_, { literal }) => `add ${literal('secrets: inherit')} to the job that calls this workflow.`
  },
  'fork-without-key': {
    reason: () =>
      `This pull request comes from a fork, and GitHub gives forks no secrets, so there is no key to measure with. ${NOTHING_SENT}`,
    next: () =>
      'nothing for its author. A maintainer can have it measured in the merge queue, or from a branch of this repository.'
  },
  'nothing-relevant-changed': {
    reason: ({ changedFileCount, paths = [] }, voice) =>
      `Nothing relevant changed: ${changedWords(changedFileCount)} ${cutLines(paths, LISTED_PATHS, voice.name).join(', ')}. ${NOTHING_SENT}`
  },
  'label-missing': {
    reason: ({ label = '' }, voice) =>
      `This pull request does not have the label ${voice.name(label)}, which starts the measurement. ${NOTHING_SENT}`,
    next: ({ label = '' }, voice) => `set the label ${voice.name(label)} to have it measured.`
  }
}

function changedWords(count: number | undefined): string {
  if (count === undefined) return 'no changed file matches'
  return count === 1 ? 'the one changed file does not match' : `none of the ${plural(count, 'changed file')} matches`
}
