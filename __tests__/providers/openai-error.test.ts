import { describe, expect, it } from '@jest/globals'
import { errorIn, errorPart, readRefusal, readStrayLine, readWhole } from '../../src/providers/openai-error.ts'

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
