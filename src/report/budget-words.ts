import { type BudgetLimit, type BudgetResult, OPERATORS } from '../domain/budget.ts'
import { metricOf } from '../domain/metric.ts'
import type { Report } from '../domain/report.ts'
import { formatLimit, formatRange, formatValue, plural } from './format.ts'
import { capital, metricName } from './words.ts'

/** `TTFT p95 < 800 ms`, with the sign that was applied and the limit unrounded. */
export function budgetName({ metric, statistic, operator, limit }: BudgetLimit): string {
  return `${metricName(metric, statistic)} ${operator} ${formatLimit(limit, metricOf(metric).unit)}`
}

/** What else a budget was held against: stored runs, or base measured in the same job. */
export type OtherSide = 'the baseline' | 'base'

/** Of a target of the report. */
export function otherSideOf({ base }: Pick<Report, 'base'>, target: string): OtherSide {
  return base?.targets.some(({ id }) => id === target) === true ? 'base' : 'the baseline'
}

/** What a budget came to, in a sentence or two. */
export function budgetSentence(result: BudgetResult, other?: OtherSide): string {
  return budgetSentences(result, other).join(' ')
}

/** The same sentence by sentence, the outcome first. */
export function budgetSentences(result: BudgetResult, other: OtherSide = 'the baseline'): readonly string[] {
  return [budgetOutcome(result), sameOnBase(result, other), readInstead(result)].filter((part) => part !== '')
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

function sameOnBase({ verdict, brokenOnBase }: BudgetResult, other: OtherSide): string {
  if (verdict !== 'broken' || brokenOnBase === undefined) return ''
  return brokenOnBase ? `${capital(other)} breaks it too.` : `${capital(other)} keeps it.`
}
