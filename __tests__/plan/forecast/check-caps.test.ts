import { describe, expect, it } from '@jest/globals'
import { KnownError } from '../../../src/domain/errors.ts'
import type { Plan } from '../../../src/domain/plan.ts'
import { checkFirstLook } from '../../../src/plan/forecast/check-caps.ts'
import { planOf } from '../plan-world.ts'

const PLAN = planOf(
  'targets:\n  - { model: a, price: { input: 1, output: 2 } }\nschedule: { warmup: 0, in-flight: 1 }\n'
)

/** A warm-up and two rounds of one prompt of 400 characters and 50 tokens of answer: 300 and 150 tokens, 0.0006 dollars. */
function plan(schedule: Partial<Plan['schedule']>, targets = PLAN.targets): Plan {
  const [scenario] = PLAN.prompts.scenarios
  if (scenario === undefined) throw new Error('no scenario')
  const messages = [{ role: 'user' as const, content: 'x'.repeat(400) }]
  const scenarios = [{ ...scenario, messages, maxOutputTokens: 50 }]
  return {
    ...PLAN,
    targets,
    prompts: { ...PLAN.prompts, scenarios },
    schedule: { ...PLAN.schedule, requestCount: 2, ...schedule }
  }
}

function refusal(refused: Plan): KnownError {
  try {
    checkFirstLook(refused)
  } catch (error) {
    if (error instanceof KnownError) return error
  }
  throw new Error('was not refused')
}

describe('checkFirstLook', () => {
  it('lets a plan pass that just fits', () => {
    expect(() => checkFirstLook(plan({ maxInputTokenCount: 300, maxOutputTokenCount: 150 }))).not.toThrow()
    expect(() => checkFirstLook(plan({ maxCostUsd: 0.0006 }))).not.toThrow()
  })

  it.each([
    ['max-total-input-tokens', { maxInputTokenCount: 299 }, '300'],
    ['max-total-output-tokens', { maxOutputTokenCount: 149 }, '150'],
    ['max-cost', { maxCostUsd: 0.0005 }, '$0.01'],
    ['max-cost', { workflowTokens: { inputCount: 1e9, outputCount: 1 } }, '$150']
  ])('refuses one that "%s" would end, with the value that would do', (name, schedule, needed) => {
    const error = refusal(plan(schedule))
    expect(error.code).toBe('cannot-reach-first-look')
    expect(error.message).toContain(`"${name}"`)
    expect(error.hint).toContain(`Set "${name}" to ${needed} or more`)
  })

  it('says a value that passes when it is set', () => {
    const schedule = { requestCount: 123, maxOutputTokenCount: 10 }
    const [, needed] = /to (\d+) or more/.exec(refusal(plan(schedule)).hint ?? '') ?? []
    expect(() => checkFirstLook(plan({ ...schedule, maxOutputTokenCount: Number(needed) }))).not.toThrow()
  })

  it('refuses one that takes longer than its timeout, where the time of a request is known', () => {
    const long = plan({ requestCount: 58, inFlightCount: 2, timeoutMs: 900_000 })
    expect(() => checkFirstLook(long)).not.toThrow()
    expect(() => checkFirstLook(long, { meanRequestMs: () => 30_000 })).not.toThrow()
    expect(() => checkFirstLook(long, { meanRequestMs: () => 31_000 })).toThrow(
      'the first look (58 requests) may need up to 16m, but "timeout" allows only 900s'
    )
  })

  it('takes answers at the limit that is sent with them, and says whose that is', () => {
    const [target] = PLAN.targets
    if (target === undefined) throw new Error('no target')
    const own = { ...target, params: { max_completion_tokens: 4300 } }
    expect(() => checkFirstLook(plan({ maxOutputTokenCount: 3 * 4300 }, [own]))).not.toThrow()
    const { message, hint } = refusal(plan({ maxOutputTokenCount: 3 * 4300 - 1 }, [own]))
    expect(message).toContain(
      'the first look (2 requests) may need up to 13000, but "max-total-output-tokens" allows only 12899'
    )
    expect(hint).toContain(
      'Set "max-total-output-tokens" to 13000 or more, or lower "requests" or the limit on answers under "params" of "a".'
    )
    const both = refusal(plan({ maxOutputTokenCount: 1 }, [own, { ...target, id: 'b' }]))
    expect(both.hint).toContain('under "params" of "a", or the prompts\' limits.')
    const custom = { path: '/chat', body: { message: '{{prompt}}' }, format: 'sse' } as const
    const described = refusal(plan({ maxOutputTokenCount: 1 }, [{ ...target, api: 'custom', custom }]))
    expect(described.hint).toContain('or the prompts\' limits, sent as {{max-tokens}} in the "body" of "a".')
  })

  it('counts room to think against caps that somebody has set, not against the one that stands in for dollars', () => {
    const [target] = PLAN.targets
    if (target === undefined) throw new Error('no target')
    const { price: _, ...free } = target
    const thinks = { ...free, params: { max_completion_tokens: 100_000 } }
    expect(() => checkFirstLook(plan({ maxOutputTokenCount: 250_000 }, [thinks]))).not.toThrow()
    expect(refusal(plan({ maxOutputTokenCount: 250_001 }, [thinks])).hint).toContain('to 300000 or more')
    const longest = { maxOutputTokenCount: 250_000, requestCount: 5000 }
    expect(refusal(plan(longest, [thinks])).message).toContain('may need up to 260000')
  })

  it('says of a thinking budget too whose it is', () => {
    const [target] = PLAN.targets
    if (target === undefined) throw new Error('no target')
    const api = 'anthropic-messages' as const
    const thinks = { ...target, api, params: { thinking: { type: 'enabled', budget_tokens: 2000 } } }
    expect(refusal(plan({ maxOutputTokenCount: 1 }, [thinks])).hint).toContain(
      'Set "max-total-output-tokens" to 13000 or more, or lower "requests" or the limit on answers under "params" of "a".'
    )
  })

  it('names every cap that is too low', () => {
    const { message, hint } = refusal(plan({ maxInputTokenCount: 1, maxOutputTokenCount: 1 }))
    expect(message).toBe(
      'the first look (2 requests) may need up to 300, but "max-total-input-tokens" allows only 1; and up to 150, but "max-total-output-tokens" allows only 1'
    )
    expect(hint).toContain('"max-total-input-tokens" to 300 and "max-total-output-tokens" to 150')
  })

  it('counts every target, and the warm-ups', () => {
    const two = plan({ maxOutputTokenCount: 299 }, [...PLAN.targets, ...PLAN.targets])
    expect(refusal(two).hint).toContain('to 300 or more')
    expect(refusal(plan({ maxOutputTokenCount: 100, warmupCount: 2 })).hint).toContain('to 200 or more')
    expect(refusal(plan({ maxOutputTokenCount: 100, inFlightCount: 3 })).hint).toContain('to 250 or more')
  })
})

