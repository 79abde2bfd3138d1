import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { watchHealth } from '../../src/measure/client-health.ts'

/** On a clock that moves when it is told to: what is asked about looks whether it was late for its tick of 20 ms. */
let nowMs = 0
const clock = { nowMs: () => nowMs, wait: async () => undefined }
beforeEach(() => {
  nowMs = 1000
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs)
})

const watched = (stallMs?: number) => {
  const health = watchHealth(clock, stallMs)
  return {
    health,
    /** Whether a request over this time met a stall. */
    over: (durationMs: number): boolean => {
      const fromMs = nowMs
      nowMs += durationMs
      return health.stalledBetween(fromMs, nowMs)
    }
  }
}

describe('watchHealth', () => {
  it('calls it a stall where this process came 100 ms late to its tick, and nothing less', () => {
    const { over, health } = watched()
    expect([119.9, 20, 120, 20, 5000].map(over)).toEqual([false, false, true, false, true])
    expect(health.close().eventLoopDelayMs.max).toBe(4980)
  })

  it('or as late as it is told', () => {
    expect([400, 519, 520].map(watched(500).over)).toEqual([false, false, true])
    expect(watched(Number.POSITIVE_INFINITY).over(60_000)).toBe(false)
  })

  it('knows which requests were open meanwhile', () => {
    const { over, health } = watched()
    over(20)
    const beforeMs = nowMs
    over(300)
    const afterMs = nowMs
    over(20)
    expect(health.stalledBetween(1000, beforeMs)).toBe(false)
    expect(health.stalledBetween(beforeMs, beforeMs + 1)).toBe(true)
    expect(health.stalledBetween(afterMs - 1, afterMs + 5)).toBe(true)
    expect(health.stalledBetween(afterMs, nowMs)).toBe(false)
  })

  it('sums up how long requests waited for a connection that was there', () => {
    const { health } = watched()
    for (const lagMs of [3, 1, -0.5, 2]) health.dispatched(lagMs)
    expect(health.close().dispatchLagMs).toEqual({ p50: 1.5, max: 3 })
    expect(watched().health.close()).not.toHaveProperty('dispatchLagMs')
  })
})
