import { metricOf } from '../../domain/metric.ts'
import {
  type AddedTime,
  type MetricSummary,
  PRINTED_FROM,
  type Quantiles,
  type Report,
  type TargetSummary,
  type TtftParts
} from '../../domain/report.ts'
import type { Detail } from '../format/detail.ts'
import type { Voice } from '../format/escape.ts'
import { formatCount, formatFromTo, formatMs, formatValue, plural } from '../format/format.ts'
import { cutLines, cutTable, left, right, type Section, type Table } from '../format/table.ts'
import { listed, nonEmpty } from '../format/words.ts'
import { armsOf, countRequests, failureClasses } from '../sentences/failures.ts'
import { shownMark } from '../sentences/marks.ts'
import { isLoud, warningText } from '../sentences/warnings.ts'
import { acceptLines } from './accept-lines.ts'
import { baseSection } from './base-section.ts'
import { allChecks, isShown, tallyOf } from './check-table.ts'
import { measuredSection } from './measured.ts'
import { targetTables } from './target-tables.ts'

/** Targets whose tables a reader sees without opening anything. */
const OPEN_TARGETS = 4

/** The tables under the title. */
export function openTables(report: Report, voice: Voice): readonly Table[] {
  if (report.notMeasured !== undefined) return []
  return targetTables(report, voice)
    .slice(0, OPEN_TARGETS)
    .map(({ table }) => table)
}

/** Everything that a page can fold away, in order. Each title carries its result; what is fine has no section. */
export function sectionsOf(report: Report, voice: Voice, detail: Detail): readonly Section[] {
  if (report.notMeasured !== undefined) return []
  return [
    ...moreTargets(report, voice, detail),
    ...acceptSection(report, voice, detail),
    ...failuresSection(report, voice, detail),
    ...layersSection(report, voice, detail),
    ...baseSection(report, voice, detail),
    ...allChecks(report, voice, detail),
    ...percentilesSection(report, voice, detail),
    ...notesSection(report, voice, detail),
    ...measuredSection(report, voice)
  ]
}

function moreTargets(report: Report, voice: Voice, detail: Detail): readonly Section[] {
  const folded = targetTables(report, voice).slice(OPEN_TARGETS)
  if (folded.length === 0) return []
  const shown = folded.filter(({ mark }) => isShown(mark, detail)).slice(0, detail.rowCount)
  const omittedCount = folded.length - shown.length
  const title = `${plural(folded.length, 'more target')}: ${tallyOf(folded.map(({ mark }) => shownMark(mark, report).word))}`
  const lines = nonEmpty(omittedCount > 0 ? `${plural(omittedCount, 'more target')} not shown here.` : '')
  return [{ title, tables: shown.map(({ table }) => table), lines }]
}

function acceptSection(report: Report, voice: Voice, { rowCount }: Detail): readonly Section[] {
  const accept = acceptLines(report, rowCount)
  if (accept === undefined) return []
  const where = `Add under ${voice.literal('accept:')} in ${voice.literal('.github/llm-latency.yml')}, with your reason:`
  return [{ title: accept.title, lines: [where], code: accept.lines }]
}

function failuresSection(report: Report, voice: Voice, { rowCount }: Detail): readonly Section[] {
  const arms = armsOf(report)
  const items = arms.flatMap((arm) => failureClasses(arm).map((failure) => ({ arm, ...failure })))
  if (items.length === 0) return []
  const failed = items.reduce((sum, { count }) => sum + count, 0)
  const { attempted } = countRequests(arms)
  const table = cutTable({
    columns: [left('Target'), left('How'), right('Requests')],
    items,
    write: ({ arm, word, count }) => [
      `${voice.name(arm.id)}${arm.isBase ? ' (base)' : ''}`,
      word,
      `${count} of ${arm.counts.attempted}`
    ],
    rowCount
  })
  return [{ title: `Failures: ${formatCount(failed)} of ${plural(attempted, 'request')}`, tables: [table] }]
}

function layersSection({ targets }: Report, voice: Voice, { rowCount }: Detail): readonly Section[] {
  const overheads = overheadLines(targets, voice)
  const parts = ttftPartLines(targets, voice)
  if (overheads.length + parts.length === 0) return []
  const title =
    overheads.length > 0
      ? `Layers: ${plural(overheads.length, 'target')} measured with ${overheads.length === 1 ? 'its' : 'their'} upstream`
      : 'What the time to first token is made of'
  return [{ title, lines: cutLines([...overheads, ...parts], rowCount, (line) => line) }]
}

