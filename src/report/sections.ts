import { metricOf } from '../domain/metric.ts'
import { type MetricSummary, PRINTED_FROM, type Quantiles, type Report } from '../domain/report.ts'
import type { Detail } from './detail.ts'
import type { Voice } from './escape.ts'
import { failureClasses } from './failures.ts'
import { formatCount, formatFromTo, formatValue, NOTHING, plural } from './format.ts'
import { budgetTally } from './lead.ts'
import { measuredLines } from './measured.ts'
import { subjectOf } from './place.ts'
import { budgetRows, checkRows, type Row } from './rows.ts'
import { sparkline } from './sparkline.ts'
import type { Column, Table } from './table.ts'
import { isLoud, warningText } from './warnings.ts'
import { capital } from './words.ts'

/** A part of a page that can be folded away: its title carries its result. */
export interface Section {
  readonly title: string
  readonly table?: Table
  readonly lines?: readonly string[]
}

const left = (title: string): Column => ({ title, align: 'left' })
const right = (title: string): Column => ({ title, align: 'right' })

/** Every part of a report that has something to say, in the order of a page. */
export function sectionsOf(report: Report, voice: Voice, detail: Detail): readonly Section[] {
  if (report.notMeasured !== undefined) return []
  return [
    ...checksSection(report, voice, detail),
    ...budgetsSection(report, voice, detail),
    ...failuresSection(report, voice, detail),
    ...(detail.percentiles ? percentilesSection(report, voice, detail) : []),
    ...(detail.trend ? trendSection(report, voice, detail) : []),
    ...notesSection(report, voice, detail),
    ...measuredSection(report, voice)
  ]
}

function cutTable(columns: readonly Column[], rows: Table['rows'], { rowCount }: Detail): Table {
  return { columns, rows: rows.slice(0, rowCount), moreCount: Math.max(0, rows.length - rowCount) }
}

function checksSection(report: Report, voice: Voice, detail: Detail): readonly Section[] {
  const rows = checkRows(report)
  if (rows.length === 0) return []
  const columns = checkColumns(report)
  const cells = shownRows(rows, detail).map((row) => checkCells(row, voice))
  const width = detail.wide ? columns.length : NARROW_COLUMNS
  const table = cutTable(
    columns.slice(0, width),
    cells.map((row) => row.slice(0, width)),
    detail
  )
  const moreCount = table.moreCount + rows.length - cells.length
  return [
    { title: `Checks: ${tallyOf(rows)}`, table: { ...table, moreCount }, lines: [detail.wide ? LEGEND : SHORT_LEGEND] }
  ]
}

function shownRows(rows: readonly Row[], { passing, improvements }: Detail): readonly Row[] {
  return rows.filter(({ mark }) => {
    if (mark === 'passed' || mark === 'inconclusive-shown') return passing
    return mark === 'improved' ? improvements : true
  })
}

/** Columns that a narrow page shows: a wide table is scrolled, and not read. */
const NARROW_COLUMNS = 8
const SHORT_LEGEND =
  'In brackets the 95 % interval; ~ is a change that is not told apart from nothing; noise is how much runs differ on their own (one standard deviation).'
const LEGEND = `${SHORT_LEGEND} Detectable is the smallest slowdown found nine times in ten.`

function checkColumns(report: Report): readonly Column[] {
  return [
    left('Target'),
    left('Metric'),
    left('Result'),
    right('Baseline'),
    right(capital(subjectOf(report))),
    right('Change'),
    right('Noise'),
    right('Margin'),
    right('Detectable'),
    right('Values')
  ]
}

function checkCells(row: Row, voice: Voice): readonly string[] {
  const { target, metric, word, baseline, candidate, change, noise, limit, detectable, counts } = row
  return [voice.name(target), metric, word, baseline, candidate, change, noise, limit, detectable, counts]
}

/** `1 regressed, 6 passed`: how many rows came to what, gravest first. */
export function tallyOf(rows: readonly Row[]): string {
  const counts = new Map<string, number>()
  for (const { word } of rows) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, count]) => `${formatCount(count)} ${word}`).join(', ')
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
  const cells = shownRows(rows, detail).map((row) => {
    return [voice.name(row.target), row.metric, row.limit, row.candidate, row.change, row.counts]
  })
  const table = cutTable(columns, cells, detail)
  const moreCount = table.moreCount + rows.length - cells.length
  return [{ title: `Budgets: ${budgetTally(report)}`, table: { ...table, moreCount } }]
}

