import { type BudgetLimit, type BudgetResult, OPERATORS } from '../../domain/budget.ts'
import { metricOf, type Statistic } from '../../domain/metric.ts'
import { PRINTED_FROM, type Report } from '../../domain/report.ts'
import { formatLimit, formatRange, formatValue, plural } from '../format/format.ts'
import { capital, metricName } from '../format/words.ts'

/** `TTFT p95 < 800 ms`, with the sign that was applied and the limit unrounded. */
export function budgetName({ metric, statistic, operator, limit }: BudgetLimit): string {
  return `${metricName(metric, statistic)} ${operator} ${formatLimit(limit, metricOf(metric).unit)}`
}

/** The other side that a budget was held against: stored runs, or base measured in the same job. */
export type OtherSide = 'the baseline' | 'base'

/** Returns the side that a target of the report was compared with. */
export function otherSideOf({ base }: Pick<Report, 'base'>, target: string): OtherSide {
  return base?.targets.some(({ id }) => id === target) === true ? 'base' : 'the baseline'
}

/** A budget's outcome with all of its numbers, for pages where no table stands beside it. */
export function budgetSentence(result: BudgetResult, other: OtherSide = 'the baseline'): string {
  return [budgetOutcome(result), sameOnBase(result, other), readInstead(result)].filter((part) => part !== '').join(' ')
}

/** The facts about a budget that the table does not show; empty where it shows them all. */
export function budgetRemark(result: BudgetResult, other: OtherSide): string {
  // A title says what base breaks too.
  const keptOnBase = result.brokenOnBase === false ? sameOnBase(result, other) : ''
  return [openBecause(result), keptOnBase, readInstead(result)].filter((part) => part !== '').join(' ')
}

function openBecause({ verdict, reason, sampleCount }: BudgetResult): string {
  if (verdict === 'not-measured') {
    return `There ${sampleCount === 0 ? 'is no value' : 'are too few values'} to judge the budget by. That is never a pass.`
  }
  if (verdict !== 'at-the-edge') return ''
  if (reason === 'not-confirmed')
    return 'A second measurement in the same job did not confirm that the budget is broken.'
  return reason === 'too-few-samples'
    ? `There are too few requests to judge the budget: a percentile takes ${PRINTED_FROM.p50}.`
    : 'The value is too close to the limit to tell which side it is on.'
}

function readInstead({ budget, readMetric, verdict }: BudgetResult): string {
  if (readMetric === budget.metric || verdict === 'not-measured') return ''
  return `${capital(metricOf(budget.metric).short)} cannot be observed here, so ${metricOf(readMetric).short} is used instead.`
}

function budgetOutcome(result: BudgetResult): string {
  const { budget, verdict, sampleCount } = result
  const limit = formatLimit(budget.limit, metricOf(budget.metric).unit)
  const beyond = OPERATORS[budget.operator].good === 'below' ? 'over' : 'under'
  switch (verdict) {
    case 'met':
      return `${budgetValue(result)}, within the budget of ${limit}.`
    case 'broken':
      return result.value === undefined
        ? `${nameOf(result)} breaks the budget of ${limit}: ${whyNoValue(budget.statistic)} (${restsOn(result)}).`
        : `${budgetValue(result)}, ${beyond} the budget of ${limit} (${restsOn(result)}).`
    case 'at-the-edge':
      return edgeOutcome(result, limit, beyond)
    case 'not-measured':
      return `Budget ${budgetName(budget)} was not judged: ${sampleCount === 0 ? 'there is no value' : `${plural(sampleCount, 'value')} ${sampleCount === 1 ? 'is' : 'are'} too few`}. That is never a pass.`
    default:
      return verdict satisfies never
  }
}

function edgeOutcome(result: BudgetResult, limit: string, beyond: string): string {
  const { reason, sampleCount } = result
  switch (reason) {
    case 'not-confirmed':
      return `${budgetValue(result)}, ${beyond} the budget of ${limit} at first; a second measurement in the same job did not agree.`
    case 'too-few-samples':
      return `${budgetValue(result)}: ${plural(sampleCount, 'request')} ${sampleCount === 1 ? 'is' : 'are'} too few to judge the budget of ${limit}, since a percentile takes ${PRINTED_FROM.p50}.`
    case undefined:
      return `${budgetValue(result)}: too close to the budget of ${limit} to tell with ${plural(sampleCount, 'request')}.`
    default:
      return reason satisfies never
  }
}

/** Throughput is one number for the whole run, whatever the number of requests. */
function restsOn({ readMetric, sampleCount }: BudgetResult): string {
  return readMetric === 'throughput' ? 'over the whole run' : plural(sampleCount, 'request')
}

function nameOf({ budget, readMetric }: BudgetResult): string {
  return capital(metricName(readMetric, budget.statistic))
}

function budgetValue(result: BudgetResult): string {
  const { value, interval, readMetric, budget } = result
  const { unit } = metricOf(readMetric)
  if (value === undefined) return `${nameOf(result)} has no value, since ${whyNoValue(budget.statistic)}`
  const range = interval === undefined ? '' : ` (95 % interval ${formatRange(interval, unit)})`
  return `${nameOf(result)} is ${formatValue(value, unit)}${range}`
}

/** A percentile bears failures up to its own share of requests; a mean and the largest value bear none. */
function whyNoValue(statistic: Statistic): string {
  return statistic === 'mean' || statistic === 'max'
    ? 'a failed request counts as infinitely slow'
    : 'too many requests failed'
}

function sameOnBase({ verdict, brokenOnBase }: BudgetResult, other: OtherSide): string {
  if (verdict !== 'broken' || brokenOnBase === undefined) return ''
  return brokenOnBase ? `${capital(other)} breaks it too.` : `${capital(other)} keeps it.`
}
