import { describe, expect, it } from '@jest/globals'
import {
  errorByWords,
  errorIn,
  errorPart,
  readRefusal,
  readStrayLine,
  readWhole
} from '../../src/providers/openai-error.ts'

describe('errorPart', () => {
  it.each([
    [{ message: 'x', code: 429 }, 'rate-limited'],
    [{ message: 'x', code: '429' }, 'rate-limited'],
    [{ message: 'x', code: 'rate_limit_exceeded' }, 'rate-limited'],
    [{ message: 'x', type: 'rate_limit_error' }, 'rate-limited'],
    [{ message: 'x', type: 'overloaded_error' }, 'overloaded'],
    [{ message: 'x', status: 503 }, 'overloaded'],
    [{ message: 'x', code: 529 }, 'overloaded'],
    [{ message: 'x', status_code: 429 }, 'rate-limited'],
    [{ message: 'x', code: 500 }, 'api-error'],
    [{ message: 'x', code: null }, 'api-error'],
    ['x', 'api-error']
  ])('%j is %s', (error, outcome) => {
    expect(errorPart(error)).toEqual({ type: 'stream-error', outcome, message: 'x' })
  })

  it('finds a status that stands beside the error (Cerebras)', () => {
    expect(errorPart(errorIn({ error: { message: 'x' }, status_code: 429 }))).toMatchObject({ outcome: 'rate-limited' })
  })
})

describe('readRefusal', () => {
  it.each([
    [429, 'rate-limited'],
    [503, 'overloaded'],
    [529, 'overloaded'],
    [500, 'http-error'],
    [401, 'http-error']
  ])('%d is %s', (status, outcome) => {
    expect(readRefusal(status, '{"error":{"message":"no"}}')).toEqual({ outcome, message: 'no', fields: [] })
  })

  it.each([
    ['{"error":{"message":"no\\nway","param":"max_tokens"}}', 'no way', ['max_tokens']],
    [
      '{"detail":[{"loc":["body","seed"],"msg":"extra"},{"loc":["body","n",0],"msg":"bad"}]}',
      'extra; bad',
      ['seed', 'n.0']
    ],
    ['{"detail":"Not Found"}', 'Not Found', []],
    ['{"code":"x","error":"No endpoint"}', 'No endpoint', []],
    ['{"object":"error","message":"too long","code":400}', 'too long', []],
    ['<html><style>b{}</style><h1>Bad</h1> Gateway</html>', 'Bad Gateway', []],
    ['words of a model', '', []],
    ['[1]', '', []],
    ['', '', []]
  ])('reads %s', (body, message, fields) => {
    expect(readRefusal(400, body)).toEqual({ outcome: 'http-error', message, fields })
  })

  it('gives up on a page of unclosed scripts before it costs minutes', () => {
    expect(readRefusal(502, '<script'.repeat(1_000_000)).outcome).toBe('http-error')
  })
})

describe('readWhole', () => {
  it.each([
    ['{"error":"Unexpected endpoint"}', 'api-error', 'Unexpected endpoint'],
    ['{"error":{"message":"slow","code":429}}', 'rate-limited', 'slow'],
    ['{"choices":[{"message":{"content":"words"}}]}', 'not-streamed', ''],
    ['{"message":"hello"}', 'api-error', 'hello'],
    ['<title>Sign in</title>', 'not-a-stream', 'Sign in'],
    ['words of a model', 'not-a-stream', '']
  ])('%s is %s', (body, outcome, message) => {
    expect(readWhole(body)).toMatchObject({ outcome, message })
  })
})

describe('readStrayLine', () => {
  it.each([
    ['error: {"code":503,"message":"busy"}', [{ type: 'stream-error', outcome: 'overloaded', message: 'busy' }]],
    ['error: out of memory', [{ type: 'stream-error', outcome: 'api-error', message: 'out of memory' }]],
    ['{"error":{"message":"x"}}', [{ type: 'stream-error', outcome: 'api-error', message: 'x' }]],
    ['{"choices":[]}', [{ type: 'malformed', message: 'a JSON line that is no event' }]],
    ['<html>', [{ type: 'malformed', message: 'a page in place of a stream' }]],
    ['unknown: field', []],
    ['', []]
  ])('reads %s', (line, parts) => {
    expect(readStrayLine(line)).toEqual(parts)
  })
})

describe('an error without a member of that name', () => {
  it.each([
    [{ text: 'x', error_code: 50001 }],
    [{ errorCode: 7, errorMessage: 'x' }],
    [{ err_msg: 'x' }],
    [{ errors: [{ message: 'x' }] }],
    [{ errors: ['x'] }],
    [{ base_resp: { status_code: 1002, status_msg: 'x' } }],
    [{ BaseResp: { StatusCode: 1002, StatusMessage: 'x' } }],
    [{ success: false, msg: 'x' }],
    [{ ok: false, description: 'x' }]
  ])('is in %j, whatever else the event says', (json) => {
    expect(errorPart(errorIn({ choices: [], ...json }))).toMatchObject({ outcome: 'api-error', message: 'x' })
  })

  it.each([
    [{ error_code: 0, text: 'Hello' }],
    [{ error_code: '0' }],
    [{ error_msg: '' }],
    [{ error: null, errors: [] }],
    [{ error_details: {} }],
    [{ base_resp: { status_code: 0, status_msg: 'success' } }],
    [{ success: true }],
    [{ usage: { prompt_tokens: 1 } }]
  ])('is not in %j', (json) => {
    expect(errorIn(json)).toBeUndefined()
  })

  it.each([
    [{ code: 500, msg: 'x' }, 'api-error'],
    [{ code: '429', message: 'x' }, 'rate-limited'],
    [{ code: 'InvalidParameter', message: 'x', request_id: 'r' }, 'api-error'],
    [{ type: 'server_error', message: 'x' }, 'api-error'],
    [{ status: 503, detail: 'x' }, 'overloaded'],
    [{ status: 'failed', message: 'x' }, 'api-error']
  ])('is one by its code and its words: %j', (json, outcome) => {
    expect(errorByWords(json)).toEqual([{ type: 'stream-error', outcome, message: 'x' }])
  })

  it.each([
    [{ detail: 'x' }],
    [{ message: 'x' }],
    [{ code: 0, msg: 'x' }],
    [{ detail: [{ loc: ['body'], msg: 'x' }] }]
  ])('may be one by its words alone: %j', (json) => {
    expect(errorByWords(json)).toEqual([
      { type: 'stream-error', outcome: 'api-error', message: 'x', unlessMoreFollows: true }
    ])
  })

  it.each([
    [{ text: 'Hello' }],
    [{ token: 'Hello' }],
    [{ type: 'ping', message: 'x' }],
    [{ object: 'chat.completion.chunk', message: 'x' }],
    [{}]
  ])('is not to be found in %j', (json) => {
    expect(errorByWords(json)).toEqual([])
  })
})
