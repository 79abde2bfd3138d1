import { beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { METRICS, type Metric } from '../../src/domain/metric.ts'
import { API_IDS } from '../../src/domain/plan.ts'
import { type Flag, OUTCOMES, type Sample, sampleSchema } from '../../src/domain/sample.ts'
import { type Interpretation, interpret } from '../../src/measure/sample/interpret.ts'
import type { Exchange, ExchangeEnd, Read } from '../../src/measure/wire/exchange.ts'
import { loadAwsFrames } from '../../src/measure/wire/read-aws-event-stream.ts'
import type { Framing } from '../../src/providers/dialect.ts'
import { DIALECTS } from '../../src/providers/registry.ts'
import { ask } from '../support/measure-wire.ts'
import { head, httpChunk, type Script } from '../support/raw-server.ts'
import { streamFixtures } from '../support/stream-fixtures.ts'
import { eventStarts, noiseOf } from '../support/stream-noise.ts'

/**
 * What holds for whole replies, status and headers and connection included, whatever bytes come and however they come.
 * `describe-dialect.ts` has the same for streams alone. A failure names its seed and the path to its example.
 */
const fuzz = { seed: Number(process.env['FUZZ_SEED'] ?? 20_262) }
/** For a long search: `FUZZ_RUNS=10000`. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200)
/** Each of these is a connection. */
const SOCKET_RUNS = Math.ceil(RUNS / 20)

const SENT_AT_MS = 1000
const TYPES: Readonly<Record<Framing, string>> = {
  sse: 'text/event-stream',
  ndjson: 'application/x-ndjson',
  'aws-event-stream': 'application/vnd.amazon.eventstream',
  text: 'text/plain'
}

beforeAll(loadAwsFrames)

const cuts = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.nat({ max: 90 }), fc.boolean()), {
  minLength: 1,
  maxLength: 20
})

function readsOf(bytes: Uint8Array, sizes: readonly (readonly [number, number, boolean])[]): readonly Read[] {
  const reads: Read[] = []
  let atMs = SENT_AT_MS
  for (let from = 0; from < bytes.length; ) {
    const [size, gapMs, same] = sizes[reads.length % sizes.length] ?? [1, 0, false]
    const sameArrival = same && reads.length > 0
    atMs += sameArrival ? 0 : gapMs
    reads.push({ atMs, bytes: bytes.subarray(from, from + size), sameArrival })
    from += size
  }
  return reads
}

function exchangeOf(reads: readonly Read[], members: Partial<Exchange>): Exchange {
  return {
    dispatchedAtMs: SENT_AT_MS - 1,
    sentAtMs: SENT_AT_MS,
    uploadPending: false,
    answered: true,
    status: 200,
    headers: {},
    reads,
    endedAtMs: reads.at(-1)?.atMs ?? SENT_AT_MS,
    end: { kind: 'complete' },
    ...members
  }
}

/** What no reply may come to: numbers that a run file would not take, or times out of order. */
function faultsOf({ derived, contentAtMs }: Pick<Interpretation, 'derived' | 'contentAtMs'>): readonly string[] {
  const names = { targetId: 't', scenarioId: 's', kind: 'k', round: 0, arm: 'head', startedAtMs: 0 } as const
  const { error } = sampleSchema.safeParse({ ...names, ...derived })
  const { ttftMs, ttfatMs, lastMs, endMs } = derived
  const times = [ttftMs, ttfatMs, lastMs, endMs].filter((value) => value !== undefined)
  const values = Object.values(METRICS).map((metric: Metric) => metric.derive?.({ ...names, ...derived }))
  const wild = values.filter((value) => value !== undefined && !(Number.isFinite(value) && value >= 0))
  const inOrder = (values: readonly number[]): boolean =>
    values.every((value, index) => Number.isFinite(value) && value >= (values[index - 1] ?? 0))
  return [
    ...(error === undefined ? [] : [error.message]),
    ...wild.map((value) => `a metric of ${value}`),
    ...(inOrder(times) ? [] : [`times ${times.join(', ')}`]),
    ...(inOrder(contentAtMs) ? [] : [`content at ${contentAtMs.join(', ')}`])
  ]
}

