import { describe, expect, it } from '@jest/globals'
import { METRIC_IDS, type MetricId, metricOf, streamed, tpotMs } from '../../src/domain/metric.ts'
import { type Sample, sampleSchema } from '../../src/domain/sample.ts'
import { aSample } from '../support/a-run.ts'

/** A sample without the members named: absent, as a run file has it. */
function without(over: Partial<Sample>, ...names: readonly (keyof Sample)[]): Sample {
  const members = Object.entries(aSample(over)).filter(([name]) => !names.some((absent) => absent === name))
  return sampleSchema.parse(Object.fromEntries(members))
}

describe('METRICS', () => {
  it.each<[MetricId, 'lower' | 'higher', string, string]>([
    ['ttft', 'lower', 'ms', 'p95'],
    ['ttfat', 'lower', 'ms', 'p95'],
    ['tpot', 'lower', 'ms', 'p95'],
    ['icl', 'lower', 'ms', 'p95'],
    ['output_speed', 'higher', 'tok/s', 'p95'],
    ['e2e', 'lower', 'ms', 'p95'],
    ['connect', 'lower', 'ms', 'p95'],
    ['throughput', 'higher', 'tok/s', 'rate'],
    ['error_rate', 'lower', 'ratio', 'rate'],
    ['streamed_share', 'higher', 'ratio', 'rate'],
    ['cost', 'lower', '$', 'mean']
  ])('%s is better %s, in %s, and a budget on it means its %s', (id, better, unit, defaultStatistic) => {
    expect(metricOf(id)).toMatchObject({ better, unit, defaultStatistic })
  })

  it('are these thirteen', () => {
    expect(METRIC_IDS).toHaveLength(13)
  })

  it.each(METRIC_IDS)('%s has a value of each sample, or is of a whole target', (id) => {
    const { scope, derive } = metricOf(id)
    expect(derive !== undefined).toBe(scope === 'sample')
  })

  it.each<[MetricId, number]>([
    ['ttft', 120],
    ['ttfat', 150],
    ['tpot', 10],
    ['icl', 17],
    ['output_speed', 100],
    ['e2e', 320],
    ['connect', 42]
  ])('%s of one reply is %d', (id, value) => {
    const gapsMs = { p50: 9, p95: 17, max: 40 }
    const sample = aSample({ ttftMs: 120, ttfatMs: 150, lastMs: 320, outputTokenCount: 21, gapsMs, connectMs: 42 })
    expect(metricOf(id).derive?.(sample)).toBe(value)
  })

  it.each(METRIC_IDS)('%s is absent, never 0 and never NaN, of a sample that says nothing', (id) => {
    const silent = without({ outcome: 'timeout-first-byte' }, 'ttftMs', 'ttfatMs', 'lastMs', 'outputTokenCount')
    expect(metricOf(id).derive?.(silent)).toBeUndefined()
  })

  it('has no gap between chunks of a reply that came as one', () => {
    const gapsMs = { p50: 0, p95: 0, max: 0 }
    expect(metricOf('icl').derive?.(aSample({ readCount: 1, gapsMs }))).toBeUndefined()
  })

  it('has no gap between chunks that shared a read, but a time per token', () => {
    const shared = aSample({ readCount: 4, gapsMs: { p50: 0, p95: 9, max: 9 }, flags: ['chunks-share-reads'] })
    expect(metricOf('icl').derive?.(shared)).toBeUndefined()
    expect(metricOf('tpot').derive?.(shared)).toBeGreaterThan(0)
    expect(metricOf('output_speed').derive?.(shared)).toBeGreaterThan(0)
  })

  it.each([1, 2])('no metric of the time between tokens takes a reply of %d reads for more tokens', (readCount) => {
    const flags = [readCount === 1 ? 'buffered' : 'coalesced'] as const
    const held = aSample({ readCount, outputTokenCount: 30, gapsMs: { p50: 5, p95: 9, max: 9 }, flags: [...flags] })
    for (const id of ['tpot', 'output_speed', 'icl'] as const) expect(metricOf(id).derive?.(held)).toBeUndefined()
  })

  it('has no speed where no time has passed', () => {
    expect(metricOf('output_speed').derive?.(aSample({ ttftMs: 100, lastMs: 100 }))).toBeUndefined()
  })

  it.each<[MetricId]>([['tpot'], ['output_speed']])('%s is judged from 8 tokens', (id) => {
    const of = (outputTokenCount: number) => metricOf(id).derive?.(aSample({ outputTokenCount }))
    expect(of(7)).toBeUndefined()
    expect(of(8)).toBeGreaterThan(0)
  })
})

