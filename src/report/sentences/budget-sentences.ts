import { type BudgetLimit, type BudgetResult, OPERATORS } from '../../domain/budget.ts'
import { metricOf, type Statistic } from '../../domain/metric.ts'
import { PRINTED_FROM, type Report } from '../../domain/report.ts'
import { formatLimit, formatRange, formatValue, plural } from '../format/format.ts'
import { capital, metricName, spaced } from '../format/words.ts'

/** `TTFT p95 < 800 ms`, with the sign that was applied and the limit unrounded. */
export function budgetName({ metric, statistic, operator, limit }: BudgetLimit): string {
  return `${metricName(metric, statistic)} ${operator} ${formatLimit(limit, metricOf(metric).unit)}`
}

/** A budget is held against stored runs, or against base measured in the same job. */
function otherSideOf({ base }: Pick<Report, 'base'>, { target }: BudgetResult): string {
  return base?.targets.some(({ id }) => id === target) === true ? 'Base' : 'The baseline'
}

/** A broken budget with all of its numbers, for pages where no table stands beside it. */
export function budgetSentence(result: BudgetResult, report: Pick<Report, 'base'>): string {
  const { budget, readMetric, sampleCount } = result
  const limit = formatLimit(budget.limit, metricOf(budget.metric).unit)
  // Throughput is one number for the whole run, whatever the number of requests.
  const basis = readMetric === 'throughput' ? 'over the whole run' : plural(sampleCount, 'request')
  const name = capital(metricName(readMetric, budget.statistic))
  const beyond = OPERATORS[budget.operator].good === 'below' ? 'over' : 'under'
  const outcome =
    result.value === undefined
      ? `${name} breaks the budget of ${limit}: ${whyNoValue(budget.statistic)} (${basis}).`
      : `${name} is ${valueText(result)}, ${beyond} the budget of ${limit} (${basis}).`
  const onBase = result.brokenOnBase === true ? `${otherSideOf(report, result)} breaks it too.` : ''
  return spaced(outcome, onBase, keptOnBase(result, report), readInstead(result))
}

/** The facts about a budget that neither table nor title shows; empty where they show them all. */
export function budgetRemark(result: BudgetResult, report: Pick<Report, 'base'>): string {
  return spaced(openBecause(result), keptOnBase(result, report), readInstead(result))
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

function valueText({ value, interval, readMetric }: BudgetResult): string {
  const { unit } = metricOf(readMetric)
  const range = interval === undefined ? '' : ` (95 % interval ${formatRange(interval, unit)})`
  return `${formatValue(value, unit)}${range}`
}

/** A percentile bears failures up to its own share of requests; a mean and the largest value bear none. */
function whyNoValue(statistic: Statistic): string {
  return statistic === 'mean' || statistic === 'max'
    ? 'a failed request counts as infinitely slow'
    : 'too many requests failed'
}

function keptOnBase(result: BudgetResult, report: Pick<Report, 'base'>): string {
  const isKept = result.verdict === 'broken' && result.brokenOnBase === false
  return isKept ? `${otherSideOf(report, result)} is within it.` : ''
}
