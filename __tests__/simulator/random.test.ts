import { describe, expect, it } from '@jest/globals'
import { seededNoise } from '../../src/simulator/random.ts'

const draws = (count: number, draw: () => number) => Array.from({ length: count }, draw)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('seededRandom', () => {
  it('gives the same numbers for the same seeds, and others for others', () => {
    expect(draws(5, seededNoise(7, 1).uniform)).toEqual(draws(5, seededNoise(7, 1).uniform))
    const first = [
      [7, 1],
      [7, 2],
      [8, 1],
      [1, 7]
    ].map(([a = 0, b = 0]) => seededNoise(a, b).uniform())
    expect(new Set(first).size).toBe(first.length)
  })

  it('is uniform above 0 and below 1', () => {
    const values = draws(20_000, seededNoise(3).uniform)
    // Four standard errors of a mean of 20,000 uniform numbers: 4 × 0.2887 / √20,000.
    expect(Math.abs(mean(values) - 0.5)).toBeLessThan(0.0082)
    expect(values.every((value) => value > 0 && value < 1)).toBe(true)
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const share = mean(values.map((value) => (Math.floor(10 * value) === tenth ? 1 : 0)))
      expect(Math.abs(share - 0.1)).toBeLessThan(0.0085)
    }
  })

  it('is normal with mean 0 and standard deviation 1', () => {
    const values = draws(20_000, seededNoise(4).normal)
    expect(Math.abs(mean(values))).toBeLessThan(0.0283)
    expect(Math.abs(mean(values.map((value) => value ** 2)) - 1)).toBeLessThan(0.04)
    // 2.5 % of a normal distribution lie above 1.96.
    expect(Math.abs(mean(values.map((value) => (value > 1.96 ? 1 : 0))) - 0.025)).toBeLessThan(0.0045)
  })
})