function failuresSection({ targets }: Report, voice: Voice, detail: Detail): readonly Section[] {
  const failing = targets.map((target) => ({ target, classes: failureClasses(target) }))
  const failed = failing.flatMap(({ classes }) => classes).reduce((sum, { count }) => sum + count, 0)
  if (failed === 0) return []
  const attempted = targets.reduce((sum, { counts }) => sum + counts.attempted, 0)
  const cells = failing.flatMap(({ target, classes }) =>
    classes.map(({ word, count }) => [voice.name(target.id), word, `${count} of ${target.counts.attempted}`])
  )
  const title = `Failures: ${formatCount(failed)} of ${plural(attempted, 'request')}`
  return [{ title, table: cutTable([left('Target'), left('How'), right('Requests')], cells, detail) }]
}

function percentilesSection(report: Report, voice: Voice, detail: Detail): readonly Section[] {
  const measured = report.targets.flatMap((target) => target.metrics.map((metric) => ({ target, metric })))
  if (measured.length === 0) return []
  const percentiles = detail.wide ? (['p50', 'p95', 'p99'] as const) : (['p50', 'p95'] as const)
  const columns = [left('Target'), left('Metric'), ...percentiles.map(right), right('Values')]
  const cells = measured.map(({ target, metric }) => [
    voice.name(target.id),
    metricOf(metric.metric).short,
    ...percentiles.map((percentile) => percentileCell(metric, percentile)),
    metric.baseline === undefined ? String(metric.candidate.n) : `${metric.baseline.n} → ${metric.candidate.n}`
  ])
  return [{ title: percentilesTitle(report), table: cutTable(columns, cells, detail) }]
}

function percentilesTitle(report: Report): string {
  const [target, ...others] = report.targets
  const [first] = target?.metrics ?? []
  if (first === undefined || others.length > 0) return `Percentiles of ${plural(report.targets.length, 'target')}`
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

function trendSection({ targets }: Report, voice: Voice, detail: Detail): readonly Section[] {
  const lines = targets.flatMap((target) => {
    return target.metrics.flatMap(({ metric, trend }) => {
      const line = sparkline(trend)
      const { short, unit } = metricOf(metric)
      const last = trend.at(-1)
      return line === ''
        ? []
        : [[voice.name(target.id), short, line, last === undefined ? NOTHING : formatValue(last, unit)]]
    })
  })
  if (lines.length === 0) return []
  const columns = [left('Target'), left('Metric'), left('p50, oldest run first'), right('Now')]
  return [{ title: 'Trend over the runs of the baseline, this one last', table: cutTable(columns, lines, detail) }]
}

function notesSection({ warnings }: Report, voice: Voice, detail: Detail): readonly Section[] {
  const notes = warnings.filter((warning) => !isLoud(warning)).map((warning) => warningText(warning, voice))
  if (notes.length === 0) return []
  return [{ title: plural(notes.length, 'note'), lines: cutLines(notes, detail) }]
}

/** A list with a line for what was left out. */
export function cutLines(lines: readonly string[], { rowCount }: Pick<Detail, 'rowCount'>): readonly string[] {
  return lines.length <= rowCount ? lines : [...lines.slice(0, rowCount), `${lines.length - rowCount} more`]
}

function measuredSection(report: Report, voice: Voice): readonly Section[] {
  const { title, lines } = measuredLines(report, voice)
  return [{ title, lines }]
}

const ALARMING = ['🔴', '🟡']

/** The columns of what a reader sees without opening anything, with icons where the page has them. */
export function openTable(report: Report, rows: readonly Row[], voice: Voice): Table {
  const columns: readonly Column[] = [
    { title: '', align: 'center' },
    left('Target'),
    left('Metric'),
    right('Baseline'),
    right(capital(subjectOf(report))),
    right('Change'),
    right('Noise'),
    right('Limit')
  ]
  const cells = rows.map(({ icon, target, metric, baseline, candidate, change, noise, limit }) => {
    return [
      icon,
      voice.name(target),
      metric,
      baseline,
      candidate,
      ALARMING.includes(icon) ? voice.strong(change) : change,
      noise,
      limit
    ]
  })
  return { columns, rows: cells, moreCount: 0 }
}
