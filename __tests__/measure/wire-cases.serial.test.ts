import { describe, expect, it } from '@jest/globals'
import type { Flag, Outcome, Sample } from '../../src/domain/sample.ts'
import { TONGUES, type Tongue } from '../support/dialect-writers.ts'
import { type Asked, type AskOptions, ask } from '../support/measure-wire.ts'
import { head, type Script } from '../support/raw-server.ts'
import { casesOf, type Piece, type TongueCase, valueFor, WIRE_DOCUMENTS } from '../support/wire-table.ts'

/**
 * The wire cases over sockets and on a real clock, each for all formats at once. Exact values are in `wire-cases.test.ts`: here
 * a time may be late by what this process, which is both client and server, was late itself, and is never early.
 */
const LATE_MS = 25

/** A time of ours that began right before the server's, and is of something that the server did at `fromMs` or after. */
function expectSoonAfter(what: unknown, timeMs: number | undefined, fromMs: number | undefined, stallMs: number): void {
  expect([what, timeMs]).toEqual([what, expect.any(Number)])
  const [time = Number.NaN, from = Number.NaN] = [timeMs, fromMs]
  const latestMs = from + LATE_MS + 2 * stallMs
  // A thousandth for the rounding of two differences.
  expect([what, time, time >= from - 0.001 && time <= latestMs, latestMs]).toEqual([what, time, true, latestMs])
}

const start = ({ type }: Tongue, headers = {}) => ({ atMs: 0, bytes: head(200, { 'content-type': type, ...headers }) })
/** The body ends with the connection. */
const played = (tongue: Tongue, pieces: readonly Piece[]): Script => [
  start(tongue),
  ...pieces.map(([atMs, bytes]) => ({ atMs, bytes })),
  { atMs: pieces.at(-1)?.[0] ?? 0, close: 'fin' }
]

const asked = (tongue: Tongue, script: Script, options: AskOptions = {}): Promise<Asked> =>
  ask(script, { ...options, target: { api: tongue.dialect.id } })

async function askEach(scriptOf: (tongue: Tongue) => Script, options: AskOptions = {}) {
  return await Promise.all(
    TONGUES.map(async (tongue) => ({ tongue, ...(await asked(tongue, scriptOf(tongue), options)) }))
  )
}

const SHAPES: readonly Flag[] = ['buffered', 'coalesced', 'chunks-share-reads']
const COUNTED = ['inputTokenCount', 'outputTokenCount', 'reasoningTokenCount', 'chunkCount'] as const

function expectFacts(tongue: Tongue, wireCase: TongueCase, { attempt: { sample, detail } }: Asked): void {
  const { absent = [], message } = wireCase
  const { id } = tongue.dialect
  const expected: Partial<Sample> = valueFor(wireCase.derived, tongue)
  const facts = (['outcome', ...COUNTED] as const).filter((fact) => fact in expected)
  const chosen = (from: Partial<Sample>) => facts.map((fact) => [id, fact, from[fact]])
  expect(chosen(sample)).toEqual(chosen(expected))
  expect([id, absent.filter((name) => name in sample)]).toEqual([id, []])
  if (message !== undefined) expect([id, detail.message]).toEqual([id, message])
  if (sample.outcome === 'ok') expectFlags(id, sample.flags, valueFor(wireCase.flags ?? [], tongue))
}

/** Two writes may become one arrival, and one never two. */
function expectFlags(id: string, flags: readonly Flag[], expected: readonly Flag[]): void {
  const others = (all: readonly Flag[]) => all.filter((flag) => !SHAPES.includes(flag))
  expect([id, others(flags)]).toEqual([id, others(expected)])
  if (expected.includes('buffered')) expect([id, flags]).toEqual([id, expect.arrayContaining(['buffered'])])
}

function expectTimes(
  tongue: Tongue,
  { derived, pieces }: TongueCase,
  { attempt: { sample }, served, stallMs }: Asked
): void {
  const expected = valueFor(derived, tongue)
  for (const name of ['ttftMs', 'ttfatMs', 'lastMs'] as const) {
    const atMs = expected[name]
    if (atMs === undefined) continue
    // The head was the first step.
    const step = 1 + pieces.findIndex(([at]) => at === atMs)
    expectSoonAfter([tongue.dialect.id, name], sample[name], served.stepAtMs[step], stallMs)
  }
  expect([tongue.dialect.id, (sample.endMs ?? 0) >= (sample.lastMs ?? 0)]).toEqual([tongue.dialect.id, true])
}

