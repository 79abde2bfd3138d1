import { describe, expect, it, jest } from '@jest/globals'
import { tpotMs } from '../../src/domain/metric.ts'
import { any, C, D, delta, F, R, reasoning, T, U, usage } from '../support/chat-events.ts'
import { ask } from '../support/measure-wire.ts'
import { head, httpChunk, type Script, type Step } from '../support/raw-server.ts'

/**
 * What servers were seen to send, played byte for byte. Times are compared with the server's own stamps, since its
 * timers are late on a busy machine and that is not the client's doing.
 */
const TOLERANCE_MS = 15
// Another process on the machine may take both cores for a while. A fault of ours is there every time.
jest.retryTimes(2)
const near = (actual: number | undefined, expected: number | undefined) => {
  expect(Math.abs((actual ?? Number.NaN) - (expected ?? Number.NaN))).toBeLessThanOrEqual(TOLERANCE_MS)
}

const start: Step = { atMs: 0, bytes: head() }
/** Each piece a write of its own; the body ends with the connection. */
const stream = (...pieces: readonly (readonly [atMs: number, bytes: string])[]): Script => [
  start,
  ...pieces.map(([atMs, bytes]) => ({ atMs, bytes })),
  { atMs: pieces.at(-1)?.[0] ?? 0, close: 'fin' }
]
const CASE_1 = [R(''), C('a'), C('b'), C('c'), F('stop') + U(5, 3) + D]
const case1 = (first: readonly [number, string][] = [[50, R('')]]) =>
  stream(...first, [150, C('a')], [200, C('b')], [250, C('c')], [260, F('stop') + U(5, 3) + D])

