import { describe, expect, it } from '@jest/globals'
import type { Plan, Scenario } from '../../../src/domain/plan.ts'
import type { Slot } from '../../../src/domain/slot.ts'
import {
  commonScenarios,
  firstPairCount,
  firstSlots,
  mostPairsOf,
  mostUnitCount,
  type PairOptions,
  pairedTargets,
  pairSlots,
  recheckSlots
} from '../../../src/plan/slots/pair-slots.ts'
import { schedule } from '../../../src/plan/slots/schedule.ts'
import { joinSeeds, seededRandom } from '../../../src/stats/random.ts'
import { planOf } from '../plan-world.ts'

const options = (seed: number): PairOptions => ({ seed, randomOf: (seeds) => seededRandom(joinSeeds(seeds)) })

const PLAN = planOf('targets:\n  - { model: a }\n  - { model: b }\n  - { model: c }\n')
const [A, B, C] = PLAN.targets as [Plan['targets'][number], Plan['targets'][number], Plan['targets'][number]]

/** `a` and `b` have a base, `c` does not; base lacks the first prompt and has one more. */
function aPlan(count = 20, over: Partial<Plan> = {}): Plan {
  const scenarios = PLAN.prompts.scenarios.slice(0, count)
  const other = { ...(scenarios[0] as Scenario), id: 'only in base' }
  return {
    ...PLAN,
    targets: [A, B, C, { ...A, id: 'a (base)', baseOf: 'a' }, { ...B, id: 'b (base)', baseOf: 'b' }],
    prompts: { ...PLAN.prompts, scenarios },
    base: { source: 'files-at-base', prompts: { ...PLAN.prompts, scenarios: [...scenarios.slice(1), other] } },
    ...over
  }
}

const range = (targetId: string, from: number, to: number) => ({ targetId, from, to })
const pairsOf = (slots: readonly Slot[]) => [
  ...Map.groupBy(slots, ({ targetId, pair }) => `${targetId} ${pair}`).values()
]
const ofTarget = (slots: readonly Slot[], id: string) => slots.filter(({ targetId }) => targetId === id)

describe('pairSlots', () => {
  const slots = pairSlots(aPlan(), [range('a', 0, 60), range('b', 0, 60)], options(1))

  it('has the two of a pair beside each other, asked the same', () => {
    expect(slots).toHaveLength(240)
    for (let index = 0; index < slots.length; index += 2) {
      const [one, other] = [slots[index], slots[index + 1]]
      expect([one?.targetId, one?.scenarioId, one?.pair]).toEqual([other?.targetId, other?.scenarioId, other?.pair])
      expect([one?.arm, other?.arm].toSorted()).toEqual(['base', 'head'])
    }
  })

  it('asks every common prompt once a round, and none that one side lacks', () => {
    const common = commonScenarios(aPlan()).map(({ id }) => id)
    expect(common).toHaveLength(19)
    const rounds = Map.groupBy(
      ofTarget(slots, 'a').filter(({ arm }) => arm === 'head'),
      ({ round }) => round
    )
    for (const round of [0, 1, 2]) {
      expect(
        rounds
          .get(round)
          ?.map(({ scenarioId }) => scenarioId)
          .toSorted()
      ).toEqual(common.toSorted())
    }
  })

  it.each([
    [20, [10, 9, 10, 9]],
    [19, [9, 9, 9, 9]]
  ])('begins with base in half of a round of %d prompts but one', (count, expected) => {
    const four = pairSlots(aPlan(count), [range('a', 0, 4 * (count - 1))], options(2))
    const baseFirst = [0, 1, 2, 3].map(
      (round) => pairsOf(four.filter((slot) => slot.round === round)).filter(([first]) => first?.arm === 'base').length
    )
    expect(baseFirst).toEqual(expected)
  })

  it('numbers pairs from nought, each by its target', () => {
    expect(pairsOf(ofTarget(slots, 'b')).map(([first]) => first?.pair)).toEqual(Array.from({ length: 60 }, (_, n) => n))
  })

  it('asks the same pairs whichever batches they come in', () => {
    const whole = ofTarget(slots, 'a')
    const parts = [
      pairSlots(aPlan(), [range('a', 0, 7)], options(1)),
      pairSlots(aPlan(), [range('a', 7, 41), range('b', 7, 60)], options(1)),
      pairSlots(aPlan(), [range('a', 41, 60)], options(1))
    ].flat()
    expect(ofTarget(parts, 'a')).toEqual(whole)
  })

  it('mixes the targets of a round', () => {
    const targets = pairsOf(slots.filter(({ round }) => round === 0)).map(([first]) => first?.targetId)
    const changes = targets.filter((target, index) => index > 0 && target !== targets[index - 1]).length
    // 19 + 19 in random order change 19 times, with a standard deviation of 3.
    expect(Math.abs(changes - 19)).toBeLessThan(12)
  })

  it('orders each round and each seed anew', () => {
    const order = (seed: number, round: number) =>
      pairSlots(aPlan(), [range('a', 19 * round, 19 * (round + 1))], options(seed)).map(({ scenarioId }) => scenarioId)
    expect(order(1, 0)).toEqual(order(1, 0))
    expect(order(1, 0)).not.toEqual(order(1, 1))
    expect(order(1, 0)).not.toEqual(order(2, 0))
  })

  it('has nothing for an empty range, or where no prompt is common', () => {
    expect(pairSlots(aPlan(), [range('a', 60, 60)], options(1))).toEqual([])
    expect(pairSlots(aPlan(1), [range('a', 0, 60)], options(1))).toEqual([])
  })

  it('has the upstream of a target before or behind its pair, never between', () => {
    const trios = pairSlots(
      aPlan(20, { targets: [A, { ...A, id: 'a (direct)', directOf: 'a' }, { ...A, id: 'a (base)', baseOf: 'a' }] }),
      [range('a', 0, 190)],
      options(3)
    )
    expect(trios).toHaveLength(570)
    let pastFirst = 0
    for (let index = 0; index < trios.length; index += 3) {
      const trio = trios.slice(index, index + 3)
      expect(new Set(trio.map(({ pair }) => pair)).size).toBe(1)
      const at = trio.findIndex(({ targetId }) => targetId === 'a (direct)')
      expect(at).not.toBe(1)
      if (at === 0) pastFirst += 1
    }
    // Half of 190, with a standard deviation of 6.9.
    expect(Math.abs(pastFirst - 95)).toBeLessThan(4 * 6.9)
  })
})

