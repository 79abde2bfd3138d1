import { type MetricId, metricOf, type Statistic } from '../../domain/metric.ts'
import type { Check } from '../../domain/verdict.ts'
import { formatPercent, formatSignedRange, formatUnsignedRange } from './format.ts'

/** `TTFT p50`, `end-to-end time p95`, `error rate`: the statistic only where there is a choice. */
export function metricName(metric: MetricId, statistic: Statistic): string {
  const { short } = metricOf(metric)
  if (statistic === 'worst-prompt') return `${short} of single prompts`
  return statistic === 'rate' ? short : `${short} ${statistic}`
}

/** The same, by what a check was read from. */
export function checkName({ metric, readMetric = metric, statistic }: CheckNames): string {
  return metricName(readMetric, statistic)
}
export type CheckNames = Pick<Check, 'metric' | 'readMetric' | 'statistic'>

/** Its first letter large, to begin a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** The first of a list in words, and the number of the others. */
export function counted<T>(items: readonly T[], limit: number, write: (item: T) => string): readonly string[] {
  const words = items.slice(0, limit).map(write)
  return items.length > limit ? [...words, `${items.length - limit} more`] : words
}

/** The direction of a change in a word that says whether it is good, whichever way the metric counts. */
export function directionOf({ metric, changeRatio }: Pick<Check, 'metric' | 'changeRatio'>): string {
  const { better, unit } = metricOf(metric)
  const worse = (changeRatio ?? 0) > 0 === (better === 'lower')
  if (unit === '$') return worse ? 'more expensive' : 'cheaper'
  if (unit === 'ratio') return worse ? 'worse' : 'better'
  return worse ? 'slower' : 'faster'
}

/** The interval of a change leaves open which way it goes. */
export function isEitherWay([low, high]: readonly [number, number]): boolean {
  return low <= 0 && high >= 0
}

/** The 95 % interval of a change, with signs where it includes both directions. */
export function changeRange(interval: readonly [number, number]): string {
  return isEitherWay(interval) ? formatSignedRange(interval) : formatUnsignedRange(interval)
}

/** A rate moves in points, since from 0 % there is no ratio: `+15 points`. */
export function pointsText(ratio: number): string {
  return `+${formatPercent(ratio).replace(' %', '')} points`
}
