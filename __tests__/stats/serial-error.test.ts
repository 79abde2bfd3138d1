import { describe, expect, it } from '@jest/globals'
import { seededRandom } from '../../src/stats/random.ts'
import { serialErrorFactor } from '../../src/stats/serial-error.ts'
import { normal } from '../support/noise.ts'

/** Normal noise of which each value keeps the share `phi` of the one before. */
function series(seed: number, n: number, phi: number): readonly number[] {
  const random = seededRandom(seed)
  let last = normal(random)
  return Array.from({ length: n }, () => {
    last = phi * last + Math.sqrt(1 - phi * phi) * normal(random)
    return last
  })
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe('serialErrorFactor', () => {
  it('leaves room for what so few values cannot show, and less the more there are', () => {
    const factors = (n: number) => Array.from({ length: 100 }, (_, seed) => serialErrorFactor(series(seed, n, 0)))
    expect(average(factors(60))).toBeLessThan(1.6)
    expect(average(factors(240))).toBeLessThan(average(factors(60)))
  })

  it('comes near what correlation makes of the error of a mean', () => {
    // Of an autoregression of order one the true factor is √((1 + φ)/(1 − φ)): 1.73 for φ = ½.
    const factors = Array.from({ length: 50 }, (_, seed) => serialErrorFactor(series(seed, 400, 0.5)))
    expect(average(factors)).toBeGreaterThan(1.7)
    expect(average(factors)).toBeLessThan(2)
  })

  it.each([
    [60, 0.7],
    [240, 0.9]
  ])('gives intervals of %d values that hold their mean nine times in ten, of which each keeps %d', (n, kept) => {
    // Half of the variance is the values' own.
    const covered = Array.from({ length: 200 }, (_, seed) => {
      const own = series(1000 + seed, n, 0)
      const values = series(seed, n, kept).map((value, index) => value + (own[index] ?? 0))
      const mean = average(values)
      const error = Math.hypot(...values.map((value) => value - mean)) / n
      return Math.abs(mean) < 2 * error * serialErrorFactor(values)
    })
    expect(covered.filter(Boolean).length).toBeGreaterThan(180)
  })

  it('does not take one straggler for a correlation, nor equal values for any', () => {
    const calm = series(1, 60, 0)
    const straggling = calm.map((value, index) => (index === 30 ? 1000 : value))
    expect(Math.abs(serialErrorFactor(straggling) - serialErrorFactor(calm))).toBeLessThan(0.1)
    expect(serialErrorFactor(Array<number>(60).fill(1))).toBe(1)
    expect(serialErrorFactor([1, 2, 3])).toBe(1)
  })
})
