import { describe, expect, it } from '@jest/globals'
import { createTurns } from '../../../src/measure/run/pacing.ts'

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
    const turns = createTurns(clock)
    expect(turns.refused('a', () => 3000)).toBe(3000)
    await turns.take('b', open)
    expect(clock.waitsMs).toEqual([])
    clock.pass(1000)
    await turns.take('a', open)
    await turns.take('a', open)
    expect(clock.waitsMs).toEqual([2000])
  })

  it('and refuses another request meanwhile prolongs it', async () => {
    const clock = standingClock([() => turns.refused('a', () => 5000), () => turns.refused('a', () => 6000)])
    const turns = createTurns(clock)
    turns.refused('a', () => 3000)
    await turns.take('a', open)
    // 3 s of the first 5, and 2 of the next 6.
    expect(clock.waitsMs).toEqual([3000, 2000, 4000])
  })

  it('is not asked sooner for a shorter wait meanwhile', async () => {
    const clock = standingClock([() => turns.refused('a', () => 100)])
    const turns = createTurns(clock)
    turns.refused('a', () => 3000)
    await turns.take('a', open)
    expect(clock.waitsMs).toEqual([3000])
  })

  it('has its refusals in a row counted, and counted anew after an answer', () => {
    const turns = createTurns(standingClock())
    const counted = (targetId = 'a') => turns.refused(targetId, (refusalCount) => refusalCount)
    expect([counted(), counted(), counted('b'), counted()]).toEqual([1, 2, 1, 3])
    turns.answered('a')
    expect([counted(), counted(), counted('b')]).toEqual([1, 2, 2])
  })
})

describe('a target with a pace', () => {
  it('is asked that far apart from the very next request on, by the time of the last', async () => {
    const clock = standingClock()
    const turns = createTurns(clock)
    await turns.take('a', open)
    clock.pass(50)
    turns.keepApart('a', () => 400)
    await turns.take('a', open)
    clock.pass(100)
    await turns.take('a', open)
    clock.pass(500)
    await turns.take('a', open)
    expect(clock.waitsMs).toEqual([350, 300])
  })

  it('is asked at the pace of the moment, also by who was waiting already', async () => {
    let paceMs = 400
    const clock = standingClock([
      () => {
        paceMs = 1000
      }
    ])
    const turns = createTurns(clock)
    turns.keepApart('a', () => paceMs)
    await turns.take('a', open)
    await turns.take('a', open)
    paceMs = 0
    await turns.take('a', open)
    expect(clock.waitsMs).toEqual([400, 600])
  })

  it('lets one of those who wait through at a time', async () => {
    const { clock, run } = wakingClock()
    const turns = createTurns(clock)
    turns.keepApart('a', () => 400)
    const turnsMs: number[] = []
    const lane = async () => {
      await turns.take('a', open)
      turnsMs.push(clock.nowMs())
    }
    await run(Promise.all([lane(), lane(), lane(), lane()]))
    expect(turnsMs).toEqual([0, 400, 800, 1200])
  })

  it('and a refusal waits for whichever is later', async () => {
    const clock = standingClock()
    const turns = createTurns(clock)
    turns.keepApart('a', () => 400)
    await turns.take('a', open)
    turns.refused('a', () => 100)
    await turns.take('a', open)
    turns.refused('a', () => 900)
    await turns.take('a', open)
    expect(clock.waitsMs).toEqual([400, 900])
  })
})

it('nobody waits once the run was ended', async () => {
  const clock = standingClock()
  const turns = createTurns(clock)
  turns.refused('a', () => 3000)
  await turns.take('a', AbortSignal.abort())
  expect(clock.waitsMs).toEqual([])
})
