import { describe, expect, it } from '@jest/globals'
import { scrub } from '../../../src/measure/sample/scrub.ts'

describe('scrub', () => {
  it.each([
    ['bad key sk-abcdef', 'bad key ***'],
    ['Bearer sk-abcdef and more', '*** and more'],
    ['authorization: bearer other-token', 'authorization: bearer ***'],
    ['ends in sk-abc…', 'ends in ***…'],
    ['ends in sk…', 'ends in sk…'],
    ['nothing', 'nothing']
  ])('makes of %j %j', (words, expected) => {
    expect(scrub(words, ['sk-abcdef', 'Bearer sk-abcdef', 'ab'])).toBe(expected)
  })
})
