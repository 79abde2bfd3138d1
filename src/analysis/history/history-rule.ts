import {
  compareWithRuns,
  differenceInterval,
  type ModeratedComparison,
  type NoisePrior
} from '../../stats/moderated-comparison.ts'
import { normalQuantile } from '../../stats/normal.ts'
import { median } from '../../stats/quantile.ts'
import { standardDeviation } from '../../stats/standard-deviation.ts'
import { studentTQuantile } from '../../stats/student-t.ts'
import type { JudgedStatistic, RunLevel } from '../values/run-level.ts'
import { CONFIDENCE, POWER } from '../values/thresholds.ts'

/** Runs from which two jobs decide; with fewer an alarm is provisional, and one job makes it. */
export const RUNS_FOR_HISTORY = 3
/** A full baseline: the runs show their own noise, and which of them are slow. */
export const FULL_BASELINE_RUNS = 5

/** With fewer runs the whole interval of the spread within the runs must lie beyond this. Tails differ twice as much. */
const PROVISIONAL_MARGIN = { p50: { owned: 0.25, provider: 0.5 }, p95: { owned: 0.5, provider: 1 } } as const
/**
 * Run-to-run noise before any run is seen, and how many runs that guess is worth. Where requests of one run differ much, runs
 * do: at the endpoints of bench/verdict their standard deviation is 0.6 to 1.5 times the one within a run, so that the latter
 * is the guess; never less than 5 % of what this repository runs itself, 10 % of a provider, and half as much again of tails.
 */
const PRIOR = { degreesOfFreedom: 10, least: { owned: 0.05, provider: 0.1 }, tailFactor: 1.5 } as const
/** A baseline run counts at most this many standard deviations from the middle: a slow one neither shifts nor widens it more. */
const CLIPPED_AT = 2.5
/** Runs that the guess is worth where the runs' own spread is wanted, which a slow one must not widen. */
const LIGHT_GUESS = 1
/** Makes a median absolute deviation an estimate of a normal standard deviation. */
const MAD_TO_SD = 1.4826

/** The share of false alarms that the levels below were simulated at; `gate.false-alarms` scales them. */
const DEFAULT_FALSE_ALARMS = 0.01
/** Each of two jobs must be slower at this level: 1 % at the default, 3 % where 5 % of false alarms are allowed. */
const TWO_JOB_ALPHA = 0.01
const TWO_JOB_EXPONENT = Math.log(3) / Math.log(5)
/** One job decides at this level where runs differ by less than `QUIET`. */
const ONE_JOB_ALPHA = 0.001
const QUIET = 0.075
/**
 * No check elsewhere is more lenient than this, however few there are: runs have heavier tails than the t test thinks. With many runs
 * it keeps out most of the slow runs of a shared endpoint, so that this rule and that of two jobs stay below 1 % together.
 */
const MOST_LENIENT_LATENCY_ALPHA = { history: 0.00003, provisional: 0.0002 } as const
/** One-sided level at which the spread within the runs must not explain an alarm. */
const WITHIN_ALPHA = 0.005
/** Changes below this are never worth an alarm. */
const SMALLEST_CHANGE = Math.log1p(0.03)
/**
 * Some runs are slow as a whole, about one in a hundred of a machine of one's own by up to 60 %, one in thirty of a shared
 * one by up to 100 %, and a second measurement of the same job with it. Where runs differ much, one job is red only beyond
 * most of them; with several targets, each of which can have one, only beyond all.
 */
const SLOW_RUN = { oneTarget: Math.log(1.25), severalTargets: Math.log(2) } as const
/** From this size on, even a doubled time would be missed too often: history is then no way to judge. */
const TOO_NOISY = Math.LN2
/** Runs that one comparison looks back on: enough for a variance, few enough that the level is today's. */
export const COMPARED_RUNS = 20

export interface HistoryRule {
  readonly owned: boolean
  readonly statistic: JudgedStatistic
  /** One-sided level of this check, after the false alarms are shared among all checks. */
  readonly alpha: number
  /** Jobs in which nothing changed and that may be red all the same. */
  readonly falseAlarmRatio: number
  /** The smallest change worth an alarm, in logs. */
  readonly margin: number
  /** Targets that are judged in this job; each can have a slow run. */
  readonly targetCount: number
}

