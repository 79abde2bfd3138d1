import { describe, expect, it } from '@jest/globals'
import { designedSlowdown, marginOf } from '../../../src/analysis/values/margin.ts'

describe('marginOf', () => {
  it('is the larger of its two parts, in logs', () => {
    expect(marginOf({ ratio: 0.06, absolute: 6 }, 1000)).toBeCloseTo(Math.log(1.06), 12)
    expect(marginOf({ ratio: 0.06, absolute: 6 }, 20)).toBeCloseTo(Math.log(1.3), 12)
    expect(marginOf({ ratio: 0.06, absolute: 6 }, undefined)).toBeCloseTo(Math.log(1.06), 12)
  })
})

describe('designedSlowdown', () => {
  it.each([
    [0.06, 0.1],
    [0.15, 0.25],
    [0.6, 1]
  ])('is five thirds of a margin of %d', (margin, slowdown) => {
    expect(Math.expm1(designedSlowdown(Math.log1p(margin)))).toBeCloseTo(slowdown, 12)
  })
})
