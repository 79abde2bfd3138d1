import { describe, expect, it } from '@jest/globals'
import type { Target } from '../../src/domain/plan.ts'
import { openaiChat } from '../../src/providers/openai-chat.ts'
import { describeDialect } from '../support/describe-dialect.ts'
import { streamFixtures } from '../support/stream-fixtures.ts'

describeDialect(openaiChat, streamFixtures('openai-chat'))

const target = (members: Partial<Target> = {}): Target => ({
  id: 't',
  model: 'm',
  api: 'openai-chat',
  baseUrl: 'http://127.0.0.1:8000/v1',
  key: { from: 'none' },
  params: {},
  extraBody: {},
  extraHeaders: {},
  labels: {},
  owned: true,
  fingerprint: '',
  ...members
})
const messages = [{ role: 'user', content: 'Hi' }] as const
const bodyFor = (members: Partial<Target>) => openaiChat.buildRequest(target(members), messages, 200).body

describe('buildRequest', () => {
  it('asks an unknown host in the plain form', () => {
    expect(openaiChat.buildRequest(target(), messages, 200)).toEqual({
      path: '/chat/completions',
      body: { model: 'm', messages, max_tokens: 200, stream_options: { include_usage: true }, stream: true }
    })
  })

  it('asks OpenAI for its own limit, and for no padding', () => {
    const body = bodyFor({ baseUrl: 'https://api.openai.com/v1' })
    expect(body).toMatchObject({
      max_completion_tokens: 200,
      stream_options: { include_usage: true, include_obfuscation: false }
    })
    expect(body).not.toHaveProperty('max_tokens')
  })

  it('asks Fireworks for its times, unless the user says otherwise', () => {
    const baseUrl = 'https://api.fireworks.ai/inference/v1'
    const name = 'perf_metrics_in_response'
    expect(bodyFor({ baseUrl })).toMatchObject({ [name]: true })
    expect(bodyFor({ baseUrl, extraBody: { [name]: false } })).toMatchObject({ [name]: false })
    expect(bodyFor({ baseUrl, params: { [name]: null } })).not.toHaveProperty(name)
    expect(bodyFor({})).not.toHaveProperty(name)
  })

  it('sends Mistral no stream_options', () => {
    expect(bodyFor({ baseUrl: 'https://api.mistral.ai/v1' })).not.toHaveProperty('stream_options')
  })

  it.each([
    ['a limit of its own', { max_tokens: 9 }, { max_tokens: 9 }],
    ['further options', { stream_options: { x: 1 } }, { stream_options: { include_usage: true, x: 1 } }],
    ['other options', { stream_options: { include_usage: false } }, { stream_options: { include_usage: false } }],
    ['any member', { temperature: 0 }, { temperature: 0, max_tokens: 200 }],
    ['anything but a stream', { stream: false }, { stream: true }]
  ])('lets the user give %s', (_, params, expected) => {
    expect(bodyFor({ params })).toMatchObject(expected)
    expect(bodyFor({ extraBody: params })).toMatchObject(expected)
  })

  it('never sends two limits', () => {
    const body = bodyFor({ baseUrl: 'https://api.openai.com/v1', params: { max_tokens: 9 } })
    expect(body).not.toHaveProperty('max_completion_tokens')
  })

  it.each(['stream_options', 'max_tokens'])('leaves %s out where the user says null', (name) => {
    expect(bodyFor({ params: { [name]: null } })).not.toHaveProperty(name)
  })

  it('prefers the body given to the parameters', () => {
    expect(bodyFor({ params: { seed: 1 }, extraBody: { seed: 2 } })).toMatchObject({ seed: 2 })
  })
})

const read = (json: unknown) => openaiChat.readEvent({ data: JSON.stringify(json) })
const readDelta = (delta: unknown) => read({ choices: [{ index: 0, delta }] })

