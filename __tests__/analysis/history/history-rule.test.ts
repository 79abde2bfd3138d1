import { describe, expect, it } from '@jest/globals'
import {
  compareWithHistory,
  type HistoryRule,
  runsUntilSettled,
  runsUntilTold,
  twoJobAlpha
} from '../../../src/analysis/history/history-rule.ts'
import type { RunLevel } from '../../../src/analysis/values/run-level.ts'
import { seededRandom } from '../../../src/stats/random.ts'
import { normal, threeErrors } from '../../support/noise.ts'

const rule: HistoryRule = {
  owned: true,
  statistic: 'p50',
  alpha: 0.001,
  falseAlarmRatio: 0.01,
  margin: Math.log1p(0.1),
  targetCount: 1
}
const at = (level: number, spread = 0.05, error = 0.01): RunLevel => ({ level, error, spread })
const quiet = (count: number): readonly RunLevel[] =>
  Array.from({ length: count }, (_, index) => at(index % 2 === 0 ? 0.01 : -0.01))

describe('compareWithHistory', () => {
  it('finds twice as slow after a single quiet run, and half as slow again after three', () => {
    expect(compareWithHistory(at(Math.LN2), quiet(1), rule).clearly).toBe('slower')
    expect(compareWithHistory(at(Math.log(1.5)), quiet(3), rule).clearly).toBe('slower')
    expect(compareWithHistory(at(-Math.LN2), quiet(1), rule).clearly).toBe('faster')
  })

  it('thinks more of runs whose requests differ more, before it knows them', () => {
    const restless = (count: number) => quiet(count).map(({ level }) => at(level, 0.2))
    expect(compareWithHistory(at(Math.LN2, 0.2), restless(1), rule).clearly).toBeUndefined()
    expect(compareWithHistory(at(Math.LN2, 0.2), restless(20), rule).clearly).toBe('slower')
    const [few, many] = [1, 20].map((count) => compareWithHistory(at(0, 0.2), restless(count), rule).detectable)
    expect(few).toBeGreaterThan(many ?? 0)
  })

  it('does not think less of a noisy endpoint for one lucky prompt or run', () => {
    const one = [at(0, 0.02), at(0, 0.2), at(0, 0.2)]
    expect(compareWithHistory(at(Math.LN2, 0.2), one, rule).clearly).toBeUndefined()
  })

  it('lets one job decide what is clear where runs differ little, and of several targets only a doubled time', () => {
    const alarmFrom = (targetCount: number): number => {
      const found = (level: number) => compareWithHistory(at(level), quiet(20), { ...rule, targetCount }).clearly
      return Array.from({ length: 120 }, (_, percent) => Math.log1p(percent / 100)).find((level) => found(level)) ?? 9
    }
    expect(Math.expm1(alarmFrom(1))).toBeLessThan(0.15)
    expect(Math.expm1(alarmFrom(2))).toBeCloseTo(1.01, 2)
  })

  it('asks for another job from three runs on, whatever the number of targets', () => {
    const beyond = (count: number, targetCount = 1) =>
      compareWithHistory(at(Math.log(1.2)), quiet(count), { ...rule, targetCount }).beyond
    expect(beyond(2)).toBeUndefined()
    expect(beyond(3)).toBeGreaterThan(0)
    expect(beyond(20, 4)).toBeGreaterThan(0)
  })

  it('takes a higher rate of false alarms as a lower bar for each of two jobs', () => {
    expect(twoJobAlpha({ falseAlarmRatio: 0.01, targetCount: 1 })).toBeCloseTo(0.01)
    expect(twoJobAlpha({ falseAlarmRatio: 0.05, targetCount: 1 })).toBeCloseTo(0.03)
  })

  it('shares the false alarms of two jobs among the targets', () => {
    expect(twoJobAlpha({ falseAlarmRatio: 0.01, targetCount: 4 })).toBeCloseTo(0.005)
  })

  it('is hardly moved by one slow run on record', () => {
    const withSlow = [...quiet(19), at(Math.log(1.6))]
    const [usual, slow] = [quiet(20), withSlow].map((runs) => compareWithHistory(at(0.2), runs, rule))
    expect((slow?.detectable ?? 9) / (usual?.detectable ?? 1)).toBeLessThan(1.2)
    expect(slow?.clearly).toBe('slower')
  })

  it('asks for no other job where one run on record in five was as slow', () => {
    const runs = [...quiet(8), at(0.3), at(0.31)]
    expect(compareWithHistory(at(0.25), runs, rule).beyond).toBeLessThan(0)
  })

  it('makes no alarm of what the spread within the run explains', () => {
    expect(compareWithHistory(at(Math.LN2, 0.05, 0.3), quiet(20), rule).clearly).toBeUndefined()
  })

  it('names the noise only where enough runs show it', () => {
    expect(compareWithHistory(at(0), quiet(4), rule).noise).toBeUndefined()
    expect(compareWithHistory(at(0), quiet(5), rule).noise).toBeGreaterThan(0.01)
  })

  it('says how many runs would settle it at the difference seen, and nothing where more would not', () => {
    const settledBy = (own: RunLevel, earlier: readonly RunLevel[]) =>
      runsUntilSettled(compareWithHistory(own, earlier, rule))
    expect(settledBy(at(0), quiet(2))).toBeUndefined()
    expect(settledBy(at(Math.log(1.2)), quiet(2))).toBe(1)
    expect(settledBy(at(Math.log(1.2)), quiet(10))).toBeUndefined()
  })

  /** Runs that differ by just this standard deviation, whatever their number. */
  const differing = (count: number, deviation: number): readonly RunLevel[] => {
    const half = count % 2 === 0 ? deviation * Math.sqrt((count - 1) / count) : deviation
    return Array.from({ length: count }, (_, index) =>
      at(index === count - 1 && count % 2 === 1 ? 0 : index % 2 === 0 ? half : -half, deviation)
    )
  }

  it.each([
    [1, 0.05, 0.15],
    [3, 0.08, 0.22],
    [5, 0.08, 0.21],
    [8, 0.04, 0.12],
    [8, 0.15, 0.39]
  ])('holds its word: %i runs that differ by %f, a difference of %f', (count, deviation, difference) => {
    const own = at(difference, deviation)
    const found = (runCount: number) => compareWithHistory(own, differing(runCount, deviation), rule)
    const more = runsUntilSettled(found(count)) ?? 0
    expect(found(count).beyond ?? -1).toBeLessThan(0)
    expect(more).toBeGreaterThan(0)
    expect(found(count + more).beyond).toBeGreaterThan(0)
    expect(found(count + more - 1).beyond ?? -1).toBeLessThan(0)
  })

  it('promises no other job to a run that two on record are slower than', () => {
    const runs = [...quiet(3), at(0.3), at(0.31)]
    expect(runsUntilSettled(compareWithHistory(at(0.25), runs, rule))).toBeUndefined()
  })

  it.each([
    [1, 0.12],
    [1, 0.15],
    [3, 0.15],
    [5, 0.15]
  ])('holds its word of a doubled time: %i runs that differ by %f', (count, deviation) => {
    const found = (runCount: number) => compareWithHistory(at(0, deviation), differing(runCount, deviation), rule)
    const more = runsUntilTold(found(count)) ?? 0
    expect(found(count).isTooNoisy).toBe(true)
    expect(found(count + more).isTooNoisy).toBe(false)
    expect(found(count + more - 1).isTooNoisy).toBe(true)
  })

  it('has no number of runs where even as many as are compared would miss a doubled time', () => {
    expect(runsUntilTold(compareWithHistory(at(0, 0.4), differing(8, 0.4), rule))).toBeUndefined()
  })
})

