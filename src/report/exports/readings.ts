import type { BudgetResult } from '../../domain/budget.ts'
import type { MetricId, Statistic } from '../../domain/metric.ts'
import type { Report, TargetSummary } from '../../domain/report.ts'
import type { Check } from '../../domain/verdict.ts'

/** One number of a report, as a dashboard keeps it from run to run. */
export interface Reading {
  readonly target: string
  readonly metric: MetricId
  readonly statistic: Statistic
  /** In the metric's unit; always finite. */
  readonly value: number
  /** The same of base or of the stored runs. */
  readonly baseline?: number
  /** 95 % interval of the value; its upper end is +∞ where there are too few values for one. */
  readonly interval?: readonly [number, number]
  /** The check that judged it. */
  readonly check?: Check
}

type Named = Pick<Reading, 'target' | 'metric' | 'statistic'>

/** `ttft.p95` as budgets name it, and `error_rate` where there is no choice. A dashboard finds a row by it, so it never changes. */
export function readingName({ metric, statistic }: Omit<Named, 'target'>): string {
  return statistic === 'rate' ? metric : `${metric}.${statistic}`
}

/**
 * Lists every number of a report once: those of the tables, then those that only a check or a budget has. A number that is
 * missing has no reading, since dashboards take 0 and null for a value.
 */
export function readingsOf(report: Report): readonly Reading[] {
  const checks = new Map(report.checks.map((check) => [keyOf(nameOfCheck(check)), check]))
  const intervals = new Map(report.budgets.map((result) => [keyOf(nameOfBudget(result)), result.interval]))
  const all = [
    ...report.targets.flatMap(ofTarget),
    ...report.checks.map((check) => ({ ...nameOfCheck(check), value: check.candidate, baseline: check.baseline })),
    ...report.budgets.map((result) => ({ ...nameOfBudget(result), value: result.value }))
  ]
  const readings = new Map<string, Reading>()
  for (const found of all) {
    const key = keyOf(found)
    if (found.value === undefined || !Number.isFinite(found.value) || readings.has(key)) continue
    readings.set(key, { interval: intervals.get(key), ...found, value: found.value, check: checks.get(key) })
  }
  return [...readings.values()]
}

interface Found extends Named {
  readonly value: number | undefined
  readonly baseline?: number | undefined
  readonly interval?: readonly [number, number]
}

function ofTarget({ id, metrics, counts, streamedRatio, overhead }: TargetSummary): readonly Found[] {
  const added = overhead?.ttft
  return [
    ...metrics.flatMap(({ metric, candidate, baseline }) =>
      (['p50', 'p95', 'p99'] as const).map((statistic) => {
        return { target: id, metric, statistic, value: candidate[statistic], baseline: baseline?.[statistic] }
      })
    ),
    {
      target: id,
      metric: 'error_rate',
      statistic: 'rate',
      value: counts.attempted === 0 ? undefined : (counts.attempted - counts.ok) / counts.attempted
    },
    { target: id, metric: 'streamed_share', statistic: 'rate', value: streamedRatio },
    ...(added === undefined
      ? []
      : [
          {
            target: id,
            metric: 'overhead',
            statistic: 'p50',
            value: added.medianMs,
            interval: added.intervalMs
          } as const
        ])
  ]
}

/** The metric that was read, which may be another than the one that was asked for. */
function nameOfCheck({ target, metric, readMetric = metric, statistic }: Check): Named {
  return { target, metric: readMetric, statistic }
}

function nameOfBudget({ target, readMetric, budget: { statistic } }: BudgetResult): Named {
  return { target, metric: readMetric, statistic }
}

/** Without the digits that binary fractions add: 0.1 rather than 0.1000000000000001. */
export function twelveDigits(value: number): number {
  return Number(value.toPrecision(12))
}

function keyOf({ target, metric, statistic }: Named): string {
  return JSON.stringify([target, metric, statistic])
}
