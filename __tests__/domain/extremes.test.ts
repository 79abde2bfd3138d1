import { describe, expect, it } from '@jest/globals'
import { largest, smallest } from '../../src/domain/extremes.ts'

describe('largest and smallest', () => {
  it('are the ends of the values, and infinite of none', () => {
    expect([largest([2, 3, 1]), smallest([2, 3, 1])]).toEqual([3, 1])
    expect([largest([]), smallest([])]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
  })

  it('take a million values', () => {
    const values = Array.from({ length: 1_000_000 }, (_, index) => index)
    expect([largest(values), smallest(values)]).toEqual([999_999, 0])
  })
})
