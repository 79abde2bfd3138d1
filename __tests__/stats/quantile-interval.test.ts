import { expect, it } from '@jest/globals'
import { quantileInterval } from '../../src/stats/quantile-interval.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { type Sorted, sortSamples } from '../../src/stats/sorted.ts'

const uniform = (n: number, random: () => number): Sorted => {
  const sorted = sortSamples(Array.from({ length: n }, random))
  if (sorted === undefined) throw new Error('no values')
  return sorted
}

it('lies between the order statistics that the binomial distribution names', () => {
  // n = 10, median: P(X ≤ 1) = 11/1024 = 0.0107 ≤ 0.025 < P(X ≤ 2), so from the 2nd to the 9th value.
  const sorted = sortSamples([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) as Sorted
  expect(quantileInterval(sorted, 0.5, 0.95)).toEqual([2, 9])
})

it('has no upper end where the sample is too small to know one', () => {
  const sorted = sortSamples([1, 2, 3]) as Sorted
  expect(quantileInterval(sorted, 0.95, 0.95)[1]).toBe(Number.POSITIVE_INFINITY)
})

it.each([
  [0.5, 21],
  [0.5, 60],
  [0.95, 60],
  [0.95, 200]
])('covers the %d quantile of %d values at least as often as it says', (q, n) => {
  const random = seededRandom(7)
  const rounds = 1500
  let covered = 0
  for (let round = 0; round < rounds; round += 1) {
    const [low, high] = quantileInterval(uniform(n, random), q, 0.95)
    if (low <= q && q <= high) covered += 1
  }
  expect(covered / rounds).toBeGreaterThan(0.95 - 3 * Math.sqrt((0.95 * 0.05) / rounds))
})