describe('in each format that has it', () => {
  const names = [...new Set(TONGUES.flatMap((tongue) => casesOf(tongue).map(([name]) => name)))]

  it.each(names)('%s', async (name) => {
    const answers = TONGUES.flatMap((tongue) => {
      const [found] = casesOf(tongue).filter(([each]) => each === name)
      return found === undefined
        ? []
        : [{ tongue, wireCase: found[1], answer: asked(tongue, played(tongue, found[1].pieces)) }]
    })
    expect(answers.length).toBeGreaterThan(0)
    for (const { tongue, wireCase, answer } of answers) {
      expectFacts(tongue, wireCase, await answer)
      expectTimes(tongue, wireCase, await answer)
    }
  })

  it.each(WIRE_DOCUMENTS.map((document) => [document.name, document] as const))('%s', async (_, document) => {
    const answers = await askEach((tongue) => {
      const headers = {
        'content-type': document.type(tongue),
        ...(document.encoding === undefined ? {} : { 'content-encoding': document.encoding })
      }
      return [
        { atMs: 0, bytes: head(200, headers) + document.body(tongue) },
        { atMs: 5, close: 'fin' }
      ]
    })
    for (const { tongue, attempt, served } of answers) {
      const { id } = tongue.dialect
      expect([id, attempt.sample.outcome]).toEqual([id, document.outcome])
      if (document.message !== undefined) expect([id, attempt.detail.message]).toEqual([id, document.message])
      expect(served.head).toMatch(/^accept-encoding: identity$/m)
    }
  })

  const chunked = { 'transfer-encoding': 'chunked' }
  const keep = { connection: 'keep-alive' }
  it.each<[string, (tongue: Tongue) => Script]>([
    ['a reset without a length', (t) => [start(t), { atMs: 10, bytes: t.text('a') }, { atMs: 60, close: 'reset' }]],
    ['a clean end without a length', (t) => [start(t), { atMs: 10, bytes: t.text('a') }, { atMs: 60, close: 'fin' }]],
    [
      'a reset within chunks',
      (t) => [
        start(t, { ...chunked, ...keep }),
        { atMs: 10, bytes: chunkOf(t.text('a')) },
        { atMs: 60, close: 'reset' }
      ]
    ],
    [
      'a clean end within chunks, on a connection that was to stay',
      (t) => [start(t, { ...chunked, ...keep }), { atMs: 10, bytes: chunkOf(t.text('a')) }, { atMs: 60, close: 'fin' }]
    ],
    [
      'a clean end within chunks, on one that was to close',
      (t) => [start(t, chunked), { atMs: 10, bytes: chunkOf(t.text('a')) }, { atMs: 60, close: 'fin' }]
    ],
    [
      'fewer bytes than the length',
      (t) => [
        start(t, { 'content-length': '99999', ...keep }),
        { atMs: 10, bytes: t.text('a') },
        { atMs: 60, close: 'fin' }
      ]
    ]
  ])('11: %s is a reply that broke off', async (_, scriptOf) => {
    for (const { tongue, attempt } of await askEach(scriptOf)) {
      const { outcome, chunkCount } = attempt.sample
      expect([tongue.dialect.id, outcome, chunkCount]).toEqual([tongue.dialect.id, 'truncated', 1])
    }
  })
})