/** A comparison in logs. */
export interface HistoryOutcome {
  readonly difference: number
  /** 95 %, run-to-run noise included. */
  readonly interval: readonly [number, number]
  /** The smallest slowdown found nine times in ten: by one job where it decides what is clear, elsewhere by two. */
  readonly detectable: number
  readonly detectableByTwoJobs: boolean
  /** Even a doubled time would be missed too often. */
  readonly isTooNoisy: boolean
  /** One standard deviation of the stored runs themselves; absent where too few runs tell. */
  readonly noise?: number
  /** What it is taken as then. */
  readonly assumedNoise?: number
  /** Set where this job alone decides. */
  readonly clearly: 'slower' | 'faster' | undefined
  /** By how much the job is beyond what asks for another job; above zero it is slower. Absent where one job must do. */
  readonly beyond?: number
  /** One-sided 95 % bound of the slowdown. */
  readonly upperBound: number
  /** The noise as assumed before any run, and as estimated now. */
  readonly thought: {
    readonly prior: NoisePrior
    readonly noise: number
    readonly runCount: number
    /** `beyond`, and what two jobs would find, if so many runs were on record, as noisy as these and none of the others slower. */
    readonly beyondWith: (runCount: number) => number
    readonly detectableWith: (runCount: number) => number
  }
}

/**
 * One run against those before it (docs/statistics.md, "History"). A slowdown must exceed what runs differ by themselves (a
 * prediction t test with a moderated variance, on clipped runs), what the spread within the runs explains, and the margin.
 * Needs at least one earlier run.
 */
export function compareWithHistory(own: RunLevel, earlier: readonly RunLevel[], rule: HistoryRule): HistoryOutcome {
  const prior = noiseBefore([own, ...earlier], rule)
  const measured = earlier.map(({ level }) => level)
  const levels = clipped(measured, prior)
  const amongRuns = compareWithRuns(own.level, levels, prior)
  const unclipped = compareWithRuns(own.level, measured, prior)
  // The runs' spread holds what a usual run's level is uncertain by. A run with a few stragglers is less certain than that.
  const usual = earlier.reduce((sum, { error }) => sum + error ** 2, 0) / earlier.length
  const excessVariance = Math.max(0, own.error ** 2 - usual)
  const comparison = compareWithRuns(own.level, levels, { ...prior, excessVariance })
  const { difference, degreesOfFreedom, standardError } = comparison
  const circumstances = { rule, runCount: earlier.length, within: withinError(own, earlier) }
  const needed = neededInOneJob(amongRuns, { ...circumstances, unclipped })
  const detectable = detectableBy({ comparison, amongRuns, needed, own: ownReach(measured, prior) }, circumstances)
  const showNoise = earlier.length >= FULL_BASELINE_RUNS
  return {
    difference,
    interval: differenceInterval(comparison, CONFIDENCE),
    ...detectable,
    noise: showNoise ? amongRuns.ownSpread : undefined,
    assumedNoise: showNoise ? undefined : amongRuns.runNoise,
    clearly: difference > needed ? 'slower' : difference < -needed ? 'faster' : undefined,
    beyond: earlier.length >= RUNS_FOR_HISTORY ? beyondTwice(amongRuns, circumstances, { own, earlier }) : undefined,
    upperBound: difference + studentTQuantile(CONFIDENCE, degreesOfFreedom) * standardError,
    thought: {
      prior,
      noise: amongRuns.runNoise,
      runCount: earlier.length,
      beyondWith: (runCount) => {
        const then = { difference, ...withRuns(amongRuns, prior, { from: earlier.length, to: runCount }) }
        return beyondTwice(then, { ...circumstances, runCount }, { own, earlier })
      },
      detectableWith: (runCount) => {
        const then = withRuns(amongRuns, prior, { from: earlier.length, to: runCount })
        return foundByTwoJobs(then, then, { ...circumstances, runCount })
      }
    }
  }
}

/** How far the run is beyond what each of two jobs must exceed. */
function beyondTwice(
  noise: Noise & Pick<ModeratedComparison, 'difference'>,
  circumstances: Circumstances,
  { own, earlier }: { readonly own: RunLevel; readonly earlier: readonly RunLevel[] }
): number {
  const needed = neededIn(noise, twoJobAlpha(circumstances.rule), circumstances)
  return Math.min(noise.difference - needed, beyondRanks(own, earlier, circumstances.runCount))
}

interface ForOneJob {
  readonly comparison: ModeratedComparison
  readonly amongRuns: ModeratedComparison
  readonly needed: number
  readonly own: number | undefined
}

