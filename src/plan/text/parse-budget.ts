import { type BudgetLimit, OPERATORS, type OperatorSign } from '../../domain/budget.ts'
import { METRIC_IDS, type Metric, type MetricId, metricOf, type Statistic, type Unit } from '../../domain/metric.ts'
import { quote } from '../../domain/quote.ts'
import { type Fault, fault, isFault } from './fault.ts'
import { eitherOf, nearestHint } from './wording.ts'

export const BUDGET_GRAMMAR = '[TARGET:] METRIC[.STAT] OP NUMBER UNIT'

const ALIASES: Readonly<Record<string, MetricId>> = { itl: 'icl' }
/** A request is slow beside the base or the runs before, so slow_rate is a check and cannot be a budget. */
const RELATIVE: MetricId = 'slow_rate'
/** Those that "gate.checks" may name, and those whose change is judged always. */
const MARGIN_METRICS: readonly MetricId[] = ['ttft', 'tpot', 'e2e']
const SELF_CHECKED: readonly MetricId[] = ['error_rate', 'streamed_share']
const METRIC_NAMES = [...METRIC_IDS.filter((id) => id !== RELATIVE), ...Object.keys(ALIASES)]
const STATISTICS = ['p50', 'p90', 'p95', 'p99', 'mean', 'max'] as const satisfies readonly Statistic[]

/** The units a budget on a metric may be written in, and what each is worth in the metric's unit inside. */
const UNITS: Readonly<Record<Unit, Readonly<Record<string, number>>>> = {
  ms: { ms: 1, s: 1000 },
  'tok/s': { 'tok/s': 1 },
  ratio: { '%': 0.01 },
  $: { $: 1 }
}

/** The target is greedy, since model names such as `llama3.2:3b` have colons of their own. */
const SHAPE =
  /^(?:(?<target>.+):\s*)?(?<metric>\w[\w-]*)(?:\.(?<statistic>\w*))?\s*(?<operator>[<>]=?)\s*(?<amount>.*)$/
const PRESET = /^(?:(?<target>.+):\s*)?(?<name>mlperf\/.*)$/i
const AMOUNT = /^(?<dollar>\$)?\s*(?<number>\d+(?:\.\d+)?)\s*(?<unit>(?:[^\d.,\s]\S*)?)$/

/** One entry of `budgets`: one limit, or the two of an MLPerf preset, or what is wrong with it. */
export function parseBudget(entry: string): readonly BudgetLimit[] | Fault {
  const text = entry.trim()
  if (/@\s*concurrency/i.test(text)) {
    return fault(`${quote(text)}: budgets at a given concurrency are not supported`, 'Remove "@ concurrency N".')
  }
  const preset = PRESET.exec(text)?.groups
  if (preset !== undefined) return readPreset(preset['name'] ?? '', preset['target']?.trim())
  const limit = readLimit(text)
  return 'metric' in limit ? [limit] : limit
}

function readPreset(name: string, target: string | undefined): readonly BudgetLimit[] | Fault {
  const limits = mlperfBudgets(name)
  const names = Object.keys(MLPERF_PRESETS)
  if (limits === undefined) {
    return fault(`unknown preset ${quote(name)}; expected ${eitherOf(names)}`, nearestHint(name, names))
  }
  return target === undefined ? limits : limits.map((limit) => ({ ...limit, text: `${target}: ${limit.text}`, target }))
}

function readLimit(text: string): BudgetLimit | Fault {
  const groups = SHAPE.exec(text)?.groups
  if (groups === undefined) return shapeFault(text)
  const metric = readMetric(groups['metric'] ?? '')
  if (isFault(metric)) return inEntry(text, metric)
  const statistic = readStatistic(metric.id, groups['statistic'])
  if (isFault(statistic)) return inEntry(text, statistic)
  const operator = (groups['operator'] ?? '') as OperatorSign // the pattern lets only the four signs through
  const limit = readAmount(groups['amount'] ?? '', { metric: metric.id, operator })
  if (isFault(limit)) return inEntry(text, limit)
  const turned = turnedFault(text, { metric: metric.id, operator })
  if (turned !== undefined) return turned
  const target = groups['target']?.trim()
  return {
    text,
    target,
    metric: metric.id,
    statistic: statistic.id,
    operator,
    limit: limit.value
  }
}

function inEntry(text: string, { message, hint }: Fault): Fault {
  return fault(`${quote(text)}: ${message}; the grammar is ${BUDGET_GRAMMAR}`, hint)
}

