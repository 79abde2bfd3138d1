import { describe, expect, it } from '@jest/globals'
import { KnownError } from '../../src/domain/errors.ts'
import type { CustomFormat } from '../../src/domain/plan.ts'
import { loadTokenizer } from '../../src/tokens/o200k.ts'
import { type Job, KEY, runJob } from '../support/measure-job.ts'
import { head, type Script, type Step } from '../support/raw-server.ts'

const REQUEST = { path: '/chat', body: { question: '{{prompt}}', limit: '{{max-tokens}}' } } as const
const SSE: CustomFormat = { ...REQUEST, format: 'sse', text: 'token', done: { data: '[DONE]' } }
const NDJSON: CustomFormat = { ...REQUEST, format: 'ndjson', text: 'token', done: { path: 'over' } }
const TEXT: CustomFormat = { ...REQUEST, format: 'text' }

const WORDS = ['One', ' two', ' three', ' four']
const TYPES = { sse: 'text/event-stream', ndjson: 'application/x-ndjson', text: 'text/plain; charset=utf-8' }
const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
const pieceOf = ({ format }: CustomFormat, text: string): string =>
  format === 'text'
    ? text
    : format === 'sse'
      ? `data: ${JSON.stringify({ token: text })}\n\n`
      : `${JSON.stringify({ token: text })}\n`
const endOf = ({ format }: CustomFormat): string =>
  format === 'text' ? '' : format === 'sse' ? 'data: [DONE]\n\n' : '{"over":true}\n'

/** The reply of an application, with anything in place of its end. */
function reply(custom: CustomFormat, end: readonly Omit<Step, 'atMs'>[] = wholeEnd(custom)): Script {
  const opening = head(200, { 'content-type': TYPES[custom.format], 'transfer-encoding': 'chunked' })
  return [
    { atMs: 0, bytes: opening },
    ...WORDS.map((word, index) => ({ atMs: 4 * (index + 1), bytes: chunk(pieceOf(custom, word)) })),
    ...end.map((step) => ({ atMs: 20, ...step }))
  ]
}

function wholeEnd(custom: CustomFormat): readonly Omit<Step, 'atMs'>[] {
  const end = endOf(custom)
  return [{ bytes: `${end === '' ? '' : chunk(end)}0\r\n\r\n` }]
}

const job = (custom: CustomFormat, script: (index: number) => Script, more: Partial<Job> = {}): Job => ({
  script,
  target: { api: 'custom', custom, key: { from: 'input' }, ...more.target },
  options: { loadTokenizer },
  ...more
})

const FORMATS = [
  ['sse', SSE],
  ['ndjson', NDJSON],
  ['text', TEXT]
] as const

describe.each(FORMATS)('an application that streams %s', (_, custom) => {
  it('is timed, and its tokens are counted by estimate', async () => {
    const { measured, served } = await runJob(job(custom, () => reply(custom)))
    expect(measured.samples).toHaveLength(2)
    for (const sample of measured.samples) {
      expect(sample).toMatchObject({
        outcome: 'ok',
        chunkCount: 4,
        outputTokenCount: 4,
        outputTokenSource: 'estimated'
      })
      expect(sample.ttftMs).toBeGreaterThan(0)
      expect(sample.lastMs).toBeGreaterThan(sample.ttftMs ?? Number.NaN)
    }
    const [line, ...headers] = (served.at(-1)?.head ?? '').split('\r\n')
    expect(line).toBe('POST /v1/chat HTTP/1.1')
    expect(headers.join('\n')).toContain(`authorization: Bearer ${KEY}`)
    expect(JSON.parse(served.at(-1)?.body ?? '')).toEqual({
      question: expect.stringMatching(/^\[\d{12}\] Prompt [ab]$/),
      limit: 50
    })
  })

  it.each<[string, readonly Omit<Step, 'atMs'>[], string]>([
    ['is cut off by a reset', [{ close: 'reset' }], 'truncated'],
    ['is cut off without its last chunk', [{ close: 'fin' }], 'truncated'],
    ['hangs', [], 'timeout-idle']
  ])('fails where its reply %s', async (_name, end, outcome) => {
    const { measured } = await runJob(
      job(custom, (index) => (index === 0 ? reply(custom) : reply(custom, end)), {
        schedule: { requestTimeouts: { connectMs: 2000, firstByteMs: 2000, idleMs: 60, totalMs: 2000 } }
      })
    )
    expect(measured.samples.map((sample) => sample.outcome)).toEqual([outcome, outcome])
  })
})

