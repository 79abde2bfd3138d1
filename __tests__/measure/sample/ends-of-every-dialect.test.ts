import { beforeAll, describe, expect, it } from '@jest/globals'
import type { ApiId } from '../../../src/domain/plan.ts'
import { interpret } from '../../../src/measure/sample/interpret.ts'
import { loadAwsFrames } from '../../../src/measure/wire/read-aws-event-stream.ts'
import { exchangeOf } from '../../support/an-exchange.ts'
import { frameOf } from '../../support/aws-frames.ts'
import { TONGUES } from '../../support/dialect-writers.ts'

const sse = (json: unknown): Buffer => Buffer.from(`data: ${JSON.stringify(json)}\n\n`)
const line = (json: unknown): Buffer => Buffer.from(`${JSON.stringify(json)}\n`)

interface Ends {
  /** The last events of a reply that ends for this reason. */
  readonly end: (reason: string) => readonly Buffer[]
  /** A piece of text in a member that nobody reads. */
  readonly unread: (text: string) => Buffer
  readonly member: string
}

const ENDS: Readonly<Record<ApiId, Ends>> = {
  'openai-chat': {
    end: (reason) => [sse({ choices: [{ delta: {}, finish_reason: reason }] }), Buffer.from('data: [DONE]\n\n')],
    unread: (text) => sse({ choices: [{ delta: { musing: { piece: text } } }] }),
    member: 'delta.musing'
  },
  'openai-responses': {
    end: (reason) => [
      sse({
        type: 'response.incomplete',
        response: { status: 'incomplete', incomplete_details: { reason } }
      })
    ],
    unread: (text) => sse({ type: 'response.musing.delta', delta: text }),
    member: 'response.musing'
  },
  'anthropic-messages': {
    end: (reason) => [sse({ type: 'message_delta', delta: { stop_reason: reason } }), sse({ type: 'message_stop' })],
    unread: (text) => sse({ type: 'content_block_delta', delta: { type: 'musing_delta', musing: text } }),
    member: 'delta.musing'
  },
  'bedrock-converse': {
    end: (reason) => [frameOf('messageStop', { stopReason: reason }), frameOf('metadata', { usage: {} })],
    unread: (text) => frameOf('contentBlockDelta', { delta: { musing: { piece: text } } }),
    member: 'delta.musing'
  },
  gemini: {
    end: (reason) => [sse({ candidates: [{ content: { parts: [] }, finishReason: reason }] })],
    unread: (text) => sse({ candidates: [{ content: { parts: [{ musing: text }] } }] }),
    member: 'parts.musing'
  },
  'cohere-chat': {
    end: (reason) => [sse({ type: 'message-end', delta: { finish_reason: reason } })],
    unread: (text) => sse({ type: 'content-delta', delta: { message: { content: { musing: text } } } }),
    member: 'delta.message.content'
  },
  ollama: {
    end: (reason) => [line({ message: { content: '' }, done: true, done_reason: reason })],
    unread: (text) => line({ message: { role: 'assistant', content: '', musing: text }, done: false }),
    member: 'message.musing'
  }
}

const foreignLine = (text: string): Buffer => line({ token: text })
const foreignEvent = (text: string): Buffer => sse({ token: text })
const FOREIGN: Readonly<Record<ApiId, (text: string) => Buffer>> = {
  'openai-chat': foreignEvent,
  'openai-responses': foreignEvent,
  'anthropic-messages': foreignEvent,
  'bedrock-converse': foreignEvent,
  gemini: foreignEvent,
  'cohere-chat': foreignEvent,
  ollama: foreignLine
}

/** Ends that formats share. */
function plainEnd(id: ApiId): readonly (readonly [number, Buffer])[] {
  if (id === 'ollama') return [[300, line({ done: true })]]
  return id === 'openai-chat' ? [[300, Buffer.from('data: [DONE]\n\n')]] : []
}

beforeAll(loadAwsFrames)

describe.each(TONGUES.map((tongue) => [tongue.dialect.id, tongue] as const))('%s', (id, tongue) => {
  const { end, unread, member } = ENDS[id as ApiId]
  const words = (make: (word: string) => Buffer, fromMs = 50, count = 5) =>
    Array.from({ length: count }, (_, index) => [fromMs + 10 * index, make(` word${index}`)] as const)
  const ending = (reason: string) => end(reason).map((bytes, index) => [300 + index, bytes] as const)
  const derived = (...pieces: readonly (readonly [number, Buffer])[]) =>
    interpret(tongue.dialect, exchangeOf(tongue.type, pieces)).derived
  const whole = tongue.end({}).map((bytes, index) => [300 + index, bytes] as const)

  it.each(['network_error', 'time_limit', 'a new word', 'OTHER', 'constructor'])(
    'a reply that ends with %j failed, and its reason is kept',
    (reason) => {
      expect(derived(...words(tongue.text), ...ending(reason))).toMatchObject({
        outcome: 'error-midstream',
        endReason: reason
      })
      expect(derived(...ending(reason))).toMatchObject({ outcome: 'api-error', endReason: reason })
    }
  )

  it('a reply that ends with a word for a filter was refused', () => {
    expect(derived(...words(tongue.text), ...ending('sensitive'))).toMatchObject({
      outcome: 'refusal',
      endReason: 'sensitive'
    })
  })

  it('a reply that is cut off is no answer', () => {
    expect(derived(...words(tongue.text)).outcome).toBe('truncated')
  })

  it('events of another format are told as such, also where an end of many formats follows', () => {
    const foreign = (text: string) =>
      id === 'bedrock-converse' ? frameOf('token', { token: text }) : FOREIGN[id as ApiId](text)
    const sample = interpret(tongue.dialect, exchangeOf(tongue.type, [...words(foreign), ...plainEnd(id as ApiId)]))
    expect(sample.derived.outcome).toBe('protocol-error')
    expect(sample.detail.message).toMatch(/^the first event was \{"token":"…"/)
  })

  it('generated text behind an end mark makes the mark none, and the reply a broken one', () => {
    const late = words(tongue.text, 400, 3)
    const { outcome } = derived(...words(tongue.text), ...whole, ...late)
    expect(['protocol-error', 'truncated']).toContain(outcome)
    expect(derived(...words(tongue.text), ...whole, [400, tongue.text(' ')]).outcome).toBe('ok')
  })

  it('text in a member that nobody reads leaves no first token, and the member is named', () => {
    const sample = derived(...words(unread), ...words(tongue.text, 150), ...whole)
    expect(sample).toMatchObject({ outcome: 'ok', unreadMember: member })
    expect(sample.flags).toContain('unread-text')
    expect(sample).not.toHaveProperty('ttftMs')
    expect(sample).not.toHaveProperty('ttfatMs')
  })

  it('text in no other place than such a member is no answer', () => {
    expect(derived(...words(unread), ...whole)).toMatchObject({ outcome: 'empty-output', unreadMember: member })
  })

  it('thoughts alone are no answer', () => {
    expect(derived(...words(tongue.reasoning), ...whole).outcome).toBe('empty-output')
  })
})
