import { describe, expect, it } from '@jest/globals'
import { API_IDS, type ApiId } from '../../src/domain/plan.ts'
import type { Sample } from '../../src/domain/sample.ts'
import type { Framing } from '../../src/providers/dialect.ts'
import { DIALECTS } from '../../src/providers/registry.ts'
import { KEY, runJob } from '../support/measure-job.ts'
import { ask } from '../support/measure-wire.ts'
import { document, head, type Script } from '../support/raw-server.ts'
import { streamFixtures } from '../support/stream-fixtures.ts'
import { eventStarts } from '../support/stream-noise.ts'

const TYPES: Readonly<Record<Framing, string>> = {
  sse: 'text/event-stream',
  ndjson: 'application/x-ndjson',
  'aws-event-stream': 'application/vnd.amazon.eventstream',
  text: 'text/plain'
}

function normalOf(id: ApiId) {
  const fixture = streamFixtures(id).find(({ name }) => name === 'normal')
  if (fixture === undefined) throw new Error(`${id} has no fixture called normal`)
  return fixture
}

const COUNTS = ['inputTokenCount', 'outputTokenCount', 'cachedTokenCount', 'reasoningTokenCount', 'chunkCount'] as const
const countsOf = (facts: Partial<Sample>) => COUNTS.map((name) => [name, facts[name]])

describe.each(API_IDS)('over a connection, %s', (id) => {
  const { framing, authOf } = DIALECTS[id]
  const { bytes, facts } = normalOf(id)
  const headOf = (headers = {}) => head(200, { 'content-type': TYPES[framing], ...headers })
  const sampleOf = async (script: Script) => (await ask(script, { target: { api: id } })).attempt.sample
  const starts = eventStarts(framing, bytes)
  const events = starts.map((start, index) => bytes.subarray(start, starts[index + 1] ?? bytes.length))
  const slowly: Script = [
    { atMs: 0, bytes: headOf() },
    ...events.map((event, index) => ({ atMs: 5 + index * 5, bytes: event })),
    { atMs: 10 + events.length * 5, close: 'fin' }
  ]

  it('an answer in pieces has its times in order, and its counts', async () => {
    const sample = await sampleOf(slowly)
    expect(sample.outcome).toBe('ok')
    expect(countsOf(sample)).toEqual(countsOf(facts as Partial<Sample>))
    const { ttftMs = Number.NaN, lastMs = Number.NaN, endMs } = sample
    expect(ttftMs).toBeGreaterThan(0)
    expect(lastMs).toBeGreaterThanOrEqual(ttftMs)
    expect(endMs).toBeGreaterThanOrEqual(lastMs)
  })

  it('which of several backends served is read from the headers', async () => {
    const script: Script = [
      { atMs: 0, bytes: headOf({ 'x-litellm-model-id': 'eu-1', 'x-ms-region': 'Sweden Central' }) },
      { atMs: 5, bytes },
      { atMs: 10, close: 'fin' }
    ]
    expect(await sampleOf(script)).toMatchObject({ outcome: 'ok', servedVia: 'eu-1 / Sweden Central' })
  })

  it('an answer in one write is an answer that was not streamed', async () => {
    const sample = await sampleOf([
      { atMs: 0, bytes: headOf() },
      { atMs: 20, bytes },
      { atMs: 20, close: 'fin' }
    ])
    expect(sample).toMatchObject({ outcome: 'ok', flags: expect.arrayContaining(['buffered']) })
  })

  it.each(['fin', 'reset'] as const)('half an answer and a %s is none', async (close) => {
    const half = bytes.subarray(0, bytes.length / 2)
    const script: Script = [
      { atMs: 0, bytes: headOf() },
      { atMs: 5, bytes: half },
      { atMs: 30, close }
    ]
    expect(await sampleOf(script)).toMatchObject({ outcome: 'truncated' })
  })

  it.each([
    ['a page', document(200, '<h1>Sign in</h1>', { 'content-type': 'text/html' }), 'not-a-stream'],
    ['an error in a document', document(200, '{"error":{"message":"no"}}'), 'api-error'],
    ['nothing', document(200, '', { 'content-type': TYPES[framing] }), 'empty-body'],
    [
      'compression',
      [
        { atMs: 0, bytes: headOf({ 'content-encoding': 'gzip' }) + Buffer.from(bytes).toString('latin1') },
        { atMs: 0, close: 'fin' }
      ],
      'unsupported-encoding'
    ],
    ['429', document(429, '{}'), 'rate-limited'],
    ['503', document(503, '{}'), 'overloaded'],
    ['529', document(529, 'no JSON'), 'overloaded'],
    ['500', document(500, ''), 'http-error'],
    ['a redirect', document(307, '', { location: 'https://elsewhere.example/' }), 'http-error']
  ] as const)('%s is told from an answer', async (_, script, outcome) => {
    const sample = await sampleOf(script)
    expect(sample.outcome).toBe(outcome)
    expect(sample).not.toHaveProperty('ttftMs')
  })

  it('the key goes where the API has it, and to no other place', async () => {
    const { served } = await runJob({ script: () => slowly, target: { api: id, key: { from: 'input' } } })
    const { header, prefix } = authOf('127.0.0.1')
    const lines = served[0]?.head.split('\r\n') ?? []
    expect(lines.filter((line) => line.includes(KEY))).toEqual([`${header}: ${prefix}${KEY}`])
    expect(lines[0]).not.toContain(KEY)
    expect(served[0]?.body).not.toContain(KEY)
  })

  it('a server that repeats the key cannot make us say it', async () => {
    const echo = JSON.stringify({ message: `bad ${KEY}`, error: { message: `bad key ${KEY}`, type: KEY } })
    const job = { script: () => document(401, echo), target: { api: id, key: { from: 'input' } } } as const
    const error = await runJob(job).catch((reason: unknown) => reason)
    expect(String(error)).toContain('401')
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain(KEY)
  })
})
