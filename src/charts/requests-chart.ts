import * as Plot from '@observablehq/plot'
import type { RequestBar, TargetCharts } from '../domain/chart-data.ts'
import { formatMs } from '../report/format/format.ts'
import { type Chart, type Choice, COLORS, dataTable, frame } from './chart.ts'

/** Rows that a reader can tell apart; further ones are in the run file. */
const MOST_BARS = 300
const PHASES = ['queue', 'prefill', 'to first token', 'streaming', 'failed'] as const
type Phase = (typeof PHASES)[number]
const PHASE_COLORS: Readonly<Record<Phase, string>> = {
  queue: 'var(--phase-queue)',
  prefill: 'var(--phase-prefill)',
  'to first token': 'var(--phase-wait)',
  streaming: 'var(--phase-stream)',
  failed: COLORS.bad
}

interface Segment {
  readonly row: number
  readonly phase: Phase
  readonly fromMs: number
  readonly toMs: number
  readonly request: RequestBar
}

/** Each request from its start to its end, by what it waited for. */
export const REQUESTS_CHART: Chart = {
  id: 'requests',
  draw: (_, choice) => draw(choice),
  table: (_, { target }) =>
    dataTable(
      ['Prompt', 'Arm', 'Started', 'Outcome', 'TTFT', 'End', 'Longest gap', 'Tokens in', 'Tokens out'],
      target.requests.map((request) => [
        nameOf(request, target),
        request.arm,
        formatMs(request.startedAtMs),
        request.outcome,
        msText(request.ttftMs),
        msText(request.endMs),
        msText(request.longestGapMs),
        String(request.inputTokenCount ?? ''),
        String(request.outputTokenCount ?? '')
      ])
    )
}

function msText(ms: number | undefined): string {
  return ms === undefined ? '' : formatMs(ms)
}

function nameOf({ prompt }: RequestBar, { prompts }: TargetCharts): string {
  return prompts[prompt]?.id ?? ''
}

function draw({ target, aligned, width }: Choice): Element | undefined {
  const drawn = target.requests.filter(({ endMs }) => endMs !== undefined).slice(0, MOST_BARS)
  if (drawn.length === 0) return undefined
  const rows = aligned ? drawn.toSorted((a, b) => (b.endMs ?? 0) - (a.endMs ?? 0)) : drawn
  const segments = rows.flatMap((request, row) => segmentsOf(request, row, aligned))
  const phases = PHASES.filter((phase) => segments.some((segment) => segment.phase === phase))
  return Plot.plot({
    ...frame(width, `${rows.length} requests by what they waited for`),
    height: Math.max(120, rows.length * (rows.length > 100 ? 4 : 8) + 60),
    marginLeft: 12,
    x: {
      label: aligned ? 'since the request started →' : 'since the run started →',
      tickFormat: formatMs,
      ticks: width / 110,
      grid: true
    },
    y: { domain: rows.map((_, row) => row), axis: null, padding: 0.15 },
    color: { legend: true, domain: phases, range: phases.map((phase) => PHASE_COLORS[phase]) },
    marks: [
      Plot.barX(segments, { x1: 'fromMs', x2: 'toMs', y: 'row', fill: 'phase' }),
      Plot.tip(
        segments,
        Plot.pointer({
          x: ({ fromMs, toMs }: Segment) => (fromMs + toMs) / 2,
          y: 'row',
          title: ({ request }: Segment) => titleOf(request, target)
        })
      )
    ]
  })
}

function segmentsOf(request: RequestBar, row: number, aligned: boolean): readonly Segment[] {
  const { startedAtMs, endMs = 0, outcome } = request
  const start = aligned ? 0 : startedAtMs
  const segment = (phase: Phase, fromMs: number, toMs: number): Segment => ({
    row,
    phase,
    fromMs: start + fromMs,
    toMs: start + toMs,
    request
  })
  if (outcome !== 'ok') return [segment('failed', 0, endMs)]
  const ttft = Math.min(request.ttftMs ?? endMs, endMs)
  const queue = Math.min(request.queueMs ?? 0, ttft)
  const prefill = Math.min(request.prefillMs ?? 0, ttft - queue)
  return [
    segment('queue', 0, queue),
    segment('prefill', queue, queue + prefill),
    segment('to first token', queue + prefill, ttft),
    segment('streaming', ttft, endMs)
  ].filter(({ fromMs, toMs }) => toMs > fromMs)
}

function titleOf(request: RequestBar, target: TargetCharts): string {
  const { arm, outcome, ttftMs, endMs, longestGapMs, outputTokenCount } = request
  const lines = [
    `${nameOf(request, target)}${target.paired ? ` (${arm})` : ''}: ${outcome}`,
    ttftMs === undefined ? '' : `first token after ${formatMs(ttftMs)}`,
    endMs === undefined ? '' : `ended after ${formatMs(endMs)}`,
    longestGapMs === undefined ? '' : `longest gap ${formatMs(longestGapMs)}`,
    outputTokenCount === undefined ? '' : `${outputTokenCount} tokens`
  ]
  return lines.filter((line) => line !== '').join('\n')
}
