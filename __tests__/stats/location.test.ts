import { describe, expect, it } from '@jest/globals'
import { location } from '../../src/stats/location.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { normal, threeErrors } from '../support/noise.ts'

describe('location', () => {
  it('is the middle of symmetric values', () => {
    expect(location([-2, -1, 0, 1, 2])?.center).toBeCloseTo(0, 9)
  })

  it('does not follow a few wild values', () => {
    const random = seededRandom(3)
    const values = Array.from({ length: 100 }, () => normal(random))
    const spoilt = [...values.slice(0, 95), 500, 900, 1500, 2000, 9000]
    expect(Math.abs((location(spoilt)?.center ?? 99) - (location(values)?.center ?? 0))).toBeLessThan(0.15)
  })

  it('moves with the values and does not change its width', () => {
    const values = [1, 4, 2, 8, 5, 7, 3, 6]
    const here = location(values)
    const there = location(values.map((value) => value + 100))
    expect((there?.center ?? 0) - (here?.center ?? 0)).toBeCloseTo(100, 6)
    expect(there?.standardError).toBeCloseTo(here?.standardError ?? 0, 6)
  })

  it('has something to say of equal values, of one, and nothing of none', () => {
    expect(location([5, 5, 5, 5])?.center).toBeCloseTo(5, 5)
    expect(location([5])?.center).toBeCloseTo(5, 5)
    expect(location([])).toBeUndefined()
  })

  it.each([20, 60])('has a 95 %% interval that covers the center of %d normal values', (n) => {
    const random = seededRandom(11)
    const rounds = 1200
    let covered = 0
    for (let round = 0; round < rounds; round += 1) {
      const [low, high] = location(Array.from({ length: n }, () => normal(random)))?.interval ?? [1, -1]
      if (low <= 0 && 0 <= high) covered += 1
    }
    expect(covered / rounds).toBeGreaterThan(0.94 - threeErrors(0.94, rounds))
    expect(covered / rounds).toBeLessThan(0.98)
  })
})