describe('checkFirstLook of pairs', () => {
  /** Sixty pairs of one prompt; base asks it at three times the length, at twice the price. */
  function paired(schedule: Partial<Plan['schedule']>): Plan {
    const head = plan(schedule)
    const [target] = head.targets
    const [scenario] = head.prompts.scenarios
    if (target === undefined || scenario === undefined) throw new Error('no target')
    const base = { ...target, id: 'a (base)', baseOf: 'a', price: { input: 2, output: 4 } }
    const messages = [{ role: 'user' as const, content: 'x'.repeat(1200) }]
    return {
      ...head,
      targets: [target, base],
      base: { source: 'files-at-base', prompts: { ...head.prompts, scenarios: [{ ...scenario, messages }] } },
      schedule: { ...head.schedule, pairs: { least: 60 } }
    }
  }

  // Head: 61 × 100 in, 61 × 50 out, $0.0122. Base: 61 × 300 in, 61 × 50 out, $0.0488.
  it('counts both sides, each with its own prompts and price', () => {
    expect(() => checkFirstLook(paired({ maxCostUsd: 0.0611 }))).not.toThrow()
    expect(refusal(paired({ maxCostUsd: 0.0609 })).hint).toContain('Set "max-cost" to $0.07 or more')
    expect(() => checkFirstLook(paired({ maxInputTokenCount: 24_400, maxOutputTokenCount: 6100 }))).not.toThrow()
    expect(refusal(paired({ maxInputTokenCount: 24_399 })).hint).toContain('"max-total-input-tokens" to 25000 or more')
    expect(refusal(paired({ maxOutputTokenCount: 6099 })).hint).toContain('"max-total-output-tokens" to 6100 or more')
  })

  it('speaks of pairs', () => {
    const { message, hint } = refusal(paired({ maxCostUsd: 0.01 }))
    expect(message).toBe(
      'the first look (120 requests, 120 of them in pairs with base) may need up to $0.07, but "max-cost" allows only $0.01'
    )
    expect(hint).toContain('or lower "pairs" or the prompts\' limits')
  })

  it('leaves what has a price to its dollars', () => {
    expect(() => checkFirstLook(paired({ maxCostUsd: 1, maxInputTokenCount: 1 }))).not.toThrow()
  })
})
