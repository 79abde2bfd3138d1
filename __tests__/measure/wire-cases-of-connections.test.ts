import { describe, expect, it } from '@jest/globals'
import { KnownError } from '../../src/domain/errors.ts'
import { TONGUES, type Tongue } from '../support/dialect-writers.ts'
import { type Job, KEY, runJob } from '../support/measure-job.ts'
import { document, head, type Script } from '../support/raw-server.ts'

/** What happens between replies and around them, in each format: cases 25, 26 and 30. */
const NOW = new Date('2025-01-01T00:00:00Z')

const answerOf = ({ preamble, text, end }: Tongue): Buffer =>
  Buffer.concat([...preamble, text('a'), text('b'), ...end({ counts: { input: 5, output: 2 } })])

const keptOf = (tongue: Tongue): Script => {
  const bytes = answerOf(tongue)
  const front = head(200, {
    'content-type': tongue.type,
    'content-length': String(bytes.length),
    connection: 'keep-alive'
  })
  return [{ atMs: 0, bytes: Buffer.concat([Buffer.from(front), bytes]) }]
}
const closedOf = (tongue: Tongue): Script => [
  { atMs: 0, bytes: Buffer.concat([Buffer.from(head(200, { 'content-type': tongue.type })), answerOf(tongue)]) },
  { atMs: 0, close: 'fin' }
]

describe.each(TONGUES.map((tongue) => [tongue.dialect.id, tongue] as const))('%s', (api, tongue) => {
  const kept = keptOf(tongue)
  const run = (job: Partial<Job>) => runJob({ script: () => kept, ...job, target: { api, ...job.target } })

  it('30: a connection is opened once, and then used again', async () => {
    const { measured, served } = await run({ slotCount: 3, warm: true })
    expect(measured.samples.map(({ outcome, connectionReused }) => [outcome, connectionReused])).toEqual([
      ['ok', false],
      ['ok', true],
      ['ok', true]
    ])
    expect(measured.samples.map((sample) => 'connectMs' in sample)).toEqual([true, false, false])
    expect(new Set(served.map(({ connection }) => connection)).size).toBe(1)
  })

  it('30: one that the server closes after each answer is opened for each, which is said and in no other time', async () => {
    const { measured, served } = await run({ script: () => closedOf(tongue), slotCount: 3, warm: true })
    expect(measured.samples.map(({ outcome, connectionReused }) => [outcome, connectionReused])).toEqual(
      Array.from({ length: 3 }, () => ['ok', false])
    )
    for (const { connectMs } of measured.samples) expect(connectMs).toBeGreaterThan(0)
    expect(new Set(served.map(({ connection }) => connection)).size).toBe(3)
  })

  it('30: one that was closed meanwhile is met with one fresh request, whose clock starts anew', async () => {
    const { measured, served } = await run({ script: (index) => (index === 1 ? [{ atMs: 0, close: 'reset' }] : kept) })
    expect(served).toHaveLength(4)
    expect(measured.samples.map(({ outcome, flags }) => [outcome, flags.includes('fresh-retry')])).toEqual([
      ['ok', true],
      ['ok', false]
    ])
    expect(measured.samples[0]).toMatchObject({ connectionReused: false })
  })

  it('30: a reset after the first byte is a failure, and nothing is asked again', async () => {
    const broken: Script = [
      { atMs: 0, bytes: head(200, { 'content-type': tongue.type, 'content-length': '999', connection: 'keep-alive' }) },
      { atMs: 5, close: 'reset' }
    ]
    const { measured, served } = await run({ script: (index) => (index === 1 ? broken : kept) })
    expect(served).toHaveLength(3)
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['truncated', 'ok'])
  })

  it.each([
    ['a letter', 'H'],
    ['half a head', 'HTTP/1.1 200 OK\r\ncontent-'],
    ['a head before the real one', 'HTTP/1.1 103 Early Hints\r\n\r\n']
  ])('30: nor after %s of the head', async (_, bytes) => {
    const broken: Script = [
      { atMs: 0, bytes },
      { atMs: 20, close: 'reset' }
    ]
    const { measured, served } = await run({ script: (index) => (index === 1 ? broken : kept) })
    expect(served).toHaveLength(3)
    expect(measured.samples.map(({ outcome, flags }) => [outcome === 'ok', flags.includes('fresh-retry')])).toEqual([
      [false, false],
      [true, false]
    ])
  })

  it('30: a redirect is not followed, and the key is not sent on', async () => {
    const location = 'https://elsewhere.example/v1?key=hidden'
    const error = await run({
      script: () => document(307, '', { location }),
      target: { key: { from: 'input' } }
    }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(KnownError)
    expect(error).toMatchObject({ code: 'wrong-endpoint', message: expect.stringContaining('elsewhere.example') })
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(new RegExp(`${KEY}|hidden`))
  })

  it.each([
    [{ 'retry-after': '2' }, 2000],
    [{ 'retry-after-ms': '1500' }, 1500],
    [{ 'retry-after': 'Wed, 01 Jan 2025 00:00:07 GMT' }, 7000],
    [{ 'retry-after': '-1' }, 1000],
    [{ 'retry-after': '99999' }, 60_000],
    [{ 'retry-after': 'when it suits' }, 1000]
  ])('25: a 429 with %j is waited for outside of every metric', async (headers, waitMs) => {
    const { measured, waitsMs } = await run({
      script: (index) => (index === 1 ? document(429, '{}', headers) : kept),
      options: { wallClock: () => NOW }
    })
    // What is left of the wait when the next request is due: some ms less than was asked for.
    expect(waitsMs).toEqual([expect.any(Number)])
    expect(waitsMs[0]).toBeLessThanOrEqual(waitMs)
    expect(waitsMs[0]).toBeGreaterThan(waitMs - 500)
    const [refused, replacement] = measured.samples
    expect(refused).toMatchObject({ outcome: 'rate-limited', flags: [] })
    expect(replacement).toMatchObject({ outcome: 'ok', flags: expect.arrayContaining(['replacement']) })
    // The clock leapt over the wait: a t0 of its own is behind it.
    expect((replacement?.startedAtMs ?? 0) - (refused?.startedAtMs ?? 0)).toBeGreaterThanOrEqual(waitsMs[0] ?? 0)
    expect(measured.samples).toHaveLength(3)
  })

  it('26: an overloaded answer is kept beside the good one', async () => {
    const { measured } = await run({ script: (index) => (index === 1 ? document(529, 'no JSON') : kept) })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['overloaded', 'ok', 'ok'])
  })
})
