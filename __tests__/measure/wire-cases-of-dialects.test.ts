import { describe, expect, it } from '@jest/globals'
import { tpotMs } from '../../src/domain/metric.ts'
import type { Sample } from '../../src/domain/sample.ts'
import type { Exchange } from '../../src/measure/exchange.ts'
import { type Interpretation, interpret } from '../../src/measure/interpret.ts'
import { cohereChat } from '../../src/providers/cohere-chat.ts'
import type { Dialect } from '../../src/providers/dialect.ts'
import { gemini } from '../../src/providers/gemini.ts'
import { ollama } from '../../src/providers/ollama.ts'

/**
 * The cases of `wire-cases.serial.test.ts` for formats that are told apart by more than names, with exact times: what
 * came when is given, as transport would have recorded it.
 */
const SENT_AT_MS = 1000

type Piece = readonly [atMs: number, text: string]

const exchangeOf = (type: string, pieces: readonly Piece[], members: Partial<Exchange> = {}): Exchange => ({
  dispatchedAtMs: SENT_AT_MS,
  sentAtMs: SENT_AT_MS,
  uploadPending: false,
  status: 200,
  headers: { 'content-type': type },
  reads: pieces.map(([atMs, text]) => ({
    atMs: SENT_AT_MS + atMs,
    bytes: new TextEncoder().encode(text),
    sameArrival: false
  })),
  endedAtMs: SENT_AT_MS + (pieces.at(-1)?.[0] ?? 0),
  end: { kind: 'complete' },
  ...members
})

const tpotOf = ({ derived }: Interpretation) =>
  tpotMs({ targetId: 't', scenarioId: 's', kind: 'k', round: 0, arm: 'head', startedAtMs: 0, ...derived } as Sample)

/** How each format says the same things. */
interface Tongue {
  readonly dialect: Dialect
  readonly type: string
  readonly text: (text: string) => string
  readonly reasoning: (text: string) => string
  readonly finish: (input: number, output: number, reason?: 'stop' | 'length') => string
  readonly error: string
  /** What a whole reply looks like that was not streamed. */
  readonly whole: string
  readonly wholeError: string
}

const sse = (json: unknown) => `data: ${JSON.stringify(json)}\n\n`
const line = (json: unknown) => `${JSON.stringify(json)}\n`

const TONGUES: readonly Tongue[] = [
  {
    dialect: gemini,
    type: 'text/event-stream',
    text: (text) => sse({ candidates: [{ content: { parts: [{ text }] } }] }),
    reasoning: (text) => sse({ candidates: [{ content: { parts: [{ text, thought: true }] } }] }),
    finish: (promptTokenCount, candidatesTokenCount, reason = 'stop') =>
      sse({
        candidates: [
          {
            content: { parts: [{ text: '', thoughtSignature: 'x' }] },
            finishReason: { stop: 'STOP', length: 'MAX_TOKENS' }[reason]
          }
        ],
        usageMetadata: { promptTokenCount, candidatesTokenCount }
      }),
    error: sse({ error: { code: 429, message: 'boom', status: 'RESOURCE_EXHAUSTED' } }),
    whole: JSON.stringify([{ candidates: [{ content: { parts: [{ text: 'secret' }] } }] }], null, 2),
    wholeError: JSON.stringify({ error: { code: 429, message: 'boom' } }, null, 2)
  },
  {
    dialect: cohereChat,
    type: 'text/event-stream',
    text: (text) => sse({ type: 'content-delta', index: 0, delta: { message: { content: { text } } } }),
    reasoning: (thinking) => sse({ type: 'content-delta', index: 0, delta: { message: { content: { thinking } } } }),
    finish: (input_tokens, output_tokens, reason = 'stop') =>
      sse({
        type: 'message-end',
        delta: {
          finish_reason: { stop: 'COMPLETE', length: 'MAX_TOKENS' }[reason],
          usage: { billed_units: { output_tokens: 1 }, tokens: { input_tokens, output_tokens } }
        }
      }),
    error: sse({ error: { code: 429, message: 'boom' } }),
    whole: JSON.stringify({ message: { content: [{ type: 'text', text: 'secret' }] } }),
    wholeError: JSON.stringify({ error: { code: 429, message: 'boom' } })
  },
  {
    dialect: ollama,
    type: 'application/x-ndjson',
    text: (content) => line({ message: { role: 'assistant', content }, done: false }),
    reasoning: (thinking) => line({ message: { role: 'assistant', content: '', thinking }, done: false }),
    finish: (prompt_eval_count, eval_count, reason = 'stop') =>
      line({ message: { content: '' }, done: true, done_reason: reason, prompt_eval_count, eval_count }),
    error: line({ error: { code: 429, message: 'boom' } }),
    whole: JSON.stringify({ message: { role: 'assistant', content: 'secret' }, done: true }),
    wholeError: JSON.stringify({ error: { code: 429, message: 'boom' } })
  }
]

