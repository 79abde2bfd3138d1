import { alphaShares } from '../../src/analysis/pairs/alpha-shares.ts'
import {
  type JudgePairsRequest,
  judgePairs,
  type PairsJudgement,
  pairCheckCounts
} from '../../src/analysis/pairs/judge-pairs.ts'
import {
  JUDGED_METRICS,
  referenceLengths,
  scenarioValues,
  usualLogs
} from '../../src/analysis/values/scenario-values.ts'
import { type JudgingRules, judgeRunFile } from '../../src/analysis/verdict/judge-run-file.ts'
import type { GateCheck } from '../../src/domain/plan.ts'
import type { RunFile } from '../../src/domain/run-file.ts'
import type { Sample } from '../../src/domain/sample.ts'
import type { Check } from '../../src/domain/verdict.ts'
import { defaultMargin } from '../../src/plan/config/read-schedule.ts'
import type { SimulatedFile, SimulatedRequest, SimulatedRun, SimulatedSlot } from './simulated.ts'
import { digestOf, runFileOf, SIMULATED_TARGET } from './simulated-digests.ts'

/** How a simulated file is judged; the defaults are the product's. */
export interface JudgeOptions {
  readonly gateP95: boolean
  readonly minPairs: number
  readonly cap: number
  /** Targets that share the false-alarm rate. */
  readonly models: number
  readonly failFast: boolean
  /** Base and head have a server each. */
  readonly twoServers?: boolean
}

export const PRODUCT_DEFAULTS: JudgeOptions = { gateP95: false, minPairs: 60, cap: 400, models: 2, failFast: true }

/** One check in the words of the file's own tools; percentages. */
export interface FileCheck {
  readonly metric: string
  readonly q: string
  readonly verdict: FileVerdict
  readonly changePct?: number
  readonly ci95Pct?: readonly [number, number]
  readonly mdePct?: number
}
export type FileVerdict = 'regression' | 'ok' | 'inconclusive'

export interface FileJudgement {
  readonly mode: 'interleaved' | 'history'
  readonly verdict: FileVerdict
  readonly requests: number
  readonly checks: readonly FileCheck[]
  /** Checks of rates, which the file knows no truth of. */
  readonly rates: readonly FileCheck[]
  /** The verdicts after one job, after two, and so on; present where the file holds later jobs. */
  readonly attempts?: readonly FileVerdict[]
}

const FALSE_ALARMS = 0.01
/** No `accept:` line depends on it. */
const JUDGED_AT = '2026-01-01T00:00:00Z'
/** Baseline runs from which a prompt's usual level is the baseline's. */
const RUNS_FOR_USUAL = 3

/** The product's default margins without their floors of milliseconds: goals are set for changes in per cent. */
function gateChecks({ gateP95 }: JudgeOptions): readonly GateCheck[] {
  const statistics = gateP95 ? (['p50', 'p95'] as const) : (['p50'] as const)
  return JUDGED_METRICS.flatMap((metric) =>
    statistics.map((statistic): GateCheck => {
      const { ratio } = defaultMargin(metric, statistic)
      return { metric, statistic, margin: { ratio } }
    })
  )
}

/**
 * Judges the pairs as they would have been measured. All of them are given at once, since no look sees more than those up
 * to it, and none after the one that ends the measuring; the prompts to ask again are asked as they are wanted.
 */
export function judgeInterleaved(file: SimulatedFile, options: JudgeOptions): FileJudgement {
  const pairs = [...Map.groupBy(file.interleaved?.slots ?? [], ({ pair }) => pair).values()]
  const request = requestFor(file, options, pairs.length)
  const regular = pairs.flat().map((slot) => sampleOf(slot))
  const rechecked: (readonly SimulatedSlot[])[] = []
  for (;;) {
    const again = rechecked.flat().map((slot) => sampleOf(slot, 'recheck'))
    const judgement = judgePairs({ ...request, samples: [...regular, ...again] })
    const before = rechecked.length
    for (const { scenarioIds, pairCount } of judgement.next.rechecks) {
      for (const id of scenarioIds) rechecked.push(...freshPairs(pairs, id, rechecked).slice(0, pairCount))
    }
    if (rechecked.length === before) return told(judgement, 2 * (judgement.pairCount + before))
  }
}

/** The last pairs of the file, which measuring hardly ever comes to. */
function freshPairs(
  pairs: readonly (readonly SimulatedSlot[])[],
  prompt: string,
  used: readonly (readonly SimulatedSlot[])[]
): readonly (readonly SimulatedSlot[])[] {
  return pairs.filter((pair) => pair[0]?.prompt === prompt && !used.includes(pair)).toReversed()
}

function requestFor(file: SimulatedFile, options: JudgeOptions, pairCount: number): JudgePairsRequest {
  const checks = gateChecks(options)
  const counts = pairCheckCounts(checks)
  const usual = usualOf(file)
  return {
    target: SIMULATED_TARGET,
    owned: true,
    samples: [],
    gateChecks: checks,
    alpha: alphaShares(FALSE_ALARMS, { gating: options.models * counts.gating, other: options.models * counts.other }),
    looks: {
      scenarioCount: file.prompts.length,
      leastPairs: options.minPairs,
      mostPairs: Math.min(options.cap, pairCount)
    },
    failFast: options.failFast,
    baseOnOtherServer: options.twoServers === true,
    usual
  }
}