/** By what the runs themselves differ by, once enough of them are known; until then by the noise that alarms are judged by. */
function detectableBy(
  { comparison, amongRuns, needed, own }: ForOneJob,
  circumstances: Circumstances
): Pick<HistoryOutcome, 'detectable' | 'detectableByTwoJobs' | 'isTooNoisy'> {
  const { rule, runCount, within } = circumstances
  const { degreesOfFreedom, standardError } = comparison
  const byOneJob = needed + studentTQuantile(POWER, degreesOfFreedom) * Math.hypot(standardError, within)
  if (runCount < RUNS_FOR_HISTORY) {
    return { detectable: byOneJob, detectableByTwoJobs: false, isTooNoisy: byOneJob > TOO_NOISY }
  }
  const byTwoJobs = foundByTwoJobs(amongRuns, comparison, circumstances)
  const neededTwice = neededIn(amongRuns, twoJobAlpha(rule), circumstances)
  const known = own === undefined ? { byOneJob, byTwoJobs } : { byOneJob: needed + own, byTwoJobs: neededTwice + own }
  const detectableByTwoJobs = !oneJobDecides(amongRuns, circumstances) && known.byTwoJobs < known.byOneJob
  return {
    detectable: detectableByTwoJobs ? known.byTwoJobs : known.byOneJob,
    detectableByTwoJobs,
    // A few runs can differ by much through chance alone: it is too noisy only if the guess says so, too.
    isTooNoisy: Math.min(byOneJob, byTwoJobs, known.byOneJob, known.byTwoJobs) > TOO_NOISY
  }
}

/**
 * Returns by how much a change must exceed what is needed to be found nine times in ten: by what enough runs differ by, since the guess
 * keeps alarms away but makes nothing easier or harder to find. Two measurements must agree, those of one job or those of two, so
 * each must find the change more often than that.
 */
function ownReach(levels: readonly number[], prior: NoisePrior): number | undefined {
  const count = levels.length
  if (count < FULL_BASELINE_RUNS) return undefined
  const spread = standardDeviation(clipped(levels, { ...prior, degreesOfFreedom: LIGHT_GUESS }))
  return studentTQuantile(Math.sqrt(POWER), count - 1) * spread * Math.sqrt(1 + 1 / count)
}

/** The change that is large enough in both of two jobs nine times in ten. */
function foundByTwoJobs(
  noise: Noise,
  { degreesOfFreedom, standardError }: Noise,
  circumstances: Circumstances
): number {
  const needed = neededIn(noise, twoJobAlpha(circumstances.rule), circumstances)
  const reach = Math.hypot(standardError, circumstances.within)
  return needed + studentTQuantile(Math.sqrt(POWER), degreesOfFreedom) * reach
}

/** Returns the noise to assume between these runs before they are compared. */
export function noiseBefore(
  runs: readonly RunLevel[],
  { owned, statistic }: Pick<HistoryRule, 'owned' | 'statistic'>
): NoisePrior {
  const spread = median(runs.flatMap((run) => run.spread ?? [])) ?? 0
  const usual = Math.max(PRIOR.least[owned ? 'owned' : 'provider'], spread)
  return {
    standardDeviation: usual * (statistic === 'p95' ? PRIOR.tailFactor : 1),
    degreesOfFreedom: PRIOR.degreesOfFreedom
  }
}

/** Pulls far runs in to `CLIPPED_AT` standard deviations of the middle, by a moderated deviation that they do not stretch. */
function clipped(levels: readonly number[], prior: NoisePrior): readonly number[] {
  const middle = median([...levels]) as number
  const deviation = MAD_TO_SD * (median(levels.map((level) => Math.abs(level - middle))) as number)
  const { degreesOfFreedom, standardDeviation } = prior
  const rest = levels.length - 1
  const moderated = Math.sqrt(
    (degreesOfFreedom * standardDeviation ** 2 + rest * deviation ** 2) / (degreesOfFreedom + rest)
  )
  const reach = CLIPPED_AT * moderated
  return levels.map((level) => Math.min(middle + reach, Math.max(middle - reach, level)))
}

/**
 * How far the run is beyond the second slowest on record. Of two jobs like those on record both are that with a probability of
 * 6/((B+1)(B+2)), whatever their distribution.
 */
function beyondRanks(own: RunLevel, earlier: readonly RunLevel[], runCount: number): number {
  if (runCount < FULL_BASELINE_RUNS) return Number.POSITIVE_INFINITY
  const secondSlowest = earlier.map(({ level }) => level).toSorted((a, b) => b - a)[1]
  return own.level - (secondSlowest ?? Number.NEGATIVE_INFINITY)
}

/** Returns the error of the difference between the candidate and the mean of the runs, from the spread within them. */
function withinError(own: RunLevel, earlier: readonly RunLevel[]): number {
  return Math.hypot(own.error, Math.hypot(...earlier.map(({ error }) => error)) / earlier.length)
}

/** The level of each of two jobs. Both must be slower, so that n targets have the false alarms of one at the level over √n. */
export function twoJobAlpha({
  falseAlarmRatio,
  targetCount
}: Pick<HistoryRule, 'falseAlarmRatio' | 'targetCount'>): number {
  const ofOneTarget = TWO_JOB_ALPHA * (falseAlarmRatio / DEFAULT_FALSE_ALARMS) ** TWO_JOB_EXPONENT
  return ofOneTarget / Math.sqrt(Math.max(1, targetCount))
}

