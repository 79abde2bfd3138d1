import { describe, expect, it } from '@jest/globals'
import { parsePercent } from '../../../src/plan/text/parse-values.ts'

describe('parsePercent', () => {
  it.each([
    ['1%', 0.01],
    ['0.5 %', 0.005],
    ['35%', 0.35],
    ['150%', 1.5]
  ])('reads %s as %d', (text, ratio) => {
    expect(parsePercent(text)).toBe(ratio)
  })

  it.each(['', '1', '0.01', '%', '-1%', '1%%'])('does not read "%s", which could mean anything', (text) => {
    expect(parsePercent(text)).toBeUndefined()
  })
})