describe('27: silence, in each format', () => {
  const says = (answers: Awaited<ReturnType<typeof askEach>>, outcome: Outcome, chunkCount: number | undefined) => {
    for (const { tongue, attempt } of answers) {
      const { sample } = attempt
      expect([tongue.dialect.id, sample.outcome, sample.chunkCount]).toEqual([tongue.dialect.id, outcome, chunkCount])
    }
  }

  it('after a token ends at the idle limit, and with it the connection', async () => {
    const answers = await askEach(
      (t) => [
        start(t),
        { atMs: 10, bytes: t.text('a') },
        { atMs: 20, bytes: t.text('b') },
        { atMs: 900, bytes: t.text('c') }
      ],
      { timeouts: { idleMs: 200 } }
    )
    says(answers, 'timeout-idle', 2)
    for (const { tongue, attempt, served, stallMs } of answers) {
      const { endMs = Number.NaN } = attempt.sample
      // One ms, since a timer may ring a fraction of one early.
      expectSoonAfter([tongue.dialect.id, 'end'], endMs, (served.stepAtMs[2] ?? Number.NaN) + 199, stallMs)
      expect((served.closedAtMs ?? Number.NaN) - endMs).toBeLessThanOrEqual(LATE_MS + 2 * stallMs)
    }
  })

  it.each<[string, (tongue: Tongue) => Script]>([
    ['no reply', () => []],
    ['headers alone', (tongue) => [start(tongue)]]
  ])('ends at the limit of the first byte: %s', async (_, scriptOf) => {
    const answers = await askEach(scriptOf, { timeouts: { firstByteMs: 150, idleMs: 50 } })
    says(answers, 'timeout-first-byte', undefined)
    for (const { tongue, attempt, stallMs } of answers) {
      expectSoonAfter([tongue.dialect.id, 'end'], attempt.sample.endMs, 149, stallMs)
    }
  })

  it('never falls, but the whole takes too long', async () => {
    const answers = await askEach(
      (t) => [start(t), ...Array.from({ length: 40 }, (_, index) => ({ atMs: 20 * index, bytes: t.text('a') }))],
      { timeouts: { totalMs: 250, idleMs: 5000 } }
    )
    for (const { tongue, attempt, stallMs } of answers) {
      expect([tongue.dialect.id, attempt.sample.outcome]).toEqual([tongue.dialect.id, 'timeout-total'])
      expectSoonAfter([tongue.dialect.id, 'end'], attempt.sample.endMs, 249, stallMs)
    }
  })

  it('3: comments break it, so that a limit above each pause and below the whole wait is not met', async () => {
    const comment = Buffer.from(': OPENROUTER PROCESSING\n\n')
    const tongues = TONGUES.filter(({ dialect }) => dialect.framing !== 'aws-event-stream')
    const answers = tongues.map(async (tongue) => {
      const pieces = [
        [100, comment],
        [200, comment],
        [300, Buffer.concat([tongue.text('a'), ...tongue.end()])]
      ] as const
      const { attempt } = await asked(tongue, played(tongue, pieces), { timeouts: { idleMs: 250, firstByteMs: 250 } })
      return [tongue.dialect.id, attempt.sample.outcome]
    })
    expect(await Promise.all(answers)).toEqual(tongues.map(({ dialect }) => [dialect.id, 'ok']))
  })

  it('after the end is no failure where the API has an end mark', async () => {
    const tongues = TONGUES.filter(({ dialect }) => dialect.endsByClose !== true)
    const answers = tongues.map(async (tongue) => {
      const whole = Buffer.concat([tongue.text('a'), ...tongue.end({ counts: { input: 1, output: 1 } })])
      const { attempt } = await asked(tongue, [start(tongue), { atMs: 10, bytes: whole }], {
        timeouts: { idleMs: 100 }
      })
      return [tongue.dialect.id, attempt.sample.outcome]
    })
    expect(await Promise.all(answers)).toEqual(tongues.map(({ dialect }) => [dialect.id, 'ok']))
  })
})

describe('arrivals', () => {
  it('pieces that arrive together share a stamp', async () => {
    const answers = await askEach((tongue) => {
      const events = [
        tongue.text('a'),
        tongue.text('b'),
        tongue.text('c'),
        ...tongue.end({ counts: { input: 1, output: 3 } })
      ]
      return [
        start(tongue, { 'transfer-encoding': 'chunked', connection: 'keep-alive' }),
        { atMs: 50, bytes: Buffer.concat([...events.map(chunkOf), Buffer.from('0\r\n\r\n')]) }
      ]
    })
    for (const { attempt } of answers) {
      expect(attempt.sample).toMatchObject({ outcome: 'ok', readCount: 1, chunkCount: 3, gapsMs: { max: 0 } })
      expect(attempt.contentAtMs).toEqual(Array.from({ length: 3 }, () => attempt.sample.ttftMs))
    }
  })

  it('opening a connection is apart from the first token', async () => {
    const answers = await askEach((tongue) =>
      played(tongue, [[50, Buffer.concat([tongue.text('a'), ...tongue.end()])]])
    )
    for (const { attempt, stallMs } of answers) {
      expect(attempt.sample).toMatchObject({ connectionReused: false, httpVersion: '1.1' })
      expect(attempt.sample.connectMs).toBeGreaterThan(0)
      expect(attempt.sample.connectMs).toBeLessThan(2 * LATE_MS + 2 * stallMs)
      expect(attempt.sample.flags).not.toContain('upload-pending')
    }
  })
})

function chunkOf(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
}
