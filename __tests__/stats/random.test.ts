import { expect, it } from '@jest/globals'
import { joinSeeds, seededRandom } from '../../src/stats/random.ts'

it('repeats itself from the same seed, and not from another', () => {
  const take = (seed: number): number[] => Array.from({ length: 5 }, seededRandom(seed))
  expect(take(1)).toEqual(take(1))
  expect(take(1)).not.toEqual(take(2))
})

it('spreads evenly from 0 to 1', () => {
  const random = seededRandom(9)
  const values = Array.from({ length: 20_000 }, random)
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...values)).toBeLessThan(1)
  const tenths = values.reduce<number[]>((counts, value) => {
    const index = Math.floor(value * 10)
    counts[index] = (counts[index] ?? 0) + 1
    return counts
  }, [])
  // χ² with 9 degrees of freedom is above 27.9 once in a thousand.
  expect(tenths.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)).toBeLessThan(27.9)
})

it('joins seeds to one that each of them and their order decides', () => {
  const lists = [[7], [7, 0], [7, 1], [7, 2], [8, 1], [1, 7], [0], [0, 0]]
  expect(new Set(lists.map(joinSeeds)).size).toBe(lists.length)
  expect(joinSeeds([7, 1])).toBe(joinSeeds([7, 1]))
  expect(joinSeeds([-1])).toBe(joinSeeds([2 ** 32 - 1]))
})
