import type { GateCheck } from '../../domain/plan.ts'
import { normalQuantile } from '../../stats/normal.ts'
import { goesOnBetween, type SequentialRule, type ShiftEstimate } from '../../stats/sequential-test.ts'
import { stoppedInterval } from '../../stats/stopped-interval.ts'
import { studentTQuantile } from '../../stats/student-t.ts'
import { designedSlowdown } from '../values/margin.ts'
import type { JudgedMetric } from '../values/scenario-values.ts'
import { CONFIDENCE } from '../values/thresholds.ts'

export interface WantedPairCheck extends GateCheck {
  readonly metric: JudgedMetric
  readonly statistic: 'p50' | 'p95'
  readonly gating: boolean
  /** The rate at which it may claim a slowdown where there is none. */
  readonly alpha: number
}

/** Chance of missing a slowdown of exactly the size that the test is designed for. */
const BETA = { p50: 0.1, p95: 0.05 } as const
/** A slowdown in the tail alone moves the band by somewhat less: its lower ranks are not reached. */
const TAIL_ATTENUATION = 0.75
/** The part of α for the last look. What comes so far is what is hard to tell; the rest is certain anyway. */
const LAST_SHARE = { p50: 0.7, p95: 0.8 } as const

/** The test of a check whose alarms begin at `margin`, in logs. */
export function ruleOf({ statistic, alpha }: WantedPairCheck, margin: number): SequentialRule {
  const designed = designedSlowdown(margin)
  const tested = statistic === 'p95' ? TAIL_ATTENUATION * designed : designed
  return { margin: tested, alpha, beta: BETA[statistic], lastShare: LAST_SHARE[statistic] }
}

/** The pairs at one look, and at those before it, at which the check was not decided. */
interface LooksSoFar {
  readonly pairCount: number
  readonly passed: readonly number[]
  /** In logs. */
  readonly margin: number
}

/** A change in logs, with its interval. */
export interface Change {
  readonly center: number
  readonly interval: readonly [number, number]
}

/** The change and its interval, which take account of the looks before: a test that stops at an extreme stops at luck. */
export function changeAfterLooks(wanted: WantedPairCheck, looks: LooksSoFar, estimate: ShiftEstimate): Change {
  const standardError = estimate.standardError * smallSample(estimate.n)
  return stoppedInterval(
    { passed: passedLooks(wanted, looks, standardError), information: standardError ** -2, estimate: estimate.shift },
    CONFIDENCE
  )
}

/**
 * Returns how much wider an interval must be because its error is estimated too, and a test stops where that came out small.
 * A robust spread of n differences is about as certain as an ordinary one of half as many.
 */
function smallSample(n: number): number {
  const p = 1 - (1 - CONFIDENCE) / 2
  return studentTQuantile(p, Math.max(2, n / 2)) / normalQuantile(p)
}

/** Uses today's estimate of the noise for the earlier looks too. */
function passedLooks(wanted: WantedPairCheck, { pairCount, passed, margin }: LooksSoFar, standardError: number) {
  return passed.map((earlier) => {
    const error = standardError * Math.sqrt(pairCount / earlier)
    return { information: error ** -2, ...goesOnBetween(error, ruleOf(wanted, margin)) }
  })
}
