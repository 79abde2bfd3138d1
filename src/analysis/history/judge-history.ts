import type { RunDigest } from '../../domain/baseline.ts'
import { type Gate, isJudged } from '../../domain/plan.ts'
import type { Flag, Sample } from '../../domain/sample.ts'
import type { Check } from '../../domain/verdict.ts'
import type { Warning } from '../../domain/warning.ts'
import type { Random } from '../../stats/random.ts'
import type { JudgedTarget } from '../values/judged-target.ts'
import { type ReferenceLengths, referenceLengths } from '../values/scenario-values.ts'
import { MOST_LOST, MOST_VOID } from '../values/thresholds.ts'
import { type WantedCheck, wantedChecks } from '../values/wanted-checks.ts'
import { changeWarnings } from './change-warnings.ts'
import { checkLatency, isJudgedMetric } from './latency-check.ts'
import { checkErrorRate, checkSlowRate, checkStreamedShare, RISE_CHECKS } from './rate-checks.ts'
import { markShownOnBase, nearestRun } from './shown-on-base.ts'
import { checksOnLevel } from './slow-drift.ts'
import { type ChosenWindow, chooseWindow } from './window.ts'

export interface HistoryRequest {
  readonly targets: readonly JudgedTarget[]
  readonly gate: Gate
  readonly compare: boolean
  readonly candidate: RunDigest
  readonly samples: readonly Sample[]
  /** Every run of the baseline, newest first. */
  readonly baselines: readonly RunDigest[]
  readonly ancestry?: readonly string[]
  readonly random: Random
  /** The candidate is itself a run of the default branch. */
  readonly onDefaultBranch?: boolean
  /** The configured anchor and its commit; the commit is absent where no commit has that name. */
  readonly anchor?: { readonly name: string; readonly commit?: string }
}

/** The checks and warnings of one target. */
export interface TargetJudgement {
  readonly id: string
  readonly checks: readonly Check[]
  /** The runs it was compared with; absent where there were none. */
  readonly window?: ChosenWindow
  readonly unmeasured: boolean
  readonly warnings: readonly Warning[]
}

/** Above this share of failed requests an owned target was not measured at all. */
const MOSTLY_LOST = 0.5
/** A stall of this process is not among them: it makes the target unmeasured, as the fault is this machine's. */
const SPOILING = ['void-cache-hit', 'void-cache-miss', 'void-model-load'] as const
/** No check is more lenient than this, however few there are: the level that history was simulated at. */
const MOST_LENIENT_ALPHA = 0.001

/** Judges one target against the runs of its window. */
export function judgeByHistory(request: HistoryRequest, target: JudgedTarget): TargetJudgement {
  const wanted = wantedOf(request)
  const { id, owned } = target
  const lost = failedShare(request.candidate, id)
  const chosen = chosenWindow(request, target)
  const stalled = voidRatio(request.samples, id, 'void-client-stall') > MOST_VOID
  if (!('candidate' in chosen)) {
    return { id, checks: [], unmeasured: stalled || lost > MOST_LOST, warnings: chosen.warnings }
  }
  const { checks: onLevel, warnings } = checksOnLevel({
    ...request,
    target,
    window: chosen,
    margins: wanted.gateChecks,
    checks: checksInWindow(request, target, chosen, wanted)
  })
  const checks = withBasesOwn(onLevel, { request, target, wanted, window: chosen })
  const explained = owned && checks.some((check) => check.metric === 'error_rate' && check.verdict === 'regressed')
  return {
    id,
    checks: undecidedWhereSpoilt(checks, {
      lost,
      spoilt: stalled || SPOILING.some((flag) => voidRatio(request.samples, id, flag) > MOST_VOID)
    }),
    window: chosen,
    unmeasured: stalled || (!explained && lost > (owned ? MOSTLY_LOST : MOST_LOST)),
    warnings: [...chosen.warnings, ...warnings, ...changeWarnings(id, chosen)]
  }
}

interface Judged {
  readonly request: HistoryRequest
  readonly target: JudgedTarget
  readonly wanted: Wanted
  readonly window: ChosenWindow
}

function checksInWindow(
  request: HistoryRequest,
  target: JudgedTarget,
  window: ChosenWindow,
  wanted: Wanted
): readonly Check[] {
  const lengths = lengthsIn(window)
  const rates = { target: target.id, owned: target.owned, window, lengths, alpha: wanted.alpha }
  return [
    ...judgedWhereSomeTell(latencyChecks(request, target, { window, lengths }, wanted)),
    checkErrorRate(rates),
    ...[checkSlowRate(rates), checkStreamedShare(rates)].flatMap((check) => check ?? [])
  ]
}

/** With the first token of the answer there is no time at equal length, and both sides are taken as they came. */
function lengthsIn({ candidate, runs }: ChosenWindow): ReferenceLengths {
  const baselines = runs.map((run) => run.target)
  const isHidden = [candidate, ...baselines].some(({ firstToken }) => firstToken === 'ttfat')
  return isHidden ? new Map<string, number>() : referenceLengths(baselines)
}

