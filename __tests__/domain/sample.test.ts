import { describe, expect, it } from '@jest/globals'
import { FLAGS, type Flag, isFailure, isVoid, nameText, OUTCOMES, sampleSchema } from '../../src/domain/sample.ts'
import { aSample } from '../support/a-run.ts'

describe('isFailure', () => {
  // An answer of the model, though its times may not compare.
  it.each(['ok', 'refusal', 'not-streamed'] as const)('%s is none', (outcome) => {
    expect(isFailure(aSample({ outcome }))).toBe(false)
  })

  it.each([
    'rate-limited',
    'overloaded',
    'http-error',
    'timeout-connect',
    'timeout-first-byte',
    'timeout-idle',
    'timeout-total',
    'truncated',
    'error-midstream',
    'api-error',
    'not-a-stream',
    'empty-body',
    'empty-output',
    'protocol-error',
    'connection',
    'unsupported-encoding'
  ] as const)('%s is one', (outcome) => {
    expect(isFailure(aSample({ outcome }))).toBe(true)
  })

  it('is said of every outcome in one of the two tables above', () => {
    expect(OUTCOMES).toHaveLength(3 + 16)
    expect(OUTCOMES.filter((outcome) => isFailure(aSample({ outcome })))).toHaveLength(16)
  })
})

describe('isVoid', () => {
  const VOID: readonly Flag[] = [
    'void-cache-hit',
    'void-cache-miss',
    'void-model-load',
    'void-client-stall',
    'void-cached-reply'
  ]

  it.each(FLAGS)('a sample with the flag %s', (flag) => {
    expect(isVoid(aSample({ flags: [flag] }))).toBe(VOID.includes(flag))
    expect(isVoid(aSample({ flags: ['via-proxy', flag] }))).toBe(VOID.includes(flag))
  })

  it.each(OUTCOMES)('an outcome does not make it so: %s', (outcome) => {
    expect(isVoid(aSample({ outcome, flags: [] }))).toBe(false)
    expect(isVoid(aSample({ outcome, flags: ['void-client-stall'] }))).toBe(true)
  })
})

describe('sampleSchema', () => {
  const full = aSample({
    pair: 3,
    endReason: 'time_limit',
    serverMessage: 'out of memory',
    unreadMember: 'delta.thought',
    countDoubt: 'more-than-limit',
    httpVersion: '1.1',
    connectionReused: true,
    connectMs: 12.5,
    normalizedTokenCount: 20,
    reasoningTokenCount: 0,
    cachedTokenCount: 0,
    gapsMs: { p50: 9, p95: 17, max: 40 },
    servedModel: 'mini-2026-10-01',
    servedFingerprint: 'fp_1',
    serviceTier: 'default',
    servedVia: 'provider',
    serverTimings: { queueMs: 1, prefillMs: 2, decodeMs: 3, totalMs: 6 },
    expectationsMet: true,
    flags: ['via-proxy', 'coalesced']
  })

  it('takes every member there is', () => {
    expect(sampleSchema.parse(JSON.parse(JSON.stringify(full)))).toEqual(full)
    expect(Object.keys(full).toSorted()).toEqual(Object.keys(sampleSchema.shape).toSorted())
  })

  it('needs to know what was asked and what came of it, and nothing else', () => {
    const failed = {
      targetId: 'mini',
      scenarioId: 's1',
      kind: 'chat',
      round: 0,
      arm: 'head',
      startedAtMs: 0,
      outcome: 'connection',
      flags: []
    }
    expect(sampleSchema.parse(failed)).toEqual(failed)
    for (const name of Object.keys(failed)) {
      expect(sampleSchema.safeParse({ ...failed, [name]: undefined }).success).toBe(false)
    }
  })

  it.each(['ttftMs', 'ttfatMs', 'lastMs', 'endMs', 'connectMs', 'startedAtMs'])(
    'refuses of %s what is no time',
    (name) => {
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY, -0.001, '100', null]) {
        expect(sampleSchema.safeParse({ ...full, [name]: value }).success).toBe(false)
      }
    }
  )

  it.each(['ttftMs', 'ttfatMs', 'lastMs', 'endMs', 'connectMs'])('refuses a %s of more than a day', (name) => {
    expect(sampleSchema.safeParse({ ...full, [name]: 86_400_000 }).success).toBe(true)
    expect(sampleSchema.safeParse({ ...full, [name]: 86_400_001 }).success).toBe(false)
  })

  it.each(['round', 'pair', 'outputTokenCount', 'reasoningTokenCount', 'inputTokenCount', 'chunkCount', 'readCount'])(
    'refuses of %s what is no count',
    (name) => {
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY, -1, 1.5, 1e10, '1', null]) {
        expect(sampleSchema.safeParse({ ...full, [name]: value }).success).toBe(false)
      }
    }
  )

  it.each(['targetId', 'scenarioId', 'kind', 'servedModel', 'servedFingerprint'])(
    'refuses a %s that cannot be printed on one line',
    (name) => {
      for (const value of ['', 'two\nlines', 'two\u2028lines', 'bell\u0007', 'x'.repeat(201)]) {
        expect(sampleSchema.safeParse({ ...full, [name]: value }).success).toBe(false)
      }
    }
  )

  it.each([
    ['an unknown key', { prompt: 'How do refunds work?' }],
    ['an unknown outcome', { outcome: 'success' }],
    ['an unknown flag', { flags: ['fast'] }],
    ['an unknown arm', { arm: 'main' }],
    ['more flags than there are', { flags: Array.from({ length: FLAGS.length + 1 }, () => 'buffered') }],
    ['gaps without their longest', { gapsMs: { p50: 1, p95: 2 } }],
    ['an unknown key inside', { serverTimings: { queueMs: 1, headers: 'x' } }]
  ])('refuses %s', (_what, over) => {
    expect(sampleSchema.safeParse({ ...full, ...over }).success).toBe(false)
  })
})

describe('nameText', () => {
  it.each(['mini', 'gpt-4.1 mini', 'Größe | 日本 😀', 'x'.repeat(200)])('takes %j', (name) => {
    expect(nameText.parse(name)).toBe(name)
  })
})