function readMetric(name: string): { readonly id: MetricId } | Fault {
  if (name === RELATIVE) {
    return fault(
      `"${name}" counts requests slower than those of base or of earlier runs, so it has no value to limit; expected ${eitherOf(METRIC_NAMES)}`,
      'Remove it, since a rise is judged without a budget, or limit a latency, such as "e2e.p95 < 5s".'
    )
  }
  const id = Object.hasOwn(ALIASES, name) ? ALIASES[name] : METRIC_IDS.find((candidate) => candidate === name)
  if (id !== undefined) return { id }
  return fault(`unknown metric ${quote(name)}, expected ${eitherOf(METRIC_NAMES)}`, nearestHint(name, METRIC_NAMES))
}

function readStatistic(metric: MetricId, name: string | undefined): { readonly id: Statistic } | Fault {
  const { defaultStatistic, scope }: Metric = metricOf(metric)
  if (name === undefined) return { id: defaultStatistic }
  const allowed: readonly Statistic[] = scope === 'sample' ? STATISTICS : [defaultStatistic]
  const id = allowed.find((candidate) => candidate === name && candidate !== 'rate')
  if (id !== undefined) return { id }
  if (metric === 'overhead') {
    return fault(
      `"overhead" is the median of the differences between a target and its upstream and takes no other statistic, got ".${name}": high percentiles of differences would be those of the upstream as well`,
      'Leave it out, or limit a percentile of the target itself, such as "ttft.p95 < 800ms".'
    )
  }
  if (scope === 'target' && defaultStatistic === 'rate') {
    return fault(`"${metric}" is one value and takes no statistic, got ".${name}"`, `Leave out ".${name}".`)
  }
  return fault(`unknown statistic ${quote(name)} of "${metric}", expected ${eitherOf(allowed)}`)
}

interface Bound {
  readonly metric: MetricId
  readonly operator: OperatorSign
}

function readAmount(text: string, { metric, operator }: Bound): { readonly value: number } | Fault {
  const units = UNITS[metricOf(metric).unit]
  const { dollar, number, unit } = AMOUNT.exec(text)?.groups ?? {}
  if (number === undefined) return numberFault(text, metric)
  const written = dollar ?? unit ?? ''
  if (written === '' || (dollar !== undefined && unit !== '')) return unitFault(number, Object.keys(units))
  const factor = Object.hasOwn(units, written) ? units[written] : undefined
  if (factor === undefined) return otherUnitFault(metric, written, Object.keys(units))
  return inRange(written === '%' ? Number(number) / 100 : Number(number) * factor, { metric, operator })
}

const TURNED: Readonly<Record<OperatorSign, OperatorSign>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' }

/** A budget says what must hold. One in the wrong direction would fail whatever is fast, and pass whatever is slow. */
function turnedFault(text: string, { metric, operator }: Bound): Fault | undefined {
  const { better, short } = metricOf(metric)
  if (operator.startsWith(better === 'lower' ? '<' : '>')) return undefined
  const [got, right] = better === 'lower' ? ['above', 'lower'] : ['below', 'higher']
  const message = `${quote(text)} demands that ${short} stays ${got} the limit, but ${right} is better`
  const at = text.lastIndexOf(operator)
  const turned = `${text.slice(0, at)}${TURNED[operator]}${text.slice(at + operator.length)}`
  return fault(message, `Write ${quote(turned)}.`)
}

/** Explains that a change is judged by a check and never by a budget. */
function changeHint(metric: MetricId): string | undefined {
  if (MARGIN_METRICS.includes(metric)) {
    return 'For a change from the baseline set a "margin" under "gate.checks" in the file, such as 10%.'
  }
  return SELF_CHECKED.includes(metric)
    ? `A change of "${metric}" from the baseline is judged without a budget.`
    : undefined
}

/** `+10%`, `baseline + 20ms`, `1.1 x base`: by how much something may grow. */
function isRelative(text: string): boolean {
  return /^[+-]\s*\d|\bbase/i.test(text)
}

function numberFault(text: string, metric: MetricId): Fault {
  if (!isRelative(text)) {
    return fault(`got ${quote(text)} for the limit, expected a number with its unit: 800ms, 1%, $0.002`)
  }
  return fault(
    `got ${quote(text)} for the limit, but a budget is an absolute limit; expected a number with its unit: 800ms, 1%, $0.002`,
    changeHint(metric)
  )
}

function otherUnitFault(metric: MetricId, written: string, units: readonly string[]): Fault {
  const message = `"${metric}" is measured in ${eitherOf(units)}, got ${quote(written)}`
  return fault(message, /^[%x]$/i.test(written) ? changeHint(metric) : undefined)
}

