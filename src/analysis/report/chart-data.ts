import type { RunDigest, TargetDigest } from '../../domain/baseline.ts'
import {
  CHART_METRICS,
  type ChartArm,
  type ChartData,
  type ChartMetric,
  type PromptChange,
  type RequestBar,
  type RunPoint,
  type TargetCharts
} from '../../domain/chart-data.ts'
import { metricOf } from '../../domain/metric.ts'
import { isJudged } from '../../domain/plan.ts'
import type { RunFile } from '../../domain/run-file.ts'
import { isVoid, type Sample } from '../../domain/sample.ts'
import { instantOf } from '../../domain/time.ts'
import { median } from '../../stats/quantile.ts'
import type { BaselineRun, ChosenWindow } from '../history/window.ts'
import { digestRun, loggedLevels } from '../runs/digest.ts'
import { comparableSamples } from '../values/first-tokens.ts'

/** Points of a distribution's curve: more than a screen has pixels. */
const MOST_VALUES = 1000
/** Bars and points that a browser draws at once without a pause, over all targets. */
const MOST_REQUESTS = 1500
/** Runs of a trend, the newest. */
const MOST_RUNS = 60

/** Everything that the charts of a report are drawn from. */
export interface ChartSources {
  readonly run: RunFile
  /** The runs that each target was compared with. */
  readonly windows: ReadonlyMap<string, ChosenWindow>
  /** All runs on record, those of earlier levels among them. */
  readonly digests: readonly RunDigest[]
}

/** Collects the numbers behind the charts of a run's report, for each judged target. */
export function chartDataOf({ run, windows, digests }: ChartSources): ChartData {
  const samples = comparableSamples(run.samples).filter((sample) => !isVoid(sample))
  const judged = run.plan.targets.filter(isJudged)
  const mostRequests = Math.floor(MOST_REQUESTS / judged.length)
  return {
    targets: judged.map(({ id }) => {
      const own = samples.filter(({ targetId }) => targetId === id)
      return chartsOf({ run, id, own, earlier: windows.get(id)?.runs ?? [], digests, mostRequests })
    })
  }
}

interface TargetFacts {
  readonly run: RunFile
  readonly id: string
  /** The target's samples, base's among them. */
  readonly own: readonly Sample[]
  /** Newest first. */
  readonly earlier: readonly BaselineRun[]
  readonly digests: readonly RunDigest[]
  readonly mostRequests: number
}

function chartsOf(facts: TargetFacts): TargetCharts {
  const { run, id, own, mostRequests } = facts
  const paired = own.some(({ arm }) => arm === 'base') && own.some(({ arm }) => arm === 'head')
  const prompts = run.plan.scenarios.map((scenario) => ({ id: scenario.id, kind: scenario.kind }))
  const indexes = new Map(prompts.map((prompt, index) => [prompt.id, index]))
  const values = Object.fromEntries(CHART_METRICS.map((metric) => [metric, armValues(metric, paired, facts)]))
  return {
    id,
    paired,
    prompts,
    values: values as TargetCharts['values'],
    changes: CHART_METRICS.flatMap((metric) =>
      paired ? pairedChanges(metric, own, indexes) : changesFromUsual(metric, facts, indexes)
    ),
    requests: own
      .toSorted((a, b) => a.startedAtMs - b.startedAtMs)
      .slice(0, mostRequests)
      .flatMap((sample) => requestBar(sample, indexes)),
    requestCount: own.length,
    runs: runPoints(facts)
  }
}

function chartValue(metric: ChartMetric, sample: Sample): number | undefined {
  return sample.outcome === 'ok' ? metricOf(metric).derive?.(sample) : undefined
}

/** Both arms of a metric. Without base in the same job, the requests of the stored runs stand for it. */
function armValues(metric: ChartMetric, paired: boolean, { own, earlier }: TargetFacts) {
  const of = (arm: ChartArm): readonly number[] =>
    own.flatMap((sample) => (sample.arm === arm ? (chartValue(metric, sample) ?? []) : []))
  const stored = (): readonly number[] => earlier.flatMap((run) => storedRows(metric, run).map(({ value }) => value))
  return { base: thinned(paired ? of('base') : stored()), head: thinned(paired ? of('head') : of(ownArm(own))) }
}

/** A file of base samples alone is a run that somebody recorded, and is shown as it is. */
function ownArm(own: readonly Sample[]): ChartArm {
  return own.some(({ arm }) => arm === 'head') ? 'head' : 'base'
}

const ROW_COLUMN = { ttft: 0, tpot: 1, e2e: 2 } as const satisfies Record<ChartMetric, number>