describe('time', () => {
  it.each([
    ['a role chunk with an empty text', case1()],
    ['a role chunk with null', case1([[50, R(null)]])],
    ['no role chunk', case1([])]
  ])('1, 2: counts from the first generated text, after %s', async (_, script) => {
    const { attempt, served } = await ask(script)
    const { sample } = attempt
    const [a, b, c] = served.stepAtMs.slice(-5)
    near(sample.ttftMs, a)
    near(sample.ttfatMs, a)
    near(sample.lastMs, c)
    near(tpotMs(sample), ((c ?? 0) - (a ?? 0)) / 2)
    near(sample.gapsMs?.p50, ((b ?? 0) - (a ?? 0) + (c ?? 0) - (b ?? 0)) / 2)
    expect(sample.endMs).toBeGreaterThanOrEqual(sample.lastMs ?? Number.NaN)
    expect(sample).toMatchObject({
      outcome: 'ok',
      outputTokenCount: 3,
      inputTokenCount: 5,
      chunkCount: 3,
      readCount: 3
    })
    expect(sample).toMatchObject({ servedModel: 'served-1', servedFingerprint: 'fp_1', httpVersion: '1.1' })
  })

  // The idle limit is above each pause and below the whole wait, so that it holds only if comments re-arm it.
  it('3: comments are no tokens, and keep a request alive', async () => {
    const comment = ': OPENROUTER PROCESSING\n\n'
    const script = stream([60, comment], [120, comment], [200, C('a')], [210, F('stop') + U(5, 1) + D])
    const { attempt, served } = await ask(script, { timeouts: { idleMs: 150, firstByteMs: 150 } })
    near(attempt.sample.ttftMs, served.stepAtMs[3])
    expect(attempt.sample.outcome).toBe('ok')
  })

  it('5: a reply in one write has no time per token', async () => {
    const { attempt, served } = await ask(stream([300, CASE_1.join('')]))
    near(attempt.sample.ttftMs, served.stepAtMs[1])
    near(attempt.sample.lastMs, served.stepAtMs[1])
    expect(tpotMs(attempt.sample)).toBeUndefined()
    expect(attempt.sample).toMatchObject({ outcome: 'ok', readCount: 1, chunkCount: 3 })
    expect(attempt.sample.flags).toContain('buffered')
  })

  it('pieces that arrive together share a stamp', async () => {
    const pieces = CASE_1.map(httpChunk).join('') + httpChunk('')
    const { attempt } = await ask([
      { atMs: 0, bytes: head(200, { 'transfer-encoding': 'chunked', connection: 'keep-alive' }) },
      { atMs: 50, bytes: pieces }
    ])
    expect(attempt.sample).toMatchObject({ outcome: 'ok', readCount: 1, chunkCount: 3, gapsMs: { max: 0 } })
    expect(attempt.contentAtMs).toEqual(Array.from({ length: 3 }, () => attempt.sample.ttftMs))
  })

  it('opening a connection is apart from the first token', async () => {
    const { attempt } = await ask(case1())
    expect(attempt.sample.connectionReused).toBe(false)
    expect(attempt.sample.connectMs).toBeGreaterThan(0)
    expect(attempt.sample.connectMs).toBeLessThan(100)
    expect(attempt.sample.flags).not.toContain('upload-pending')
  })

  it.each([['reasoning'], ['reasoning_content'], ['reasoning', 'reasoning_content']])(
    '12: reasoning as %s %s starts the clock, and text the answer',
    async (...names) => {
      const thoughts = Array.from({ length: 10 }, (_, index) => [80 + 20 * index, T('x', names)] as const)
      const script = stream([50, R('')], ...thoughts, [300, C('a')], [310, F('stop') + U(5, 11, reasoning(10)) + D])
      const { attempt, served } = await ask(script)
      near(attempt.sample.ttftMs, served.stepAtMs[2])
      near(attempt.sample.ttfatMs, served.stepAtMs[12])
      expect(attempt.sample).toMatchObject({ outcome: 'ok', chunkCount: 11, outputTokenCount: 11 })
    }
  )

  it('19: time per token comes from the count, not from the chunks', async () => {
    const { attempt, served } = await ask(
      stream([100, C('a b c d ')], [180, C('e f g h ')], [260, C('i j k l ')], [270, F('stop') + U(5, 24) + D])
    )
    const [, first, , last] = served.stepAtMs
    const expected = ((last ?? 0) - (first ?? 0)) / 23
    expect(Math.abs((tpotMs(attempt.sample) ?? 0) - expected)).toBeLessThanOrEqual(TOLERANCE_MS / 23)
    expect(attempt.sample.chunkCount).toBe(3)
    near(attempt.sample.gapsMs?.max, 80)
  })

  it('20: running counts are not added up', async () => {
    const at = (text: string, tokens: number) =>
      any({ choices: [{ index: 0, delta: { content: text } }], usage: usage(5, tokens) })
    const { attempt, served } = await ask(
      stream([100, at('a', 1)], [160, at('bcd', 4)], [180, at('e', 5)], [185, F('stop') + D])
    )
    const [, first, , last] = served.stepAtMs
    expect(attempt.sample.outputTokenCount).toBe(5)
    near(tpotMs(attempt.sample), ((last ?? 0) - (first ?? 0)) / 4)
  })
})

