import { describe, expect, it } from '@jest/globals'
import { incompleteBeta, logGamma } from '../../src/stats/incomplete-beta.ts'

describe('logGamma', () => {
  // Γ(n) = (n − 1)!, Γ(1/2) = √π.
  it.each([
    [1, 0],
    [5, Math.log(24)],
    [11, Math.log(3_628_800)],
    [0.5, Math.log(Math.PI) / 2],
    [0.25, 1.2880225246980774]
  ])('of %d is %d', (x, expected) => {
    expect(logGamma(x)).toBeCloseTo(expected, 12)
  })
})

describe('incompleteBeta', () => {
  // Closed forms: I_x(1, b) = 1 − (1 − x)^b, I_x(a, 1) = x^a, I_½(a, a) = ½.
  it.each([
    [0.3, 1, 4, 1 - 0.7 ** 4],
    [0.3, 4, 1, 0.3 ** 4],
    [0.5, 7.5, 7.5, 0.5],
    [0.99, 1, 200, 1],
    [0, 2, 3, 0],
    [1, 2, 3, 1]
  ])('at x = %d, a = %d, b = %d is %d', (x, a, b, expected) => {
    expect(incompleteBeta(x, a, b)).toBeCloseTo(expected, 12)
  })

  it('is the sum of binomial terms for whole parameters', () => {
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k)
    const sum = [3, 4, 5, 6, 7, 8].reduce((total, j) => total + choose(8, j) * 0.37 ** j * 0.63 ** (8 - j), 0)
    expect(incompleteBeta(0.37, 3, 6)).toBeCloseTo(sum, 12)
  })
})
