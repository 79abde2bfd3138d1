import type { Report } from '../../../domain/report.ts'
import type { RunEnd } from '../../../domain/run-file.ts'
import type { Check } from '../../../domain/verdict.ts'
import type { Voice } from '../../format/escape.ts'
import { formatCount, plural } from '../../format/format.ts'
import { branchOf, isOfFiles } from '../subject.ts'
import { ANOTHER_LOOK, afterEdge, edgeReason, edgeTitle, moreRequests } from './budgets.ts'
import { changesTitle, checksMarked, countBudgets, firstRemark, type StateText } from './state-text.ts'

export const INCONCLUSIVE: StateText = { icon: '⚪', title, reason, next }

/** A metric that is gone comes before one that is merely open. */
function openChecks(report: Report): readonly Check[] {
  const vanished = checksMarked(report, 'vanished')
  return vanished.length > 0 ? vanished : checksMarked(report, 'inconclusive')
}

function title(report: Report, voice: Voice): string {
  const open = openChecks(report)
  const isTogether = open.length > 0 && open.every(({ reason }) => reason === 'moved-together')
  const parts = [
    ...(open.length === 0 ? [] : [changesTitle(isTogether ? open.slice(0, 1) : open, 'open check', voice)]),
    ...(open.length === 0 && countBudgets(report, 'not-measured') > 0 ? ['a budget could not be judged'] : []),
    ...(countBudgets(report, 'at-the-edge') > 0 ? [edgeTitle(report)] : [])
  ]
  return parts.length === 0 ? 'inconclusive' : `inconclusive, ${parts.join(', ')}`
}

function reason(report: Report, voice: Voice): string {
  const remark = firstRemark(openChecks(report), voice)
  return remark === '' ? edgeReason(report) : remark
}

function next(report: Report, voice: Voice): string {
  const open = checksMarked(report, 'inconclusive')
  const runs = open.flatMap(({ runsToSettle }) => runsToSettle ?? [])
  if (runs.length > 0) return moreRuns(Math.max(...runs), report, voice)
  const pairs = open.flatMap(({ pairsToSettle }) => pairsToSettle ?? [])
  if (pairs.length > 0) return morePairs(Math.max(...pairs), report, voice)
  if (countBudgets(report, 'at-the-edge') > 0) return afterEdge(report, voice)
  const hasTooFew =
    open.some((check) => check.reason === 'too-few-samples') ||
    report.budgets.some(({ verdict, sampleCount }) => verdict === 'not-measured' && sampleCount > 0)
  return hasTooFew ? moreRequests(voice) : ANOTHER_LOOK
}

function moreRuns(count: number, report: Report, voice: Voice): string {
  const runs = plural(count, 'more run')
  if (isOfFiles(report)) return `compare with ${runs}: give ${voice.literal('--baseline')} several times.`
  if (report.context.event === 'local') {
    return `make ${runs} of the version it is compared with, each with ${voice.literal('--save-baseline')}.`
  }
  return `start this workflow by hand on ${branchOf(report, voice)} with ${voice.literal(`runs: ${count}`)}, or wait for ${runs} there.`
}

/** Another attempt goes on from the pairs that there are, unless these are all that the plan allows. */
function morePairs(count: number, { context, measured }: Report, voice: Voice): string {
  const { reason } = measured.end
  const isLocal = context.event === 'local'
  if (reason === 'cancelled') return isLocal ? 'run it again to its end.' : `${GO_ON}.`
  const cap = CAPS[reason]
  const raise =
    cap === undefined
      ? `raise the upper end of ${voice.literal('schedule.pairs')} to about ${formatCount(count)}`
      : `raise ${voice.literal(cap)}, which ended the measuring: about ${plural(count, 'pair')} would be enough`
  return isLocal || reason === 'max-pairs' ? `${raise}.` : `${GO_ON}, or ${raise}.`
}

const GO_ON = 'run it again, which adds to these pairs'

/** The key of each limit that ends measuring before the plan's own number of pairs. */
const CAPS: Readonly<Partial<Record<RunEnd['reason'], string>>> = {
  timeout: 'schedule.timeout',
  'max-cost': 'schedule.max-cost'
}
