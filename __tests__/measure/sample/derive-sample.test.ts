import { describe, expect, it } from '@jest/globals'
import { tpotMs } from '../../../src/domain/metric.ts'
import type { StreamPart, TimedPart, Timeline } from '../../../src/domain/timeline.ts'
import { type Derived, deriveSample, shownContent } from '../../../src/measure/sample/derive-sample.ts'
import type { StreamEnd } from '../../../src/measure/sample/reply-end.ts'

/** One part an event, one event a read, unless a read is given. */
const at = (atMs: number, part: StreamPart, read = atMs): TimedPart => ({ ...part, atMs, read })
const text = (words: string): StreamPart => ({ type: 'text-delta', text: words })
const thought = (words: string): StreamPart => ({ type: 'reasoning-delta', text: words })
const stop: StreamPart = { type: 'finish', reason: 'stop' }
const done: StreamPart = { type: 'end-mark' }
const counts = (outputTokenCount: number, more = {}): StreamPart => ({ type: 'usage', outputTokenCount, ...more })
const aTimeline = (...parts: readonly TimedPart[]): Timeline => ({ parts, endMs: 500, unterminated: false })
const derive = (parts: readonly TimedPart[], end: StreamEnd = 'complete'): Derived =>
  deriveSample(aTimeline(...parts), end)
const ended = (atMs: number, tokens: number) => [at(atMs, stop), at(atMs, counts(tokens)), at(atMs, done)]
const tpotOf = (derived: Derived) =>
  tpotMs({ targetId: 't', scenarioId: 's', kind: 'k', round: 0, arm: 'head', startedAtMs: 0, ...derived })

describe('times', () => {
  it('count from the first and to the last generated text', () => {
    const derived = derive([
      at(50, text('')),
      at(150, text('a')),
      at(200, text('b')),
      at(250, text('c')),
      ...ended(260, 3)
    ])
    expect(derived).toEqual({
      outcome: 'ok',
      ttftMs: 150,
      ttfatMs: 150,
      lastMs: 250,
      endMs: 500,
      chunkCount: 3,
      readCount: 3,
      gapsMs: { p50: 50, p95: 50, max: 50 },
      outputTokenCount: 3,
      outputTokenSource: 'usage',
      flags: []
    })
    expect(tpotOf(derived)).toBe(50)
  })

  it('share a gap among the tokens that ended it, where each chunk says how many had come', () => {
    const chunk = (atMs: number, tokens: number) => [
      { ...at(atMs, text('a')), event: atMs },
      { ...at(atMs, counts(tokens)), event: atMs }
    ]
    const whole = derive([...chunk(100, 1), ...chunk(160, 4), ...chunk(180, 5), ...ended(185, 5)])
    expect(whole).toMatchObject({ gapsMs: { p50: 20, p95: 20, max: 20 }, chunkCount: 3, outputTokenCount: 5 })
    expect(tpotOf(whole)).toBe(20)
    // As they are where one chunk brought none by the count, or said nothing of it.
    const none = derive([...chunk(100, 1), ...chunk(160, 1), ...chunk(180, 5), ...ended(185, 5)])
    expect(none).toMatchObject({ gapsMs: { p50: 40, max: 60 } })
    const once = derive([at(100, text('a')), ...chunk(160, 4), ...chunk(180, 5), ...ended(185, 5)])
    expect(once).toMatchObject({ gapsMs: { p50: 40, max: 60 } })
  })

  it('tell the first token from the first of the answer', () => {
    const derived = derive([at(80, thought('x')), at(300, text('a')), ...ended(310, 2)])
    expect(derived).toMatchObject({ ttftMs: 80, ttfatMs: 300, lastMs: 300, chunkCount: 2 })
  })

  it('have no first token where reasoning is counted but not seen', () => {
    const derived = derive([
      at(100, text('a')),
      at(200, text('b')),
      at(300, text('c')),
      at(310, stop),
      at(310, counts(78, { reasoningTokenCount: 64 })),
      at(310, done)
    ])
    expect(derived).not.toHaveProperty('ttftMs')
    expect(derived).toMatchObject({ ttfatMs: 100, lastMs: 300 })
    // (300 − 100) / (78 − 64 − 1)
    expect(tpotOf(derived)).toBeCloseTo(200 / 13, 10)
  })

  it('have no first token where it was thought unseen, and none between tokens unless that was counted', () => {
    const hidden = at(90, { type: 'reasoning-hidden' })
    const words = [at(100, text('a')), at(200, text('b')), at(300, text('c'))]
    const end = (more = {}) => [at(310, stop), at(310, counts(78, more)), at(310, done)]
    const uncounted = derive([hidden, ...words, ...end()])
    expect(uncounted).not.toHaveProperty('ttftMs')
    expect(uncounted).toMatchObject({ ttfatMs: 100, lastMs: 300, outputTokenCount: 78, flags: ['reasoning-uncounted'] })
    expect(tpotOf(uncounted)).toBeUndefined()
    const counted = derive([hidden, ...words, ...end({ reasoningTokenCount: 75 })])
    expect(counted).not.toHaveProperty('ttftMs')
    expect(counted).toMatchObject({ ttfatMs: 100, flags: [] })
    // (300 − 100) / (78 − 75 − 1)
    expect(tpotOf(counted)).toBe(100)
  })

  it('are no less for thoughts unseen in a reply that was no answer', () => {
    expect(derive([at(90, { type: 'reasoning-hidden' }), at(100, text('a'))])).toMatchObject({
      outcome: 'truncated',
      flags: []
    })
  })

  it('count one chunk for an event with text in two channels', () => {
    const both = { atMs: 10, read: 1, event: 1 }
    const derived = derive([{ ...thought('x'), ...both }, { ...text('a'), ...both }, ...ended(20, 2)])
    expect(derived).toMatchObject({ chunkCount: 1, readCount: 1 })
  })

  it('stop at the end mark', () => {
    const derived = derive([at(10, text('a')), ...ended(20, 1), at(30, text('b'))])
    expect(derived).toMatchObject({ lastMs: 10, chunkCount: 1 })
    expect(shownContent(aTimeline(at(10, text('a')), at(20, done), at(30, text('b')))).atMs).toEqual([10])
  })

  it('are absent without content', () => {
    expect(derive([at(10, text('')), ...ended(20, 0)])).toEqual({
      outcome: 'empty-output',
      endMs: 500,
      outputTokenCount: 0,
      outputTokenSource: 'usage',
      flags: []
    })
  })

  it('have no time per token for eight tokens in each of three chunks but by the count', () => {
    const derived = derive([at(100, text('a')), at(180, text('b')), at(260, text('c')), ...ended(270, 24)])
    expect(tpotOf(derived)).toBeCloseTo(160 / 23, 10)
  })
})