const PERCENTILES = ['p50', 'p95', 'p99'] as const

/** Every metric that was measured, for those who look closely. */
function percentilesSection(report: Report, voice: Voice, detail: Detail): readonly Section[] {
  const items = report.targets.flatMap((target) => target.metrics.map((metric) => ({ target, metric })))
  if (items.length === 0 || !detail.wide || !detail.percentiles) return []
  const table = cutTable({
    columns: [left('Target'), left('Metric'), ...PERCENTILES.map(right), right('Values')],
    items,
    write: ({ target, metric }) => [
      voice.name(target.id),
      metricOf(metric.metric).short,
      ...PERCENTILES.map((percentile) => percentileCell(metric, percentile)),
      metric.baseline === undefined ? String(metric.candidate.n) : `${metric.baseline.n} → ${metric.candidate.n}`
    ],
    rowCount: detail.rowCount
  })
  return [{ title: 'All percentiles', tables: [table] }]
}

type Percentile = (typeof PERCENTILES)[number]

function percentileCell({ metric, candidate, baseline }: MetricSummary, percentile: Percentile): string {
  const { unit } = metricOf(metric)
  const now = candidate[percentile]
  const before = baseline?.[percentile]
  if (now === undefined) return missingPercentile(candidate, percentile)
  return before === undefined ? formatValue(now, unit) : formatFromTo(before, now, unit)
}

/** Says why a percentile is absent: there are too few values, or failures reach it. */
function missingPercentile({ n }: Quantiles, percentile: Percentile): string {
  const needed = PRINTED_FROM[percentile]
  return n < needed ? `needs ${needed - n} more` : '∞ (failures)'
}

function notesSection({ warnings }: Report, voice: Voice, { rowCount }: Detail): readonly Section[] {
  const notes = warnings.filter((warning) => !isLoud(warning))
  if (notes.length === 0) return []
  const lines = cutLines(notes, rowCount, (note) => warningText(note, voice))
  return [{ title: plural(notes.length, 'note'), lines }]
}

/** One sentence for each target with an upstream: the time that the layer adds. */
export function overheadLines(targets: readonly TargetSummary[], voice: Voice): readonly string[] {
  return targets.flatMap(({ id, overhead }) => {
    if (overhead === undefined) return []
    const { ttft, e2e } = overhead
    const parts = nonEmpty(
      ttft && `${addedText(ttft)} to the first token`,
      e2e && `${addedText(e2e)} to the whole answer at equal length`
    )
    const first = ttft ?? e2e
    if (first === undefined) return [`${voice.name(id)}: too few pairs with its upstream to say what it adds.`]
    return [`${voice.name(id)} adds ${listed(parts)} (${plural(first.pairCount, 'pair')} with its upstream).`]
  })
}

/** `0.8 ms (0.6 to 1)`: the interval is at 95 %. */
function addedText({ medianMs, intervalMs }: AddedTime): string {
  const [low, high] = intervalMs.map(signedMs)
  return `${signedMs(medianMs)} (95 % interval ${low} to ${high})`
}

function signedMs(ms: number): string {
  return ms < 0 ? `−${formatMs(-ms)}` : formatMs(ms)
}

/** One sentence for each target whose server splits its time to first token. */
export function ttftPartLines(targets: readonly TargetSummary[], voice: Voice): readonly string[] {
  return targets.flatMap(({ id, ttftParts }) => (ttftParts === undefined ? [] : [partsLine(id, ttftParts, voice)]))
}

function partsLine(id: string, { queueMs, prefillMs, serverMs, restMs, sampleCount }: TtftParts, voice: Voice): string {
  const isSplit = queueMs !== undefined || prefillMs !== undefined
  const part = (ms: number | undefined, where: string): string => (ms === undefined ? '' : `${formatMs(ms)} ${where}`)
  const parts = nonEmpty(
    part(queueMs, 'in the queue'),
    part(prefillMs, 'reading the prompt'),
    part(serverMs, `${isSplit ? 'otherwise ' : ''}in the server`),
    part(restMs, 'on the way and elsewhere')
  )
  return `Time to first token of ${voice.name(id)}, by what its server says: ${listed(parts)} (medians of ${plural(sampleCount, 'request')}).`
}
