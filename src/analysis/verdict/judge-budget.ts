import {
  BROKEN_ALPHA,
  type BudgetLimit,
  type BudgetResult,
  type BudgetVerdict,
  OPERATORS
} from '../../domain/budget.ts'
import { type MetricId, metricOf, type Statistic } from '../../domain/metric.ts'
import { PRINTED_FROM } from '../../domain/report.ts'
import { binomialUpperTail, rateInterval } from '../../stats/binomial.ts'
import { meanInterval } from '../../stats/mean-interval.ts'
import { quantile } from '../../stats/quantile.ts'
import { quantileInterval } from '../../stats/quantile-interval.ts'
import { type Sorted, sortSamples } from '../../stats/sorted.ts'
import { CONFIDENCE } from '../values/thresholds.ts'

/** The evidence that one side gives for a budget's metric. */
export type Evidence =
  /** One value a request; a failed one is the worst there is: +∞ for times, 0 for speeds. */
  | { readonly kind: 'values'; readonly values: readonly number[] }
  /** So many of so many. */
  | { readonly kind: 'share'; readonly count: number; readonly of: number }
  /** One number for the whole run. */
  | { readonly kind: 'single'; readonly value: number | undefined }

const QUANTILE_OF = { p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99 } as const
type Percentile = keyof typeof QUANTILE_OF

/** The result of testing one budget. */
export type Judged = Pick<BudgetResult, 'verdict' | 'reason' | 'value' | 'interval' | 'sampleCount'>

/**
 * Judges a budget. *Met*: the sample's own statistic is within the limit. *Broken*: more is beyond it than chance
 * allows where it just held. Between the two: *at the edge*.
 */
export function judgeBudget(budget: BudgetLimit, evidence: Evidence): Judged {
  switch (evidence.kind) {
    case 'values':
      return judgeValues(budget, evidence.values)
    case 'share':
      return judgeShare(budget, evidence.count, evidence.of)
    case 'single':
      return judgeSingle(budget, evidence.value)
    default:
      return evidence satisfies never
  }
}

function judgeValues(budget: BudgetLimit, values: readonly number[]): Judged {
  const sorted = sortSamples(values)
  if (sorted === undefined) return { verdict: 'not-measured', sampleCount: 0 }
  if (budget.statistic === 'mean') return judgeMean(budget, sorted)
  if (budget.statistic === 'max')
    return { ...judgeSingle(budget, sorted[sorted.length - 1]), sampleCount: sorted.length }
  return isPercentile(budget.statistic)
    ? judgePercentile(budget, sorted, QUANTILE_OF[budget.statistic])
    : { verdict: 'not-measured', sampleCount: sorted.length }
}

function isPercentile(statistic: Statistic): statistic is Percentile {
  return statistic in QUANTILE_OF
}

/**
 * `p95 < L` says that at most 5 % of requests exceed L. The number that do is Binomial(n, 5 %) where it just holds, so
 * the test is exact and free of any distribution: broken from 9 of 60 for p95, from 4 of 60 for p99.
 */
function judgePercentile(budget: BudgetLimit, sorted: Sorted, q: number): Judged {
  const operator = OPERATORS[budget.operator]
  const beyond = sorted.filter((value) => !operator.keeps(value, budget.limit)).length
  const allowed = operator.good === 'below' ? 1 - q : q
  const value = quantile(sorted, q)
  const broken = binomialUpperTail(beyond, sorted.length, allowed) <= BROKEN_ALPHA
  const enough = sorted.length >= PRINTED_FROM.p50
  const verdict = budgetVerdict({ broken, met: enough && operator.keeps(value, budget.limit) })
  return {
    verdict,
    reason: verdict === 'at-the-edge' && !enough ? 'too-few-samples' : undefined,
    ...finite(value),
    ...boundedBelow(quantileInterval(sorted, q, CONFIDENCE)),
    sampleCount: sorted.length
  }
}

/** Uses Student's interval at the same one-sided level. A failed request makes the mean of a time infinite. */
function judgeMean(budget: BudgetLimit, sorted: Sorted): Judged {
  const operator = OPERATORS[budget.operator]
  if (!sorted.every(Number.isFinite)) return { verdict: 'broken', sampleCount: sorted.length }
  const wide = meanInterval(sorted, 1 - 2 * BROKEN_ALPHA)
  const shown = meanInterval(sorted, CONFIDENCE)
  if (wide === undefined || shown === undefined) return { verdict: 'not-measured', sampleCount: 0 }
  const nearest = operator.good === 'below' ? wide.interval[0] : wide.interval[1]
  return {
    verdict: budgetVerdict({
      broken: !operator.keeps(nearest, budget.limit),
      met: operator.keeps(wide.mean, budget.limit)
    }),
    value: wide.mean,
    ...finiteInterval(shown.interval),
    sampleCount: sorted.length
  }
}

/** Exact binomial: the bad side of a share that just keeps its limit. */
function judgeShare(budget: BudgetLimit, count: number, of: number): Judged {
  if (of === 0) return { verdict: 'not-measured', sampleCount: 0 }
  const operator = OPERATORS[budget.operator]
  const [bad, allowed] = operator.good === 'below' ? [count, budget.limit] : [of - count, 1 - budget.limit]
  return {
    verdict: budgetVerdict({
      broken: binomialUpperTail(bad, of, Math.min(1, Math.max(0, allowed))) <= BROKEN_ALPHA,
      met: operator.keeps(count / of, budget.limit)
    }),
    value: count / of,
    interval: rateInterval(count, of, CONFIDENCE),
    sampleCount: of
  }
}

function judgeSingle(budget: BudgetLimit, value: number | undefined): Judged {
  if (value === undefined) return { verdict: 'not-measured', sampleCount: 0 }
  const met = OPERATORS[budget.operator].keeps(value, budget.limit)
  return { verdict: met ? 'met' : 'broken', ...finite(value), sampleCount: 1 }
}

/** A value within its limit is met even where the test calls it broken: one request of one beyond `p50` is no evidence. */
function budgetVerdict({ broken, met }: { broken: boolean; met: boolean }): BudgetVerdict {
  if (met) return 'met'
  return broken ? 'broken' : 'at-the-edge'
}

function finite(value: number): { value?: number } {
  return Number.isFinite(value) ? { value } : {}
}

/** With sixty values the interval of a p95 has no upper end; its lower end still says something. */
function boundedBelow(interval: readonly [number, number]): { interval?: readonly [number, number] } {
  return Number.isFinite(interval[0]) ? { interval } : {}
}

function finiteInterval(interval: readonly [number, number]): { interval?: readonly [number, number] } {
  return interval.every(Number.isFinite) ? { interval } : {}
}

/** The metric that stands in where the budget's own cannot be observed. */
export function substituteOf(metric: MetricId): MetricId | undefined {
  return metric === 'ttft' ? 'ttfat' : undefined
}

/** The worst value of a metric: what a failed request counts as. */
export function worstOf(metric: MetricId): number {
  return metricOf(metric).better === 'lower' ? Number.POSITIVE_INFINITY : 0
}
