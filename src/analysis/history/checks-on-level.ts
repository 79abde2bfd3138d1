import type { GateCheck } from '../../domain/plan.ts'
import type { Check } from '../../domain/verdict.ts'
import type { Warning } from '../../domain/warning.ts'
import type { JudgedTarget } from '../values/judged-target.ts'
import { referenceLengths } from '../values/scenario-values.ts'
import { isJudgedMetric } from './check-latency.ts'
import { asCrept, type Creep, creepOf, creepWarning } from './slow-drift.ts'
import type { ChosenWindow } from './window.ts'

export interface LevelChecksRequest {
  readonly checks: readonly Check[]
  readonly target: JudgedTarget
  readonly window: ChosenWindow
  /** What a change must be to count. */
  readonly margins: readonly GateCheck[]
  readonly onDefaultBranch?: boolean
  readonly anchor?: { readonly name: string }
}

/**
 * The checks of a target against its level, with what is known of that level: that it was accepted, and how far it is from
 * where it was long ago. Creep is said everywhere and is an alarm on the default branch, unless a level that began since the
 * anchor explains it.
 */
export function checksOnLevel(request: LevelChecksRequest): {
  readonly checks: readonly Check[]
  readonly warnings: readonly Warning[]
} {
  const { target, window, onDefaultBranch = false } = request
  const crept = creeps(request)
  const red = onDefaultBranch && window.anchor?.onThisLevel === true
  const checks = request.checks.map((check) => {
    const creep = crept.find(({ metric }) => metric === check.metric && check.statistic === 'p50')
    return withAccepted(red && creep !== undefined ? asCrept(check, creep) : check, window)
  })
  return { checks, warnings: crept.flatMap((creep) => creepWarning(target.id, creep, window, request.anchor?.name)) }
}

/** What the window's own comparison found already is no creep. */
function creeps({ checks, target, window, margins }: LevelChecksRequest): readonly Creep[] {
  const lengths = referenceLengths(window.runs.map((run) => run.target))
  return margins.flatMap(({ metric, statistic, margin }) => {
    const check = checks.find((one) => one.metric === metric && one.statistic === statistic)
    if (statistic !== 'p50' || !isJudgedMetric(metric) || check === undefined) return []
    if (check.verdict === 'regressed' || check.reason === 'token-source-differs') return []
    return creepOf({ window, metric, margin, owned: target.owned, lengths }) ?? []
  })
}

function withAccepted(check: Check, { accepted = [] }: ChosenWindow): Check {
  const before = accepted.find(({ metric, statistic }) => metric === check.metric && statistic === check.statistic)
  if (before?.accepted === undefined || before.changeRatio === undefined) return check
  return { ...check, acceptedBefore: { ...before.accepted, changeRatio: before.changeRatio } }
}

/** That the anchor which is named is not what was compared with. */
export function anchorWarnings(
  anchor: { readonly name: string; readonly commit?: string } | undefined,
  windows: ReadonlyMap<string, ChosenWindow>
): readonly Warning[] {
  if (anchor === undefined || windows.size === 0) return []
  if (anchor.commit === undefined) return [{ kind: 'anchor-unknown', anchor: anchor.name, why: 'no-commit' }]
  const isKept = [...windows.values()].some((window) => window.anchor?.named === true)
  return isKept ? [] : [{ kind: 'anchor-unknown', anchor: anchor.name, why: 'no-run' }]
}
