import { METRICS, type MetricId } from '../domain/metric.ts'
import type { Margin } from '../domain/plan.ts'
import { PRINTED_FROM } from '../domain/report.ts'
import type { Check, CheckReason, CheckVerdict } from '../domain/verdict.ts'
import { bootstrapError } from '../stats/bootstrap.ts'
import { location } from '../stats/location.ts'
import {
  compareWithRuns,
  detectableDifference,
  differenceInterval,
  type ModeratedComparison,
  type NoisePrior
} from '../stats/moderated-comparison.ts'
import { normalQuantile } from '../stats/normal.ts'
import { median, quantile } from '../stats/quantile.ts'
import type { Random } from '../stats/random.ts'
import { sortSamples } from '../stats/sorted.ts'
import { studentTQuantile } from '../stats/student-t.ts'
import { tailLevel } from '../stats/tail-level.ts'
import { type JudgedMetric, pooled, type ReferenceLengths, residuals, usualLogs, valuesOf } from './levels.ts'
import type { ChosenWindow } from './window.ts'

export type JudgedStatistic = 'p50' | 'p95'

export interface LatencyRequest {
  readonly target: string
  readonly owned: boolean
  readonly metric: JudgedMetric
  readonly statistic: JudgedStatistic
  readonly margin: Margin
  readonly gating: boolean
  readonly window: ChosenWindow
  readonly lengths: ReferenceLengths
  readonly alpha: number
  readonly random: Random
}

/** Runs from which their own spread says how much runs differ by themselves. */
const RUNS_FOR_HISTORY = 5
/** With fewer, an alarm must be this clear: what run-to-run noise alone was not seen to do. Tails differ twice as much. */
const PROVISIONAL_MARGIN = { p50: { owned: 0.25, provider: 0.5 }, p95: { owned: 0.5, provider: 1 } } as const
/** One-sided level at which the spread within the runs must not explain an alarm. */
const WITHIN_ALPHA = 0.005
/** One-sided level at which few runs' own spread must rule a difference out as well. */
const PROVISIONAL_ALPHA = 0.01
/** Run-to-run noise before any run is seen, in logs: self-hosted 5 %, hosted APIs 12 %, and half as much again for tails. */
const PRIOR = { owned: 0.05, provider: 0.12, degreesOfFreedom: 3, tailFactor: 1.5 } as const
/** Changes below this are never worth an alarm. */
const SMALLEST_CHANGE = Math.log1p(0.03)
const POWER = 0.9
const CONFIDENCE = 0.95
const RESAMPLES = 400
/** More baseline runs than this are not a piece of advice. */
const MOST_RUNS_TO_ADVISE = 30

/** One side's level of a run, in logs relative to each scenario's usual level. */
interface RunLevel {
  readonly level: number
  /** Of the level, from the spread within the run. */
  readonly error: number
}

/**
 * One latency statistic of one target against its history. `undefined` where neither side ever had the metric: there is
 * nothing to say about it.
 */
export function checkLatency(request: LatencyRequest): Check | undefined {
  const { window, metric, lengths, statistic } = request
  const needed = PRINTED_FROM[statistic]
  const runs = window.runs.map(({ target }) => valuesOf(target, metric, lengths))
  const candidate = valuesOf(window.candidate, metric, lengths)
  const usable = runs.filter((run) => finiteCount(pooled(run)) >= needed)
  const counts = {
    baseline: usable.reduce((sum, run) => sum + pooled(run).length, 0),
    candidate: pooled(candidate).length,
    runs: usable.length
  }
  const base = { ...subjectOf(request), sampleCounts: counts, kind: kindOf(usable.length) }
  const seenBefore = runs.some((run) => finiteCount(pooled(run)) > 0)
  if (finiteCount(pooled(candidate)) === 0) {
    return seenBefore ? { ...base, verdict: 'inconclusive', reason: 'vanished' } : undefined
  }
  if (!seenBefore) return { ...base, verdict: 'inconclusive', reason: 'not-observable' }
  if (usable.length === 0 || pooled(candidate).length < needed) {
    return { ...base, verdict: 'inconclusive', reason: 'too-few-samples' }
  }
  return judged(request, base, { candidate, usable })
}

type Subject = Pick<Check, 'target' | 'metric' | 'statistic' | 'gating' | 'owned'>
type Undecided = Omit<Check, 'verdict' | 'reason'>

function subjectOf(request: LatencyRequest): Subject {
  const { target, metric, statistic, gating, owned } = request
  return { target, metric, statistic, gating, owned }
}

function kindOf(runCount: number): Check['kind'] {
  return runCount >= RUNS_FOR_HISTORY ? 'history' : 'provisional'
}

function finiteCount(values: readonly number[]): number {
  return values.filter(Number.isFinite).length
}

interface Sides {
  readonly candidate: ReturnType<typeof valuesOf>
  readonly usable: readonly ReturnType<typeof valuesOf>[]
}

