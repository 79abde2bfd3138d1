import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { METRICS, type Metric, tpotMs } from '../../src/domain/metric.ts'
import { type Flag, OUTCOMES, type Outcome, type Sample, sampleSchema } from '../../src/domain/sample.ts'
import type { FinishReason, StreamPart, TimedPart } from '../../src/domain/timeline.ts'
import { type Derived, deriveSample } from '../../src/measure/sample/derive-sample.ts'
import type { StreamEnd } from '../../src/measure/sample/reply-end.ts'
import type { Read } from '../../src/measure/wire/exchange.ts'
import { readTimeline, type StreamReading } from '../../src/measure/wire/read-timeline.ts'
import type { Dialect, ServerEvent } from '../../src/providers/dialect.ts'
import type { StreamFixture } from './stream-fixtures.ts'
import { eventStarts, noiseOf } from './stream-noise.ts'

/** A failure names the seed and the path to its example; another seed finds other ones. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261)
/** For a long search: `FUZZ_RUNS=10000`. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 30)
const fuzz = { seed: SEED, numRuns: RUNS }

const SENT_AT_MS = 1000
const ENDED_AT_MS = 1e6

/** Everything a stream says, however it arrived. Absent where it said nothing of the kind. */
export type StreamFacts = Pick<
  Derived,
  | 'outcome'
  | 'inputTokenCount'
  | 'outputTokenCount'
  | 'cachedTokenCount'
  | 'reasoningTokenCount'
  | 'servedModel'
  | 'servedFingerprint'
  | 'serverTimings'
  | 'chunkCount'
> & {
  readonly text: string
  readonly reasoningText?: string
  readonly refusalText?: string
  readonly toolCallText?: string
  readonly finish?: FinishReason
  /** Of the first error. */
  readonly message?: string
  /** Without those that tell how it arrived. */
  readonly flags?: readonly Flag[]
}

/**
 * What every dialect has to keep to, over recorded replies: what is said does not depend on how the bytes arrive, what
 * is not known changes nothing, nothing a server sends can throw or become a number that is none, and no cut reply
 * passes for a whole one.
 */
export function describeDialect(dialect: Dialect, fixtures: readonly StreamFixture[]): void {
  describe(`the contract of ${dialect.id} (seed ${SEED})`, () => {
    it('is tested on replies', () => {
      expect(fixtures.length).toBeGreaterThan(0)
    })

    describeBytes(dialect, fixtures)
    describeEvents(dialect, fixtures)

    it('holds for bytes at random', () => {
      const bytes = fc.uint8Array({ maxLength: 2000 })
      fc.assert(
        fc.property(bytes, cuts, (garbage, sizes) => {
          expect(faultsOf(read(dialect, cutInto(garbage, sizes)))).toEqual([])
        }),
        fuzz
      )
    })
  })
}