describe.each(TONGUES.map((tongue) => [tongue.dialect.id, tongue] as const))('%s', (_, tongue) => {
  const { dialect, type, text, reasoning, finish } = tongue
  const heard = (pieces: readonly Piece[], members: Partial<Exchange> = {}) =>
    interpret(dialect, exchangeOf(type, pieces, members))

  it('1, 2: counts from the first generated text, not from an empty one', () => {
    const reply = heard([
      [50, text('')],
      [150, text('a')],
      [200, text('b')],
      [250, text('c')],
      [260, finish(5, 3)]
    ])
    expect(reply.derived).toMatchObject({
      outcome: 'ok',
      ttftMs: 150,
      ttfatMs: 150,
      lastMs: 250,
      endMs: 260,
      inputTokenCount: 5,
      outputTokenCount: 3,
      chunkCount: 3,
      readCount: 3,
      gapsMs: { p50: 50, max: 50 },
      flags: []
    })
    expect(reply.contentAtMs).toEqual([150, 200, 250])
    expect(tpotOf(reply)).toBe(50)
  })

  it('5: a reply in one read is buffered', () => {
    const reply = heard([[300, text('a') + text('b') + text('c') + finish(5, 3)]])
    expect(reply.derived).toMatchObject({ outcome: 'ok', ttftMs: 300, lastMs: 300, flags: ['buffered'] })
    expect(tpotOf(reply)).toBeUndefined()
  })

  it('10, 11: a reply without its finish is truncated, however it ends', () => {
    const pieces: readonly Piece[] = [
      [10, text('a')],
      [20, text('b')]
    ]
    expect(heard(pieces).derived).toMatchObject({ outcome: 'truncated', chunkCount: 2 })
    expect(heard(pieces, { end: { kind: 'failed', code: 'ECONNRESET' } }).derived.outcome).toBe('truncated')
  })

  it('11: a piece cut in the middle is no breach of the format', () => {
    expect(heard([[10, text('a') + text('b').slice(0, -9)]]).derived).toMatchObject({
      outcome: 'truncated',
      chunkCount: 1
    })
  })

  it('12: streamed reasoning starts the clock, and text the answer', () => {
    const reply = heard([
      [80, reasoning('x')],
      [100, reasoning('y')],
      [300, text('a')],
      [310, finish(5, 3)]
    ])
    expect(reply.derived).toMatchObject({ outcome: 'ok', ttftMs: 80, ttfatMs: 300, chunkCount: 3 })
  })

  it('17, 18: no count is none, and one token has no time per token', () => {
    const counted = heard([
      [10, text('a')],
      [20, finish(5, 1)]
    ])
    expect(counted.derived).toMatchObject({ outcome: 'ok', outputTokenCount: 1, flags: [] })
    expect(tpotOf(counted)).toBeUndefined()
  })

  it('18: an empty reply has no first token, and says that the limit was why', () => {
    const reply = heard([[20, finish(5, 40, 'length')]])
    expect(reply.derived.outcome).toBe('empty-output')
    expect(reply.derived).not.toHaveProperty('ttftMs')
    expect(reply.detail.finishedByLength).toBe(true)
  })

  it('19: time per token comes from the count, not from the pieces', () => {
    const reply = heard([
      [100, text('a b c d ')],
      [180, text('e f g h ')],
      [260, text('i j k l ')],
      [270, finish(5, 24)]
    ])
    expect(tpotOf(reply)).toBeCloseTo(160 / 23, 9)
    expect(reply.derived).toMatchObject({ chunkCount: 3, gapsMs: { p50: 80 } })
  })

  it('22: an error is told by its code at first, and midstream after tokens', () => {
    expect(heard([[10, tongue.error]]).derived.outcome).toBe('rate-limited')
    const later = heard([[10, text('a').repeat(5) + tongue.error]])
    expect(later.derived).toMatchObject({ outcome: 'error-midstream', chunkCount: 5 })
    expect(later.detail.message).toBe('boom')
  })

  it.each([
    ['a page', 'text/html', '<html>Sign in</html>', 'not-a-stream', 'Sign in'],
    ['a page that claims to be a stream', type, '<html>\nSign in</html>\n', 'not-a-stream', 'Sign in'],
    ['an error', 'application/json', tongue.wholeError, 'rate-limited', 'boom'],
    ['a whole reply', 'application/json', tongue.whole, 'not-streamed', '']
  ])('23: 200 with %s', (__, contentType, body, outcome, message) => {
    const reply = interpret(dialect, exchangeOf(contentType, [[10, body]]))
    expect(reply.derived.outcome).toBe(outcome)
    expect(reply.detail.message).toBe(message)
  })

  it('23, 24: nothing is an empty body, and compression is named', () => {
    expect(heard([]).derived.outcome).toBe('empty-body')
    const gzip = heard([[10, 'x']], { headers: { 'content-type': type, 'content-encoding': 'gzip' } })
    expect(gzip.derived.outcome).toBe('unsupported-encoding')
  })

  it('27: silence is the timer that ended it', () => {
    const silent = heard([[10, text('a')]], { end: { kind: 'timeout', timeout: 'timeout-idle' } })
    expect(silent.derived).toMatchObject({ outcome: 'timeout-idle', chunkCount: 1 })
  })

  it('a stream that claims to be JSON is a stream', () => {
    const reply = interpret(dialect, exchangeOf('application/json', [[10, text('a') + text('b') + finish(5, 2)]]))
    expect(reply.derived).toMatchObject({ outcome: 'ok', chunkCount: 2 })
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
