import { CONFIDENCE } from '../analysis/values/thresholds.ts'
import { EXIT_CODES, type ExitCode, exitCodeOfError } from '../domain/exit-code.ts'
import type { Plan, Target } from '../domain/plan.ts'
import type { Report } from '../domain/report.ts'
import { TOOL } from '../domain/tool.ts'
import type { Check } from '../domain/verdict.ts'
import { withBase } from '../plan/base/with-base.ts'
import { readUncappedPlan } from '../plan/read-plan.ts'
import type { BaselineStore, Measure, Publisher } from '../ports.ts'
import { formatShare, NOTHING, plural } from '../report/format/format.ts'
import { textTable } from '../report/format/table.ts'
import { metricName } from '../report/format/words.ts'
import { run } from '../run.ts'
import { rateInterval } from '../stats/binomial.ts'
import { median } from '../stats/quantile.ts'
import { printText } from '../terminal/print.ts'
import { createProgress } from '../terminal/progress.ts'
import { LOCAL_PLAN_WORLD, localEnvironment, localRunContext } from '../wiring/cli-environment.ts'
import { createMeasurePort, freshSeed, now, sha256, stopSignal } from '../wiring/machine.ts'
import { detectableSize, sizeText } from './plan-text.ts'
import { readyPlan } from './ready-plan.ts'

/** Far enough apart for the runs of one comparison to have seeds of their own. */
const SEEDS_APART = 1000

/**
 * `calibrate`: a plan against itself, as often as `--runs` says. Whatever is found is a false alarm, and the report of
 * each says what it could have seen. Nothing is stored.
 */
export async function calibrate(raw: Readonly<Record<string, string>>): Promise<ExitCode> {
  const { plan, keys } = readyPlan({ plan: againstItself(readUncappedPlan(raw, LOCAL_PLAN_WORLD)), warnings: [] }, raw)
  const progress = createProgress(process.stderr)
  const signal = stopSignal()
  const measure = createMeasurePort({ plan, keys, progress, signal })
  const seed = freshSeed()
  const reports: Report[] = []
  let failure: Report['failure']
  for (let number = 0; number < plan.runCount && !signal.aborted; number += 1) {
    progress.note(`comparison ${number + 1} of ${plan.runCount}`)
    const report = await compareOnce({ ...plan, runCount: 1 }, measure, seed + number * SEEDS_APART)
    failure = report.failure
    if (failure !== undefined) break
    reports.push(report)
  }
  if (failure !== undefined) printText(failure.message)
  if (failure !== undefined && reports.length === 0) return exitCodeOfError(failure.code)
  printText(
    [
      calibrationText(calibrationOf(reports.filter(ranToTheEnd)), plan.gate.falseAlarmRatio),
      ...serversAsked(plan.targets)
    ].join('\n')
  )
  return failure === undefined ? EXIT_CODES.passed : exitCodeOfError(failure.code)
}

/**
 * The plan with itself as its base, and without what judges anything but the change. Where base has a server of its own,
 * that one is asked too: a job compares the two, and no two servers are equally busy.
 */
export function againstItself(plan: Plan): Plan {
  const { base: _base, ...rest } = plan
  const heads = plan.targets.filter(({ baseOf }) => baseOf === undefined)
  const targets = [...heads, ...onTwoServers(plan.targets).map(({ base }) => base)]
  const head: Plan = { ...rest, targets, budgets: [], accept: [], trial: false, compare: 'interleaved' }
  return withBase(head, { source: 'same-plan', targets: heads, prompts: head.prompts }, { sha256, which: 'all' }).plan
}

function serverOf({ baseUrl }: Target): string {
  return new URL(baseUrl).origin
}

/** Says of which targets two servers were asked: the record is one of the same build only if both run it. */
function serversAsked(targets: readonly Target[]): readonly string[] {
  return onTwoServers(targets).map(
    ({ head, base }) =>
      `${head.id} was asked on two servers, ${serverOf(head)} and ${serverOf(base)}. Alarms are false only if both run the same build.`
  )
}

function onTwoServers(targets: readonly Target[]): readonly { readonly head: Target; readonly base: Target }[] {
  return targets.flatMap((base) => {
    const head = targets.find(({ id }) => id === base.baseOf)
    return head === undefined || serverOf(head) === serverOf(base) ? [] : [{ head, base }]
  })
}

async function compareOnce(plan: Plan, measure: Measure, seed: number): Promise<Report> {
  const context = { ...(await localRunContext('calibrate', false)) }
  const request = { plan, context, environment: localEnvironment(), tool: TOOL, seed, warnings: [] }
  const wait = async (): Promise<void> => undefined
  const { report } = await run(request, { measure, baselines: NO_BASELINES, publisher: SILENT, wait, now })
  return report
}

/** One that was cut off in the middle, by the user or by a cap, is no comparison. */
function ranToTheEnd({ measured }: Report): boolean {
  return !measured.end.partial
}

const NO_BASELINES: BaselineStore = {
  read: async () => ({ files: [], warnings: [] }),
  write: async () => []
}
const SILENT: Publisher = { prove: async () => [], publish: async () => [] }

/** The result of comparing a plan with itself several times. */
interface Calibration {
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

interface CalibratedCheck extends Pick<Check, 'target' | 'metric' | 'statistic'> {
  readonly marginRatio?: number
  readonly alarmCount: number
  /** Comparisons in which it came to an answer. */
  readonly settledCount: number
  readonly pairCount?: number
  /** The smallest slowdown found nine times in ten: the middle of the comparisons. */
  readonly detectableRatio?: number
}

/** Of reports of base against base; what they found is by chance alone. */
export function calibrationOf(reports: readonly Report[]): Calibration {
  const having = (is: (check: Check) => boolean): number => reports.filter(({ checks }) => checks.some(is)).length
  const alarmCount = having(failsTheJob)
  // Both tails of this width leave 5 % above.
  const [, upTo] = rateInterval(alarmCount, reports.length, 2 * CONFIDENCE - 1)
  const groups = [
    ...Map.groupBy(
      reports.flatMap(({ checks }) => checks),
      checkKey
    ).values()
  ]
  return {
    comparisonCount: reports.length,
    alarmCount,
    improvementCount: having(({ gating, verdict }) => gating && verdict === 'improved'),
    alarmRatioUpTo: upTo,
    requestCount: Math.round(median(reports.map(totalRequests)) ?? 0),
    checks: groups.filter((group) => group.some((check) => check.gating || failsTheJob(check))).map(calibratedCheck)
  }
}

/** Returns true when a check alone would fail the job. Checks of tails do so even when the gate does not name them. */
function failsTheJob({ verdict, owned, accepted }: Check): boolean {
  return verdict === 'regressed' && owned && accepted === undefined
}

function totalRequests({ targets, base }: Report): number {
  const asked = targets.reduce((sum, { counts }) => sum + counts.attempted, 0)
  return asked + (base?.targets ?? []).reduce((sum, { pairCount }) => sum + pairCount, 0)
}

function checkKey({ target, metric, statistic }: Check): string {
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
    marginRatio,
    pairCount: pairCount && Math.round(pairCount),
    detectableRatio
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
      detectableSize(check)
    ]),
    moreCount: 0
  })
}
