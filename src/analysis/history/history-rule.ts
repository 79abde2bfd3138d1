import {
  compareWithRuns,
  differenceInterval,
  type ModeratedComparison,
  type NoisePrior
} from '../../stats/moderated-comparison.ts'
import { normalQuantile } from '../../stats/normal.ts'
import { median } from '../../stats/quantile.ts'
import { studentTQuantile } from '../../stats/student-t.ts'
import type { JudgedStatistic, RunLevel } from '../values/run-level.ts'
import { CONFIDENCE, POWER } from '../values/thresholds.ts'

/** Runs from which their own spread says how much runs differ by themselves; with fewer an alarm is provisional. */
export const RUNS_FOR_HISTORY = 5

/** With fewer runs the whole interval of the spread within the runs must lie beyond this. Tails differ twice as much. */
const PROVISIONAL_MARGIN = { p50: { owned: 0.25, provider: 0.5 }, p95: { owned: 0.5, provider: 1 } } as const
/**
 * Run-to-run noise before any run is seen, and how many runs that guess is worth. Where requests of one run differ much, runs
 * do: at the endpoints of bench/verdict their standard deviation is 0.6 to 1.5 times the one within a run, so that the latter
 * is the guess; never less than 5 % of what this repository runs itself, 10 % of a provider, and half as much again of tails.
 */
const PRIOR = { degreesOfFreedom: 10, least: { owned: 0.05, provider: 0.1 }, tailFactor: 1.5 } as const
/** No check is more lenient than this, however few there are: runs have heavier tails than the t test thinks. */
const MOST_LENIENT_LATENCY_ALPHA = 0.0002
/** One-sided level at which the spread within the runs must not explain an alarm. */
const WITHIN_ALPHA = 0.005
/** Changes below this are never worth an alarm. */
const SMALLEST_CHANGE = Math.log1p(0.03)
/**
 * Even on a quiet endpoint about one run in a hundred is slow as a whole, by up to 60 %, and its second measurement with
 * it. Alarms begin so far up that fewer than one in a hundred jobs meets one: at 25 % for one target, higher for several.
 */
const SLOW_RUN = { most: Math.log(1.6), alarmFrom: Math.log(1.25) } as const
/** More baseline runs than this are not a piece of advice. */
const MOST_RUNS_TO_ADVISE = 30

export interface HistoryRule {
  readonly owned: boolean
  readonly statistic: JudgedStatistic
  /** One-sided level of this check. */
  readonly alpha: number
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
  /** The smallest slowdown found nine times in ten. */
  readonly detectable: number
  /** One standard deviation of the stored runs themselves; absent where too few runs tell. */
  readonly noise?: number
  /** Set where the difference is larger than runs differ by themselves. */
  readonly clearly: 'slower' | 'faster' | undefined
  /** One-sided 95 % bound of the slowdown. */
  readonly upperBound: number
  /** The noise as assumed before any run, and as estimated now. */
  readonly thought: { readonly prior: NoisePrior; readonly noise: number; readonly runCount: number }
}

/**
 * One run against those before it. An alarm needs three keys: the difference is more than runs differ by themselves (by a
 * prediction t test with a moderated variance), more than the spread within the runs explains, and more than the slow runs
 * that every endpoint has. Needs at least one earlier run.
 */
export function compareWithHistory(own: RunLevel, earlier: readonly RunLevel[], rule: HistoryRule): HistoryOutcome {
  const prior = noiseBefore([own, ...earlier], rule)
  const levels = earlier.map(({ level }) => level)
  const amongRuns = compareWithRuns(own.level, levels, prior)
  // The runs' spread holds what a usual run's level is uncertain by. A run with a few stragglers is less certain than that.
  const usual = earlier.reduce((sum, { error }) => sum + error ** 2, 0) / earlier.length
  const excessVariance = Math.max(0, own.error ** 2 - usual)
  const comparison = compareWithRuns(own.level, levels, { ...prior, excessVariance })
  const { difference, degreesOfFreedom, standardError } = comparison
  const within = withinError(own, earlier)
  const needed = alarmFrom(amongRuns, within, { rule, runCount: earlier.length })
  const provisional = earlier.length < RUNS_FOR_HISTORY
  return {
    difference,
    interval: differenceInterval(comparison, CONFIDENCE),
    // A second measurement must agree, whose own spread comes on top.
    detectable: needed + studentTQuantile(POWER, degreesOfFreedom) * Math.hypot(standardError, within),
    noise: provisional ? undefined : amongRuns.ownSpread,
    clearly: difference > needed ? 'slower' : difference < -needed ? 'faster' : undefined,
    upperBound: difference + studentTQuantile(CONFIDENCE, degreesOfFreedom) * standardError,
    thought: { prior, noise: amongRuns.runNoise, runCount: earlier.length }
  }
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

/** Returns the error of the difference between the candidate and the mean of the runs, from the spread within them. */
function withinError(own: RunLevel, earlier: readonly RunLevel[]): number {
  return Math.hypot(own.error, Math.hypot(...earlier.map(({ error }) => error)) / earlier.length)
}

interface Circumstances {
  readonly rule: HistoryRule
  readonly runCount: number
}

/** The difference from which on there is an alarm. */
function alarmFrom(amongRuns: ModeratedComparison, within: number, { rule, runCount }: Circumstances): number {
  const { alpha, margin, statistic, owned, targetCount } = rule
  const wide = Math.log1p(PROVISIONAL_MARGIN[statistic][owned ? 'owned' : 'provider'])
  const reach = normalQuantile(1 - (1 - CONFIDENCE) / 2) * within
  return Math.max(
    studentTQuantile(1 - Math.min(alpha, MOST_LENIENT_LATENCY_ALPHA), amongRuns.degreesOfFreedom) *
      amongRuns.standardError,
    normalQuantile(1 - WITHIN_ALPHA) * within,
    SLOW_RUN.most - (SLOW_RUN.most - SLOW_RUN.alarmFrom) / targetCount,
    SMALLEST_CHANGE,
    margin,
    runCount < RUNS_FOR_HISTORY ? wide + reach : 0
  )
}

/**
 * Returns how many more runs, if the noise stays the same, would let a candidate at the baseline's level be called
 * unchanged. Returns `undefined` where more runs would not.
 */
export function runsUntilSettled({ thought }: HistoryOutcome, slowdown: number): number | undefined {
  const { prior, noise, runCount } = thought
  const first = Math.max(1, RUNS_FOR_HISTORY - runCount)
  for (let more = first; more <= MOST_RUNS_TO_ADVISE; more += 1) {
    const count = runCount + more
    const reach = studentTQuantile(CONFIDENCE, prior.degreesOfFreedom + count - 1) * noise * Math.sqrt(1 + 1 / count)
    if (reach < slowdown) return more
  }
  return undefined
}
