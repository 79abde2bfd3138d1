import { type BudgetLimit, type BudgetResult, OPERATORS } from '../domain/budget.ts'
import { type MetricId, metricOf, type Statistic } from '../domain/metric.ts'
import { PRINTED_FROM } from '../domain/report.ts'
import type { Check } from '../domain/verdict.ts'
import {
  formatFromTo,
  formatLimit,
  formatPercent,
  formatRange,
  formatShare,
  formatSignedPercent,
  formatSignedRange,
  formatUnsignedRange,
  formatValue,
  plural
} from './format.ts'

/** `TTFT p50`, `end-to-end time p95`, `error rate`: the statistic only where there is a choice. */
export function metricName(metric: MetricId, statistic: Statistic): string {
  const { short } = metricOf(metric)
  return statistic === 'rate' ? short : `${short} ${statistic}`
}

/** Its first letter large, to begin a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** The direction of a change in a word that says whether it is good, whichever way the metric counts. */
export function directionOf({ metric, changeRatio }: Pick<Check, 'metric' | 'changeRatio'>): string {
  const { better, unit } = metricOf(metric)
  const worse = (changeRatio ?? 0) > 0 === (better === 'lower')
  if (unit === '$') return worse ? 'more expensive' : 'cheaper'
  if (unit === 'ratio') return worse ? 'worse' : 'better'
  return worse ? 'slower' : 'faster'
}

/** Whether the interval of a change leaves open which way it goes. */
function isEitherWay([low, high]: readonly [number, number]): boolean {
  return low <= 0 && high >= 0
}

/** The 95 % interval of a change, with signs where it includes both directions. */
export function changeRange(interval: readonly [number, number]): string {
  return isEitherWay(interval) ? formatSignedRange(interval) : formatUnsignedRange(interval)
}

/**
 * What a check came to, in a sentence or two. `branch` is where baselines come from, already escaped for the page.
 * Never "no change" and never a p value: a check that passed says what it could rule out.
 */
export function checkSentence(check: Check, branch = 'the default branch'): string {
  return checkSentences(check, branch).join(' ')
}

/** The same sentence by sentence: the outcome first, then what a reader must know to weigh it. */
export function checkSentences(check: Check, branch = 'the default branch'): readonly string[] {
  return [outcomeOf(check), ...circumstancesOf(check), settlementOf(check, branch)].filter((part) => part !== '')
}

function outcomeOf(check: Check): string {
  const name = metricName(check.metric, check.statistic)
  const Name = capital(name)
  switch (check.reason) {
    case 'slower-beyond-noise':
    case 'faster-beyond-noise':
      return `${Name} is ${changeWords(check)}.`
    case 'slowdown-unlikely':
      return `${Name}: ${ruledOut(check)} is unlikely (measured ${signedChange(check)}).`
    case 'more-failures':
      return `More failures: ${failureShares(check)}.`
    case 'failures-as-before':
      return `Failures are within what chance allows: ${failureShares(check)}.`
    case 'no-longer-streams':
      return `No longer streams: ${streamedShares(check)}.`
    case 'streams-as-before':
      return `Still streams: ${streamedShares(check)}.`
    case 'moved-together':
      return `${Name} is ${changeWords(check)}, and so is every other target by a like amount: that is the network, the runner or the region.`
    default:
      return undecidedOutcome({ ...check, reason: check.reason })
  }
}

type Undecided = Exclude<
  Check['reason'],
  | 'slower-beyond-noise'
  | 'faster-beyond-noise'
  | 'slowdown-unlikely'
  | 'more-failures'
  | 'failures-as-before'
  | 'no-longer-streams'
  | 'streams-as-before'
  | 'moved-together'
>

