import type { BudgetResult } from '../../domain/budget.ts'
import { metricOf } from '../../domain/metric.ts'
import type { Report } from '../../domain/report.ts'
import type { Check } from '../../domain/verdict.ts'
import { exportedText } from '../format/escape.ts'
import { type Reading, readingsOf, twelveDigits } from './readings.ts'

/** The columns and their order are interface: new ones are added at the end. */
const COLUMNS = [
  'kind',
  'started_at',
  'commit',
  'target',
  'metric',
  'statistic',
  'unit',
  'baseline',
  'value',
  'value_low',
  'value_high',
  'change_ratio',
  'change_low',
  'change_high',
  'detectable_ratio',
  'margin_ratio',
  'operator',
  'limit',
  'verdict',
  'reason',
  'compared_by',
  'decides',
  'accepted_until',
  'samples_baseline',
  'samples',
  'runs',
  'pairs'
] as const
type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number | boolean | undefined>>>

/**
 * The report as a table for spreadsheets and data frames (RFC 4180): a row for each check, each budget, and each number that is
 * not checked. Tables of several runs can be put under one another, since each row names its run.
 */
export function renderCsv(report: Report): string {
  const run = { started_at: report.measured.startedAt, commit: report.context.headCommit ?? report.context.commit }
  const readings = readingsOf(report)
  const rows: readonly Row[] = [
    ...report.checks.map((check) =>
      checkRow(
        check,
        readings.find((reading) => reading.check === check)
      )
    ),
    ...report.budgets.map(budgetRow),
    ...readings.filter(({ check }) => check === undefined).map(valueRow)
  ]
  const lines = rows.map((row) => COLUMNS.map((column) => cell({ ...run, ...row }[column])).join(','))
  return `${[COLUMNS.join(','), ...lines].join('\n')}\n`
}

/** A check that could not judge has no values of its own; those of the tables stand in their place. */
function checkRow(check: Check, reading: Reading | undefined): Row {
  const { metric, readMetric = metric, sampleCounts, intervalRatio } = check
  return {
    kind: 'check',
    target: check.target,
    metric: readMetric,
    statistic: check.statistic,
    unit: metricOf(readMetric).unit,
    baseline: check.baseline ?? reading?.baseline,
    value: check.candidate ?? reading?.value,
    change_ratio: check.changeRatio,
    change_low: intervalRatio?.[0],
    change_high: intervalRatio?.[1],
    detectable_ratio: check.detectableRatio,
    margin_ratio: check.marginRatio,
    verdict: check.verdict,
    reason: check.reason,
    compared_by: check.kind,
    decides: check.gating,
    accepted_until: check.accepted?.until,
    samples_baseline: sampleCounts.baseline,
    samples: sampleCounts.candidate,
    runs: sampleCounts.runs,
    pairs: check.pairCount
  }
}

function budgetRow(result: BudgetResult): Row {
  const { budget, readMetric, interval } = result
  return {
    kind: 'budget',
    target: result.target,
    metric: readMetric,
    statistic: budget.statistic,
    unit: metricOf(readMetric).unit,
    value: result.value,
    value_low: interval?.[0],
    value_high: interval?.[1],
    operator: budget.operator,
    limit: budget.limit,
    verdict: result.verdict,
    reason: result.reason,
    decides: true,
    samples: result.sampleCount
  }
}

function valueRow({ target, metric, statistic, value, baseline, interval }: Reading): Row {
  return {
    kind: 'value',
    target,
    metric,
    statistic,
    unit: metricOf(metric).unit,
    baseline,
    value,
    value_low: interval?.[0],
    value_high: interval?.[1]
  }
}

/** A spreadsheet runs a cell that begins so as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@]/

/** What is absent or endless is an empty cell, which every reader takes for a missing number. */
function cell(value: string | number | boolean | undefined): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(twelveDigits(value)) : ''
  if (typeof value !== 'string') return value === undefined ? '' : String(value)
  const line = exportedText(value)
  const text = FORMULA.test(line) ? `'${line}` : line
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