/** Judges base's own stored run as the candidate was, and marks what both show. A run of the default branch is its own base. */
function withBasesOwn(checks: readonly Check[], { request, target, wanted, window: chosen }: Judged): readonly Check[] {
  const base = nearestRun(request.baselines, request.ancestry)
  const isAlarmed = checks.some(({ verdict, reason }) => verdict === 'regressed' || reason === 'slower-once')
  if (!isAlarmed || request.onDefaultBranch === true || base === undefined) return checks
  // Where a new level begins with base's run, the alarm is a change against base itself.
  if (chosen.runs.some(({ recordedAt }) => recordedAt === base.run.recordedAt)) return checks
  const others = request.baselines.filter((run) => run !== base.run)
  const ofBase = { ...request, candidate: base.run, baselines: others, samples: [] }
  const window = chosenWindow(ofBase, target)
  if (!('candidate' in window)) return checks
  return markShownOnBase(checks, checksInWindow(ofBase, target, window, wanted), {
    commit: base.run.commit,
    distance: base.distance
  })
}

function latencyChecks(
  request: HistoryRequest,
  { id, owned }: JudgedTarget,
  { window, lengths }: { readonly window: ChosenWindow; readonly lengths: ReferenceLengths },
  { gateChecks, alpha, falseAlarmRatio, targetCount }: Wanted
): readonly Check[] {
  const sameCount = window.runs.every(({ target }) => target.tokenSource === window.candidate.tokenSource)
  return gateChecks.flatMap(({ metric, statistic, margin, gating }) => {
    const check = checkLatency({
      target: id,
      owned,
      metric,
      statistic,
      margin,
      gating,
      window,
      lengths,
      alpha,
      falseAlarmRatio,
      targetCount,
      hidesText: request.samples.some(({ targetId, flags }) => targetId === id && flags.includes('unread-text')),
      random: request.random
    })
    if (check === undefined) return []
    return sameCount || metric === 'ttft' ? [check] : [asUndecided(check, 'token-source-differs')]
  })
}

/** History is too noisy to judge a target by only where none of its checks that decide could have found a doubled time. */
function judgedWhereSomeTell(checks: readonly Check[]): readonly Check[] {
  // One that could not be compared at all tells nothing either.
  const compared = checks.filter(({ gating, detectableRatio }) => gating && detectableRatio !== undefined)
  if (compared.every(({ reason }) => reason === 'too-noisy')) return checks
  return checks.map((check) =>
    check.reason === 'too-noisy'
      ? { ...check, verdict: 'unchanged', reason: 'no-slowdown-seen', runsToSettle: undefined }
      : check
  )
}

function asUndecided(check: Check, reason: Check['reason']): Check {
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

/**
 * With too many requests lost or spoilt the latencies of the rest say little. The rates still stand, but what spoilt so many
 * requests slowed others down.
 */
function undecidedWhereSpoilt(
  checks: readonly Check[],
  { lost, spoilt }: { readonly lost: number; readonly spoilt: boolean }
): readonly Check[] {
  const reason = lost > MOST_LOST ? 'too-many-failures' : spoilt ? 'too-many-void' : undefined
  if (reason === undefined) return checks
  const isUndecided = ({ metric }: Check): boolean =>
    isJudgedMetric(metric) || (metric === 'slow_rate' && reason === 'too-many-void')
  return checks.map((check) => (isUndecided(check) ? asUndecided(check, reason) : check))
}

/** Returns the share of a target's requests that one cause spoilt. Each was replaced, but the cause remains. */
function voidRatio(samples: readonly Sample[], target: string, flag: Flag): number {
  const own = samples.filter(({ targetId }) => targetId === target)
  return own.length === 0 ? 0 : own.filter(({ flags }) => flags.includes(flag)).length / own.length
}

function failedShare(candidate: RunDigest, targetId: string): number {
  const scenarios = candidate.targets.find(({ id }) => id === targetId)?.scenarios ?? []
  const attempted = scenarios.reduce((sum, scenario) => sum + scenario.attempted, 0)
  const failed = scenarios.reduce((sum, scenario) => sum + scenario.failed, 0)
  return attempted === 0 ? 1 : failed / attempted
}

interface Wanted {
  readonly gateChecks: readonly WantedCheck[]
  readonly alpha: number
  readonly falseAlarmRatio: number
  readonly targetCount: number
}

/**
 * Shares the false-alarm rate by Bonferroni over everything that can turn the job red: a union bound holds whatever the
 * dependence between checks, and a gate must bound the chance of any false alarm.
 */
function wantedOf({ gate, targets }: HistoryRequest): Wanted {
  const gateChecks = wantedChecks(gate.checks)
  const targetCount = targets.filter(isJudged).length
  const checkCount = targetCount * (gateChecks.length + RISE_CHECKS)
  return {
    gateChecks,
    falseAlarmRatio: gate.falseAlarmRatio,
    alpha: Math.min(MOST_LENIENT_ALPHA, gate.falseAlarmRatio / Math.max(1, checkCount)),
    targetCount
  }
}

function chosenWindow(request: HistoryRequest, { id, owned }: JudgedTarget): ReturnType<typeof chooseWindow> {
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
