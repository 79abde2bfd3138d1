import type { TargetDigest } from '../../domain/baseline.ts'
import type { Check } from '../../domain/verdict.ts'
import { binomialUpperTail, criticalCount, rateInterval } from '../../stats/binomial.ts'
import { STREAMED } from '../values/thresholds.ts'
import type { ChosenWindow } from './window.ts'

export interface RatesRequest {
  readonly target: string
  readonly owned: boolean
  readonly window: ChosenWindow
  readonly alpha: number
}

/** More failures are an alarm only from this much on, whatever the odds. */
const SMALLEST_RISE = 0.05

interface Share {
  readonly count: number
  readonly of: number
}

/** Failed of attempted requests, against the whole window. */
export function checkErrorRate(request: RatesRequest): Check {
  const now = failuresOf([request.window.candidate])
  const before = failuresOf(request.window.runs.map(({ target }) => target))
  // (K + ½)/(N + 1), the mean under Jeffreys' prior: a window without any failure does not prove that there are none.
  const usual = (before.count + 0.5) / (before.of + 1)
  const rise = ratioOf(now) - ratioOf(before)
  const rare = binomialUpperTail(now.count, now.of, usual) < request.alpha
  const regressed = rare && rise >= SMALLEST_RISE
  const [low, high] = rateInterval(now.count, now.of, 0.95)
  return {
    ...subject(request, 'error_rate'),
    verdict: regressed ? 'regressed' : 'unchanged',
    reason: regressed ? 'more-failures' : 'failures-as-before',
    baseline: ratioOf(before),
    candidate: ratioOf(now),
    // A rate moves in points, not in per cent of itself: from 0 % there is no ratio.
    changeRatio: rise,
    intervalRatio: [low - ratioOf(before), high - ratioOf(before)],
    detectableRatio: Math.max(SMALLEST_RISE, criticalCount(now.of, usual, request.alpha) / Math.max(1, now.of)),
    sampleCounts: { baseline: before.of, candidate: now.of, runs: request.window.runs.length }
  }
}

/** Checks that replies still arrive in pieces. Returns `undefined` where base did not stream either. */
export function checkStreamedShare(request: RatesRequest): Check | undefined {
  const now = streamedOf([request.window.candidate])
  const before = streamedOf(request.window.runs.map(({ target }) => target))
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

function subject({ target, owned }: RatesRequest, metric: 'error_rate' | 'streamed_share') {
  return { target, metric, statistic: 'rate', kind: 'history', gating: true, owned } as const
}

function failuresOf(targets: readonly TargetDigest[]): Share {
  return totalShare(targets, ({ failed, attempted }) => ({ count: failed, of: attempted }))
}

function streamedOf(targets: readonly TargetDigest[]): Share {
  // Whether a refusal streamed nobody asked.
  return totalShare(targets, ({ streamed, attempted, failed, refused = 0 }) => ({
    count: streamed,
    of: attempted - failed - refused
  }))
}

function totalShare(
  targets: readonly TargetDigest[],
  part: (scenario: TargetDigest['scenarios'][number]) => Share
): Share {
  const parts = targets.flatMap(({ scenarios }) => scenarios.map(part))
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    of: parts.reduce((sum, share) => sum + share.of, 0)
  }
}

function ratioOf({ count, of }: Share): number {
  return of === 0 ? 0 : count / of
}
