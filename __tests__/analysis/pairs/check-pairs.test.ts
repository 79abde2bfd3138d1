import { describe, expect, it } from '@jest/globals'
import { logPairs, shiftOfPairs, widened } from '../../../src/analysis/pairs/check-pairs.ts'
import { pairValues } from '../../../src/analysis/values/pair-values.ts'
import { pairsOf } from '../../../src/analysis/values/pairs.ts'
import { seededRandom } from '../../../src/stats/random.ts'
import { normal } from '../../support/noise.ts'
import { somePairs } from '../../support/some-pairs.ts'

const reading = { normalized: false, asExperienced: false }

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

  it('lose little where nothing lasts', () => {
    const ratios = scores(0, 100).map(({ alone, widened: wide }) => wide / alone)
    expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeGreaterThan(0.9)
  })
})
