import { describe, expect, it } from '@jest/globals'
import type { Plan, Target } from '../../../src/domain/plan.ts'
import { costOutlook } from '../../../src/plan/forecast/cost-forecast.ts'
import { planOf } from '../plan-world.ts'

const PLAN = planOf(
  'targets:\n  - { model: a, price: { input: 1, output: 2 } }\nschedule: { warmup: 0, in-flight: 2 }\n'
)
const [A] = PLAN.targets as [Target]
const BASE: Target = { ...A, id: 'a (base)', baseOf: 'a', price: { input: 2, output: 4 } }

/** One prompt of 400 characters and at most 50 tokens of answer: 100 in, 50 out. Two requests open the connections. */
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
  it('is the fixed number of requests against history and the warm-up, and at most as many again without one', () => {
    const { least, likely, most } = costOutlook(aPlan())
    expect(least).toEqual({ requestCount: 62, inputTokenCount: 6200, outputTokenCount: 3100, costUsd: 0.0124 })
    expect(likely).toEqual(least)
    expect(most).toMatchObject({ requestCount: 122, inputTokenCount: 12_200, outputTokenCount: 6100 })
    expect(most.costUsd).toBeCloseTo(0.0244, 9)
  })

  it('is from the first look to the last pair for a target with a base', () => {
    const { least, likely, most } = costOutlook(aPairedPlan(), { likelyPairCount: () => 90 })
    expect([least, likely, most].map(({ requestCount }) => requestCount)).toEqual([124, 184, 580])
    // A pair is 100 in and 50 out on each side: $0.0002 of head, $0.0004 of base. 62, 92 and 282 of them, and 8 more of
    // the one prompt where it looks slow.
    expect([least, likely, most].map(({ costUsd = 0 }) => Math.round(costUsd * 1e4))).toEqual([372, 552, 1740])
  })

  it('never expects fewer pairs than the first look has, nor more than there can be', () => {
    const likely = (pairs: number) => costOutlook(aPairedPlan(), { likelyPairCount: () => pairs }).likely.requestCount
    expect([likely(1), likely(9999)]).toEqual([124, 564])
  })

  it('takes answers of likely length, but at most at their limit', () => {
    const { least, most } = costOutlook(aPlan(), { likelyOutputTokenCount: () => 20 })
    expect([least.outputTokenCount, most.outputTokenCount]).toEqual([1240, 6100])
  })

  it('has no dollars where a price is unknown', () => {
    const { price: _, ...free } = A
    expect(costOutlook(aPlan({ targets: [A, { ...free, id: 'b' }] })).least).not.toHaveProperty('costUsd')
  })

  it('has each prompt asked once more for a warm cache', () => {
    const plan = aPlan()
    expect(costOutlook({ ...plan, schedule: { ...plan.schedule, cache: 'warm' } }).least.requestCount).toBe(63)
  })

  it('takes the time of all requests, two beside each other', () => {
    const { least, most } = costOutlook(aPairedPlan(), { likelyRequestMs: ({ baseOf }) => (baseOf ? 3000 : 1000) })
    expect(least.durationMs).toBe((62 * 3000 + 62 * 1000) / 2)
    expect(most.durationMs).toBe((290 * 3000 + 290 * 1000) / 2)
  })

  it('lasts no longer than the timeout, twice where an alarm may be measured again', () => {
    const { timeoutMs, confirmAfterMs } = PLAN.schedule
    expect(costOutlook(aPairedPlan()).most.durationMs).toBe(timeoutMs)
    expect(costOutlook(aPairedPlan(), { likelyRequestMs: () => 60_000 }).most.durationMs).toBe(timeoutMs)
    expect(costOutlook(aPlan()).most.durationMs).toBe(2 * timeoutMs + confirmAfterMs)
    expect(costOutlook(aPlan()).least).not.toHaveProperty('durationMs')
  })

  it('counts the pause before a second measurement', () => {
    const { most } = costOutlook(aPlan(), { likelyRequestMs: () => 10 })
    expect(most.durationMs).toBe(PLAN.schedule.confirmAfterMs + (most.requestCount * 10) / PLAN.schedule.inFlightCount)
  })

  it('counts as many warm-ups as there are connections to open', () => {
    const of = (schedule: Partial<Plan['schedule']>) => {
      const plan = aPlan()
      return costOutlook({ ...plan, schedule: { ...plan.schedule, ...schedule } }).least.requestCount
    }
    expect([of({ inFlightCount: 4 }), of({ warmupCount: 5 })]).toEqual([64, 65])
  })

  it('counts warm-ups, and the upstream that is asked beside a pair', () => {
    const plan = aPairedPlan()
    const targets = [...plan.targets, { ...A, id: 'a (direct)', directOf: 'a' }]
    const { least } = costOutlook({ ...plan, targets, schedule: { ...plan.schedule, warmupCount: 2 } })
    expect(least.requestCount).toBe(3 * 62)
  })
})