function undecidedOutcome(check: Check & { readonly reason: Undecided }): string {
  const name = metricName(check.metric, check.statistic)
  const Name = capital(name)
  switch (check.reason) {
    case 'could-be-either':
    case 'few-baseline-runs':
      return `${Name}: ${spanOf(check)}.`
    case 'too-few-samples':
      return `${Name}: too few values to judge, ${plural(check.sampleCounts.candidate, 'value')} here and ${check.sampleCounts.baseline} in the baseline${neededOf(check.statistic)}.`
    case 'too-many-failures':
      return `${Name}: too many requests failed for the times of the others to be judged.`
    case 'too-many-void':
      return `${Name}: too many requests were spoilt by something other than the target (a cache, or this machine) for the others to be judged.`
    case 'not-confirmed':
      return `${Name} was ${changeWords(check)} at first; a second measurement in the same job did not agree.`
    case 'vanished':
      return `${Name} is gone: the baseline has it${before(check)}, this run has no value. That is never a pass.`
    case 'not-observable':
      return `${Name}: the baseline has no value to compare with.`
    case 'token-source-differs':
      return `${Name}: the baseline counted tokens another way (by the provider's usage, or estimated), so the two are not compared.`
    default:
      return check.reason satisfies never
  }
}

function changeWords(check: Check): string {
  const { changeRatio, intervalRatio } = check
  if (changeRatio === undefined) return `${directionOf(check)}${values(check)}`
  const interval = intervalRatio === undefined ? '' : ` (95 % interval ${changeRange(intervalRatio)})`
  return `${formatPercent(changeRatio)} ${directionOf(check)}${interval}${values(check)}`
}

function values({ metric, baseline, candidate }: Check): string {
  if (baseline === undefined || candidate === undefined) return ''
  return `, ${formatFromTo(baseline, candidate, metricOf(metric).unit)}`
}

function before({ metric, baseline }: Check): string {
  return baseline === undefined ? '' : ` (${formatValue(baseline, metricOf(metric).unit)})`
}

function ruledOut({ metric, marginRatio }: Check): string {
  const thing = metricOf(metric).unit === '$' ? 'rise' : 'slowdown'
  return marginRatio === undefined ? `a ${thing} worth an alarm` : `a ${thing} of ${formatPercent(marginRatio)} or more`
}

function signedChange({ changeRatio, intervalRatio }: Check): string {
  const change = changeRatio === undefined ? 'nothing' : formatSignedPercent(changeRatio)
  return intervalRatio === undefined ? change : `${change}, ${formatSignedRange(intervalRatio)}`
}

function spanOf(check: Check): string {
  const { changeRatio, intervalRatio } = check
  if (intervalRatio === undefined) return changeRatio === undefined ? 'unclear' : `about ${signedChange(check)}`
  const [low, high] = intervalRatio
  return `between ${formatSignedPercent(low)} and ${formatSignedPercent(high)}${values(check)}`
}

function failureShares({ baseline, candidate, sampleCounts }: Check): string {
  const now = `${formatShare(candidate ?? 0)} of ${plural(sampleCounts.candidate, 'request')}`
  return baseline === undefined ? now : `${now}, in the baseline ${formatShare(baseline)} of ${sampleCounts.baseline}`
}

function streamedShares({ baseline, candidate }: Check): string {
  const now = `${formatShare(candidate ?? 0)} of the replies arrived in pieces`
  return baseline === undefined ? now : `${now}, in the baseline ${formatShare(baseline)}`
}

function neededOf(statistic: Statistic): string {
  const needed: Partial<Record<Statistic, number>> = PRINTED_FROM
  const count = needed[statistic]
  return count === undefined ? '' : ` (${statistic} takes ${count})`
}

/** What a reader must know to weigh the outcome: the noise, what is provisional, whether it was seen twice. */
function circumstancesOf(check: Check): readonly string[] {
  if (check.reason === 'could-be-either') return [noiseOf(check)]
  if (check.verdict !== 'regressed' || metricOf(check.metric).scope === 'target') return []
  const seenTwice = check.confirmed === true ? 'A second measurement in the same job agreed.' : ''
  const noise =
    check.kind === 'history' && check.noiseRatio !== undefined
      ? `Runs differ by ${formatPercent(check.noiseRatio)} on their own.`
      : ''
  const provisional =
    check.kind === 'provisional'
      ? `Provisional: ${plural(check.sampleCounts.runs, 'baseline run')} cannot show how much runs differ on their own, so only a very clear slowdown is reported.`
      : ''
  return [noise, provisional, seenTwice]
}

