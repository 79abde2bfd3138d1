import { describe, expect, it } from '@jest/globals'
import { epochsOf, type RunPoint } from '../../src/analysis/epochs.ts'
import { type Random, seededRandom } from '../../src/stats/random.ts'
import { normal } from '../support/noise.ts'

const prior = { standardDeviation: 0.05, degreesOfFreedom: 10 }
const pointsAt = (levels: readonly number[]): readonly RunPoint[] =>
  levels.map((level, index) => ({ recordedAt: `run ${index}`, commit: `commit ${index}`, level }))
/** Runs that alternate a little around a level. */
const steady = (count: number, level = 0) =>
  Array.from({ length: count }, (_, index) => level + (index % 2 === 0 ? 0.01 : -0.01))
const find = (levels: readonly number[]) => epochsOf(pointsAt(levels), prior)

describe('epochsOf', () => {
  it('names the run that the new level began with, its commit and the size', () => {
    const { shifts, start } = find([...steady(8), ...steady(3, 0.3)])
    expect(start).toBe(8)
    expect(shifts).toEqual([
      { index: 8, commit: 'commit 8', recordedAt: 'run 8', runCount: 3, changeRatio: expect.any(Number) }
    ])
    expect(shifts[0]?.changeRatio).toBeCloseTo(Math.expm1(0.3), 1)
  })

  it('is not moved by one bad run or two, however bad', () => {
    for (const bad of [[1], [1, 1], [1, 0, 1]]) {
      expect(find([...steady(8), ...bad])).toEqual({ shifts: [], start: 0 })
      expect(find([...steady(8), ...bad, ...steady(5)])).toEqual({ shifts: [], start: 0 })
    }
  })

  it('begins an epoch at a lower level too', () => {
    expect(find([...steady(8, 0.4), ...steady(3)]).shifts).toMatchObject([
      { index: 8, changeRatio: expect.closeTo(-0.33, 1) }
    ])
  })

  it('finds one shift after another, each against the level before it', () => {
    const { shifts, start } = find([...steady(6), ...steady(6, 0.4), ...steady(6, 0.8)])
    expect(shifts.map(({ index }) => index)).toEqual([6, 12])
    expect(start).toBe(12)
  })

  it('says nothing of fewer than six runs, or of a shift below 5 %', () => {
    expect(find([...steady(2), ...steady(3, 1)])).toEqual({ shifts: [], start: 0 })
    const exact = { standardDeviation: 0.001, degreesOfFreedom: 10 }
    expect(epochsOf(pointsAt([...Array(10).fill(0), ...Array(10).fill(0.04)]), exact).shifts).toEqual([])
    expect(find([])).toEqual({ shifts: [], start: 0 })
  })

  it('notices a level that crept away from the oldest runs of the epoch, in steps too small for a shift', () => {
    const creeping = Array.from({ length: 24 }, (_, index) => 0.005 * index + (index % 2 === 0 ? 0.03 : -0.03))
    const { shifts, creep } = find(creeping)
    expect(shifts).toEqual([])
    expect(creep).toMatchObject({ since: 'run 0', sinceCommit: 'commit 0' })
    expect(creep?.changeRatio).toBeCloseTo(Math.expm1(16 * 0.005), 2)
    expect(find(steady(24))).not.toHaveProperty('creep')
  })
})

describe('calibration', () => {
  const series = (random: Random, count: number, noise: number, kept: number): number[] => {
    let level = noise * normal(random)
    return Array.from({ length: count }, () => {
      const now = level
      level = kept * level + Math.sqrt(1 - kept ** 2) * noise * normal(random)
      return now
    })
  }

  it.each([
    { noise: 0.05, kept: 0 },
    { noise: 0.1, kept: 0 },
    { noise: 0.05, kept: 0.4 }
  ])(
    'finds a shift that is none in fewer than 1 of 4 hundreds of runs, noise $noise, inheriting $kept',
    ({ noise, kept }) => {
      const random = seededRandom(17)
      const rounds = 20
      let found = 0
      for (let round = 0; round < rounds; round += 1) found += find(series(random, 100, noise, kept)).shifts.length
      // Poisson: three standard errors above 0.25 a hundred runs.
      expect(found / rounds).toBeLessThanOrEqual(0.25 + 3 * Math.sqrt(0.25 / rounds))
    }
  )

  it('finds a shift of 30 % nearly always within six runs, and where it began', () => {
    const random = seededRandom(23)
    const rounds = 40
    let found = 0
    for (let round = 0; round < rounds; round += 1) {
      const levels = series(random, 26, 0.05, 0).map((level, index) => level + (index >= 20 ? Math.log(1.3) : 0))
      if (find(levels).shifts.some(({ index }) => Math.abs(index - 20) <= 1)) found += 1
    }
    expect(found / rounds).toBeGreaterThan(0.9)
  })
})