describe('counts', () => {
  it('stand as they were said last, each by itself', () => {
    const derived = derive([
      at(10, text('a')),
      at(10, counts(1, { inputTokenCount: 5 })),
      at(20, counts(2)),
      at(30, { type: 'usage', cachedTokenCount: 0 }),
      at(30, done)
    ])
    expect(derived).toMatchObject({ outputTokenCount: 2, inputTokenCount: 5, cachedTokenCount: 0 })
  })

  it('of a provider that counts its cache apart are added up, each as it was said last', () => {
    const derived = derive([
      at(10, { type: 'usage', uncachedTokenCount: 43, cacheWriteTokenCount: 300, cachedTokenCount: 0 }),
      at(10, text('a')),
      at(20, counts(9, { uncachedTokenCount: 61, cachedTokenCount: 10 })),
      at(20, done)
    ])
    expect(derived).toMatchObject({ inputTokenCount: 371, cachedTokenCount: 10, outputTokenCount: 9 })
    expect(derived).not.toHaveProperty('uncachedTokenCount')
  })

  it('beyond what a sample holds are none', () => {
    const large = { uncachedTokenCount: 1e9, cachedTokenCount: 1e9 }
    const derived = derive([at(10, text('a')), at(20, counts(2e9, large)), at(20, done)])
    expect(derived).toMatchObject({ cachedTokenCount: 1e9 })
    expect(derived).not.toHaveProperty('inputTokenCount')
    expect(derived).not.toHaveProperty('outputTokenCount')
  })

  it('of nothing for something are none', () => {
    const derived = derive([at(10, text('a')), ...ended(20, 0)])
    expect(derived).not.toHaveProperty('outputTokenCount')
    expect(derived.flags).toContain('usage-missing')
  })

  it('name the model in one printable line', () => {
    const derived = derive([
      at(10, { type: 'served-by', model: 'a\nb\u2028c', fingerprint: '\u0000' }),
      at(10, text('a')),
      ...ended(20, 1)
    ])
    expect(derived.servedModel).toBe('a b c')
    expect(derived).not.toHaveProperty('servedFingerprint')
  })

  it('keep what the server timed', () => {
    const derived = derive([
      at(10, { type: 'server-timings', timings: { queueMs: 1 } }),
      at(20, { type: 'server-timings', timings: { prefillMs: 2 } }),
      ...ended(20, 0)
    ])
    expect(derived.serverTimings).toEqual({ queueMs: 1, prefillMs: 2 })
  })
})

