import { describe, expect, it } from '@jest/globals'
import { loadAwsFrames } from '../../src/measure/wire/read-aws-event-stream.ts'
import { bedrockConverse, exceptionPart, readRefusal, readWhole } from '../../src/providers/bedrock-converse.ts'
import { describeDialect } from '../support/describe-dialect.ts'
import { aTarget } from '../support/measure-plan.ts'
import { streamFixtures } from '../support/stream-fixtures.ts'

await loadAwsFrames()

describeDialect(bedrockConverse, streamFixtures('bedrock-converse'))

const user = { role: 'user', content: 'Hello' } as const
const system = { role: 'system', content: 'Be brief.' } as const
const request = (members: Parameters<typeof aTarget>[0], messages = [user] as Parameters<typeof build>[1]) =>
  build(aTarget({ api: 'bedrock-converse', ...members }), messages, 300)
const build = bedrockConverse.buildRequest

describe('a request', () => {
  it('escapes the model in the path, colons and slashes too', () => {
    expect(request({ model: 'anthropic.claude-3-haiku-20240307-v1:0' }).path).toBe(
      '/model/anthropic.claude-3-haiku-20240307-v1%3A0/converse-stream'
    )
    expect(request({ model: 'arn:aws:bedrock:us-east-1:1:inference-profile/x' }).path).toBe(
      '/model/arn%3Aaws%3Abedrock%3Aus-east-1%3A1%3Ainference-profile%2Fx/converse-stream'
    )
  })

  it('has blocks of text, the system apart, and the limit where Bedrock wants it', () => {
    expect(request({}, [system, user]).body).toEqual({
      messages: [{ role: 'user', content: [{ text: 'Hello' }] }],
      system: [{ text: 'Be brief.' }],
      inferenceConfig: { maxTokens: 300 }
    })
  })

  it.each([
    ['params', { temperature: 0, topP: 0.9 }, { maxTokens: 300, temperature: 0, topP: 0.9 }],
    ['a limit of the user', { maxTokens: 9 }, { maxTokens: 9 }],
    ['inferenceConfig itself', { inferenceConfig: { maxTokens: 7, topP: 1 } }, { maxTokens: 7, topP: 1 }],
    ['null for a member', { maxTokens: null }, {}]
  ])('takes %s', (_, params, inferenceConfig) => {
    expect(request({ params }).body['inferenceConfig']).toEqual(inferenceConfig)
  })

  it('leaves other members where they are, and inferenceConfig out where that is null', () => {
    const { body } = request({
      params: { inferenceConfig: null, additionalModelRequestFields: { top_k: 1 } },
      extraBody: { performanceConfig: { latency: 'optimized' } }
    })
    expect(body).toEqual({
      messages: [{ role: 'user', content: [{ text: 'Hello' }] }],
      additionalModelRequestFields: { top_k: 1 },
      performanceConfig: { latency: 'optimized' }
    })
  })
})

describe('an event', () => {
  it('that its frame calls an exception is an error, whatever it holds', () => {
    const said = bedrockConverse.readEvent({
      event: 'contentBlockDelta',
      data: '{"delta":{"text":"x"}}',
      isException: true
    })
    expect(said).toMatchObject([{ type: 'stream-error' }])
  })

  const read = (event: string, json: unknown) => bedrockConverse.readEvent({ event, data: JSON.stringify(json) })
  const thought = (reasoningContent: object) => read('contentBlockDelta', { delta: { reasoningContent } })

  it('tells of reasoning that is not shown', () => {
    expect(thought({ redactedContent: 'c2Vj' })).toEqual([{ type: 'reasoning-hidden' }])
    expect(thought({ signature: 'Eq' })).toEqual([{ type: 'reasoning-hidden' }])
    expect(thought({ text: 'Hm', signature: 'Eq' })).toEqual([{ type: 'reasoning-delta', text: 'Hm' }])
    expect(thought({ signature: '' })).toEqual([])
  })

  it.each([
    [{ serviceTier: { type: 'priority' } }, 'priority'],
    [{ serviceTier: { type: 'flex' }, performanceConfig: { latency: 'standard' } }, 'flex'],
    [{ performanceConfig: { latency: 'optimized' } }, 'optimized latency'],
    [{ serviceTier: { type: 'default' }, performanceConfig: { latency: 'optimized' } }, 'default, optimized latency']
  ])('reads the tier out of %j', (json, serviceTier) => {
    expect(read('metadata', json)).toEqual([{ type: 'served-by', serviceTier }, { type: 'end-mark' }])
  })

  it.each([[{}], [{ serviceTier: 'priority' }], [{ serviceTier: { type: '' } }]])('reads no tier out of %j', (json) => {
    expect(read('metadata', json)).toEqual([{ type: 'end-mark' }])
  })
})

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
