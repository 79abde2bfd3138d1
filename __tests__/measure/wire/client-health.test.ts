import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { watchHealth } from '../../../src/measure/wire/client-health.ts'
import { C, D, F, U } from '../../support/chat-events.ts'
import { runJob } from '../../support/measure-job.ts'
import { head, httpChunk } from '../../support/raw-server.ts'

/** On a clock that moves when it is told to: what is asked about looks whether it was late for its tick of 20 ms. */
let nowMs = 0
const clock = { nowMs: () => nowMs, wait: async () => undefined }
afterEach(() => void jest.useRealTimers())
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

  describe('records how late its ticks are', () => {
    const ticking = () => {
      jest.useFakeTimers({ doNotFake: ['performance'] })
      const { health } = watched()
      const tick = (lateMs: number, times = 1): void => {
        for (let done = 0; done < times; done += 1) {
          nowMs += 20 + lateMs
          jest.advanceTimersByTime(20)
        }
      }
      return { health, tick }
    }

    it('all of them, of which the quantiles are told', () => {
      const { health, tick } = ticking()
      tick(2, 60)
      tick(7, 38)
      tick(40, 2)
      const { p50, p99, max } = health.close().eventLoopDelayMs
      expect(p50).toBeCloseTo(2, 1)
      expect(p99).toBeCloseTo(40, 1)
      expect(max).toBeCloseTo(40, 1)
    })

    it('but not those during what is done apart', async () => {
      const { health, tick } = ticking()
      tick(2, 10)
      await health.apart(() => tick(300, 50))
      tick(2, 10)
      const { p50, p99, max } = health.close().eventLoopDelayMs
      expect([p50, p99, max].map(Math.round)).toEqual([2, 2, 2])
    })

    it('and has none where it never ticked', () => {
      expect(ticking().health.close().eventLoopDelayMs).toEqual({ p50: 0, p99: 0, max: 0 })
    })
  })
})

describe('the health of a run', () => {
  beforeEach(() => void jest.restoreAllMocks())
  const whole = httpChunk(C('a') + F('stop') + U(5, 1) + D) + httpChunk('')
  const chunked = { 'transfer-encoding': 'chunked' }

  it('has the lag of its requests in where they found their connections open', async () => {
    const bytes = head(200, { ...chunked, connection: 'keep-alive' }) + whole
    const { measured } = await runJob({ script: () => [{ atMs: 0, bytes }] })
    const { p50 = Number.NaN, max = Number.NaN } = measured.clientHealth.dispatchLagMs ?? {}
    expect(p50).toBeGreaterThanOrEqual(0)
    expect(max).toBeGreaterThanOrEqual(p50)
  })

  it('has none where each of them had to open one', async () => {
    const { measured } = await runJob({ script: () => [{ atMs: 0, bytes: head(200, chunked) + whole, close: 'fin' }] })
    expect(measured.samples.map(({ connectionReused }) => connectionReused)).toEqual([false, false])
    expect(measured.clientHealth).not.toHaveProperty('dispatchLagMs')
  })
})
