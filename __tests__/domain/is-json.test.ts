import { expect, it } from '@jest/globals'
import { isJson } from '../../src/domain/foreign-json.ts'

it.each([
  ['{"a": [1]}', true],
  [' null\n', true],
  ['"text"', true],
  ['{"a": [1]', false],
  ['{} {}', false],
  ['text', false],
  ['', false]
])('%j is JSON: %p', (text, expected) => {
  expect(isJson(text)).toBe(expected)
})
