import { expect, it } from '@jest/globals'
import { bisect } from '../../src/stats/bisect.ts'

it('finds where a falling function passes a value', () => {
  expect(bisect((x) => -x * x * x, -8, [0, 10])).toBeCloseTo(2, 10)
})

it('stays at the nearer end where it passes nowhere', () => {
  expect(bisect((x) => -x, 5, [0, 10])).toBeCloseTo(0, 10)
  expect(bisect((x) => -x, -50, [0, 10])).toBeCloseTo(10, 10)
})
