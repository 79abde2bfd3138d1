import { expect, it } from '@jest/globals'
import { tailLevel } from '../../src/stats/tail-level.ts'

it('is the mean of the quantiles from 0.90 to 0.98', () => {
  // The quantiles of 0, 1, …, 100 are 90, 90.5, …, 98: their mean is 94.
  expect(tailLevel(Array.from({ length: 101 }, (_, index) => index))).toBeCloseTo(94, 9)
})

it('rises by a failed request, and not without end', () => {
  const values = Array.from({ length: 60 }, (_, index) => index / 100)
  const failed = [...values.slice(0, 57), ...Array<number>(3).fill(Number.POSITIVE_INFINITY)]
  const [calm, hurt] = [tailLevel(values) ?? 0, tailLevel(failed) ?? 0]
  expect(hurt).toBeGreaterThan(calm)
  expect(hurt).toBeLessThan(0.59 + Math.LN2)
})

it('has no level where nothing was answered', () => {
  expect(tailLevel([Number.POSITIVE_INFINITY])).toBeUndefined()
  expect(tailLevel([])).toBeUndefined()
})
