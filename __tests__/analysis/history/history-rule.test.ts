import { describe, expect, it } from '@jest/globals'
import { compareWithHistory, type HistoryRule, runsUntilSettled } from '../../../src/analysis/history/history-rule.ts'
import type { RunLevel } from '../../../src/analysis/values/run-level.ts'
import { seededRandom } from '../../../src/stats/random.ts'
import { normal, threeErrors } from '../../support/noise.ts'

const rule: HistoryRule = { owned: true, statistic: 'p50', alpha: 0.001, margin: Math.log1p(0.1), targetCount: 1 }
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

  it('lets no alarm begin below what slow runs of a quiet endpoint show, less so of several targets', () => {
    const alarmFrom = (targetCount: number): number => {
      const found = (level: number) => compareWithHistory(at(level), quiet(20), { ...rule, targetCount }).clearly
      return Array.from({ length: 60 }, (_, percent) => Math.log1p(percent / 100)).find((level) => found(level)) ?? 9
    }
    expect(Math.expm1(alarmFrom(1))).toBeCloseTo(0.26, 2)
    expect(Math.expm1(alarmFrom(2))).toBeCloseTo(0.42, 2)
    expect(Math.expm1(alarmFrom(4))).toBeCloseTo(0.51, 2)
  })

  it('makes no alarm of what the spread within the run explains', () => {
    expect(compareWithHistory(at(Math.LN2, 0.05, 0.3), quiet(20), rule).clearly).toBeUndefined()
  })

  it('names the noise only where enough runs show it', () => {
    expect(compareWithHistory(at(0), quiet(4), rule).noise).toBeUndefined()
    expect(compareWithHistory(at(0), quiet(5), rule).noise).toBeGreaterThan(0.01)
  })

  it('says how many runs would settle it, and nothing where more would not', () => {
    const settledBy = (own: RunLevel, earlier: readonly RunLevel[]) =>
      runsUntilSettled(compareWithHistory(own, earlier, rule), rule.margin)
    expect(settledBy(at(0), quiet(2))).toBe(3)
    const unsteady = quiet(8).map(({ level }) => at(5 * level, 0.053))
    expect(settledBy(at(0, 0.053), unsteady)).toBeGreaterThan(1)
    const wild = Array.from({ length: 8 }, (_, index) => at(index % 2 === 0 ? 0.3 : -0.3, 0.3))
    expect(settledBy(at(0, 0.3), wild)).toBeUndefined()
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
      const { detectable } = compareWithHistory(run(), earlier, rule)
      if (compareWithHistory(run(detectable), earlier, rule).clearly === 'slower') found += 1
    }
    expect(found / rounds).toBeGreaterThan(0.9 - threeErrors(0.9, rounds))
    expect(found / rounds).toBeLessThan(0.94 + threeErrors(0.94, rounds))
  })
})