function judged(request: LatencyRequest, base: Undecided, { candidate, usable }: Sides): Check {
  const usual = usualLogs(usable)
  const levelOf = (run: Sides['candidate']): RunLevel | undefined => runLevel(residuals(run, usual), request)
  const baselines = usable.flatMap((run) => levelOf(run) ?? [])
  const own = levelOf(candidate)
  const shown = shownValues(request.statistic, candidate, usable)
  if (own === undefined || baselines.length === 0) {
    return { ...base, ...shown, verdict: 'inconclusive', reason: 'too-few-samples' }
  }
  const margin = marginOf(request.margin, shown.baseline)
  const outcome = base.kind === 'history' ? byHistory(request, own, baselines) : provisionally(request, own, baselines)
  const known = {
    ...base,
    ...shown,
    changeRatio: Math.expm1(outcome.difference),
    intervalRatio: ratios(outcome.interval),
    detectableRatio: Math.expm1(Math.max(outcome.detectable, SMALLEST_CHANGE, margin / 2)),
    marginRatio: Math.expm1(margin),
    ...(outcome.noise === undefined ? {} : { noiseRatio: Math.expm1(outcome.noise) })
  }
  return { ...known, ...decide(request, outcome, { margin, runCount: baselines.length }) }
}

/** The statistic's level of one run. */
function runLevel(logs: readonly number[], { statistic, random }: LatencyRequest): RunLevel | undefined {
  if (statistic === 'p50') {
    const place = location(logs.filter(Number.isFinite))
    return place === undefined ? undefined : { level: place.center, error: place.standardError }
  }
  const level = tailLevel(logs)
  const error = bootstrapError(logs, tailLevel, { random, resamples: RESAMPLES })
  return level === undefined || error === undefined ? undefined : { level, error }
}

/** What a reader compares: the candidate's own percentile, and the middle of the baseline runs' percentiles. */
function shownValues(
  statistic: JudgedStatistic,
  candidate: Sides['candidate'],
  usable: Sides['usable']
): Pick<Check, 'baseline' | 'candidate'> {
  const of = (run: Sides['candidate']): number | undefined => {
    const sorted = sortSamples(pooled(run))
    const value = sorted === undefined ? undefined : quantile(sorted, statistic === 'p50' ? 0.5 : 0.95)
    return value === Number.POSITIVE_INFINITY ? undefined : value
  }
  const before = median(usable.flatMap((run) => of(run) ?? []))
  const now = of(candidate)
  return { ...(before === undefined ? {} : { baseline: before }), ...(now === undefined ? {} : { candidate: now }) }
}

/** The margin in logs: the larger of its relative and its absolute part, the latter relative to the baseline's value. */
export function marginOf(margin: Margin, baseline: number | undefined): number {
  const absolute = margin.absolute === undefined || baseline === undefined ? 0 : margin.absolute / baseline
  return Math.log1p(Math.max(margin.ratio ?? 0, absolute))
}

/** A comparison in logs, before anything is decided. */
interface Outcome {
  readonly difference: number
  readonly interval: readonly [number, number]
  readonly detectable: number
  readonly noise?: number
  /** Whether it is clearly above, or clearly below, what nothing at all would give. */
  readonly clearly: 'slower' | 'faster' | undefined
  /** One-sided 95 % bound of the slowdown. */
  readonly upperBound: number
}

function priorOf({ owned, statistic }: LatencyRequest): NoisePrior {
  const standardDeviation = PRIOR[owned ? 'owned' : 'provider'] * (statistic === 'p95' ? PRIOR.tailFactor : 1)
  return { standardDeviation, degreesOfFreedom: PRIOR.degreesOfFreedom }
}

/**
 * The runs' spread holds what a usual run's level is uncertain by. A run with a few stragglers is less certain than that,
 * its tail above all: what it is less certain by is added, or a straggler or two would make an alarm.
 */
function compareLevels(request: LatencyRequest, own: RunLevel, baselines: readonly RunLevel[]): ModeratedComparison {
  const usual = baselines.reduce((sum, { error }) => sum + error ** 2, 0) / baselines.length
  return compareWithRuns(
    own.level,
    baselines.map(({ level }) => level),
    { ...priorOf(request), excessVariance: Math.max(0, own.error ** 2 - usual) }
  )
}

/**
 * An alarm needs two keys: the difference is more than runs differ by themselves, and more than the spread within the
 * runs explains, so that neither an unlucky run nor a handful of stragglers makes one.
 */
