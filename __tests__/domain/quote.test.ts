import { describe, expect, it } from '@jest/globals'
import { oneLine, quote } from '../../src/domain/quote.ts'

describe('oneLine', () => {
  it.each([
    ['a\r\nb', 'a b'],
    ['a\u2028b\u2029c', 'a b c'],
    ['a\u0000\u001b[31mb', 'a [31mb'],
    ['user\u202Egnp.exe\u200B!', 'user gnp.exe !'],
    ['half a pair \uD83D', 'half a pair  '],
    ['two  blanks ', 'two  blanks '],
    ['Größe | 日本 😀', 'Größe | 日本 😀'],
    ['', '']
  ])('writes %j as %j', (text, line) => {
    expect(oneLine(text, 100)).toBe(line)
  })

  it('cuts what is longer, and says so', () => {
    expect(oneLine('abcd', 4)).toBe('abcd')
    expect(oneLine('abcde', 4)).toBe('abcd…')
  })

  it('never cuts a character in half', () => {
    expect(oneLine('abc😀😀', 4)).toBe('abc…')
    expect(oneLine('abc😀😀', 5)).toBe('abc😀…')
  })
})

describe('quote', () => {
  it('keeps to one line, and out of the log what could command it', () => {
    expect(quote('a\n::error::b\u001b[31m')).toBe('"a ::error::b [31m"')
  })

  it('cuts at 80 characters', () => {
    expect(quote('x'.repeat(80))).toBe(`"${'x'.repeat(80)}"`)
    expect(quote('x'.repeat(81))).toBe(`"${'x'.repeat(80)}…"`)
  })
})
