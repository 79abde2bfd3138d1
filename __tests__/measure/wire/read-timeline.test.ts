import { describe, expect, it } from '@jest/globals'
import { deriveSample } from '../../../src/measure/sample/derive-sample.ts'
import type { Read } from '../../../src/measure/wire/exchange.ts'
import { readTimeline } from '../../../src/measure/wire/read-timeline.ts'
import { openaiChat } from '../../../src/providers/openai-chat.ts'
import { C, D } from '../../support/chat-events.ts'

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

// That nothing depends on how bytes are cut into reads is part of the contract of every dialect: `describe-dialect.ts`.
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

  it('takes nothing behind an event for the rest of a value that stands before it', () => {
    const { timeline } = readAll([
      readAt(10, '{"error": {"message": "x"}\n'),
      readAt(20, C('a')),
      readAt(30, `}\n${D}`)
    ])
    expect(timeline.parts.map(({ type }) => type)).not.toContain('stream-error')
    expect(timeline.parts).toContainEqual(expect.objectContaining({ type: 'text-delta', text: 'a', atMs: 20 }))
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
