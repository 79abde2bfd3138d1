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
  it.each([
    [60, 11],
    [61, 12],
    [200, 13]
  ])('of %i values is the jackknife over each of them, the shortcut below the band included', (n, seed) => {
    const random = seededRandom(seed)
    const values = Array.from({ length: n }, () => normal(random))
    const levels = values.map((_, index) => tailLevel(values.toSpliced(index, 1)) ?? Number.NaN)
    const mean = levels.reduce((sum, level) => sum + level, 0) / n
    const squares = levels.reduce((sum, level) => sum + (level - mean) ** 2, 0)
    expect(tailError(values)).toBeCloseTo(Math.sqrt(((n - 1) / n) * squares), 12)
  })

  it('is about what the level of sixty values differs by from sample to sample', () => {
    const random = seededRandom(60)
    const drawn = Array.from({ length: 1500 }, () => {
      const values = Array.from({ length: 60 }, () => normal(random))
      return { level: tailLevel(values) ?? 0, error: tailError(values) ?? 0 }
    })
    const mean = drawn.reduce((sum, { level }) => sum + level, 0) / drawn.length
    const spread = Math.sqrt(drawn.reduce((sum, { level }) => sum + (level - mean) ** 2, 0) / drawn.length)
    const stated = Math.sqrt(drawn.reduce((sum, { error }) => sum + error ** 2, 0) / drawn.length)
    expect(stated / spread).toBeGreaterThan(0.9)
    expect(stated / spread).toBeLessThan(1.15)
  })

  it('has none below two values', () => {
    expect(tailError([1])).toBeUndefined()
    expect(tailError([])).toBeUndefined()
  })
})
