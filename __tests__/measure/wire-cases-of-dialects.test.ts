import { describe, expect, it } from '@jest/globals'
import type { Exchange } from '../../src/measure/exchange.ts'
import { interpret } from '../../src/measure/interpret.ts'
import { DIALECTS } from '../../src/providers/registry.ts'
import { exchangeOf, SENT_AT_MS } from '../support/an-exchange.ts'
import { any, C, D, F, T, U, usage } from '../support/chat-events.ts'

/** Cases that one format has and no other, with exact times; those of all are in `wire-table.ts`. */
const { gemini, ollama } = DIALECTS
type Piece = readonly [atMs: number, text: string]
const sse = (json: unknown) => `data: ${JSON.stringify(json)}\n\n`
const line = (json: unknown) => `${JSON.stringify(json)}\n`

describe('openai-chat alone', () => {
  const heard = (...pieces: readonly Piece[]) =>
    interpret(DIALECTS['openai-chat'], exchangeOf('text/event-stream', pieces))
  const reply = (...pieces: readonly string[]) => heard([10, pieces.join('')])

  it('2: a role with null in place of a text is no token', () => {
    const role = any({ choices: [{ index: 0, delta: { role: 'assistant', content: null } }] })
    expect(heard([50, role], [150, C('a')], [160, F('stop') + U(5, 1) + D]).derived).toMatchObject({ ttftMs: 150 })
  })

  it.each([['reasoning'], ['reasoning_content'], ['reasoning', 'reasoning_content']])(
    '12: reasoning as %s %s counts once',
    (...names) => {
      const { derived } = heard(
        [80, T('x', names)],
        [100, T('y', names)],
        [300, C('a')],
        [310, F('stop') + U(5, 3) + D]
      )
      expect(derived).toMatchObject({ outcome: 'ok', ttftMs: 80, ttfatMs: 300, chunkCount: 3 })
    }
  )

  it.each([
    [
      '14: on the finish chunk',
      [C('a'), any({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage: usage(1, 3) }), D]
    ],
    ['14: below x_groq', [C('a'), F('stop'), any({ choices: [], x_groq: { id: 'r', usage: usage(1, 3) } }), D]],
    ['15: without choices', [C('a'), F('stop'), any({ usage: usage(1, 3) }), any({ choices: null }), D]],
    ['13: by itself after each chunk', [C('a'), U(1, 1), C('b'), U(1, 2), C('c'), U(1, 3), F('stop'), D]]
  ])('counts are read %s', (_, pieces) => {
    expect(reply(...pieces).derived).toMatchObject({ outcome: 'ok', outputTokenCount: 3, outputTokenSource: 'usage' })
  })

  it('16: reasoning on top of the count is added (xAI), which its total tells', () => {
    const reasoning = { completion_tokens_details: { reasoning_tokens: 290 } }
    const { derived } = reply(C('a'), F('stop'), U(12, 1, { total_tokens: 303, ...reasoning }), D)
    expect(derived).toMatchObject({ outputTokenCount: 291, reasoningTokenCount: 290 })
    const within = { completion_tokens_details: { reasoning_tokens: 64 } }
    expect(reply(C('a'), F('stop'), U(15, 78, within), D).derived).toMatchObject({ outputTokenCount: 78 })
  })

  it.each([
    ['a field of its own', ['error: {"code":503,"message":"x"}\n\n'], 'overloaded'],
    ['a bare line', [C('a'), '{"error":{"message":"x"}}\n'], 'error-midstream'],
    ['nothing but a bare line', ['{"error":{"message":"x"}}\n'], 'api-error'],
    ['a named event, flat', ['event: error\ndata: {"type":"error","code":"boom","message":"x"}\n\n'], 'api-error'],
    ['a named event, nested', ['event: error\ndata: {"error":{"message":"x","code":429}}\n\n'], 'rate-limited']
  ])('22: an error as %s keeps its words', (_, pieces, outcome) => {
    const { derived, detail } = reply(...pieces)
    expect([derived.outcome, detail.message]).toEqual([outcome, 'x'])
  })

  it.each([
    ['a finish reason that is one', [C('a'), F('error'), D], 'error-midstream'],
    ['a filtered reply', [F('content_filter'), D], 'refusal']
  ])('%s is no answer', (_, pieces, outcome) => {
    expect(reply(...pieces).derived.outcome).toBe(outcome)
  })

  it('23: a page that claims to be a stream is none', () => {
    const { derived, detail } = reply('<html>\nSign in</html>')
    expect([derived.outcome, detail.message]).toEqual(['not-a-stream', 'Sign in'])
  })
})

