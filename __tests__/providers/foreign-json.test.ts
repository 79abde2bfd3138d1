import { describe, expect, it } from '@jest/globals'
import {
  durationMs,
  firstCount,
  firstText,
  listOf,
  objectOf,
  parseJson,
  serverLine
} from '../../src/providers/foreign-json.ts'

describe('foreign JSON', () => {
  it('is absent where it is none', () => {
    expect(parseJson('{"a":')).toBeUndefined()
    expect(parseJson('{"a":1}')).toEqual({ a: 1 })
  })

  it.each([[null], [[1]], ['a'], [1], [undefined]])('%j is no object', (value) => {
    expect(objectOf(value)).toEqual({})
  })

  it.each([[null], [{}], ['ab']])('%j is no list', (value) => {
    expect(listOf(value)).toEqual([])
  })

  it.each([
    [[null, '', 'a', 'b'], 'a'],
    [[1, {}], undefined]
  ])('the first text of %j is %j', (values, text) => {
    expect(firstText(...values)).toBe(text)
  })

  it.each([
    [[null, 0, 5], 0],
    [[-1, 1.5, '3', Number.NaN, 1e10, 7], 7],
    [[undefined], undefined]
  ])('the first count of %j is %j', (values, count) => {
    expect(firstCount(...values)).toBe(count)
  })

  it.each([
    [0.25, 1000, 250],
    [0, 1, 0],
    [-1, 1, undefined],
    [Number.POSITIVE_INFINITY, 1, undefined],
    [Number.NaN, 1, undefined],
    [90_000, 1000, undefined],
    ['1', 1, undefined]
  ])('a duration of %j × %d ms is %j', (value, msPerUnit, ms) => {
    expect(durationMs(value, msPerUnit)).toBe(ms)
  })
})

describe('serverLine', () => {
  it.each([
    ['  a\n\tb\u2028c\u0000d\u202e ', 'a b c d'],
    ['', ''],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), `${'x'.repeat(199)}…`]
  ])('turns %j into %j', (text, line) => {
    expect(serverLine(text)).toBe(line)
  })

  it('never cuts a character in half', () => {
    const line = serverLine('x'.repeat(198) + '😀'.repeat(5))
    expect(line).toBe(`${'x'.repeat(198)}…`)
    expect(line.isWellFormed()).toBe(true)
  })
})
