import { describe, expect, it } from '@jest/globals'
import { median, quantile } from '../../src/stats/quantile.ts'
import { type Sorted, sortSamples } from '../../src/stats/sorted.ts'

const sorted = (...values: number[]): Sorted => {
  const result = sortSamples(values)
  if (result === undefined) throw new Error('no values')
  return result
}

describe('quantile', () => {
  // R: quantile(c(1,2,3), 0.95, type = 7) is 2.9; quantile(1:10, 0.95, type = 7) is 9.55; both are R's default.
  it.each([
    [[1, 2, 3], 0.95, 2.9],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95, 9.55],
    [[1, 2, 3, 4], 0.5, 2.5],
    [[7], 0.95, 7],
    [[1, 5], 0, 1],
    [[1, 5], 1, 5],
    [[3, 3, 3], 0.31, 3]
  ])('of %j at %d is %d', (values, q, expected) => {
    expect(quantile(sorted(...values), q)).toBeCloseTo(expected, 12)
  })

  it('is infinite as soon as it leans on a failed request, and never NaN', () => {
    const values = sorted(1, 2, 3, Number.POSITIVE_INFINITY)
    expect(quantile(values, 2 / 3)).toBe(3)
    expect(quantile(values, 0.7)).toBe(Number.POSITIVE_INFINITY)
    expect(quantile(sorted(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY), 0.5)).toBe(Number.POSITIVE_INFINITY)
  })

  it('refuses a level outside 0 to 1', () => {
    expect(() => quantile(sorted(1), 95)).toThrow('between 0 and 1')
  })
})

describe('median', () => {
  it('needs no order, and says nothing of nothing', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([])).toBeUndefined()
  })
})
