import { describe, expect, it } from '@jest/globals'
import { readForeignJson } from '../../src/domain/foreign-json.ts'
import { commitText, hashText, RUN_SCHEMA, runFileSchema, timeText } from '../../src/domain/run-file.ts'
import { aRun, aSample } from '../support/a-run.ts'

const FORMAT = { name: RUN_SCHEMA, shape: runFileSchema }
const samples = [aSample(), aSample({ outcome: 'timeout-idle', round: 1, flags: ['via-proxy'] })]
const run = {
  ...aRun({ scenarioCount: 2, roundCount: 1 }),
  ref: 'refs/heads/main',
  clientHealth: { eventLoopDelayMs: { p50: 0.1, p99: 2, max: 9 }, dispatchLagMs: { p50: 0, max: 1 } },
  part: { key: 'latency', targets: ['mini'], shard: { index: 1, count: 2 } },
  costUsd: 0.0123,
  samples,
  confirmation: { startedAt: '2026-11-20T08:05:00+01:00', end: { reason: 'cancelled', partial: true }, samples },
  events: [{ sample: 0, atMs: [100, 110.5] }]
}
const read = (value: unknown) => readForeignJson(JSON.stringify(value), FORMAT)

describe('a run file', () => {
  it('is read as it was written, with every member there is', () => {
    expect(read(run)).toEqual({ kind: 'fits', value: run })
    expect(Object.keys(run).toSorted()).toEqual(Object.keys(runFileSchema.shape).toSorted())
  })

  it.each(['llm-latency-run/2', 'llm-latency-baseline/1', ''])('is refused with the schema %j', (schema) => {
    expect(read({ ...run, schema })).toEqual({
      kind: 'refused',
      why: 'wrong-schema',
      message: `schema: "${schema}" got, "llm-latency-run/1" expected`
    })
  })

  const { plan } = run
  it.each([
    ['an unknown key', { prompts: [] }],
    ['no target', { plan: { ...plan, targets: [] } }],
    ['no scenario', { plan: { ...plan, scenarios: [] } }],
    [
      'a target without its build',
      { plan: { ...plan, targets: plan.targets.map((t) => ({ ...t, buildIdentity: '' })) } }
    ],
    ['a fingerprint that is none', { plan: { ...plan, fingerprint: 'plan' } }],
    ['an end that nobody knows', { end: { reason: 'tired', partial: false } }],
    ['a seed below 0', { seed: -1 }],
    ['a seed that is no whole number', { seed: 1.5 }],
    ['a cost below 0', { costUsd: -0.01 }],
    ['a time of no zone', { startedAt: '2026-11-20T08:00:00' }],
    ['a commit that is a branch', { commit: 'main' }],
    ['a workflow run of number 0', { workflowRun: { id: 0, attempt: 1 } }],
    ['a broken sample', { samples: [{ ...aSample(), ttftMs: -1 }] }],
    ['an event before its request', { events: [{ sample: 0, atMs: [-1] }] }],
    ['a delay below 0', { clientHealth: { eventLoopDelayMs: { p50: -1, p99: 0, max: 0 } } }]
  ])('is refused with %s', (_what, over) => {
    expect(read({ ...run, ...over })).toMatchObject({ kind: 'refused', why: 'unreadable' })
  })

  it.each(['decided', 'fixed', 'max-pairs', 'max-cost', 'timeout', 'cancelled'])('may have ended by %s', (reason) => {
    expect(read({ ...run, end: { reason, partial: true } })).toMatchObject({ kind: 'fits' })
  })

  it('may hold no sample at all, where nothing was measured in time', () => {
    expect(read({ ...run, samples: [] })).toMatchObject({ kind: 'fits' })
  })
})

describe('hashText, commitText, timeText', () => {
  it.each([
    [hashText, 'a'.repeat(64), true],
    [hashText, 'A'.repeat(64), false],
    [hashText, 'a'.repeat(63), false],
    [hashText, `${'a'.repeat(64)}\n`, false],
    [commitText, 'abcdef0', true],
    [commitText, '0'.repeat(64), true],
    [commitText, 'abcdef', false],
    [commitText, 'g'.repeat(40), false],
    [commitText, `${'a'.repeat(40)}\n`, false],
    [timeText, '2026-11-20T08:00:00Z', true],
    [timeText, '2026-11-20T08:00:00.123+05:30', true],
    [timeText, '2026-11-20', false],
    [timeText, '2026-02-30T08:00:00Z', false]
  ])('%# of %j: %p', (schema, text, fits) => {
    expect(schema.safeParse(text).success).toBe(fits)
  })
})
