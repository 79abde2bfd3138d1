import type { RunDigest } from '../../domain/baseline.ts'
import type { BudgetLimit, BudgetResult } from '../../domain/budget.ts'
import { type Gate, type GateCheck, isJudged } from '../../domain/plan.ts'
import type { Flag, Sample } from '../../domain/sample.ts'
import type { Check } from '../../domain/verdict.ts'
import type { Warning } from '../../domain/warning.ts'
import type { Random } from '../../stats/random.ts'
import { changeWarnings } from '../history/change-warnings.ts'
import { checkLatency, isJudgedMetric } from '../history/latency-check.ts'
import { checkErrorRate, checkStreamedShare } from '../history/rate-checks.ts'
import { anchorWarnings, checksOnLevel } from '../history/slow-drift.ts'
import { type ChosenWindow, chooseWindow } from '../history/window.ts'
import { judgePairedTargets, type PairedTarget, pairedPart } from '../pairs/paired-targets.ts'
import { judgedSamples } from '../runs/digest.ts'
import { hidesFirstToken, withOneFirstToken } from '../values/first-tokens.ts'
import type { JudgedTarget } from '../values/judged-target.ts'
import type { JudgedStatistic } from '../values/run-level.ts'
import { JUDGED_METRICS, type JudgedMetric, referenceLengths } from '../values/scenario-values.ts'
import { baseEvidenceOf, evidenceOf } from './budget-evidence.ts'
import { withCommonMode } from './common-mode.ts'
import { judgeBudget } from './judge-budget.ts'
import { overheadValues } from './overhead.ts'
import type { Findings } from './state.ts'

export interface JudgeRequest {
  readonly targets: readonly JudgedTarget[]
  readonly gate: Gate
  readonly budgets: readonly BudgetLimit[]
  readonly compare: boolean
  readonly candidate: RunDigest
  readonly samples: readonly Sample[]
  /** Targets that were asked in pairs with their base. */
  readonly paired?: readonly PairedTarget[]
  /** What pairs are judged from where it is more than `samples`: earlier attempts' first. */
  readonly pairedSamples?: readonly Sample[]
  /** Every run of the baseline, newest first. */
  readonly baselines: readonly RunDigest[]
  readonly ancestry?: readonly string[]
  readonly random: Random
  /** Whether the candidate itself is a run of the default branch. */
  readonly onDefaultBranch?: boolean
  /** What the configuration names as anchor, and its commit, where there is one of that name. */
  readonly anchor?: { readonly name: string; readonly commit?: string }
}

export interface Judgement extends Findings {
  readonly warnings: readonly Warning[]
  /** What each target was compared with; absent where nothing was. */
  readonly windows: ReadonlyMap<string, ChosenWindow>
}

/** Above this share of failed requests, what is left is no fair sample of the rest. */
const MOST_LOST = 0.1
/** Above this share an owned target was not measured at all. */
const MOSTLY_LOST = 0.5
/**
 * Above this share of spoilt samples the rest is no fair choice either. Where this process itself stalled, what was
 * measured is this machine: that is no regression of anything.
 */
const MOST_VOID = 0.1
const SPOILING = ['void-cache-hit', 'void-cache-miss', 'void-model-load'] as const
const P95_MARGIN = { ratio: 0.25 } as const
/** No check is more lenient than this, however few there are: the level that history was simulated at. */
const MOST_LENIENT_ALPHA = 0.001

