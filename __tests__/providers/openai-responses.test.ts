import { describe, expect, it } from '@jest/globals'
import { openaiResponses } from '../../src/providers/openai-responses.ts'
import { derivedFrom } from '../support/derived-from.ts'
import { describeDialect } from '../support/describe-dialect.ts'
import { aTarget } from '../support/measure-plan.ts'
import { streamFixtures } from '../support/stream-fixtures.ts'

describeDialect(openaiResponses, streamFixtures('openai-responses'))

const messages = [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: 'Hi' }
] as const
const bodyFor = (members: Parameters<typeof aTarget>[0], limit = 200) =>
  openaiResponses.buildRequest(aTarget(members), messages, limit).body

describe('buildRequest', () => {
  it('asks an unknown host in the plain form', () => {
    expect(openaiResponses.buildRequest(aTarget(), messages, 200)).toEqual({
      path: '/responses',
      body: { model: 'm-1', input: messages, max_output_tokens: 200, store: false, stream: true }
    })
  })

  it('asks OpenAI for no padding', () => {
    expect(bodyFor({ baseUrl: 'https://api.openai.com/v1' })).toMatchObject({
      stream_options: { include_obfuscation: false }
    })
  })

  it('asks for no less than the API allows', () => {
    expect(bodyFor({}, 8)).toMatchObject({ max_output_tokens: 16 })
  })

  it.each([
    ['a limit of its own', { max_output_tokens: 9 }, { max_output_tokens: 9 }],
    ['an effort', { reasoning: { effort: 'low' } }, { reasoning: { effort: 'low' }, store: false }],
    ['storage', { store: true }, { store: true }],
    ['anything but a stream', { stream: false }, { stream: true }],
    ['anything but the input', { input: 'x' }, { input: messages }]
  ])('lets the user give %s', (_, params, expected) => {
    expect(bodyFor({ params })).toMatchObject(expected)
    expect(bodyFor({ extraBody: params })).toMatchObject(expected)
  })

  it.each(['store', 'max_output_tokens', 'stream_options'])('leaves %s out where the user says null', (name) => {
    const body = bodyFor({ baseUrl: 'https://api.openai.com/v1', params: { [name]: null } })
    expect(body).not.toHaveProperty(name)
  })
})

const read = (json: unknown, event?: string) => openaiResponses.readEvent({ data: JSON.stringify(json), event })

describe('readEvent', () => {
  it.each([
    ['response.output_text.delta', 'text-delta'],
    ['response.reasoning_summary_text.delta', 'reasoning-delta'],
    ['response.reasoning_text.delta', 'reasoning-delta'],
    ['response.refusal.delta', 'refusal-delta'],
    ['response.function_call_arguments.delta', 'tool-call-delta'],
    ['response.custom_tool_call_input.delta', 'tool-call-delta'],
    ['response.mcp_call_arguments.delta', 'tool-call-delta'],
    ['response.code_interpreter_call_code.delta', 'tool-call-delta']
  ])('reads %s', (type, part) => {
    expect(read({ type, delta: 'a' })).toEqual([{ type: part, text: 'a' }])
    expect(read({ type, delta: '' })).toEqual([])
  })

  it.each([
    [{ type: 'response.output_text.done', text: 'a' }],
    [{ type: 'response.content_part.done', part: { type: 'output_text', text: 'a' } }],
    [{ type: 'response.output_item.done', item: { name: 'f', content: [{ type: 'output_text', text: 'a' }] } }],
    [{ type: 'response.output_item.added', item: { type: 'reasoning', summary: [] } }],
    [{ type: 'response.function_call_arguments.done', name: 'f', arguments: '{}' }],
    [{ type: 'response.audio.delta', delta: 'AAAA' }],
    [{ type: 'constructor', delta: 'a' }]
  ])('reads no token from %j', (event) => {
    expect(read(event)).toEqual([])
  })

  it('trusts the name within the JSON', () => {
    expect(read({ type: 'response.output_text.delta', delta: 'a' }, 'message')).toEqual([
      { type: 'text-delta', text: 'a' }
    ])
  })

  it.each([
    ['flat', { type: 'error', code: 'server_is_overloaded', message: 'boom' }],
    ['nested', { type: 'error', error: { code: 'server_is_overloaded', message: 'boom' } }]
  ])('reads an error event once, %s', (_, event) => {
    const error = { type: 'stream-error', outcome: 'overloaded', message: 'boom' }
    expect(read(event, 'error')).toEqual([error])
    expect(read(event)).toEqual([error])
  })

  it('ends with the end mark, so that nothing of the last event comes after it', () => {
    const response = { model: 'm-2', output: [], usage: { input_tokens: 1, output_tokens: 2 } }
    expect(read({ type: 'response.completed', response }).map(({ type }) => type)).toEqual([
      'served-by',
      'usage',
      'finish',
      'end-mark'
    ])
  })

  it.each([
    ['an item without words and no count', { type: 'reasoning', summary: [] }, {}, true],
    ['a count of none', { type: 'reasoning', summary: [] }, { output_tokens_details: { reasoning_tokens: 0 } }, false],
    ['a summary', { type: 'reasoning', summary: [{ type: 'summary_text', text: 'x' }] }, {}, false],
    ['its words', { type: 'reasoning', content: [{ type: 'reasoning_text', text: 'x' }] }, {}, false],
    ['no such item', { type: 'message' }, {}, false]
  ])('tells of thoughts that nobody saw by %s: %j, %j, %s', (_, item, counts, isHidden) => {
    const response = { output: [item], usage: { input_tokens: 1, output_tokens: 2, ...counts } }
    const types = read({ type: 'response.completed', response }).map(({ type }) => type)
    expect(types.includes('reasoning-hidden')).toBe(isHidden)
  })

  it('finds reasoning that stands in the total alone', () => {
    const usage = { input_tokens: 12, output_tokens: 3, total_tokens: 200 }
    expect(read({ type: 'response.completed', response: { usage } })[0]).toEqual({
      type: 'usage',
      inputTokenCount: 12,
      outputTokenCount: 188,
      reasoningTokenCount: 185,
      unnamedTokenCount: 185
    })
  })

  it('is not misled by the end mark of another API', () => {
    expect(openaiResponses.readEvent({ data: '[DONE]' })).toEqual([])
  })
})