describe('streamed', () => {
  it.each([
    [0, false],
    [1, false],
    [2, false],
    [3, true],
    [21, true]
  ])('a reply in %d reads: %p', (readCount, isStreamed) => {
    expect(streamed(aSample({ readCount }))).toBe(isStreamed)
  })

  it.each([
    [1, 1, true],
    [2, 2, true],
    [2, 3, false],
    [1, 2, false]
  ])('%d reads for %d tokens: %p', (readCount, outputTokenCount, isStreamed) => {
    expect(streamed(without({ readCount, outputTokenCount }, 'chunkCount'))).toBe(isStreamed)
  })

  it.each([
    // A long reply that was held back, as TCP lets it out: 14 kB, 29 kB, 58 kB, a round trip apart.
    [2, 96, false],
    [3, 96, true],
    [3, 300, false],
    [4, 1000, false],
    [5, 2000, false],
    [6, 2000, true],
    [4, 128, true],
    [4, 129, false]
  ])('%d reads for %d chunks: %p', (readCount, chunkCount, isStreamed) => {
    expect(streamed(aSample({ readCount, chunkCount, outputTokenCount: chunkCount, lastMs: 20_000 }))).toBe(isStreamed)
  })

  it('asks no more of chunks of many tokens', () => {
    expect(streamed(aSample({ readCount: 3, chunkCount: 3, outputTokenCount: 600 }))).toBe(true)
  })

  it('counts hidden reasoning as no token that could have come, and chunks where tokens were not counted', () => {
    const hidden = { readCount: 2, outputTokenCount: 52, reasoningTokenCount: 50 }
    expect(streamed(without(hidden, 'ttftMs', 'chunkCount'))).toBe(true)
    expect(streamed(without(hidden, 'chunkCount'))).toBe(false)
    expect(streamed(without({ readCount: 2, chunkCount: 2 }, 'outputTokenCount'))).toBe(true)
    expect(streamed(without({ readCount: 2, chunkCount: 5 }, 'outputTokenCount'))).toBe(false)
    expect(streamed(without({ readCount: 2, chunkCount: 5, outputTokenCount: 1 }))).toBe(false)
    expect(streamed(without({ readCount: 2 }, 'outputTokenCount', 'chunkCount'))).toBe(false)
    expect(streamed(without({ readCount: 1, outputTokenCount: 0 }, 'chunkCount'))).toBe(false)
  })

  it('is not said of a reply whose reads nobody counted', () => {
    expect(streamed(without({}, 'readCount'))).toBe(false)
  })
})

describe('tpotMs', () => {
  it('is the time after the first token, by the tokens after the first', () => {
    expect(tpotMs(aSample({ ttftMs: 100, lastMs: 300, outputTokenCount: 21 }))).toBe(10)
    expect(tpotMs(aSample({ ttftMs: 100, lastMs: 300, outputTokenCount: 2 }))).toBe(200)
    expect(tpotMs(aSample({ ttftMs: 0, lastMs: 7, outputTokenCount: 5 }))).toBe(1.75)
  })

  it('counts from the first token in any channel, reasoning that is streamed included', () => {
    const sample = aSample({ ttftMs: 100, ttfatMs: 500, lastMs: 700, outputTokenCount: 61, reasoningTokenCount: 40 })
    expect(tpotMs(sample)).toBe(10)
  })

  it('counts the answer alone where reasoning is hidden', () => {
    const facts = { ttfatMs: 500, lastMs: 700, outputTokenCount: 61, reasoningTokenCount: 40 }
    expect(tpotMs(without(facts, 'ttftMs'))).toBe(10)
  })

  it('is absent where hidden reasoning leaves one token of answer, or less', () => {
    const facts = { ttfatMs: 500, lastMs: 700, outputTokenCount: 41 }
    expect(tpotMs(without({ ...facts, reasoningTokenCount: 39 }, 'ttftMs'))).toBe(200)
    expect(tpotMs(without({ ...facts, reasoningTokenCount: 40 }, 'ttftMs'))).toBeUndefined()
    expect(tpotMs(without({ ...facts, reasoningTokenCount: 41 }, 'ttftMs'))).toBeUndefined()
    expect(tpotMs(without({ ...facts, reasoningTokenCount: 50 }, 'ttftMs'))).toBeUndefined()
  })

  it.each([0, 1])('is absent of %d tokens', (outputTokenCount) => {
    expect(tpotMs(aSample({ outputTokenCount }))).toBeUndefined()
    expect(tpotMs(aSample({ outputTokenCount }), 0)).toBeUndefined()
  })

  it.each([
    ['a first token', ['ttftMs', 'ttfatMs']],
    ['a last token', ['lastMs']],
    ['a count of tokens', ['outputTokenCount']]
  ] as const)('is absent without %s', (_what, names) => {
    expect(tpotMs(without({}, ...names))).toBeUndefined()
  })

  it.each([1, 2])('is absent of a reply that was buffered and came in %d reads', (readCount) => {
    expect(tpotMs(aSample({ readCount }))).toBeUndefined()
  })

  it('is shown from 2 tokens, and from as many as asked', () => {
    expect(tpotMs(aSample({ outputTokenCount: 7 }))).toBeCloseTo(200 / 6)
    expect(tpotMs(aSample({ outputTokenCount: 7 }), 8)).toBeUndefined()
    expect(tpotMs(aSample({ outputTokenCount: 8 }), 8)).toBeCloseTo(200 / 7)
  })
})
