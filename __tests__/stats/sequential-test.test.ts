import { describe, expect, it } from '@jest/globals'
import { type Random, seededRandom } from '../../src/stats/random.ts'
import { chanceOf, decide, estimateOf, goesOnBetween, type SequentialRule } from '../../src/stats/sequential-test.ts'
import { normal, threeErrors } from '../support/noise.ts'

const rule: SequentialRule = { margin: 0.1, alpha: 0.01, beta: 0.1, lastShare: 0.5 }
const estimate = (shift: number, standardError: number, z = shift / standardError) =>
  estimateOf({ n: 100, shift, standardError, z })

describe('decide', () => {
  it('claims from ln(2/α) on and denies from −ln(1/β) down', () => {
    // margin (shift − margin/2) / SE² = ln 200 at shift 0.0712 with SE = 0.02, and −ln 10 at 0.0408.
    expect(goesOnBetween(0.02, rule).above).toBeCloseTo(0.05 + Math.log(200) * 0.004, 5)
    expect(goesOnBetween(0.02, rule).below).toBeCloseTo(0.05 - Math.LN10 * 0.004, 5)
    expect(decide(estimate(0.0713, 0.02), rule)).toBe('shifted')
    expect(decide(estimate(0.0711, 0.02), rule)).toBeUndefined()
    expect(decide(estimate(0.0409, 0.02), rule)).toBeUndefined()
    expect(decide(estimate(0.0407, 0.02), rule)).toBe('not-shifted')
  })

  it('claims nothing that the score at no shift does not bear out', () => {
    expect(decide(estimate(0.2, 0.02, 2), rule)).toBeUndefined()
  })

  it('claims at a last look what a single look with half of α would', () => {
    // z_{0.995} = 2.576, z_{0.99} = 2.326
    expect(decide(estimate(0.07, 0.027), rule)).toBeUndefined()
    expect(decide(estimate(0.07, 0.027), rule, 'last')).toBe('shifted')
    expect(decide(estimate(0.07, 0.0285), rule, 'last')).toBeUndefined()
    expect(decide(estimate(0.07, 0.0285), rule, 'only')).toBe('shifted')
    expect(decide(estimate(0.04, 0.001), rule, 'last')).toBe('not-shifted')
  })

  const looks = [30, 40, 50, 60, 80, 100, 120, 150, 180, 220]
  /** One test on a Brownian motion; how it ended. */
  function testOnce(random: Random, shift: number, noise: number): ReturnType<typeof decide> {
    let sum = 0
    let before = 0
    for (const n of looks) {
      sum += (n - before) * shift + Math.sqrt(n - before) * noise * normal(random)
      before = n
      const end = decide(estimate(sum / n, noise / Math.sqrt(n)), rule, n === 220 ? 'last' : 'underway')
      if (end !== undefined) return end
    }
    return undefined
  }

  it.each([0.2, 0.4, 0.7])('errs no more often than it may, at ten looks, with a noise of %d', (noise) => {
    const random = seededRandom(100 * noise)
    const rounds = 2500
    let claimed = 0
    let denied = 0
    for (let round = 0; round < rounds; round += 1) {
      if (testOnce(random, 0, noise) === 'shifted') claimed += 1
      if (testOnce(random, rule.margin, noise) === 'not-shifted') denied += 1
    }
    expect(claimed / rounds).toBeLessThan(rule.alpha + threeErrors(rule.alpha, rounds))
    expect(denied / rounds).toBeLessThan(rule.beta + threeErrors(rule.beta, rounds))
  })
})

describe('chanceOf', () => {
  it('is the likelihood ratio underway, doubled for the half of α', () => {
    // ratio = 0.1 (0.09 − 0.05) / 0.02² = 10; e^−10 is 4.5e-5, P(Z > 4.5) far below it
    expect(chanceOf(estimate(0.09, 0.02), rule, 'underway')).toBeCloseTo(2 * Math.exp(-10), 10)
  })

  it('is that of the score at a look that nobody else looked before', () => {
    // P(Z > 3) = 0.0013499
    expect(chanceOf(estimate(0.06, 0.02), rule, 'only')).toBeCloseTo(0.0013499, 6)
    expect(chanceOf(estimate(0.06, 0.02), rule, 'last')).toBeCloseTo(0.0026998, 6)
  })
})