function noiseOf({ noiseRatio, detectableRatio, metric }: Check): string {
  const visible = detectableRatio === undefined ? '' : formatPercent(detectableRatio)
  const change = metricOf(metric).unit === '$' ? 'rises' : 'slowdowns'
  const noise =
    noiseRatio === undefined ? '' : `Runs of this endpoint differ by ${formatPercent(noiseRatio)} on their own`
  if (noise === '') return visible === '' ? '' : `This comparison can only show ${change} above ${visible}.`
  return visible === '' ? `${noise}.` : `${noise}; this comparison can only show ${change} above ${visible}.`
}

function settlementOf({ verdict, kind, reason, runsToSettle, sampleCounts }: Check, branch: string): string {
  if (runsToSettle !== undefined) return `${plural(runsToSettle, 'more run')} on ${branch} would settle it.`
  if (reason === 'few-baseline-runs') {
    return `${plural(sampleCounts.runs, 'baseline run')} cannot tell such a change from the difference between runs.`
  }
  const open = verdict === 'inconclusive' && kind === 'history' && reason === 'could-be-either'
  return open ? 'More baseline runs alone would not settle it.' : ''
}

/** `TTFT p95 < 800 ms`, with the sign that was applied and the limit unrounded. */
export function budgetName({ metric, statistic, operator, limit }: BudgetLimit): string {
  return `${metricName(metric, statistic)} ${operator} ${formatLimit(limit, metricOf(metric).unit)}`
}

/** What a budget came to, in a sentence or two. */
export function budgetSentence(result: BudgetResult): string {
  return budgetSentences(result).join(' ')
}

/** The same sentence by sentence, the outcome first. */
export function budgetSentences(result: BudgetResult): readonly string[] {
  return [budgetOutcome(result), sameOnBase(result), readInstead(result)].filter((part) => part !== '')
}

function readInstead({ budget, readMetric, verdict }: BudgetResult): string {
  if (readMetric === budget.metric || verdict === 'not-measured') return ''
  return `${capital(metricOf(budget.metric).short)} cannot be observed here, so ${metricOf(readMetric).short} was read in its place.`
}

function budgetOutcome(result: BudgetResult): string {
  const { budget, verdict, sampleCount } = result
  const limit = formatLimit(budget.limit, metricOf(budget.metric).unit)
  const beyond = OPERATORS[budget.operator].good === 'below' ? 'over' : 'under'
  switch (verdict) {
    case 'met':
      return `${budgetValue(result)}, within the budget of ${limit}.`
    case 'broken':
      return `${budgetValue(result)}, ${beyond} the budget of ${limit} (${plural(sampleCount, 'request')}).`
    case 'at-the-edge':
      return `${budgetValue(result)}: too close to the budget of ${limit} to tell with ${plural(sampleCount, 'request')}.`
    case 'not-measured':
      return `Budget ${budgetName(budget)} was not judged: ${sampleCount === 0 ? 'there is no value' : `${plural(sampleCount, 'value')} ${sampleCount === 1 ? 'is' : 'are'} too few`}. That is never a pass.`
    default:
      return verdict satisfies never
  }
}

function budgetValue({ budget, readMetric, value, interval }: BudgetResult): string {
  const Name = capital(metricName(readMetric, budget.statistic))
  const { unit } = metricOf(readMetric)
  if (value === undefined)
    return `So many requests failed that ${metricName(readMetric, budget.statistic)} has no value`
  const range = interval === undefined ? '' : ` (95 % interval ${formatRange(interval, unit)})`
  return `${Name} is ${formatValue(value, unit)}${range}`
}

function sameOnBase({ verdict, brokenOnBase }: BudgetResult): string {
  if (verdict !== 'broken' || brokenOnBase === undefined) return ''
  return brokenOnBase ? 'The baseline breaks it too.' : 'The baseline keeps it.'
}