describe('costOutlook of what is measured a second time', () => {
  const requests = (over: Partial<Plan>) => costOutlook({ ...aPairedPlan(), ...over }).most.requestCount
  const [head, base] = [A, BASE]

  it('has the pairs again where base has a place of its own, so that one of the two can have had a bad minute', () => {
    const apart = { ...base, baseUrl: 'https://base.example/v1' }
    expect(requests({ targets: [head, apart] })).toBe(2 * (2 + 280 + 8) + 2 * (280 + 8))
  })

  it('has the pairs again where a provider may break a budget', () => {
    const [budget] = planOf('targets:\n  - { model: a }\nbudgets: [ttft < 1s]\n').budgets
    if (budget === undefined) throw new Error('no budget')
    expect(requests({ budgets: [budget] })).toBe(2 * (2 + 280 + 8) + 2 * (280 + 8))
    expect(requests({ budgets: [{ ...budget, target: 'other' }] })).toBe(580)
    const owned = [head, base].map((target) => ({ ...target, owned: true }))
    expect(requests({ budgets: [budget], targets: owned })).toBe(2 * (2 + 400 + 8))
  })

  it('has nothing again where nothing is compared', () => {
    const { requestCount, durationMs } = costOutlook(aPlan({ compare: 'off' })).most
    expect([requestCount, durationMs]).toEqual([62, PLAN.schedule.timeoutMs])
  })

  it('asks at most three prompts again by themselves, those with the longest answers', () => {
    const plan = aPairedPlan()
    const [scenario] = plan.prompts.scenarios
    if (scenario === undefined) throw new Error('no scenario')
    const scenarios = [10, 40, 20, 30].map((maxOutputTokens) => ({
      ...scenario,
      id: `p${maxOutputTokens}`,
      maxOutputTokens
    }))
    const prompts = { ...plan.prompts, scenarios }
    const paired = { ...plan, prompts, base: { source: 'files-at-base', prompts } } as const
    // On either side 282 answers of 25 tokens on average, and 24 of 30.
    expect(costOutlook(paired).most).toMatchObject({ requestCount: 2 * (282 + 24), outputTokenCount: 2 * (7050 + 720) })
  })
})

describe('costOutlook of limits under "params"', () => {
  const withParams = (params: Target['params'], facts = {}) =>
    costOutlook(aPlan({ targets: [{ ...A, params }] }), facts)

  it('is at the limit that is sent, not at that of the prompts', () => {
    const { least, most } = withParams({ max_completion_tokens: 4300 })
    expect([least.outputTokenCount, most.outputTokenCount]).toEqual([62 * 4300, 122 * 4300])
    expect(most.costUsd).toBeCloseTo((122 * 100 * 1 + 122 * 4300 * 2) / 1e6, 9)
  })

  it('has no most where no limit is sent', () => {
    const { least, most } = withParams({ max_tokens: null })
    expect(least.outputTokenCount).toBe(3100)
    expect(most).toMatchObject({ requestCount: 122, inputTokenCount: 12_200 })
    expect(most).not.toHaveProperty('outputTokenCount')
    expect(most).not.toHaveProperty('costUsd')
  })

  it('tells what reasoning may add, but not where the limit is the user’s own', () => {
    const allowance = { allowanceTokenCount: 4000 }
    expect(withParams({}, allowance).mostReasoning).toMatchObject({ outputTokenCount: 122 * 4050 })
    expect(withParams({}, allowance).most.outputTokenCount).toBe(122 * 50)
    expect(withParams({ max_tokens: 300 }, allowance)).not.toHaveProperty('mostReasoning')
    expect(withParams({})).not.toHaveProperty('mostReasoning')
  })
})