const sent = (json: unknown) => `data: ${JSON.stringify(json)}\n\n`
const created = sent({ type: 'response.created', response: { model: 'm-2', output: [], usage: null } })
const added = sent({ type: 'response.output_item.added', item: { type: 'message', content: [] } })
const part = sent({ type: 'response.content_part.added', part: { type: 'output_text', text: '' } })
const word = (delta: string) => sent({ type: 'response.output_text.delta', delta })
const repeated = sent({ type: 'response.output_text.done', text: 'abc' })
const completed = (reasoning: number) =>
  sent({
    type: 'response.completed',
    response: {
      output: [{ type: 'message', content: [{ type: 'output_text', text: 'abc' }] }],
      usage: { input_tokens: 5, output_tokens: 23, output_tokens_details: { reasoning_tokens: reasoning } }
    }
  })
const answered = (reasoning: number) =>
  [
    [20, created],
    [40, added + part],
    [150, word('a')],
    [200, word('b')],
    [250, word('c')],
    [400, repeated],
    [500, completed(reasoning)]
  ] as const

describe('times', () => {
  it('count from the first delta and to the last, not from what comes before or repeats them', () => {
    expect(derivedFrom(openaiResponses, answered(0))).toMatchObject({
      outcome: 'ok',
      ttftMs: 150,
      ttfatMs: 150,
      lastMs: 250,
      endMs: 500,
      chunkCount: 3,
      outputTokenCount: 23
    })
  })

  it('begin with a summary of the reasoning', () => {
    const thought = sent({ type: 'response.reasoning_summary_text.delta', delta: 'x' })
    expect(derivedFrom(openaiResponses, [[80, thought], ...answered(20)])).toMatchObject({ ttftMs: 80, ttfatMs: 150 })
  })

  it('have no first token where reasoning is counted and not shown', () => {
    const reasoning = sent({ type: 'response.output_item.added', item: { type: 'reasoning', summary: [] } })
    const derived = derivedFrom(openaiResponses, [[30, reasoning], ...answered(20)])
    expect(derived).toMatchObject({ ttfatMs: 150, lastMs: 250 })
    expect(derived).not.toHaveProperty('ttftMs')
  })
})

describe('readWhole', () => {
  it.each([
    ['{"object":"response","status":"completed","error":null,"output":[]}', 'not-streamed', ''],
    ['{"object":"response","status":"failed","error":{"code":"server_error","message":"boom"}}', 'api-error', 'boom'],
    ['{"error":"Unexpected endpoint"}', 'api-error', 'Unexpected endpoint']
  ])('%s is %s', (body, outcome, message) => {
    expect(openaiResponses.readWhole(body)).toMatchObject({ outcome, message })
  })
})

describe('events of a kind that is in no table', () => {
  const event = (json: unknown) => openaiResponses.readEvent({ data: JSON.stringify(json) })

  it.each([
    ['thoughts by another name', { type: 'response.reasoning.delta', delta: 'Hm.' }],
    ['thoughts as an object', { type: 'response.reasoning_summary.delta', delta: { text: 'Hm.' } }]
  ])('are %s', (_, json) => {
    expect(event(json)).toEqual([{ type: 'reasoning-delta', text: 'Hm.' }])
  })

  it.each([
    { type: 'response.audio.delta', delta: 'UklGRg==' },
    { type: 'response.image_generation_call.delta', delta: 'iVBORw==' }
  ])('are no text: $type', (json) => {
    expect(event(json)).toEqual([])
  })

  it('are named where they bring text', () => {
    expect(event({ type: 'response.audio.transcript.delta', delta: 'Hm.' })).toEqual([
      { type: 'unread-text', member: 'response.audio.transcript', text: 'Hm.' }
    ])
  })

  it.each(['cancelled', 'expired'])('end a reply as its state says: %s', (status) => {
    expect(event({ type: `response.${status}`, response: { status } })).toMatchObject([
      { type: 'finish', name: status },
      { type: 'end-mark' }
    ])
  })
})
