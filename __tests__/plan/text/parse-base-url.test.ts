import { describe, expect, it } from '@jest/globals'
import { parseBaseUrl } from '../../../src/plan/text/parse-base-url.ts'

describe('parseBaseUrl', () => {
  it.each([
    ['https://api.openai.com/v1', 'https://api.openai.com/v1', true],
    ['https://API.OpenAI.com:443/v1//', 'https://api.openai.com/v1', true],
    [' http://127.0.0.1:8000 ', 'http://127.0.0.1:8000', false],
    ['http://[::1]:8000/v1/', 'http://[::1]:8000/v1', false]
  ])('reads %s as %s', (text, url, secure) => {
    expect(parseBaseUrl(text)).toMatchObject({ text: url, secure })
  })

  it.each(['2024-10-21', '2025-04-01-preview', 'v1', 'preview', 'latest'])(
    'keeps the version of an API: %s',
    (version) => {
      const url = `https://r.openai.azure.com/openai/deployments/d?api-version=${version}`
      expect(parseBaseUrl(url)).toEqual({ text: url, hostname: 'r.openai.azure.com', secure: true })
      expect(parseBaseUrl(url.replace('d?', 'd/?'))).toMatchObject({ text: url })
    }
  )

  it.each([
    ['https://h.com/v1?api-version=s3cret', 'Write "?api-version=2024-10-21"'],
    ['https://h.com/v1?api-version=2024-10-21-s3cret', 'Write "?api-version=2024-10-21"'],
    ['https://h.com/v1?api-version=2024-10-21&key=s3cret', 'Write "?api-version=2024-10-21"'],
    ['https://h.com/v1?api-version=2024-10-21#s3cret', 'Write "?api-version=2024-10-21"'],
    ['https://h.com/v1?api-version=2024-10-21\n&key=s3cret', 'Write "?api-version=2024-10-21"'],
    ['https://h.com/v1?API-Version=2024-10-21', 'Write "?api-version=2024-10-21"'],
    ['https://h.com/v1?key=s3cret&api-version=2024-10-21', '"extra-headers"'],
    ['https://h.com/v1?sig=s3cret', '"extra-headers"'],
    ['https://h.com/v1#api-version=2024-10-21', '"extra-headers"'],
    ['https://h.com/v1?', '"extra-headers"']
  ])('refuses every other query, and repeats nothing of it: %s', (text, hint) => {
    const found = parseBaseUrl(text)
    expect(found).toMatchObject({ message: expect.stringContaining('query'), hint: expect.stringContaining(hint) })
    expect(JSON.stringify(found)).not.toContain('s3cret')
  })

  it.each([
    ['api.openai.com/v1', 'is not an address', 'Write "https://api.openai.com/v1".'],
    ['localhost:8000/v1', 'is not an address', 'Write "http://localhost:8000/v1".'],
    ['ftp://example.com', 'is not an address', undefined],
    ['https:example.com', 'is not an address', undefined],
    ['https://', 'is not an address', undefined],
    ['not an address', 'is not an address', undefined],
    ['https://h.com/v1/chat/completions', 'ends in the path of a call', 'Write "https://h.com/v1".'],
    [
      'https://h.com/openai/deployments/d/chat/completions?api-version=2024-10-21',
      'ends in the path of a call',
      'Write "https://h.com/openai/deployments/d?api-version=2024-10-21".'
    ],
    ['h.com/openai?api-version=2024-10-21', 'is not an address', 'Write "https://h.com/openai?api-version=2024-10-21".']
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