describe('framing', () => {
  const facts = { outcome: 'ok', outputTokenCount: 3, inputTokenCount: 5, chunkCount: 3 }
  const whole = CASE_1.join('')

  it('4: a comment sent as data is skipped, and flagged', async () => {
    const { attempt, served } = await ask(
      stream([40, 'data: : keepalive\n\n'], [100, C('a')], [110, F('stop') + U(5, 1) + D])
    )
    near(attempt.sample.ttftMs, served.stepAtMs[2])
    expect(attempt.sample.outcome).toBe('ok')
    expect(attempt.sample.flags).toContain('nonjson-keepalive')
  })

  it('4: broken JSON is a protocol error', async () => {
    const { attempt } = await ask(stream([10, C('a')], [20, 'data: {broken\n\n'], [30, F('stop') + D]))
    expect(attempt.sample.outcome).toBe('protocol-error')
  })

  it('6: every byte a write of its own', async () => {
    const bytes = Buffer.from(whole.replace('"a"', '"👩‍🚀 é"'))
    const script: Script = [
      start,
      ...Array.from(bytes, (byte) => ({ atMs: 0, bytes: Uint8Array.of(byte) })),
      { atMs: 0, close: 'fin' }
    ]
    const { attempt } = await ask(script)
    expect(attempt.sample).toMatchObject(facts)
  })

  const crlf = whole.replaceAll('\n', '\r\n')
  it.each([
    ['CRLF', [crlf]],
    ['CR alone', [whole.replaceAll('\n', '\r')]],
    ['CR and LF in two writes', crlf.split(/(?<=\r)/)],
    ['a BOM in front', [`\uFEFF${whole}`]],
    ['no space after the colon', [whole.replaceAll('data: ', 'data:')]],
    ['named events', [whole.replaceAll('data: ', 'event: message\ndata: ')]]
  ])('7: %s', async (_, pieces) => {
    const { attempt } = await ask(stream(...pieces.map((piece) => [20, piece] as const)))
    expect(attempt.sample).toMatchObject(facts)
  })

  it('8: JSON over two data lines is one event', async () => {
    const split = C('a').replace('"choices"', '\ndata: "choices"')
    const { attempt } = await ask(stream([10, split + C('b') + C('c') + F('stop') + U(5, 3) + D]))
    expect(attempt.sample).toMatchObject(facts)
  })

  it('9: a last event without its blank line is read, and flagged', async () => {
    const { attempt } = await ask(stream([10, C('a') + C('b') + C('c') + F('stop') + U(5, 3).trimEnd()]))
    expect(attempt.sample).toMatchObject(facts)
    expect(attempt.sample.flags).toEqual(expect.arrayContaining(['unterminated', 'no-end-mark']))
  })
})

describe('the end', () => {
  it('10: a finish reason is enough', async () => {
    const { attempt } = await ask(stream([10, C('a') + F('stop') + U(5, 1)]))
    expect(attempt.sample.outcome).toBe('ok')
    expect(attempt.sample.flags).toContain('no-end-mark')
  })

  it('10: a clean close alone is not', async () => {
    const { attempt } = await ask(stream([10, C('a')], [20, C('b')]))
    expect(attempt.sample).toMatchObject({ outcome: 'truncated', chunkCount: 2 })
  })

  it.each([
    ['without a length', [start, { atMs: 10, bytes: C('a') }, { atMs: 60, close: 'reset' }]],
    [
      'chunked',
      [
        { atMs: 0, bytes: head(200, { 'transfer-encoding': 'chunked', connection: 'keep-alive' }) },
        { atMs: 10, bytes: httpChunk(C('a')) },
        { atMs: 60, close: 'reset' }
      ]
    ],
    [
      'chunked, closed cleanly',
      [
        { atMs: 0, bytes: head(200, { 'transfer-encoding': 'chunked' }) },
        { atMs: 10, bytes: httpChunk(C('a')) },
        { atMs: 60, close: 'fin' }
      ]
    ],
    [
      'shorter than its length',
      [
        { atMs: 0, bytes: head(200, { 'content-length': '99999', connection: 'keep-alive' }) },
        { atMs: 10, bytes: C('a') },
        { atMs: 60, close: 'fin' }
      ]
    ]
  ] as const)('11: a broken connection is truncated: %s', async (_, script) => {
    const { attempt } = await ask(script)
    expect(attempt.sample).toMatchObject({ outcome: 'truncated', chunkCount: 1 })
  })
})

