import type { DigestRow } from '../../domain/baseline.ts'
import { METRIC_IDS, type MetricId, metricOf, streamed } from '../../domain/metric.ts'
import type { Price } from '../../domain/plan.ts'
import {
  type MetricSummary,
  PRINTED_FROM,
  type Quantiles,
  type TargetSummary,
  type TtftParts
} from '../../domain/report.ts'
import type { RunFile, RunTarget } from '../../domain/run-file.ts'
import { isFailure, isVoid, type Sample } from '../../domain/sample.ts'
import { median, quantile } from '../../stats/quantile.ts'
import { sortSamples } from '../../stats/sorted.ts'
import type { BaselineRun, ChosenWindow } from '../history/window.ts'
import { countFailures, judgedSamples } from '../runs/digest.ts'
import { comparableSamples, holdsFirstToken } from '../values/first-tokens.ts'
import { costsOf } from '../verdict/budget-evidence.ts'
import { worstOf } from '../verdict/judge-budget.ts'
import { overheadOf } from '../verdict/overhead.ts'

export interface SummarizedTarget {
  readonly id: string
  readonly owned: boolean
  readonly price?: Price
  /** The target whose upstream this one is. */
  readonly directOf?: string
}

/** Summarizes each target: its own values, the time it adds to its upstream, and its baseline's values. */
export function summarizeTargets(
  run: RunFile,
  targets: readonly SummarizedTarget[],
  windows: ReadonlyMap<string, ChosenWindow>
): readonly TargetSummary[] {
  return targets.flatMap((target) => {
    const summary = summarizeTarget(run, target, windows.get(target.id))
    const direct = targets.find(({ directOf }) => directOf === target.id)
    if (summary === undefined) return []
    if (direct === undefined) return [summary]
    return [{ ...summary, overhead: overheadOf(judgedSamples(run.samples), { target: target.id, direct: direct.id }) }]
  })
}

/** Summarizes one target and its baseline. */
export function summarizeTarget(
  run: RunFile,
  target: SummarizedTarget,
  window: ChosenWindow | undefined
): TargetSummary | undefined {
  const planned = run.plan.targets.find(({ id }) => id === target.id)
  if (planned === undefined) return undefined
  const all = comparableSamples(run.samples.filter((sample) => sample.targetId === target.id))
  const own = judgedSamples(all)
  const answered = own.filter((sample) => sample.outcome === 'ok')
  return {
    id: target.id,
    model: textPart(planned, 'model') ?? target.id,
    host: hostOf(planned),
    owned: target.owned,
    cache: cacheOf(planned),
    counts: {
      attempted: own.length,
      ok: answered.length,
      failed: countFailures(own),
      void: all.filter(isVoid).length
    },
    metrics: METRIC_IDS.flatMap((metric) => summarizeMetric(metric, own, window?.runs ?? []) ?? []),
    streamedRatio: answered.length === 0 ? undefined : answered.filter(streamed).length / answered.length,
    inputTokenMedian: median(answered.flatMap((sample) => sample.inputTokenCount ?? [])),
    outputTokenMedian: median(answered.flatMap((sample) => sample.outputTokenCount ?? [])),
    costUsd: total(costsOf(answered, target.price)),
    ttftParts: ttftPartsOf(answered),
    servedModels: [...new Set(answered.flatMap((sample) => sample.servedModel ?? []))],
    connectMs: run.environment.connectMs?.[recordedOrigin(planned)]
  }
}

function cacheOf(target: RunTarget): TargetSummary['cache'] {
  const cache = textPart(target, 'cache')
  return cache === 'cold' || cache === 'warm' ? cache : undefined
}

function total(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0)
}

/** A part of the plan that is text. */
export function textPart({ parts }: RunTarget, name: string): string | undefined {
  const value = parts[name]
  return typeof value === 'string' ? value : undefined
}

