import { describe, expect, it } from '@jest/globals'
import { eitherOf, pathText } from '../../../src/plan/text/wording.ts'

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
