import type { Report } from '../../domain/report.ts'
import type { Detail } from '../format/detail.ts'
import type { Voice } from '../format/escape.ts'
import { formatCount } from '../format/format.ts'
import { cutTable, left, right, type Section } from '../format/section.ts'
import type { Column, Table } from '../format/table.ts'
import { capital } from '../format/words.ts'
import { checkRows, markOf, type Row } from '../sentences/rows.ts'
import { subjectOf } from '../sentences/subject.ts'
import { modelChanges } from '../sentences/trade.ts'

/** What the checks of a report were made against: stored runs, base beside head, or for some targets the one and for some the other. */
export function comparisonOf({ checks }: Report): 'baseline' | 'base' | 'both' {
  const paired = checks.filter(({ kind }) => kind === 'interleaved').length
  if (paired === 0) return 'baseline'
  return paired === checks.length ? 'base' : 'both'
}

/** Every check with its numbers. */
export function checksSection(report: Report, voice: Voice, detail: Detail): readonly Section[] {
  const rows = checkRows(report)
  if (rows.length === 0) return []
  const columns = checkColumns(report)
  const width = detail.wide ? columns.length : NARROW_COLUMNS
  const items = shownRows(rows, detail)
  const table = cutTable({
    columns: columns.slice(0, width),
    items,
    write: (row) => checkCells(row, report, voice).slice(0, width),
    rowCount: detail.rowCount,
    omittedCount: rows.length - items.length
  })
  return [{ title: `Checks: ${tallyOf(rows)}`, table, lines: [legendOf(report, detail)] }]
}

/** The rows that are left where a page had to lose some. */
export function shownRows(rows: readonly Row[], { passing, improvements }: Detail): readonly Row[] {
  return rows.filter(({ mark }) => {
    if (mark === 'passed' || mark === 'inconclusive-shown') return passing
    return mark === 'improved' ? improvements : true
  })
}

/** Columns that a narrow page shows: a wide table is scrolled, and not read. */
const NARROW_COLUMNS = 8

function legendOf(report: Report, { wide }: Detail): string {
  const noise =
    comparisonOf(report) === 'base' ? '' : '; noise is how much runs differ on their own (one standard deviation)'
  const detectable = wide ? ' Detectable is the smallest slowdown found nine times in ten.' : ''
  const shown = report.checks.some((check) => markOf(check) === 'inconclusive-shown')
    ? ' What is only shown decides nothing, and was not measured on for.'
    : ''
  return `In brackets the 95 % interval; ~ is a change that is not told apart from nothing${noise}. ${endToEnd(report)}${detectable}${shown}`
}

/**
 * Where the prompt or the model was changed, answers of another length are part of what the change does. Where the first
 * token is hidden, what a longer answer takes cannot be told from what came before it.
 */
function endToEnd(report: Report): string {
  const changed = modelChanges(report).length > 0 || (report.base?.changedScenarioCount ?? 0) > 0
  const hidden = hidingTargets(report)
  if (!changed && hidden.size === 0) return 'End-to-end time is compared at equal length of answer.'
  const causes = [
    ...(changed ? ['the prompts or the model changed'] : []),
    ...(hidden.size > 0 ? ['the first token is hidden'] : [])
  ]
  const all = new Set(report.checks.map(({ target }) => target))
  const where = !changed && hidden.size === all.size ? `since ${causes[0]}` : `where ${causes.join(' or ')}`
  return `End-to-end time is compared as users meet it ${where}, with answers of their own length.`
}

/** Targets of which the answer's first token was read in place of the reply's. */
function hidingTargets({ checks }: Report): ReadonlySet<string> {
  return new Set(checks.flatMap(({ target, readMetric }) => (readMetric === 'ttfat' ? [target] : [])))
}

function checkColumns(report: Report): readonly Column[] {
  return [
    left('Target'),
    left('Metric'),
    left('Result'),
    right(baselineTitle(report)),
    right(capital(subjectOf(report))),
    right('Change'),
    right(noiseTitle(report)),
    right('Margin'),
    right('Detectable'),
    right('Values')
  ]
}

function baselineTitle(report: Report): string {
  return comparisonOf(report) === 'base' ? 'Base' : 'Baseline'
}

/** Pairs cancel what runs differ by: there the number of them says how firm a change is. */
function noiseTitle(report: Report): string {
  return comparisonOf(report) === 'base' ? 'Pairs' : 'Noise'
}

function noiseCell({ noise, pairs }: Row, report: Report): string {
  return comparisonOf(report) === 'base' ? pairs : noise
}

function checkCells(row: Row, report: Report, voice: Voice): readonly string[] {
  const { target, metric, word, baseline, candidate, change, limit, detectable, counts } = row
  const noise = noiseCell(row, report)
  return [voice.name(target), metric, word, baseline, candidate, change, noise, limit, detectable, counts]
}

/** `1 regressed, 6 passed`: how many rows came to what, gravest first. */
export function tallyOf(rows: readonly Row[]): string {
  const counts = new Map<string, number>()
  for (const { word } of rows) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, count]) => `${formatCount(count)} ${word}`).join(', ')
}

const ALARMING = ['🔴', '🟡']

/** The columns of what a reader sees without opening anything, with icons where the page has them. */
export function openTable(report: Report, rows: readonly Row[], voice: Voice): Table {
  const columns: readonly Column[] = [
    { title: '', align: 'center' },
    left('Target'),
    left('Metric'),
    right(baselineTitle(report)),
    right(capital(subjectOf(report))),
    right('Change'),
    right(noiseTitle(report)),
    right('Limit')
  ]
  const cells = rows.map((row) => {
    const { icon, target, metric, baseline, candidate, change, limit } = row
    return [
      icon,
      voice.name(target),
      metric,
      baseline,
      candidate,
      ALARMING.includes(icon) ? voice.strong(change) : change,
      noiseCell(row, report),
      limit
    ]
  })
  return { columns, rows: cells, moreCount: 0 }
}
