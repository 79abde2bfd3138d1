import { describe, expect, it } from '@jest/globals'
import { oneLine } from '../../src/providers/foreign-json.ts'

describe('oneLine', () => {
  it.each([
    ['  a\n\tb\u2028c\u0000d\u202e ', 'a b c d'],
    ['', ''],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), `${'x'.repeat(199)}…`]
  ])('turns %j into %j', (text, line) => {
    expect(oneLine(text)).toBe(line)
  })

  it('never cuts a character in half', () => {
    const line = oneLine('x'.repeat(198) + '😀'.repeat(5))
    expect(line).toBe(`${'x'.repeat(198)}…`)
    expect(line.isWellFormed()).toBe(true)
  })
})
