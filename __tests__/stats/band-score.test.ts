import { describe, expect, it } from '@jest/globals'
import { bandScore, type TailPair, tailShift } from '../../src/stats/band-score.ts'
import { type Random, seededRandom } from '../../src/stats/random.ts'
import { normal, threeErrors } from '../support/noise.ts'

/** The formula as it stands: every value ranked among all. */
function plainly(pairs: readonly TailPair[], t: number): number {
  const all = pairs.flatMap(({ base, head }) => [base, head - t])
  const weight = (x: number): number => {
    const below = all.filter((value) => value < x).length
    const upTo = all.filter((value) => value <= x).length
    return Math.min(1, Math.max(0, ((below + upTo) / (2 * all.length) - 0.88) / 0.1))
  }
  const counts = pairs.map(({ base, head }) => weight(head - t) - weight(base))
  const squares = counts.reduce((sum, count) => sum + count * count, 0)
  return squares > 0 ? counts.reduce((sum, count) => sum + count, 0) / Math.sqrt(squares) : 0
}

/** A long tail to the right, and now and then a failure. */
function noise(random: Random): number {
  if (random() < 0.01) return Number.POSITIVE_INFINITY
  return 0.15 * normal(random) + (random() < 0.08 ? random() * 1.5 : 0)
}

describe('bandScore', () => {
  it('is the score of the formula, with ties and failures', () => {
    const random = seededRandom(5)
    // Eighths are exact, so that ties are ties on both ways.
    const value = (): number => (random() < 0.05 ? Number.POSITIVE_INFINITY : Math.round(random() * 30) / 8)
    for (let round = 0; round < 200; round += 1) {
      const pairs = Array.from({ length: 5 + Math.floor(random() * 80) }, () => ({ base: value(), head: value() }))
      const t = Math.round((random() - 0.5) * 20) / 8
      expect(bandScore(pairs)(t)).toBeCloseTo(plainly(pairs, t), 9)
    }
  })
})

describe('tailShift', () => {
  const pairsOf = (random: Random, n: number, shift: number): TailPair[] =>
    Array.from({ length: n }, () => ({ base: noise(random), head: noise(random) + shift }))

  it('raises no more false alarms than its level, failures included', () => {
    const random = seededRandom(6)
    const rounds = 1200
    let alarms = 0
    for (let round = 0; round < rounds; round += 1) {
      if (bandScore(pairsOf(random, 150, 0))(0) > 2.326) alarms += 1
    }
    expect(alarms / rounds).toBeLessThan(0.01 + threeErrors(0.01, rounds))
  })

  it('finds the shift of a tail, with an interval that holds it', () => {
    const random = seededRandom(7)
    const rounds = 250
    const shift = Math.log(1.25)
    let covered = 0
    let sum = 0
    for (let round = 0; round < rounds; round += 1) {
      const estimate = tailShift(pairsOf(random, 400, shift))
      const [low = 0, high = 0] = estimate?.interval ?? []
      if (low <= shift && shift <= high) covered += 1
      sum += estimate?.shift ?? 0
    }
    expect(sum / rounds).toBeCloseTo(shift, 1)
    expect(covered / rounds).toBeGreaterThan(0.92 - threeErrors(0.92, rounds))
  })

  it('knows nothing of no pairs, and says so of equal ones', () => {
    expect(tailShift([])).toBeUndefined()
    // Nothing can be told from one pair: an interval from a tenth to ten times and more.
    expect(tailShift([{ base: 1, head: 1 }])?.standardError).toBeGreaterThan(2.3)
  })

  it('refuses what is no number, and does not look for it for ever', () => {
    expect(() =>
      tailShift([
        { base: 1, head: Number.NaN },
        { base: 1, head: 2 }
      ])
    ).toThrow('a tail needs numbers')
  })
})
