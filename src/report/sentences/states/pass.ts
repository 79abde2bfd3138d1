import { largest } from '../../../domain/extremes.ts'
import { metricOf } from '../../../domain/metric.ts'
import type { Report } from '../../../domain/report.ts'
import type { CheckReason } from '../../../domain/verdict.ts'
import { formatPercent, plural } from '../../format/format.ts'
import { capital, checkName, isDetectedUnalarming, listed, nonEmpty, spaced } from '../../format/words.ts'
import { notOurChangeText } from '../subject.ts'
import { checksMarked, isAboutProviders, largestFirst, type StateText } from './state-text.ts'

export const PASS: StateText = {
  icon: '✅',
  title(report) {
    const { checks, budgets } = report
    if (judgesNothing(report)) return 'nothing was judged'
    if (checks.length === 0) return 'budgets are met, nothing was compared'
    const acceptedCount = checksMarked(report, 'accepted').length
    const accepted = acceptedCount === 0 ? '' : `, ${plural(acceptedCount, 'accepted slowdown')}`
    if (isAboutProviders(report)) {
      return `${budgets.length > 0 ? 'budgets are met' : 'passed'}${accepted}; ${notOurChangeText(report)}`
    }
    const improvedCount = checks.filter(({ verdict, owned }) => verdict === 'improved' && owned).length
    return `${slowdownRuledOut(report)}${improvedCount === 0 ? '' : `, ${plural(improvedCount, 'improvement')}`}${accepted}`
  },
  reason(report) {
    if (isAboutProviders(report)) {
      return 'The requests are the same as in the baseline, so the history of the provider is shown for information only.'
    }
    const has = (reason: CheckReason): boolean => {
      const own = report.checks.filter((check) => check.reason === reason)
      return own.length > 0 && !own.some(isDetectedUnalarming)
    }
    const words = nonEmpty(
      has('failures-as-before') ? 'failures' : '',
      has('slow-requests-as-before') ? 'slow requests' : '',
      has('streams-as-before') ? 'streaming' : ''
    )
    const asBefore =
      words.length === 0 ? '' : `${capital(listed(words))} ${words.join() === 'streaming' ? 'is' : 'are'} as before.`
    return spaced(asBefore, runsThatWouldTell(report))
  }
}

/** A slowdown that is no more than runs differ by, and would be one with more runs on record. */
function runsThatWouldTell({ checks }: Report): string {
  const open = checks.filter(
    ({ gating, owned, runsToSettle, verdict }) =>
      gating && owned && verdict === 'unchanged' && runsToSettle !== undefined
  )
  const [check] = largestFirst(open)
  if (check === undefined) return ''
  const { changeRatio = 0, runsToSettle = 0 } = check
  return `${capital(checkName(check))} is ${formatPercent(changeRatio)} slower than the runs before, which chance may explain; with ${plural(runsToSettle, 'more run')} on record, such a difference would ask for another job.`
}

/** A result that would be a pass, or a budget at the edge, by rules that the pull request itself has made laxer. */
export const RULES_CHANGED: StateText = {
  // It turns red where `fail-on` asks for that.
  icon: '🟡',
  title: (report, voice) =>
    `${PASS.title({ ...report, state: 'pass' }, voice)}, by rules that this pull request changes`,
  reason: (report, voice) => PASS.reason({ ...report, state: 'pass' }, voice),
  next: () => 'let an owner of the rules review them.'
}

/** Nothing was compared and no budget is set: there is nothing to be glad about. */
export function judgesNothing({ state, checks, budgets }: Report): boolean {
  return state === 'pass' && checks.length === 0 && budgets.length === 0
}

/** A title does not boast of having found no slowdown that is larger. */
const WORTH_NAMING = 1

/** The smallest slowdown that every check which decides rules out, and would have found nine times in ten. */
function slowdownRuledOut({ checks }: Report): string {
  const latency = checks.filter(({ gating, owned, metric }) => gating && owned && metricOf(metric).scope === 'sample')
  const sizes = latency
    .filter(({ verdict, reason }) => verdict === 'unchanged' && reason !== 'no-slower-prompt')
    .map(({ reason, marginRatio = Infinity, detectableRatio = Infinity, intervalRatio }) =>
      Math.max(marginRatio, detectableRatio, reason === 'slowdown-unlikely' ? 0 : (intervalRatio?.[1] ?? Infinity))
    )
  const size = largest(sizes)
  const isOfAll = latency.every(({ verdict }) => verdict === 'unchanged' || verdict === 'improved')
  return isOfAll && sizes.length > 0 && size <= WORTH_NAMING
    ? `no slowdown of ${formatPercent(size)} or more`
    : 'passed'
}
