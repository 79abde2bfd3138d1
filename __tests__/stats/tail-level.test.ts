import { describe, expect, it } from '@jest/globals'
import { seededRandom } from '../../src/stats/random.ts'
import { tailError, tailLevel } from '../../src/stats/tail-level.ts'
import { normal } from '../support/noise.ts'

describe('tailLevel', () => {
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
})

describe('tailError', () => {
  it('is what the levels of resamples differ by, as if each were sorted anew', () => {
    const random = seededRandom(61)
    const values = Array.from({ length: 61 }, () => normal(random))
    const again = seededRandom(8)
    const levels = Array.from({ length: 50 }, () => {
      const sorted = values.toSorted((a, b) => a - b)
      return tailLevel(values.map(() => sorted[Math.floor(again() * 61)] as number)) ?? Number.NaN
    })
    const mean = levels.reduce((sum, level) => sum + level, 0) / 50
    const spread = Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / 49)
    expect(tailError(values, { random: seededRandom(8), resamples: 50 })).toBeCloseTo(spread, 12)
  })

  it.each([
    { what: 'plain', stragglers: 0 },
    { what: 'one in ten of them a straggler', stragglers: 0.1 }
  ])('is about what the level of sixty values differs by from sample to sample, $what', ({ stragglers }) => {
    const random = seededRandom(60)
    const drawn = Array.from({ length: 600 }, () => {
      const values = Array.from({ length: 60 }, () => 0.07 * normal(random) + (random() < stragglers ? Math.log(3) : 0))
      return { level: tailLevel(values) ?? 0, error: tailError(values, { random, resamples: 100 }) ?? 0 }
    })
    const mean = drawn.reduce((sum, { level }) => sum + level, 0) / drawn.length
    const spread = Math.sqrt(drawn.reduce((sum, { level }) => sum + (level - mean) ** 2, 0) / drawn.length)
    const stated = Math.sqrt(drawn.reduce((sum, { error }) => sum + error ** 2, 0) / drawn.length)
    expect(stated / spread).toBeGreaterThan(0.8)
    expect(stated / spread).toBeLessThan(1.15)
  })

  it('counts a failure as the level does, and has none below two values', () => {
    const random = seededRandom(1)
    const values = [...Array<number>(59).fill(0), Number.POSITIVE_INFINITY]
    expect(tailError(values, { random, resamples: 200 })).toBeLessThan(Math.LN2)
    expect(tailError([1], { random, resamples: 10 })).toBeUndefined()
    expect(tailError([], { random, resamples: 10 })).toBeUndefined()
  })
})
