import { describe, expect, it } from '@jest/globals'
import { type Random, seededRandom } from '../../src/stats/random.ts'
import { goesOnBetween } from '../../src/stats/sequential-test.ts'
import { type PassedLook, type StoppedTest, stoppedInterval } from '../../src/stats/stopped-interval.ts'
import { normal, threeErrors } from '../support/noise.ts'

describe('stoppedInterval', () => {
  it('is the usual one where nobody looked before', () => {
    const { center, interval } = stoppedInterval({ passed: [], information: 100, estimate: 0.3 }, 0.95)
    expect(center).toBe(0.3)
    expect(interval[0]).toBeCloseTo(0.3 - 0.196, 4)
    expect(interval[1]).toBeCloseTo(0.3 + 0.196, 4)
  })

  it('is the usual one where earlier looks could not have ended it', () => {
    const passed = [{ information: 50, below: -50, above: 50 }]
    const { center, interval } = stoppedInterval({ passed, information: 100, estimate: 0.3 }, 0.95)
    expect(center).toBeCloseTo(0.3, 3)
    expect(interval[0]).toBeCloseTo(0.3 - 0.196, 2)
    expect(interval[1]).toBeCloseTo(0.3 + 0.196, 2)
  })

  it('draws an estimate back that stopped at an extreme', () => {
    const passed = [1, 2, 3].map((k) => ({ information: 100 * k, below: -0.05, above: 0.15 }))
    const { center } = stoppedInterval({ passed, information: 400, estimate: 0.16 }, 0.95)
    expect(center).toBeLessThan(0.16)
    expect(center).toBeGreaterThan(0.1)
  })

  const rule = { margin: 0.0953, alpha: 0.002, beta: 0.1, lastShare: 0.5 }
  const looks = [30, 40, 50, 60, 80, 100, 120, 150, 180, 220, 270, 330, 400]

  const noise = 0.25

  /** One test on a Brownian motion: where it stopped, and what it passed. */
  function testOnce(random: Random, shift: number): StoppedTest {
    const passed: PassedLook[] = []
    let sum = 0
    let n = 0
    for (const look of looks) {
      sum += (look - n) * shift + Math.sqrt(look - n) * noise * normal(random)
      n = look
      const bounds = goesOnBetween(noise / Math.sqrt(n), rule)
      if (sum / n <= bounds.below || sum / n >= bounds.above) break
      if (n < 400) passed.push({ information: n / noise ** 2, ...bounds })
    }
    return { passed, information: n / noise ** 2, estimate: sum / n }
  }

  it.each([0, 0.048, 0.0953, 0.19])('holds a shift of %d as often as it says after an early stop', (shift) => {
    const random = seededRandom(Math.round(1000 * shift) + 1)
    const rounds = 250
    let covered = 0
    let above = 0
    for (let round = 0; round < rounds; round += 1) {
      const { center, interval } = stoppedInterval(testOnce(random, shift), 0.95)
      if (interval[0] <= shift && shift <= interval[1]) covered += 1
      if (center > shift) above += 1
    }
    expect(Math.abs(covered / rounds - 0.95)).toBeLessThan(threeErrors(0.95, rounds))
    // Median-unbiased: as often too high as too low.
    expect(Math.abs(above / rounds - 0.5)).toBeLessThan(threeErrors(0.5, rounds))
  })
})
