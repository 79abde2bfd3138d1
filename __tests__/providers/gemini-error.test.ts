import { describe, expect, it } from '@jest/globals'
import { readGeminiRefusal, readGeminiStrayLine, readGeminiWhole } from '../../src/providers/gemini.ts'

const body = (error: object) => JSON.stringify({ error })
const badRequest = (...violations: readonly object[]) => ({
  '@type': 'type.googleapis.com/google.rpc.BadRequest',
  fieldViolations: violations
})
const retry = (retryDelay: string) => ({ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay })

describe('a refusal', () => {
  it('is told alone and in a list of one alike', () => {
    const text = body({ code: 400, message: 'no', status: 'INVALID_ARGUMENT' })
    const refusal = { outcome: 'http-error', message: 'no', fields: [] }
    expect(readGeminiRefusal(400, text)).toEqual(refusal)
    expect(readGeminiRefusal(400, `[${text}\n]`)).toEqual(refusal)
  })

  it.each([
    [429, 'RESOURCE_EXHAUSTED', 'rate-limited'],
    [503, 'UNAVAILABLE', 'overloaded'],
    [500, 'INTERNAL', 'http-error']
  ])('of %d is %s: %s', (code, status, outcome) => {
    expect(readGeminiRefusal(code, body({ code, message: 'no', status })).outcome).toBe(outcome)
  })

  it.each<[string, object, readonly string[]]>([
    ['its violations name', { message: 'no', details: [badRequest({ field: 'a.b' }, { field: 'c' })] }, ['a.b', 'c']],
    [
      'its message names as unknown, beside where they were found',
      {
        message: `Invalid JSON payload received. Unknown name "seed" at 'generation_config': Cannot find field.`,
        details: [badRequest({ field: 'generation_config', description: 'Unknown name "seed"' })]
      },
      ['seed', 'generation_config']
    ],
    ['it names twice, once', { message: 'Unknown name "seed": Unknown name "seed":' }, ['seed']],
    [
      'are none',
      { message: 'no', details: [badRequest({ field: '' }, { field: 7 }), 'x', { fieldViolations: 'x' }] },
      []
    ]
  ])('carries the fields that %s', (_, error, fields) => {
    expect(readGeminiRefusal(400, body(error)).fields).toEqual(fields)
  })

  it('of a bad key is told from that of a bad request', () => {
    const refusalFor = (reason: string) => readGeminiRefusal(400, body({ message: 'no', details: [{ reason }] }))
    expect(refusalFor('API_KEY_INVALID').keyRefused).toBe(true)
    expect(refusalFor('SERVICE_DISABLED')).not.toHaveProperty('keyRefused')
  })

  it.each([
    ['31s', 31_000],
    ['0.5s', 500],
    ['0s', 0],
    ['31', undefined],
    ['-1s', undefined],
    ['1m', undefined],
    ['99999999s', undefined],
    ['', undefined]
  ])('asks to wait %j: %p ms', (delay, waitMs) => {
    expect(readGeminiRefusal(429, body({ message: 'slow', details: [retry(delay)] })).retryAfterMs).toBe(waitMs)
  })

  it.each(['', 'words', '[]', '[1]', '{}', '{"error":null}', '{"error":{"details":{}}}'])('may be %j', (text) => {
    expect(readGeminiRefusal(502, text)).toEqual({ outcome: 'http-error', message: '', fields: [] })
  })
})

describe('a document in place of a stream', () => {
  it.each([
    ['a reply nobody streamed', '{"candidates":[]}', 'not-streamed'],
    [
      'a list of its events, which alt=sse was left out for',
      '[{"candidates":[{}]},{"candidates":[{}]}]',
      'not-streamed'
    ],
    ['a prompt that was blocked', '{"promptFeedback":{"blockReason":"SAFETY"}}', 'not-streamed'],
    ['an error in a list', '[{"error":{"code":429,"message":"slow"}}]', 'rate-limited'],
    ['something else', '{"models":[]}', 'api-error'],
    ['a page', '<html>Sign in</html>', 'not-a-stream'],
    ['an empty list', '[]', 'not-a-stream']
  ])('is %s', (_, text, outcome) => {
    expect(readGeminiWhole(text).outcome).toBe(outcome)
  })
})

describe('a stray line', () => {
  const error = { type: 'stream-error', outcome: 'overloaded', message: 'busy' }

  it.each([
    ['{"error":{"code":503,"message":"busy"}}', [error]],
    ['[{\n"error": {"code": 503, "message": "busy"}\n}]', [error]],
    ['[1]', []],
    ['words', []]
  ])('%j says %j', (line, parts) => {
    expect(readGeminiStrayLine(line)).toEqual(parts)
  })
})
