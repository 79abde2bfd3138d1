import type { BudgetResult } from '../../domain/budget.ts'
import { largest } from '../../domain/extremes.ts'
import { METRIC_IDS, type MetricId, metricOf, type Statistic } from '../../domain/metric.ts'
import { type MetricSummary, PRINTED_FROM, type Report } from '../../domain/report.ts'
import type { Check } from '../../domain/verdict.ts'
import type { Voice } from '../format/escape.ts'
import {
  formatFromTo,
  formatLimit,
  formatRange,
  formatSignedPercent,
  formatValue,
  NOTHING,
  plural
} from '../format/format.ts'
import { left, right, type Table } from '../format/table.ts'
import {
  capital,
  changeRange,
  checkName,
  isDetectedUnalarming,
  isEitherWay,
  metricName,
  spaced
} from '../format/words.ts'
import { budgetMarkOf, gravity, MARKS, type MarkId, markOf, shownMark } from '../sentences/marks.ts'
import { detectedText, rateOutcome } from './check-rows.ts'

const COLUMNS = ['p50', 'p95'] as const
type Column = (typeof COLUMNS)[number]

/** Every target has these rows; any other metric has one where it gates or is flagged. */
const USUAL: readonly MetricId[] = ['ttft', 'tpot', 'e2e']
/** The price of an answer changes by less with its length alone. */
const COST_CHANGE = 0.02
/** Met budgets of a target that have a row each; the others are counted. */
const MET_BUDGETS = 4

/** The numbers of one target in three columns, so that a phone shows all of them. */
export interface TargetTable {
  readonly table: Table
  /** The mark of its gravest row. */
  readonly mark: MarkId
  /** The largest change of the checks with that mark, to order tables of one mark. */
  readonly size: number
}

/** A table for each target that has numbers, those with flagged rows first. */
export function targetTables(report: Report, voice: Voice): readonly TargetTable[] {
  const checks = Map.groupBy(report.checks.toSorted(gravestFirst), ({ target }) => target)
  const budgets = Map.groupBy(report.budgets, ({ target }) => target)
  const summaries = new Map(report.targets.map(({ id, metrics }) => [id, metrics]))
  const costs = new Map(report.base?.targets.map(({ id, costChangeRatio }) => [id, costChangeRatio]))
  return [...new Set([...summaries.keys(), ...checks.keys(), ...budgets.keys()])]
    .map((id) => {
      const numbers = {
        checks: checks.get(id) ?? [],
        budgets: budgets.get(id) ?? [],
        metrics: summaries.get(id) ?? [],
        costChangeRatio: costs.get(id)
      }
      return targetTable(id, numbers, { report, voice })
    })
    .filter(({ table, mark }) => hasNumbers(table) || gravity(mark) < gravity('not-measured'))
    .toSorted((a, b) => gravity(a.mark) - gravity(b.mark) || b.size - a.size)
}

/** A table of dashes would say less than the sentence under it. */
function hasNumbers({ rows }: Table): boolean {
  return rows.some(([, ...cells]) => cells.some((cell) => /[\d∞]/.test(cell)))
}

function gravestFirst(a: Check, b: Check): number {
  return gravity(markOf(a)) - gravity(markOf(b))
}

interface Numbers {
  readonly checks: readonly Check[]
  readonly budgets: readonly BudgetResult[]
  readonly metrics: readonly MetricSummary[]
  readonly costChangeRatio?: number
}

interface Page {
  readonly report: Report
  readonly voice: Voice
}

function targetTable(id: string, numbers: Numbers, page: Page): TargetTable {
  const { checks, budgets } = numbers
  const marks = [...checks.map(markOf), ...budgets.map(budgetMarkOf)]
  const rows = [
    ...metricRows(numbers, page),
    ...checks.filter((check) => !hasColumn(check) && MARKS[markOf(check)].flagged).map((check) => ownRow(check, page)),
    ...costRow(numbers, page),
    ...budgetLines(budgets, page)
  ]
  const mark = marks.toSorted((a, b) => gravity(a) - gravity(b))[0] ?? 'passed'
  const sizes = checks.flatMap((check) => (markOf(check) === mark ? Math.abs(check.changeRatio ?? 0) : []))
  return {
    table: { columns: [left(page.voice.name(id)), ...COLUMNS.map(right)], rows, moreCount: 0 },
    mark,
    size: Math.max(0, largest(sizes))
  }
}

