import { describe, expect, it } from '@jest/globals'
import {
  binomialUpperTail,
  criticalCount,
  predictiveCriticalCount,
  rateInterval,
  rateOfNext
} from '../../src/stats/binomial.ts'
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

describe('predictiveCriticalCount', () => {
  // Sums of binomial(n, j) beta(j + a, n - j + b) / beta(a, b) with 40 digits, by mpmath 1.3.
  it.each([
    [3, 60, 0.5, 300.5, 0.00147857996616441],
    [4, 60, 0.5, 300.5, 0.000207254599016456],
    [10, 60, 6.5, 294.5, 1.95747120658091e-5],
    [1, 20, 2, 3, 0.978260869565217],
    [500, 5000, 40, 700, 8.37485707290868e-6]
  ])('knows how rare %d of %d and more are at Beta(%d, %d)', (k, n, a, b, tail) => {
    expect(predictiveCriticalCount(n, { a, b }, tail * (1 + 1e-9))).toBe(k)
    expect(predictiveCriticalCount(n, { a, b }, tail * (1 - 1e-9))).toBe(k + 1)
  })

  it.each([
    ['five clean runs', [0, 0, 0, 0, 0], 4],
    ['one clean run', [0], 8],
    ['ten runs with 1 % each', [1, 0, 1, 0, 1, 0, 1, 1, 0, 1], 6]
  ])('after %s', (_, counts, expected) => {
    const rate = rateOfNext(counts.map((count) => ({ count, of: 60 })))
    expect(predictiveCriticalCount(60, rate, 0.001)).toBe(expected)
  })

  it('cannot be reached where even all would be likely enough', () => {
    expect(predictiveCriticalCount(3, { a: 0.5, b: 10.5 }, 1e-6)).toBe(4)
  })
})

describe('rateOfNext', () => {
  const groups = (...counts: readonly number[]) => counts.map((count) => ({ count, of: 60 }))

  it('is the posterior under Jeffreys’ prior where groups differ by no more than chance', () => {
    const { a, b } = rateOfNext(groups(3, 3, 2, 3))
    expect(a).toBeCloseTo(11.5, 9)
    expect(b).toBeCloseTo(229.5, 9)
  })

  it('keeps its mean and becomes less certain where they differ by more', () => {
    const even = rateOfNext(groups(3, 3, 3, 3))
    const uneven = rateOfNext(groups(0, 0, 0, 12))
    expect(uneven.a / (uneven.a + uneven.b)).toBeCloseTo(even.a / (even.a + even.b), 12)
    expect(uneven.a + uneven.b).toBeLessThan((even.a + even.b) / 10)
  })

  it('takes a guess in place of groups that nobody has seen, and less of it the more there are', () => {
    const guess = { correlation: 0.02, groupCount: 2 }
    const size = (count: number, guessed?: typeof guess): number => {
      const { a, b } = rateOfNext(groups(...Array<number>(count).fill(1)), guessed)
      return a + b
    }
    expect(size(1, guess)).toBeLessThan(1 / guess.correlation)
    expect(size(20, guess)).toBeGreaterThan(5 / guess.correlation)
    expect(size(20, guess)).toBeLessThan(size(20))
  })

  it('leaves chance its alarms where groups differ: no more of them than the level', () => {
    const random = seededRandom(7)
    const share = (): number => 0.1 * Math.exp(-0.5 * Math.log(1 / random()))
    const draw = () => {
      const p = share()
      return { of: 60, count: Array.from({ length: 60 }, random).filter((value) => value < p).length }
    }
    const rounds = 3000
    let alarms = 0
    for (let round = 0; round < rounds; round += 1) {
      const before = Array.from({ length: 10 }, draw)
      if (draw().count >= predictiveCriticalCount(60, rateOfNext(before), 0.01)) alarms += 1
    }
    expect(alarms / rounds).toBeLessThan(0.01 + 3 * Math.sqrt(0.01 / rounds))
  })
})