describe('firstSlots', () => {
  const plan = aPlan()
  const slots = firstSlots(plan, options(4))

  it('has the least pairs of targets with a base, and every request of the others', () => {
    expect(pairsOf(ofTarget(slots, 'a'))).toHaveLength(60)
    expect(pairsOf(ofTarget(slots, 'b'))).toHaveLength(60)
    expect(ofTarget(slots, 'c')).toHaveLength(60)
    expect(slots).toHaveLength(2 * 60 + 2 * 60 + 60)
    expect(ofTarget(slots, 'a')).toEqual(pairSlots(plan, [range('a', 0, 60)], options(4)))
  })

  it('spreads the ones among the others', () => {
    const places = slots.flatMap(({ targetId }, index) => (targetId === 'c' ? [index] : []))
    const middle = places.reduce((sum, place) => sum + place, 0) / places.length
    // Evenly spread, 150 on average with a standard deviation of about 10.
    expect(Math.abs(middle - 150)).toBeLessThan(40)
  })

  it('is the schedule as ever where nothing has a base', () => {
    const requests = (all: readonly Slot[]) => all.map(({ targetId, scenarioId }) => `${targetId} ${scenarioId}`)
    const { base: _, ...without } = aPlan(20, { targets: [A, B] })
    expect(requests(firstSlots(without, options(5))).toSorted()).toEqual(
      requests(schedule(without, seededRandom(5))).toSorted()
    )
  })
})

describe('firstPairCount', () => {
  const pairs = (least: number, most = 280) => ({ schedule: { ...PLAN.schedule, pairs: { least, most } } })

  it.each([
    [60, 280, 60],
    [10, 280, 19],
    [10, 15, 15]
  ])('with at least %d and at most %d pairs of 19 prompts is %d', (least, most, expected) => {
    expect(firstPairCount(aPlan(20, pairs(least, most)), { owned: false })).toBe(expected)
  })
})

describe('recheckSlots', () => {
  const ask = (again: number) =>
    recheckSlots(aPlan(), { targetId: 'a', scenarioIds: ['chat-3', 'chat-5'], pairCount: 10, again }, options(1))

  it('asks for the named prompts alone, in flagged pairs', () => {
    const slots = ask(0)
    expect(slots).toHaveLength(40)
    expect(slots.every(({ recheck, targetId }) => recheck === true && targetId === 'a')).toBe(true)
    expect(new Set(slots.map(({ scenarioId }) => scenarioId))).toEqual(new Set(['chat-3', 'chat-5']))
    expect(pairsOf(slots).map((pair) => pair.length)).toEqual(Array(20).fill(2))
    expect(pairsOf(slots).filter(([first]) => first?.arm === 'base')).toHaveLength(10)
  })

  it('never uses a number twice', () => {
    const numbers = [...ask(0), ...ask(1), ...pairSlots(aPlan(), [range('a', 0, 1000)], options(1))].map(
      ({ pair, arm }) => `${pair} ${arm}`
    )
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

describe('mostPairsOf', () => {
  const gated = (statistic: 'p50' | 'p95') => ({
    ...PLAN.gate,
    checks: [{ metric: 'ttft' as const, statistic, margin: { ratio: 0.1 } }]
  })
  const pairs = (least: number, most?: number) => ({
    ...PLAN.schedule,
    pairs: { least, most }
  })

  it.each([
    ['a provider', false, 'p50', pairs(60), 280],
    ['an owned target', true, 'p50', pairs(60), 400],
    ['a p95 that gates', false, 'p95', pairs(60), 1000],
    ['a number that was set', true, 'p95', pairs(60, 90), 90],
    ['more at least than that', false, 'p50', pairs(500), 500]
  ] as const)('for %s', (_, owned, statistic, scheduled, expected) => {
    expect(mostPairsOf({ gate: gated(statistic), schedule: scheduled }, { owned })).toBe(expected)
  })
})

describe('mostUnitCount', () => {
  it('is the most pairs of some and the requests of the others', () => {
    expect(pairedTargets(aPlan()).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(mostUnitCount(aPlan())).toBe(280 + 280 + 60)
  })
})