interface Circumstances {
  readonly rule: HistoryRule
  readonly runCount: number
  readonly within: number
}

type Noise = Pick<ModeratedComparison, 'degreesOfFreedom' | 'standardError' | 'runNoise'>

/** The difference that a job must exceed at this level. */
function neededIn({ degreesOfFreedom, standardError }: Noise, alpha: number, { rule, within }: Circumstances): number {
  return Math.max(
    studentTQuantile(1 - alpha, degreesOfFreedom) * standardError,
    normalQuantile(1 - WITHIN_ALPHA) * within,
    SMALLEST_CHANGE,
    rule.margin
  )
}

/** Runs differ so little that one job alone decides what is clear. */
function oneJobDecides({ runNoise }: Noise, { rule, runCount }: Circumstances): boolean {
  const isLenient = rule.falseAlarmRatio >= DEFAULT_FALSE_ALARMS
  const isQuiet = runNoise < QUIET && rule.statistic === 'p50' && rule.targetCount === 1
  return isQuiet && isLenient && runCount >= RUNS_FOR_HISTORY
}

/**
 * The difference from which on one job is red by itself. Where runs differ much, slow runs count as they are: one job cannot tell
 * another of them from a regression.
 */
function neededInOneJob(
  noise: ModeratedComparison,
  circumstances: Circumstances & { readonly unclipped: ModeratedComparison }
): number {
  const { rule, runCount, within, unclipped } = circumstances
  const { statistic, owned, targetCount, falseAlarmRatio, alpha } = rule
  const share = falseAlarmRatio / DEFAULT_FALSE_ALARMS
  if (oneJobDecides(noise, circumstances)) return neededIn(noise, ONE_JOB_ALPHA * share, circumstances)
  const wide = Math.log1p(PROVISIONAL_MARGIN[statistic][owned ? 'owned' : 'provider'])
  const reach = normalQuantile(1 - (1 - CONFIDENCE) / 2) * within
  // With one or two runs the wide margin below decides as well.
  const kind = runCount < RUNS_FOR_HISTORY ? 'provisional' : 'history'
  const shift = Math.max(0, noise.difference - unclipped.difference)
  return Math.max(
    shift + neededIn(unclipped, Math.min(alpha, MOST_LENIENT_LATENCY_ALPHA[kind]), circumstances),
    targetCount === 1 && share >= 1 ? SLOW_RUN.oneTarget : SLOW_RUN.severalTargets,
    runCount < RUNS_FOR_HISTORY ? wide + reach : 0
  )
}

/** The noise of a comparison with another number of runs that differ as much as these do, or as they are taken to do. */
function withRuns({ ownSpread, runNoise }: ModeratedComparison, prior: NoisePrior, runCounts: RunCounts): Noise {
  const { from, to } = runCounts
  const spread = from < FULL_BASELINE_RUNS ? runNoise : ownSpread
  const degreesOfFreedom = prior.degreesOfFreedom + to - 1
  const guess = from < FULL_BASELINE_RUNS ? runNoise : prior.standardDeviation
  const deviation = Math.sqrt((prior.degreesOfFreedom * guess ** 2 + (to - 1) * spread ** 2) / degreesOfFreedom)
  return { runNoise: deviation, degreesOfFreedom, standardError: deviation * Math.sqrt(1 + 1 / to) }
}

interface RunCounts {
  readonly from: number
  readonly to: number
}

/**
 * Returns how many more runs, if the noise stays the same, would have made the difference that was seen large enough to ask for
 * another job. Returns `undefined` where none would, and where it is large enough already.
 */
export function runsUntilSettled({ thought }: HistoryOutcome): number | undefined {
  const { runCount, beyondWith } = thought
  if (runCount >= RUNS_FOR_HISTORY && beyondWith(runCount) > 0) return undefined
  return fewestMoreRuns(runCount, (count) => beyondWith(count) > 0)
}

/** Returns how many more runs, if the noise stays the same, would let two jobs find a doubled time; `undefined` where none would. */
export function runsUntilTold({ thought }: HistoryOutcome): number | undefined {
  return fewestMoreRuns(thought.runCount, (count) => thought.detectableWith(count) <= TOO_NOISY)
}

function fewestMoreRuns(runCount: number, areEnough: (runCount: number) => boolean): number | undefined {
  for (let count = Math.max(runCount + 1, RUNS_FOR_HISTORY); count <= COMPARED_RUNS; count += 1) {
    if (areEnough(count)) return count - runCount
  }
  return undefined
}
