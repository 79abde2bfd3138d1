import { describe, expect, it } from '@jest/globals'
import { PAIRS_PATTERN, parsePairs } from '../../../src/plan/text/parse-values.ts'

const RANGES = [
  ['60..400', { least: 60, most: 400 }],
  ['60 .. 400', { least: 60, most: 400 }],
  ['20..20', { least: 20, most: 20 }],
  ['400', { least: 60, most: 400 }],
  ['30', { least: 30, most: 30 }],
  ['2..100000', { least: 2, most: 100_000 }]
] as const

describe('parsePairs', () => {
  it.each(RANGES)('reads %s', (text, pairs) => {
    expect(parsePairs(text)).toEqual(pairs)
  })

  it.each([
    ['', 'nothing'],
    ['400..60', 'turned round'],
    ['1..400', 'a least that has no spread'],
    ['1', 'a most that has none'],
    ['60..100001', 'more than anyone means'],
    ['60...400', 'three dots'],
    ['60-400', 'a dash'],
    ['60..', 'no end'],
    ['6.5..40', 'half a pair']
  ])('does not read "%s": %s', (text) => {
    expect(parsePairs(text)).toBeUndefined()
  })

  it.each(RANGES.map(([text]) => text))('shows editors a pattern that accepts %s', (text) => {
    expect(text).toMatch(PAIRS_PATTERN)
  })
})
