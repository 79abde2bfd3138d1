import type { ScenarioDigest, TargetDigest } from '../../domain/baseline.ts'
import type { Check, CheckReason } from '../../domain/verdict.ts'
import {
  binomialUpperTail,
  type CorrelationGuess,
  predictiveCriticalCount,
  rateInterval,
  rateOfNext,
  type Share,
  totalOf
} from '../../stats/binomial.ts'
import { bisect } from '../../stats/bisect.ts'
import { median } from '../../stats/quantile.ts'
import {
  logOf,
  type ReferenceLengths,
  residuals,
  rowValue,
  scenarioValues,
  usualLogs
} from '../values/scenario-values.ts'
import { CONFIDENCE, POWER, SLOW_FACTOR, STREAMED } from '../values/thresholds.ts'
import type { ChosenWindow } from './window.ts'

export interface RatesRequest {
  readonly target: string
  readonly owned: boolean
  readonly window: ChosenWindow
  readonly alpha: number
}

/** Rates whose rise is an alarm: failures, and slow requests. */
export const RISE_CHECKS = 2
/** More failures or slow requests are an alarm only from this much on, whatever the odds. */
const SMALLEST_RISE = 0.05
/**
 * Slow requests come in bursts, and in some runs more than in others: at the endpoints of bench/verdict they correlate by 0.002
 * to 0.015 within a run. Failures are taken as they are.
 */
const SLOW_TOGETHER: CorrelationGuess = { correlation: 0.01, groupCount: 2 }
/** The times that a request can be slow by. */
const TIMED = ['ttft', 'e2e'] as const

/** Checks that no more requests fail than by the runs of the window. */
export function checkErrorRate(request: RatesRequest): Check {
  const { window } = request
  return riseCheck(request, {
    metric: 'error_rate',
    more: 'more-failures',
    same: 'failures-as-before',
    now: failuresOf(window.candidate),
    before: window.runs.map(({ target }) => failuresOf(target))
  })
}

/**
 * Checks that no more requests are far slower than usual for their prompt, or fail, than by the runs of the window. Returns
 * `undefined` where no run has a time to compare with.
 */
export function checkSlowRate(request: RatesRequest & { readonly lengths: ReferenceLengths }): Check | undefined {
  const { window, lengths } = request
  const targets = window.runs.map(({ target }) => target)
  const usual = TIMED.map((metric) => usualLogs(targets.map((target) => scenarioValues(target, metric, lengths))))
  const before = targets.map((target) => slowOf(target, usual, lengths))
  const now = slowOf(window.candidate, usual, lengths)
  if (now.of === 0 || totalOf(before).of === 0) return undefined
  return riseCheck(request, {
    metric: 'slow_rate',
    more: 'more-slow-requests',
    same: 'slow-requests-as-before',
    now,
    before,
    guess: SLOW_TOGETHER
  })
}

interface Rise {
  readonly metric: 'error_rate' | 'slow_rate'
  readonly more: CheckReason
  readonly same: CheckReason
  readonly now: Share
  /** Of each run. */
  readonly before: readonly Share[]
  readonly guess?: CorrelationGuess
}

/** The candidate's count against what the runs before it predict. */
function riseCheck(request: RatesRequest, { metric, more, same, now, before, guess }: Rise): Check {
  const all = totalOf(before)
  const usual = ratioOf(all)
  const rare = predictiveCriticalCount(now.of, rateOfNext(before, guess), request.alpha)
  const needed = Math.max(rare, leastRisen(now.of, usual))
  const regressed = now.of > 0 && now.count >= needed
  const [low, high] = rateInterval(now.count, now.of, CONFIDENCE)
  return {
    ...subject(request, metric),
    verdict: regressed ? 'regressed' : 'unchanged',
    reason: regressed ? more : same,
    baseline: usual,
    candidate: ratioOf(now),
    // A rate moves in points, not in per cent of itself: from 0 % there is no ratio.
    changeRatio: ratioOf(now) - usual,
    intervalRatio: [low - usual, high - usual],
    detectableRatio: foundRise({ needed, of: now.of, usual }),
    sampleCounts: { baseline: all.of, candidate: now.of, runs: before.length }
  }
}

/** The fewest of `of` that are `SMALLEST_RISE` more than usual. */
function leastRisen(of: number, usual: number): number {
  // A share such as 0.05 of 60 must not become 3.0000000000000004.
  return Math.ceil((usual + SMALLEST_RISE) * of - 1e-9)
}

/** The smallest rise with which so many are needed are found nine times in ten. Absent where none is. */
function foundRise({ needed, of, usual }: { readonly needed: number; readonly of: number; readonly usual: number }) {
  if (needed > of) return undefined
  return Math.max(SMALLEST_RISE, bisect((rate) => -binomialUpperTail(needed, of, rate), -POWER, [0, 1]) - usual)
}

/** A run that is slow as a whole is a matter of the medians: what is slow in it is slow beside its own usual times too. */
function slowOf(target: TargetDigest, usual: readonly ReadonlyMap<string, number>[], lengths: ReferenceLengths): Share {
  const limits = TIMED.map((metric, index) => {
    const levels = usual[index] as ReadonlyMap<string, number> // one for each of the times
    const own = residuals(scenarioValues(target, metric, lengths), levels).filter(Number.isFinite)
    return { metric, levels, beyond: Math.max(0, median(own) ?? 0) + Math.log(SLOW_FACTOR) }
  })
  const isSlow = (id: string, row: ScenarioDigest['rows'][number]): boolean =>
    limits.some(({ metric, levels, beyond }) => {
      const value = rowValue(row, metric, lengths.get(id))
      const level = levels.get(id)
      return value !== undefined && level !== undefined && logOf(value) - level > beyond
    })
  const known = target.scenarios.filter(({ id }) => limits.some(({ levels }) => levels.has(id)))
  return totalOf(
    known.map(({ id, rows, failed }) => ({
      count: failed + rows.filter((row) => isSlow(id, row)).length,
      of: failed + rows.length
    }))
  )
}

/** Checks that replies still arrive in pieces. Returns `undefined` where base did not stream either. */
export function checkStreamedShare(request: RatesRequest): Check | undefined {
  const now = streamedOf(request.window.candidate)
  const before = totalOf(request.window.runs.map(({ target }) => streamedOf(target)))
  if (before.of === 0 || ratioOf(before) < STREAMED.base || now.of === 0) return undefined
  const regressed = ratioOf(now) < STREAMED.head
  return {
    ...subject(request, 'streamed_share'),
    verdict: regressed ? 'regressed' : 'unchanged',
    reason: regressed ? 'no-longer-streams' : 'streams-as-before',
    baseline: ratioOf(before),
    candidate: ratioOf(now),
    changeRatio: ratioOf(now) - ratioOf(before),
    sampleCounts: { baseline: before.of, candidate: now.of, runs: request.window.runs.length }
  }
}

function subject({ target, owned }: RatesRequest, metric: 'error_rate' | 'slow_rate' | 'streamed_share') {
  return { target, metric, statistic: 'rate', kind: 'history', gating: true, owned } as const
}

function failuresOf({ scenarios }: TargetDigest): Share {
  return totalOf(scenarios.map(({ failed, attempted }) => ({ count: failed, of: attempted })))
}

function streamedOf({ scenarios }: TargetDigest): Share {
  return totalOf(
    // Whether a refusal streamed nobody asked.
    scenarios.map(({ streamed, attempted, failed, refused = 0 }) => ({
      count: streamed,
      of: attempted - failed - refused
    }))
  )
}

function ratioOf({ count, of }: Share): number {
  return of === 0 ? 0 : count / of
}
