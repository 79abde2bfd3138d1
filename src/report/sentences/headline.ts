import { metricOf } from '../../domain/metric.ts'
import type { BaselineUsed, Report, TargetSummary } from '../../domain/report.ts'
import type { Check, CheckReason, State } from '../../domain/verdict.ts'
import type { WarningKind } from '../../domain/warning.ts'
import type { Voice } from '../format/escape.ts'
import { formatAge, plural } from '../format/format.ts'
import { checkName, counted, listed } from '../format/words.ts'
import { baseParagraphs, comparedWithBase } from './base-sentences.ts'
import { budgetSentences, otherSideOf } from './budget-sentences.ts'
import { checkSentences } from './check-sentences.ts'
import { detectableSentence } from './detectable.ts'
import { failedRatio, failureText } from './failures.ts'
import { isOfFiles } from './next-step.ts'
import { whyNotMeasured } from './not-measured.ts'
import { budgetMarkOf, comparisonOf, type MarkId, markOf } from './rows.ts'
import { branchOf, commitName, notOurChangeText, subjectOf } from './subject.ts'
import { isAboutProviders, isNotMeasuredAgain, withoutBaseline } from './title.ts'
import { trialSentence } from './track-record.ts'

/** Targets of which the first screen tells that they failed. */
const TOLD_TARGETS = 3

/** The paragraphs that weigh the verdict: its reason, what else applies, and what differs from base. */
export function leadOf(report: Report, voice: Voice): readonly string[] {
  if (report.notMeasured !== undefined) return [whyNotMeasured(report.notMeasured, report, voice)]
  const reason = REASONS[report.state](report, voice)
  const also = report.states.filter((state) => state !== report.state).map((state) => alsoOf(state, report, voice))
  const accepted = worstCheck(report, 'accepted', voice)
  return [
    // What passed for a reason is told before what passed by itself.
    ...(report.state === 'pass' ? [accepted, reason] : [reason, ...also, accepted]),
    ...baseParagraphs(report, voice),
    trialSentence(report, voice)
  ].filter((part) => part !== '')
}

/** What was compared with what, and the smallest change that could have been detected; empty where nothing was measured. */
export function comparisonLine(report: Report, voice: Voice): string {
  if (report.notMeasured !== undefined) return ''
  return [comparedWithBase(report, voice), comparedWith(report, voice), detectableSentence(report)]
    .filter((part) => part !== '')
    .join(' ')
}

const REASONS: Readonly<Record<State, (report: Report, voice: Voice) => string>> = {
  regression: (report, voice) => worstCheck(report, 'regressed', voice),
  'over-budget': worstBudget,
  'could-not-measure': whatFailed,
  inconclusive: whatIsOpen,
  'no-baseline': whenThereIsOne,
  drift: (report, voice) => worstCheck(report, 'drift', voice),
  warning: whatIsOpen,
  pass: whatPassed
}

/** What else applies that no row of the table tells. */
function alsoOf(state: State, report: Report, voice: Voice): string {
  switch (state) {
    case 'could-not-measure':
      return whatFailed(report, voice)
    case 'no-baseline':
      return `No baseline yet for ${namesOf(withoutBaseline(report), voice)}.`
    case 'drift':
      return `What ${namesOf(drifting(report), voice)} shows is drift at the provider: ${notOurChangeText(report)}.`
    default:
      return ''
  }
}

function drifting({ checks, targets }: Report): Report['targets'] {
  const ids = new Set(checks.filter((check) => markOf(check) === 'drift').map(({ target }) => target))
  return targets.filter(({ id }) => ids.has(id))
}

function namesOf(targets: Report['targets'], voice: Voice): string {
  const names = targets.slice(0, TOLD_TARGETS).map(({ id }) => voice.name(id))
  const more = targets.length - names.length
  return listed(more > 0 ? [...names, `${more} more`] : names)
}

function worstCheck(report: Report, mark: MarkId, voice: Voice): string {
  const [worst, ...others] = report.checks.filter((check) => markOf(check) === mark).toSorted(largestFirst)
  return worst === undefined ? '' : withMore(checkText(worst, report, voice), others.length)
}

/** Reasons whose sentence is nothing but the numbers of its cell. */
const IN_TABLE: readonly CheckReason[] = [
  'slower-beyond-noise',
  'faster-beyond-noise',
  'could-be-either',
  'more-failures',
  'more-slow-requests',
  'no-longer-streams'
]

