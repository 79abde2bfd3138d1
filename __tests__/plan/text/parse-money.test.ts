import { describe, expect, it } from '@jest/globals'
import { parseMoney } from '../../../src/plan/text/parse-values.ts'

describe('parseMoney', () => {
  it.each([
    ['$1.00', 1],
    ['$ 0.25', 0.25],
    ['2', 2]
  ])('reads %s as %d dollars', (text, dollars) => {
    expect(parseMoney(text)).toBe(dollars)
  })

  it.each(['', '$', '1€', '1 USD', '-1', '1,000', '1c'])('does not read "%s"', (text) => {
    expect(parseMoney(text)).toBeUndefined()
  })
})
