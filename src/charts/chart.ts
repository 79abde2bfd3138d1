import type { ChartMetric, PageCharts, TargetCharts } from '../domain/chart-data.ts'
import { quantile } from '../stats/quantile.ts'
import { sortSamples } from '../stats/sorted.ts'

/** The reader's choice of what the charts show. */
export interface Choice {
  readonly target: TargetCharts
  readonly metric: ChartMetric
  /** Requests start at one line, so that their lengths can be compared. */
  readonly aligned: boolean
  /** Px that the chart may take. */
  readonly width: number
}

/** The table behind a chart: the same numbers as text. */
export interface DataTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Rows that were left out. */
  readonly moreCount: number
}

/** One chart of the page. The page holds its place, its heading and its explanation already. */
export interface Chart {
  /** The `data-chart` of its place. */
  readonly id: string
  /** Undefined where the run has nothing to show here. */
  readonly draw: (data: PageCharts, choice: Choice) => Element | undefined
  readonly table: (data: PageCharts, choice: Choice) => DataTable
}

export const METRIC_LABELS: Readonly<Record<ChartMetric, string>> = {
  ttft: 'Time to first token',
  tpot: 'Time per output token',
  e2e: 'End-to-end time'
}

/** Colors that follow the page's light or dark scheme. */
export const COLORS = {
  base: 'var(--base)',
  head: 'var(--head)',
  bad: 'var(--bad)',
  warn: 'var(--warn)',
  good: 'var(--good)',
  plain: 'var(--quiet)',
  line: 'var(--line)'
} as const

export const ARM_COLORS = { domain: ['base', 'head'], range: [COLORS.base, COLORS.head] }

const MOST_ROWS = 200

/** A table of at most two hundred rows. */
export function dataTable(head: readonly string[], rows: readonly (readonly string[])[]): DataTable {
  return { head, rows: rows.slice(0, MOST_ROWS), moreCount: Math.max(0, rows.length - MOST_ROWS) }
}

/** Options that all charts share. `label` is what a screen reader says of the picture. */
export function frame(width: number, label: string) {
  return {
    width,
    marginBottom: 44,
    ariaLabel: label,
    style: { background: 'transparent', color: 'inherit', fontFamily: 'inherit', fontSize: '12px', overflow: 'visible' }
  }
}

/** Narrow screens have no room for long names beside the picture. */
export function marginFor(names: readonly string[], width: number): number {
  const longest = Math.max(0, ...names.map((name) => name.length))
  return Math.min(longest * 6.5 + 16, width * 0.4)
}

/** Changes that people think in, for the axis of a logarithmic scale, as factors. */
const ROUND_CHANGES = [0.1, 0.25, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 5, 10]

/** The round changes between two factors that fit beside each other. */
export function changeTicks([low, high]: readonly [number, number], width: number): readonly number[] {
  const within = ROUND_CHANGES.filter((factor) => factor >= low && factor <= high)
  const step = Math.ceil((within.length * 60) / width)
  const middle = within.indexOf(1)
  return within.filter((_, index) => (index - middle) % step === 0)
}

/** A name that fits into so many px. */
export function shortened(name: string, px: number): string {
  const most = Math.max(4, Math.floor((px - 12) / 6.5))
  return name.length > most ? `${name.slice(0, most - 1)}…` : name
}

/** A quantile of values; 0 where there are none. */
export function quantileAt(values: readonly number[], share: number): number {
  const sorted = sortSamples(values)
  return sorted === undefined ? 0 : quantile(sorted, share)
}
