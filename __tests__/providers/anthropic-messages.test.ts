import { describe, expect, it } from '@jest/globals'
import type { Message } from '../../src/domain/plan.ts'
import { anthropicMessages } from '../../src/providers/anthropic-messages.ts'
import { derivedFrom } from '../support/derived-from.ts'
import { describeDialect } from '../support/describe-dialect.ts'
import { aTarget } from '../support/measure-plan.ts'
import { streamFixtures } from '../support/stream-fixtures.ts'

describeDialect(anthropicMessages, streamFixtures('anthropic-messages'))

const user = { role: 'user', content: 'Hi' } as const
const bodyFor = (params: Parameters<typeof aTarget>[0], messages: readonly Message[] = [user]) =>
  anthropicMessages.buildRequest(aTarget(params), messages, 200).body

describe('the key and the version', () => {
  it('go into headers of their own', () => {
    expect(anthropicMessages.authOf('api.anthropic.com')).toEqual({ header: 'x-api-key', prefix: '' })
    expect(anthropicMessages.headers).toMatchObject({ 'anthropic-version': '2023-06-01' })
  })
})

describe('buildRequest', () => {
  it('asks for a stream, within a limit', () => {
    expect(anthropicMessages.buildRequest(aTarget(), [user], 200)).toEqual({
      path: '/messages',
      body: { model: 'm-1', messages: [user], max_tokens: 200, stream: true }
    })
  })

  it('has the system messages in front of all, and not among the others', () => {
    const messages: readonly Message[] = [
      { role: 'system', content: 'Be brief.' },
      user,
      { role: 'assistant', content: 'Yes?' },
      { role: 'system', content: 'Be kind.' },
      user
    ]
    expect(bodyFor({}, messages)).toMatchObject({
      system: 'Be brief.\n\nBe kind.',
      messages: [user, { role: 'assistant', content: 'Yes?' }, user]
    })
  })

  it.each([
    ['a limit of its own', { max_tokens: 9 }, { max_tokens: 9 }],
    ['any member', { temperature: 0 }, { temperature: 0, max_tokens: 200 }],
    ['anything but a stream', { stream: false }, { stream: true }]
  ])('lets the user give %s', (_, params, expected) => {
    expect(bodyFor({ params })).toMatchObject(expected)
    expect(bodyFor({ extraBody: params })).toMatchObject(expected)
  })

  it('leaves out what the user says null of', () => {
    expect(bodyFor({ params: { temperature: null } })).not.toHaveProperty('temperature')
  })
})

const read = (json: unknown) => anthropicMessages.readEvent({ data: JSON.stringify(json) })

describe('readEvent', () => {
  it.each([
    ['a ping', { type: 'ping' }],
    ['an empty block', { type: 'content_block_start', content_block: { type: 'text', text: '' } }],
    ['a citation', { type: 'content_block_delta', delta: { type: 'citations_delta', citation: { cited_text: 'x' } } }],
    [
      'an empty block of thinking',
      { type: 'content_block_start', content_block: { type: 'thinking', thinking: '', signature: '' } }
    ],
    ['an empty signature', { type: 'content_block_delta', delta: { type: 'signature_delta', signature: '' } }],
    ['a search', { type: 'content_block_start', content_block: { type: 'web_search_tool_result', content: [] } }],
    ['the end of a block', { type: 'content_block_stop', index: 0 }],
    ['an unknown event', { type: 'constructor' }]
  ])('reads no token from %s', (_, event) => {
    expect(read(event)).toEqual([])
  })

  it.each([
    ['a signature', { type: 'content_block_delta', delta: { type: 'signature_delta', signature: 'Eq' } }],
    ['thinking in cipher', { type: 'content_block_start', content_block: { type: 'redacted_thinking', data: 'Em' } }],
    [
      'a block that comes signed',
      { type: 'content_block_start', content_block: { type: 'thinking', thinking: '', signature: 'Eq' } }
    ]
  ])('knows by %s of thoughts that nobody saw', (_, event) => {
    expect(read(event)).toEqual([{ type: 'reasoning-hidden' }])
  })

  it.each([
    ['us', [{ type: 'served-by', via: 'us' }]],
    ['not_available', []],
    ['', []],
    [3, []]
  ])('reads where it was computed out of %j', (inference_geo, parts) => {
    expect(read({ type: 'message_start', message: { usage: { inference_geo } } })).toEqual(parts)
  })

  it('never takes the placeholder of the start for a count', () => {
    const message = { model: 'm-2', usage: { input_tokens: 43, output_tokens: 1 } }
    expect(read({ type: 'message_start', message })).toEqual([
      { type: 'served-by', model: 'm-2' },
      { type: 'usage', uncachedTokenCount: 43 }
    ])
  })

  it.each([
    ['end_turn', 'stop'],
    ['stop_sequence', 'stop'],
    ['max_tokens', 'length'],
    ['model_context_window_exceeded', 'length'],
    ['tool_use', 'tool-calls'],
    ['refusal', 'refusal'],
    ['pause_turn', 'tool-calls'],
    ['constructor', 'unknown']
  ])('reads the stop reason %s as %s, with the end still to come', (stop_reason, reason) => {
    expect(read({ type: 'message_delta', delta: { stop_reason } })).toEqual([
      { type: 'finish', reason, name: stop_reason, awaitsEndMark: true }
    ])
  })

  it.each([
    ['overloaded_error', 'overloaded'],
    ['rate_limit_error', 'rate-limited'],
    ['api_error', 'api-error'],
    ['timeout_error', 'api-error']
  ])('reads the error %s as %s', (type, outcome) => {
    expect(read({ type: 'error', error: { type, message: 'no' } })).toEqual([
      { type: 'stream-error', outcome, message: 'no' }
    ])
  })

  it.each([
    ['a block with words', { type: 'content_block_start', content_block: { type: 'text', text: 'a' } }, 'text-delta'],
    [
      'a tool of the server',
      { type: 'content_block_start', content_block: { type: 'server_tool_use', name: 'a' } },
      'tool-call-delta'
    ]
  ])('reads %s', (_, event, type) => {
    expect(read(event)).toEqual([{ type, text: 'a' }])
  })

  it('is not misled by the end mark of another API', () => {
    expect(anthropicMessages.readEvent({ data: ' [DONE]' })).toEqual([])
  })
})

