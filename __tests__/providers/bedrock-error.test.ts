import { describe, expect, it } from '@jest/globals'
import { exceptionPart, readRefusal, readWhole } from '../../src/providers/bedrock-converse.ts'

describe('a refusal', () => {
  it.each([
    [429, '{"message":"Too many tokens"}', { outcome: 'rate-limited', message: 'Too many tokens', fields: [] }],
    [503, '{"Message":"busy"}', { outcome: 'overloaded', message: 'busy', fields: [] }],
    [403, '{"Message":"no access"}', { outcome: 'http-error', message: 'no access', fields: [] }],
    [
      400,
      `{"message":"1 validation error detected: Value '-1' at 'inferenceConfig.maxTokens' failed to satisfy constraint"}`,
      {
        outcome: 'http-error',
        message: "1 validation error detected: Value '-1' at 'inferenceConfig.maxTokens' failed to satisfy constraint",
        fields: ['inferenceConfig.maxTokens']
      }
    ],
    [502, '<html>bad</html>', { outcome: 'http-error', message: 'bad', fields: [] }]
  ])('of %d says what is wrong', (status, body, refusal) => {
    expect(readRefusal(status, body)).toEqual(refusal)
  })
})

describe('a document in place of a stream', () => {
  it.each([
    ['a page', '<h1>Hi</h1>', 'not-a-stream'],
    ['the whole answer', '{"output":{"message":{"role":"assistant"}},"stopReason":"end_turn"}', 'not-streamed'],
    ['an error', '{"message":"nope"}', 'api-error'],
    ['an error of a coded kind', '{"__type":"ThrottlingException","message":"slow"}', 'rate-limited']
  ])('%s', (_, body, outcome) => {
    expect(readWhole(body).outcome).toBe(outcome)
  })
})

describe('an exception', () => {
  it.each([
    ['throttlingException', {}, 'rate-limited', 'throttlingException'],
    ['serviceUnavailableException', { message: 'busy' }, 'overloaded', 'busy'],
    ['modelStreamErrorException', { originalStatusCode: 429, originalMessage: 'slow' }, 'rate-limited', 'slow'],
    ['internalServerException', { message: 'oops' }, 'api-error', 'oops'],
    ['validationException', undefined, 'api-error', 'validationException']
  ])('%s %j is %s', (name, payload, outcome, message) => {
    expect(exceptionPart(name, payload)).toEqual({ type: 'stream-error', outcome, message })
  })
})
