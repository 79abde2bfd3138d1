import { largest } from '../../../domain/extremes.ts'
import type { Report } from '../../../domain/report.ts'
import type { RunEnd } from '../../../domain/run-file.ts'
import type { Check, CheckReason } from '../../../domain/verdict.ts'
import type { Voice } from '../../format/escape.ts'
import { formatCount, plural } from '../../format/format.ts'
import { nonEmpty } from '../../format/words.ts'
import { budgetRemark } from '../budget-sentences.ts'
import { branchOf, isOfFiles } from '../subject.ts'
import { changesTitle, checksMarked, countBudgets, firstRemark, type StateText } from './state-text.ts'

export const INCONCLUSIVE: StateText = {
  icon: '⚪',
  title(report, voice) {
    const open = openChecks(report)
    if (slowerOnce(open).length > 0)
      return `slower once: run the job again to confirm (${changesTitle(slowerOnce(open), 'open check', voice)})`
    const isTogether = open.length > 0 && open.every(({ reason }) => reason === 'moved-together')
    const isUnjudged = open.length === 0 && countBudgets(report, 'not-measured') > 0
    return nonEmpty(
      'inconclusive',
      changesTitle(isTogether ? open.slice(0, 1) : open, 'open check', voice),
      isUnjudged ? 'a budget could not be judged' : '',
      countBudgets(report, 'at-the-edge') > 0 ? AT_THE_EDGE.title(report, voice) : ''
    ).join(', ')
  },
  reason: (report, voice) =>
    firstRemark([...slowerOnce(openChecks(report)), ...openChecks(report)], voice) || AT_THE_EDGE.reason(report, voice),
  next(report, voice) {
    const open = checksMarked(report, 'inconclusive')
    if (slowerOnce(open).length > 0) return 'run this job again: where it is as slow once more, it is a regression.'
    const noisy = open.filter(({ reason }) => reason === 'too-noisy')
    if (noisy.length > 0) return lessNoise(noisy, report, voice)
    const pairs = open.flatMap(({ pairsToSettle }) => pairsToSettle ?? [])
    if (pairs.length > 0) return morePairs(largest(pairs), report, voice)
    if (countBudgets(report, 'at-the-edge') > 0) return AT_THE_EDGE.next?.(report, voice)
    const hasTooFew =
      open.some(({ reason }) => reason === 'too-few-samples') ||
      report.budgets.some(({ verdict, sampleCount }) => verdict === 'not-measured' && sampleCount > 0)
    if (hasTooFew) return moreRequests(voice)
    return open.some(({ reason }) => PASSING.includes(reason)) ? ANOTHER_LOOK : undefined
  }
}

function slowerOnce(checks: readonly Check[]): readonly Check[] {
  return checks.filter(({ reason }) => reason === 'slower-once')
}

/** These causes may be gone the next time. The others would stay. */
const PASSING: readonly CheckReason[] = [
  'not-confirmed',
  'not-measured-again',
  'not-finished',
  'too-many-failures',
  'too-many-void',
  'moved-together'
]

/** Nothing worse applies: a budget is too near to its limit to be judged. */
export const AT_THE_EDGE: StateText = {
  icon: '🟡',
  title(report) {
    const count = countBudgets(report, 'at-the-edge')
    return count > 1 ? `${count} budgets are at the edge` : 'a budget is at the edge'
  },
  reason(report) {
    const first = report.budgets.find(({ verdict }) => verdict === 'at-the-edge' || verdict === 'not-measured')
    return first === undefined ? '' : budgetRemark(first, report)
  },
  /** Moving the limit helps only where it is too near. */
  next({ budgets }, voice) {
    const reasons = new Set(budgets.filter(({ verdict }) => verdict === 'at-the-edge').map(({ reason }) => reason))
    if (reasons.has(undefined) || reasons.size === 0) {
      return 'move the limit away from the value, or run it again for another look.'
    }
    return reasons.has('too-few-samples') ? moreRequests(voice) : ANOTHER_LOOK
  }
}

const ANOTHER_LOOK = 'run it again for another look.'

/** A metric that is gone comes before one that is merely open. */
function openChecks(report: Report): readonly Check[] {
  const vanished = checksMarked(report, 'vanished')
  return vanished.length > 0 ? vanished : checksMarked(report, 'inconclusive')
}

function moreRequests({ literal }: Voice): string {
  return `make more requests: raise ${literal('schedule.requests')}.`
}

/** More runs help where they would let two jobs find a doubled time; elsewhere only another way to judge does. */
function lessNoise(noisy: readonly Check[], report: Report, voice: Voice): string {
  const runs = noisy.flatMap(({ runsToSettle }) => runsToSettle ?? [])
  return runs.length === noisy.length
    ? moreRuns(largest(runs), report, voice)
    : `compare in pairs, with the base as a server of its own under ${voice.literal('base:')}, or set a budget.`
}

function moreRuns(count: number, report: Report, voice: Voice): string {
  const runs = plural(count, 'more run')
  if (isOfFiles(report)) return `compare with ${runs}: give ${voice.literal('--baseline')} several times.`
  if (report.context.event === 'local') {
    return `make ${runs} of the version it is compared with, each with ${voice.literal('--save-baseline')}.`
  }
  return `start this workflow by hand on ${branchOf(report, voice)} with ${voice.literal(`runs: ${count}`)}, or wait for ${runs} there.`
}

/** The key of each limit that ends measuring before the plan's own number of pairs. */
const CAPS: Readonly<Partial<Record<RunEnd['reason'], string>>> = {
  timeout: 'schedule.timeout',
  'max-cost': 'schedule.max-cost'
}

/** Another attempt adds to the pairs that there are, unless these are all that the plan allows. */
function morePairs(count: number, { context, measured }: Report, { literal }: Voice): string | undefined {
  const { reason } = measured.end
  const isLocal = context.event === 'local'
  const again = 'run it again, which adds to these pairs'
  if (reason === 'cancelled') return isLocal ? 'run it again to its end.' : `${again}.`
  const cap = CAPS[reason]
  // Another check ended the measuring: a higher limit would not have been used.
  if (cap === undefined && reason !== 'max-pairs') return isLocal ? undefined : `${again}.`
  const raise =
    cap === undefined
      ? `raise the upper end of ${literal('schedule.pairs')} to about ${formatCount(count)}`
      : `raise ${literal(cap)}, which ended the measuring: about ${plural(count, 'pair')} would be enough`
  return isLocal || reason === 'max-pairs' ? `${raise}.` : `${again}, or ${raise}.`
}
