import { describe, expect, it } from '@jest/globals'
import { judgeBudget } from '../../../src/analysis/verdict/judge-budget.ts'
import { overheadOf, overheadValues } from '../../../src/analysis/verdict/overhead.ts'
import type { Sample } from '../../../src/domain/sample.ts'
import { seededRandom } from '../../../src/stats/random.ts'
import { aSample } from '../../support/a-run.ts'
import { normal, threeErrors } from '../../support/noise.ts'

const NAMES = { target: 'gw', direct: 'gw (direct)' }

/** `count` prompts of very different lengths, each asked through the layer and past it. */
function pairs(
  count: number,
  added: (pair: number) => number,
  over: (pair: number) => Partial<Sample> = () => ({})
): Sample[] {
  return Array.from({ length: count }, (_, pair) => {
    const ttftMs = 100 + 50 * pair
    const past = aSample({ targetId: NAMES.direct, pair, ttftMs, lastMs: ttftMs + 200 })
    const slower = ttftMs + added(pair)
    return [past, aSample({ targetId: NAMES.target, pair, ttftMs: slower, lastMs: slower + 200, ...over(pair) })]
  }).flat()
}

describe('overheadOf', () => {
  it('is the difference within pairs, however much the prompts differ', () => {
    const { ttft, e2e } = overheadOf(
      pairs(20, () => 3),
      NAMES
    )
    expect(ttft).toMatchObject({ medianMs: expect.closeTo(3, 4), pairCount: 20 })
    expect(e2e?.medianMs).toBeCloseTo(3, 4)
  })

  it('takes the end at equal length, so that a longer answer is not what the layer adds', () => {
    const longer = pairs(
      20,
      () => 3,
      (pair) => ({ outputTokenCount: 41, lastMs: 100 + 50 * pair + 3 + 400 })
    )
    expect(overheadOf(longer, NAMES).e2e?.medianMs).toBeCloseTo(3, 4)
  })

  it('leaves out pairs of which one failed, and says nothing of fewer than ten', () => {
    const failing = pairs(
      15,
      () => 3,
      (pair) => (pair < 6 ? { outcome: 'timeout-total' } : {})
    )
    expect(overheadOf(failing, NAMES)).toEqual({})
    expect(overheadOf([], NAMES)).toEqual({})
  })

  it('is of the last try where a pair was made again', () => {
    const refused = pairs(
      20,
      () => 90,
      (pair) => (pair < 5 ? { outcome: 'rate-limited' } : {})
    ).filter(({ pair = 0 }) => pair < 10)
    const { ttft } = overheadOf([...refused, ...pairs(20, () => 3)], NAMES)
    expect(ttft).toMatchObject({ medianMs: expect.closeTo(3, 4), pairCount: 20 })
  })

  it('is of no pair whose last try failed', () => {
    const again = pairs(
      12,
      () => 3,
      (pair) => (pair === 0 ? { outcome: 'rate-limited' } : {})
    )
    expect(overheadOf([...pairs(12, () => 3), ...again], NAMES).ttft?.pairCount).toBe(11)
  })

  it('does not change with what base took, nor with prompts that were looked at again', () => {
    const head = pairs(20, () => 3)
    const base = head.map((sample): Sample => ({ ...sample, arm: 'base', ttftMs: 9000, lastMs: 9500 }))
    const again = pairs(
      20,
      () => 70,
      (pair) => ({ pair: 1_000_000 + pair, flags: ['recheck'] })
    )
    expect(overheadOf([...base, ...head, ...again], NAMES)).toEqual(overheadOf(head, NAMES))
  })

  it('can be less than nothing', () => {
    expect(
      overheadOf(
        pairs(20, () => -2),
        NAMES
      ).ttft?.medianMs
    ).toBeCloseTo(-2, 4)
  })

  it('is the number that a budget on it reads, however skewed the differences are', () => {
    const skewed = pairs(25, (pair) => (pair % 3 === 0 ? 40 + pair : 2 + pair / 100))
    const budget = { text: 'overhead < 1ms', metric: 'overhead', statistic: 'p50', operator: '<', limit: 1 } as const
    const values = overheadValues(skewed, NAMES.target, NAMES.direct)
    const { value, interval } = judgeBudget(budget, { kind: 'values', values })
    const { ttft } = overheadOf(skewed, NAMES)
    expect([ttft?.medianMs, ttft?.intervalMs]).toEqual([value, interval])
  })

  it('has a 95 % interval that holds what was added', () => {
    const random = seededRandom(12)
    const rounds = 400
    let held = 0
    for (let round = 0; round < rounds; round += 1) {
      const { ttft } = overheadOf(
        pairs(60, () => 0.8 + normal(random)),
        NAMES
      )
      const [low, high] = ttft?.intervalMs ?? [1, 0]
      if (low <= 0.8 && 0.8 <= high) held += 1
    }
    expect(held / rounds).toBeGreaterThan(0.94 - threeErrors(0.94, rounds))
  })
})

describe('overheadValues', () => {
  it('are one a pair, for a budget to be held to', () => {
    expect(
      overheadValues(
        pairs(3, (pair) => pair),
        NAMES.target,
        NAMES.direct
      )
    ).toEqual([0, 1, 2])
  })
})
