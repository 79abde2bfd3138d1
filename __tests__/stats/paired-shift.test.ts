import { describe, expect, it } from '@jest/globals'
import { location } from '../../src/stats/location.ts'
import { type OrderedPair, orderEffect, pairedShift } from '../../src/stats/paired-shift.ts'
import { type Random, seededRandom } from '../../src/stats/random.ts'
import { normal, threeErrors } from '../support/noise.ts'

interface Shape {
  readonly groups: number
  readonly each: number
  readonly shift: number
  readonly order: number
  readonly stragglers: number
}

const PLAIN: Shape = { groups: 20, each: 3, shift: 0, order: 0, stragglers: 0.05 }

function somePairs(random: Random, over: Partial<Shape>): OrderedPair[] {
  const { groups, each, shift, order, stragglers } = { ...PLAIN, ...over }
  return Array.from({ length: groups * each }, (_, index) => {
    const headSecond = random() < 0.5
    const noise = (): number =>
      2 * (index % groups) + 0.15 * normal(random) + (random() < stragglers ? random() * 2 : 0)
    return {
      group: String(index % groups),
      base: noise() + (headSecond ? 0 : order),
      head: noise() + shift + (headSecond ? order : 0),
      headSecond
    }
  })
}

describe('orderEffect', () => {
  it('is what the second differs from the first by, whatever head does', () => {
    const pairs = somePairs(seededRandom(1), { groups: 40, each: 10, shift: 0.5, order: -0.22 })
    expect(Math.abs(orderEffect(pairs) + 0.22)).toBeLessThan(0.05)
  })
})

describe('pairedShift', () => {
  it('moves by what head is moved by, and not at all with its group', () => {
    const pairs = somePairs(seededRandom(2), { groups: 12, each: 4, shift: 0.1 })
    const moved = pairs.map((pair) => ({ ...pair, base: pair.base + 5, head: pair.head + 5.2 }))
    const [before, after] = [pairedShift(pairs), pairedShift(moved)]
    expect(Math.abs((after?.shift ?? 0) - (before?.shift ?? 0) - 0.2)).toBeLessThan(0.005)
    expect(after?.standardError).toBeCloseTo(before?.standardError ?? 0, 3)
  })

  it('finds a large shift though the orders are not balanced', () => {
    const pairs = somePairs(seededRandom(4), { groups: 30, each: 2, shift: Math.log(3), order: -0.1 })
    const uneven = pairs.filter(({ headSecond }, index) => headSecond || index % 2 === 0)
    expect(Math.abs((pairedShift(uneven)?.shift ?? 0) - Math.log(3))).toBeLessThan(0.1)
  })

  it('knows nothing of no pairs', () => {
    expect(pairedShift([])).toBeUndefined()
  })

  it('does not take a faster second request for a change', () => {
    const random = seededRandom(3)
    const order = (each: number): number =>
      pairedShift(somePairs(random, { groups: 30, each, order: -0.3 }))?.shift ?? Number.NaN
    expect(Math.abs(order(1))).toBeLessThan(0.15)
    expect(Math.abs(order(8))).toBeLessThan(0.05)
  })

  it.each([
    { groups: 30, each: 1, shift: 0 },
    { groups: 30, each: 1, shift: 0.1 },
    { groups: 20, each: 3, shift: 0 },
    { groups: 20, each: 6, shift: 0.1 }
  ])('covers a shift of $shift with $groups groups of $each pairs as often as it says', (shape) => {
    const random = seededRandom(10 * shape.each + shape.groups)
    const rounds = 300
    let covered = 0
    for (let round = 0; round < rounds; round += 1) {
      const [low = 1, high = -1] = pairedShift(somePairs(random, { ...shape, order: 0.1 }))?.interval ?? []
      if (low <= shape.shift && shape.shift <= high) covered += 1
    }
    expect(covered / rounds).toBeGreaterThan(0.945 - threeErrors(0.945, rounds))
  })

  it('needs fewer pairs than their differences alone where there are many stragglers', () => {
    const random = seededRandom(9)
    const spread = { finer: 0, differences: 0 }
    for (let round = 0; round < 100; round += 1) {
      const pairs = somePairs(random, { groups: 20, each: 10, stragglers: 0.2 })
      spread.finer += (pairedShift(pairs)?.shift ?? 0) ** 2
      spread.differences += (location(pairs.map(({ base, head }) => head - base))?.center ?? 0) ** 2
    }
    expect(spread.finer).toBeLessThan(0.8 * spread.differences)
  })
})
