import type { GateCheck, Margin } from '../../domain/plan.ts'
import type { Check } from '../../domain/verdict.ts'
import type { Warning } from '../../domain/warning.ts'
import type { NoisePrior } from '../../stats/moderated-comparison.ts'
import { median } from '../../stats/quantile.ts'
import { studentTQuantile } from '../../stats/student-t.ts'
import type { JudgedTarget } from '../values/judged-target.ts'
import { marginOf } from '../values/margin.ts'
import { middleLevel } from '../values/run-level.ts'
import {
  type JudgedMetric,
  pooled,
  type ReferenceLengths,
  referenceLengths,
  scenarioValues,
  usualLogs
} from '../values/scenario-values.ts'
import { noiseBefore } from './history-rule.ts'
import { isJudgedMetric } from './latency-check.ts'
import type { ChosenWindow } from './window.ts'

/** Newest runs, the candidate among them, that show where the level is today: no one slow run is drift. */
const NEWEST_RUNS = 5
/** One-sided. The anchor stays the same for long, and is looked at after every run. */
const ALPHA = 0.0001
/** The standard error of a median over that of a mean, of normal values: √(π/2). */
const MEDIAN_FACTOR = Math.sqrt(Math.PI / 2)

export interface SlowDrift {
  readonly metric: JudgedMetric
  readonly changeRatio: number
  /** The middle of the anchor's values, in the metric's unit. */
  readonly anchorValue?: number
}

export interface SlowDriftRequest {
  readonly window: ChosenWindow
  readonly metric: JudgedMetric
  readonly margin: Margin
  readonly owned: boolean
  readonly lengths: ReferenceLengths
}

/**
 * Finds a p50 that drifted away from the anchor's runs: both the candidate and the median of the newest runs are slower than the
 * anchor's median by more than the margin and by more than the runs' noise explains,
 *
 *   median of m newest − median of a anchor runs > t_{1−α} S √(π/2) √(1/m + 1/a)
 *
 * with a moderated S from the steps between neighboring runs. `undefined` where it did not, or where there is too little to tell.
 */
export function slowDriftOf({ window, metric, margin, owned, lengths }: SlowDriftRequest): SlowDrift | undefined {
  const { anchor, runs, candidate } = window
  if (anchor === undefined) return undefined
  const values = runs.map(({ target }) => scenarioValues(target, metric, lengths))
  const usual = usualLogs(values)
  const levels = values.flatMap((run) => middleLevel(run, usual) ?? [])
  const own = middleLevel(scenarioValues(candidate, metric, lengths), usual)
  const old = anchor.runs.map(({ target }) => scenarioValues(target, metric, lengths))
  const oldLevels = old.flatMap((run) => middleLevel(run, usual)?.level ?? [])
  if (own === undefined || oldLevels.length === 0 || levels.length < NEWEST_RUNS) return undefined
  const newest = [own, ...levels.slice(0, NEWEST_RUNS - 1)].map(({ level }) => level)
  const prior = noiseBefore([own, ...levels], { owned, statistic: 'p50' })
  const { deviation, degreesOfFreedom } = noiseOfSteps(
    [own, ...levels].map(({ level }) => level),
    prior
  )
  const error = deviation * MEDIAN_FACTOR * Math.sqrt(1 / newest.length + 1 / oldLevels.length)
  const center = median(oldLevels) as number
  const recent = (median(newest) as number) - center
  const anchorValue = median(old.flatMap((run) => median(pooled(run)) ?? []))
  const least = Math.max(marginOf(margin, anchorValue), studentTQuantile(1 - ALPHA, degreesOfFreedom) * error)
  if (Math.min(recent, own.level - center) <= least) return undefined
  return {
    metric,
    changeRatio: Math.expm1(own.level - center),
    anchorValue: Number.isFinite(anchorValue) ? anchorValue : undefined
  }
}

/**
 * The standard deviation of a run, S² = (ν₀ s₀² + Σ(yᵢ₊₁ − yᵢ)²/2) / (ν₀ + n − 1): from successive differences, to which a slope
 * adds next to nothing (J. von Neumann et al., "The mean square successive difference", 1941), moderated as in Smyth 2004.
 */