/** Everything that samples and history come to. */
export function judge(request: JudgeRequest): Judgement {
  const gateChecks = checksOf(request.gate)
  const targets = request.targets.filter(isJudged)
  const alpha = alphaOf(request.gate, targets.length * (gateChecks.length + 1))
  const pairs = judgePairedTargets({ ...request, ended: true })
  const parts = targets.map((target): TargetPart => {
    const judged = pairs.get(target.id)
    const paired = request.paired?.find(({ id }) => id === target.id)
    return judged === undefined || paired === undefined
      ? judgeTarget(request, target, { gateChecks, alpha, targetCount: targets.length })
      : pairedPart(paired, judged, request.samples)
  })
  const hiding = new Set(
    (request.pairedSamples ?? request.samples).filter(hidesFirstToken).map((each) => each.targetId)
  )
  const { checks, warnings } = withCommonMode(
    parts.flatMap((part) => part.checks).map((check) => readFrom(check, hiding)),
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
function readFrom(check: Check, hiding: ReadonlySet<string>): Check {
  return check.metric === 'ttft' && hiding.has(check.target) ? { ...check, readMetric: 'ttfat' } : check
}

/** A check as the gate names it, or one that is always made and shown beside. */
interface WantedCheck extends GateCheck {
  readonly gating: boolean
}

/** The gate's own checks, and the p50 and p95 of every judged metric that it does not name. */
function checksOf(gate: Gate): readonly WantedCheck[] {
  const named = gate.checks.map((check) => ({ ...check, gating: true }))
  const beside = JUDGED_METRICS.flatMap((metric) =>
    (['p50', 'p95'] as const)
      .filter((statistic) => !named.some((check) => check.metric === metric && check.statistic === statistic))
      .map((statistic) => ({
        metric,
        statistic,
        margin: statistic === 'p95' ? P95_MARGIN : { ratio: 0.1 },
        gating: false
      }))
  )
  const order = (check: WantedCheck): number =>
    10 * JUDGED_METRICS.indexOf(check.metric as JudgedMetric) + (check.statistic === 'p50' ? 0 : 1)
  return [...named, ...beside].toSorted((a, b) => order(a) - order(b))
}

/**
 * Bonferroni over everything that can turn the job red: a union bound holds whatever the dependence between checks, and
 * a gate must bound the chance of any false alarm.
 */
function alphaOf(gate: Gate, checkCount: number): number {
  return Math.min(MOST_LENIENT_ALPHA, gate.falseAlarmRatio / Math.max(1, checkCount))
}

interface TargetPart {
  readonly id: string
  readonly checks: readonly Check[]
  readonly window?: ChosenWindow
  readonly unmeasured: boolean
  readonly warnings: readonly Warning[]
}

interface Wanted {
  readonly gateChecks: readonly WantedCheck[]
  readonly alpha: number
  readonly targetCount: number
}

function windowOf(request: JudgeRequest, { id, owned }: JudgedTarget): ReturnType<typeof chooseWindow> {
  const { compare, baselines, candidate, ancestry, anchor } = request
  if (!compare) return { runs: [], warnings: [] }
  return chooseWindow({
    digests: baselines,
    candidate,
    targetId: id,
    owned,
    ancestry,
    anchorCommit: anchor?.commit
  })
}

function judgeTarget(request: JudgeRequest, target: JudgedTarget, wanted: Wanted): TargetPart {
  const { id, owned } = target
  const lost = lostRatio(request.candidate, id)
  const chosen = windowOf(request, target)
  const stalled = voidRatio(request.samples, id, 'void-client-stall') > MOST_VOID
  if (!('candidate' in chosen)) {
    return { id, checks: [], unmeasured: stalled || lost > MOST_LOST, warnings: chosen.warnings }
  }
  const rates = { target: id, owned, window: chosen, alpha: wanted.alpha }
  const { checks, warnings } = checksOnLevel({
    ...request,
    target,
    window: chosen,
    margins: wanted.gateChecks,
    checks: [
      ...latencyChecks(request, target, chosen, wanted),
      checkErrorRate(rates),
      ...[checkStreamedShare(rates)].flatMap((check) => check ?? [])
    ]
  })
  const explained = owned && checks.some((check) => check.metric === 'error_rate' && check.verdict === 'regressed')
  return {
    id,
    checks: believable(checks, {
      lost,
      spoilt: stalled || SPOILING.some((flag) => voidRatio(request.samples, id, flag) > MOST_VOID)
    }),
    window: chosen,
    unmeasured: stalled || (!explained && lost > (owned ? MOSTLY_LOST : MOST_LOST)),
    warnings: [...chosen.warnings, ...warnings, ...changeWarnings(id, chosen)]
  }
}

function latencyChecks(
  request: JudgeRequest,
  { id, owned }: JudgedTarget,
  window: ChosenWindow,
  { gateChecks, alpha, targetCount }: Wanted
): readonly Check[] {
  const baselines = window.runs.map((run) => run.target)
  // With the first token of the answer there is no time at equal length, and both sides are taken as they came.
  const isHidden = [window.candidate, ...baselines].some(({ firstToken }) => firstToken === 'ttfat')
  const lengths = isHidden ? new Map<string, number>() : referenceLengths(baselines)
  const sameCount = baselines.every((target) => target.tokenSource === window.candidate.tokenSource)
  return gateChecks.flatMap(({ metric, statistic, margin, gating }) => {
    if (!isJudgedMetric(metric)) return []
    const check = checkLatency({
      target: id,
      owned,
      metric,
      statistic: statistic as JudgedStatistic,
      margin,
      gating,
      window,
      lengths,
      alpha,
      targetCount,
      random: request.random
    })
    if (check === undefined) return []
    return sameCount || metric === 'ttft' ? [check] : [undecided(check, 'token-source-differs')]
  })
}

function undecided(check: Check, reason: Check['reason']): Check {
  const { target, metric, statistic, kind, gating, owned, baseline, candidate, sampleCounts } = check
  return {
    target,
    metric,
    statistic,
    verdict: 'inconclusive',
    reason,
    kind,
    gating,
    owned,
    baseline,
    candidate,
    sampleCounts
  }
}

/** With too many requests lost or spoilt the latencies of the rest say little; the rates still stand. */
function believable(
  checks: readonly Check[],
  { lost, spoilt }: { readonly lost: number; readonly spoilt: boolean }
): readonly Check[] {
  const reason = lost > MOST_LOST ? 'too-many-failures' : spoilt ? 'too-many-void' : undefined
  if (reason === undefined) return checks
  return checks.map((check) => (isJudgedMetric(check.metric) ? undecided(check, reason) : check))
}

/** Of a target's requests, the share that one cause has spoilt; each was replaced, and the cause remains. */
function voidRatio(samples: readonly Sample[], target: string, flag: Flag): number {
  const own = samples.filter(({ targetId }) => targetId === target)
  return own.length === 0 ? 0 : own.filter(({ flags }) => flags.includes(flag)).length / own.length
}

function lostRatio(candidate: RunDigest, targetId: string): number {
  const scenarios = candidate.targets.find(({ id }) => id === targetId)?.scenarios ?? []
  const attempted = scenarios.reduce((sum, scenario) => sum + scenario.attempted, 0)
  const failed = scenarios.reduce((sum, scenario) => sum + scenario.failed, 0)
  return attempted === 0 ? 1 : failed / attempted
}

const EVERY_TARGET = 'any target'
const notMeasured = ({ metric }: BudgetLimit) =>
  ({ readMetric: metric, verdict: 'not-measured', sampleCount: 0 }) as const

function judgeEverywhere(
  request: JudgeRequest,
  budget: BudgetLimit,
  parts: readonly TargetPart[]
): readonly BudgetResult[] {
  const samples = withOneFirstToken(judgedSamples(request.samples))
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
