/** The metrics that charts show. End-to-end time is shown as it was measured, whatever the length of the answer. */
export const CHART_METRICS = ['ttft', 'tpot', 'e2e'] as const
export type ChartMetric = (typeof CHART_METRICS)[number]

export type ChartArm = 'base' | 'head'

/** The numbers behind the charts of a report. A chart scales and draws them; it judges nothing. */
export interface ChartData {
  readonly targets: readonly TargetCharts[]
}

export interface TargetCharts {
  readonly id: string
  /** Set where base was measured in the same job, request by request. */
  readonly paired: boolean
  readonly prompts: readonly { readonly id: string; readonly kind: string }[]
  /** Values of answered requests in ms, sorted; thinned where there are very many. */
  readonly values: Readonly<Record<ChartMetric, Readonly<Record<ChartArm, readonly number[]>>>>
  /** Each pair's change of one metric, as head divided by base; without base, each request by its prompt's usual time. */
  readonly changes: readonly PromptChange[]
  /** The requests in the order in which they were started; the first so many where there are very many. */
  readonly requests: readonly RequestBar[]
  /** All requests, of which `requests` may be a part. */
  readonly requestCount: number
  /** The runs of the baseline and this one, oldest first. */
  readonly runs: readonly RunPoint[]
}

export interface PromptChange {
  /** Index into `prompts`. */
  readonly prompt: number
  readonly metric: ChartMetric
  /** 1.1 is 10 % more. */
  readonly factor: number
}

/** One request. Times in ms; those of the reply count from the request's own start. */
export interface RequestBar {
  readonly prompt: number
  readonly arm: ChartArm
  readonly startedAtMs: number
  readonly outcome: string
  readonly queueMs?: number
  readonly prefillMs?: number
  readonly ttftMs?: number
  readonly endMs?: number
  /** The longest gap between two chunks. */
  readonly longestGapMs?: number
  readonly inputTokenCount?: number
  readonly outputTokenCount?: number
}

export interface RunPoint {
  readonly recordedAt: string
  readonly commit?: string
  /** A level that was new with this run. */
  readonly newLevel?: true
  readonly levels: Readonly<Record<ChartMetric, { readonly p50?: number; readonly p95?: number }>>
}

/** One check as a bar of the overview: its change with the 95 % interval, as ratios. */
export interface CheckBar {
  readonly target: string
  readonly name: string
  /** The result in a word, such as `regressed`. */
  readonly word: string
  readonly tone: 'bad' | 'warn' | 'good' | 'plain'
  /** The values that were compared, such as `412 → 540 ms`. */
  readonly values: string
  readonly change: string
  readonly changeRatio: number
  readonly lowRatio: number
  /** Absent where the interval has no upper end. */
  readonly highRatio?: number
  readonly marginRatio?: number
}

/** All that the page hands to its charts. */
export interface PageCharts extends ChartData {
  readonly checks: readonly CheckBar[]
}