function storedRows(metric: ChartMetric, { target }: BaselineRun) {
  if (metric === 'ttft' && target.firstToken === 'ttfat') return []
  return target.scenarios.flatMap(({ id, rows }) =>
    rows.flatMap((row) => {
      const value = row[ROW_COLUMN[metric]]
      return value === null ? [] : [{ prompt: id, value }]
    })
  )
}

/** Sorted; of very many only so many, spread evenly over the order, with both ends. */
function thinned(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b)
  if (sorted.length <= MOST_VALUES) return sorted.map(rounded)
  const step = (sorted.length - 1) / (MOST_VALUES - 1)
  return Array.from({ length: MOST_VALUES }, (_, index) => rounded(sorted[Math.round(index * step)] ?? 0))
}

function pairedChanges(metric: ChartMetric, own: readonly Sample[], indexes: ReadonlyMap<string, number>) {
  const answered = own.filter(({ pair, flags }) => pair !== undefined && !flags.includes('recheck'))
  const pairs = Map.groupBy(answered, ({ scenarioId, pair }) => `${pair} ${scenarioId}`)
  return [...pairs.values()].flatMap((pair): readonly PromptChange[] => {
    const [base, head] = (['base', 'head'] as const).map((arm) => pair.find((sample) => sample.arm === arm))
    if (base === undefined || head === undefined) return []
    return changeOf(metric, chartValue(metric, base), {
      value: chartValue(metric, head),
      prompt: indexes.get(head.scenarioId)
    })
  })
}

/** Each request by the median of the same prompt on record. */
function changesFromUsual(metric: ChartMetric, { own, earlier }: TargetFacts, indexes: ReadonlyMap<string, number>) {
  const rows = Map.groupBy(
    earlier.flatMap((run) => storedRows(metric, run)),
    ({ prompt }) => prompt
  )
  const usual = new Map([...rows].map(([prompt, all]) => [prompt, median(all.map(({ value }) => value))]))
  return own.flatMap((sample) =>
    changeOf(metric, usual.get(sample.scenarioId), {
      value: chartValue(metric, sample),
      prompt: indexes.get(sample.scenarioId)
    })
  )
}

function changeOf(
  metric: ChartMetric,
  from: number | undefined,
  { value, prompt }: { readonly value?: number; readonly prompt?: number }
): readonly PromptChange[] {
  if (!from || !value || prompt === undefined) return []
  return [{ prompt, metric, factor: Number((value / from).toPrecision(4)) }]
}

function requestBar(sample: Sample, indexes: ReadonlyMap<string, number>): readonly RequestBar[] {
  const prompt = indexes.get(sample.scenarioId)
  if (prompt === undefined) return []
  const { arm, startedAtMs, outcome, ttftMs, serverTimings, gapsMs, inputTokenCount, outputTokenCount } = sample
  const endMs = sample.lastMs ?? sample.endMs
  return [
    {
      prompt,
      arm,
      outcome,
      startedAtMs: rounded(startedAtMs),
      queueMs: serverTimings?.queueMs,
      prefillMs: serverTimings?.prefillMs,
      ttftMs: ttftMs === undefined ? undefined : rounded(ttftMs),
      endMs: endMs === undefined ? undefined : rounded(endMs),
      longestGapMs: gapsMs?.max,
      inputTokenCount,
      outputTokenCount
    }
  ]
}

/** Oldest first, this run last. */
function runPoints({ run, id, digests }: TargetFacts): readonly RunPoint[] {
  const all = [digestRun(run, { ordinal: 0 }), ...digests]
    .toSorted((a, b) => instantOf(a.recordedAt) - instantOf(b.recordedAt))
    .slice(-MOST_RUNS)
  return all.flatMap((digest) => digest.targets.filter((target) => target.id === id).map(pointOf(digest)))
}

function pointOf({ recordedAt, commit, levelShifts = [] }: RunDigest): (target: TargetDigest) => RunPoint {
  return (target) => {
    const { ttft, tpot, e2e } = loggedLevels(target)
    const levels = { ttft: percentiles(ttft), tpot: percentiles(tpot), e2e: percentiles(e2e) }
    const isNewLevel = levelShifts.some((shift) => shift.target === target.id)
    return { recordedAt, commit, newLevel: isNewLevel ? true : undefined, levels }
  }
}

function percentiles({ p50, p95 }: ReturnType<typeof loggedLevels>['ttft']) {
  return { p50: p50 === undefined ? undefined : rounded(p50), p95: p95 === undefined ? undefined : rounded(p95) }
}

/** Hundredths of a millisecond are finer than any screen. */
function rounded(ms: number): number {
  return Math.round(ms * 100) / 100
}