/** Host of its base URL; a run that was imported has none. */
export function hostOf(target: RunTarget): string {
  return recordedOrigin(target).replace(/^https?:\/\//, '') || 'imported'
}

function recordedOrigin(target: RunTarget): string {
  return /^https?:\/\/[^/]+/.exec(textPart(target, 'baseUrl') ?? '')?.[0] ?? ''
}

/** `undefined` where the target has no value of the metric on either side. */
function summarizeMetric(
  metric: MetricId,
  samples: readonly Sample[],
  runs: readonly BaselineRun[]
): MetricSummary | undefined {
  const { derive, scope } = metricOf(metric)
  if (scope !== 'sample' || derive === undefined) return undefined
  const values = samples.filter(({ outcome }) => outcome === 'ok').flatMap((sample) => derive(sample) ?? [])
  const failed = metric === 'connect' ? 0 : samples.filter(isFailure).length
  const perRun = runs.map((run) => rowValues(metric, run)).filter((list) => list.some(Number.isFinite))
  if (values.length === 0 && perRun.length === 0) return undefined
  const candidate = quantilesOf([...values, ...Array<number>(values.length === 0 ? 0 : failed).fill(worstOf(metric))])
  const baseline = perRun.length === 0 ? undefined : middleOf(perRun.map(quantilesOf))
  const middles = [...perRun.toReversed().map(quantilesOf), candidate].flatMap(({ p50 }) => p50 ?? [])
  return { metric, candidate, baseline, trend: middles }
}

/** Reads a metric from a digest's row. Digests do not keep the other metrics. */
const FROM_ROW: Readonly<Partial<Record<MetricId, (row: DigestRow) => number | undefined>>> = {
  ttft: ([first]) => first ?? undefined,
  ttfat: ([first]) => first ?? undefined,
  tpot: ([, tpot]) => tpot ?? undefined,
  output_speed: ([, tpot]) => (tpot === null || tpot === 0 ? undefined : 1000 / tpot),
  e2e: ([, , last]) => last ?? undefined
}

function rowValues(metric: MetricId, { target }: BaselineRun): readonly number[] {
  const read = FROM_ROW[metric]
  const isOther = (metric === 'ttft' || metric === 'ttfat') && !holdsFirstToken(target, metric)
  if (read === undefined || isOther) return []
  return target.scenarios.flatMap(({ rows, failed }) => [
    ...rows.flatMap((row) => read(row) ?? []),
    ...Array<number>(failed).fill(worstOf(metric))
  ])
}

function quantilesOf(values: readonly number[]): Quantiles {
  const sorted = sortSamples(values)
  const n = values.length
  if (sorted === undefined) return { n }
  const at = (q: number, from: number): number | undefined => {
    const value = n >= from ? quantile(sorted, q) : undefined
    return value === Number.POSITIVE_INFINITY ? undefined : value
  }
  return {
    n,
    p50: at(0.5, PRINTED_FROM.p50),
    p95: at(0.95, PRINTED_FROM.p95),
    p99: at(0.99, PRINTED_FROM.p99)
  }
}

/** The middle run of several: their values are not pooled, since one long or unlucky run would then speak for all. */
function middleOf(runs: readonly Quantiles[]): Quantiles {
  const of = (key: 'p50' | 'p95' | 'p99'): number | undefined => median(runs.flatMap((run) => run[key] ?? []))
  return {
    n: runs.reduce((sum, { n }) => sum + n, 0),
    p50: of('p50'),
    p95: of('p95'),
    p99: of('p99')
  }
}

/**
 * The time to first token split by what the server says of itself: waiting, reading the prompt, whatever else it did, and
 * the rest, which is network and whatever stands on the way. Medians over the samples that have it; absent where no
 * server says anything.
 */
export function ttftPartsOf(samples: readonly Sample[]): TtftParts | undefined {
  const splits = samples.flatMap((sample) => splitOf(sample) ?? [])
  if (splits.length === 0) return undefined
  const medians = (['queueMs', 'prefillMs', 'serverMs', 'restMs'] as const).map((part) => {
    return [part, median(splits.flatMap((split) => split[part] ?? []))] as const
  })
  return { ...Object.fromEntries(medians), sampleCount: splits.length }
}

type Split = Omit<TtftParts, 'sampleCount'>

function splitOf(sample: Sample): Split | undefined {
  const { outcome, ttftMs, serverTimings: { queueMs, prefillMs } = {} } = sample
  if (outcome !== 'ok' || ttftMs === undefined) return undefined
  const named = { queueMs, prefillMs }
  const namedMs = (queueMs ?? 0) + (prefillMs ?? 0)
  const firstTokenMs = ownFirstTokenMs(sample, ttftMs)
  if (firstTokenMs === undefined) {
    return (queueMs ?? prefillMs) === undefined ? undefined : { ...named, restMs: Math.max(0, ttftMs - namedMs) }
  }
  // Two clocks never agree wholly: a server that claims more than was waited leaves nothing, not less than nothing.
  const serverMs = Math.max(0, Math.min(ttftMs, firstTokenMs) - namedMs)
  return { ...named, serverMs, restMs: Math.max(0, ttftMs - Math.max(namedMs, firstTokenMs)) }
}

/** When the server had its first token. One that tells only how long all of it took leaves the way, which both ends have. */
function ownFirstTokenMs({ lastMs, serverTimings }: Sample, ttftMs: number): number | undefined {
  const { queueMs, prefillMs, firstTokenMs, totalMs } = serverTimings ?? {}
  if (firstTokenMs !== undefined) return firstTokenMs
  if ((queueMs ?? prefillMs) !== undefined || totalMs === undefined || lastMs === undefined) return undefined
  return Math.max(0, ttftMs - Math.max(0, lastMs - totalMs))
}
