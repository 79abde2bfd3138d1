import { describe, expect, it } from '@jest/globals'
import { tpotMs } from '../../src/domain/metric.ts'
import type { ApiId } from '../../src/domain/plan.ts'
import type { Derived } from '../../src/measure/sample/derive-sample.ts'
import { interpret } from '../../src/measure/sample/interpret.ts'
import type { Exchange } from '../../src/measure/wire/exchange.ts'
import { loadAwsFrames } from '../../src/measure/wire/read-aws-event-stream.ts'
import { DIALECTS } from '../../src/providers/registry.ts'
import { exchangeOf, SENT_AT_MS } from '../support/an-exchange.ts'
import { frameOf, stopFrame, textFrame } from '../support/aws-frames.ts'
import { any, C, D, delta, F, T, U, usage } from '../support/chat-events.ts'

await loadAwsFrames()

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
  const chunk = (members: object, usageMetadata?: object) => sse({ candidates: [members], usageMetadata })
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

  it('29: a reply for which the model was brought into memory is void, and the one after it is not', () => {
    const loading = (ms: number): string => last.replace(/"load_duration":\d+/, `"load_duration":${ms * 1e6}`)
    const flagsOf = (ms: number) => heard([[80, text('a') + text('b') + loading(ms)]]).derived.flags
    expect(flagsOf(3000)).toContain('void-model-load')
    expect(flagsOf(100)).not.toContain('void-model-load')
  })

  it('29: durations are nanoseconds, and a count that is absent stays absent', () => {
    const { derived } = heard([
      [80, text('a')],
      [90, text('b') + last]
    ])
    expect(derived.serverTimings).toEqual({ queueMs: 80, loadMs: 20, prefillMs: 120, decodeMs: 300, totalMs: 500 })
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

/** How each API says that a model thought, and that it answered ten words with 310 tokens in all. */
interface Thinking {
  readonly name: string
  readonly api: ApiId
  readonly type: string
  /** What was thought, and is not shown. */
  readonly hidden: Bytes
  readonly shown: Bytes
  readonly word: Bytes
  /** The end, without a count of the thoughts. */
  readonly end: Bytes
  /** The end with one, of 300; absent where the API has none. */
  readonly countedEnd?: Bytes
}
type Bytes = string | Uint8Array

const claude = (members: object) => sse({ type: 'content_block_delta', index: 0, delta: members })
const claudeEnd = (more: object) =>
  sse({ type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 310, ...more } }) +
  sse({ type: 'message_stop' })
const CLAUDE = {
  api: 'anthropic-messages',
  type: 'text/event-stream',
  shown: claude({ type: 'thinking_delta', thinking: 'Hm' }),
  word: claude({ type: 'text_delta', text: 'word ' }),
  end: claudeEnd({}),
  countedEnd: claudeEnd({ output_tokens_details: { thinking_tokens: 300 } })
} as const

const reasoningFrame = (reasoningContent: object) =>
  frameOf('contentBlockDelta', { contentBlockIndex: 0, delta: { reasoningContent } })
const BEDROCK = {
  api: 'bedrock-converse',
  type: 'application/vnd.amazon.eventstream',
  shown: reasoningFrame({ text: 'Hm' }),
  word: textFrame('word '),
  end: Buffer.concat([
    stopFrame(),
    frameOf('metadata', { usage: { inputTokens: 5, outputTokens: 310, totalTokens: 315 }, metrics: { latencyMs: 9 } })
  ])
} as const

const chatEnd = (more = {}) => F('stop') + U(5, 310, more) + D
const CHAT = {
  api: 'openai-chat',
  type: 'text/event-stream',
  shown: T('Hm'),
  word: C('word '),
  end: chatEnd(),
  countedEnd: chatEnd({ completion_tokens_details: { reasoning_tokens: 300 } })
} as const

const responsesEnd = (output: readonly object[], more = {}) =>
  sse({ type: 'response.completed', response: { output, usage: { input_tokens: 5, output_tokens: 310, ...more } } })
const sealedItem = { type: 'reasoning', summary: [], encrypted_content: 'gAAA' }

const THINKING: readonly Thinking[] = [
  { name: 'signed', ...CLAUDE, hidden: claude({ type: 'signature_delta', signature: 'Eq' }) },
  {
    name: 'redacted',
    ...CLAUDE,
    hidden: sse({ type: 'content_block_start', content_block: { type: 'redacted_thinking', data: 'Em' } })
  },
  { name: 'signed', ...BEDROCK, hidden: reasoningFrame({ signature: 'Eq' }) },
  { name: 'redacted', ...BEDROCK, hidden: reasoningFrame({ redactedContent: 'c2Vj' }) },
  {
    name: 'signed, passed on by LiteLLM',
    ...CHAT,
    hidden: delta({ content: '', thinking_blocks: [{ type: 'thinking', thinking: '', signature: 'Eq' }] })
  },
  {
    name: 'sealed by OpenRouter',
    ...CHAT,
    hidden: delta({ reasoning_details: [{ type: 'reasoning.encrypted', data: 'Em', format: 'anthropic-claude-v1' }] })
  },
  {
    name: 'sealed',
    api: 'openai-responses',
    type: 'text/event-stream',
    hidden: sse({ type: 'response.output_item.added', item: sealedItem }),
    shown: sse({ type: 'response.reasoning_summary_text.delta', delta: 'Hm' }),
    word: sse({ type: 'response.output_text.delta', delta: 'word ' }),
    end: responsesEnd([sealedItem]),
    countedEnd: responsesEnd([sealedItem], { output_tokens_details: { reasoning_tokens: 300 } })
  }
]

const tpotOf = (derived: Derived) =>
  tpotMs({
    targetId: 't',
    scenarioId: 's',
    kind: 'k',
    round: 0,
    arm: 'head',
    startedAtMs: 0,
    ...derived,
    flags: [...derived.flags]
  })

describe.each(THINKING)(
  'thoughts that nobody saw, $name, $api',
  ({ api, type, hidden, shown, word, end, countedEnd }) => {
    /** Ten words, 100 ms apart, from 4,100 ms on. */
    const words = Array.from({ length: 10 }, (_, index) => [4100 + index * 100, word] as const)
    const heard = (thoughts: readonly (readonly [atMs: number, bytes: Bytes])[], ending = end) =>
      interpret(DIALECTS[api], exchangeOf(type, [...thoughts, ...words, [5010, ending]]))

    it('leave no first token, and no time for each of tokens that nobody counted', () => {
      const { derived, detail } = heard([[4000, hidden]])
      expect(derived).toMatchObject({ outcome: 'ok', ttfatMs: 4100, lastMs: 5000, outputTokenCount: 310 })
      expect(derived).not.toHaveProperty('ttftMs')
      expect(derived.flags).toEqual(['reasoning-uncounted'])
      expect(tpotOf(derived)).toBeUndefined()
      // So that room is made for them.
      expect(detail.reasoned).toBe(true)
    })

    it('are no more than a signature after thoughts that were seen', () => {
      const { derived, detail } = heard([
        [1000, shown],
        [4000, hidden]
      ])
      expect(derived).toMatchObject({ outcome: 'ok', ttftMs: 1000, ttfatMs: 4100, chunkCount: 11 })
      expect(tpotOf(derived)).toBeCloseTo(4000 / 309, 10)
      expect(derived.flags).toEqual([])
      expect(detail.reasoned).toBe(true)
    })

    if (countedEnd !== undefined) {
      it('are not the tokens that were seen, where they are counted', () => {
        const { derived } = heard([[4000, hidden]], countedEnd)
        expect(derived).toMatchObject({ ttfatMs: 4100, reasoningTokenCount: 300, flags: [] })
        expect(derived).not.toHaveProperty('ttftMs')
        expect(tpotOf(derived)).toBe(100)
      })
    }

    it('are not thought of where there are none', () => {
      const { derived, detail } = heard([], api === 'openai-responses' ? responsesEnd([]) : end)
      expect(derived).toMatchObject({ ttftMs: 4100, flags: [] })
      expect(detail.reasoned).toBe(false)
    })
  }
)

it.each(THINKING.filter(({ api }) => api !== 'openai-responses'))(
  'thoughts that nobody saw came first where others were seen after them, $name, $api',
  ({ api, type, hidden, shown, word, end }) => {
    const pieces = [
      [1000, hidden],
      [2000, shown],
      [3000, hidden],
      [4000, word],
      [4100, word],
      [4200, word],
      [4210, end]
    ] as const
    const { derived } = interpret(DIALECTS[api], exchangeOf(type, pieces))
    expect(derived).toMatchObject({ outcome: 'ok', ttfatMs: 4000, flags: ['reasoning-uncounted'] })
    expect(derived).not.toHaveProperty('ttftMs')
  }
)

it.each([
  [
    'openai-chat',
    C('a'),
    F('stop') + any({ choices: [], usage: { prompt_tokens: 12, completion_tokens: 3, total_tokens: 200 } }) + D
  ],
  [
    'openai-responses',
    sse({ type: 'response.output_text.delta', delta: 'a' }),
    sse({
      type: 'response.completed',
      response: { usage: { input_tokens: 12, output_tokens: 3, total_tokens: 200 } }
    })
  ],
  [
    'gemini',
    sse({ candidates: [{ content: { parts: [{ text: 'a' }] } }] }),
    sse({
      candidates: [{ finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 12, candidatesTokenCount: 3, totalTokenCount: 200 }
    })
  ]
] as const)('thoughts that stand in the total alone hide the first token, %s', (api, word, end) => {
  const pieces = [
    [3000, word],
    [3100, word],
    [3200, word],
    [3210, end]
  ] as const
  const { derived } = interpret(DIALECTS[api], exchangeOf('text/event-stream', pieces))
  expect(derived).toMatchObject({ outcome: 'ok', ttfatMs: 3000, outputTokenCount: 188, reasoningTokenCount: 185 })
  expect(derived).not.toHaveProperty('ttftMs')
  expect(tpotOf(derived)).toBe(100)
})

it.each([
  ['gemini', 'text/event-stream', sse({ candidates: [{ content: { parts: [{ text: 'a' }] } }] }), D],
  [
    'cohere-chat',
    'text/event-stream',
    sse({ type: 'content-delta', delta: { message: { content: { text: 'a' } } } }),
    D
  ],
  ['anthropic-messages', 'text/event-stream', CLAUDE.word, D],
  ['openai-responses', 'text/event-stream', sse({ type: 'response.output_text.delta', delta: 'a' }), D],
  ['ollama', 'application/x-ndjson', line({ message: { content: 'a' }, done: false }), '[DONE]\n']
] as const)('a cut reply is cut, whatever a gateway adds to it, %s', (api, type, word, done) => {
  const pieces = [
    [100, word],
    [200, word],
    [300, done]
  ] as const
  expect(interpret(DIALECTS[api], exchangeOf(type, pieces)).derived.outcome).toBe('truncated')
})

describe('who served', () => {
  const heard = (headers: Readonly<Record<string, string>>, chunk: object = {}) => {
    const pieces: readonly Piece[] = [[10, any({ choices: [{ delta: { content: 'a' } }], ...chunk }) + F('stop') + D]]
    const all = { headers: { 'content-type': 'text/event-stream', ...headers } }
    return interpret(DIALECTS['openai-chat'], exchangeOf('', pieces, all)).derived
  }

  it('is said by headers and by the stream, the outermost first', () => {
    expect(heard({ 'x-ms-region': 'East US' })).toMatchObject({ servedVia: 'East US' })
    expect(heard({}, { provider: 'Acme' })).toMatchObject({ servedVia: 'Acme' })
    expect(heard({ 'x-litellm-model-id': 'eu-1' }, { provider: 'Acme' })).toMatchObject({ servedVia: 'eu-1 / Acme' })
    expect(heard({})).not.toHaveProperty('servedVia')
  })

  it('by which tier is said by the stream before the headers', () => {
    expect(heard({ 'x-gemini-service-tier': 'standard' })).toMatchObject({ serviceTier: 'standard' })
    expect(heard({ 'x-gemini-service-tier': 'standard' }, { service_tier: 'flex' })).toMatchObject({
      serviceTier: 'flex'
    })
    expect(heard({})).not.toHaveProperty('serviceTier')
  })
})
