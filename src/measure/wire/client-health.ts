import { createHistogram } from 'node:perf_hooks'
import { largest } from '../../domain/extremes.ts'
import type { ClientHealth } from '../../domain/run-file.ts'
import { median } from '../../stats/quantile.ts'
import type { Clock } from './clock.ts'

/**
 * From this delay on, a stall of this very process is of the size of what it measures: stamps within it say when the
 * process woke up, not when bytes came.
 */
const STALL_MS = 100
const TICK_MS = 20
const US_PER_MS = 1000
/** A stall longer ago than this concerns no request in flight. */
const REMEMBERED_STALLS = 1000

export interface HealthWatch {
  /** True when this process stood still for 100 ms or more between two moments of the clock. */
  readonly stalledBetween: (fromMs: number, toMs: number) => boolean
  /** Records the time a request waited in this process before it was written to an open connection. */
  readonly dispatched: (lagMs: number) => void
  /** Does what may take long while nothing is in flight: no request waits for it, and it is in no delay. */
  readonly apart: <T>(work: () => T | Promise<T>) => Promise<T>
  readonly close: () => ClientHealth
}

/** Watches whether this process itself is quick enough for what it measures: `stallMs` is the bound from which it was not. */
export function watchHealth(clock: Clock, stallMs = STALL_MS): HealthWatch {
  // Node's own monitor cannot be told to leave out a stretch of time.
  const delaysUs = createHistogram()
  const stalls: { readonly fromMs: number; readonly toMs: number }[] = []
  const lagsMs: number[] = []
  let longestMs = 0
  let tickedAtMs = performance.now()
  let timedAtMs = tickedAtMs
  let isApart = false
  const tick = (): void => {
    // By the system's clock: another may leap over a wait, and nobody stood still for that.
    const sinceTickMs = performance.now() - tickedAtMs
    const nowMs = clock.nowMs()
    tickedAtMs = performance.now()
    if (isApart) return
    if (sinceTickMs - TICK_MS >= stallMs) stalls.push({ fromMs: nowMs - sinceTickMs, toMs: nowMs })
    longestMs = Math.max(longestMs, sinceTickMs - TICK_MS)
    if (stalls.length > REMEMBERED_STALLS) stalls.shift()
  }
  const timer = setInterval(() => {
    const lateMs = performance.now() - timedAtMs - TICK_MS
    timedAtMs = performance.now()
    // A histogram holds no zero.
    if (!isApart) delaysUs.record(Math.max(1, Math.round(lateMs * US_PER_MS)))
    tick()
  }, TICK_MS)
  timer.unref()
  return {
    stalledBetween: (fromMs, toMs) => {
      // A stall that ended just now was not ticked yet.
      tick()
      return stalls.some((stall) => stall.fromMs < toMs && stall.toMs > fromMs)
    },
    dispatched: (lagMs) => lagsMs.push(Math.max(0, lagMs)),
    apart: async (work) => {
      tick()
      isApart = true
      try {
        return await work()
      } finally {
        tick()
        timedAtMs = performance.now()
        isApart = false
      }
    },
    close: () => {
      tick()
      clearInterval(timer)
      return healthOf(delaysUs, lagsMs, longestMs)
    }
  }
}

/** `longestMs` has in what no timer of the process saw, since none rang during it. */
function healthOf(
  delaysUs: { readonly count: number; readonly percentile: (percentile: number) => number },
  lagsMs: readonly number[],
  longestMs: number
): ClientHealth {
  const delayMs = (percentile: number): number =>
    delaysUs.count === 0 ? 0 : delaysUs.percentile(percentile) / US_PER_MS
  const p50 = median(lagsMs)
  return {
    eventLoopDelayMs: {
      p50: delayMs(50),
      p99: delayMs(99),
      max: Math.max(longestMs, delayMs(100))
    },
    ...(p50 === undefined ? {} : { dispatchLagMs: { p50, max: largest(lagsMs) } })
  }
}
