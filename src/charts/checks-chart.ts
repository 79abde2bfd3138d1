import * as Plot from '@observablehq/plot'
import type { CheckBar } from '../domain/chart-data.ts'
import { formatSignedPercent } from '../report/format/format.ts'
import { type Chart, COLORS, dataTable, frame, marginFor, shortened } from './chart.ts'

const ROW_PX = 26
/** A change of thrice the time is as far off as any larger one. */
const FARTHEST = 2

/** Every check's change with its 95 % interval, the line of no change, and the margin where alarms begin. */
export const CHECKS_CHART: Chart = {
  id: 'checks',
  draw: ({ checks, targets }, { width }) => (checks.length === 0 ? undefined : draw(checks, targets.length, width)),
  table: ({ checks }) =>
    dataTable(
      ['Target', 'Check', 'Result', 'Values', 'Change', '95 % interval', 'Margin'],
      checks.map((check) => [
        check.target,
        check.name,
        check.word,
        check.values,
        formatSignedPercent(check.changeRatio),
        intervalText(check),
        check.marginRatio === undefined ? '' : formatSignedPercent(check.marginRatio)
      ])
    )
}

function draw(checks: readonly CheckBar[], targetCount: number, width: number): Element {
  const names = checks.map(({ target, name }) => (targetCount > 1 ? `${target} ${name}` : name))
  const marginLeft = marginFor(names, width)
  const rows = checks.map((check, index) => ({ ...check, index, end: check.highRatio ?? FARTHEST }))
  const low = Math.max(-0.9, Math.min(-0.05, ...rows.map(({ lowRatio }) => lowRatio)))
  const high = Math.min(
    FARTHEST,
    Math.max(0.1, ...rows.flatMap(({ end, marginRatio = 0 }) => [end, marginRatio * 1.2]))
  )
  return Plot.plot({
    ...frame(width, 'Change of every check with its 95 % interval'),
    marginLeft,
    marginRight: 16,
    height: checks.length * ROW_PX + 50,
    x: {
      domain: [low, high],
      label: 'change, slower →',
      tickFormat: formatSignedPercent,
      ticks: (width - marginLeft) / 80,
      grid: true
    },
    y: {
      domain: rows.map(({ index }) => index),
      label: null,
      tickSize: 0,
      tickFormat: (index: number) => shortened(names[index] ?? '', marginLeft)
    },
    marks: [Plot.ruleX([0], { stroke: 'currentColor' }), ...bars(rows, low, high)]
  })
}

type Row = CheckBar & { readonly index: number; readonly end: number }

const toneOf = ({ tone }: Row): string => COLORS[tone]

function bars(rows: readonly Row[], low: number, high: number): readonly Plot.Markish[] {
  const clamp = (ratio: number): number => Math.min(high, Math.max(low, ratio))
  return [
    Plot.tickX(rows, {
      x: ({ marginRatio }: Row) => (marginRatio === undefined || marginRatio > high ? undefined : marginRatio),
      y: 'index',
      stroke: COLORS.warn,
      strokeWidth: 2,
      strokeDasharray: '3,2'
    }),
    Plot.ruleY(rows, {
      y: 'index',
      x1: ({ lowRatio }: Row) => clamp(lowRatio),
      x2: ({ end }: Row) => clamp(end),
      stroke: toneOf,
      strokeWidth: 3
    }),
    Plot.dot(rows, {
      x: ({ changeRatio }: Row) => clamp(changeRatio),
      y: 'index',
      r: 5,
      fill: toneOf,
      tip: { format: { x: false, y: false, fill: false } },
      title: (check: Row) =>
        `${check.target} ${check.name}: ${check.word}\n${check.values}\n${check.change}\n95 % interval ${intervalText(check)}`
    })
  ]
}

function intervalText({ lowRatio, highRatio }: CheckBar): string {
  return `${formatSignedPercent(lowRatio)} to ${highRatio === undefined ? 'any size' : formatSignedPercent(highRatio)}`
}
