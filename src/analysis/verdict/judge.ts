import type { BudgetLimit, BudgetResult } from '../../domain/budget.ts'
import { isJudged } from '../../domain/plan.ts'
import type { Sample } from '../../domain/sample.ts'
import type { Check } from '../../domain/verdict.ts'
import type { Warning } from '../../domain/warning.ts'
import { type HistoryRequest, judgeByHistory, type TargetJudgement } from '../history/judge-history.ts'
import { anchorWarnings } from '../history/slow-drift.ts'
import type { ChosenWindow } from '../history/window.ts'
import { judgePairedTargets, type PairedTarget, pairedPart } from '../pairs/paired-targets.ts'
import type { AwaitedCheck } from '../pairs/replay-looks.ts'
import { judgedSamples } from '../runs/digest.ts'
import { comparableSamples, hidesFirstToken } from '../values/first-tokens.ts'
import type { JudgedTarget } from '../values/judged-target.ts'
import { baseEvidenceOf, evidenceOf } from './budget-evidence.ts'
import { withCommonMode } from './common-mode.ts'
import { judgeBudget } from './judge-budget.ts'
import { overheadValues } from './overhead.ts'
import type { Findings } from './state.ts'

export interface JudgeRequest extends HistoryRequest {
  readonly budgets: readonly BudgetLimit[]
  /** Targets that were measured in pairs with their base. */
  readonly paired?: readonly PairedTarget[]
  /** The pairs of all attempts where there were earlier ones; else those of `samples`. */
  readonly pairedSamples?: readonly Sample[]
  /** The alarms that a second measurement is to decide; absent in a first one. */
  readonly awaited?: readonly AwaitedCheck[]
}

export interface Judgement extends Findings {
  readonly warnings: readonly Warning[]
  /** The runs that each target was compared with; absent where there were none. */
  readonly windows: ReadonlyMap<string, ChosenWindow>
}

/** Judges every target by its pairs or by history, and every budget. */
export function judge(request: JudgeRequest): Judgement {
  const targets = request.targets.filter(isJudged)
  const pairs = judgePairedTargets({ ...request, ended: true })
  const parts = targets.map((target): TargetJudgement => {
    const judged = pairs.get(target.id)
    const paired = request.paired?.find(({ id }) => id === target.id)
    return judged === undefined || paired === undefined
      ? judgeByHistory(request, target)
      : pairedPart(paired, judged, request.samples)
  })
  const hiding = new Set(
    (request.pairedSamples ?? request.samples).filter(hidesFirstToken).map((each) => each.targetId)
  )
  const { checks, warnings } = withCommonMode(
    parts.flatMap((part) => part.checks).map((check) => withReadMetric(check, hiding)),
    targets
  )
  const windows = new Map(parts.flatMap(({ id, window }) => (window === undefined ? [] : [[id, window]])))
  return {
    checks,
    budgets: request.budgets.flatMap((budget) => judgeEverywhere(request, budget, parts)),
    withoutBaseline: request.compare
      ? parts.filter(({ id, window }) => window === undefined && !pairs.has(id)).map(({ id }) => id)
      : [],
    unmeasured: parts.filter(({ unmeasured }) => unmeasured).map(({ id }) => id),
    warnings: [...parts.flatMap((part) => part.warnings), ...warnings, ...anchorWarnings(request.anchor, windows)],
    windows
  }
}

/** A reply that hides its first token is timed by that of its answer. */
function withReadMetric(check: Check, hiding: ReadonlySet<string>): Check {
  return check.metric === 'ttft' && hiding.has(check.target) ? { ...check, readMetric: 'ttfat' } : check
}

const EVERY_TARGET = 'any target'
const notMeasured = ({ metric }: BudgetLimit) =>
  ({ readMetric: metric, verdict: 'not-measured', sampleCount: 0 }) as const

function judgeEverywhere(
  request: JudgeRequest,
  budget: BudgetLimit,
  parts: readonly TargetJudgement[]
): readonly BudgetResult[] {
  const samples = comparableSamples(judgedSamples(request.samples))
  const targets = request.targets.filter((target) => isBudgeted(target, budget, request))
  // A budget on what was not measured must not look like one that holds. A plan of one's own is refused before that.
  if (targets.length === 0) return [{ budget, target: budget.target ?? EVERY_TARGET, ...notMeasured(budget) }]
  return targets.map(({ id, price }) => {
    const own = samples.filter((sample) => sample.targetId === id)
    const direct = upstreamOf(id, request)
    const { evidence, readMetric } = evidenceOf({
      budget,
      samples: own,
      price,
      added: direct === undefined ? undefined : overheadValues(samples, id, direct)
    })
    const window = parts.find((part) => part.id === id)?.window
    const base =
      window === undefined
        ? undefined
        : baseEvidenceOf(
            readMetric,
            window.runs.map((run) => run.target)
          )
    return {
      budget,
      target: id,
      readMetric,
      ...judgeBudget(budget, evidence),
      brokenOnBase: base && judgeBudget(budget, base).verdict === 'broken'
    }
  })
}

/** A budget without a target is every target's, but that on overhead is for those that have an upstream. */
function isBudgeted(target: JudgedTarget, budget: BudgetLimit, request: JudgeRequest): boolean {
  if (!isJudged(target)) return false
  if (budget.target !== undefined) return budget.target === target.id
  return budget.metric !== 'overhead' || upstreamOf(target.id, request) !== undefined
}

function upstreamOf(id: string, { targets }: JudgeRequest): string | undefined {
  return targets.find(({ directOf }) => directOf === id)?.id
}