describe('counts', () => {
  const reply = (...pieces: readonly string[]) => stream([10, pieces.join('')])

  it.each([
    ['13: on every chunk', [C('a'), U(1, 1), C('b'), U(1, 2), C('c'), U(1, 3), F('stop'), D]],
    ['13: twice at the end', [C('a'), C('b'), C('c'), F('stop'), U(1, 3), U(1, 3), D]],
    [
      '14: on the finish chunk',
      [C('a'), any({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage: usage(1, 3) }), D]
    ],
    ['14: below x_groq', [C('a'), F('stop'), any({ choices: [], x_groq: { id: 'r', usage: usage(1, 3) } }), D]],
    ['15: without choices', [C('a'), F('stop'), any({ usage: usage(1, 3) }), any({ choices: null }), D]],
    [
      '15: beside a choice without delta',
      [any({ choices: [{ content_filter_offsets: {} }] }), C('a'), F('stop'), U(1, 3), D]
    ]
  ])('%s', async (_, pieces) => {
    const { attempt } = await ask(reply(...pieces))
    expect(attempt.sample).toMatchObject({ outcome: 'ok', outputTokenCount: 3, outputTokenSource: 'usage' })
  })

  it('16: reasoning on top of the count is added', async () => {
    const { attempt } = await ask(reply(C('a'), F('stop'), U(12, 1, { total_tokens: 303, ...reasoning(290) }), D))
    expect(attempt.sample).toMatchObject({ outputTokenCount: 291, reasoningTokenCount: 290 })
  })

  it('16: reasoning within the count is not, and hides the first token', async () => {
    const { attempt } = await ask(reply(C('a'), F('stop'), U(15, 78, reasoning(64)), D))
    expect(attempt.sample).toMatchObject({ outcome: 'ok', outputTokenCount: 78, reasoningTokenCount: 64 })
    expect(attempt.sample).not.toHaveProperty('ttftMs')
    expect(attempt.sample).toHaveProperty('ttfatMs')
  })

  it('17: no count is no count', async () => {
    const { attempt } = await ask(stream([10, C('a')], [30, C('b')], [50, C('c')], [60, F('stop') + D]))
    expect(attempt.sample).not.toHaveProperty('outputTokenCount')
    expect(tpotMs(attempt.sample)).toBeUndefined()
    expect(attempt.sample.flags).toContain('usage-missing')
    near(attempt.sample.gapsMs?.p50, 20)
  })

  it('18: one token has no time per token', async () => {
    const { attempt } = await ask(reply(C('a'), F('stop'), U(5, 1), D))
    expect(attempt.sample).toMatchObject({ outcome: 'ok', outputTokenCount: 1 })
    expect(tpotMs(attempt.sample)).toBeUndefined()
    expect(attempt.sample.flags).not.toContain('buffered')
  })

  it.each([
    ['a full limit', [R(''), F('length'), U(5, 50, reasoning(50)), D]],
    ['nothing at all', [R(''), F('stop'), U(5, 0), D]]
  ])('18: an empty reply has no first token: %s', async (_, pieces) => {
    const { attempt } = await ask(reply(...pieces))
    expect(attempt.sample.outcome).toBe('empty-output')
    expect(attempt.sample).not.toHaveProperty('ttftMs')
    expect(attempt.sample).not.toHaveProperty('lastMs')
  })

  it('21: a tool call starts the clock, and is no answer', async () => {
    const call = delta({ tool_calls: [{ index: 0, function: { name: 'find', arguments: '' } }] })
    const { attempt } = await ask(reply(call, F('tool_calls'), U(5, 4), D))
    expect(attempt.sample).toMatchObject({ outcome: 'ok', chunkCount: 1 })
    expect(attempt.sample).toHaveProperty('ttftMs')
    expect(attempt.sample).not.toHaveProperty('ttfatMs')
  })
})

