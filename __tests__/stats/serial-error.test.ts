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
  it('is hardly more than 1 where values have nothing in common', () => {
    const factors = Array.from({ length: 300 }, (_, seed) => serialErrorFactor(series(seed, 60, 0)))
    expect(Math.min(...factors)).toBe(1)
    expect(average(factors)).toBeLessThan(1.12)
  })

  it('comes near what correlation makes of the error of a mean', () => {
    // Of an autoregression of order one the true factor is √((1 + φ)/(1 − φ)): 1.73 for φ = ½.
    const factors = Array.from({ length: 100 }, (_, seed) => serialErrorFactor(series(seed, 400, 0.5)))
    expect(average(factors)).toBeGreaterThan(1.5)
    expect(average(factors)).toBeLessThan(1.8)
  })

  it('does not take one straggler for a correlation, nor equal values for any', () => {
    const calm = series(1, 60, 0)
    const straggling = calm.map((value, index) => (index === 30 ? 1000 : value))
    expect(Math.abs(serialErrorFactor(straggling) - serialErrorFactor(calm))).toBeLessThan(0.1)
    expect(serialErrorFactor(Array<number>(60).fill(1))).toBe(1)
    expect(serialErrorFactor([1, 2, 3])).toBe(1)
  })
})
