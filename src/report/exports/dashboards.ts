import { metricOf, type Unit } from '../../domain/metric.ts'
import { visibleJson } from '../../domain/quote.ts'
import type { Report } from '../../domain/report.ts'
import { exportedText } from '../format/escape.ts'
import { formatRange, formatSignedPercent, formatSignedRange } from '../format/format.ts'
import { nonEmpty } from '../format/words.ts'
import { type Reading, readingName, readingsOf, twelveDigits } from './readings.ts'

/**
 * For `customSmallerIsBetter` of benchmark-action/github-action-benchmark: `[{ name, unit, value, range, extra }]`. It alarms where
 * this value divided by the last one passes a threshold. So only times and costs are in it: a first failed request would be
 * infinitely worse than none, and of a speed a larger value is better.
 */
export function renderGithubActionBenchmark(report: Report): string {
  const rows = readingsOf(report).filter(({ metric }) => isDivisible(metric))
  return json(
    rows.map((reading) => ({
      name: `${exportedText(reading.target)}: ${readingName(reading)}`,
      unit: metricOf(reading.metric).unit,
      value: twelveDigits(reading.value),
      range: reading.interval && formatRange(reading.interval, metricOf(reading.metric).unit),
      extra: outcomeOf(reading)
    }))
  )
}

function isDivisible(metric: Reading['metric']): boolean {
  const { unit, better } = metricOf(metric)
  return better === 'lower' && unit !== 'ratio'
}

/** `+11.8 % (+7.9 to +15.8), regressed`, shown beside the value. */
function outcomeOf({ check }: Reading): string | undefined {
  if (check === undefined) return undefined
  const { changeRatio, intervalRatio, verdict } = check
  const range = intervalRatio === undefined ? '' : ` (${formatSignedRange(intervalRatio)})`
  return nonEmpty(changeRatio === undefined ? '' : `${formatSignedPercent(changeRatio)}${range}`, verdict).join(', ')
}

/** Bencher keeps no unit with a number, so that the name of the measure says it. */
const MEASURE_UNITS: Readonly<Record<Unit, string>> = {
  ms: 'ms',
  'tok/s': 'tokens-per-second',
  ratio: 'ratio',
  $: 'dollars'
}

/**
 * Bencher Metric Format: `{ benchmark: { measure: { value, lower_value, upper_value } } }`, a benchmark for each target. One null in
 * it would make the whole file unreadable, so that an end that is not known has no member.
 */
export function renderBencher(report: Report): string {
  const readings = readingsOf(report)
  const targets = [...new Set(readings.map(({ target }) => target))]
  return json(
    Object.fromEntries(
      targets.map((target) => {
        const own = readings.filter((reading) => reading.target === target)
        return [
          exportedText(target),
          Object.fromEntries(own.map((reading) => [measureOf(reading), metricDocument(reading)]))
        ]
      })
    )
  )
}

/** `ttft-p95-ms`, `error-rate-ratio`. */
function measureOf(reading: Reading): string {
  const name = readingName(reading).replaceAll(/[._]/g, '-')
  return `${name}-${MEASURE_UNITS[metricOf(reading.metric).unit]}`
}

function metricDocument({ value, interval: [low, high] = [Number.NaN, Number.NaN] }: Reading): unknown {
  const known = (end: number): number | undefined => (Number.isFinite(end) ? twelveDigits(end) : undefined)
  return { value: twelveDigits(value), lower_value: known(low), upper_value: known(high) }
}

function json(document: unknown): string {
  return `${visibleJson(document, 2)}\n`
}
