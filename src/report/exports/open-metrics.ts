import type { BudgetVerdict } from '../../domain/budget.ts'
import { METRIC_IDS, metricOf, type Unit } from '../../domain/metric.ts'
import type { Report } from '../../domain/report.ts'
import { instantOf } from '../../domain/time.ts'
import { type Check, type CheckVerdict, STATES } from '../../domain/verdict.ts'
import { exportedText } from '../format/escape.ts'
import { budgetName } from '../sentences/budget-sentences.ts'
import { readingsOf, twelveDigits } from './readings.ts'

interface Family {
  readonly name: string
  /** The last part of the name, as the format demands. */
  readonly unit?: string
  readonly help: string
  readonly points: readonly Point[]
}

interface Point {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/**
 * OpenMetrics 1.0 text (prometheus/OpenMetrics, specification/OpenMetrics.md), for a Pushgateway, the textfile collector of
 * node_exporter and GitLab's metrics reports. Everything is a gauge, so that readers of the older Prometheus text take it too. A
 * number that is missing has no line, since NaN would be a value. No label holds a commit or a run: each would be a new time series.
 */
export function renderOpenMetrics(report: Report): string {
  const families = [
    ...valueFamilies(report),
    ...changeFamilies(report),
    ...stateFamilies(report),
    ...runFamilies(report)
  ]
  const lines = families.flatMap(familyLines)
  return `${[...lines, '# EOF'].join('\n')}\n`
}

/** Base units: seconds rather than milliseconds, and shares of 1. */
const BASE_UNITS: Readonly<Record<Unit, { readonly name: string; readonly perUnit: number }>> = {
  ms: { name: 'seconds', perUnit: 1000 },
  'tok/s': { name: 'tokens_per_second', perUnit: 1 },
  ratio: { name: 'ratio', perUnit: 1 },
  $: { name: 'dollars', perUnit: 1 }
}

/** One family a metric: `llm_latency_ttft_seconds{target="chat",statistic="p95"} 0.702`. */
function valueFamilies(report: Report): readonly Family[] {
  const readings = readingsOf(report)
  return METRIC_IDS.map((id) => {
    const { label, unit } = metricOf(id)
    const { name, perUnit } = BASE_UNITS[unit]
    const own = readings.filter(({ metric }) => metric === id)
    const points = own.map(({ target, statistic, value }) => ({
      labels: { target, statistic },
      value: value / perUnit
    }))
    return { name: `${id}_${name}`, unit: name, help: `${label}.`, points }
  })
}

function changeFamilies({ checks }: Report): readonly Family[] {
  const family = (name: string, help: string, ratioOf: (check: Check) => number | undefined): Family => ({
    name,
    unit: 'ratio',
    help,
    points: checks.flatMap((check) => {
      const value = ratioOf(check)
      return value === undefined || !Number.isFinite(value) ? [] : [{ labels: checkLabels(check), value }]
    })
  })
  return [
    family('change_ratio', 'Change since base or the stored runs: 0.1 is 10 % more.', ({ changeRatio }) => changeRatio),
    family(
      'change_low_ratio',
      'Lower end of the 95 % interval of the change.',
      ({ intervalRatio }) => intervalRatio?.[0]
    ),
    family(
      'change_high_ratio',
      'Upper end of the 95 % interval of the change.',
      ({ intervalRatio }) => intervalRatio?.[1]
    ),
    family(
      'detectable_ratio',
      'Smallest slowdown that this comparison finds nine times in ten.',
      (check) => check.detectableRatio
    )
  ]
}

const CHECK_VERDICTS: readonly CheckVerdict[] = ['regressed', 'inconclusive', 'unchanged', 'improved']
const BUDGET_VERDICTS: readonly BudgetVerdict[] = ['broken', 'at-the-edge', 'not-measured', 'met']

/** Each possible state has a line, 1 for the one that applies: an alert then needs no guess about lines that are missing. */
function stateFamilies({ state, checks, budgets }: Report): readonly Family[] {
  return [
    { name: 'state', help: 'State of the run: 1 for the one that applies.', points: oneOf('state', state, STATES, {}) },
    {
      name: 'check',
      help: 'Verdict of each check: 1 for the one that applies.',
      points: checks.flatMap((check) => oneOf('verdict', check.verdict, CHECK_VERDICTS, checkLabels(check)))
    },
    {
      name: 'budget',
      help: 'Verdict of each budget: 1 for the one that applies.',
      points: budgets.flatMap(({ target, budget, verdict }) =>
        oneOf('verdict', verdict, BUDGET_VERDICTS, { target, budget: budgetName(budget) })
      )
    }
  ]
}

function oneOf(label: string, actual: string, all: readonly string[], labels: Point['labels']): readonly Point[] {
  return all.map((each) => ({ labels: { ...labels, [label]: each }, value: each === actual ? 1 : 0 }))
}

function checkLabels({ target, metric, readMetric = metric, statistic }: Check): Point['labels'] {
  return { target, metric: readMetric, statistic }
}

function runFamilies({ targets, measured, context, tool }: Report): readonly Family[] {
  const { startedAt, durationMs, costUsd, promptSet } = measured
  return [
    {
      name: 'requests',
      help: 'Requests by outcome; void ones were disturbed and are not judged.',
      points: targets.flatMap(({ id, counts: { attempted, ok, void: voidCount } }) => [
        { labels: { target: id, outcome: 'ok' }, value: ok },
        { labels: { target: id, outcome: 'failed' }, value: attempted - ok },
        { labels: { target: id, outcome: 'void' }, value: voidCount }
      ])
    },
    { name: 'run_cost_dollars', unit: 'dollars', help: 'Cost of the run.', points: single(costUsd) },
    { name: 'run_duration_seconds', unit: 'seconds', help: 'Duration of the run.', points: single(durationMs / 1000) },
    {
      name: 'run_start_seconds',
      unit: 'seconds',
      help: 'Start of the run, in seconds since 1970.',
      points: single(instantOf(startedAt) / 1000)
    },
    {
      name: 'run_info',
      help: 'Facts about the run that are no numbers.',
      points: [{ labels: { key: context.key, prompts: promptSet, version: tool.version }, value: 1 }]
    }
  ]
}

function single(value: number | undefined): readonly Point[] {
  return value === undefined || !Number.isFinite(value) ? [] : [{ labels: {}, value }]
}

function familyLines({ name, unit, help, points }: Family): readonly string[] {
  if (points.length === 0) return []
  const full = `llm_latency_${name}`
  return [
    `# TYPE ${full} gauge`,
    ...(unit === undefined ? [] : [`# UNIT ${full} ${unit}`]),
    `# HELP ${full} ${help}`,
    ...points.map(({ labels, value }) => `${full}${labelText(labels)} ${twelveDigits(value)}`)
  ]
}

function labelText(labels: Point['labels']): string {
  const pairs = Object.entries(labels).map(([name, text]) => `${name}="${labelValue(text)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function labelValue(text: string): string {
  return exportedText(text).replace(/[\\"]/g, '\\$&')
}
