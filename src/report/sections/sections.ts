import { metricOf } from '../../domain/metric.ts'
import {
  type MetricSummary,
  PRINTED_FROM,
  type Quantiles,
  type Report,
  type TargetSummary
} from '../../domain/report.ts'
import type { Detail } from '../format/detail.ts'
import type { Voice } from '../format/escape.ts'
import { formatCount, formatFromTo, formatValue, plural } from '../format/format.ts'
import { cutLines, cutTable, left, right, type Section } from '../format/section.ts'
import { capital } from '../format/words.ts'
import { type Arm, armsOf, failureClasses, requestCounts } from '../sentences/failures.ts'
import { budgetTally } from '../sentences/headline.ts'
import { budgetRows } from '../sentences/rows.ts'
import { subjectOf } from '../sentences/subject.ts'
import { isLoud, warningText } from '../sentences/warnings.ts'
import { acceptLines } from './accept-lines.ts'
import { baseTable } from './base-section.ts'
import { checksSection, shownRows } from './check-table.ts'
import { overheadLines, ttftPartLines } from './layers.ts'
import { measuredLines } from './measured.ts'

/** Every part of a report that has something to say, in the order of a page. */
export function sectionsOf(report: Report, voice: Voice, detail: Detail): readonly Section[] {
  if (report.notMeasured !== undefined) return []
  return [
    ...checksSection(report, voice, detail),
    ...acceptSection(report, voice, detail),
    ...baseSection(report, voice, detail),
    ...budgetsSection(report, voice, detail),
    ...failuresSection(report, voice, detail),
    ...layersSection(report, voice, detail),
    ...(detail.percentiles ? percentilesSection(report, voice, detail) : []),
    ...(detail.trend ? trendSection(report, voice, detail) : []),
    ...notesSection(report, voice, detail),
    ...measuredSection(report, voice)
  ]
}

function acceptSection(report: Report, voice: Voice, { rowCount }: Detail): readonly Section[] {
  const accept = acceptLines(report, rowCount)
  if (accept === undefined) return []
  const where = `Under ${voice.literal('accept:')} in ${voice.literal('.github/llm-latency.yml')}, with the reason why it is wanted:`
  return [{ title: accept.title, lines: [where], code: accept.lines }]
}

function baseSection(report: Report, voice: Voice, detail: Detail): readonly Section[] {
  return [baseTable(report, voice, detail)].flatMap((section) => section ?? [])
}

function budgetsSection(report: Report, voice: Voice, detail: Detail): readonly Section[] {
  const rows = budgetRows(report)
  if (rows.length === 0) return []
  const columns = [
    left('Target'),
    left('Metric'),
    right('Limit'),
    right(capital(subjectOf(report))),
    left('Result (95 % interval)'),
    right('Values')
  ]
  const items = shownRows(rows, detail)
  const table = cutTable({
    columns,
    items,
    write: ({ mark, target, metric, limit, candidate, change, counts }) => {
      const result = mark === 'broken-on-base' ? `${change}, on the base too` : change
      return [voice.name(target), metric, limit, candidate, result, counts]
    },
    rowCount: detail.rowCount,
    omittedCount: rows.length - items.length
  })
  return [{ title: `Budgets: ${budgetTally(report)}`, table }]
}

function failuresSection(report: Report, voice: Voice, { rowCount }: Detail): readonly Section[] {
  const arms = armsOf(report)
  const items = arms.flatMap((arm) => failureClasses(arm).map((failure) => ({ arm, ...failure })))
  if (items.length === 0) return []
  const failed = items.reduce((sum, { count }) => sum + count, 0)
  const { attempted } = requestCounts(arms)
  const table = cutTable({
    columns: [left('Target'), left('How'), right('Requests')],
    items,
    write: ({ arm, word, count }) => [armName(arm, voice), word, `${count} of ${arm.counts.attempted}`],
    rowCount
  })
  return [{ title: `Failures: ${formatCount(failed)} of ${plural(attempted, 'request')}`, table }]
}

function armName({ id, isBase }: Arm, voice: Voice): string {
  return isBase ? `${voice.name(id)} (base)` : voice.name(id)
}

function layersSection({ targets }: Report, voice: Voice, { rowCount }: Detail): readonly Section[] {
  const overheads = overheadLines(targets, voice)
  const parts = ttftPartLines(targets, voice)
  if (overheads.length + parts.length === 0) return []
  const title =
    overheads.length > 0
      ? `Layers: ${plural(overheads.length, 'target')} compared with its upstream`
      : 'What the time to first token is made of'
  return [{ title, lines: cutLines([...overheads, ...parts], rowCount, (line) => line) }]
}

