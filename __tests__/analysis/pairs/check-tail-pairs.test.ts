import { expect, it } from '@jest/globals'
import { tailShiftOfPairs } from '../../../src/analysis/pairs/check-tail-pairs.ts'
import type { PairValue } from '../../../src/analysis/values/pair-values.ts'
import { seededRandom } from '../../../src/stats/random.ts'
import { normal } from '../../support/noise.ts'

/** Prompts of very different length; head's slowest tenth is slower by a half. */
function values(over: { readonly tail: number; readonly order?: number }): readonly PairValue[] {
  const random = seededRandom(4)
  return Array.from({ length: 900 }, (_, index) => {
    const level = 100 * 10 ** (index % 3)
    const value = (tail: number): number => {
      const z = normal(random)
      return level * Math.exp(0.1 * z + (z > 1.2 ? tail : 0))
    }
    const headSecond = random() < 0.5
    const later = Math.exp(over.order ?? 0)
    return {
      scenarioId: `s${index % 3}`,
      base: value(0) * (headSecond ? 1 : later),
      head: value(over.tail) * (headSecond ? later : 1),
      headSecond
    }
  })
}

it('finds a slower tail among prompts that differ far more than that', () => {
  const estimate = tailShiftOfPairs(values({ tail: Math.log(1.5) }))
  expect(estimate?.shift).toBeGreaterThan(Math.log(1.3))
  expect(estimate?.z).toBeGreaterThan(4)
})

it('takes what is usual for a prompt from elsewhere where it is known', () => {
  const usual = new Map([0, 1, 2].map((index) => [`s${index}`, Math.log(100 * 10 ** index)]))
  const estimate = tailShiftOfPairs(values({ tail: 0 }), usual)
  expect(Math.abs(estimate?.z ?? 9)).toBeLessThan(3)
})

it('does not take the order for a tail', () => {
  expect(Math.abs(tailShiftOfPairs(values({ tail: 0, order: -0.5 }))?.shift ?? 9)).toBeLessThan(0.05)
})

it('says nothing of prompts that never answered', () => {
  const never = { scenarioId: 's1', base: Number.POSITIVE_INFINITY, head: Number.POSITIVE_INFINITY, headSecond: true }
  expect(tailShiftOfPairs([never, never])).toBeUndefined()
})
