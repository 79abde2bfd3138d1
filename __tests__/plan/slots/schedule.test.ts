import { describe, expect, it } from '@jest/globals'
import type { Plan } from '../../../src/domain/plan.ts'
import { roundCountOf, schedule } from '../../../src/plan/slots/schedule.ts'
import { planOf } from '../plan-world.ts'

const config = (requests: number, targets = ['a', 'b']) =>
  `targets:\n${targets.map((model) => `  - { model: ${model} }\n`).join('')}schedule: { requests: ${requests} }\n`
const keys = (slots: ReturnType<typeof schedule>) =>
  slots.map(({ targetId, scenarioId }) => `${targetId} ${scenarioId}`)

/** Mulberry32: small, seeded, and good enough to shuffle by. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

describe('roundCountOf', () => {
  it.each([
    [2, 2],
    [20, 2],
    [40, 2],
    [41, 3],
    [60, 3],
    [61, 4]
  ])('makes %d requests of twenty prompts in %d whole rounds', (requests, rounds) => {
    expect(roundCountOf(planOf(config(requests)))).toBe(rounds)
  })
})

describe('schedule', () => {
  const plan = planOf(config(60))

  it('has every target and scenario once a round, all of the head', () => {
    const slots = schedule(plan, seeded(1))
    const expected = keys(schedule(plan, () => 0.5))
      .slice(0, 40)
      .toSorted()
    expect(slots).toHaveLength(120)
    for (const round of [0, 1, 2]) {
      expect(keys(slots.filter((slot) => slot.round === round)).toSorted()).toEqual(expected)
    }
    expect(new Set(expected).size).toBe(40)
    expect(slots.every(({ arm, pair }) => arm === 'head' && pair === undefined)).toBe(true)
  })

  it('finishes a round before it starts the next', () => {
    const rounds = schedule(plan, seeded(2)).map(({ round }) => round)
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b))
  })

  it('shuffles each round anew, and the same way from the same seed', () => {
    const order = (seed: number, round: number) =>
      keys(schedule(plan, seeded(seed)).filter((slot) => slot.round === round))
    expect(order(7, 0)).not.toEqual(order(7, 1))
    expect(order(7, 0)).toEqual(order(7, 0))
    expect(order(7, 0)).not.toEqual(order(8, 0))
  })

  it('makes every order equally likely', () => {
    const three: Pick<Plan, 'targets' | 'prompts' | 'schedule'> = {
      ...plan,
      targets: planOf(config(2, ['a', 'b', 'c'])).targets,
      prompts: { ...plan.prompts, scenarios: plan.prompts.scenarios.slice(0, 1) },
      schedule: { ...plan.schedule, requestCount: 6000 }
    }
    const slots = schedule(three, seeded(42))
    const counts = new Map<string, number>()
    for (let index = 0; index < slots.length; index += 3) {
      const order = slots
        .slice(index, index + 3)
        .map(({ targetId }) => targetId)
        .join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    // Six orders of 6000 rounds: 1000 each, with a standard deviation of 29.
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(4 * 29)
  })
})

describe('schedule of a target and its upstream', () => {
  const plan = planOf(
    'targets:\n  - { model: gw, base-url: "http://127.0.0.1:4000/v1", direct: { base-url: "http://127.0.0.1:9000/v1" } }\n  - { model: b }\nschedule: { requests: 60 }\n'
  )
  const slots = schedule(plan, seeded(3))

  it('asks both the same right after each other, as a pair', () => {
    const paired = slots.filter(({ pair }) => pair !== undefined)
    expect(paired).toHaveLength(120)
    for (let index = 0; index < paired.length; index += 2) {
      const [one, other] = [paired[index], paired[index + 1]]
      expect(one?.pair).toBe(other?.pair)
      expect(one?.scenarioId).toBe(other?.scenarioId)
      expect(new Set([one?.targetId, other?.targetId])).toEqual(new Set(['gw', 'gw (direct)']))
    }
    expect(new Set(paired.map(({ pair }) => pair)).size).toBe(60)
  })

  it('begins half of a round with the one, half with the other', () => {
    const firsts = [
      ...Map.groupBy(
        slots.filter(({ round, pair }) => round === 0 && pair !== undefined),
        ({ pair }) => pair
      ).values()
    ]
    expect(firsts.filter(([first]) => first?.targetId === 'gw')).toHaveLength(10)
  })

  it('leaves the other targets alone', () => {
    expect(slots.filter(({ targetId, pair }) => targetId === 'b' && pair === undefined)).toHaveLength(60)
  })
})

describe('schedule beside pairs', () => {
  it('leaves out whatever belongs to a target that has a base', () => {
    const plan = planOf(config(60, ['a', 'b']))
    const [a, b] = plan.targets as [Plan['targets'][number], Plan['targets'][number]]
    const targets = [a, b, { ...a, id: 'a (direct)', directOf: 'a' }, { ...a, id: 'a (base)', baseOf: 'a' }]
    expect(new Set(schedule({ ...plan, targets }, seeded(1)).map(({ targetId }) => targetId))).toEqual(new Set(['b']))
    expect(schedule({ ...plan, targets: targets.filter(({ id }) => id !== 'b') }, seeded(1))).toEqual([])
  })
})
