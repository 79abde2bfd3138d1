import { describe, expect, it } from '@jest/globals'
import { binomialUpperTail, criticalCount, rateInterval } from '../../src/stats/binomial.ts'
import { seededRandom } from '../../src/stats/random.ts'

/** P(X ≥ k) term by term. */
function slowUpperTail(k: number, n: number, p: number): number {
  let term = (1 - p) ** n
  let below = 0
  for (let j = 0; j < k; j += 1) {
    below += term
    term *= ((n - j) / (j + 1)) * (p / (1 - p))
  }
  return 1 - below
}

describe('binomialUpperTail', () => {
  it.each([
    [9, 60, 0.05],
    [4, 60, 0.01],
    [1, 20, 0.01],
    [30, 60, 0.5],
    [60, 60, 0.9]
  ])('of %d of %d at %d is the sum of its terms', (k, n, p) => {
    expect(binomialUpperTail(k, n, p)).toBeCloseTo(slowUpperTail(k, n, p), 10)
  })

  it('is sure of at least none, and of never more than all', () => {
    expect(binomialUpperTail(0, 5, 0.2)).toBe(1)
    expect(binomialUpperTail(6, 5, 0.2)).toBe(0)
  })
})

describe('criticalCount', () => {
  it('calls a p95 budget broken from 9 of 60 on, and a p99 budget from 4 of 60', () => {
    expect(criticalCount(60, 0.05, 0.005)).toBe(9)
    expect(criticalCount(60, 0.01, 0.005)).toBe(4)
  })

  it('cannot be reached by a handful', () => {
    expect(criticalCount(1, 0.05, 0.005)).toBe(2)
  })
})

describe('rateInterval', () => {
  it('from none of n ends where none would be that rare', () => {
    // (1 − p)^60 = 0.025 at the upper end.
    expect(rateInterval(0, 60, 0.95)).toEqual([0, expect.closeTo(1 - 0.025 ** (1 / 60), 9)])
    expect(rateInterval(60, 60, 0.95)).toEqual([expect.closeTo(0.025 ** (1 / 60), 9), 1])
    expect(rateInterval(0, 0, 0.95)).toEqual([0, 1])
  })

  it('covers the true rate at least as often as it says', () => {
    const random = seededRandom(41)
    const rounds = 2000
    let covered = 0
    for (let round = 0; round < rounds; round += 1) {
      const hits = Array.from({ length: 60 }, random).filter((value) => value < 0.05).length
      const [low, high] = rateInterval(hits, 60, 0.95)
      if (low <= 0.05 && 0.05 <= high) covered += 1
    }
    // Three standard errors below 0.95; exact intervals are conservative, so it lies above in the long run.
    expect(covered / rounds).toBeGreaterThan(0.95 - 3 * Math.sqrt((0.95 * 0.05) / rounds))
  })
})
