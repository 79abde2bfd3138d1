import { describe, expect, it } from '@jest/globals'
import type { Message, Target } from '../../src/domain/plan.ts'
import { cohereChat } from '../../src/providers/cohere-chat.ts'
import { describeDialect } from '../support/describe-dialect.ts'
import { aTarget } from '../support/measure-plan.ts'
import { streamFixtures } from '../support/stream-fixtures.ts'

describeDialect(cohereChat, streamFixtures('cohere-chat'))

const messages: readonly Message[] = [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: 'Hi' }
]
const bodyFor = (members: Partial<Target> = {}) =>
  cohereChat.buildRequest(aTarget({ api: 'cohere-chat', ...members }), messages, 200).body

describe('buildRequest', () => {
  it('asks for a stream with a limit', () => {
    expect(cohereChat.buildRequest(aTarget(), messages, 200)).toEqual({
      path: '/chat',
      body: { model: 'm-1', messages, max_tokens: 200, stream: true }
    })
  })

  it.each([
    [
      'parameters',
      { temperature: 0, thinking: { type: 'disabled' } },
      { temperature: 0, thinking: { type: 'disabled' } }
    ],
    ['a limit of its own', { max_tokens: 9 }, { max_tokens: 9 }],
    ['anything but a stream', { stream: false }, { stream: true }]
  ])('lets the user give %s', (_, params, expected) => {
    expect(bodyFor({ params })).toMatchObject(expected)
    expect(bodyFor({ extraBody: params })).toMatchObject(expected)
  })

  it('leaves out what the user says null to', () => {
    expect(bodyFor({ params: { max_tokens: null } })).not.toHaveProperty('max_tokens')
  })
})

describe('readEvent', () => {
  const read = (json: unknown) => cohereChat.readEvent({ data: JSON.stringify(json) })
  const end = (delta: unknown) => read({ type: 'message-end', delta })

  it.each([
    ['COMPLETE', 'stop'],
    ['complete', 'stop'],
    ['STOP_SEQUENCE', 'stop'],
    ['MAX_TOKENS', 'length'],
    ['TOOL_CALL', 'tool-calls'],
    ['ERROR', 'error'],
    ['TIMEOUT', 'error'],
    ['ERROR_TOXIC', 'refusal'],
    ['constructor', 'unknown']
  ])('reads the finish reason %s as %s', (finish_reason, reason) => {
    expect(end({ finish_reason })).toEqual([{ type: 'finish', reason, name: finish_reason }, { type: 'end-mark' }])
  })

  it.each([
    ['as words', 'boom'],
    ['as an object', { message: 'boom' }]
  ])('reads an error at the end once, %s', (_, error) => {
    expect(end({ finish_reason: 'ERROR', error })).toEqual([
      { type: 'stream-error', outcome: 'api-error', message: 'boom' },
      { type: 'end-mark' }
    ])
  })

  it('counts what was computed, not what was billed', () => {
    const usage = { billed_units: { output_tokens: 50 }, tokens: { input_tokens: 9, output_tokens: 54 } }
    expect(end({ usage })).toContainEqual({ type: 'usage', inputTokenCount: 9, outputTokenCount: 54 })
    expect(end({ usage: { billed_units: { output_tokens: 50 } } })).toEqual([{ type: 'end-mark' }])
  })

  it.each([
    ['a start without words', { type: 'content-start', delta: { message: { content: { type: 'text', text: '' } } } }],
    ['a citation', { type: 'citation-start', delta: { message: { citations: { text: 'Bern' } } } }],
    ['an end of content', { type: 'content-end', index: 0 }],
    ['another type', { type: 'debug', prompt: 'x' }],
    ['anything else', { type: 'content-delta', delta: { message: { content: [1], tool_calls: [null, 3] } } }]
  ])('takes %s for no words', (_, json) => {
    expect(read(json)).toEqual([])
  })
})

describe('replies that are no stream', () => {
  it.each([
    [
      'a reply',
      '{"id":"1","message":{"role":"assistant","content":[{"type":"text","text":"secret"}]}}',
      'not-streamed',
      ''
    ],
    ['an error', '{"message":"invalid api token"}', 'api-error', 'invalid api token']
  ])('tells %s', (_, text, outcome, message) => {
    expect(cohereChat.readWhole(text)).toEqual({ outcome, message, fields: [] })
  })

  it.each([
    [401, 'http-error'],
    [429, 'rate-limited'],
    [503, 'overloaded']
  ])('reads status %i in the words of the server', (status, outcome) => {
    expect(cohereChat.readRefusal(status, '{"id":"1","message":"no"}')).toEqual({ outcome, message: 'no', fields: [] })
  })
})

it('is not misled by the end mark of another API', () => {
  expect(cohereChat.readEvent({ data: '[DONE]' })).toEqual([])
})