describe('errors within success', () => {
  const tooMany = any({ error: { message: 'x', code: 429 } })

  it.each([
    ['22: an error as the first event', [tooMany], { outcome: 'rate-limited' }],
    [
      '22: after five tokens',
      ['a', 'b', 'c', 'd', 'e'].map(C).concat(tooMany),
      { outcome: 'error-midstream', chunkCount: 5 }
    ],
    [
      '22: a named event',
      ['event: error\ndata: {"type":"error","code":"boom","message":"x"}\n\n'],
      { outcome: 'api-error' }
    ],
    ['22: a field of its own', ['error: {"code":503,"message":"x"}\n\n'], { outcome: 'overloaded' }],
    ['22: a bare line', [C('a'), '{"error":{"message":"x"}}\n'], { outcome: 'error-midstream' }],
    ['22: nothing but a bare line', ['{"error":{"message":"x"}}\n'], { outcome: 'api-error' }],
    ['a finish reason that is one', [C('a'), F('error'), D], { outcome: 'error-midstream' }],
    ['a filtered reply', [F('content_filter'), D], { outcome: 'refusal' }]
  ])('%s', async (_, pieces, expected) => {
    const { attempt } = await ask(stream([10, pieces.join('')]))
    expect(attempt.sample).toMatchObject(expected)
  })

  it('22: keeps the words of an error', async () => {
    const { attempt } = await ask(stream([10, 'error: {"code":500,"message":"too long a prompt"}\n\n']))
    expect(attempt.detail.message).toBe('too long a prompt')
  })

  const reply = (type: string, body: string, headers = {}) =>
    ask([
      { atMs: 0, bytes: head(200, { 'content-type': type, ...headers }) + body },
      { atMs: 5, close: 'fin' }
    ])

  it.each([
    ['23: a page', 'text/html', '<html><title>Hi</title><body>Sign in</body></html>', 'not-a-stream', 'Hi Sign in'],
    ['23: a page that claims to be a stream', 'text/event-stream', '<html>\nSign in</html>', 'not-a-stream', 'Sign in'],
    ['23: a JSON error', 'application/json', '{"error":"Unexpected endpoint"}', 'api-error', 'Unexpected endpoint'],
    [
      '23: a whole reply',
      'application/json',
      '{"choices":[{"message":{"content":"secret words"}}]}',
      'not-streamed',
      ''
    ],
    ['23: nothing', 'text/event-stream', '', 'empty-body', '']
  ])('%s', async (_, type, body, outcome, message) => {
    const { attempt } = await reply(type, body)
    expect(attempt.sample.outcome).toBe(outcome)
    expect(attempt.detail.message).toBe(message)
  })

  it('a stream that claims to be JSON is a stream', async () => {
    const { attempt } = await reply('application/json', CASE_1.join(''))
    expect(attempt.sample.outcome).toBe('ok')
  })

  it('24: compression that nobody asked for is named', async () => {
    const { attempt, served } = await reply('text/event-stream', 'xxxx', { 'content-encoding': 'gzip' })
    expect(attempt.sample.outcome).toBe('unsupported-encoding')
    expect(attempt.detail.encoding).toBe('gzip')
    expect(served.head).toMatch(/^accept-encoding: identity$/m)
  })
})

describe('27: silence', () => {
  // How long after the deadline the socket must be closed.
  const CLOSED_WITHIN_MS = 20
  const tokens: Script = [start, { atMs: 10, bytes: C('a') }, { atMs: 20, bytes: C('b') }, { atMs: 800, bytes: C('c') }]

  it('after a token ends at the idle limit', async () => {
    const { attempt, served } = await ask(tokens, { timeouts: { idleMs: 200 } })
    expect(attempt.sample).toMatchObject({ outcome: 'timeout-idle', chunkCount: 2 })
    near(attempt.sample.endMs, (served.stepAtMs[2] ?? 0) + 200)
    expect((served.closedAtMs ?? Number.NaN) - (attempt.sample.endMs ?? 0)).toBeLessThanOrEqual(CLOSED_WITHIN_MS)
  })

  it.each([
    ['no reply', [] as Script],
    ['headers alone', [start]]
  ])('ends at the limit of the first byte: %s', async (_, script) => {
    const { attempt } = await ask(script, { timeouts: { firstByteMs: 150, idleMs: 50 } })
    expect(attempt.sample.outcome).toBe('timeout-first-byte')
    near(attempt.sample.endMs, 150)
  })

  it('never falls, but the whole takes too long', async () => {
    const drip = Array.from({ length: 30 }, (_, index) => ({ atMs: 20 * index, bytes: C('a') }))
    const { attempt } = await ask([start, ...drip], { timeouts: { totalMs: 250, idleMs: 150 } })
    expect(attempt.sample.outcome).toBe('timeout-total')
    near(attempt.sample.endMs, 250)
  })

  it('after the end mark is no failure', async () => {
    const { attempt } = await ask([start, { atMs: 10, bytes: C('a') + U(1, 1) + D }], { timeouts: { idleMs: 100 } })
    expect(attempt.sample.outcome).toBe('ok')
  })
})