const sent = (json: unknown) => `data: ${JSON.stringify(json)}\n\n`
const delta = (members: unknown) => sent({ type: 'content_block_delta', index: 0, delta: members })
const start = sent({ type: 'message_start', message: { usage: { input_tokens: 43, output_tokens: 1 } } })
const block = sent({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } })
const ping = sent({ type: 'ping' })
const end = (usage: unknown) =>
  sent({ type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage }) + sent({ type: 'message_stop' })
const word = (text: string) => delta({ type: 'text_delta', text })

describe('times', () => {
  it('count from the first delta and to the last, not from the start, the block or a ping', () => {
    const derived = derivedFrom(anthropicMessages, [
      [50, start],
      [60, block],
      [100, ping],
      [150, word('a')],
      [200, word('b')],
      [250, word('c')],
      [400, end({ input_tokens: 61, cache_read_input_tokens: 10, output_tokens: 9 })]
    ])
    expect(derived).toMatchObject({
      outcome: 'ok',
      ttftMs: 150,
      ttfatMs: 150,
      lastMs: 250,
      endMs: 400,
      gapsMs: { p50: 50, max: 50 },
      inputTokenCount: 71,
      outputTokenCount: 9
    })
  })

  it('begin with thinking that is shown', () => {
    const derived = derivedFrom(anthropicMessages, [
      [80, delta({ type: 'thinking_delta', thinking: 'x' })],
      [200, delta({ type: 'signature_delta', signature: 'Eq' })],
      [300, word('a')],
      [310, end({ output_tokens: 20, output_tokens_details: { thinking_tokens: 15 } })]
    ])
    expect(derived).toMatchObject({ ttftMs: 80, ttfatMs: 300, lastMs: 300, chunkCount: 2 })
  })

  it('have no first token where thinking is counted and not shown', () => {
    const derived = derivedFrom(anthropicMessages, [
      [80, sent({ type: 'content_block_start', content_block: { type: 'redacted_thinking', data: 'Em' } })],
      [300, word('a')],
      [310, end({ output_tokens: 20, output_tokens_details: { thinking_tokens: 15 } })]
    ])
    expect(derived).toMatchObject({ outcome: 'ok', ttfatMs: 300, chunkCount: 1 })
    expect(derived).not.toHaveProperty('ttftMs')
  })
})

describe('readRefusal', () => {
  it.each([
    ['max_tokens: Field required', ['max_tokens']],
    ['thinking.budget_tokens: Input should be greater than 1024', ['thinking.budget_tokens']],
    ['Your request is too long: shorten it', []]
  ])('finds the member that %j names', (message, fields) => {
    const body = JSON.stringify({ type: 'error', error: { type: 'invalid_request_error', message } })
    expect(anthropicMessages.readRefusal(400, body)).toEqual({ outcome: 'http-error', message, fields })
  })

  it('knows an overloaded service', () => {
    const body = '{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}'
    expect(anthropicMessages.readRefusal(529, body)).toMatchObject({ outcome: 'overloaded', message: 'Overloaded' })
  })
})

describe('readWhole', () => {
  it.each([
    ['{"type":"message","content":[{"type":"text","text":"words"}]}', 'not-streamed', ''],
    ['{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}', 'overloaded', 'Overloaded'],
    ['<h1>Hello</h1>', 'not-a-stream', 'Hello']
  ])('%s is %s', (body, outcome, message) => {
    expect(anthropicMessages.readWhole(body)).toMatchObject({ outcome, message })
  })
})
