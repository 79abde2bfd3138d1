import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { SMOKE_6 } from '../../src/prompts/smoke-6.ts'

const contents = SMOKE_6.map(({ messages }) => messages.map(({ content }) => content).join())

describe('smoke-6', () => {
  it('has six prompts of about 30 tokens, answered in at most 64', () => {
    expect(SMOKE_6).toHaveLength(6)
    // o200k_base counts 29 to 32 tokens in each of them, at 4.73 characters a token.
    expect(contents.filter(({ length }) => length < 130 || length > 160)).toEqual([])
    expect(SMOKE_6.every(({ maxOutputTokens }) => maxOutputTokens === 64)).toBe(true)
  })

  it('is the text that baselines know: a changed word is another set and needs another name', () => {
    const digest = createHash('sha256').update(contents.join('\n')).digest('hex')
    expect(digest).toBe('b156110e2a3b314b9b029a8393983473fb37e7b98aa90e0e6b402168668855ae')
  })
})
