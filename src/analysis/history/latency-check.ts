import { METRICS, type MetricId } from '../../domain/metric.ts'
import type { Margin } from '../../domain/plan.ts'
import { type Check, type CheckReason, type CheckVerdict, JUDGED_FROM } from '../../domain/verdict.ts'
import { median, quantile } from '../../stats/quantile.ts'
import type { Random } from '../../stats/random.ts'
import { sortSamples } from '../../stats/sorted.ts'
import { designedSlowdown, marginOf } from '../values/margin.ts'
import { type JudgedStatistic, runLevel } from '../values/run-level.ts'
import {
  type JudgedMetric,
  pooled,
  type ReferenceLengths,
  type ScenarioValues,
  scenarioValues,
  usualLogs
} from '../values/scenario-values.ts'
import {
  compareWithHistory,
  type HistoryOutcome,
  RUNS_FOR_HISTORY,
  runsUntilSettled,
  runsUntilTold
} from './history-rule.ts'
import type { ChosenWindow } from './window.ts'

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
  readonly falseAlarmRatio: number
  /** Targets that are judged in this job. */
  readonly targetCount: number
  /** Replies have text that is not read: a metric that they lack is not one that they never had. */
  readonly hidesText: boolean
  readonly random: Random
}

/**
 * One latency statistic of one target against its history. `undefined` where neither side ever had the metric: there is
 * nothing to say about it.
 */
export function checkLatency(request: LatencyRequest): Check | undefined {
  const { window, metric, lengths, statistic } = request
  const runs = window.runs.map(({ target }) => scenarioValues(target, metric, lengths))
  const candidate = scenarioValues(window.candidate, metric, lengths)
  const usable = runs.filter((run) => isEnough(pooled(run), statistic))
  const counts = {
    baseline: usable.reduce((sum, run) => sum + pooled(run).length, 0),
    candidate: pooled(candidate).length,
    runs: usable.length
  }
  const base = { ...checkSubject(request), sampleCounts: counts, kind: kindOf(usable.length) }
  const seenBefore = runs.some((run) => finiteCount(pooled(run)) > 0)
  if (finiteCount(pooled(candidate)) === 0) {
    if (seenBefore) return { ...base, verdict: 'inconclusive', reason: 'vanished' }
    return request.hidesText ? { ...base, verdict: 'inconclusive', reason: 'not-observable' } : undefined
  }
  if (!seenBefore) return { ...base, verdict: 'inconclusive', reason: 'not-observable' }
  if (usable.length === 0 || !isEnough(pooled(candidate), statistic)) {
    return { ...base, verdict: 'inconclusive', reason: 'too-few-samples' }
  }
  return compared(request, base, { candidate, usable })
}

type Subject = Pick<Check, 'target' | 'metric' | 'statistic' | 'gating' | 'owned'>
type Undecided = Omit<Check, 'verdict' | 'reason'>

function checkSubject(request: LatencyRequest): Subject {
  const { target, metric, statistic, gating, owned } = request
  return { target, metric, statistic, gating, owned }
}

function kindOf(runCount: number): Check['kind'] {
  return runCount >= RUNS_FOR_HISTORY ? 'history' : 'provisional'
}

function finiteCount(values: readonly number[]): number {
  return values.filter(Number.isFinite).length
}

function isEnough(values: readonly number[], statistic: JudgedStatistic): boolean {
  const { attempted, answered } = JUDGED_FROM[statistic]
  return values.length >= attempted && finiteCount(values) >= answered
}

interface Sides {
  readonly candidate: ScenarioValues
  readonly usable: readonly ScenarioValues[]
}

function compared(request: LatencyRequest, base: Undecided, { candidate, usable }: Sides): Check {
  const { statistic, owned, alpha, falseAlarmRatio, targetCount } = request
  const usual = usualLogs(usable)
  const earlier = usable.flatMap((run) => runLevel(run, usual, request) ?? [])
  const own = runLevel(candidate, usual, request)
  const shown = shownPercentiles(statistic, candidate, usable)
  if (own === undefined || earlier.length === 0) {
    return { ...base, ...shown, verdict: 'inconclusive', reason: 'too-few-samples' }
  }
  const margin = marginOf(request.margin, shown.baseline)
  const outcome = compareWithHistory(own, earlier, { owned, statistic, alpha, falseAlarmRatio, margin, targetCount })
  const known = {
    ...base,
    ...shown,
    changeRatio: Math.expm1(outcome.difference),
    intervalRatio: ratios(outcome.interval),
    detectableRatio: Math.expm1(outcome.detectable),
    detectableByTwoJobs: outcome.detectableByTwoJobs || undefined,
    marginRatio: Math.expm1(margin),
    noiseRatio: outcome.noise === undefined ? undefined : Math.expm1(outcome.noise),
    assumedNoiseRatio: outcome.assumedNoise === undefined ? undefined : Math.expm1(outcome.assumedNoise),
    beyondByLog: outcome.beyond
  }
  return { ...known, ...verdictByHistory(outcome, margin) }
}

/** Returns the two values that a page shows: the candidate's percentile and the median of the baseline runs' percentiles. */
function shownPercentiles(
  statistic: JudgedStatistic,
  candidate: ScenarioValues,
  usable: readonly ScenarioValues[]
): Pick<Check, 'baseline' | 'candidate'> {
  const of = (run: ScenarioValues): number | undefined => {
    const sorted = sortSamples(pooled(run))
    const value = sorted === undefined ? undefined : quantile(sorted, statistic === 'p50' ? 0.5 : 0.95)
    return value === Number.POSITIVE_INFINITY ? undefined : value
  }
  const before = median(usable.flatMap((run) => of(run) ?? []))
  const now = of(candidate)
  return { baseline: before, candidate: now }
}

function verdictByHistory(
  outcome: HistoryOutcome,
  margin: number
): { verdict: CheckVerdict; reason: CheckReason; runsToSettle?: number } {
  if (outcome.clearly === 'slower') return { verdict: 'regressed', reason: 'slower-beyond-noise' }
  if (outcome.clearly === 'faster') return { verdict: 'improved', reason: 'faster-beyond-noise' }
  if ((outcome.beyond ?? 0) > 0) return { verdict: 'inconclusive', reason: 'slower-once' }
  if (outcome.upperBound < designedSlowdown(margin)) return { verdict: 'unchanged', reason: 'slowdown-unlikely' }
  if (outcome.isTooNoisy) {
    return { verdict: 'inconclusive', reason: 'too-noisy', runsToSettle: runsUntilTold(outcome) }
  }
  const runsToSettle = outcome.difference > margin ? runsUntilSettled(outcome) : undefined
  return { verdict: 'unchanged', reason: 'no-slowdown-seen', runsToSettle }
}

function ratios([low, high]: readonly [number, number]): readonly [number, number] {
  return [Math.expm1(low), Math.expm1(high)]
}

/** Returns true for the metrics that history judges. */
export function isJudgedMetric(metric: MetricId): metric is JudgedMetric {
  return metric in METRICS && (metric === 'ttft' || metric === 'tpot' || metric === 'e2e')
}
