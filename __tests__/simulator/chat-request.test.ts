import { describe, expect, it } from '@jest/globals'
import { readChatRequest } from '../../src/simulator/chat-request.ts'

const base = { model: 'm', stream: true, messages: [{ role: 'user', content: '12345678' }] }
const read = (change: object) => readChatRequest(JSON.stringify({ ...base, ...change }))

describe('readChatRequest', () => {
  it('reads the name, and a token for every four characters', () => {
    expect(read({})).toEqual({ model: 'm', inputTokens: 2, includeUsage: false })
  })

  it.each([
    ['max_tokens', { max_tokens: 7 }, 7],
    ['max_completion_tokens', { max_completion_tokens: 8 }, 8],
    ['max_completion_tokens before max_tokens', { max_tokens: 7, max_completion_tokens: 8 }, 8]
  ])('takes its limit from %s', (_, change, limit) => {
    expect(read(change)).toMatchObject({ maxOutputTokens: limit })
  })

  it('counts all messages, and the text of content given as parts', () => {
    const parts = [{ type: 'text', text: '1234' }, { type: 'image_url' }, { type: 'text', text: '5' }]
    const messages = [
      { role: 'system', content: '123' },
      { role: 'user', content: parts },
      { role: 'assistant', content: null }
    ]
    expect(read({ messages })).toMatchObject({ inputTokens: 2 })
  })

  it('notes that usage is wanted', () => {
    expect(read({ stream_options: { include_usage: true } })).toMatchObject({ includeUsage: true })
  })

  it.each([
    ['not JSON', '{', 'JSON object'],
    ['a list', '[]', 'JSON object'],
    ['no model', JSON.stringify({ ...base, model: undefined }), '"model"'],
    ['no messages', JSON.stringify({ ...base, messages: [] }), '"messages"'],
    ['no stream', JSON.stringify({ ...base, stream: false }), '"stream" must be true'],
    ['a limit of 0', JSON.stringify({ ...base, max_tokens: 0 }), 'whole number'],
    ['a limit in words', JSON.stringify({ ...base, max_tokens: 'many' }), 'whole number']
  ])('says what is wrong with %s', (_, body, message) => {
    expect(readChatRequest(body)).toEqual(expect.stringContaining(message))
  })
})
