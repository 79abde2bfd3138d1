import { describe, expect, it } from '@jest/globals'
import type { Plan, Target } from '../../../src/domain/plan.ts'
import { forecast } from '../../../src/plan/forecast/forecast.ts'
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

describe('forecast', () => {
  it('is the fixed number of requests against history and the warm-up, and at most as many again without one', () => {
    const { usual, most } = forecast(aPlan())
    expect(usual).toEqual({ requestCount: 62, inputTokenCount: 6200, outputTokenCount: 3100, costUsd: 0.0124 })
    expect(most).toMatchObject({ requestCount: 122, inputTokenCount: 12_200, outputTokenCount: 6100 })
    expect(most.costUsd).toBeCloseTo(0.0244, 9)
  })

  it('is from the first look to the last pair for a target with a base', () => {
    const { usual, most } = forecast(aPairedPlan())
    expect([usual, most].map(({ requestCount }) => requestCount)).toEqual([124, 580])
    // A pair is 100 in and 50 out on each side: $0.0002 of head, $0.0004 of base. 62 and 282 of them, and 8 more of the one
    // prompt where it looks slow.
    expect([usual, most].map(({ costUsd = 0 }) => Math.round(costUsd * 1e4))).toEqual([372, 1740])
  })

  it('takes answers of the length on record, but at most at their limit', () => {
    const { usual, most } = forecast(aPlan(), { meanOutputTokenCount: () => 20 })
    expect([usual.outputTokenCount, most.outputTokenCount]).toEqual([1240, 6100])
  })

  it('has no dollars where a price is unknown', () => {
    const { price: _, ...free } = A
    expect(forecast(aPlan({ targets: [A, { ...free, id: 'b' }] })).usual).toMatchObject({ costUsd: undefined })
  })

  it('has each prompt asked once more for a warm cache', () => {
    const plan = aPlan()
    expect(forecast({ ...plan, schedule: { ...plan.schedule, cache: 'warm' } }).usual.requestCount).toBe(63)
  })

  it('takes the time of all requests, two beside each other', () => {
    const { usual, most } = forecast(aPairedPlan(), { meanRequestMs: ({ baseOf }) => (baseOf ? 3000 : 1000) })
    expect(usual.durationMs).toBe((62 * 3000 + 62 * 1000) / 2)
    expect(most.durationMs).toBe((290 * 3000 + 290 * 1000) / 2)
  })

  it('lasts no longer than the timeout, twice where an alarm may be measured again', () => {
    const { timeoutMs, confirmAfterMs } = PLAN.schedule
    expect(forecast(aPairedPlan()).most.durationMs).toBe(timeoutMs)
    expect(forecast(aPairedPlan(), { meanRequestMs: () => 60_000 }).most.durationMs).toBe(timeoutMs)
    expect(forecast(aPlan()).most.durationMs).toBe(2 * timeoutMs + confirmAfterMs)
    expect(forecast(aPlan()).usual).toMatchObject({ durationMs: undefined })
  })

  it('counts the pause before a second measurement', () => {
    const { most } = forecast(aPlan(), { meanRequestMs: () => 10 })
    expect(most.durationMs).toBe(PLAN.schedule.confirmAfterMs + (most.requestCount * 10) / PLAN.schedule.inFlightCount)
  })

  it('counts as many warm-ups as there are connections to open', () => {
    const of = (schedule: Partial<Plan['schedule']>) => {
      const plan = aPlan()
      return forecast({ ...plan, schedule: { ...plan.schedule, ...schedule } }).usual.requestCount
    }
    expect([of({ inFlightCount: 4 }), of({ warmupCount: 5 })]).toEqual([64, 65])
  })

  it('counts warm-ups, and the upstream that is asked beside a pair', () => {
    const plan = aPairedPlan()
    const targets = [...plan.targets, { ...A, id: 'a (direct)', directOf: 'a' }]
    const { usual } = forecast({ ...plan, targets, schedule: { ...plan.schedule, warmupCount: 2 } })
    expect(usual.requestCount).toBe(3 * 62)
  })
})

describe('forecast of what is measured a second time', () => {
  const requests = (over: Partial<Plan>) => forecast({ ...aPairedPlan(), ...over }).most.requestCount
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
    const { requestCount, durationMs } = forecast(aPlan({ compare: 'off' })).most
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
    expect(forecast(paired).most).toMatchObject({ requestCount: 2 * (282 + 24), outputTokenCount: 2 * (7050 + 720) })
  })
})

describe('forecast of limits under "params"', () => {
  const withParams = (params: Target['params'], facts = {}) => forecast(aPlan({ targets: [{ ...A, params }] }), facts)

  it('is at the limit that is sent, not at that of the prompts', () => {
    const { usual, most } = withParams({ max_completion_tokens: 4300 })
    expect([usual.outputTokenCount, most.outputTokenCount]).toEqual([62 * 4300, 122 * 4300])
    expect(most.costUsd).toBeCloseTo((122 * 100 * 1 + 122 * 4300 * 2) / 1e6, 9)
  })

  it('has no most where no limit is sent', () => {
    const { usual, most } = withParams({ max_tokens: null })
    expect(usual.outputTokenCount).toBe(3100)
    expect(most).toMatchObject({ requestCount: 122, inputTokenCount: 12_200 })
    expect([most.outputTokenCount, most.costUsd]).toEqual([undefined, undefined])
  })
})