function unitFault(number: string, units: readonly string[]): Fault {
  const amounts = units.map((unit) => amountText(number, unit))
  return fault(`got ${number} without its unit, expected ${eitherOf(units)}`, `Write ${eitherOf(amounts)}.`)
}

/** A share below 1 without a sign means itself: 0.01 is 1%, and not 0.01%. */
function amountText(number: string, unit: string): string {
  if (unit === '$') return `"$${number}"`
  const isShare = unit === '%' && Number(number) < 1
  return isShare ? `"${Number((Number(number) * 100).toPrecision(12))}%"` : `"${number}${unit}"`
}

function inRange(value: number, { metric, operator }: Bound): { readonly value: number } | Fault {
  const ratio = metricOf(metric).unit === 'ratio'
  if (ratio && value > 1) return fault(`"${metric}" is a share and cannot exceed 100%`)
  if (ratio && !OPERATORS[operator].keeps(0, value) && !OPERATORS[operator].keeps(1, value)) {
    return fault('no share can meet this limit', `Write "${operator}=" to include the limit itself.`)
  }
  if (ratio && OPERATORS[operator].keeps(0, value) && OPERATORS[operator].keeps(1, value)) {
    return fault(
      'every share meets this limit, so the budget can never be broken',
      'Write a limit between 0% and 100%.'
    )
  }
  if (!ratio && value === 0) return fault('the limit must be above 0')
  return { value }
}

/** The commonest ways to write a budget in another order or with another sign get their own advice. */
function shapeFault(text: string): Fault {
  const expected = `expected ${BUDGET_GRAMMAR}, such as "ttft.p95 < 800ms"`
  const swapped = /^(p\d+|mean|max)\s+(\w+)\s*([<>]=?.*)$/.exec(text)
  if (swapped !== null) {
    const [, statistic, metric, rest] = swapped
    return fault(`${quote(text)} is not a budget; ${expected}`, `Write "${metric}.${statistic} ${rest}".`)
  }
  if (!/[<>]/.test(text)) {
    return fault(
      `${quote(text)} has no operator; ${expected}`,
      `Say what must hold, with ${eitherOf(Object.keys(OPERATORS))}.`
    )
  }
  return fault(`${quote(text)} is not a budget; ${expected}`)
}

/** p99 limits in milliseconds. */
interface Limits {
  readonly ttftMs: number
  readonly tpotMs: number
}

/**
 * Latency limits of MLPerf Inference's Server and Interactive scenarios: mlcommons/inference_policies, commit ac93e89c of
 * 2026-07-23. They hold for the benchmark's own data set and load, so meeting one here is a yardstick and not a result of
 * MLPerf, and every page says so.
 */
const MLPERF_LIMITS = {
  'llama-3.1-8b': { server: limits(2000, 100), interactive: limits(500, 30) },
  'llama-2-70b': { server: limits(2000, 200), interactive: limits(450, 40) },
  'llama-3.1-405b': { server: limits(6000, 175), interactive: limits(4500, 80) },
  'deepseek-r1': { server: limits(2000, 80), interactive: limits(1500, 15) },
  'gpt-oss-120b': { server: limits(3000, 80), interactive: limits(2000, 20) }
} as const satisfies Record<string, Readonly<Record<string, Limits>>>

const SOURCE = 'MLPerf Inference limit (inference_policies ac93e89c, 2026-07-23), not an MLPerf result'

/** Every preset: `mlperf/llama-3.1-8b/interactive`. */
export const MLPERF_PRESETS: Readonly<Record<string, Limits>> = Object.fromEntries(
  Object.entries(MLPERF_LIMITS).flatMap(([model, modes]) =>
    Object.entries(modes).map(([mode, limit]) => [`mlperf/${model}/${mode}`, limit])
  )
)

/** The two budgets that a preset stands for; absent where there is no preset of that name. */
export function mlperfBudgets(name: string): readonly BudgetLimit[] | undefined {
  const preset = Object.hasOwn(MLPERF_PRESETS, name) ? MLPERF_PRESETS[name] : undefined
  if (preset === undefined) return undefined
  return [p99(name, 'ttft', preset.ttftMs), p99(name, 'tpot', preset.tpotMs)]
}

function p99(preset: string, metric: 'ttft' | 'tpot', limit: number): BudgetLimit {
  const text = `${preset} (${metric}.p99 <= ${limit}ms)`
  return { text, metric, statistic: 'p99', operator: '<=', limit, source: SOURCE }
}

function limits(ttftMs: number, tpotMs: number): Limits {
  return { ttftMs, tpotMs }
}
