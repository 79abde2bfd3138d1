import * as Plot from '@observablehq/plot'
import type { RequestBar, TargetCharts } from '../domain/chart-data.ts'
import { formatCount, formatMs } from '../report/format/format.ts'
import { ARM_COLORS, type Chart, type Choice, dataTable, frame } from './chart.ts'

/** The time to first token of each request by the length of its prompt. */
export const INPUT_CHART: Chart = {
  id: 'input',
  draw: (_, choice) => draw(choice),
  table: (_, { target }) =>
    dataTable(
      ['Prompt', 'Arm', 'Input tokens', 'TTFT'],
      pointsOf(target)
        .toSorted((a, b) => a.inputTokenCount - b.inputTokenCount)
        .map(({ prompt, arm, inputTokenCount, ttftMs }) => [
          target.prompts[prompt]?.id ?? '',
          arm,
          formatCount(inputTokenCount),
          formatMs(ttftMs)
        ])
    )
}

type Point = RequestBar & { readonly inputTokenCount: number; readonly ttftMs: number }

function pointsOf({ requests }: TargetCharts): readonly Point[] {
  return requests.filter(
    (request): request is Point =>
      request.outcome === 'ok' && request.inputTokenCount !== undefined && request.ttftMs !== undefined
  )
}

function draw({ target, width }: Choice): Element | undefined {
  const points = pointsOf(target)
  if (new Set(points.map(({ inputTokenCount }) => inputTokenCount)).size < 2) return undefined
  return Plot.plot({
    ...frame(width, 'Time to first token by input tokens'),
    height: 280,
    marginLeft: 56,
    x: { label: 'input tokens →', tickFormat: formatCount, ticks: width / 90 },
    y: { label: '↑ time to first token', tickFormat: formatMs, grid: true, zero: true },
    color: { ...ARM_COLORS, legend: target.paired },
    marks: [
      Plot.dot(points, {
        x: 'inputTokenCount',
        y: 'ttftMs',
        fill: 'arm',
        fillOpacity: 0.6,
        r: 4,
        tip: true,
        title: ({ prompt, inputTokenCount, ttftMs }: Point) =>
          `${target.prompts[prompt]?.id ?? ''}\n${formatCount(inputTokenCount)} tokens in, first token after ${formatMs(ttftMs)}`
      })
    ]
  })
}
