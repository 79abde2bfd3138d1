import * as Plot from '@observablehq/plot'
import type { RunPoint, TargetCharts } from '../domain/chart-data.ts'
import { formatMs, formatTime, shortSha } from '../report/format/format.ts'
import { type Chart, type Choice, COLORS, dataTable, frame, METRIC_LABELS } from './chart.ts'

const PERCENTILES = ['p50', 'p95'] as const
type Percentile = (typeof PERCENTILES)[number]

interface Point {
  readonly index: number
  readonly percentile: Percentile
  readonly ms: number
  readonly run: RunPoint
}

/** p50 and p95 of the runs on record and of this one, and the runs with which a new level began. */
export const TREND_CHART: Chart = {
  id: 'trend',
  draw: (_, choice) => draw(choice),
  table: (_, { target, metric }) =>
    dataTable(
      ['Run', 'Commit', ...PERCENTILES, 'New level'],
      target.runs.map((run) => [
        formatTime(run.recordedAt),
        run.commit === undefined ? '' : shortSha(run.commit),
        ...PERCENTILES.map((percentile) => msText(run.levels[metric][percentile])),
        run.newLevel ? 'yes' : ''
      ])
    )
}

function msText(ms: number | undefined): string {
  return ms === undefined ? '' : formatMs(ms)
}

function pointsOf({ runs }: TargetCharts, metric: Choice['metric']): readonly Point[] {
  return runs.flatMap((run, index) =>
    PERCENTILES.flatMap((percentile) => {
      const ms = run.levels[metric][percentile]
      return ms === undefined ? [] : [{ index, percentile, ms, run }]
    })
  )
}

function draw({ target, metric, width }: Choice): Element | undefined {
  const points = pointsOf(target, metric)
  const last = target.runs.length - 1
  if (last < 1 || points.length < 2) return undefined
  const newLevels = target.runs.flatMap(({ newLevel }, index) => (newLevel ? [index] : []))
  return Plot.plot({
    ...frame(width, `Trend of ${METRIC_LABELS[metric]} over ${target.runs.length} runs`),
    height: 260,
    marginLeft: 56,
    x: {
      domain: [0, last],
      label: 'runs, this one last →',
      ticks: Math.min(last, Math.floor(width / 80)),
      tickFormat: (index: number) => runName(target.runs[index])
    },
    y: { zero: true, label: `↑ ${METRIC_LABELS[metric]}`, tickFormat: formatMs, grid: true },
    color: { legend: true, domain: [...PERCENTILES], range: [COLORS.head, COLORS.base] },
    marks: [
      Plot.ruleX(newLevels, { stroke: COLORS.warn, strokeDasharray: '4,3' }),
      Plot.line(points, { x: 'index', y: 'ms', z: 'percentile', stroke: 'percentile', strokeWidth: 2 }),
      Plot.dot(points, {
        x: 'index',
        y: 'ms',
        fill: 'percentile',
        r: ({ index }: Point) => (index === last ? 6 : 3),
        tip: true,
        title: ({ run, percentile, ms }: Point) =>
          `${percentile} ${formatMs(ms)}\n${runName(run)}, ${formatTime(run.recordedAt)}${run.newLevel ? '\na new level began here' : ''}`
      })
    ]
  })
}

function runName(run: RunPoint | undefined): string {
  if (run === undefined) return ''
  return run.commit === undefined ? run.recordedAt.slice(5, 10) : shortSha(run.commit)
}