function byHistory(request: LatencyRequest, own: RunLevel, baselines: readonly RunLevel[]): Outcome {
  const levels = baselines.map(({ level }) => level)
  const amongRuns = compareWithRuns(own.level, levels, priorOf(request))
  const comparison = compareLevels(request, own, baselines)
  const { difference, degreesOfFreedom, standardError } = comparison
  const within = withinError(own, baselines)
  const rare = { slower: amongRuns.upperTail < request.alpha, faster: 1 - amongRuns.upperTail < request.alpha }
  const explained = normalQuantile(1 - WITHIN_ALPHA) * within
  return {
    difference,
    interval: differenceInterval(comparison, CONFIDENCE),
    detectable: Math.max(
      detectableDifference(amongRuns, request.alpha, POWER),
      explained + normalQuantile(POWER) * within
    ),
    noise: amongRuns.runNoise,
    clearly:
      rare.slower && difference > explained ? 'slower' : rare.faster && difference < -explained ? 'faster' : undefined,
    upperBound: difference + studentTQuantile(CONFIDENCE, degreesOfFreedom) * standardError
  }
}

/** Of the difference between the candidate and the mean of the runs, from the spread within them. */
function withinError(own: RunLevel, baselines: readonly RunLevel[]): number {
  return Math.hypot(own.error, Math.hypot(...baselines.map(({ error }) => error)) / baselines.length)
}

/** With one to four runs: an alarm only where the whole interval of the two runs' own spread lies beyond a wide margin. */
function provisionally(request: LatencyRequest, own: RunLevel, baselines: readonly RunLevel[]): Outcome {
  const comparison = compareLevels(request, own, baselines)
  const error = withinError(own, baselines)
  const reach = normalQuantile(1 - (1 - CONFIDENCE) / 2) * error
  const interval = [comparison.difference - reach, comparison.difference + reach] as const
  const wide = Math.log1p(PROVISIONAL_MARGIN[request.statistic][request.owned ? 'owned' : 'provider'])
  return {
    difference: comparison.difference,
    interval,
    detectable: wide + reach + normalQuantile(POWER) * error,
    clearly: clearlyBeyond(wide, interval, baselines.length > 1 ? comparison : undefined),
    // That nothing got slower is claimed only with room for run-to-run noise, of which little is known yet.
    upperBound:
      comparison.difference + studentTQuantile(CONFIDENCE, comparison.degreesOfFreedom) * comparison.standardError
  }
}

/** Two to four runs that differ much among themselves say already that a difference of this size is nothing new. */
function clearlyBeyond(
  wide: number,
  [low, high]: readonly [number, number],
  comparison: ModeratedComparison | undefined
): Outcome['clearly'] {
  const upperTail = comparison?.upperTail
  if (low > wide) return upperTail === undefined || upperTail < PROVISIONAL_ALPHA ? 'slower' : undefined
  if (high < -wide) return upperTail === undefined || 1 - upperTail < PROVISIONAL_ALPHA ? 'faster' : undefined
  return undefined
}

interface Bounds {
  readonly margin: number
  readonly runCount: number
}

function decide(
  request: LatencyRequest,
  outcome: Outcome,
  { margin, runCount }: Bounds
): { verdict: CheckVerdict; reason: CheckReason; runsToSettle?: number } {
  // A sequential test for a change of one margin alarms from half of it on; history is held to the same.
  const worth = Math.max(SMALLEST_CHANGE, margin / 2)
  if (outcome.clearly === 'slower' && outcome.difference > worth) {
    return { verdict: 'regressed', reason: 'slower-beyond-noise' }
  }
  if (outcome.clearly === 'faster' && outcome.difference < -worth) {
    return { verdict: 'improved', reason: 'faster-beyond-noise' }
  }
  if (outcome.upperBound < margin) return { verdict: 'unchanged', reason: 'slowdown-unlikely' }
  const runsToSettle = runsUntilSettled(priorOf(request), outcome, { margin, runCount })
  return {
    verdict: 'inconclusive',
    reason: runCount < RUNS_FOR_HISTORY ? 'few-baseline-runs' : 'could-be-either',
    ...(runsToSettle === undefined ? {} : { runsToSettle })
  }
}

/** How many more runs, noise staying as it is, would let a candidate at the baseline's level be called unchanged. */
function runsUntilSettled(prior: NoisePrior, outcome: Outcome, { margin, runCount }: Bounds): number | undefined {
  const noise = outcome.noise ?? prior.standardDeviation
  for (let count = runCount + 1; count <= runCount + MOST_RUNS_TO_ADVISE; count += 1) {
    const reach = studentTQuantile(CONFIDENCE, prior.degreesOfFreedom + count - 1) * noise * Math.sqrt(1 + 1 / count)
    const enough = count >= RUNS_FOR_HISTORY && reach < margin
    if (enough) return count - runCount
  }
  return undefined
}

function ratios([low, high]: readonly [number, number]): readonly [number, number] {
  return [Math.expm1(low), Math.expm1(high)]
}

/** Whether a metric id is one that history judges. */
export function isJudged(metric: MetricId): metric is JudgedMetric {
  return metric in METRICS && (metric === 'ttft' || metric === 'tpot' || metric === 'e2e')
}
