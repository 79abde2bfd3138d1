import { describe, expect, it } from '@jest/globals'
import { findChangePoint } from '../../src/stats/change-point.ts'
import { type Random, seededRandom } from '../../src/stats/random.ts'
import { normal } from '../support/noise.ts'

const prior = { standardDeviation: 0.05, degreesOfFreedom: 4 }
const quiet = [0.01, -0.02, 0, 0.03, -0.01, 0.02, -0.03, 0]
const slower = (values: readonly number[], by: number): number[] => values.map((value) => value + by)

describe('findChangePoint', () => {
  it('names the first of three values on a new level, and how far it lies away', () => {
    const found = findChangePoint([...quiet, ...slower([0.01, -0.01, 0.02], 0.4)], prior)
    expect(found?.index).toBe(8)
    expect(found?.difference).toBeCloseTo(0.4, 1)
  })

  it('finds a change for the better too', () => {
    expect(findChangePoint([...quiet, -0.41, -0.38, -0.4], prior)).toMatchObject({
      index: 8,
      difference: expect.closeTo(-0.4, 1)
    })
  })

  it('is moved by neither one bad value nor two, however bad', () => {
    expect(findChangePoint([...quiet, 5], prior)).toBeUndefined()
    expect(findChangePoint([...quiet, 5, 5], prior)).toBeUndefined()
    expect(findChangePoint([...quiet, 5, 0, 0.01, 5, -0.02, 0], prior)).toBeUndefined()
    expect(findChangePoint([...quiet, 0.5, 0.02, 0.5], prior)).toBeUndefined()
  })

  it('needs more values on the new level where there are few before it', () => {
    const after = slower(quiet, 0.3)
    expect(findChangePoint([0, ...after.slice(0, 3)], prior)).toBeUndefined()
    expect(findChangePoint([0, 0.01, -0.01, ...after], prior)?.index).toBe(3)
  })

  it('takes a slope for what it is', () => {
    const slope = Array.from({ length: 30 }, (_, index) => 0.03 * index)
    expect(findChangePoint(slope, prior)).toBeUndefined()
  })

  it('finds nothing in a series of no or one value, or of equal ones', () => {
    expect(findChangePoint([], prior)).toBeUndefined()
    expect(findChangePoint([1], prior)).toBeUndefined()
    expect(findChangePoint(Array<number>(30).fill(1), prior)).toBeUndefined()
  })
})

describe('findChangePoint, looked at after every one of 30 values', () => {
  const at = (random: Random, deviation: number) => Array.from({ length: 30 }, () => deviation * normal(random))
  /** How many values were on the new level when it was found; `undefined` where it never was. */
  const foundAfter = (values: readonly number[], shiftAt: number): number | undefined => {
    for (let length = 4; length <= values.length; length += 1) {
      if (findChangePoint(values.slice(0, length), prior) !== undefined) return length - shiftAt
    }
    return undefined
  }

  it.each([0.05, 0.2])('alarms in fewer than 1 of 100 quiet series with a noise of %p', (deviation) => {
    const random = seededRandom(5)
    const alarms = Array.from({ length: 250 }, () => foundAfter(at(random, deviation), 0)).filter(Number.isFinite)
    expect(alarms.length).toBeLessThanOrEqual(2)
  })

  it('finds a level that is 50 % higher from three values on with a noise of 5 %, one of 20 % from five', () => {
    const random = seededRandom(6)
    const shifted = (ratio: number): readonly number[] =>
      Array.from({ length: 100 }, () => {
        const values = at(random, 0.05).map((value, index) => (index < 20 ? value : value + Math.log1p(ratio)))
        return foundAfter(values, 20) ?? Number.POSITIVE_INFINITY
      })
    expect(shifted(0.5).filter((after) => after <= 3).length).toBeGreaterThanOrEqual(95)
    expect(shifted(0.2).filter((after) => after <= 5).length).toBeGreaterThanOrEqual(50)
  })
})
