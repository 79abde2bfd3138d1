import { describe, expect, it } from '@jest/globals'
import { createManners } from '../../../src/measure/run/rate-limits.ts'

/** A clock that stands still but for waits; what is to happen during each of them is given. */
function standingClock(during: readonly (() => void)[] = []) {
  const waitsMs: number[] = []
  let nowMs = 1000
  return {
    waitsMs,
    pass: (durationMs: number) => {
      nowMs += durationMs
    },
    nowMs: () => nowMs,
    wait: async (durationMs: number) => {
      during[waitsMs.length]?.()
      waitsMs.push(durationMs)
      nowMs += durationMs
    }
  }
}

/** A clock for several who wait at once: it goes on to the next who is to wake whenever there is nothing else to do. */
function wakingClock() {
  const sleepers: { readonly atMs: number; readonly wake: () => void }[] = []
  let nowMs = 0
  const clock = {
    nowMs: () => nowMs,
    wait: (durationMs: number) =>
      new Promise<void>((wake) => {
        sleepers.push({ atMs: nowMs + durationMs, wake })
        sleepers.sort((a, b) => a.atMs - b.atMs)
      })
  }
  const run = async (all: Promise<unknown>) => {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve))
      const next = sleepers.shift()
      if (next === undefined) break
      nowMs = next.atMs
      next.wake()
    }
    await all
  }
  return { clock, run }
}

const open = new AbortController().signal

describe('a target that refused', () => {
  it('is left alone for as long as it asked, and no other is', async () => {
    const clock = standingClock()
    const manners = createManners(clock)
    expect(manners.refused('a', () => 3000)).toBe(3000)
    await manners.turn('b', open)
    expect(clock.waitsMs).toEqual([])
    clock.pass(1000)
    await manners.turn('a', open)
    await manners.turn('a', open)
    expect(clock.waitsMs).toEqual([2000])
  })

  it('and refuses another request meanwhile prolongs it', async () => {
    const clock = standingClock([() => manners.refused('a', () => 5000), () => manners.refused('a', () => 6000)])
    const manners = createManners(clock)
    manners.refused('a', () => 3000)
    await manners.turn('a', open)
    // 3 s of the first 5, and 2 of the next 6.
    expect(clock.waitsMs).toEqual([3000, 2000, 4000])
  })

  it('is not asked sooner for a shorter wait meanwhile', async () => {
    const clock = standingClock([() => manners.refused('a', () => 100)])
    const manners = createManners(clock)
    manners.refused('a', () => 3000)
    await manners.turn('a', open)
    expect(clock.waitsMs).toEqual([3000])
  })

  it('has its refusals in a row counted, and counted anew after an answer', () => {
    const manners = createManners(standingClock())
    const counted = (targetId = 'a') => manners.refused(targetId, (refusalCount) => refusalCount)
    expect([counted(), counted(), counted('b'), counted()]).toEqual([1, 2, 1, 3])
    manners.answered('a')
    expect([counted(), counted(), counted('b')]).toEqual([1, 2, 2])
  })
})

describe('a target with a pace', () => {
  it('is asked that far apart from the very next request on, by the time of the last', async () => {
    const clock = standingClock()
    const manners = createManners(clock)
    await manners.turn('a', open)
    clock.pass(50)
    manners.pace('a', () => 400)
    await manners.turn('a', open)
    clock.pass(100)
    await manners.turn('a', open)
    clock.pass(500)
    await manners.turn('a', open)
    expect(clock.waitsMs).toEqual([350, 300])
  })

  it('is asked at the pace of the moment, also by who was waiting already', async () => {
    let paceMs = 400
    const clock = standingClock([
      () => {
        paceMs = 1000
      }
    ])
    const manners = createManners(clock)
    manners.pace('a', () => paceMs)
    await manners.turn('a', open)
    await manners.turn('a', open)
    paceMs = 0
    await manners.turn('a', open)
    expect(clock.waitsMs).toEqual([400, 600])
  })

  it('lets one of those who wait through at a time', async () => {
    const { clock, run } = wakingClock()
    const manners = createManners(clock)
    manners.pace('a', () => 400)
    const turnsMs: number[] = []
    const lane = async () => {
      await manners.turn('a', open)
      turnsMs.push(clock.nowMs())
    }
    await run(Promise.all([lane(), lane(), lane(), lane()]))
    expect(turnsMs).toEqual([0, 400, 800, 1200])
  })

  it('and a refusal waits for whichever is later', async () => {
    const clock = standingClock()
    const manners = createManners(clock)
    manners.pace('a', () => 400)
    await manners.turn('a', open)
    manners.refused('a', () => 100)
    await manners.turn('a', open)
    manners.refused('a', () => 900)
    await manners.turn('a', open)
    expect(clock.waitsMs).toEqual([400, 900])
  })
})

it('nobody waits once the run was ended', async () => {
  const clock = standingClock()
  const manners = createManners(clock)
  manners.refused('a', () => 3000)
  await manners.turn('a', AbortSignal.abort())
  expect(clock.waitsMs).toEqual([])
})
