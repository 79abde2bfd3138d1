import { describe, expect, it } from '@jest/globals'
import { GROWTH_PATTERN, parseGrowth } from '../../../src/plan/text/parse-values.ts'

const GROWTHS = [
  ['+35%', 0.35],
  ['35%', 0.35],
  ['+ 2.5 %', 0.025],
  ['+200%', 2]
] as const

describe('parseGrowth', () => {
  it.each(GROWTHS)('reads %s', (text, ratio) => {
    expect(parseGrowth(text)).toBe(ratio)
  })

  it.each(['', '0.35', '-35%', '+0%', '++35%', '35', 'x%'])('does not read "%s"', (text) => {
    expect(parseGrowth(text)).toBeUndefined()
  })

  it.each(GROWTHS.map(([text]) => text))('shows editors a pattern that accepts %s', (text) => {
    expect(text).toMatch(GROWTH_PATTERN)
  })
})
