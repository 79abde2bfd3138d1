import * as Plot from '@observablehq/plot'
import type { ChartArm } from '../domain/chart-data.ts'
import { formatMs } from '../report/format/format.ts'
import { ARM_COLORS, type Chart, type Choice, dataTable, frame, METRIC_LABELS, quantileAt } from './chart.ts'

const ARMS: readonly ChartArm[] = ['base', 'head']
const MARKED = [0.5, 0.95] as const
const LISTED = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99] as const
/** Values beyond are listed and not drawn: a single slow request would squeeze all others. */
const DRAWN_TO = 0.99

/** The share of requests that took at most so long, of base and of head, with p50 and p95. */
export const DISTRIBUTION_CHART: Chart = {
  id: 'distribution',
  draw: (_, choice) => draw(choice),
  table: (_, { target, metric }) =>
    dataTable(
      ['Percentile', ...ARMS],
      LISTED.map((share) => [
        `p${share * 100}`,
        ...ARMS.map((arm) => {
          const sorted = target.values[metric][arm]
          return sorted.length === 0 ? '' : formatMs(quantileAt(sorted, share))
        })
      ])
    )
}

interface Step {
  readonly arm: ChartArm
  readonly ms: number
  readonly share: number
}

function draw({ target, metric, width }: Choice): Element | undefined {
  const values = target.values[metric]
  if (values.head.length < 2) return undefined
  const farthest = Math.max(...ARMS.map((arm) => quantileAt(values[arm], DRAWN_TO)))
  const nearest = Math.min(...ARMS.flatMap((arm) => values[arm].slice(0, 1)))
  const steps = ARMS.flatMap((arm) => stepsOf(arm, values[arm]))
  const marked = ARMS.filter((arm) => values[arm].length > 1).flatMap((arm) =>
    MARKED.map((share): Step => ({ arm, share, ms: quantileAt(values[arm], share) }))
  )
  return Plot.plot({
    ...frame(width, `Distribution of ${METRIC_LABELS[metric]}`),
    height: 300,
    marginLeft: 44,
    x: {
      domain: [nearest * 0.95, farthest * 1.03],
      label: `${METRIC_LABELS[metric]} →`,
      tickFormat: formatMs,
      ticks: width / 110
    },
    y: { domain: [0, 1], label: '↑ share of requests', tickFormat: percent, grid: true },
    color: ARM_COLORS,
    marks: [
      Plot.ruleY(MARKED, { stroke: 'currentColor', strokeOpacity: 0.35, strokeDasharray: '2,3' }),
      Plot.line(steps, {
        x: 'ms',
        y: 'share',
        z: 'arm',
        stroke: 'arm',
        strokeWidth: 2,
        curve: 'step-after',
        clip: true
      }),
      Plot.dot(marked, { x: 'ms', y: 'share', fill: 'arm', r: 4 }),
      Plot.tip(
        steps,
        Plot.pointer({
          x: 'ms',
          y: 'share',
          title: (step: Step) => `${percent(step.share)} of ${step.arm}: at most ${formatMs(step.ms)}`
        })
      )
    ]
  })
}

function stepsOf(arm: ChartArm, sorted: readonly number[]): readonly Step[] {
  const steps = sorted.map((ms, index): Step => ({ arm, ms, share: (index + 1) / sorted.length }))
  return sorted[0] === undefined ? [] : [{ arm, ms: sorted[0], share: 0 }, ...steps]
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
