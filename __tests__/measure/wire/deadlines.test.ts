import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createDeadlines, type Deadlines } from '../../../src/measure/wire/deadlines.ts'
import type { TimeoutKind } from '../../../src/measure/wire/exchange.ts'

// Exact, on a clock that moves when it is told to. On a real one: case 27 in `wire-cases.serial.test.ts`.
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const TIMEOUTS = { connectMs: 1000, firstByteMs: 500, idleMs: 60, totalMs: 2000 }

/** This clock gives a turn of its own to what is to come after the reads of a turn, a ms later. */
const ringing = (timeout: TimeoutKind, atMs: number) => [timeout, atMs + 1]

interface Wire {
  readonly deadlines: Deadlines
  /** A read at that time after the start. */
  readonly readAt: (atMs: number) => void
  /** What rang by that time, and when. */
  readonly rungBy: (atMs: number) => readonly [TimeoutKind, number] | undefined
}

function aWire(timeouts: Partial<typeof TIMEOUTS> = {}): Wire {
  const startMs = performance.now()
  const nowMs = (): number => performance.now()
  let lastReadAtMs: number | undefined
  let rung: readonly [TimeoutKind, number] | undefined
  const deadlines = createDeadlines({
    clock: { nowMs, wait: async () => undefined },
    timeouts: { ...TIMEOUTS, ...timeouts },
    lastReadAtMs: () => lastReadAtMs,
    expire: (timeout) => {
      rung ??= [timeout, nowMs() - startMs]
    }
  })
  const goTo = (atMs: number): void => jest.advanceTimersByTime(startMs + atMs - nowMs())
  return {
    deadlines,
    readAt: (atMs) => {
      goTo(atMs)
      const first = lastReadAtMs === undefined
      lastReadAtMs = nowMs()
      if (first) deadlines.begun()
    },
    rungBy: (atMs) => {
      goTo(atMs)
      return rung
    }
  }
}

describe('the deadlines of a request', () => {
  it('are the connection’s until it is sent', () => {
    expect(aWire().rungBy(999)).toBeUndefined()
    expect(aWire().rungBy(1100)).toEqual(ringing('timeout-connect', 1000))
  })

  it('are the first byte’s from then on', () => {
    const wire = aWire()
    wire.rungBy(300)
    wire.deadlines.sent(performance.now())
    expect(wire.rungBy(799)).toBeUndefined()
    expect(wire.rungBy(1500)).toEqual(ringing('timeout-first-byte', 800))
  })

  it('are silence’s once there is one, and any byte breaks it', () => {
    const wire = aWire()
    wire.deadlines.sent(performance.now())
    for (const atMs of [100, 159, 218, 277]) wire.readAt(atMs)
    expect(wire.rungBy(336)).toBeUndefined()
    expect(wire.rungBy(400)).toEqual(ringing('timeout-idle', 337))
  })

  it('are never later than that of the whole', () => {
    const wire = aWire({ totalMs: 300 })
    wire.deadlines.sent(performance.now())
    for (const atMs of [100, 150, 200, 250, 299]) wire.readAt(atMs)
    expect(wire.rungBy(400)).toEqual(ringing('timeout-total', 300))
  })

  it('are none once all is over', () => {
    const wire = aWire()
    wire.deadlines.sent(performance.now())
    wire.readAt(100)
    wire.deadlines.clear()
    expect(wire.rungBy(5000)).toBeUndefined()
    wire.deadlines.begun()
    expect(wire.rungBy(9000)).toBeUndefined()
  })

  it('are one timer, which reads do not touch', () => {
    const wire = aWire()
    wire.deadlines.sent(performance.now())
    for (let atMs = 10; atMs < 1000; atMs += 10) wire.readAt(atMs)
    expect(jest.getTimerCount()).toBe(1)
  })
})

describe('3: comments at 40 and 80 ms, and the first token at 150', () => {
  const wire = (...readsMs: readonly number[]) => {
    const made = aWire({ firstByteMs: 60 })
    made.deadlines.sent(performance.now())
    for (const atMs of readsMs) made.readAt(atMs)
    return made
  }

  // The list of cases has no ring here; but between the second comment and the token there are 70 ms.
  it('break a limit of 60 ms, since nothing came in the last 70', () => {
    expect(wire(40, 80).rungBy(150)).toEqual(ringing('timeout-idle', 140))
  })

  it('keep to one of 75, and with a third comment to that of 60', () => {
    const longer = aWire({ firstByteMs: 75, idleMs: 75 })
    longer.deadlines.sent(performance.now())
    for (const atMs of [40, 80, 150, 200, 250]) longer.readAt(atMs)
    expect(longer.rungBy(260)).toBeUndefined()
    expect(wire(40, 80, 120, 150, 200, 250).rungBy(260)).toBeUndefined()
  })
})
