import { describe, expect, it } from '@jest/globals'
import { seededRandom } from '../../src/stats/random.ts'
import { compareSegments } from '../../src/stats/segments.ts'
import { normal, threeErrors } from '../support/noise.ts'

const prior = { standardDeviation: 0.05, degreesOfFreedom: 3 }

describe('compareSegments', () => {
  it('is Student’s t of two means where no prior weighs', () => {
    // R: t.test(c(4, 5, 6), c(1, 2, 3), var.equal = TRUE): t = 3.674, df = 4, two-sided p = 0.02131.
    const found = compareSegments([1, 2, 3], [4, 5, 6], { standardDeviation: 1, degreesOfFreedom: 0 })
    expect(found.difference).toBe(3)
    expect(found.center).toBe(2)
    expect(found.chance).toBeCloseTo(0.02131 / 2, 5)
  })

  it('is as sure of a fall as of a rise', () => {
    const rise = compareSegments([0, 0.01], [0.3, 0.31], prior)
    const fall = compareSegments([0.3, 0.31], [0, 0.01], prior)
    expect(fall.difference).toBeCloseTo(-rise.difference, 12)
    expect(fall.chance).toBeCloseTo(rise.chance, 12)
  })

  it('stands on the prior alone with one value on each side', () => {
    const { chance } = compareSegments([0], [0.05 * Math.SQRT2 * 3.182446], prior)
    expect(chance).toBeCloseTo(0.025, 5) // t(3) at 0.975 is 3.182446
  })

  it('refuses to compare with nothing', () => {
    expect(() => compareSegments([], [1], prior)).toThrow('a value on both sides')
  })

  it('finds as many unchanged segments different as its chance says', () => {
    const random = seededRandom(3)
    const rounds = 3000
    let count = 0
    for (let round = 0; round < rounds; round += 1) {
      const draw = (n: number) => Array.from({ length: n }, () => 0.05 * normal(random))
      if (compareSegments(draw(8), draw(3), prior).chance < 0.025) count += 1
    }
    // A prior that is right makes the test a little shy.
    expect(count / rounds).toBeLessThan(0.05 + threeErrors(0.05, rounds))
    expect(count / rounds).toBeGreaterThan(0.02)
  })
})
