import { describe, expect, it } from '@jest/globals'
import { parseDuration } from '../../../src/plan/text/parse-values.ts'

describe('parseDuration', () => {
  it.each([
    ['500ms', 500],
    ['30s', 30_000],
    ['1.5s', 1500],
    ['15m', 900_000],
    ['1h', 3_600_000],
    [' 2 s ', 2000],
    ['0s', 0]
  ])('reads %s as %d ms', (text, ms) => {
    expect(parseDuration(text)).toBe(ms)
  })

  it.each(['', '30', 's', '-1s', '1e3s', '1m30s', '30 sec', '1,5s', '5M'])('does not read "%s"', (text) => {
    expect(parseDuration(text)).toBeUndefined()
  })
})