describe('calibration, runs that differ normally and by as much as requests do', () => {
  it.each([1, 2, 3, 5, 10, 20])('alarms on fewer than 1 in 500 of unchanged runs after %i', (count) => {
    const random = seededRandom(count)
    const rounds = 800
    let alarms = 0
    for (let round = 0; round < rounds; round += 1) {
      const run = () => at(0.2 * normal(random), 0.2, 0.025)
      if (compareWithHistory(run(), Array.from({ length: count }, run), rule).clearly === 'slower') alarms += 1
    }
    expect(alarms / rounds).toBeLessThan(0.002 + threeErrors(0.002, rounds))
  })

  it.each([1, 3, 5, 20])('finds the detectable change about nine times in ten after %i', (count) => {
    const random = seededRandom(100 + count)
    const rounds = 500
    let found = 0
    for (let round = 0; round < rounds; round += 1) {
      const run = (shift = 0) => at(0.2 * normal(random) + shift, 0.2, 0.025)
      const earlier = Array.from({ length: count }, () => run())
      const { detectable, detectableByTwoJobs } = compareWithHistory(run(), earlier, rule)
      const job = () => compareWithHistory(run(detectable), earlier, rule)
      const first = job()
      const isRed = first.clearly === 'slower'
      if (isRed || (detectableByTwoJobs && (first.beyond ?? 0) > 0 && (job().beyond ?? 0) > 0)) found += 1
    }
    expect(found / rounds).toBeGreaterThan(0.9 - threeErrors(0.9, rounds))
    expect(found / rounds).toBeLessThan(0.94 + threeErrors(0.94, rounds))
  })

  it.each([5, 10, 20])('finds it not always where runs differ by far less than guessed, after %i', (count) => {
    const random = seededRandom(200 + count)
    const rounds = 500
    let found = 0
    for (let round = 0; round < rounds; round += 1) {
      const run = (shift = 0) => at(0.012 * normal(random) + shift, 0.05, 0.001)
      const earlier = Array.from({ length: count }, () => run())
      const { detectable } = compareWithHistory(run(), earlier, rule)
      if (compareWithHistory(run(detectable), earlier, rule).clearly === 'slower') found += 1
    }
    // Each of two measurements must find it, so that one finds it in √0.9 of all cases.
    expect(found / rounds).toBeGreaterThan(Math.sqrt(0.9) - threeErrors(0.95, rounds))
    expect(found / rounds).toBeLessThan(Math.sqrt(0.9) + threeErrors(0.95, rounds))
  })
})
