import type { TargetDigest } from '../../domain/baseline.ts'
import type { BudgetLimit } from '../../domain/budget.ts'
import { largest, smallest } from '../../domain/extremes.ts'
import { type MetricId, metricOf, streamed } from '../../domain/metric.ts'
import type { Price } from '../../domain/plan.ts'
import { isFailure, type Sample } from '../../domain/sample.ts'
import { holdsFirstToken } from '../values/first-tokens.ts'
import { type Evidence, substituteOf, worstOf } from './judge-budget.ts'

export interface EvidenceRequest {
  readonly budget: BudgetLimit
  /** Samples of one target, without the void ones. */
  readonly samples: readonly Sample[]
  readonly price?: Price
  /** The time it adds to its upstream, in ms, one value a pair. */
  readonly added?: readonly number[]
  /** The metric that the other side was read by, where that is known. */
  readonly readMetric?: MetricId
}

export interface FoundEvidence {
  readonly evidence: Evidence
  readonly readMetric: MetricId
}

/** Reads a budget's metric, or its substitute, from a run's samples. */
export function evidenceOf({ budget, samples, price, added, ...read }: EvidenceRequest): FoundEvidence {
  const { metric } = budget
  const answered = samples.filter((sample) => sample.outcome === 'ok')
  const failed = samples.filter(isFailure).length
  if (metric === 'error_rate') return found(metric, { kind: 'share', count: failed, of: samples.length })
  if (metric === 'streamed_share') {
    const replied = samples.filter(({ outcome }) => outcome === 'ok' || outcome === 'not-streamed')
    return found(metric, { kind: 'share', count: answered.filter(streamed).length, of: replied.length })
  }
  if (metric === 'throughput') return found(metric, { kind: 'single', value: throughputOf(answered) })
  if (metric === 'overhead') return found(metric, { kind: 'values', values: added ?? [] })
  if (metric === 'cost') return found(metric, { kind: 'values', values: costsOf(answered, price) })
  const readMetric = read.readMetric ?? observable(metric, answered)
  const values = answered.flatMap((sample) => metricOf(readMetric).derive?.(sample) ?? [])
  return found(readMetric, { kind: 'values', values: withFailures(values, failed, readMetric) })
}

function found(readMetric: MetricId, evidence: Evidence): FoundEvidence {
  return { evidence, readMetric }
}

/** The budget's own metric, or its substitute where no sample has it. */
function observable(metric: MetricId, answered: readonly Sample[]): MetricId {
  const seen = (id: MetricId): boolean => answered.some((sample) => metricOf(id).derive?.(sample) !== undefined)
  const substitute = substituteOf(metric)
  return substitute !== undefined && !seen(metric) && seen(substitute) ? substitute : metric
}

/** Failures alone do not measure a metric: without any answer there is no value to speak of. */
function withFailures(values: readonly number[], failed: number, metric: MetricId): readonly number[] {
  return values.length === 0 && failed === 0 ? [] : [...values, ...Array<number>(failed).fill(worstOf(metric))]
}

/** Σ output tokens of the successful / wall time from the first request's start to the last one's end. */
export function throughputOf(answered: readonly Sample[]): number | undefined {
  const tokens = answered.reduce((sum, sample) => sum + (sample.outputTokenCount ?? 0), 0)
  const starts = answered.map((sample) => sample.startedAtMs)
  const ends = answered.flatMap((sample) => (sample.lastMs === undefined ? [] : sample.startedAtMs + sample.lastMs))
  if (tokens === 0 || starts.length === 0 || ends.length === 0) return undefined
  const wallMs = largest(ends) - smallest(starts)
  return wallMs > 0 ? (1000 * tokens) / wallMs : undefined
}

/** US dollars of each answered request, by the provider's token counts and the target's price. */
export function costsOf(answered: readonly Sample[], price: Price | undefined): readonly number[] {
  if (price === undefined) return []
  return answered.flatMap(({ inputTokenCount, outputTokenCount }) =>
    inputTokenCount === undefined || outputTokenCount === undefined
      ? []
      : [(inputTokenCount * price.input + outputTokenCount * price.output) / 1_000_000]
  )
}

/**
 * Reads the metric of a budget from the baseline's digests. Returns `undefined` where digests do not hold it.
 */
export function baseEvidenceOf(readMetric: MetricId, all: readonly TargetDigest[]): Evidence | undefined {
  const isFirst = readMetric === 'ttft' || readMetric === 'ttfat'
  // Runs that saw another first token say nothing of this one.
  const targets = isFirst ? all.filter((target) => holdsFirstToken(target, readMetric)) : all
  const scenarios = targets.flatMap((target) => target.scenarios)
  const failed = scenarios.reduce((sum, scenario) => sum + scenario.failed, 0)
  const attempted = scenarios.reduce((sum, scenario) => sum + scenario.attempted, 0)
  const rows = scenarios.flatMap((scenario) => scenario.rows)
  if (attempted === 0) return undefined
  const values = (list: readonly number[]): Evidence => ({
    kind: 'values',
    values: withFailures(list, failed, readMetric)
  })
  switch (readMetric) {
    case 'error_rate':
      return { kind: 'share', count: failed, of: attempted }
    case 'streamed_share':
      return {
        kind: 'share',
        count: scenarios.reduce((sum, { streamed }) => sum + streamed, 0),
        of: scenarios.reduce((sum, { refused = 0 }) => sum - refused, attempted - failed)
      }
    case 'ttft':
    case 'ttfat':
      return values(rows.flatMap(([ttft]) => ttft ?? []))
    case 'tpot':
      return values(rows.flatMap(([, tpot]) => tpot ?? []))
    case 'output_speed':
      return values(rows.flatMap(([, tpot]) => (tpot === null || tpot === 0 ? [] : [1000 / tpot])))
    case 'e2e':
      return values(rows.flatMap(([, , last]) => last ?? []))
    default:
      return undefined
  }
}
