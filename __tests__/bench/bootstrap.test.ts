import { expect, it } from '@jest/globals'
import { bootstrapError } from '../../bench/verdict/bootstrap.ts'
import { quantile } from '../../src/stats/quantile.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { type Sorted, sortSamples } from '../../src/stats/sorted.ts'
import { normal } from '../support/noise.ts'

const sortedOf = (values: readonly number[]): Sorted => sortSamples(values) as Sorted

it('comes near the known standard error of a median', () => {
  const random = seededRandom(2)
  const values = Array.from({ length: 400 }, () => normal(random))
  // √(π/2) / √400 for normal values
  expect(bootstrapError(sortedOf(values), 0.5, { random, resamples: 4000 })).toBeCloseTo(0.0627, 1)
})

it.each([0.5, 0.37, 0.95, 1])('is what resamples sorted one by one give, at %d', (q) => {
  const sorted = sortedOf([5, 1, 4, 2, 8, 8, 3])
  const random = seededRandom(4)
  const estimates = Array.from({ length: 50 }, () =>
    quantile(sortedOf(sorted.map(() => sorted[Math.floor(random() * sorted.length)] as number)), q)
  )
  const mean = estimates.reduce((sum, value) => sum + value, 0) / estimates.length
  const variance = estimates.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (estimates.length - 1)
  expect(bootstrapError(sorted, q, { random: seededRandom(4), resamples: 50 })).toBeCloseTo(Math.sqrt(variance), 9)
})

it('is infinite where failures reach the quantile', () => {
  const sorted = sortedOf([1, 2, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])
  expect(bootstrapError(sorted, 0.95, { random: seededRandom(1), resamples: 100 })).toBe(Number.POSITIVE_INFINITY)
})
