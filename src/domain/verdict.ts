import { type MetricId, metricOf, type Statistic } from './metric.ts'

export type CheckVerdict = 'improved' | 'unchanged' | 'regressed' | 'inconclusive'

/** The reasons for a check's verdict. The codes are interface: JSON carries them unchanged. */
export const CHECK_REASONS = [
  'slower-beyond-noise',
  'faster-beyond-noise',
  'faster-once',
  'crept',
  'slowdown-unlikely',
  'within-margin',
  'more-failures',
  'failures-as-before',
  'no-longer-streams',
  'streams-as-before',
  'no-slowdown-seen',
  'slower-once',
  'not-slower-again',
  'too-noisy',
  'could-be-either',
  'too-few-samples',
  'too-many-failures',
  'too-many-void',
  'not-confirmed',
  'not-measured-again',
  'vanished',
  'not-observable',
  'token-source-differs',
  'moved-together',
  'more-slow-requests',
  'slow-requests-as-before',
  'slower-prompts',
  'no-slower-prompt',
  'not-finished'
] as const
export type CheckReason = (typeof CHECK_REASONS)[number]

/**
 * `interleaved`: base and head were measured in pairs, in this very job. `provisional`: there are too few baseline runs to
 * know how much unchanged runs differ.
 */
export type CheckKind = 'interleaved' | 'history' | 'provisional'

/** A reviewed `accept:` line that covers an alarm. */
export interface AcceptedBy {
  readonly upToRatio: number
  readonly until: string
  readonly reason: string
}

/** A Check is the judgement of one target, metric and statistic. Values are in the metric's unit, ratios signed (0.118 = 11.8 % more). */
export interface Check {
  readonly target: string
  readonly metric: MetricId
  /** The metric that was read instead, where the check's own cannot be observed. */
  readonly readMetric?: MetricId
  readonly statistic: Statistic
  readonly verdict: CheckVerdict
  readonly reason: CheckReason
  readonly kind: CheckKind
  /** A gating check decides the verdict; the others are only shown. */
  readonly gating: boolean
  /**
   * This change can have moved it: the target is owned, or the requests to it were changed. Any other target's alarm is
   * drift.
   */
  readonly owned: boolean
  readonly baseline?: number
  readonly candidate?: number
  readonly changeRatio?: number
  /** 95 % interval of `changeRatio`. */
  readonly intervalRatio?: readonly [number, number]
  /** The smallest slowdown that this very comparison finds nine times in ten. */
  readonly detectableRatio?: number
  /** A second job is needed to find that; absent where this one decides by itself. */
  readonly detectableByTwoJobs?: true
  /** From which slowdown on there is an alarm, as applied here: a certain one below it is none. */
  readonly marginRatio?: number
  /** The distance of this job beyond the level that asks for another one, in logs; above zero it is slower. History of enough runs only. */
  readonly beyondByLog?: number
  /** Jobs that measured the same commit, where there were several, and how many of them were slower. */
  readonly jobs?: { readonly slower: number; readonly of: number }
  /** One standard deviation of the stored runs themselves, no guess in it. Absent where unknown. */
  readonly noiseRatio?: number
  /** What it is taken as while too few runs are stored to tell. */
  readonly assumedNoiseRatio?: number
  readonly sampleCounts: { readonly baseline: number; readonly candidate: number; readonly runs: number }
  /** True where a second measurement in the same job agreed; absent where none was made. */
  readonly confirmed?: boolean
  /** Requests of a second measurement that could not say whether it agrees; absent where it could. */
  readonly secondCounts?: { readonly attempted: number; readonly failed: number }
  /**
   * With so many more baseline runs, as noisy as these, a difference like this one would ask for another job, or a doubled time
   * would no longer be missed; absent where no number would do.
   */
  readonly runsToSettle?: number
  /** Pairs of base and head that it rests on; interleaved only. */
  readonly pairCount?: number
  /** The approximate total of pairs that would settle an inconclusive check; absent where no number would. */
  readonly pairsToSettle?: number
  /** An alarm this clear appears by chance in fewer than 1 of so many checks. */
  readonly chanceOneIn?: number
  /** The prompts that an alarm of single prompts is about, the slowest first. */
  readonly scenarios?: readonly string[]
  /** Set where the stored run of base, or of the ancestor that is so many commits away from it, shows the same. */
  readonly onBase?: { readonly commit?: string; readonly distance: number }
  /** Set where a reviewed line accepts this alarm: it is shown, and turns nothing red. */
  readonly accepted?: AcceptedBy
  /**
   * Set where the level that this is compared with was itself accepted: by which line, and how far it lies from the level
   * before. What the same line may accept is counted from there, so that it is no license for one step after another.
   */
  readonly acceptedBefore?: AcceptedBy & { readonly changeRatio: number }
  /** Set where a line was meant to accept it and does not: the day has passed, or the change has grown beyond it. */
  readonly notAccepted?: 'ended' | 'larger'
}

/**
 * Requests of a run from which history judges a statistic, of the candidate as of each run before it. Those that failed count as
 * infinitely slow; so many must have a value.
 */
export const JUDGED_FROM = {
  p50: { attempted: 20, answered: 16 },
  p95: { attempted: 60, answered: 48 }
} as const

/** A check that finds even this change in fewer than nine of ten jobs tells nothing by passing. */
export const BLIND_FROM = 3

/** Returns true where no change of a size that anybody would call one could have been found. */
export function isBlind({ metric, detectableRatio = 0 }: Pick<Check, 'metric' | 'detectableRatio'>): boolean {
  return metricOf(metric).scope === 'sample' && detectableRatio > BLIND_FROM
}

/**
 * Returns the change that an `accept:` line must cover: the check's own, plus the change that the same line accepted
 * before it. Without that, one line would accept step after step. Rates change by points, which add up; times multiply.
 */
export function sinceAccepted(
  { metric, changeRatio, acceptedBefore: before }: Pick<Check, 'metric' | 'changeRatio' | 'acceptedBefore'>,
  line: AcceptedBy | undefined
): number | undefined {
  if (changeRatio === undefined || line === undefined || before === undefined) return changeRatio
  if (!isSameLine(line, before)) return changeRatio
  return metricOf(metric).unit === 'ratio'
    ? before.changeRatio + changeRatio
    : (1 + before.changeRatio) * (1 + changeRatio) - 1
}

function isSameLine(a: AcceptedBy, b: AcceptedBy): boolean {
  return a.upToRatio === b.upToRatio && a.until === b.until && a.reason === b.reason
}

/** The states of a report, in order of precedence: the first that applies is the verdict. */
export const STATES = [
  'regression',
  'over-budget',
  'could-not-measure',
  'inconclusive',
  'no-baseline',
  'drift',
  'rules-changed',
  'warning',
  'pass'
] as const
export type State = (typeof STATES)[number]

/** The states that `fail-on` may name. */
export const FAIL_STATES = [
  'regression',
  'budget',
  'could-not-measure',
  'inconclusive',
  'no-baseline',
  'drift',
  'rules-changed'
] as const
export type FailState = (typeof FAIL_STATES)[number]

export type Color = 'green' | 'warning' | 'red'