/** What a reader must know to weigh a flagged check, beside its numbers in the table. */
function checkText(check: Check, report: Report, voice: Voice): string {
  const sentences = checkSentences(check, branchOf(report, voice), voice)
  if (!IN_TABLE.includes(check.reason)) return told(check.target, sentences, voice)
  const [, ...rest] = sentences
  return rest.length === 0 ? '' : [voice.strong(`${voice.name(check.target)} ${checkName(check)}:`), ...rest].join(' ')
}

function largestFirst(a: Check, b: Check): number {
  return Math.abs(b.changeRatio ?? 0) - Math.abs(a.changeRatio ?? 0)
}

function worstBudget(report: Report, voice: Voice): string {
  const broken = report.budgets.filter(({ verdict }) => verdict === 'broken')
  const own = broken.filter((budget) => budgetMarkOf(budget) === 'broken')
  return firstBudget(own.length > 0 ? own : broken, report, voice)
}

function firstBudget([first, ...others]: Report['budgets'], report: Report, voice: Voice): string {
  if (first === undefined) return ''
  const sentences = budgetSentences(first, otherSideOf(report, first.target))
  if (first.verdict === 'broken') return sentences.slice(1).join(' ')
  return withMore(told(first.target, sentences, voice), others.length)
}

function told(target: string, [outcome = '', ...rest]: readonly string[], voice: Voice): string {
  return [voice.strong(`${voice.name(target)}: ${outcome}`), ...rest].join(' ')
}

function withMore(text: string, count: number): string {
  return count === 0 || text === '' ? text : `${text} ${count} more below.`
}

function whatFailed(report: Report, voice: Voice): string {
  const { failure, targets } = report
  if (failure !== undefined) return voice.sentence(failure.message)
  const failing = targets.filter((target) => failedRatio(target) > FEW_FAILURES).toSorted(mostFailedFirst)
  const sentences = failing.slice(0, TOLD_TARGETS).map((target) => failureSentence(target, voice))
  const more = failing.length - sentences.length
  const rest = more > 0 ? [`${plural(more, 'more target')} below.`] : []
  return [...sentences, ...rest, ...notMeasuredAgain(report, voice), 'This is neither a pass nor a regression.'].join(
    ' '
  )
}

/** Alarms that a second measurement could not be made of: the largest in words. */
function notMeasuredAgain(report: Report, voice: Voice): readonly string[] {
  const [worst, ...others] = report.checks.filter(isNotMeasuredAgain).toSorted(largestFirst)
  return worst === undefined ? [] : [withMore(checkText(worst, report, voice), others.length)]
}

/** Targets that lost no more than this are judged by what is left. */
const FEW_FAILURES = 0.1

function mostFailedFirst(a: TargetSummary, b: TargetSummary): number {
  return failedRatio(b) - failedRatio(a)
}

function failureSentence(target: TargetSummary, voice: Voice): string {
  const { count, how } = failureText(target)
  return `${voice.strong(`${voice.name(target.id)}: ${count}`)} (${how}).`
}

function whatIsOpen(report: Report, voice: Voice): string {
  const open = (['vanished', 'inconclusive'] as const).map((mark) => worstCheck(report, mark, voice))
  const edge = report.budgets.filter(({ verdict }) => verdict === 'at-the-edge' || verdict === 'not-measured')
  return [...open, firstBudget(edge, report, voice)].find((text) => text !== '') ?? ''
}

/** Warnings that are the very reason why a baseline is missing. */
const REASONS_FOR_NONE: readonly WarningKind[] = [
  'baseline-unreadable',
  'plan-differs',
  'environment-differs',
  'scenarios-too-few'
]

function whenThereIsOne(report: Report, voice: Voice): string {
  if (report.checks.length > 0) return whyNone(report, voice)
  const budgets =
    report.budgets.length === 0
      ? 'No budget is set, so nothing was judged.'
      : `Budgets, which need no baseline: ${budgetTally(report)}.`
  return `${whyNone(report, voice)} ${budgets}`
}

function whyNone(report: Report, voice: Voice): string {
  const { context, warnings, checks } = report
  const says = (...kinds: readonly WarningKind[]) => warnings.some(({ kind }) => kinds.includes(kind))
  const branch = branchOf(report, voice)
  if (says('baseline-forbidden')) return 'Whether there is a baseline is not known, since this job may not look.'
  if (isOfFiles(report)) return `Name earlier runs with ${voice.literal('--baseline')} to compare with them.`
  const isLocal = context.event === 'local'
  const next = whatIsNext(report, voice)
  if (checks.length > 0) return `Nothing is stored of ${namesOf(withoutBaseline(report), voice)}. ${next}`
  if (says(...REASONS_FOR_NONE)) return `No stored run could be compared with, for the reason below. ${next}`
  if (says('baseline-refused'))
    return `None of the stored runs may serve as a baseline, as the notes below say. ${next}`
  return `${isLocal ? 'No run is stored here yet.' : `No run of ${branch} is stored yet.`} ${next}`
}

