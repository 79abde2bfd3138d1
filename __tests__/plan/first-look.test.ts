import { describe, expect, it } from '@jest/globals'
import { KnownError } from '../../src/domain/errors.ts'
import type { Plan } from '../../src/domain/plan.ts'
import { checkFirstLook } from '../../src/plan/first-look.ts'
import { planOf } from './plan-world.ts'

const PLAN = planOf('targets:\n  - { model: a, price: { input: 1, output: 2 } }\nschedule: { warmup: 0 }\n')

/** Two rounds of one prompt of 400 characters and 50 tokens of answer: 200 and 100 tokens, 0.0004 dollars. */
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
    expect(() => checkFirstLook(plan({ maxInputTokenCount: 200, maxOutputTokenCount: 100 }))).not.toThrow()
    expect(() => checkFirstLook(plan({ maxCostUsd: 0.0004 }))).not.toThrow()
  })

  it.each([
    ['max-total-input-tokens', { maxInputTokenCount: 199 }, '200'],
    ['max-total-output-tokens', { maxOutputTokenCount: 99 }, '100'],
    ['max-cost', { maxCostUsd: 0.0003 }, '$0.01']
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
    const long = plan({ requestCount: 60, inFlightCount: 2, timeoutMs: 900_000 })
    expect(() => checkFirstLook(long)).not.toThrow()
    expect(() => checkFirstLook(long, { likelyRequestMs: () => 30_000 })).not.toThrow()
    expect(() => checkFirstLook(long, { likelyRequestMs: () => 31_000 })).toThrow(
      '60 requests may need up to 16m where "timeout" allows 900s'
    )
  })

  it('names every cap that is too low', () => {
    const { message, hint } = refusal(plan({ maxInputTokenCount: 1, maxOutputTokenCount: 1 }))
    expect(message).toBe(
      '2 requests may need up to 200 where "max-total-input-tokens" allows 1, and up to 100 where "max-total-output-tokens" allows 1'
    )
    expect(hint).toContain('"max-total-input-tokens" to 200 and "max-total-output-tokens" to 100')
  })

  it('counts every target, and the warm-ups', () => {
    const two = plan({ maxOutputTokenCount: 199 }, [...PLAN.targets, ...PLAN.targets])
    expect(refusal(two).hint).toContain('to 200 or more')
    expect(refusal(plan({ maxOutputTokenCount: 100, warmupCount: 2 })).hint).toContain('to 200 or more')
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

  // Head: 60 × 100 in, 60 × 50 out, $0.012. Base: 60 × 300 in, 60 × 50 out, $0.048.
  it('counts both sides, each with its own prompts and price', () => {
    expect(() => checkFirstLook(paired({ maxCostUsd: 0.06 }))).not.toThrow()
    expect(refusal(paired({ maxCostUsd: 0.0599 })).hint).toContain('Set "max-cost" to $0.06 or more')
    expect(() => checkFirstLook(paired({ maxInputTokenCount: 24_000, maxOutputTokenCount: 6000 }))).not.toThrow()
    expect(refusal(paired({ maxInputTokenCount: 23_999 })).hint).toContain('"max-total-input-tokens" to 24000 or more')
    expect(refusal(paired({ maxOutputTokenCount: 5999 })).hint).toContain('"max-total-output-tokens" to 6000 or more')
  })

  it('speaks of pairs', () => {
    const { message, hint } = refusal(paired({ maxCostUsd: 0.01 }))
    expect(message).toBe(
      '120 requests, 120 of them in pairs with base, may need up to $0.06 where "max-cost" allows $0.01'
    )
    expect(hint).toContain('or lower "pairs" or the prompts\' limits')
  })

  it('leaves what has a price to its dollars', () => {
    expect(() => checkFirstLook(paired({ maxCostUsd: 1, maxInputTokenCount: 1 }))).not.toThrow()
  })
})
