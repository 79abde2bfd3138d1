import { describe, expect, it } from '@jest/globals'
import { parseBaseUrl } from '../../src/plan/parse-base-url.ts'

describe('parseBaseUrl', () => {
  it.each([
    ['https://api.openai.com/v1', 'https://api.openai.com/v1', true],
    ['https://API.OpenAI.com:443/v1//', 'https://api.openai.com/v1', true],
    [' http://127.0.0.1:8000 ', 'http://127.0.0.1:8000', false],
    ['http://[::1]:8000/v1/', 'http://[::1]:8000/v1', false]
  ])('reads %s as %s', (text, url, secure) => {
    expect(parseBaseUrl(text)).toMatchObject({ text: url, secure })
  })

  it.each([
    ['api.openai.com/v1', 'is not an address', 'Write "https://api.openai.com/v1".'],
    ['localhost:8000/v1', 'is not an address', 'Write "http://localhost:8000/v1".'],
    ['ftp://example.com', 'is not an address', undefined],
    ['https:example.com', 'is not an address', undefined],
    ['https://', 'is not an address', undefined],
    ['not an address', 'is not an address', undefined],
    ['https://h.com/v1/chat/completions', 'ends in the path of a call', 'Write "https://h.com/v1".']
  ])('refuses %s', (text, message, hint) => {
    const fault = parseBaseUrl(text)
    expect(fault).toMatchObject({ message: expect.stringContaining(message) })
    expect('hint' in fault ? fault.hint : undefined).toBe(hint)
  })

  it.each([
    'https://user:s3cret@h.com/v1',
    's3cret@h.com',
    'https://h.com/v1?key=s3cret',
    'h.com?s3cret',
    'https://h.com/#s3cret'
  ])('repeats nothing of %s, which may hold a key', (text) => {
    const fault = parseBaseUrl(text)
    expect(fault).toHaveProperty('message')
    expect(JSON.stringify(fault)).not.toContain('s3cret')
  })
})
