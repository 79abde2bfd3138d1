import type { RunDigest } from '../../domain/baseline.ts'
import type { BudgetLimit } from '../../domain/budget.ts'
import type { Acceptance, Gate } from '../../domain/plan.ts'
import type { RunFile } from '../../domain/run-file.ts'
import type { Sample } from '../../domain/sample.ts'
import { dayOf } from '../../domain/time.ts'
import type { Warning } from '../../domain/warning.ts'
import { seededRandom } from '../../stats/random.ts'
import { checkBySeveralJobs } from '../history/several-jobs.ts'
import { earlierPairs, haveSettledAlike, jobsOfSameChange } from '../pairs/earlier-pairs.ts'
import { pairedTargetsOf } from '../pairs/paired-targets.ts'
import type { AwaitedCheck } from '../pairs/replay-looks.ts'
import { digestRun } from '../runs/digest.ts'
import type { JudgedTarget } from '../values/judged-target.ts'
import { acceptCheck, unusedAcceptances } from './accept.ts'
import {
  alarmsToConfirm,
  confirm,
  NO_TARGETS,
  type SecondMeasurement,
  targetsToConfirm,
  withImprovementsConfirmed
} from './confirm.ts'
import { type Judgement, judge } from './judge.ts'

/** The rules that a run is judged by. */
export interface JudgingRules {
  /** Every target of the plan, bases and upstreams included. */
  readonly targets: readonly JudgedTarget[]
  readonly gate: Gate
  readonly budgets: readonly BudgetLimit[]
  readonly accept: readonly Acceptance[]
  /** Compares with history where base was not measured. */
  readonly compare: boolean
  /** The configured anchor and its commit; the commit is absent where no commit has that name. */
  readonly anchor?: { readonly name: string; readonly commit?: string }
  /** The run belongs to the default branch. */
  readonly onDefaultBranch?: boolean
  /** The time of judging, ISO 8601: `accept:` lines end. */
  readonly now: string
}

/** Everything on record that a run is judged against. */
export interface JudgingHistory {
  /** Every run of the baseline, newest first. */
  readonly digests: readonly RunDigest[]
  /** The base commit first, then its ancestors, nearest first; absent where GitHub did not say. */
  readonly ancestry?: readonly string[]
  /** Runs of earlier jobs of the same workflow run and key, the first one first. */
  readonly earlierJobs?: readonly RunFile[]
}

/** A run's judgement, and whether it needs a second measurement. */
export interface RunJudgement {
  /** The verdict as it stands: accepted, and confirmed where the run holds a second measurement. */
  readonly judgement: Judgement
  /** Targets to measure a second time before their alarms count. Empty once that is done or where nothing raised one. */
  readonly unconfirmed: ReadonlySet<string>
  /** The alarms of the first measurement that a second is to decide. */
  readonly awaited: readonly AwaitedCheck[]
  /** `accept:` lines that accepted nothing. */
  readonly warnings: readonly Warning[]
  /** The pairs of all attempts and the attempts they come from; absent where this is the only attempt. */
  readonly allPairs?: { readonly samples: readonly Sample[]; readonly attempts: readonly number[] }
}

/**
 * Judges a run file: pairs where base was measured beside it, history elsewhere, budgets always. Live runs, stored runs and
 * merged parts all come through here. Same run, rules and history give the same judgement: chance comes from the run's seed.
 */