describe('readEvent', () => {
  it.each([
    ['text', { content: 'a' }, [{ type: 'text-delta', text: 'a' }]],
    ['no text', { role: 'assistant', content: '', refusal: null }, []],
    ['null', { content: null }, []],
    ['reasoning', { reasoning: 'x' }, [{ type: 'reasoning-delta', text: 'x' }]],
    ['reasoning_content', { reasoning_content: 'x' }, [{ type: 'reasoning-delta', text: 'x' }]],
    ['both names', { reasoning: 'x', reasoning_content: 'x' }, [{ type: 'reasoning-delta', text: 'x' }]],
    ['one name empty', { reasoning: '', reasoning_content: 'x' }, [{ type: 'reasoning-delta', text: 'x' }]],
    [
      'details beside it',
      { reasoning: 'x', reasoning_details: [{ text: 'x' }] },
      [{ type: 'reasoning-delta', text: 'x' }]
    ],
    [
      'details alone',
      { reasoning_details: [{ summary: 'x' }, { text: 'y' }] },
      [{ type: 'reasoning-delta', text: 'xy' }]
    ],
    ['a refusal', { refusal: 'no' }, [{ type: 'refusal-delta', text: 'no' }]],
    [
      'a tool name',
      { tool_calls: [{ function: { name: 'f', arguments: '' } }] },
      [{ type: 'tool-call-delta', text: 'f' }]
    ],
    [
      'tool arguments',
      { tool_calls: [{ function: { arguments: '{"a' } }] },
      [{ type: 'tool-call-delta', text: '{"a' }]
    ],
    ['a function call', { function_call: { arguments: '1' } }, [{ type: 'tool-call-delta', text: '1' }]],
    [
      'a list of text',
      {
        content: [
          { type: 'text', text: 'a' },
          { type: 'text', text: 'b' }
        ]
      },
      [{ type: 'text-delta', text: 'ab' }]
    ],
    [
      'a list of thinking',
      { content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'x' }] }] },
      [{ type: 'reasoning-delta', text: 'x' }]
    ],
    [
      'reasoning and text',
      { reasoning: 'x', content: 'a' },
      [
        { type: 'reasoning-delta', text: 'x' },
        { type: 'text-delta', text: 'a' }
      ]
    ]
  ])('reads a delta with %s', (_, delta, parts) => {
    expect(readDelta(delta)).toEqual(parts)
  })

  const signed = { type: 'thinking', thinking: '', signature: 'Eq' }
  const sealed = { type: 'reasoning.encrypted', data: 'Em' }

  it.each([
    ['a signature passed on by LiteLLM', { content: '', reasoning_content: '', thinking_blocks: [signed] }],
    ['redacted thinking passed on by LiteLLM', { thinking_blocks: [{ type: 'redacted_thinking', data: 'Em' }] }],
    ["Claude's thoughts sealed by OpenRouter", { reasoning_details: [{ ...sealed, format: 'anthropic-claude-v1' }] }],
    [
      "Claude's signature at OpenRouter",
      { reasoning_details: [{ type: 'reasoning.text', signature: 'Eq', format: 'anthropic-claude-v1' }] }
    ]
  ])('knows by %s of thoughts that nobody saw', (_, delta) => {
    expect(readDelta(delta)).toEqual([{ type: 'reasoning-hidden' }])
  })

  it.each([
    // Of replies that took no thought as well: their count tells.
    ["Google's signature", { reasoning_details: [{ ...sealed, format: 'google-gemini-v1' }] }],
    ["OpenAI's sealed item", { reasoning_details: [{ ...sealed, format: 'openai-responses-v1' }] }],
    ['a block without a signature', { thinking_blocks: [{ type: 'thinking', thinking: '', signature: null }] }],
    ['no list', { thinking_blocks: '', reasoning_details: 3 }],
    ['empty lists', { thinking_blocks: [], reasoning_details: [null] }]
  ])('knows nothing by %s', (_, delta) => {
    expect(readDelta(delta)).toEqual([])
  })

  it.each([
    ['a text', { reasoning_text: 'Hm.' }],
    ['an object with a text', { reasoning_content: { text: 'Hm.' } }],
    ['an object with content', { reasoning: { content: 'Hm.' } }],
    ['a list of parts', { reasoning_content: [{ type: 'text', text: 'H' }, { text: 'm.' }] }],
    ['a list of texts', { thoughts: ['H', 'm.'] }],
    ['an object deep within', { thinking: { parts: [{ content: { text: 'Hm.' } }] } }],
    ['a name that nobody knows', { model_thinking_trace: 'Hm.' }],
    ['content of that type', { content: { type: 'reasoning', text: 'Hm.' } }],
    ['one of two names', { reasoning_content: '', thought: 'Hm.', thoughts: 'Hm.' }]
  ])('finds a thought as %s', (_, delta) => {
    expect(readDelta(delta)).toEqual([{ type: 'reasoning-delta', text: 'Hm.' }])
  })

  it.each([
    ['the reason for an end', { finish_reason: 'stop' }],
    ['a signature', { thought_signature: 'Eq' }],
    ['an effort', { reasoning_effort: 'low' }],
    ['a kind', { thinking_type: 'enabled' }],
    ['a number', { thinking_ms: 12 }]
  ])('takes no thought from %s', (_, delta) => {
    expect(readDelta(delta).filter(({ type }) => type === 'reasoning-delta')).toEqual([])
  })

  it.each([
    ['an object', { text: 'Yes' }],
    ['a list', [{ type: 'text', text: 'Yes' }]],
    ['a list of another type', [{ type: 'output_text', text: 'Yes' }]]
  ])('finds the answer in %s', (_, content) => {
    expect(readDelta({ content })).toEqual([{ type: 'text-delta', text: 'Yes' }])
  })

  it('names text that it does not read, and only where it reads none', () => {
    const unread = { type: 'unread-text', member: 'delta.musing', text: 'Hm.' }
    expect(readDelta({ content: '', musing: { part: ['Hm.'] } })).toEqual([unread])
    expect(readDelta({ content: 'Yes', musing: 'Hm.' })).toEqual([{ type: 'text-delta', text: 'Yes' }])
    expect(readDelta({ role: 'assistant', id: 'x', channel: 'final', extra: { type: 'a', data: 'b' } })).toEqual([])
    expect(read({ choices: [{ text: 'Yes', index: 0 }] })).toEqual([{ ...unread, member: 'choices.text', text: 'Yes' }])
    expect(readDelta({ 'a b\n': 'Hm.' })).toEqual([{ ...unread, member: 'delta' }])
  })

  it('counts a thought once that is shown and signed', () => {
    const delta = { reasoning_content: 'x', thinking_blocks: [{ type: 'thinking', thinking: 'x', signature: 'Eq' }] }
    expect(readDelta(delta)).toEqual([{ type: 'reasoning-delta', text: 'x' }])
  })

  it.each([
    ['stop', 'stop'],
    ['eos_token', 'stop'],
    ['length', 'length'],
    ['tool_calls', 'tool-calls'],
    ['content_filter', 'refusal'],
    ['insufficient_system_resource', 'error'],
    ['abort', 'error'],
    ['model_length', 'length'],
    ['constructor', 'unknown']
  ])('reads the finish reason %s as %s', (finish_reason, reason) => {
    expect(read({ choices: [{ delta: {}, finish_reason }] })).toEqual([{ type: 'finish', reason, name: finish_reason }])
  })

  it.each([
    ['[DONE]', [{ type: 'end-mark' }]],
    [' [DONE] ', [{ type: 'end-mark' }]],
    [': OPENROUTER PROCESSING', [{ type: 'keep-alive' }]],
    ['', [{ type: 'keep-alive' }]],
    ['{broken', [{ type: 'malformed', message: 'an event that is no JSON object' }]],
    ['[]', [{ type: 'malformed', message: 'an event that is no JSON object' }]],
    ['null', [{ type: 'keep-alive' }]],
    ['{"type":"ping"}', []],
    ['{"choices":null}', []],
    ['{"choices":[]}', []],
    ['{"choices":[null,3,{}]}', []],
    ['{"choices":{"0":1}}', []]
  ])('reads %s', (data, parts) => {
    expect(openaiChat.readEvent({ data })).toEqual(parts)
  })

  it.each([
    ['flat', '{"type":"error","code":"x","message":"boom"}'],
    ['nested', '{"type":"error","error":{"message":"boom"}}'],
    ['in words', 'boom']
  ])('reads an error event once, %s', (_, data) => {
    expect(openaiChat.readEvent({ event: 'error', data })).toEqual([
      { type: 'stream-error', outcome: 'api-error', message: 'boom' }
    ])
  })

  it('reads an error beside a finish reason once (OpenRouter)', () => {
    const parts = read({
      error: { code: 502, message: 'boom' },
      choices: [{ delta: { content: '' }, finish_reason: 'error' }]
    })
    expect(parts).toEqual([
      { type: 'stream-error', outcome: 'api-error', message: 'boom' },
      { type: 'finish', reason: 'error', name: 'error' }
    ])
  })

  it('reads why Groq stopped', () => {
    expect(read({ choices: [], x_groq: { error: 'over capacity' } })).toMatchObject([{ message: 'over capacity' }])
  })

  it('reads who served', () => {
    expect(read({ model: 'm-2', system_fingerprint: 'fp', choices: [] })).toEqual([
      { type: 'served-by', model: 'm-2', fingerprint: 'fp' }
    ])
    expect(read({ model: 'm-2', provider: 'Acme', choices: [] })).toEqual([
      { type: 'served-by', model: 'm-2', via: 'Acme' }
    ])
  })
})
