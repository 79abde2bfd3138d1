import { type MetricId, metricOf, type Statistic } from '../../domain/metric.ts'
import type { Check } from '../../domain/verdict.ts'
import { formatPercent, formatSignedRange, formatUnsignedRange } from './format.ts'
import { cutLines } from './table.ts'

/** `TTFT p50`, `end-to-end time p95`, `error rate`: the statistic only where there is a choice. */
export function metricName(metric: MetricId, statistic: Statistic): string {
  const { short } = metricOf(metric)
  if (statistic === 'worst-prompt') return `${short} of single prompts`
  return statistic === 'rate' ? short : `${short} ${statistic}`
}

/** The name of a check, by the metric that was read. */
export function checkName({ metric, readMetric = metric, statistic }: CheckNames): string {
  return metricName(readMetric, statistic)
}
export type CheckNames = Pick<Check, 'metric' | 'readMetric' | 'statistic'>

/** Its first letter large, to begin a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** The first few of a list in a sentence, and the number of the others: `a, b, c and 2 more`. */
export function listedFirst<T>(items: readonly T[], write: (item: T) => string, limit = 3): string {
  return listed(cutLines(items, limit, write))
}

/** The texts that say something. */
export function nonEmpty(...texts: readonly (string | false | undefined)[]): readonly string[] {
  return texts.flatMap((text) => text || [])
}

/** Sentences, or words of one, with a space between them; empty ones are left out. */
export function spaced(...texts: readonly (string | undefined)[]): string {
  return nonEmpty(...texts).join(' ')
}

/** The direction of a change in a word that says whether it is good, whichever way the metric counts. */
export function directionOf({ metric, changeRatio }: Pick<Check, 'metric' | 'changeRatio'>): string {
  const { better, unit } = metricOf(metric)
  const worse = (changeRatio ?? 0) > 0 === (better === 'lower')
  if (unit === '$') return worse ? 'more expensive' : 'cheaper'
  if (unit === 'ratio') return worse ? 'worse' : 'better'
  return worse ? 'slower' : 'faster'
}

type Tense = 'present' | 'past' | 'possible'

/** A metric as users notice it: a verb in each tense, and the adverbs of a worse and of a better value. */
const VERBS: Readonly<Partial<Record<MetricId, Readonly<Record<Tense | 'worse' | 'better', string>>>>> = {
  ttft: { present: 'starts', past: 'started', possible: 'may start', worse: 'later', better: 'earlier' },
  ttfat: { present: 'starts', past: 'started', possible: 'may start', worse: 'later', better: 'earlier' },
  tpot: { present: 'writes', past: 'wrote', possible: 'may write', worse: 'slower', better: 'faster' },
  output_speed: { present: 'writes', past: 'wrote', possible: 'may write', worse: 'slower', better: 'faster' },
  e2e: { present: 'finishes', past: 'finished', possible: 'may finish', worse: 'later', better: 'earlier' },
  cost: { present: 'costs', past: 'cost', possible: 'may cost', worse: 'more', better: 'less' }
}

/**
 * A change as users meet it, for a title: `starts 12 % later`, `finishes 60 % later at p95`, `is 8 % slower in throughput`;
 * without a ratio `may start later`.
 */
export function movement(check: CheckNames & Pick<Check, 'changeRatio'>, tense: Tense = 'present'): string {
  const { metric, readMetric = metric, statistic, changeRatio } = check
  const size = changeRatio === undefined ? '' : `${roundPercent(changeRatio)} `
  const verb = VERBS[readMetric]
  const be = { present: 'is', past: 'was', possible: 'may be' }[tense]
  const toWorse = metricOf(metric).better === 'lower' ? 1 : -1
  if (verb === undefined) {
    return `${be} ${size}${directionOf({ metric, changeRatio: changeRatio ?? toWorse })} in ${checkName(check)}`
  }
  const isWorse = (changeRatio ?? toWorse) > 0 === toWorse > 0
  const at = statistic === 'p50' || statistic === 'mean' ? '' : ` at ${statistic}`
  return `${verb[tense]} ${size}${isWorse ? verb.worse : verb.better}${at}`
}

/** Without decimals, unless that is nothing. */
function roundPercent(ratio: number): string {
  const percent = Math.round(Math.abs(ratio * 100))
  return percent === 0 || !Number.isFinite(percent) ? formatPercent(ratio) : `${percent} %`
}

/** The interval of a change leaves open which way it goes. */
export function isEitherWay([low, high]: readonly [number, number]): boolean {
  return low <= 0 && high >= 0
}

/** Returns true for a change that its interval tells from none, and that is no alarm. */
export function isDetectedUnalarming({ verdict, intervalRatio }: Pick<Check, 'verdict' | 'intervalRatio'>): boolean {
  return verdict === 'unchanged' && intervalRatio !== undefined && !isEitherWay(intervalRatio)
}

/** The 95 % interval of a change, with signs where it includes both directions. */
export function changeRange(interval: readonly [number, number]): string {
  return isEitherWay(interval) ? formatSignedRange(interval) : formatUnsignedRange(interval)
}

/** Stands in place of the smallest change that a check finds, where that is no change of any usual size. */
export const NONE_DETECTABLE = 'none'

/** A rate moves in points, since from 0 % there is no ratio: `+15 points`. */
export function pointsText(ratio: number): string {
  return `+${formatPercent(ratio).replace(' %', '')} points`
}