function usualOf(file: SimulatedFile): JudgePairsRequest['usual'] {
  if (file.baseline.length < RUNS_FOR_USUAL) return undefined
  const targets = file.baseline.flatMap((run) => digestOf(file, run).targets)
  const lengths = referenceLengths(targets)
  return Object.fromEntries(
    JUDGED_METRICS.map((metric) => [
      metric,
      usualLogs(targets.map((target) => scenarioValues(target, metric, lengths)))
    ])
  )
}

const HOUR_MS = 3_600_000

/** A request of the file as the product would have stored it. */
function sampleOf(request: SimulatedRequest & Partial<SimulatedSlot>, flag?: Sample['flags'][number]): Sample {
  const { prompt, arm, rep, pair, slot, tH, ok, error, ttftMs, e2eMs, outTokens } = request
  return {
    targetId: SIMULATED_TARGET,
    scenarioId: prompt,
    kind: 'chat',
    round: rep,
    arm,
    pair,
    startedAtMs: slot ?? tH * HOUR_MS,
    flags: flag === undefined ? [] : [flag],
    ...(ok && ttftMs !== null && e2eMs !== null
      ? {
          outcome: 'ok',
          ttftMs,
          ttfatMs: ttftMs,
          lastMs: e2eMs,
          endMs: e2eMs,
          outputTokenCount: outTokens,
          outputTokenSource: 'usage',
          chunkCount: outTokens,
          readCount: outTokens
        }
      : { outcome: error === 'timeout' ? 'timeout-total' : 'http-error' })
  }
}

function told({ checks }: PairsJudgement, requests: number): FileJudgement {
  const isRate = ({ statistic }: Check): boolean => statistic === 'rate'
  return {
    mode: 'interleaved',
    verdict: wholeOf(checks),
    requests,
    checks: checks.filter((check) => !isRate(check)).map(fileCheck),
    rates: checks.filter(isRate).map(fileCheck)
  }
}

/** What the repository serves itself is its own; a hosted endpoint is a provider's. */
const OWNED_SCENARIOS: readonly string[] = ['dedicated', 'quiet']

/**
 * Judges head's run against the baseline's runs, as one job. Where the file holds later jobs, `attempts` tells what each of them
 * would say, with all jobs before it.
 */
export function judgeHistory(file: SimulatedFile, options: JudgeOptions): FileJudgement {
  const { head, again } = file
  if (head === undefined) throw new Error('the file holds no run of head to judge against its baseline')
  if (again !== undefined && !Array.isArray(again)) {
    throw new Error('again: expected an array of runs, each of a later job of the same change')
  }
  const checksAfter = judgeJobs(file, [head, ...(again ?? [])], options)
  const checks = checksAfter(1)
  const isRate = ({ statistic }: Check): boolean => statistic === 'rate'
  return {
    mode: 'history',
    verdict: wholeOf(checks),
    requests: head.samples.length,
    checks: checks.filter((check) => !isRate(check)).map(fileCheck),
    rates: checks.filter(isRate).map(fileCheck),
    ...(again === undefined
      ? {}
      : { attempts: [wholeOf(checks), ...again.map((_, index) => wholeOf(checksAfter(index + 2)))] })
  }
}

/** Returns the checks of the job with this number, counted from 1, to which all jobs before it are known. */
function judgeJobs(
  file: SimulatedFile,
  runs: readonly SimulatedRun[],
  options: JudgeOptions
): (count: number) => readonly Check[] {
  const digests = file.baseline.map((run) => digestOf(file, run)).toReversed()
  const jobs = runs.map((run) => runFileOf(file, run))
  const rules: JudgingRules = {
    targets: [{ id: SIMULATED_TARGET, owned: OWNED_SCENARIOS.includes(file.scenario) }],
    gate: { falseAlarmRatio: FALSE_ALARMS, failFast: options.failFast, checks: gateChecks(options) },
    budgets: [],
    accept: [],
    compare: true,
    now: JUDGED_AT
  }
  return (count) => {
    const newest = jobs[count - 1] as RunFile // callers count the runs
    return judgeRunFile(newest, rules, { digests, earlierJobs: jobs.slice(0, count - 1) }).judgement.checks
  }
}

function wholeOf(checks: readonly Check[]): FileVerdict {
  if (checks.some(({ verdict }) => verdict === 'regressed')) return 'regression'
  return checks.some(({ gating, verdict }) => gating && verdict === 'inconclusive') ? 'inconclusive' : 'ok'
}

function fileCheck({ metric, statistic, verdict, ...check }: Check): FileCheck {
  const { changeRatio, intervalRatio, detectableRatio } = check
  return {
    metric,
    q: statistic,
    verdict: verdict === 'regressed' ? 'regression' : verdict === 'inconclusive' ? 'inconclusive' : 'ok',
    ...(changeRatio === undefined ? {} : { changePct: percent(changeRatio) }),
    ...(intervalRatio === undefined
      ? {}
      : { ci95Pct: [percent(intervalRatio[0]), percent(intervalRatio[1])] as const }),
    ...(detectableRatio === undefined ? {} : { mdePct: percent(detectableRatio) })
  }
}

function percent(ratio: number): number {
  return Math.round(ratio * 10_000) / 100
}
