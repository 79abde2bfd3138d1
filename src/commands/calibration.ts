import type { Report } from '../domain/report.ts'
import type { Check } from '../domain/verdict.ts'
import { formatShare, NOTHING, plural } from '../report/format.ts'
import { textTable } from '../report/table.ts'
import { metricName } from '../report/words.ts'
import { rateInterval } from '../stats/binomial.ts'
import { median } from '../stats/quantile.ts'
import { sizeText } from './size-text.ts'

/** What came of comparing a plan with itself, several times over. */
export interface Calibration {
  readonly comparisonCount: number
  /** Comparisons that would have failed a pull request which changes nothing. */
  readonly alarmCount: number
  /** Comparisons that found something faster, where nothing was. */
  readonly improvementCount: number
  /** So high the rate of false alarms may still be: one-sided, 95 %, exact (Clopper and Pearson). */
  readonly alarmRatioUpTo: number
  /** Requests of one comparison, the middle of all. */
  readonly requestCount: number
  readonly checks: readonly CalibratedCheck[]
}

export interface CalibratedCheck extends Pick<Check, 'target' | 'metric' | 'statistic'> {
  readonly marginRatio?: number
  readonly alarmCount: number
  /** Comparisons in which it came to an answer. */
  readonly settledCount: number
  readonly pairCount?: number
  /** The smallest slowdown found nine times in ten: the middle of the comparisons. */
  readonly detectableRatio?: number
}

const CONFIDENCE = 0.95

/** Of reports of base against base; what they found is by chance alone. */
export function calibrationOf(reports: readonly Report[]): Calibration {
  const having = (is: (check: Check) => boolean): number => reports.filter(({ checks }) => checks.some(is)).length
  const alarmCount = having(failsTheJob)
  // Both tails of this width leave 5 % above.
  const [, upTo] = rateInterval(alarmCount, reports.length, 2 * CONFIDENCE - 1)
  const groups = [
    ...Map.groupBy(
      reports.flatMap(({ checks }) => checks),
      nameOf
    ).values()
  ]
  return {
    comparisonCount: reports.length,
    alarmCount,
    improvementCount: having(({ gating, verdict }) => gating && verdict === 'improved'),
    alarmRatioUpTo: upTo,
    requestCount: Math.round(median(reports.map(requestsOf)) ?? 0),
    checks: groups.filter((group) => group.some((check) => check.gating || failsTheJob(check))).map(calibratedCheck)
  }
}

/** Whether the gate names it or not: a tail that is clearly slower turns a job red as well. */
function failsTheJob({ verdict, owned, accepted }: Check): boolean {
  return verdict === 'regressed' && owned && accepted === undefined
}

function requestsOf({ targets, base }: Report): number {
  const asked = targets.reduce((sum, { counts }) => sum + counts.attempted, 0)
  return asked + (base?.targets ?? []).reduce((sum, { pairCount }) => sum + pairCount, 0)
}

function nameOf({ target, metric, statistic }: Check): string {
  return `${target} ${metric} ${statistic}`
}

function calibratedCheck(checks: readonly Check[]): CalibratedCheck {
  const [first] = checks
  if (first === undefined) throw new Error('a group of checks has at least one')
  const { target, metric, statistic } = first
  const middle = (of: (check: Check) => number | undefined) => median(checks.flatMap((check) => of(check) ?? []))
  const [marginRatio, pairCount, detectableRatio] = [
    middle((check) => check.marginRatio),
    middle((check) => check.pairCount),
    middle((check) => check.detectableRatio)
  ]
  return {
    target,
    metric,
    statistic,
    alarmCount: checks.filter(failsTheJob).length,
    settledCount: checks.filter(({ verdict }) => verdict !== 'inconclusive').length,
    ...(marginRatio === undefined ? {} : { marginRatio }),
    ...(pairCount === undefined ? {} : { pairCount: Math.round(pairCount) }),
    ...(detectableRatio === undefined ? {} : { detectableRatio })
  }
}

/** For a terminal: the record of false alarms first, then what each check can see. */
export function calibrationText(calibration: Calibration, falseAlarmRatio: number): string {
  const { comparisonCount, alarmCount, improvementCount, alarmRatioUpTo, requestCount } = calibration
  const times = plural(comparisonCount, 'comparison')
  const improved = improvementCount === 0 ? '' : ` In ${improvementCount} something looked faster, which fails no job.`
  return [
    `Base against base: ${plural(alarmCount, 'false alarm')} in ${times} of about ${plural(requestCount, 'request')} each.`,
    '',
    `The gate allows ${formatShare(falseAlarmRatio)} of the pull requests that change nothing to fail. With ${times}, the true share lies below ${formatShare(alarmRatioUpTo)} (95 %).${improved}`,
    ...(comparisonCount < MANY ? [`More comparisons say more: --runs ${MANY}.`] : []),
    '',
    checksTable(calibration),
    'Detectable is the smallest slowdown found nine times in ten; the middle of all comparisons, as are pairs and margin.'
  ].join('\n')
}

const MANY = 20

function checksTable({ checks, comparisonCount }: Calibration): string {
  return textTable({
    columns: [
      { title: 'Target', align: 'left' },
      { title: 'Metric', align: 'left' },
      { title: 'False alarms', align: 'right' },
      { title: 'Settled', align: 'right' },
      { title: 'Pairs', align: 'right' },
      { title: 'Margin', align: 'right' },
      { title: 'Detectable', align: 'right' }
    ],
    rows: checks.map((check) => [
      check.target,
      metricName(check.metric, check.statistic),
      String(check.alarmCount),
      `${check.settledCount} of ${comparisonCount}`,
      check.pairCount === undefined ? NOTHING : String(check.pairCount),
      sizeText(check, check.marginRatio),
      sizeText(check, check.detectableRatio)
    ]),
    moreCount: 0
  })
}
