import { expect, it } from '@jest/globals'
import { meanInterval } from '../../src/stats/mean-interval.ts'

it("is Student's", () => {
  // Mean 2, standard deviation 1, n = 3: 2 ± t(.975, 2) / √3 = 2 ± 4.302653 / 1.732051.
  expect(meanInterval([1, 2, 3], 0.95)).toEqual({
    mean: 2,
    interval: [expect.closeTo(2 - 2.4841377, 5), expect.closeTo(2 + 2.4841377, 5)]
  })
})

it('knows nothing from one value, and has no mean of none', () => {
  expect(meanInterval([4], 0.95)?.interval).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
  expect(meanInterval([], 0.95)).toBeUndefined()
})
