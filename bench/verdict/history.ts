import { judgeRunFile } from '../../src/analysis/verdict/judge-run-file.ts'
import type { Gate } from '../../src/domain/plan.ts'
import type { RunFile } from '../../src/domain/run-file.ts'
import type { Check } from '../../src/domain/verdict.ts'
import { defaultMargin } from '../../src/plan/config/read-schedule.ts'
import type { ScenarioName } from './scenarios.ts'
import { simulate } from './simulate.ts'
import type { SimulatedFile } from './simulated.ts'
import { digestOf, runFileOf, SIMULATED_TARGET } from './simulated-digests.ts'

/** The gate's defaults. */
const DEFAULT_GATE: Gate = {
  falseAlarmRatio: 0.01,
  failFast: true,
  checks: [
    { metric: 'ttft', statistic: 'p50', margin: defaultMargin('ttft', 'p50') },
    { metric: 'tpot', statistic: 'p50', margin: defaultMargin('tpot', 'p50') },
    { metric: 'e2e', statistic: 'p50', margin: defaultMargin('e2e', 'p50') }
  ]
}
/** `builtin:chat-20` three times: the sixty requests of the defaults, and the wait before an alarm is measured again. */
export const DEFAULT_RUN = { prompts: 20, repeats: 3, secondAfterS: 60 } as const

export interface HistoryCase {
  readonly scenario: ScenarioName
  readonly effect: string
  readonly owned: boolean
  /** Runs of the default branch that head is compared with. */
  readonly runCounts: readonly number[]
  readonly fileCount: number
  readonly firstSeed: number
}

/** The verdicts of one check, counted over all files. */
export interface CheckTally {
  readonly name: string
  readonly alarmRatio: number
  /** Median of the smallest changes that it says it would find. */
  readonly detectableRatio: number
}

export interface HistoryTally {
  readonly runCount: number
  /** Files with any alarm after the first measurement, and after the second. */
  readonly firstAlarmRatio: number
  readonly alarmRatio: number
  /** Of latency checks that gate, the share that could not tell. */
  readonly inconclusiveRatio: number
  readonly checks: readonly CheckTally[]
}

/**
 * The whole sequence of history, as a job runs it: head is measured and judged, an alarm is measured again in the same job, and
 * counts where both agree. One file serves all numbers of runs.
 */
export function tallyHistory({
  scenario,
  effect,
  owned,
  runCounts,
  fileCount,
  firstSeed
}: HistoryCase): readonly HistoryTally[] {
  const baseline = Math.max(...runCounts)
  const judged = runCounts.map((): Sequence[] => [])
  for (let index = 0; index < fileCount; index += 1) {
    const seed = firstSeed + index
    const file = simulate({ scenario, effect, seed, mode: 'history', baseline, ...DEFAULT_RUN })
    for (const [index, runCount] of runCounts.entries()) judged[index]?.push(judgeSequence(file, { owned, runCount }))
  }
  return runCounts.map((runCount, index) => tallyOf(runCount, judged[index] ?? []))
}

interface Sequence {
  /** The checks after the first measurement, and after the second where an alarm asked for one. */
  readonly first: readonly Check[]
  readonly final: readonly Check[]
}

export function judgeSequence(
  file: SimulatedFile,
  { owned, runCount }: { readonly owned: boolean; readonly runCount: number }
): Sequence {
  const { head, second } = file
  if (head === undefined || second === undefined) throw new Error('the file lacks a measurement of head')
  const digests = file.baseline
    .slice(-runCount)
    .map((run) => digestOf(file, run))
    .toReversed()
  const rules = {
    targets: [{ id: SIMULATED_TARGET, owned }],
    gate: DEFAULT_GATE,
    budgets: [],
    accept: [],
    compare: true,
    now: JUDGED_AT
  }
  const checksOf = (run: RunFile): readonly Check[] => judgeRunFile(run, rules, { digests }).judgement.checks
  return { first: checksOf(runFileOf(file, head)), final: checksOf(runFileOf(file, head, second)) }
}

/** No `accept:` line depends on it. */
const JUDGED_AT = '2026-01-01T00:00:00Z'

const isAlarm = ({ verdict }: Check): boolean => verdict === 'regressed'

function tallyOf(runCount: number, files: readonly Sequence[]): HistoryTally {
  const all = files.flatMap(({ final }) => final)
  const gating = all.filter(({ gating, statistic }) => gating && statistic === 'p50')
  const names = [...new Set(all.map(nameOf))]
  return {
    runCount,
    firstAlarmRatio: files.filter(({ first }) => first.some(isAlarm)).length / files.length,
    alarmRatio: files.filter(({ final }) => final.some(isAlarm)).length / files.length,
    inconclusiveRatio: gating.filter(({ verdict }) => verdict === 'inconclusive').length / gating.length,
    checks: names.map((name) => {
      const own = all.filter((check) => nameOf(check) === name)
      const sizes = own.flatMap(({ detectableRatio }) => detectableRatio ?? []).toSorted((a, b) => a - b)
      return {
        name,
        alarmRatio: own.filter(isAlarm).length / files.length,
        detectableRatio: sizes[Math.floor(sizes.length / 2)] ?? Number.NaN
      }
    })
  }
}

function nameOf({ metric, statistic }: Check): string {
  return `${metric} ${statistic}`
}