describe('openai-responses alone', () => {
  const heard = (...events: readonly object[]) =>
    interpret(DIALECTS['openai-responses'], exchangeOf('text/event-stream', [[10, events.map(sse).join('')]]))
  const failed = {
    type: 'response.failed',
    response: { status: 'failed', error: { code: 'insufficient_quota', message: 'y' } }
  }

  it.each([
    ['flat', { type: 'error', code: 'rate_limit_exceeded', message: 'x' }],
    ['nested', { type: 'error', error: { code: 'rate_limit_exceeded', message: 'x' } }]
  ])('22: an error that comes %s and once more as a failed response is one', (_, error) => {
    const { derived, detail } = heard(error, failed)
    expect([derived.outcome, detail.message]).toEqual(['rate-limited', 'x'])
  })
})

describe('anthropic-messages alone', () => {
  it('28: counts are corrected at the end, with what was cached beside the rest', () => {
    const text = (words: string) => ({ type: 'content_block_delta', delta: { type: 'text_delta', text: words } })
    const { derived } = interpret(
      DIALECTS['anthropic-messages'],
      exchangeOf('text/event-stream', [
        [50, sse({ type: 'message_start', message: { usage: { input_tokens: 43, output_tokens: 1 } } })],
        [60, sse({ type: 'ping' })],
        [100, sse(text('a'))],
        [120, sse(text('b'))],
        [140, sse(text('c'))],
        [
          150,
          sse({
            type: 'message_delta',
            delta: { stop_reason: 'end_turn' },
            usage: { input_tokens: 61, cache_read_input_tokens: 10, output_tokens: 9 }
          }) + sse({ type: 'message_stop' })
        ]
      ])
    )
    expect(derived).toMatchObject({ outcome: 'ok', inputTokenCount: 71, cachedTokenCount: 10, outputTokenCount: 9 })
    expect(derived).toMatchObject({ ttftMs: 100, lastMs: 140, chunkCount: 3, flags: [] })
  })
})

describe('gemini alone', () => {
  const chunk = (members: object, usageMetadata?: object) =>
    sse({ candidates: [members], ...(usageMetadata === undefined ? {} : { usageMetadata }) })
  const text = (words: string) => ({ content: { parts: [{ text: words }] } })
  const heard = (pieces: readonly Piece[], members: Partial<Exchange> = {}) =>
    interpret(gemini, exchangeOf('text/event-stream', pieces, members))

  it("carries the front end's time to the headers on to the first token", () => {
    const reply = (headers: Readonly<Record<string, string>>, members: Partial<Exchange> = {}) =>
      heard([[100, chunk({ ...text('a'), finishReason: 'STOP' }, { candidatesTokenCount: 1 })]], {
        headers: { 'content-type': 'text/event-stream', ...headers },
        headersAtMs: SENT_AT_MS + 90,
        ...members
      }).derived
    // 90 ms until the headers here, 70 of them there; the token came 10 ms after.
    expect(reply({ 'server-timing': 'gfet4t7; dur=70' }).serverTimings).toEqual({ firstTokenMs: 80 })
    expect(reply({})).not.toHaveProperty('serverTimings')
    const cut = reply({ 'server-timing': 'gfet4t7; dur=70' }, { sentAtMs: undefined } as never)
    expect(cut).not.toHaveProperty('serverTimings')
  })

  it('13, 16: counts are totals so far, with thoughts on top, and hidden thoughts hide the first token', () => {
    const { derived } = heard([
      [100, chunk(text('There'), { promptTokenCount: 12, candidatesTokenCount: 4, thoughtsTokenCount: 185 })],
      [120, chunk(text(' are'), { promptTokenCount: 12, candidatesTokenCount: 23, thoughtsTokenCount: 185 })],
      [
        130,
        chunk(
          { ...text(''), finishReason: 'STOP' },
          { promptTokenCount: 12, candidatesTokenCount: 23, thoughtsTokenCount: 185 }
        )
      ]
    ])
    expect(derived).toMatchObject({ outcome: 'ok', outputTokenCount: 208, reasoningTokenCount: 185, ttfatMs: 100 })
    expect(derived).not.toHaveProperty('ttftMs')
  })

  it('28: an empty last text does not move the last token', () => {
    const { derived } = heard([
      [100, chunk(text('a'))],
      [120, chunk(text('b'))],
      [500, chunk({ ...text(''), finishReason: 'STOP' })]
    ])
    expect(derived).toMatchObject({ lastMs: 120, endMs: 500 })
  })

  it('reads on after a finish reason, which some versions send with every chunk', () => {
    const { derived } = heard([
      [100, chunk({ ...text('a'), finishReason: 'STOP' })],
      [120, chunk({ ...text('b'), finishReason: 'STOP' }, { candidatesTokenCount: 2 })]
    ])
    expect(derived).toMatchObject({ outcome: 'ok', lastMs: 120, chunkCount: 2, outputTokenCount: 2, flags: [] })
  })

  it('a connection that breaks after the finish reason is flagged, since its close is the end mark', () => {
    const { derived } = heard([[100, chunk({ ...text('a'), finishReason: 'STOP' }, { candidatesTokenCount: 1 })]], {
      end: { kind: 'failed', code: 'ECONNRESET' }
    })
    expect(derived).toMatchObject({ outcome: 'ok', flags: ['no-end-mark'] })
  })

  it('a blocked prompt is a refusal, though it has no candidate', () => {
    const { derived } = heard([[100, sse({ promptFeedback: { blockReason: 'SAFETY' } })]])
    expect(derived.outcome).toBe('refusal')
  })
})

