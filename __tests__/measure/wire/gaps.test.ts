import { describe, expect, it } from '@jest/globals'
import { summarizeGaps } from '../../../src/measure/wire/gaps.ts'
import { median } from '../../../src/stats/quantile.ts'

describe('summarizeGaps', () => {
  it('says nothing of one moment', () => {
    expect(summarizeGaps([])).toBeUndefined()
    expect(summarizeGaps([5])).toBeUndefined()
  })

  it('interpolates between the gaps, as a type 7 quantile does', () => {
    expect(summarizeGaps([0, 10, 30])).toEqual({ p50: 15, p95: 19.5, max: 20 })
    expect(summarizeGaps([0, 30, 40, 41])).toEqual({ p50: 10, p95: 28, max: 30 })
  })

  it('counts a gap before several tokens as that many', () => {
    expect(summarizeGaps([100, 160, 180], [1, 4, 5])).toEqual({ p50: 20, p95: 20, max: 20 })
    // 10 three times, 40 once
    expect(summarizeGaps([0, 30, 70], [2, 5, 6])).toEqual({ p50: 10, p95: expect.closeTo(35.5, 9), max: 40 })
  })

  it('is quick about a count that no list could hold', () => {
    expect(summarizeGaps([0, 1000, 1010], [1, 1_000_000_000, 1_000_000_001])).toMatchObject({ max: 10 })
  })
})

describe('median', () => {
  it.each([
    [[], undefined],
    [[3], 3],
    [[9, 1], 5],
    [[9, 1, 2], 2]
  ])('of %j is %p', (values, middle) => {
    expect(median(values)).toBe(middle)
  })
})
