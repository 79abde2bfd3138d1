import { describe, expect, it } from '@jest/globals'
import { judgeChange, type SimulatedChange, simulateChange, slowJobRatio } from '../../bench/verdict/history.ts'
import { tallyFound, tallyStated, tallyUnchanged } from '../../bench/verdict/history-tables.ts'
import { weightedShare } from '../../bench/verdict/strata.ts'
import { threeErrors } from '../support/noise.ts'

// Bounded calibration; `npm run bench:verdict` has the long form, on seeds that are used for nothing else.
const firstSeed = 41_000_000
const oneTarget = { owned: true, targetCount: 1, correlations: [0] } as const
const change = (over: Partial<SimulatedChange>): SimulatedChange => ({
  scenario: 'dedicated',
  effect: 'none',
  seed: 9,
  targetCount: 1,
  baseline: 8,
  correlations: [0],
  ...over
})

describe('simulateChange', () => {
  it.each([
    { slow: true, targetCount: 1, slowCount: 1 },
    { slow: false, targetCount: 4, slowCount: 0 },
    { slow: true, targetCount: 4, slowCount: 1 }
  ])('makes at least one of the heads slow, or none: $slow, $targetCount', ({ slow, targetCount, slowCount }) => {
    const files = simulateChange(change({ slow, targetCount }))
    expect(files.map(({ head }) => head?.outlierRun).filter((isSlow) => isSlow === true)).toHaveLength(slowCount)
  })

  it('slows the first target alone', () => {
    const before = simulateChange(change({ targetCount: 2 }))
    const after = simulateChange(change({ targetCount: 2, effect: 'p50+50' }))
    expect(after[1]?.head).toEqual(before[1]?.head)
    expect(after[0]?.head).not.toEqual(before[0]?.head)
    expect(after[0]?.baseline).toEqual(before[0]?.baseline)
  })

  it('knows how often one target at least is slow', () => {
    expect(slowJobRatio('dedicated', 1)).toBeCloseTo(0.01, 10)
    expect(slowJobRatio('hosted', 2)).toBeCloseTo(0.0591, 10)
  })
})

describe('judgeChange', () => {
  it('counts the alarm of one job only where its second measurement agrees', () => {
    const files = simulateChange(change({ effect: 'p50+100', slow: false }))
    expect(judgeChange(files, { owned: true, runCount: 3 }).first.isRed).toBe(true)
    const recovered = files.map((file) => ({ ...file, second: file.baseline.at(-1) }))
    expect(judgeChange(recovered, { owned: true, runCount: 3 }).first).toMatchObject({ isRed: false, asksAgain: true })
  })

  it.each([
    { name: 'is as slow', effect: 'p50+13', red: true },
    { name: 'is not', effect: 'none', red: false }
  ])('lets the second job decide where the first was slower once and the second $name', ({ effect, red }) => {
    const slower = simulateChange(change({ effect: 'p50+13', slow: false }))
    const later = simulateChange(change({ effect, slow: false }))
    const files = slower.map((file, index) => ({ ...file, again: [later[index]?.head].flatMap((run) => run ?? []) }))
    const { first, second } = judgeChange(files, { owned: true, runCount: 8 })
    expect(first).toMatchObject({ isRed: false, isInconclusive: true, asksAgain: true })
    expect(second()).toMatchObject({ isRed: red, isInconclusive: false })
  })

  it('needs a second job to call one of several targets slower', () => {
    const files = simulateChange(change({ effect: 'p50+40', targetCount: 2, slow: false }))
    const { first, second } = judgeChange(files, { owned: true, runCount: 8 })
    expect(first).toMatchObject({ isRed: false, asksAgain: true })
    const red = second().checks.filter(({ verdict }) => verdict === 'regressed')
    expect([...new Set(red.map(({ target }) => target))]).toEqual(['sim-0'])
  })
})

describe('weightedShare', () => {
  it.each([
    { rare: { count: 50, of: 100 }, usual: { count: 0, of: 100 }, weight: 0.02, ratio: 0.01 },
    { rare: { count: 0, of: 10 }, usual: { count: 5, of: 50 }, weight: 0.5, ratio: 0.05 },
    { rare: { count: 10, of: 10 }, usual: { count: 50, of: 50 }, weight: 0.03, ratio: 1 }
  ])('weighs $rare by $weight beside $usual', ({ rare, usual, weight, ratio }) => {
    expect(weightedShare(rare, usual, weight).ratio).toBeCloseTo(ratio, 12)
  })

  it('knows a rate of the rare kind better from strata than from as many files at random', () => {
    // One in a hundred is slow, and half of those alarm: ±0.31 points from 2,000 files at random.
    const { error } = weightedShare({ count: 500, of: 1000 }, { count: 0, of: 1000 }, 0.01)
    expect(error).toBeLessThan(0.5 * 1.96 * Math.sqrt((0.005 * 0.995) / 2000))
  })
})

describe('the whole sequence of history, on simulated endpoints that did not change', () => {
  it.each(['quiet', 'dedicated', 'hosted', 'noisy', 'cliff'] as const)(
    'alarms in fewer than 1 of 100 jobs, %s',
    (scenario) => {
      const fileCount = 24
      const tallies = tallyUnchanged({ ...oneTarget, scenario, runCounts: [1, 3, 8] }, { fileCount, firstSeed })
      for (const {
        oneJob,
        twoJobs: [twoJobs]
      } of tallies) {
        if (twoJobs === undefined) throw new Error('no second job')
        expect(twoJobs.ratio).toBeLessThanOrEqual(0.01 + threeErrors(0.01, fileCount / 2))
        expect(oneJob.ratio).toBeLessThanOrEqual(twoJobs.ratio)
      }
    }
  )
})

describe('what the sequence finds', () => {
  it('is a fifth slower where runs differ by 4 %, in most jobs once a second one confirms', () => {
    const extent = { fileCount: 20, firstSeed }
    const [found] = tallyFound({ ...oneTarget, scenario: 'dedicated', runCounts: [10] }, 'p50+20', extent)
    expect(found?.twoJobs).toBeGreaterThanOrEqual(0.9)
    expect(found?.oneJob).toBeLessThanOrEqual(found?.twoJobs as number)
  })

  it.each(['dedicated', 'hosted', 'noisy'] as const)(
    'is the change it says it would find, nine times in ten, %s',
    (scenario) => {
      const fileCount = 16
      const tallies = [2, 8].map((runCount) =>
        tallyStated({ ...oneTarget, scenario, runCount }, { fileCount, firstSeed })
      )
      for (const { ttft, tpot } of tallies) {
        expect(ttft.found).toBeGreaterThan(0.9 - threeErrors(0.9, fileCount))
        expect(tpot.found).toBeGreaterThan(0.9 - threeErrors(0.9, fileCount))
      }
    }
  )
})