interface Measured {
  readonly target: TargetSummary
  readonly metric: MetricSummary
}

function measuredMetrics({ targets }: Report): readonly Measured[] {
  return targets.flatMap((target) => target.metrics.map((metric) => ({ target, metric })))
}

function percentilesSection(report: Report, voice: Voice, { wide, rowCount }: Detail): readonly Section[] {
  const items = measuredMetrics(report)
  if (items.length === 0) return []
  const percentiles = wide ? (['p50', 'p95', 'p99'] as const) : (['p50', 'p95'] as const)
  const table = cutTable({
    columns: [left('Target'), left('Metric'), ...percentiles.map(right), right('Values')],
    items,
    write: ({ target, metric }) => [
      voice.name(target.id),
      metricOf(metric.metric).short,
      ...percentiles.map((percentile) => percentileCell(metric, percentile)),
      metric.baseline === undefined ? String(metric.candidate.n) : `${metric.baseline.n} → ${metric.candidate.n}`
    ],
    rowCount
  })
  return [{ title: percentilesTitle(report), table }]
}

function percentilesTitle(report: Report): string {
  const [target, ...others] = report.targets
  const [first] = target?.metrics ?? []
  if (first?.candidate.p50 === undefined || others.length > 0)
    return `Percentiles of ${plural(report.targets.length, 'target')}`
  return `Percentiles: ${metricOf(first.metric).short} p50 ${percentileCell(first, 'p50')}`
}

type Percentile = 'p50' | 'p95' | 'p99'

function percentileCell({ metric, candidate, baseline }: MetricSummary, percentile: Percentile): string {
  const { unit } = metricOf(metric)
  const now = candidate[percentile]
  const before = baseline?.[percentile]
  if (now === undefined) return missing(candidate, percentile)
  return before === undefined ? formatValue(now, unit) : formatFromTo(before, now, unit)
}

/** Why there is no percentile: too few values, or so many failures that they reach it. */
function missing({ n }: Quantiles, percentile: Percentile): string {
  const needed = PRINTED_FROM[percentile]
  return n < needed ? `needs ${needed - n} more` : '∞ (failures)'
}

function trendSection(report: Report, voice: Voice, { rowCount }: Detail): readonly Section[] {
  const items = measuredMetrics(report)
    .map(({ target, metric }) => ({ target, metric, line: sparkline(metric.trend) }))
    .filter(({ line }) => line !== '')
  if (items.length === 0) return []
  const table = cutTable({
    columns: [left('Target'), left('Metric'), left('p50, oldest run first'), right('Now')],
    items,
    write: ({ target, metric, line }) => {
      const { short, unit } = metricOf(metric.metric)
      return [voice.name(target.id), short, line, formatValue(metric.trend.at(-1), unit)]
    },
    rowCount
  })
  return [{ title: 'Trend over the runs of the baseline, this one last', table }]
}

function notesSection({ warnings }: Report, voice: Voice, { rowCount }: Detail): readonly Section[] {
  const notes = warnings.filter((warning) => !isLoud(warning))
  if (notes.length === 0) return []
  const lines = cutLines(notes, rowCount, (note) => warningText(note, voice))
  return [{ title: plural(notes.length, 'note'), lines }]
}

function measuredSection(report: Report, voice: Voice): readonly Section[] {
  if (requestCounts(report.targets).attempted === 0) return []
  const { title, lines } = measuredLines(report, voice)
  return [{ title, lines }]
}

const BARS = ['▁', '▂', '▃', '▅', '▇'] as const
/** Newest runs that a line shows. */
const POINTS = 20
/**
 * The line spans at least this much of its smallest value, so that noise of a few per cent stays flat and only a change
 * worth a look climbs.
 */
const SMALLEST_SPAN = 0.3

/** A line of bars, oldest first: `▁▂▁▁▇`. Empty below two points; values that are no numbers are left out. */
export function sparkline(values: readonly number[]): string {
  const points = values.filter(Number.isFinite).slice(-POINTS)
  if (points.length < 2) return ''
  const low = Math.min(...points)
  const span = Math.max(Math.max(...points) - low, low * SMALLEST_SPAN)
  if (span === 0) return (BARS[0] ?? '').repeat(points.length)
  return points
    .map((value) => BARS[Math.min(BARS.length - 1, Math.floor(((value - low) / span) * BARS.length))])
    .join('')
}
