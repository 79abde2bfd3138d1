import { describe, expect, it } from '@jest/globals'
import { MARGIN_PATTERN, parseMargin } from '../../../src/plan/text/parse-values.ts'

const MARGINS = [
  ['25%', { ratio: 0.25 }],
  ['10ms', { absolute: 10 }],
  ['0.3 ms', { absolute: 0.3 }],
  ['1s', { absolute: 1000 }],
  ['max(10%, 10ms)', { ratio: 0.1, absolute: 10 }],
  ['max(10ms,10%)', { ratio: 0.1, absolute: 10 }]
] as const

describe('parseMargin', () => {
  it.each(MARGINS)('reads %s', (text, margin) => {
    expect(parseMargin(text)).toEqual(margin)
  })

  it.each([
    ['', 'nothing'],
    ['10', 'no unit'],
    ['0%', 'a margin that every change exceeds'],
    ['max(10%, 0ms)', 'a part that is nothing'],
    ['max(10%, 20%)', 'two of a kind'],
    ['max(10ms, 1s)', 'two of a kind'],
    ['max(10%)', 'one part'],
    ['min(10%, 10ms)', 'another function'],
    ['10% or 10ms', 'words']
  ])('does not read "%s": %s', (text) => {
    expect(parseMargin(text)).toBeUndefined()
  })

  it.each(MARGINS.map(([text]) => text))('shows editors a pattern that accepts %s', (text) => {
    expect(text).toMatch(MARGIN_PATTERN)
  })
})
