import { describe, expect, it } from '@jest/globals'
import type { Plan, Target } from '../../src/domain/plan.ts'
import { costOutlook } from '../../src/plan/cost-outlook.ts'
import { planOf } from './plan-world.ts'

const PLAN = planOf(
  'targets:\n  - { model: a, price: { input: 1, output: 2 } }\nschedule: { warmup: 0, in-flight: 2 }\n'
)
const [A] = PLAN.targets as [Target]
const BASE: Target = { ...A, id: 'a (base)', baseOf: 'a', price: { input: 2, output: 4 } }

/** One prompt of 400 characters and at most 50 tokens of answer: 100 in, 50 out. */
function aPlan(over: Partial<Plan> = {}): Plan {
  const [scenario] = PLAN.prompts.scenarios
  if (scenario === undefined) throw new Error('no scenario')
  const messages = [{ role: 'user' as const, content: 'x'.repeat(400) }]
  const prompts = { ...PLAN.prompts, scenarios: [{ ...scenario, messages, maxOutputTokens: 50 }] }
  return { ...PLAN, prompts, ...over }
}
const aPairedPlan = (): Plan => {
  const plan = aPlan({ targets: [A, BASE] })
  return { ...plan, base: { source: 'files-at-base', prompts: plan.prompts } }
}

describe('costOutlook', () => {
  it('is the fixed number of requests against history, and at most as many again', () => {
    const { least, likely, most } = costOutlook(aPlan())
    expect(least).toEqual({ requestCount: 60, inputTokenCount: 6000, outputTokenCount: 3000, costUsd: 0.012 })
    expect(likely).toEqual(least)
    expect(most).toMatchObject({ requestCount: 120, inputTokenCount: 12_000, outputTokenCount: 6000, costUsd: 0.024 })
  })

  it('is from the first look to the last pair for a target with a base', () => {
    const { least, likely, most } = costOutlook(aPairedPlan(), { likelyPairCount: () => 90 })
    expect([least, likely, most].map(({ requestCount }) => requestCount)).toEqual([120, 180, 560])
    // A pair is 100 in and 50 out on each side: $0.0002 of head, $0.0004 of base.
    expect([least, likely, most].map(({ costUsd = 0 }) => Math.round(costUsd * 1e4))).toEqual([360, 540, 1680])
  })

  it('never expects fewer pairs than the first look has, nor more than there can be', () => {
    const likely = (pairs: number) => costOutlook(aPairedPlan(), { likelyPairCount: () => pairs }).likely.requestCount
    expect([likely(1), likely(9999)]).toEqual([120, 560])
  })

  it('takes answers of likely length, but at most at their limit', () => {
    const { least, most } = costOutlook(aPlan(), { likelyOutputTokenCount: () => 20 })
    expect([least.outputTokenCount, most.outputTokenCount]).toEqual([1200, 6000])
  })

  it('has no dollars where a price is unknown', () => {
    const { price: _, ...free } = A
    expect(costOutlook(aPlan({ targets: [A, { ...free, id: 'b' }] })).least).not.toHaveProperty('costUsd')
  })

  it('has each prompt asked once more for a warm cache', () => {
    const plan = aPlan()
    expect(costOutlook({ ...plan, schedule: { ...plan.schedule, cache: 'warm' } }).least.requestCount).toBe(61)
  })

  it('takes the time of all requests, two beside each other', () => {
    const { least, most } = costOutlook(aPairedPlan(), { likelyRequestMs: ({ baseOf }) => (baseOf ? 3000 : 1000) })
    expect(least.durationMs).toBe((60 * 3000 + 60 * 1000) / 2)
    expect(most.durationMs).toBe((280 * 3000 + 280 * 1000) / 2)
  })

  it('lasts no longer than the timeout, twice where an alarm may be measured again', () => {
    const { timeoutMs, confirmAfterMs } = PLAN.schedule
    expect(costOutlook(aPairedPlan()).most.durationMs).toBe(timeoutMs)
    expect(costOutlook(aPairedPlan(), { likelyRequestMs: () => 60_000 }).most.durationMs).toBe(timeoutMs)
    expect(costOutlook(aPlan()).most.durationMs).toBe(2 * timeoutMs + confirmAfterMs)
    expect(costOutlook(aPlan()).least).not.toHaveProperty('durationMs')
  })

  it('counts warm-ups, and the upstream that is asked beside a pair', () => {
    const plan = aPairedPlan()
    const targets = [...plan.targets, { ...A, id: 'a (direct)', directOf: 'a' }]
    const { least } = costOutlook({ ...plan, targets, schedule: { ...plan.schedule, warmupCount: 2 } })
    expect(least.requestCount).toBe(3 * 62)
  })
})
