import { describe, expect, it } from '@jest/globals'
import { scrub, withoutEcho } from '../../../src/measure/sample/scrub.ts'

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

describe('withoutEcho', () => {
  const prompt = 'How do refunds work for an order that was split in two?'

  it.each([
    ['Invalid prompt: How do refunds work for an order that was split in two?', 'Invalid prompt: …'],
    ['"refunds work for an order that" is not allowed', '"…" is not allowed'],
    ['refunds work for', 'refunds work for'],
    ['worker lost', 'worker lost'],
    ['', '']
  ])('makes of %j %j', (words, expected) => {
    expect(withoutEcho(words, ['', prompt])).toBe(expected)
  })

  it('finds what was printed in one line', () => {
    expect(withoutEcho('no: one two three four five six', ['one two\nthree  four\nfive six'])).toBe('no: …')
  })
})
