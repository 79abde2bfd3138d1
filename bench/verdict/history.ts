import { digestRun } from '../../src/analysis/runs/digest.ts'
import { type JudgingHistory, type JudgingRules, judgeRunFile } from '../../src/analysis/verdict/judge-run-file.ts'
import { statesOf } from '../../src/analysis/verdict/state.ts'
import type { Gate } from '../../src/domain/plan.ts'
import type { RunFile } from '../../src/domain/run-file.ts'
import type { Check } from '../../src/domain/verdict.ts'
import { defaultMargin } from '../../src/plan/config/read-schedule.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { SCENARIOS, type ScenarioName } from './scenarios.ts'
import { simulate } from './simulate.ts'
import type { SimulatedFile, SimulatedRun } from './simulated.ts'
import { oneRunOf, runFileOf, SIMULATED_TARGET } from './simulated-digests.ts'

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
const DEFAULT_RUN = { prompts: 20, repeats: 3, secondAfterS: 60 } as const
/** No `accept:` line depends on it. */
const JUDGED_AT = '2026-01-01T00:00:00Z'
/** Lies between the seeds of the targets of one job. */
const TARGET_SEEDS = 10_000_000

/** A change as CI meets it. */
export interface SimulatedChange {
  readonly scenario: ScenarioName
  /** What it does to the first target; the others stay as they are. */
  readonly effect: string
  readonly seed: number
  readonly targetCount: number
  /** The longest baseline that it is compared with. */
  readonly baseline: number
  /** At least one target's head is slow as a whole, or none is; absent: as often as the endpoint's runs are. */
  readonly slow?: boolean
  /** How alike a second job is to the first one: one job for each. */
  readonly correlations: readonly number[]
}

/** Simulates every target of a change: its baseline, its run in a first job, and that in a second one. */
export function simulateChange(change: SimulatedChange): readonly SimulatedFile[] {
  const { scenario, effect, seed, baseline, correlations } = change
  return slowTargets(change).map((slowHead, index) =>
    simulate({
      scenario,
      effect: index === 0 ? effect : 'none',
      seed: seed + index * TARGET_SEEDS,
      mode: 'history',
      baseline,
      slowHead,
      laterJobs: correlations,
      ...DEFAULT_RUN
    })
  )
}

/** Which targets are slow in the first job: if one at least is, the others are as often as ever. */
function slowTargets({ scenario, seed, targetCount, slow }: SimulatedChange): readonly (boolean | undefined)[] {
  if (slow !== true) return Array.from({ length: targetCount }, () => slow)
  const random = seededRandom(seed)
  const [probability] = SCENARIOS[scenario].slowRuns
  for (;;) {
    const drawn = Array.from({ length: targetCount }, () => random() < probability)
    if (drawn.includes(true)) return drawn
  }
}

/** The share of jobs in which at least one of so many targets is slow as a whole. */
export function slowJobRatio(scenario: ScenarioName, targetCount: number): number {
  return 1 - (1 - SCENARIOS[scenario].slowRuns[0]) ** targetCount
}

/** How a job ended. */
export interface JobOutcome {
  readonly checks: readonly Check[]
  readonly isRed: boolean
  readonly isInconclusive: boolean
  /** It was slower once: another job decides. */
  readonly asksAgain: boolean
}

export interface ChangeOutcome {
  readonly first: JobOutcome
  /** A second job, to which the first is known; by the index of its correlation. */
  readonly second: (index?: number) => JobOutcome
}

/** Judges a change as CI does: an alarm is measured again in the same job, and a second job knows the first. */
export function judgeChange(
  files: readonly SimulatedFile[],
  { owned, runCount }: { readonly owned: boolean; readonly runCount: number }
): ChangeOutcome {
  const runs = (from: (file: SimulatedFile) => SimulatedRun | undefined): RunFile =>
    oneRunOf(files.map((file, index) => runFileOf(file, present(from(file)), `${SIMULATED_TARGET}-${index}`)))
  const shortest = Math.min(...files.map(({ baseline }) => baseline.length))
  const digests = Array.from({ length: Math.min(runCount, shortest) }, (_, index) =>
    digestRun(
      runs(({ baseline }) => baseline.at(-1 - index)),
      { ordinal: 0 }
    )
  )
  const rules: JudgingRules = {
    targets: files.map((_, index) => ({ id: `${SIMULATED_TARGET}-${index}`, owned })),
    gate: DEFAULT_GATE,
    budgets: [],
    accept: [],
    compare: true,
    now: JUDGED_AT
  }
  const first = runs(({ head }) => head)
  const confirmation = runs(({ second }) => second)
  return {
    first: judgeJob({ run: first, confirmation }, rules, { digests }),
    second: (index = 0) =>
      judgeJob({ run: runs(({ again }) => again?.[index]) }, rules, { digests, earlierJobs: [first] })
  }
}

function present(run: SimulatedRun | undefined): SimulatedRun {
  if (run === undefined) throw new Error('the file lacks a run')
  return run
}

/** Targets with an alarm are measured a second time, where the file holds that. */
function judgeJob(
  { run, confirmation }: { readonly run: RunFile; readonly confirmation?: RunFile },
  rules: JudgingRules,
  history: JudgingHistory
): JobOutcome {
  const alone = judgeRunFile(run, rules, history)
  if (alone.unconfirmed.size === 0 || confirmation === undefined) return outcomeOf(alone.judgement)
  const { startedAt, end, samples } = confirmation
  const again = samples.filter(({ targetId }) => alone.unconfirmed.has(targetId))
  return outcomeOf(judgeRunFile({ ...run, confirmation: { startedAt, end, samples: again } }, rules, history).judgement)
}

function outcomeOf(judgement: Parameters<typeof statesOf>[0]): JobOutcome {
  const { checks } = judgement
  const isInconclusive = statesOf(judgement)[0] === 'inconclusive'
  return {
    checks,
    isRed: checks.some(({ verdict }) => verdict === 'regressed'),
    isInconclusive,
    asksAgain: isInconclusive && checks.some(({ owned, gating, reason }) => owned && gating && reason === 'slower-once')
  }
}