export function judgeRunFile(run: RunFile, rules: JudgingRules, history: JudgingHistory): RunJudgement {
  const allPairs = pairsOfAttempts(run, history.earlierJobs ?? [])
  const alone = judgeSamples({ run, samples: run.samples, pairedSamples: allPairs?.samples }, rules, history)
  const first = accepted(withJobsOfSameChange(alone, run, rules, history), rules)
  const ownBases = targetsWithOwnBase(run, rules)
  const unconfirmed = targetsToConfirm(first, ownBases)
  const awaited = alarmsToConfirm(first.checks, ownBases)
  const second = unconfirmed.size === 0 ? undefined : secondMeasurement({ run, awaited }, rules, history)
  const confirmed = second === undefined ? first : confirm(first, second, ownBases)
  const judgement = withImprovementsConfirmed(confirmed, second, ownBases)
  return {
    judgement,
    unconfirmed: second === undefined ? unconfirmed : NO_TARGETS,
    awaited,
    warnings: unusedAcceptances({
      checks: judgement.checks,
      acceptances: rules.accept,
      targetIds: rules.targets.map(({ id }) => id),
      today: dayOf(rules.now)
    }),
    allPairs
  }
}

interface Measured {
  readonly run: RunFile
  readonly samples: readonly Sample[]
  readonly pairedSamples?: readonly Sample[]
  readonly awaited?: readonly AwaitedCheck[]
}

function judgeSamples(
  { run, samples, pairedSamples, awaited }: Measured,
  rules: JudgingRules,
  history: JudgingHistory
): Judgement {
  return judge({
    ...rules,
    candidate: digestRun(run, { ordinal: 0, samples }),
    samples,
    paired: pairedTargetsOf(run.plan, rules),
    pairedSamples,
    awaited,
    baselines: history.digests,
    ancestry: history.ancestry,
    random: seededRandom(run.seed)
  })
}

/** Applies `accept:` lines before anything is confirmed: an accepted alarm needs no second measurement. */
function accepted(judgement: Judgement, { accept, now }: JudgingRules): Judgement {
  return { ...judgement, checks: judgement.checks.map((check) => acceptCheck(check, accept, dayOf(now))) }
}

/** Judges the second measurement by itself; it covers only the targets that raised an alarm. */
function secondMeasurement(
  { run, awaited }: Pick<Measured, 'run' | 'awaited'>,
  rules: JudgingRules,
  history: JudgingHistory
): SecondMeasurement | undefined {
  if (run.confirmation === undefined) return undefined
  const { samples, end } = run.confirmation
  return { ...judgeSamples({ run, samples, awaited }, rules, history), samples, partial: end.partial }
}

/** Earlier jobs of the same commit and plan are judged by the same history, and all of them together decide. */
function withJobsOfSameChange(alone: Judgement, run: RunFile, rules: JudgingRules, history: JudgingHistory): Judgement {
  if (alone.checks.every(({ beyondByLog }) => beyondByLog === undefined)) return alone
  const jobs = jobsOfSameChange(history.earlierJobs ?? [], run).filter((job) => !isSameRun(job, run))
  const earlier = jobs.flatMap((job) => judgeSamples({ run: job, samples: job.samples }, rules, history).checks)
  return { ...alone, checks: alone.checks.map((check) => checkBySeveralJobs(check, earlier)) }
}

function targetsWithOwnBase(run: RunFile, rules: JudgingRules): ReadonlySet<string> {
  return new Set(pairedTargetsOf(run.plan, rules).flatMap((target) => (target.baseOnOtherServer ? [target.id] : [])))
}

function isSameRun(one: RunFile, other: RunFile): boolean {
  return one.samples === other.samples
}

/** A job that runs again continues from the pairs of its earlier attempts, so that re-running until green does not work. */
function pairsOfAttempts(run: RunFile, earlierJobs: readonly RunFile[]): RunJudgement['allPairs'] {
  const comparable = earlierJobs.filter(({ plan }) => haveSettledAlike(plan, run.plan))
  const { samples, attempts } = earlierPairs(comparable, { plan: run.plan, commit: run.commit })
  if (attempts.length === 0) return undefined
  // Where earlier jobs had decided everything, nothing was measured and the last of them is judged again.
  const isEarlier = comparable.some((job) => isSameRun(job, run))
  return { samples: isEarlier ? samples : [...samples, ...run.samples], attempts }
}
