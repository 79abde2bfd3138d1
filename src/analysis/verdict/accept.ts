import { metricOf } from '../../domain/metric.ts'
import type { Acceptance } from '../../domain/plan.ts'
import { type AcceptedBy, type Check, sinceAccepted } from '../../domain/verdict.ts'
import type { Warning } from '../../domain/warning.ts'

/**
 * Applies reviewed `accept:` lines to one check. A line accepts an alarm of exactly its target, metric and statistic, up to the
 * size written there, through its last day. An accepted alarm stays among the checks and keeps its verdict. A check that is no
 * alarm, or is accepted already, comes back as it is.
 */
export function acceptCheck(check: Check, acceptances: readonly Acceptance[], today: string): Check {
  if (check.verdict !== 'regressed' || check.accepted !== undefined) return check
  const own = acceptances.filter((line) => isOf(line, check))
  const running = own.filter((line) => !hasEnded(line, today))
  const accepting = running.find((line) => worsening(check, line) <= Math.abs(line.upToRatio))
  if (accepting !== undefined) {
    const { upToRatio, until, reason } = accepting
    return { ...check, accepted: { upToRatio, until, reason } }
  }
  if (own.length === 0) return check
  return { ...check, notAccepted: running.length > 0 ? 'larger' : 'ended' }
}

function isOf({ target, metric, statistic }: Acceptance, check: Check): boolean {
  return check.target === target && check.metric === metric && check.statistic === statistic
}

/** Returns true after the line's last day. Days in ISO form order as text. */
export function hasEnded({ until }: Acceptance, today: string): boolean {
  return until < today
}

/**
 * Returns how far an alarm went the bad way, in the terms of `up-to`: a ratio, for a rate points. An alarm whose size is not
 * known is larger than any line.
 */
function worsening(check: Check, line: AcceptedBy): number {
  const changeRatio = sinceAccepted(check, line)
  if (changeRatio === undefined) return Number.POSITIVE_INFINITY
  return metricOf(check.metric).better === 'lower' ? changeRatio : -changeRatio
}

export interface AcceptanceUse {
  /** The final checks of a run. */
  readonly checks: readonly Check[]
  readonly acceptances: readonly Acceptance[]
  /** Ids of the plan's targets: a line for a target that was not compared is not called unknown. */
  readonly targetIds: readonly string[]
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string
}

/** Returns a warning for each `accept:` line that accepted nothing and can be removed. */
export function unusedAcceptances({ acceptances, ...use }: AcceptanceUse): readonly Warning[] {
  return acceptances.flatMap((line) => unused(line, use))
}

/** An undecided check does not prove that its line is no longer needed. */
function unused(
  line: Acceptance,
  { checks, targetIds, today }: Omit<AcceptanceUse, 'acceptances'>
): readonly Warning[] {
  const check = checks.find((one) => isOf(line, one))
  const { target, metric, statistic } = line
  const warn = (why: Extract<Warning, { kind: 'acceptance-unused' }>['why']): readonly Warning[] => {
    return [{ kind: 'acceptance-unused', check: `${target} ${metric} ${statistic}`, why }]
  }
  if (check === undefined) {
    const compared = checks.some((one) => one.target === target)
    return compared || !targetIds.includes(target) ? warn('unknown-check') : []
  }
  // Of an alarm the check itself says that its line has ended.
  if (check.verdict === 'regressed') return []
  if (hasEnded(line, today)) return warn('ended')
  return check.verdict === 'inconclusive' ? [] : warn('no-alarm')
}