describe('a description that does not fit', () => {
  async function failureOf(custom: CustomFormat, script: Script): Promise<KnownError> {
    const error: unknown = await runJob(job(custom, () => script)).then(
      () => undefined,
      (reason: unknown) => reason
    )
    if (!(error instanceof KnownError)) throw new Error(`no known failure: ${String(error)}`)
    return error
  }
  const body = (type: string, text: string, status = 200): Script => [
    { atMs: 0, bytes: head(status, { 'content-type': type }) + text },
    { atMs: 0, close: 'fin' }
  ]

  it.each<[string, CustomFormat, Script, string, string]>([
    [
      'the text stands elsewhere',
      { ...SSE, text: 'text' },
      reply(SSE),
      'empty-replies',
      'ended its reply without any text: the first event was {"token":"…"}; no event had text at "text"'
    ],
    [
      'the text stands elsewhere, and nothing ends the reply',
      { ...REQUEST, format: 'ndjson', text: 'text' },
      reply(NDJSON, [{ bytes: '0\r\n\r\n' }]),
      'wrong-endpoint',
      'the first event was {"token":"…"}; no event had text at "text"'
    ],
    [
      'other events are picked',
      { ...SSE, textEvent: { event: 'word' } },
      reply(SSE),
      'empty-replies',
      'no event with the name "word" had text at "token"'
    ],
    [
      'the data is no JSON',
      SSE,
      body('text/event-stream', 'data: One\n\ndata: two\n\ndata: [DONE]\n\n'),
      'empty-replies',
      'the first event was text that is no JSON; no event had text at "token"'
    ],
    [
      'another event ends it',
      { ...SSE, done: { path: 'kind', value: 'end' } },
      reply(SSE, [{ bytes: `${chunk('data: {"kind":"over"}\n\n')}0\r\n\r\n` }]),
      'cannot-measure',
      'closed the connection before the end that "done" names: the last event was {"kind":"…"}; no event came with "end" at "kind"'
    ],
    [
      'lines of JSON come',
      SSE,
      body('application/x-ndjson', '{"token":"One"}\n{"token":" two"}\n'),
      'wrong-endpoint',
      'lines of JSON, where "format" is sse'
    ],
    [
      'server-sent events come for lines',
      NDJSON,
      body('text/event-stream', 'data: {"token":"One"}\n\n'),
      'wrong-endpoint',
      'a line of server-sent events, where "format" is ndjson'
    ],
    [
      'server-sent events come for text',
      TEXT,
      body('text/event-stream', 'data: {"token":"One"}\n\n'),
      'wrong-endpoint',
      'server-sent events came, where "format" is text'
    ],
    ['a page comes', TEXT, body('text/html', '<h1>Sign in</h1>'), 'wrong-endpoint', 'Sign in'],
    [
      'the path is wrong',
      SSE,
      body('application/json', '{"detail":"Not Found"}', 404),
      'not-found',
      '/v1/chat answered 404: Not Found'
    ],
    [
      'the body is wrong',
      SSE,
      body('application/json', '{"detail":"question: too long"}', 422),
      'request-refused',
      'question: too long'
    ]
  ])('is explained: %s', async (_, custom, script, code, words) => {
    const error = await failureOf(custom, script)
    expect(error).toMatchObject({ code, message: expect.stringContaining(words) })
    expect(error.hint).toMatch(/"custom"/)
    expect(error.message).not.toMatch(/One|two/)
  })

  it('repeats no secret that an application echoes', async () => {
    const error = await failureOf(
      { ...SSE, error: 'problem' },
      body('text/event-stream', `data: {"problem":"key ${KEY} is unknown"}\n\n`)
    )
    expect(error.message).toContain('key *** is unknown')
  })
})

it('never changes the body where it is refused: no member of it is the gate’s', async () => {
  const body = { question: '{{prompt}}', stream_options: { include_usage: true }, user: 'me' }
  const custom: CustomFormat = { ...SSE, body }
  const refusal = JSON.stringify({ error: { message: 'Unknown parameter: stream_options', param: 'stream_options' } })
  const sent: string[] = []
  const refused = runJob({
    ...job(custom, () => []),
    script: (_, request) => {
      sent.push(request.body)
      return [
        { atMs: 0, bytes: head(400, { 'content-type': 'application/json' }) + refusal },
        { atMs: 0, close: 'fin' }
      ]
    }
  })
  await expect(refused).rejects.toMatchObject({ code: 'request-refused' })
  expect(sent.map((each) => Object.keys(JSON.parse(each) as object))).toEqual([Object.keys(body)])
})
