import type { MetricId, Statistic } from './metric.ts'

interface Operator {
  readonly keeps: (value: number, limit: number) => boolean
  /** The good side of the limit. */
  readonly good: 'below' | 'above'
}

/** Symbol and meaning in one row, so that a page shows the sign that was applied. */
export const OPERATORS = {
  '<': { keeps: (value, limit) => value < limit, good: 'below' },
  '<=': { keeps: (value, limit) => value <= limit, good: 'below' },
  '>': { keeps: (value, limit) => value > limit, good: 'above' },
  '>=': { keeps: (value, limit) => value >= limit, good: 'above' }
} as const satisfies Record<string, Operator>
export type OperatorSign = keyof typeof OPERATORS

/** A latency budget: `mini: ttft.p95 < 800ms`. */
export interface BudgetLimit {
  /** As the user wrote it. */
  readonly text: string
  /** Absent: every target. */
  readonly target?: string
  readonly metric: MetricId
  readonly statistic: Statistic
  readonly operator: OperatorSign
  /** In the metric's unit inside: ms, tok/s, a share of 1, dollars. */
  readonly limit: number
  /** The preset it came from, and its revision: `MLPerf Inference 5.1`. */
  readonly source?: string
}

export type BudgetVerdict = 'met' | 'at-the-edge' | 'broken' | 'not-measured'

/**
 * The reason why a budget is at the edge other than a value close to its limit. Codes are interface: JSON contains
 * them.
 */
export type BudgetReason = 'too-few-samples' | 'not-confirmed'

export interface BudgetResult {
  readonly budget: BudgetLimit
  readonly target: string
  readonly verdict: BudgetVerdict
  /** Absent where the verdict says it all. */
  readonly reason?: BudgetReason
  /** The metric that was read in its place, where the budget's own is not observable. */
  readonly readMetric: MetricId
  /** The sample's own statistic, in the metric's unit; absent without samples, and where failures reach it (+∞). */
  readonly value?: number
  /** 95 % interval of the statistic, in the metric's unit; its upper end is +∞ where the sample is too small for one. */
  readonly interval?: readonly [number, number]
  readonly sampleCount: number
  /** True when the baseline breaks it too; absent without a comparable baseline. */
  readonly brokenOnBase?: boolean
}

/** One-sided: a budget that is just kept is called broken once in two hundred runs. */
export const BROKEN_ALPHA = 0.005