function noiseOfSteps(
  levels: readonly number[],
  { standardDeviation, degreesOfFreedom }: NoisePrior
): { readonly deviation: number; readonly degreesOfFreedom: number } {
  const squares = levels.slice(1).reduce((sum, level, index) => sum + (level - (levels[index] ?? level)) ** 2 / 2, 0)
  const all = degreesOfFreedom + levels.length - 1
  return { deviation: Math.sqrt((degreesOfFreedom * standardDeviation ** 2 + squares) / all), degreesOfFreedom: all }
}

/** Returns the warning about a drift; `name` is the anchor's name in the configuration. */
export function slowDriftWarning(
  target: string,
  { metric, changeRatio }: SlowDrift,
  { anchor }: ChosenWindow,
  name: string | undefined
): readonly Warning[] {
  const oldest = anchor?.runs.at(-1)
  if (anchor === undefined || oldest === undefined) return []
  const { recordedAt, commit } = oldest
  const since = { recordedAt, commit, name: anchor.named ? name : undefined }
  return [{ kind: 'crept', target, metric, changeRatio, since }]
}

/**
 * The check of what drifts, as an alarm: on the default branch, where somebody must decide whether that is the level now. A
 * pull request is not to blame for the steps before it. Nothing is said twice, and nothing is taken back from an alarm.
 */
export function asSlowDrift(check: Check, { changeRatio, anchorValue }: SlowDrift): Check {
  if (check.verdict === 'regressed') return check
  const { runsToSettle: _runs, intervalRatio: _interval, baseline, ...rest } = check
  return { ...rest, verdict: 'regressed', reason: 'crept', changeRatio, baseline: anchorValue ?? baseline }
}

interface LevelChecksRequest {
  readonly checks: readonly Check[]
  readonly target: JudgedTarget
  readonly window: ChosenWindow
  /** The margin of each check: a smaller change does not count. */
  readonly margins: readonly GateCheck[]
  readonly onDefaultBranch?: boolean
  readonly anchor?: { readonly name: string }
}

/**
 * The checks of a target against its level, with what is known of that level: that it was accepted, and how far it is from
 * where it was long ago. SlowDrift is said everywhere and is an alarm on the default branch, unless a level that began since the
 * anchor explains it.
 */
export function checksOnLevel(request: LevelChecksRequest): {
  readonly checks: readonly Check[]
  readonly warnings: readonly Warning[]
} {
  const { target, window, onDefaultBranch = false } = request
  const drifts = slowDrifts(request)
  const red = onDefaultBranch && window.anchor?.onThisLevel === true
  const checks = request.checks.map((check) => {
    const drift = drifts.find(({ metric }) => metric === check.metric && check.statistic === 'p50')
    return withAccepted(red && drift !== undefined ? asSlowDrift(check, drift) : check, window)
  })
  return {
    checks,
    warnings: drifts.flatMap((drift) => slowDriftWarning(target.id, drift, window, request.anchor?.name))
  }
}

/** A slowdown that the comparison with the window found already is not reported a second time as drift. */
function slowDrifts({ checks, target, window, margins }: LevelChecksRequest): readonly SlowDrift[] {
  const lengths = referenceLengths(window.runs.map((run) => run.target))
  return margins.flatMap(({ metric, statistic, margin }) => {
    const check = checks.find((one) => one.metric === metric && one.statistic === statistic)
    if (statistic !== 'p50' || !isJudgedMetric(metric) || check === undefined) return []
    if (check.verdict === 'regressed' || check.reason === 'token-source-differs') return []
    return slowDriftOf({ window, metric, margin, owned: target.owned, lengths }) ?? []
  })
}

function withAccepted(check: Check, { accepted = [] }: ChosenWindow): Check {
  const before = accepted.find(({ metric, statistic }) => metric === check.metric && statistic === check.statistic)
  if (before?.accepted === undefined || before.changeRatio === undefined) return check
  return { ...check, acceptedBefore: { ...before.accepted, changeRatio: before.changeRatio } }
}

/** Returns a warning where the configured anchor could not be used. */
export function anchorWarnings(
  anchor: { readonly name: string; readonly commit?: string } | undefined,
  windows: ReadonlyMap<string, ChosenWindow>
): readonly Warning[] {
  if (anchor === undefined || windows.size === 0) return []
  if (anchor.commit === undefined) return [{ kind: 'anchor-unknown', anchor: anchor.name, why: 'no-commit' }]
  const isKept = [...windows.values()].some((window) => window.anchor?.named === true)
  return isKept ? [] : [{ kind: 'anchor-unknown', anchor: anchor.name, why: 'no-run' }]
}