describe('ollama alone', () => {
  const heard = (pieces: readonly Piece[], type = 'application/x-ndjson') => interpret(ollama, exchangeOf(type, pieces))
  const text = (content: string) => line({ message: { content }, done: false })
  const last = line({
    message: { content: '' },
    done: true,
    done_reason: 'stop',
    total_duration: 500_000_000,
    load_duration: 20_000_000,
    prompt_eval_duration: 120_000_000,
    eval_count: 2,
    eval_duration: 300_000_000
  })

  it('29: a line over two reads comes with the read that ended it, two in one read together', () => {
    const { derived, contentAtMs } = heard([
      [50, text('a').slice(0, 10)],
      [80, text('a').slice(10) + text('b')],
      [90, last]
    ])
    expect(contentAtMs).toEqual([80, 80])
    expect(derived).toMatchObject({ outcome: 'ok', readCount: 1, chunkCount: 2 })
  })

  it('what the stream says of the server goes before its headers', () => {
    const pieces: readonly Piece[] = [[80, text('a') + last]]
    const headers = { 'content-type': 'application/x-ndjson', 'x-envoy-upstream-service-time': '7' }
    const { derived } = interpret(ollama, exchangeOf('', pieces, { headers, headersAtMs: SENT_AT_MS + 10 }))
    expect(derived.serverTimings).toMatchObject({ prefillMs: 120 })
    expect(derived.serverTimings).not.toHaveProperty('firstTokenMs')
  })

  it('29: durations are nanoseconds, and a count that is absent stays absent', () => {
    const { derived } = heard([
      [80, text('a')],
      [90, text('b') + last]
    ])
    expect(derived.serverTimings).toEqual({ queueMs: 80, prefillMs: 120, decodeMs: 300, totalMs: 500 })
    expect(derived).toMatchObject({ outputTokenCount: 2 })
    expect(derived).not.toHaveProperty('inputTokenCount')
  })

  it.each(['application/x-ndjson; charset=utf-8', 'application/jsonl', 'text/plain', ''])(
    'is a stream as %s',
    (type) => {
      expect(heard([[10, text('a') + text('b') + last]], type).derived.outcome).toBe('ok')
    }
  )

  it('an error on a line of its own is one, whatever the type', () => {
    const error = line({ error: 'model is too large' })
    for (const type of ['application/x-ndjson', 'application/json']) {
      const { derived, detail } = heard([[10, error]], type)
      expect([derived.outcome, detail.message]).toEqual(['api-error', 'model is too large'])
    }
  })

  it('server-sent events are a breach of the format', () => {
    expect(heard([[10, sse({ choices: [] })]], 'text/event-stream').derived.outcome).toBe('protocol-error')
  })
})
