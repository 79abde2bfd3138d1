import { describe, expect, it } from '@jest/globals'
import { COMPETITORS, type Measurements } from '../../bench/verdict/competitors.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { normal, threeErrors } from '../support/noise.ts'

function alarms(name: string, measured: Measurements): boolean {
  const rule = COMPETITORS.find((competitor) => competitor.name === name)
  if (rule === undefined) throw new Error(`no rule ${name}`)
  return rule.isAlarm(measured)
}
/** Runs whose medians are these. */
const runsAt = (...levels: readonly number[]) => levels.map((level) => [level - 1, level, level + 1])

describe('rules of other tools', () => {
  it('each name where they are from', () => {
    expect(COMPETITORS).toHaveLength(7)
    for (const { source } of COMPETITORS) expect(source).toMatch(/^[\w-]+\/[\w-]+, |\d{4}/)
  })

  it.each([
    ['previous run, > 1.1 ×', 111, 109],
    ['previous run, > 1.2 ×', 121, 119],
    ['previous run, > 2.0 ×', 201, 199]
  ])('%s looks at the last run alone', (name, above, below) => {
    const runs = runsAt(100, 500, 500)
    expect(alarms(name, { head: [above], runs })).toBe(true)
    expect(alarms(name, { head: [below], runs })).toBe(false)
  })

  it('t test: mean + t × the deviation over n', () => {
    // 98, 100, 102: mean 100, deviation √(8/3) = 1.633; t(2) at 0.99 is 6.965: the limit is 111.37.
    const runs = runsAt(98, 100, 102)
    expect(alarms('t test, 0.99', { head: [111.4], runs })).toBe(true)
    expect(alarms('t test, 0.99', { head: [111.3], runs })).toBe(false)
  })

  it('IQR: median + 3 × what lies between the quartiles', () => {
    // 96, 98, 100, 102, 104: quartiles 98 and 102, the limit is 112.
    const runs = runsAt(100, 96, 104, 98, 102)
    expect(alarms('IQR, 3', { head: [112.1], runs })).toBe(true)
    expect(alarms('IQR, 3', { head: [111.9], runs })).toBe(false)
  })

  it('Mann-Whitney: ranks, ties shared', () => {
    const ten = Array.from({ length: 10 }, (_, index) => index)
    expect(alarms('Mann-Whitney, p < 0.05', { head: ten.map((value) => value + 20), runs: [ten] })).toBe(true)
    expect(alarms('Mann-Whitney, p < 0.05', { head: ten, runs: [ten] })).toBe(false)
    // R: wilcox.test(c(4:13), c(0:9), exact = FALSE, correct = FALSE) has p = 0.0188; c(3:12): p = 0.0633.
    expect(alarms('Mann-Whitney, p < 0.05', { head: ten.map((value) => value + 4), runs: [ten] })).toBe(true)
    expect(alarms('Mann-Whitney, p < 0.05', { head: ten.map((value) => value + 2), runs: [ten] })).toBe(false)
  })

  it.each([
    ['Mann-Whitney, p < 0.05', 0.025],
    ['bootstrap interval, 99 %', 0.01]
  ])('%s holds its level where its assumption does: independent values, no difference between runs', (name, level) => {
    const random = seededRandom(4)
    const rounds = 200
    let count = 0
    for (let round = 0; round < rounds; round += 1) {
      const run = () => Array.from({ length: 40 }, () => 100 + normal(random))
      if (alarms(name, { head: run(), runs: [run()] })) count += 1
    }
    expect(count / rounds).toBeLessThan(level + threeErrors(level, rounds))
    const far = Array.from({ length: 40 }, () => 105 + normal(random))
    expect(alarms(name, { head: far, runs: [far.map((value) => value - 5)] })).toBe(true)
  })
})