const HOW_IT_ARRIVED: readonly Flag[] = ['buffered', 'coalesced', 'chunks-share-reads']
const said = ({ derived, detail }: Interpretation) => {
  const { ttftMs: _1, ttfatMs: _2, lastMs: _3, endMs: _4, gapsMs: _5, readCount: _6, flags, ...facts } = derived
  return { facts, detail, flags: flags.filter((flag) => !HOW_IT_ARRIVED.includes(flag)) }
}

const garbage = fc.uint8Array({ maxLength: 3000 })
const ends = fc.constantFrom<ExchangeEnd>(
  { kind: 'complete' },
  { kind: 'failed', code: 'ECONNRESET' },
  { kind: 'failed', code: 'HPE_INVALID_CONSTANT' },
  { kind: 'timeout', timeout: 'timeout-idle' },
  { kind: 'timeout', timeout: 'timeout-total' }
)
const statuses = fc.oneof(
  fc.constantFrom(undefined, 200, 201, 204, 301, 307, 400, 401, 404, 429, 500, 503, 529),
  fc.integer({ min: 200, max: 999 })
)

describe.each(API_IDS)(`%s (seed ${fuzz.seed})`, (id) => {
  const dialect = DIALECTS[id]
  const type = TYPES[dialect.framing]
  const fixtures = streamFixtures(id)
  const types = fc.oneof(
    fc.constantFrom(type, 'application/json', 'text/html', 'text/plain; charset=utf-8', 'a/b+json', ''),
    fc.string()
  )

  it('random bytes never throw, and are never an answer', () => {
    fc.assert(
      fc.property(garbage, cuts, ends, statuses, types, (bytes, sizes, end, status, contentType) => {
        const headers = { 'content-type': contentType }
        const { status: _, ...whole } = exchangeOf(readsOf(bytes, sizes), { headers, end })
        const reply = interpret(dialect, status === undefined ? whole : { ...whole, status })
        expect(faultsOf(reply)).toEqual([])
        expect(OUTCOMES.filter((outcome) => outcome !== 'ok')).toContain(reply.derived.outcome)
      }),
      { ...fuzz, numRuns: RUNS }
    )
  })

  it('events of many replies in any order, with bytes at random between, never throw', () => {
    const events = fixtures.flatMap(({ bytes }) => eventsOf(dialect.framing, bytes))
    const pieces = fc.array(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...events) },
        { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }) }
      ),
      { maxLength: 40 }
    )
    fc.assert(
      fc.property(pieces, cuts, ends, types, (chosen, sizes, end, contentType) => {
        const reads = readsOf(Buffer.concat(chosen), sizes)
        expect(
          faultsOf(interpret(dialect, exchangeOf(reads, { headers: { 'content-type': contentType }, end })))
        ).toEqual([])
      }),
      { ...fuzz, numRuns: RUNS }
    )
  })

  it('a reply comes to the same however it is cut into reads, whatever its type says', () => {
    const cases = fc.constantFrom(...fixtures)
    fc.assert(
      fc.property(cases, cuts, types, ends, ({ bytes }, sizes, contentType, end) => {
        const members = { headers: { 'content-type': contentType }, end }
        const whole = interpret(dialect, exchangeOf([{ atMs: SENT_AT_MS, bytes, sameArrival: false }], members))
        const inPieces = interpret(dialect, exchangeOf(readsOf(bytes, sizes), members))
        expect(said(inPieces)).toEqual(said(whole))
      }),
      { ...fuzz, numRuns: RUNS }
    )
  })

  it('what is inserted between events moves no time', () => {
    const derivedOf = (pieces: readonly Uint8Array[]) => {
      const reads = pieces.map((bytes, index) => ({ atMs: SENT_AT_MS + 10 * index, bytes, sameArrival: false }))
      return interpret(dialect, exchangeOf(reads, { headers: { 'content-type': type } })).derived
    }
    // A page is no stream, and with a comment in it becomes one that is broken.
    const streams = fixtures.filter(({ bytes }) => derivedOf([bytes]).outcome !== 'not-a-stream')
    const noise = fc.array(fc.option(fc.constantFrom(...noiseOf(dialect.framing))), { minLength: 1 })
    fc.assert(
      fc.property(fc.constantFrom(...streams), noise, ({ bytes }, inserted) => {
        const events = eventsOf(dialect.framing, bytes)
        const noisy = events.map((event, index) =>
          Buffer.concat([inserted[index % inserted.length] ?? Buffer.alloc(0), event])
        )
        // A byte order mark stands at the very front or is none.
        expect(derivedOf([...events.slice(0, 1), ...noisy.slice(1)])).toEqual(derivedOf(events))
      }),
      { ...fuzz, numRuns: RUNS }
    )
  })

  const sampleOf = async (script: Script): Promise<Sample> =>
    // Only what a server leaves open on purpose could meet a limit, and no script here does.
    (await ask(script, { target: { api: id }, timeouts: { firstByteMs: 30_000, idleMs: 30_000, totalMs: 60_000 } }))
      .attempt.sample

  it('random bytes on a connection never throw, and are never an answer', async () => {
    const fronts = fc.constantFrom('', 'HTTP/1.1 200 OK\r\n', head(), head(200, { 'transfer-encoding': 'chunked' }))
    await fc.assert(
      fc.asyncProperty(fronts, fc.uint8Array({ maxLength: 300 }), fc.constantFrom('fin', 'reset'), async (...picks) => {
        const [front, bytes, close] = picks
        const sample = await sampleOf([
          { atMs: 0, bytes: Buffer.concat([Buffer.from(front), bytes]) },
          { atMs: 5, close: close === 'fin' ? 'fin' : 'reset' }
        ])
        expect(sampleSchema.parse(sample)).toEqual(sample)
        expect(sample.outcome).not.toBe('ok')
      }),
      { ...fuzz, numRuns: SOCKET_RUNS }
    )
  })

  it('an answer is the same however its connection cuts it, and whatever comes between its events', async () => {
    const normal = fixtures.find(({ name }) => name === 'normal')
    if (normal === undefined) throw new Error(`${id} has no fixture called normal`)
    const expected = interpret(
      dialect,
      exchangeOf([{ atMs: SENT_AT_MS, bytes: normal.bytes, sameArrival: false }], { headers: { 'content-type': type } })
    ).derived
    const sizes = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 10 })
    const noise = fc.array(fc.option(fc.constantFrom(...noiseOf(dialect.framing))), { minLength: 1 })
    const [front = Buffer.alloc(0), ...events] = eventsOf(dialect.framing, normal.bytes)
    await fc.assert(
      fc.asyncProperty(sizes, sizes, noise, async (chunkSizes, writeSizes, inserted) => {
        const headers = { 'content-type': type, 'transfer-encoding': 'chunked' }
        const between = events.flatMap((event, index) => [inserted[index % inserted.length] ?? Buffer.alloc(0), event])
        const chunks = piecesOf(Buffer.concat([front, ...between]), chunkSizes).map(latin1Chunk)
        const bytes = Buffer.from(head(200, headers) + chunks.join('') + httpChunk(''), 'latin1')
        const script = piecesOf(bytes, writeSizes).map((piece) => ({ atMs: 0, bytes: piece }))
        const sample = await sampleOf([...script, { atMs: 0, close: 'fin' }])
        expect(faultsOf({ derived: sample, contentAtMs: [] })).toEqual([])
        expect(factsOf(sample)).toEqual(factsOf(expected))
      }),
      { ...fuzz, numRuns: SOCKET_RUNS }
    )
  })
})