function whatIsNext(report: Report, voice: Voice): string {
  const { context } = report
  if (context.feedsBaseline) return 'This run is stored now, and whatever runs next is compared with it.'
  return context.event === 'local'
    ? `A run with ${voice.literal('--save-baseline')} is stored, and later ones are compared with it.`
    : `The next run on ${branchOf(report, voice)} is stored, and pull requests are compared with it from then on.`
}

function whatPassed(report: Report): string {
  const budgets = report.budgets.length === 0 ? '' : `Budgets: ${budgetTally(report)}.`
  if (isAboutProviders(report)) {
    const history =
      'What is sent is what the baseline sent, so the history of the provider is shown for information only.'
    return [budgets, history].filter((part) => part !== '').join(' ')
  }
  return [ruledOut(report), asBefore(report), budgets].filter((part) => part !== '').join(' ')
}

/** `met` and the rest counted, in words: `2 of 3 met, 1 at the edge`. */
export function budgetTally({ budgets }: Report): string {
  if (budgets.length === 0) return 'none is set'
  const words = { met: 'met', broken: 'broken', 'at-the-edge': 'at the edge', 'not-measured': 'not judged' } as const
  const parts = (['broken', 'at-the-edge', 'not-measured', 'met'] as const).flatMap((verdict) => {
    const count = budgets.filter((budget) => budget.verdict === verdict).length
    return count === 0 ? [] : [`${count} ${words[verdict]}`]
  })
  const met = budgets.filter(({ verdict }) => verdict === 'met').length
  return met === budgets.length ? `${met} of ${met} met` : listed(parts)
}

function ruledOut({ checks }: Report): string {
  const judged = checks.filter(({ gating, owned, reason }) => gating && owned && reason === 'slowdown-unlikely')
  if (judged.length === 0) return ''
  const others = checks.some(
    ({ gating, owned, metric, verdict }) =>
      gating && owned && metricOf(metric).scope === 'sample' && verdict !== 'unchanged'
  )
  return `${inAll(judged.length, others)} a slowdown beyond the margin is unlikely.`
}

/** `hasOthers`: some latency checks that gate came to something else. */
function inAll(count: number, hasOthers: boolean): string {
  const other = hasOthers ? 'other ' : ''
  if (count === 1) return `In the one ${other}latency check that gates,`
  return `${count === 2 ? 'In both' : `In all ${count}`} ${other}latency checks that gate,`
}

function asBefore({ checks }: Report): string {
  const failures = checks.some(({ reason }) => reason === 'failures-as-before')
  const streaming = checks.some(({ reason }) => reason === 'streams-as-before')
  const slow = checks.some(({ reason }) => reason === 'slow-requests-as-before')
  const words = [
    ...(failures ? ['failures'] : []),
    ...(slow ? ['slow requests'] : []),
    ...(streaming ? ['streaming'] : [])
  ]
  return words.length === 0
    ? ''
    : `${listed(words).replace(/^./, (first) => first.toUpperCase())} ${words.length === 1 && streaming ? 'is' : 'are'} as before.`
}

function comparedWith(report: Report, voice: Voice): string {
  const { baseline } = report
  const others = new Set(report.checks.filter(isOfRuns).map(({ target }) => target))
  if (baseline === undefined || others.size === 0) return ''
  const { newest, runCount } = baseline
  const runs = `${plural(runCount, 'run')}${report.context.defaultBranch === undefined ? '' : ` of ${branchOf(report, voice)}`}`
  const commit = newest.commit === undefined ? '' : ` ${commitName(newest.commit, voice)}`
  const facts = [...relationOf(baseline, subjectOf(report)), `${formatAge(baseline.ageMs)} old`]
  const what =
    comparisonOf(report) === 'both'
      ? `${listed(counted([...others], TOLD_TARGETS, voice.name))}: compared with`
      : 'Compared with'
  return `${what} ${runs}, ${runCount === 1 ? 'made at' : 'the newest'}${commit} (${facts.join(', ')}).`.replace(
    /, made at \(/,
    ' ('
  )
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
