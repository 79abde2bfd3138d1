import { describe, expect, it } from '@jest/globals'
import { eitherOf, pathText, quote } from '../../src/plan/wording.ts'

describe('quote', () => {
  it('keeps to one line, and out of the log what could command it', () => {
    expect(quote('a\n::error::b\u001b[31m')).toBe('"a ::error::b [31m"')
  })

  it('cuts at 80 characters', () => {
    expect(quote('x'.repeat(80))).toBe(`"${'x'.repeat(80)}"`)
    expect(quote('x'.repeat(81))).toBe(`"${'x'.repeat(80)}…"`)
  })
})

describe('eitherOf', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b or c']
  ])('lists %j as %s', (names, text) => {
    expect(eitherOf(names)).toBe(text)
  })
})

describe('pathText', () => {
  it.each([
    [['targets', 0, 'base-url'], 'targets[0].base-url'],
    [[0, 'messages', 1], '[0].messages[1]'],
    [[], '']
  ])('writes %j as %s', (path, text) => {
    expect(pathText(path)).toBe(text)
  })
})
