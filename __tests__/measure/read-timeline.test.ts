import { describe, expect, it } from '@jest/globals'
import { METRICS, type Metric, tpotMs } from '../../src/domain/metric.ts'
import type { Sample } from '../../src/domain/sample.ts'
import { deriveSample } from '../../src/measure/derive-sample.ts'
import type { Read } from '../../src/measure/exchange.ts'
import { readTimeline } from '../../src/measure/read-timeline.ts'
import { openaiChat } from '../../src/providers/openai-chat.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { any, C, D, delta, F, R, reasoning, T, U } from '../support/chat-events.ts'

const SENT_AT_MS = 1000
const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text)
const readAt = (atMs: number, text: string, sameArrival = false): Read => ({
  atMs: SENT_AT_MS + atMs,
  bytes: bytesOf(text),
  sameArrival
})
const readAll = (reads: readonly Read[], endMs = 1000) =>
  readTimeline(openaiChat, { reads, sentAtMs: SENT_AT_MS, endedAtMs: SENT_AT_MS + endMs })

describe('readTimeline', () => {
  it('stamps an event with the read that completed it', () => {
    const event = C('a')
    const { timeline } = readAll([
      readAt(10, event.slice(0, 20)),
      readAt(30, event.slice(20, -1)),
      readAt(50, event.slice(-1))
    ])
    expect(timeline.parts.filter(({ type }) => type === 'text-delta')).toEqual([
      { type: 'text-delta', text: 'a', atMs: 50, read: 3, event: 1 }
    ])
    expect(timeline.endMs).toBe(1000)
  })

  it('counts callbacks of one arrival as one read', () => {
    const { timeline } = readAll([readAt(10, C('a')), readAt(10, C('b'), true), readAt(20, C('c'))])
    const texts = timeline.parts.filter(({ type }) => type === 'text-delta')
    expect(texts.map(({ read, atMs }) => [read, atMs])).toEqual([
      [1, 10],
      [1, 10],
      [2, 20]
    ])
  })

  it('counts comments and nothing else as comments', () => {
    const { commentCount, eventCount } = readAll([readAt(0, `: a\n\n:\n: b\n\n${C('a')}${D}`)])
    expect([commentCount, eventCount]).toEqual([3, 2])
  })

  it('keeps characters whole that two reads share', () => {
    const bytes = bytesOf(C('👩‍🚀é'))
    const reads = Array.from(bytes, (byte, index) => ({
      atMs: SENT_AT_MS + index,
      bytes: Uint8Array.of(byte),
      sameArrival: false
    }))
    expect(readAll(reads).timeline.parts).toContainEqual(expect.objectContaining({ type: 'text-delta', text: '👩‍🚀é' }))
  })

  it.each([
    ['no blank line', `${C('a')}data: [DONE]\n`, true],
    ['no line end', `${C('a')}data: [DONE]`, true],
    ['all there', `${C('a')}${D}`, false]
  ])('reads a last event with %s', (_, text, unterminated) => {
    const { timeline } = readAll([readAt(0, text)])
    expect(timeline.unterminated).toBe(unterminated)
    expect(timeline.parts.at(-1)?.type).toBe('end-mark')
  })

  it.each([1, 8, 20, 30])('takes an event that was cut %i characters before its end for what is missing', (missing) => {
    const { timeline } = readAll([readAt(0, C('a') + C('b').trimEnd().slice(0, -missing))])
    expect(deriveSample(timeline, 'complete')).toMatchObject({ outcome: 'truncated', chunkCount: 1 })
  })

  it('sees an error outside of the framing that has several lines', () => {
    const { timeline } = readAll([readAt(0, `${C('a')}{\n  "error": {\n    "message": "x"\n  }\n}\n`)])
    expect(timeline.parts.at(-1)).toMatchObject({ type: 'stream-error', message: 'x' })
  })

  it.each([
    ['in one read', ['{"error":{"message":"x"}}\n']],
    ['in pieces', ['{"err', 'or":{"mess', 'age":"x"}}']],
    ['as a field in pieces', ['er', 'ror: {"message"', ':"x"}\n']]
  ])('sees an error outside of the framing %s', (_, pieces) => {
    const { timeline } = readAll(pieces.map((piece, index) => readAt(index, piece)))
    expect(timeline.parts).toMatchObject([{ type: 'stream-error', outcome: 'api-error', message: 'x' }])
  })

  it.each([
    ['a line', 'x'],
    ['an event', 'data: x\n']
  ])('gives up on %s without an end', (_, piece) => {
    const long = piece.replace('x', 'x'.repeat(1024 * 1024))
    const { timeline } = readAll(Array.from({ length: 20 }, (__, index) => readAt(index, long)))
    expect(timeline.parts).toMatchObject([{ type: 'malformed', message: 'an event without an end' }])
  })
})

