import { describe, expect, it } from '@jest/globals'
import { seededRandom } from '../../src/stats/random.ts'
import { spreadWithin } from '../../src/stats/spread-within.ts'
import { normal } from '../support/noise.ts'

describe('spreadWithin', () => {
  it('is the median difference of two values of a group, scaled', () => {
    // Differences: 1, 3, 2 of the first group, 4 of the second; their median is 2.5.
    expect(spreadWithin([[0, 1, 3], [100, 104], [7]])).toBeCloseTo(2.5 / (Math.SQRT2 * 0.6745), 12)
  })

  it('knows nothing of groups of one', () => {
    expect(spreadWithin([[1], [2], []])).toBeUndefined()
    expect(spreadWithin([])).toBeUndefined()
  })

  it.each([2, 3, 6])('is near the standard deviation of normal values in groups of %i, stragglers or not', (size) => {
    const random = seededRandom(size)
    const groups = Array.from({ length: 3000 }, (_, group) =>
      Array.from({ length: size }, () => 50 * group + 0.2 * normal(random))
    )
    expect(Math.abs((spreadWithin(groups) ?? 0) - 0.2)).toBeLessThan(0.012)
    const straggling = groups.map((group, index) => (index % 20 === 0 ? [...group.slice(1), 1e6] : group))
    expect(spreadWithin(straggling)).toBeLessThan(0.23)
  })
})
