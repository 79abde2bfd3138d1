import { describe, expect, it } from '@jest/globals'
import { loadTokenizer, pieces } from '../../src/tokens/o200k.ts'

describe('loadTokenizer', () => {
  // The last three are in OpenAI's cookbook, "How to count tokens with tiktoken", for o200k_base.
  it.each([
    ['', 0],
    ['Hello world', 2],
    ['hello', 1],
    ['The quick brown fox jumps over the lazy dog.', 10],
    ['antidisestablishmentarianism', 6],
    ['2 + 2 = 4', 7],
    ['お誕生日おめでとう', 8]
  ])('counts %j as %d', async (text, expected) => {
    const count = await loadTokenizer()
    expect(count(text)).toBe(expected)
  })

  it('takes a marker for the letters it is spelled with', async () => {
    const count = await loadTokenizer()
    expect(count('<|endoftext|>')).toBeGreaterThan(1)
  })

  it('counts a long text as a short one: nothing is lost or won at a cut', async () => {
    const count = await loadTokenizer()
    const sentence = ' It keeps going, word by word, and then some more.'
    expect(count(sentence.repeat(400))).toBe(400 * count(sentence))
  })

  it('is done soon with what has no break', async () => {
    const count = await loadTokenizer()
    // As one piece these took a minute each.
    expect(count('a'.repeat(100_000))).toBe(100 * count('a'.repeat(1000)))
    expect(count('文'.repeat(50_000))).toBeGreaterThan(10_000)
  })

  it('counts half a character', async () => {
    const count = await loadTokenizer()
    expect(count('\ud83dx')).toBeGreaterThan(0)
  })
})

describe('pieces', () => {
  it('make the whole text, each at most a thousand long', () => {
    for (const text of ['', 'short', 'one two '.repeat(600), 'x'.repeat(3001), '😀'.repeat(1501)]) {
      const cut = pieces(text)
      expect(cut.join('')).toBe(text)
      expect(Math.max(...cut.map(({ length }) => length))).toBeLessThanOrEqual(1000)
    }
  })

  it('never divide a character', () => {
    for (const text of ['😀'.repeat(1501), `x${'😀'.repeat(1501)}`]) {
      expect(pieces(text).filter((piece) => !piece.isWellFormed())).toEqual([])
    }
  })
})