const STREAMS: readonly (readonly [string, string])[] = [
  ['a normal reply', R('') + C('Grüße ') + C('👩‍🚀') + C('!') + F('stop') + U(5, 3) + D],
  ['reasoning', R(null) + T('x', ['reasoning', 'reasoning_content']) + C('a') + F('stop') + U(5, 9, reasoning(4)) + D],
  ['CRLF and comments', `\uFEFF: hi\n\n${C('a')}${C('b')}${F('length')}${D}`.replaceAll('\n', '\r\n')],
  ['CR alone', (C('a') + F('stop') + U(1, 1) + D).replaceAll('\n', '\r')],
  ['an error amid text', C('a') + any({ error: { message: 'x', code: 503 } })],
  ['a field that is an error', `${C('a')}error: {"message":"x"}\n\n`],
  ['a bare line', `${C('a')}{"error":{"message":"x"}}\n`],
  ['broken JSON', `${C('a')}data: {oops\n\n${D}`],
  ['a page', '<html>\n<body>\nHi\n</body></html>'],
  ['a cut', C('a') + C('b').slice(0, -9)],
  ['a tool call', delta({ tool_calls: [{ function: { name: 'f', arguments: '{}' } }] }) + F('tool_calls') + U(2, 3) + D]
]

/** Cuts bytes into reads at random places, with random times between. */
function cutAtRandom(bytes: Uint8Array, random: () => number): readonly Read[] {
  const reads: Read[] = []
  let atMs = SENT_AT_MS
  for (let from = 0; from < bytes.length; ) {
    const to = from + 1 + Math.floor(random() ** 3 * 40)
    atMs += random() < 0.3 ? 0 : random() * 50
    reads.push({ atMs, bytes: bytes.subarray(from, to), sameArrival: reads.length > 0 && random() < 0.2 })
    from = to
  }
  return reads
}

describe('however bytes are cut into reads', () => {
  const seed = 20_261
  const facts = ({
    outcome,
    chunkCount,
    outputTokenCount,
    reasoningTokenCount,
    inputTokenCount,
    servedModel
  }: Partial<Sample>) => ({
    outcome,
    chunkCount,
    outputTokenCount,
    reasoningTokenCount,
    inputTokenCount,
    servedModel
  })
  const said = (reads: readonly Read[]) => {
    const { timeline, commentCount, eventCount } = readAll(reads, 1e6)
    const parts = timeline.parts.map(({ atMs: _atMs, read: _read, ...part }) => part)
    return {
      parts,
      commentCount,
      eventCount,
      unterminated: timeline.unterminated,
      ...facts(deriveSample(timeline, 'complete'))
    }
  }

  it.each(STREAMS)(`the same is said (seed ${seed}): %s`, (_, text) => {
    const bytes = bytesOf(text)
    const whole = said([{ atMs: SENT_AT_MS, bytes, sameArrival: false }])
    const random = seededRandom(seed)
    for (let round = 0; round < 200; round += 1) expect(said(cutAtRandom(bytes, random))).toEqual(whole)
  })

  it.each(STREAMS)(`every metric is a finite number or absent (seed ${seed}): %s`, (_, text) => {
    const random = seededRandom(seed)
    for (let round = 0; round < 100; round += 1) {
      const { timeline } = readAll(cutAtRandom(bytesOf(text), random), 1e6)
      const derived = deriveSample(timeline, round % 2 === 0 ? 'complete' : 'cut')
      const sample = {
        targetId: 't',
        scenarioId: 's',
        kind: 'k',
        round: 0,
        arm: 'head',
        startedAtMs: 0,
        ...derived
      } as const
      const values = Object.values(METRICS).map((metric: Metric) => metric.derive?.(sample))
      const numbers = [...values, tpotMs(sample), ...Object.values(derived.gapsMs ?? {})].filter(
        (value) => value !== undefined
      )
      expect(numbers.filter((value) => !Number.isFinite(value) || value < 0)).toEqual([])
      const order = [derived.ttftMs, derived.ttfatMs, derived.lastMs, derived.endMs].filter(
        (value) => value !== undefined
      )
      expect(order).toEqual(order.toSorted((a, b) => a - b))
    }
  })

  it(`comments and unknown events change nothing but their own count (seed ${seed})`, () => {
    const random = seededRandom(seed)
    const events = [C('a'), C('b'), C('c'), F('stop'), U(5, 3), D]
    const noise = [': ping\n\n', ':\n\n', any({ type: 'ping' }), 'id: 3\n\n', 'retry: 10\n\n', 'odd: field\n\n']
    const reads = (between: () => string) => events.map((event, index) => readAt(index * 10, between() + event))
    const { outcome, flags, ...plain } = deriveSample(readAll(reads(() => '')).timeline, 'complete')
    for (let round = 0; round < 100; round += 1) {
      const noisy = reads(() => noise[Math.floor(random() * noise.length)] ?? '')
      expect(deriveSample(readAll(noisy).timeline, 'complete')).toEqual({ outcome, flags, ...plain })
    }
  })
})
