import { FULL_BASELINE_RUNS } from '../../analysis/history/history-rule.ts'
import { largest, smallest } from '../../domain/extremes.ts'
import type { Report } from '../../domain/report.ts'
import { BLIND_FROM, isBlind } from '../../domain/verdict.ts'
import type { Detail } from '../format/detail.ts'
import type { Voice } from '../format/escape.ts'
import { formatCount, formatPercent, NOTHING } from '../format/format.ts'
import { type Column, cutTable, left, right, type Section } from '../format/table.ts'
import { capital, metricName, NONE_DETECTABLE, nonEmpty, spaced } from '../format/words.ts'
import { comparisonOf, type MarkId, markOf } from '../sentences/marks.ts'
import { subjectOf } from '../sentences/subject.ts'
import { modelChanges } from '../sentences/trade.ts'
import { checkRows, type Row } from './check-rows.ts'

/** Every check and every budget with all its numbers. */
export function allChecks(report: Report, voice: Voice, detail: Detail): readonly Section[] {
  const rows = checkRows(report)
  if (rows.length === 0) return []
  const items = rows.filter(({ mark }) => isShown(mark, detail))
  const columns = columnsOf(report, voice, detail).filter(([, write]) => rows.some((row) => write(row) !== NOTHING))
  const table = cutTable({
    columns: columns.map(([column]) => column),
    items,
    write: (row) => columns.map(([, write]) => write(row)),
    rowCount: detail.rowCount,
    omittedCount: rows.length - items.length
  })
  const lines = report.checks.length === 0 ? [] : [legend(report, voice, detail)]
  return [{ title: `All checks: ${tallyOf(rows.map(({ word }) => word))}`, tables: [table], lines }]
}

/** A page that had to lose some rows keeps those that failed. */
export function isShown(mark: MarkId, { passing, improvements }: Detail): boolean {
  if (mark === 'passed' || mark === 'inconclusive-shown') return passing
  return mark === 'improved' ? improvements : true
}

function legend(report: Report, voice: Voice, { wide }: Detail): string {
  return spaced(
    'The 95 % interval is in brackets; ~ means no detectable change: the interval holds zero.',
    report.checks.some(({ reason }) => reason === 'within-margin')
      ? 'A change within the margin was detected, and is too small for an alarm.'
      : '',
    report.checks.some(({ reason }) => reason === 'faster-once')
      ? 'Seen once: base and head are two servers, and one may have been busier.'
      : '',
    comparisonOf(report) === 'base' ? '' : noiseLegend(report),
    endToEnd(report),
    wide ? detectableLegend(report) : '',
    report.checks.some((check) => markOf(check) === 'inconclusive-shown')
      ? `Rows marked ${voice.strong('shown')} do not affect the result.`
      : ''
  )
}

function noiseLegend({ checks }: Report): string {
  const isAssumed = checks.some(({ assumedNoiseRatio }) => assumedNoiseRatio !== undefined)
  const assumed = isAssumed ? `, and taken as a guess until ${FULL_BASELINE_RUNS} runs show it` : ''
  return `Noise is the standard deviation between runs${assumed}.`
}

function detectableLegend({ checks }: Report): string {
  const twice = checks.some(({ detectableByTwoJobs }) => detectableByTwoJobs === true) ? ', in history by two jobs' : ''
  const none = checks.some(isBlind) ? `; ${NONE_DETECTABLE} means not even ${formatPercent(BLIND_FROM)}` : ''
  return `Detectable is the smallest slowdown found nine times in ten${twice}${none}.`
}

/**
 * Where the prompt or the model was changed, a different answer length is part of the change. Where the first token is
 * hidden, the time of a longer answer cannot be separated from the time before it.
 */
function endToEnd(report: Report): string {
  const changed = modelChanges(report).length > 0 || (report.base?.changedScenarioCount ?? 0) > 0
  // Their first answer token was read, since their first token is hidden.
  const hidden = new Set(report.checks.flatMap(({ target, readMetric }) => (readMetric === 'ttfat' ? [target] : [])))
  if (!changed && hidden.size === 0) return 'End-to-end time is compared at equal answer length.'
  const causes = nonEmpty(
    changed ? 'the prompts or the model changed' : '',
    hidden.size > 0 ? 'the first token is hidden' : ''
  )
  const all = new Set(report.checks.map(({ target }) => target))
  const where = !changed && hidden.size === all.size ? `since ${causes[0]}` : `where ${causes.join(' or ')}`
  return `End-to-end time is compared with answers at their own length ${where}.`
}

type ColumnOf = readonly [Column, (row: Row) => string]

function columnsOf(report: Report, voice: Voice, { wide, trend }: Detail): readonly ColumnOf[] {
  // Pairs cancel the noise of runs: there their number says how firm a change is.
  const isPaired = comparisonOf(report) === 'base'
  const trends = trend ? trendsOf(report) : new Map<string, string>()
  const closer: readonly ColumnOf[] = [
    [right('Detectable'), ({ detectable }) => detectable],
    [right('Values'), ({ counts }) => counts]
  ]
  return [
    [left('Target'), ({ target }) => voice.name(target)],
    [left('Check'), ({ name }) => name],
    [left('Result'), ({ word }) => word],
    [right(isPaired ? 'Base' : 'Baseline'), ({ baseline }) => baseline],
    [right(capital(subjectOf(report))), ({ candidate }) => candidate],
    [right('Change'), ({ change }) => change],
    isPaired ? [right('Pairs'), ({ pairs }) => pairs] : [right('Noise'), ({ noise }) => noise],
    [right('Limit'), ({ limit }) => limit],
    ...(wide ? closer : []),
    [left('Runs, this one last'), ({ target, name }) => trends.get(trendKey(target, name)) ?? NOTHING]
  ]
}

/** The medians of the runs of the window as a line, by target and check. */
function trendsOf({ targets }: Report): ReadonlyMap<string, string> {
  const lines = targets.flatMap(({ id, metrics }) =>
    metrics.map(({ metric, trend }) => [trendKey(id, metricName(metric, 'p50')), sparkline(trend)] as const)
  )
  return new Map(lines.filter(([, line]) => line !== ''))
}

function trendKey(target: string, check: string): string {
  return JSON.stringify([target, check])
}

/** `1 regressed, 6 passed`: the words of rows that are sorted already, each with its number. */
export function tallyOf(words: readonly string[]): string {
  return [...Map.groupBy(words, (word) => word)].map(([word, all]) => `${formatCount(all.length)} ${word}`).join(', ')
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
  const low = smallest(points)
  const span = Math.max(largest(points) - low, low * SMALLEST_SPAN)
  if (span === 0) return (BARS[0] ?? '').repeat(points.length)
  return points
    .map((value) => BARS[Math.min(BARS.length - 1, Math.floor(((value - low) / span) * BARS.length))])
    .join('')
}
