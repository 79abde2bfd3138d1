import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { CHAT_20 } from '../../src/prompts/chat-20.ts'

const contents = CHAT_20.map(({ messages }) => messages.map(({ content }) => content).join())

describe('chat-20', () => {
  it('has twenty prompts of one message each', () => {
    expect(CHAT_20).toHaveLength(20)
    expect(CHAT_20.every(({ messages }) => messages.length === 1)).toBe(true)
  })

  // o200k_base counts 144 to 168 tokens in each of them, 151 on average, at 4.56 characters a token.
  it.each(CHAT_20.map(({ id }, index) => [id, contents[index]?.length]))('%s is about 150 tokens long', (_, length) => {
    expect(length).toBeGreaterThan(630)
    expect(length).toBeLessThan(780)
  })

  it('asks each time for an answer of the same length, below its limit', () => {
    expect(contents.filter((content) => !/about 150 words/i.test(content))).toEqual([])
    expect(new Set(CHAT_20.map(({ maxOutputTokens }) => maxOutputTokens))).toEqual(new Set([220]))
  })

  it('is the text that baselines know: a changed word is another set and needs another name', () => {
    const digest = createHash('sha256').update(contents.join('\n')).digest('hex')
    expect(digest).toBe('17a1f6db8bfb150177d4975b35567d2722399d66a9a2a6df538df251b6be609d')
  })
})
