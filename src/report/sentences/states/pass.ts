import { metricOf } from '../../../domain/metric.ts'
import type { Report } from '../../../domain/report.ts'
import type { Voice } from '../../format/escape.ts'
import { formatPercent, plural } from '../../format/format.ts'
import { capital, listed } from '../../format/words.ts'
import { notOurChangeText } from '../subject.ts'
import { checksMarked, isAboutProviders, type StateText } from './state-text.ts'

export const PASS: StateText = { icon: '✅', title, reason, next: () => undefined }

/** Nothing was compared and no budget is set: there is nothing to be glad about. */
export function isEmpty({ state, checks, budgets }: Report): boolean {
  return state === 'pass' && checks.length === 0 && budgets.length === 0
}

function title(report: Report): string {
  if (isEmpty(report)) return 'nothing was judged'
  if (report.checks.length === 0) return 'budgets are met, nothing was compared'
  if (isAboutProviders(report)) {
    return `${report.budgets.length > 0 ? 'budgets are met' : 'passed'}${acceptedTail(report)}; ${notOurChangeText(report)}`
  }
  const improved = report.checks.filter(({ verdict, owned }) => verdict === 'improved' && owned).length
  const tail = improved === 0 ? '' : `, ${plural(improved, 'improvement')}`
  return `${ruledOut(report)}${tail}${acceptedTail(report)}`
}

/** The smallest slowdown that every check which decides could rule out, and would have found nine times in ten. */
function ruledOut({ checks }: Report): string {
  const latency = checks.filter(({ gating, owned, metric }) => gating && owned && metricOf(metric).scope === 'sample')
  const sizes = latency
    .filter(({ reason, verdict }) => reason === 'slowdown-unlikely' && verdict === 'unchanged')
    .map(({ marginRatio, detectableRatio }) => Math.max(marginRatio ?? Infinity, detectableRatio ?? Infinity))
  const size = Math.max(...sizes)
  const isOfAll = latency.every(({ verdict }) => verdict === 'unchanged' || verdict === 'improved')
  return isOfAll && Number.isFinite(size) ? `no slowdown of ${formatPercent(size)} or more` : 'passed'
}

function acceptedTail(report: Report): string {
  const count = checksMarked(report, 'accepted').length
  return count === 0 ? '' : `, ${plural(count, 'accepted slowdown')}`
}

function reason(report: Report, _voice: Voice): string {
  if (isAboutProviders(report)) {
    return 'The requests are the same as in the baseline, so the history of the provider is shown for information only.'
  }
  return asBefore(report)
}

function asBefore({ checks }: Report): string {
  const has = (reason: string): boolean => checks.some((check) => check.reason === reason)
  const words = [
    ...(has('failures-as-before') ? ['failures'] : []),
    ...(has('slow-requests-as-before') ? ['slow requests'] : []),
    ...(has('streams-as-before') ? ['streaming'] : [])
  ]
  const isOne = words.length === 1 && has('streams-as-before')
  return words.length === 0 ? '' : `${capital(listed(words))} ${isOne ? 'is' : 'are'} as before.`
}
