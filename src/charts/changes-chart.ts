import * as Plot from '@observablehq/plot'
import type { PromptChange, TargetCharts } from '../domain/chart-data.ts'
import { formatSignedPercent } from '../report/format/format.ts'
import {
  type Chart,
  type Choice,
  COLORS,
  changeTicks,
  dataTable,
  frame,
  METRIC_LABELS,
  marginFor,
  quantileAt,
  shortened
} from './chart.ts'

const ROW_PX = 20
/** Prompts with a row each; of more, those that changed the most. */
const MOST_PROMPTS = 60

/** The change of every prompt: a dot for each pair, a bar at their middle. */
export const CHANGES_CHART: Chart = {
  id: 'changes',
  draw: (_, choice) => draw(choice),
  table: (_, { target, metric }) =>
    dataTable(
      ['Prompt', 'Kind', target.paired ? 'Pairs' : 'Requests', 'Middle change', 'Smallest', 'Largest'],
      promptRows(target, metric).map(({ id, kind, factors, middle }) => [
        id,
        kind,
        String(factors.length),
        formatSignedPercent(middle - 1),
        formatSignedPercent((factors[0] ?? 1) - 1),
        formatSignedPercent((factors.at(-1) ?? 1) - 1)
      ])
    )
}

interface PromptRow {
  readonly id: string
  readonly kind: string
  /** Sorted. */
  readonly factors: readonly number[]
  readonly middle: number
}

/** By kind, and within it the slowest first. */
function promptRows({ prompts, changes }: TargetCharts, metric: PromptChange['metric']): readonly PromptRow[] {
  const own = Map.groupBy(
    changes.filter((change) => change.metric === metric),
    ({ prompt }) => prompt
  )
  return prompts
    .flatMap(({ id, kind }, index) => {
      const factors = (own.get(index) ?? []).map(({ factor }) => factor).toSorted((a, b) => a - b)
      return factors.length === 0 ? [] : [{ id, kind, factors, middle: quantileAt(factors, 0.5) }]
    })
    .toSorted((a, b) => a.kind.localeCompare(b.kind, 'en') || b.middle - a.middle)
}

/** The rows to draw: of very many, those that changed the most. */
function rowsToDraw(target: TargetCharts, metric: PromptChange['metric']): readonly PromptRow[] {
  const all = promptRows(target, metric)
  const size = ({ middle }: PromptRow): number => Math.abs(Math.log(middle))
  const largest = new Set(all.toSorted((a, b) => size(b) - size(a)).slice(0, MOST_PROMPTS))
  return all.filter((row) => largest.has(row))
}

function draw({ target, metric, width }: Choice): Element | undefined {
  const rows = rowsToDraw(target, metric)
  if (rows.length === 0) return undefined
  const ids = rows.map(({ id }) => id)
  const marginLeft = marginFor(ids, width)
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const factors = rows.flatMap((row) => row.factors)
  const ends = [Math.min(0.95, ...factors), Math.max(1.05, ...factors)] as const
  return Plot.plot({
    ...frame(width, `Change of ${METRIC_LABELS[metric]} by prompt`),
    height: rows.length * ROW_PX + 56,
    marginLeft,
    marginRight: 16,
    x: {
      type: 'log',
      domain: ends,
      label: 'change, slower →',
      tickFormat: (factor: number) => formatSignedPercent(factor - 1),
      ticks: changeTicks(ends, width - marginLeft),
      grid: true
    },
    y: { domain: ids, label: null, tickSize: 0, tickFormat: (id: string) => shortened(id, marginLeft) },
    color: { legend: kinds.length > 1, domain: kinds, scheme: 'Observable10' },
    marks: [Plot.ruleX([1], { stroke: 'currentColor' }), ...dotsOf(rows)]
  })
}

function dotsOf(rows: readonly PromptRow[]): readonly Plot.Markish[] {
  const dots = rows.flatMap(({ id, kind, factors }) => factors.map((factor) => ({ id, kind, factor })))
  return [
    Plot.dot(dots, {
      x: 'factor',
      y: 'id',
      r: 3,
      fill: 'kind',
      fillOpacity: 0.55,
      tip: true,
      title: ({ id, kind, factor }: (typeof dots)[number]) => `${id} (${kind})\n${formatSignedPercent(factor - 1)}`
    }),
    Plot.tickX(rows, { x: 'middle', y: 'id', stroke: COLORS.head, strokeWidth: 3 })
  ]
}
