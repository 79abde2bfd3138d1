import { describe, expect, it } from '@jest/globals'
import { compareWithRuns, differenceInterval } from '../../src/stats/moderated-comparison.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { normal, threeErrors } from '../support/noise.ts'

const prior = { standardDeviation: 0.05, degreesOfFreedom: 3 }

describe('compareWithRuns', () => {
  it('pools the spread of the runs with what was thought before', () => {
    // var = 0.0004 of [0, 0.02, 0.04]; S² = (3 · 0.0025 + 2 · 0.0004) / 5 = 0.00166; SE = √(S² · 4/3).
    const comparison = compareWithRuns(0.12, [0, 0.02, 0.04], prior)
    expect(comparison.difference).toBeCloseTo(0.1, 12)
    expect(comparison.degreesOfFreedom).toBe(5)
    expect(comparison.runNoise).toBeCloseTo(Math.sqrt(0.00166), 12)
    expect(comparison.standardError).toBeCloseTo(Math.sqrt((0.00166 * 4) / 3), 12)
  })

  it('stands on the prior alone with one run', () => {
    expect(compareWithRuns(0, [0], prior).runNoise).toBeCloseTo(0.05, 12)
  })

  it('is less sure of a candidate that is itself less certain', () => {
    const plain = compareWithRuns(0.12, [0, 0.02, 0.04], prior)
    const vague = compareWithRuns(0.12, [0, 0.02, 0.04], { ...prior, excessVariance: 0.01 })
    expect(vague.standardError ** 2).toBeCloseTo(plain.standardError ** 2 + 0.01, 12)
    expect(vague.runNoise).toBe(plain.runNoise)
  })

  it('refuses to compare with nothing', () => {
    expect(() => compareWithRuns(0, [], prior)).toThrow('at least one')
  })

  it.each([
    { runs: 5, noise: 0.05, alpha: 0.01 },
    { runs: 10, noise: 0.05, alpha: 0.01 },
    { runs: 20, noise: 0.12, alpha: 0.05 },
    { runs: 5, noise: 0.02, alpha: 0.05 }
  ])('raises no more false alarms than its level with $runs runs of noise $noise', ({ runs, noise, alpha }) => {
    const random = seededRandom(runs)
    const rounds = 4000
    let alarms = 0
    for (let round = 0; round < rounds; round += 1) {
      const earlier = Array.from({ length: runs }, () => noise * normal(random))
      if (compareWithRuns(noise * normal(random), earlier, prior).upperTail < alpha) alarms += 1
    }
    // At ten runs of noise 0.12 and more the prior of 0.05 has little weight; what is left of it is the 0.01 allowed here.
    expect(alarms / rounds).toBeLessThan(alpha + 0.01 + threeErrors(alpha, rounds))
  })
})

describe('differenceInterval', () => {
  it('covers the true difference as often as it says', () => {
    const random = seededRandom(5)
    const rounds = 3000
    let covered = 0
    for (let round = 0; round < rounds; round += 1) {
      const earlier = Array.from({ length: 8 }, () => 0.05 * normal(random))
      const [low, high] = differenceInterval(compareWithRuns(0.1 + 0.05 * normal(random), earlier, prior), 0.95)
      if (low <= 0.1 && 0.1 <= high) covered += 1
    }
    expect(Math.abs(covered / rounds - 0.95)).toBeLessThan(0.01 + threeErrors(0.95, rounds))
  })
})

it('tells the spread of the runs themselves from the one that is assumed', () => {
  const { ownSpread, runNoise } = compareWithRuns(0.12, [0, 0.02, 0.04], prior)
  expect(ownSpread).toBeCloseTo(0.02, 12)
  expect(runNoise).toBeGreaterThan(0.04)
  expect(compareWithRuns(0, [0], prior).ownSpread).toBe(0)
})
