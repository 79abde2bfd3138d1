import { describe, expect, it } from '@jest/globals'
import { logPairs, shiftOfPairs, tailShiftOfPairs, widened } from '../../../src/analysis/pairs/pair-shifts.ts'
import { type PairValue, pairValues } from '../../../src/analysis/values/pair-values.ts'
import { pairsOf } from '../../../src/analysis/values/pairs.ts'
import { seededRandom } from '../../../src/stats/random.ts'
import { normal } from '../../support/noise.ts'
import { somePairs } from '../../support/some-pairs.ts'

const reading = { normalized: false, ownLength: false }

it('finds what head is slower by', () => {
  const pairs = pairsOf(somePairs({ factor: 1.2, pairCount: 200 }), 'mini').regular
  expect(Math.abs((shiftOfPairs(pairValues(pairs, 'ttft', reading))?.shift ?? 0) - Math.log(1.2))).toBeLessThan(0.02)
})

it('leaves out a pair that lacks a value or failed', () => {
  const values = [
    { scenarioId: 's1', base: 100, head: 120, headSecond: true },
    { scenarioId: 's1', base: 100, headSecond: true },
    { scenarioId: 's1', base: Number.POSITIVE_INFINITY, head: 100, headSecond: false }
  ]
  expect(logPairs(values)).toEqual([{ group: 's1', base: Math.log(100), head: Math.log(120), headSecond: true }])
  expect(shiftOfPairs(values.slice(1))).toBeUndefined()
})

describe('pairs of two servers, of which one is busy with something for a while', () => {
  /** The z of unchanged pairs: what head is busy with lasts `phi` of it from pair to pair, and falls on head alone. */
  function scores(phi: number, count: number) {
    const random = seededRandom(17)
    return Array.from({ length: count }, () => {
      let busy = normal(random)
      const values = Array.from({ length: 120 }, (_, pair) => {
        busy = phi * busy + Math.sqrt(1 - phi * phi) * normal(random)
        const base = 100 * Math.exp(0.05 * normal(random))
        const head = 100 * Math.exp(0.05 * normal(random) + 0.1 * busy)
        return { scenarioId: `s${pair % 20}`, base, head, headSecond: random() < 0.5 }
      })
      const estimate = shiftOfPairs(values)
      if (estimate === undefined) throw new Error('pairs have a shift')
      return { alone: estimate.z, widened: widened(estimate, values).z }
    })
  }
  const spread = (list: readonly number[]): number => Math.hypot(...list) / Math.sqrt(list.length)

  it('differ by more than pairs that have nothing in common, and are given the error that they have', () => {
    const list = scores(0.7, 200)
    expect(spread(list.map(({ alone }) => alone))).toBeGreaterThan(1.5)
    expect(spread(list.map((one) => one.widened))).toBeLessThan(1.4)
  })

  it('lose half of their certainty at most where nothing lasts', () => {
    const ratios = scores(0, 100).map(({ alone, widened: wide }) => wide / alone)
    expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeGreaterThan(0.5)
  })

  it('never tell apart what two starts of one build may differ by, and tell 10 % however few pairs bound the score', () => {
    const pairs = (factor: number) =>
      Array.from({ length: 60 }, (_, pair) => {
        const base = 100 * (1 + 0.001 * Math.sin(pair * pair))
        return { scenarioId: `s${pair % 20}`, base, head: factor * base, headSecond: pair % 2 === 0 }
      })
    const zOf = (factor: number) => {
      const values = pairs(factor)
      const estimate = shiftOfPairs(values)
      return estimate === undefined ? Number.NaN : widened(estimate, values).z
    }
    expect(zOf(1.02)).toBeLessThan(2)
    expect(zOf(1.1)).toBeGreaterThan(3.5)
  })
})

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
