import { expect, it } from '@jest/globals'
import { sortSamples } from '../../src/stats/sorted.ts'

it('sorts by size, not by digits, and leaves its argument alone', () => {
  const values = [100, 9, 20]
  expect(sortSamples(values)).toEqual([9, 20, 100])
  expect(values).toEqual([100, 9, 20])
})

it('has nothing to sort of nothing', () => {
  expect(sortSamples([])).toBeUndefined()
})

it('takes infinity and refuses NaN', () => {
  expect(sortSamples([Number.POSITIVE_INFINITY, 1])).toEqual([1, Number.POSITIVE_INFINITY])
  expect(() => sortSamples([1, Number.NaN])).toThrow('NaN')
})
