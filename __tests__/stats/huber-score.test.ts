import { expect, it } from '@jest/globals'
import { huberScore } from '../../src/stats/huber-score.ts'
import { seededRandom } from '../../src/stats/random.ts'

/** The formulas as they stand, without sorting once. */
function plainly(values: readonly number[], t: number): { readonly scale: number; readonly z: number } {
  const distances = values.map((value) => Math.abs(value - t)).toSorted((a, b) => a - b)
  const half = values.length >> 1
  const middle =
    values.length % 2 === 1
      ? (distances[half] as number)
      : ((distances[half] as number) + (distances[half - 1] as number)) / 2
  const scale = Math.max(1e-6, middle / 0.6745)
  const clipped = values.map((value) => Math.max(-1, Math.min(1, (value - t) / scale)))
  const squares = clipped.reduce((sum, u) => sum + u * u, 0)
  return { scale, z: squares > 0 ? clipped.reduce((sum, u) => sum + u, 0) / Math.sqrt(squares) : 0 }
}

it('is the score of the formula, with ties, few values and wild ones', () => {
  const random = seededRandom(1)
  for (let round = 0; round < 1500; round += 1) {
    const n = 1 + Math.floor(random() * 40)
    const values = Array.from({ length: n }, () => {
      const value = random() < 0.2 ? Math.round(random() * 4) / 4 : random() * 3 - 1
      return value + (random() < 0.1 ? 10 : 0)
    })
    const t = random() * 5 - 1.5
    const score = huberScore(values)
    expect(score.scaleAt(t)).toBeCloseTo(plainly(values, t).scale, 9)
    expect(score.at(t)).toBeCloseTo(plainly(values, t).z, 9)
  }
})

it('falls from √n to −√n', () => {
  const score = huberScore([1, 2, 3, 4])
  expect(score.at(-100)).toBeCloseTo(2, 2)
  expect(score.at(100)).toBeCloseTo(-2, 2)
  expect([score.lowest, score.highest]).toEqual([1, 4])
})