/** A row with its text in the column of its statistic; what has no column of its own stands last. */
function statisticRow(label: string, statistic: Statistic, text: string): readonly string[] {
  return statistic === 'p50' ? [label, text, ''] : [label, '', text]
}

function hasColumn({ metric, statistic }: Pick<Check, 'metric' | 'statistic'>): boolean {
  return metricOf(metric).scope === 'sample' && (COLUMNS as readonly Statistic[]).includes(statistic)
}

function metricRows({ checks, metrics }: Numbers, page: Page): readonly (readonly string[])[] {
  const decides = (id: MetricId): boolean =>
    checks.some((check) => check.metric === id && hasColumn(check) && (check.gating || MARKS[markOf(check)].flagged))
  return METRIC_IDS.filter((id) => USUAL.includes(id) || decides(id)).flatMap((id) => {
    const own = checks.filter(({ metric }) => metric === id)
    const read = own.find(({ readMetric }) => readMetric !== undefined)?.readMetric ?? metricShown(id, metrics)
    const summary = metrics.find(({ metric }) => metric === read)
    const cells = COLUMNS.map((column) => {
      const check = own.find(({ statistic }) => statistic === column)
      const values = valuesText(check, summary, column)
      return spaced(breakable(values, page), changeCell(check, page))
    })
    return cells.every((cell) => cell === NOTHING) ? [] : [[capital(metricOf(read).short), ...cells]]
  })
}

/** The time to the first answer token stands in for that of a hidden first token. */
function metricShown(id: MetricId, metrics: readonly MetricSummary[]): MetricId {
  const has = (one: MetricId): boolean => metrics.some(({ metric }) => metric === one)
  return id === 'ttft' && !has('ttft') && has('ttfat') ? 'ttfat' : id
}

/** A narrow screen breaks `412 → 461 ms` behind the arrow, so that all three columns fit. */
function breakable(values: string, { voice }: Page): string {
  return values
    .split(/(?<=→) /)
    .map(voice.tight)
    .join(' ')
}

/** The values that the check compared; where it has none, the percentiles of what was measured. */
function valuesText(check: Check | undefined, summary: MetricSummary | undefined, column: Column): string {
  const metric = summary?.metric ?? check?.readMetric ?? check?.metric
  if (metric === undefined) return NOTHING
  const { unit } = metricOf(metric)
  // A percentile of enough values is absent where so many requests failed.
  const failuresReach = summary !== undefined && summary.candidate.n >= PRINTED_FROM[column]
  const measured = check?.candidate ?? summary?.candidate[column] ?? (failuresReach ? Infinity : undefined)
  const from = check?.baseline ?? summary?.baseline?.[column]
  const to = check?.reason === 'vanished' ? undefined : measured
  return from === undefined ? formatValue(to, unit) : formatFromTo(from, to, unit)
}

/** `~` where no change is detectable; else its size and interval, with a mark where it is flagged. */
function changeCell(check: Check | undefined, { report, voice }: Page): string {
  if (check === undefined) return ''
  const mark = markOf(check)
  const { changeRatio, intervalRatio } = check
  if (!MARKS[mark].flagged) return voice.tight(unflaggedText(check))
  const size = changeRatio === undefined ? '' : formatSignedPercent(changeRatio)
  const range = intervalRatio === undefined || size === '' ? '' : `(${changeRange(intervalRatio)})`
  return flaggedText({ mark, size, range }, { report, voice })
}

function unflaggedText(check: Check): string {
  const { changeRatio } = check
  if (changeRatio === undefined) return isUndetectable(check) ? '~' : ''
  if (isDetectedUnalarming(check)) return detectedText(check)
  return isUndetectable(check) ? '~' : formatSignedPercent(changeRatio)
}