describe('the outcome', () => {
  const error: StreamPart = { type: 'stream-error', outcome: 'rate-limited', message: 'x' }
  const broken: StreamPart = { type: 'malformed', message: 'x' }
  const refusal: StreamPart = { type: 'refusal-delta', text: 'no' }
  const early: StreamPart = { type: 'finish', reason: 'stop', awaitsEndMark: true }
  const a = at(10, text('a'))

  it.each<readonly [string, readonly TimedPart[], StreamEnd, string]>([
    ['an end mark', [a, at(20, done)], 'complete', 'ok'],
    ['a finish reason', [a, at(20, stop)], 'complete', 'ok'],
    ['an end mark before a cut', [a, at(20, done)], 'cut', 'ok'],
    ['an end mark before silence', [a, at(20, done)], 'timeout-idle', 'ok'],
    ['a finish reason that the end follows', [a, at(20, early), at(30, done)], 'complete', 'ok'],
    ['a finish reason that the end has to follow', [a, at(20, early)], 'complete', 'truncated'],
    ['neither', [a], 'complete', 'truncated'],
    ['nothing', [], 'complete', 'truncated'],
    ['silence', [a], 'timeout-idle', 'timeout-idle'],
    ['silence after the finish', [a, at(20, stop)], 'timeout-idle', 'timeout-idle'],
    ['the total limit', [a], 'timeout-total', 'timeout-total'],
    ['an error first', [at(10, error)], 'complete', 'rate-limited'],
    ['an error later', [a, at(20, error)], 'complete', 'error-midstream'],
    ['an error, then a cut', [a, at(20, error)], 'cut', 'error-midstream'],
    ['broken data', [a, at(20, broken), at(30, done)], 'complete', 'protocol-error'],
    ['broken data after the end', [a, at(20, done), at(30, broken)], 'complete', 'ok'],
    ['a finish that is an error', [at(20, { type: 'finish', reason: 'error' })], 'complete', 'api-error'],
    ['a refusal', [at(10, refusal), at(20, stop)], 'complete', 'refusal'],
    ['a filter', [a, at(20, { type: 'finish', reason: 'refusal' })], 'complete', 'refusal'],
    ['no words', [at(20, { type: 'finish', reason: 'length' })], 'complete', 'empty-output']
  ])('of %s', (_, parts, end, outcome) => {
    expect(derive(parts, end).outcome).toBe(outcome)
  })
})

describe('flags', () => {
  const inReads = (...reads: readonly number[]) => reads.map((read, index) => at(index * 10, text('a'), read))

  it.each([
    ['all in one read', inReads(1, 1, 1), 3, ['buffered']],
    ['one chunk of many tokens', inReads(1), 30, ['buffered']],
    ['one token', inReads(1), 1, []],
    ['two reads for five tokens', inReads(1, 1, 1, 2, 2), 5, ['coalesced']],
    ['two chunks of many tokens', inReads(1, 2), 30, ['coalesced']],
    ['a read for each of two tokens', inReads(1, 2), 2, []],
    ['three reads for seven chunks', inReads(1, 1, 1, 2, 2, 3, 3), 7, ['chunks-share-reads']],
    ['half as many reads as chunks', inReads(1, 1, 2, 2, 3, 3), 6, []],
    ['a read each', inReads(1, 2, 3), 3, []]
  ])('for %s', (_, parts, tokens, flags) => {
    expect(derive([...parts, ...ended(900, tokens)]).flags).toEqual(flags)
  })

  it('name what the stream lacked', () => {
    const timeline = {
      ...aTimeline(at(10, { type: 'keep-alive' }), at(20, text('a')), at(30, stop)),
      unterminated: true
    }
    expect(deriveSample(timeline, 'complete').flags).toEqual([
      'unterminated',
      'no-end-mark',
      'usage-missing',
      'nonjson-keepalive'
    ])
  })
})
