import { describe, expect, it } from '@jest/globals'
import type { Part, Plan } from '../../../src/domain/plan.ts'
import { planOfPart, scenariosOfPart, slotsOfPart } from '../../../src/plan/slots/part-of-plan.ts'
import { schedule } from '../../../src/plan/slots/schedule.ts'
import { seededRandom } from '../../../src/stats/random.ts'
import { planOf } from '../plan-world.ts'

const config = `targets:
  - { id: a, model: m, base-url: "http://localhost:1/v1", price: { input: 1, output: 1 } }
  - { id: b, model: m, base-url: "http://localhost:2/v1", price: { input: 1, output: 1 }, direct: { base-url: "http://localhost:3/v1" } }
schedule: { max-cost: $3.00, requests: 60 }
`
const whole = planOf(config)
const partOf = (part: Part): Plan => ({ ...whole, part })
const all = schedule(whole, seededRandom(5))
const slotsOf = (part: Part) => slotsOfPart(partOf(part), all)

describe('the slots of a part', () => {
  it('are all of them where there is no part', () => {
    expect(slotsOfPart(whole, all)).toBe(all)
  })

  it.each([1, 2, 3, 7, 20])('are every slot of the whole once, over %i shards, in the order of the whole', (count) => {
    const shards = Array.from({ length: count }, (_, place) => slotsOf({ shard: { index: place + 1, count } }))
    expect(new Set(shards.flat())).toEqual(new Set(all))
    expect(shards.flat()).toHaveLength(all.length)
    for (const shard of shards) expect(shard).toEqual(all.filter((slot) => shard.includes(slot)))
  })

  it('never part a pair', () => {
    const slots = slotsOf({ shard: { index: 2, count: 3 } }).filter(({ pair }) => pair !== undefined)
    const pairs = [...Map.groupBy(slots, ({ pair }) => pair).values()]
    expect(pairs.length).toBeGreaterThan(0)
    expect(pairs.filter((pair) => pair.length !== 2)).toEqual([])
  })

  it('give every machine as many rounds as the whole has', () => {
    const rounds = new Set(all.map(({ round }) => round))
    expect(new Set(slotsOf({ shard: { index: 1, count: 4 } }).map(({ round }) => round))).toEqual(rounds)
  })

  it('take what is measured beside a target with it', () => {
    expect(new Set(slotsOf({ targets: ['b'] }).map(({ targetId }) => targetId))).toEqual(new Set(['b', 'b (direct)']))
  })
})

describe('the plan of a part', () => {
  it('is the whole where there is no part', () => {
    expect(planOfPart(whole)).toBe(whole)
  })

  it('has its targets, and its share of what may be spent', () => {
    const plan = planOfPart(partOf({ targets: ['a'], shard: { index: 1, count: 4 } }))
    expect(plan.targets.map(({ id }) => id)).toEqual(['a'])
    expect(plan.schedule.maxCostUsd).toBeCloseTo((3 * (1 / 3) * 5) / 20, 9)
    expect(plan.prompts).toBe(whole.prompts)
  })
})

it('a shard has every n-th scenario', () => {
  expect(scenariosOfPart(partOf({ shard: { index: 3, count: 8 } }))).toEqual(['chat-2', 'chat-10', 'chat-18'])
})