function isUndetectable({ verdict, intervalRatio }: Check): boolean {
  return intervalRatio === undefined ? verdict === 'unchanged' : isEitherWay(intervalRatio)
}

const ALARMING = ['🔴', '🟡']

function flaggedText(
  { mark, size, range }: { readonly mark: MarkId; readonly size: string; readonly range: string },
  { report, voice }: Page
): string {
  const shown = shownMark(mark, report)
  const strong = size !== '' && ALARMING.includes(shown.icon) ? voice.strong(voice.tight(size)) : voice.tight(size)
  return spaced(
    size === '' ? voice.mark(shown) : `${voice.mark(shown)}${voice.tight(' ')}${strong}`,
    voice.tight(range)
  )
}

/** A flagged check that has no column, and so no cell: a rate, single prompts, a mean. */
function ownRow(check: Check, page: Page): readonly string[] {
  const { metric, statistic, baseline, candidate, scenarios = [] } = check
  const { unit } = metricOf(metric)
  const label =
    statistic === 'worst-prompt' && scenarios.length > 0
      ? `${metricOf(metric).short} of ${plural(scenarios.length, 'single prompt')}`
      : checkName(check)
  const values = candidate === undefined && baseline === undefined ? '' : formatFromTo(baseline, candidate, unit)
  const change =
    unit === 'ratio'
      ? flaggedText({ mark: markOf(check), size: rateOutcome(check), range: '' }, page)
      : changeCell(check, page)
  return statisticRow(capital(label), statistic, spaced(breakable(values, page), change))
}

/** Base's price against head's, where no check says it. */
function costRow({ costChangeRatio, checks }: Numbers, { voice }: Page): readonly (readonly string[])[] {
  const isChecked = checks.some((check) => check.metric === 'cost' && MARKS[markOf(check)].flagged)
  if (costChangeRatio === undefined || Math.abs(costChangeRatio) < COST_CHANGE || isChecked) return []
  return [statisticRow('Cost per answer', 'mean', voice.tight(formatSignedPercent(costChangeRatio)))]
}

const MET = { icon: '✅', word: 'met' }

function budgetLines(budgets: readonly BudgetResult[], page: Page): readonly (readonly string[])[] {
  const flagged = budgets.filter((budget) => MARKS[budgetMarkOf(budget)].flagged)
  const met = budgets.filter((budget) => !flagged.includes(budget))
  const rows = [...flagged, ...met.slice(0, MET_BUDGETS)].map((budget) => budgetCells(budget, page))
  const moreCount = met.length - MET_BUDGETS
  return moreCount > 0 ? [...rows, [plural(moreCount, 'more budget'), '', page.voice.mark(MET)]] : rows
}

/** A percentile of fewer values than it is printed from is met as far as those can tell. */
function metAsFar({ verdict, budget: { statistic }, sampleCount }: BudgetResult): string {
  const needed = (PRINTED_FROM as Readonly<Partial<Record<Statistic, number>>>)[statistic] ?? 0
  return verdict === 'met' && sampleCount < needed ? `as far as ${plural(sampleCount, 'request')} can tell` : ''
}

function budgetCells(result: BudgetResult, { report, voice }: Page): readonly string[] {
  const { budget, readMetric, verdict, interval } = result
  const { unit } = metricOf(readMetric)
  const limit = voice.tight(`${budget.operator} ${formatLimit(budget.limit, unit)}`)
  const shown = verdict === 'met' ? MET : shownMark(budgetMarkOf(result), report)
  // A broken budget has no value where failed requests, which are infinitely slow, reach its percentile.
  const value = result.value ?? (verdict === 'broken' ? Infinity : undefined)
  const number = voice.tight(formatValue(value, unit))
  const range = verdict === 'met' || interval === undefined ? '' : voice.tight(`(${formatRange(interval, unit)})`)
  const strong = ALARMING.includes(shown.icon) ? voice.strong(number) : number
  const text = spaced(`${strong}${voice.tight(' ')}${voice.mark(shown)}`, range, metAsFar(result))
  return statisticRow(`Budget ${metricName(readMetric, budget.statistic)} ${limit}`, budget.statistic, text)
}