function namingReply(fixture: StreamFixture, check: (fixture: StreamFixture) => void): void {
  try {
    check(fixture)
  } catch (cause) {
    throw new Error(`${fixture.name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** One test a property, over all replies: a failure names the reply. */
function describeBytes(dialect: Dialect, fixtures: readonly StreamFixture[]): void {
  const whole = ({ bytes }: StreamFixture): StreamReading => read(dialect, [readAt(0, bytes)])
  const each = (check: (fixture: StreamFixture) => void) => (): void => {
    for (const fixture of fixtures) namingReply(fixture, check)
  }

  it(
    'each reply says what is expected of it',
    each((fixture) => expect(factsOf(whole(fixture))).toEqual(fixture.facts))
  )

  it(
    'each reply says the same byte by byte',
    each((fixture) => {
      const single = Array.from(fixture.bytes, (byte, index) => readAt(index, Uint8Array.of(byte)))
      expect(said(read(dialect, single))).toEqual(said(whole(fixture)))
    })
  )

  it(
    'each reply says the same however it is cut into reads, in sane numbers',
    each((fixture) => {
      const expected = said(whole(fixture))
      fc.assert(
        fc.property(cuts, (sizes) => {
          const reading = read(dialect, cutInto(fixture.bytes, sizes))
          expect(said(reading)).toEqual(expected)
          expect(faultsOf(reading)).toEqual([])
        }),
        fuzz
      )
    })
  )

  it(
    'each reply says the same with comments, pings and unknown events between, at the same times',
    each(({ bytes }) => {
      const starts = eventStarts(dialect.framing, bytes)
      const noise = fc.option(fc.constantFrom(...noiseOf(dialect.framing)))
      const expected = derive(read(dialect, eventByEvent(bytes, starts, [])))
      fc.assert(
        fc.property(fc.array(noise, { minLength: starts.length }), (inserted) => {
          expect(derive(read(dialect, eventByEvent(bytes, starts, inserted)))).toEqual(expected)
        }),
        fuzz
      )
    })
  )

  it(
    'no reply is taken for whole when it was cut',
    each((fixture) => {
      const { text, chunkCount } = factsOf(whole(fixture))
      for (let length = 0; length < fixture.bytes.length; length += 1) {
        const reading = read(dialect, [readAt(0, fixture.bytes.subarray(0, length))])
        for (const end of ['complete', 'cut'] as const) {
          if (derive(reading, end).outcome !== 'ok') continue
          expect(reading.timeline.parts.some(endsReply)).toBe(true)
          expect(factsOf(reading)).toMatchObject({ text, chunkCount })
        }
      }
    })
  )

  it(
    'each reply stays sane with bytes broken',
    each(({ bytes }) => {
      const faults = fc.array(fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 })), { minLength: 1 })
      fc.assert(
        fc.property(faults, cuts, (broken, sizes) => {
          const copy = Uint8Array.from(bytes)
          for (const [at, byte] of broken) copy[at] = byte
          expect(faultsOf(read(dialect, cutInto(copy, sizes)))).toEqual([])
        }),
        fuzz
      )
    })
  )
}

function describeEvents(dialect: Dialect, fixtures: readonly StreamFixture[]): void {
  const events = fixtures.flatMap(({ bytes }) => eventsOf(dialect, bytes))
  const names = fc.constantFrom(undefined, 'error', ...new Set(events.map(({ event }) => event)))
  const words = fc.oneof(fc.string(), fc.json(), fc.constantFrom(...events.map(({ data }) => data)).chain(broken))

  if (dialect.framing === 'sse') {
    it.each(['', ' ', ': keepalive', ': OPENROUTER PROCESSING'])('takes %j sent as data for a sign of life', (data) => {
      expect(dialect.readEvent({ data })).toEqual([{ type: 'keep-alive' }])
    })
  }

  // What an application sends beside its text may be anything.
  const foreign = dialect.missingText === undefined ? ['{broken', '[]', '3', '"words"'] : ['{broken']
  it.each(foreign)('takes %s for no event of the API', (data) => {
    expect(dialect.readEvent({ data }).map(({ type }) => type)).toEqual(['malformed'])
  })

  it('reads any event without a fault', () => {
    fc.assert(
      fc.property(names, words, (event, data) => {
        const parts = dialect.readEvent(event === undefined ? { data } : { event, data })
        expect(parts.flatMap(faultsOfPart)).toEqual([])
      }),
      { ...fuzz, numRuns: RUNS * 10 }
    )
  })

  it('reads every event without a fault when one value stands in the place of another', () => {
    const faults = oneOfEachShape(events).flatMap((event) => {
      const misshapen = withValuesSwapped(event.data).map((data) => ({ ...event, data }))
      return misshapen.flatMap((each) =>
        dialect
          .readEvent(each)
          .flatMap(faultsOfPart)
          .map((fault) => [each.data, fault])
      )
    })
    expect(faults).toEqual([])
  })

  it('reads any line, document and refusal without a fault', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 100, max: 599 }), (text, status) => {
        const refusals = [dialect.readWhole(text), dialect.readRefusal(status, text)]
        const faults = refusals.flatMap(({ outcome, message, fields }) => [
          ...faultOfOutcome(outcome),
          ...[message, ...fields].flatMap(faultOfLine)
        ])
        expect([...dialect.readStrayLine(text).flatMap(faultsOfPart), ...faults]).toEqual([])
      }),
      { ...fuzz, numRuns: RUNS * 10 }
    )
  })
}

const readAt = (atMs: number, bytes: Uint8Array, sameArrival = false): Read => ({
  atMs: SENT_AT_MS + atMs,
  bytes,
  sameArrival
})

function read(dialect: Dialect, reads: readonly Read[]): StreamReading {
  return readTimeline(dialect, { reads, sentAtMs: SENT_AT_MS, endedAtMs: ENDED_AT_MS })
}

function derive({ timeline }: StreamReading, end: StreamEnd = 'complete'): Derived {
  return deriveSample(timeline, end)
}

/** Sizes of reads, used over and over until all bytes are given out; the time since the one before; whether it is one. */
const cuts = fc.array(fc.tuple(fc.integer({ min: 1, max: 80 }), fc.nat({ max: 50 }), fc.boolean()), {
  minLength: 1,
  maxLength: 30
})

function cutInto(bytes: Uint8Array, sizes: readonly (readonly [number, number, boolean])[]): readonly Read[] {
  const reads: Read[] = []
  let atMs = 0
  for (let from = 0; from < bytes.length; ) {
    const [size, gapMs, same] = sizes[reads.length % sizes.length] ?? [1, 0, false]
    const sameArrival = same && reads.length > 0
    atMs += sameArrival ? 0 : gapMs
    reads.push(readAt(atMs, bytes.subarray(from, from + size), sameArrival))
    from += size
  }
  return reads
}

/** One event a read, every 10 ms, each with what is inserted before it. */
function eventByEvent(
  bytes: Uint8Array,
  starts: readonly number[],
  inserted: readonly (Uint8Array | null)[]
): readonly Read[] {
  const front = bytes.subarray(0, starts[0] ?? bytes.length)
  const reads = starts.map((start, index) => {
    const event = bytes.subarray(start, starts[index + 1] ?? bytes.length)
    return readAt(10 + index * 10, Buffer.concat([inserted[index] ?? Buffer.alloc(0), event]))
  })
  return front.length === 0 ? reads : [readAt(0, front), ...reads]
}

/** What was said, without when. */
function said(reading: StreamReading) {
  const parts = reading.timeline.parts.map(({ atMs: _atMs, read: _read, ...part }) => part)
  const { commentCount, eventCount, timeline } = reading
  return { parts, commentCount, eventCount, unterminated: timeline.unterminated, facts: factsOf(reading) }
}

const HOW_IT_ARRIVED: readonly Flag[] = ['buffered', 'coalesced', 'chunks-share-reads']

function factsOf(reading: StreamReading): StreamFacts {
  const { parts } = reading.timeline
  const derived = derive(reading)
  const { ttftMs: _1, ttfatMs: _2, lastMs: _3, endMs: _4, gapsMs: _5, readCount: _6, flags, ...facts } = derived
  const { outputTokenSource: _7, ...counts } = facts
  const texts = {
    reasoningText: textOf(parts, 'reasoning-delta'),
    refusalText: textOf(parts, 'refusal-delta'),
    toolCallText: textOf(parts, 'tool-call-delta'),
    message: parts.find((part) => part.type === 'stream-error')?.message
  }
  const finish = parts.findLast((part) => part.type === 'finish')?.reason
  const streamFlags = flags.filter((flag) => !HOW_IT_ARRIVED.includes(flag))
  return {
    ...counts,
    text: textOf(parts, 'text-delta'),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== '')),
    ...(finish === undefined ? {} : { finish }),
    ...(streamFlags.length === 0 ? {} : { flags: streamFlags })
  }
}

function textOf(parts: readonly TimedPart[], type: StreamPart['type']): string {
  return parts.map((part) => (part.type === type && 'text' in part ? part.text : '')).join('')
}

function endsReply(part: TimedPart): boolean {
  return part.type === 'end-mark' || (part.type === 'finish' && part.awaitsEndMark !== true)
}

/** What is wrong with numbers and words, in words: one `expect` for all of them costs far less than one each. */
function faultsOf({ timeline }: StreamReading): readonly string[] {
  const ends = ['complete', 'cut', 'timeout-idle'] as const
  return [...timeline.parts.flatMap(faultsOfPart), ...ends.flatMap((end) => faultsOfTimes(deriveSample(timeline, end)))]
}

function faultsOfTimes(derived: Derived): readonly string[] {
  const names = { targetId: 't', scenarioId: 's', kind: 'k' } as const
  const sample: Sample = { ...names, round: 0, arm: 'head', startedAtMs: 0, ...derived, flags: [...derived.flags] }
  const metrics = Object.values(METRICS).map((metric: Metric) => metric.derive?.(sample))
  const { ttftMs, ttfatMs, lastMs, endMs, gapsMs } = derived
  const order = [ttftMs, ttfatMs, lastMs, endMs].filter((value) => value !== undefined)
  const { success } = sampleSchema.safeParse(sample)
  const unordered = order.some((value, index) => value < (order[index - 1] ?? 0))
  return [
    ...[...metrics, tpotMs(sample), ...Object.values(gapsMs ?? {})].flatMap((value) =>
      faultOfAmount('a metric', value)
    ),
    ...(success ? [] : [`a sample that no run file takes: ${JSON.stringify(sample)}`]),
    ...(unordered ? [`times out of order: ${order.join(', ')}`] : [])
  ]
}

function faultsOfPart(part: StreamPart): readonly string[] {
  switch (part.type) {
    case 'usage': {
      const { type: _type, ...counts } = part
      return Object.values(counts).flatMap((count) =>
        Number.isInteger(count) ? faultOfAmount('a count', count) : [`${count} tokens`]
      )
    }
    case 'server-timings':
      return Object.values(part.timings).flatMap((value) => faultOfAmount('a timing', value))
    case 'stream-error':
      return [...faultOfOutcome(part.outcome), ...faultOfLine(part.message)]
    case 'malformed':
      return faultOfLine(part.message)
    default:
      return 'text' in part && typeof part.text !== 'string' ? [`${part.type} of ${typeof part.text}`] : []
  }
}

function faultOfAmount(what: string, amount: number | undefined): readonly string[] {
  return amount === undefined || (Number.isFinite(amount) && amount >= 0 && amount <= 1e9)
    ? []
    : [`${what} of ${amount}`]
}

/** An error is none that went well. */
function faultOfOutcome(outcome: Outcome): readonly string[] {
  return outcome !== 'ok' && OUTCOMES.includes(outcome) ? [] : [`an error that is ${outcome}`]
}

function faultOfLine(text: string): readonly string[] {
  return text.length <= 200 && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) ? [] : [`no line to print: ${JSON.stringify(text)}`]
}

function eventsOf(dialect: Dialect, bytes: Uint8Array): readonly ServerEvent[] {
  const events: ServerEvent[] = []
  const listening: Dialect = {
    ...dialect,
    readEvent: (event) => dialect.readEvent(events[events.push(event) - 1] ?? event)
  }
  read(listening, [readAt(0, bytes)])
  return events
}

/** An event's data with its end cut off, or with any value in the place of one of its own. */
function broken(data: string): fc.Arbitrary<string> {
  const cut = fc.nat({ max: data.length }).map((length) => data.slice(0, length))
  const swapped = fc.tuple(fc.nat({ max: 60 }), fc.jsonValue()).map(([index, value]) => withValueAt(data, index, value))
  return fc.oneof(cut, swapped)
}

/** What does not belong where a text, a number, a list or an object is promised. */
const ODD_VALUES: readonly unknown[] = [null, true, '', 'x', 0, -1, 1.5, 1e300, [], [null], [[]], {}, { length: 1 }]

function withValuesSwapped(data: string): readonly string[] {
  const places = Array.from({ length: countValues(data) }, (_, index) => index)
  return places.flatMap((index) => ODD_VALUES.map((value) => withValueAt(data, index, value)))
}

function countValues(data: string): number {
  let count = 0
  withEachValue(data, (value) => {
    count += 1
    return value
  })
  return count
}

function withValueAt(data: string, index: number, value: unknown): string {
  let seen = 0
  return withEachValue(data, (old) => {
    seen += 1
    return seen - 1 === index ? value : old
  })
}

/** Innermost values first, the whole last; unchanged where it is no JSON. */
function withEachValue(data: string, change: (value: unknown) => unknown): string {
  try {
    return JSON.stringify(JSON.parse(data, (_, value: unknown) => change(value))) ?? data
  } catch {
    return data
  }
}

/** Events that differ in their words and numbers alone teach nothing new. */
function oneOfEachShape(events: readonly ServerEvent[]): readonly ServerEvent[] {
  const shapeOf = ({ event, data }: ServerEvent): string =>
    `${event} ${data.replaceAll(/"(?:[^"\\]|\\.)*"(?!:)|-?\d+(?:\.\d+)?/g, '_')}`
  return [...new Map(events.map((event) => [shapeOf(event), event])).values()]
}