type Facts = Pick<Sample, 'outcome' | 'chunkCount' | 'outputTokenCount' | 'inputTokenCount' | 'servedModel'>
const factsOf = ({ outcome, chunkCount, outputTokenCount, inputTokenCount, servedModel }: Facts): Facts => ({
  outcome,
  chunkCount,
  outputTokenCount,
  inputTokenCount,
  servedModel
})

function eventsOf(framing: Framing, bytes: Uint8Array): readonly Uint8Array[] {
  const starts = eventStarts(framing, bytes)
  const front = starts[0] === 0 ? [] : [bytes.subarray(0, starts[0] ?? bytes.length)]
  return [...front, ...starts.map((start, index) => bytes.subarray(start, starts[index + 1] ?? bytes.length))]
}

function piecesOf(bytes: Uint8Array, sizes: readonly number[]): readonly Uint8Array[] {
  const pieces: Uint8Array[] = []
  for (let from = 0; from < bytes.length; ) {
    const size = sizes[pieces.length % sizes.length] ?? 1
    pieces.push(bytes.subarray(from, from + size))
    from += size
  }
  return pieces
}

/** A piece of a chunked body, a character a byte. */
function latin1Chunk(bytes: Uint8Array): string {
  return `${bytes.length.toString(16)}\r\n${Buffer.from(bytes).toString('latin1')}\r\n`
}
