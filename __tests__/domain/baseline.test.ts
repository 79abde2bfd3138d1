import { describe, expect, it } from '@jest/globals'
import {
  BASELINE_SCHEMA,
  type BaselineFile,
  baselineFileSchema,
  DIGEST_ROWS,
  LOG_LINES,
  type LogLine,
  type RunDigest,
  runDigestSchema,
  type ScenarioDigest,
  WINDOW_RUNS
} from '../../src/domain/baseline.ts'
import { readForeignJson } from '../../src/domain/foreign-json.ts'
import { aRun, sha256 } from '../support/a-run.ts'

const identity = {
  recordedAt: '2026-11-20T08:00:00Z',
  commit: 'a'.repeat(40),
  workflowRun: { id: 7, attempt: 2 },
  ordinal: 0,
  state: 'pass'
} as const

function aDigest(rows: ScenarioDigest['rows'] = [[100, 10, 300, 21]]): RunDigest {
  const scenario = { id: 's1', hash: sha256('s1'), attempted: 3, failed: 1, streamed: 1, rows }
  return {
    ...identity,
    environmentClass: 'Linux / X64 / - / cpu / -',
    metricDefinition: '1',
    quantileMethod: 'hyndman-fan-7',
    targets: [
      {
        id: 'mini',
        fingerprint: sha256('mini'),
        parts: { model: 'mini-model', params: { temperature: 0, stop: [null, 'x'] } },
        tokenSource: 'usage',
        servedModels: ['mini-2026-10-01'],
        servedFingerprints: ['fp_1'],
        serviceTiers: ['default'],
        failures: { 'timeout-idle': 1 },
        scenarios: [scenario]
      }
    ]
  }
}

const quantiles = { p50: 100, p95: 180.5, n: 60 }
const line: LogLine = {
  ...identity,
  targets: [
    {
      id: 'mini',
      fingerprint: sha256('mini'),
      errorRatio: 1,
      ttft: quantiles,
      tpot: { n: 0 },
      e2e: { p50: 300, n: 20 }
    }
  ]
}
const file: BaselineFile = {
  schema: BASELINE_SCHEMA,
  key: 'latency check',
  own: aRun({ scenarioCount: 2, roundCount: 1 }),
  window: [aDigest()],
  log: [line]
}

const FORMAT = { name: BASELINE_SCHEMA, shape: baselineFileSchema }
const read = (value: unknown) => readForeignJson(JSON.stringify(value), FORMAT)
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

describe('a baseline file', () => {
  it('is read as it was written', () => {
    expect(read(file)).toEqual({ kind: 'fits', value: file })
  })

  it.each(['llm-latency-baseline/2', 'llm-latency-run/1'])('is refused with the schema %j', (schema) => {
    expect(read({ ...file, schema })).toEqual({
      kind: 'refused',
      why: 'wrong-schema',
      message: `schema: "${schema}" got, "llm-latency-baseline/1" expected`
    })
  })

  it('holds thirty runs at most, and its own at least', () => {
    expect(read({ ...file, window: times(WINDOW_RUNS, aDigest()) })).toMatchObject({ kind: 'fits' })
    expect(read({ ...file, window: times(WINDOW_RUNS + 1, aDigest()) })).toMatchObject({ kind: 'refused' })
    expect(read({ ...file, window: [] })).toMatchObject({ kind: 'refused' })
  })

  it('holds a log of ten thousand lines at most, and may have none', () => {
    const short: LogLine = { ...line, targets: [] }
    expect(baselineFileSchema.safeParse({ ...file, log: times(LOG_LINES, short) }).success).toBe(true)
    expect(baselineFileSchema.safeParse({ ...file, log: times(LOG_LINES + 1, short) }).success).toBe(false)
    expect(read({ ...file, log: [] })).toMatchObject({ kind: 'fits' })
  })

  it.each([
    ['an unknown key', { prompts: [] }],
    ['an empty key', { key: '' }],
    ['a broken own run', { own: { ...file.own, seed: -1 } }],
    ['an own run of another schema', { own: { ...file.own, schema: 'llm-latency-run/2' } }],
    ['a state that nobody knows', { window: [{ ...aDigest(), state: 'fine' }] }],
    ['a share of failures above 1', { log: [{ ...line, targets: [{ ...line.targets[0], errorRatio: 1.01 }] }] }],
    ['a time of no zone', { log: [{ ...line, recordedAt: '2026-11-20' }] }]
  ])('is refused with %s', (_what, over) => {
    expect(read({ ...file, ...over })).toMatchObject({ kind: 'refused', why: 'unreadable' })
  })
})

describe('the digest of a run', () => {
  const fits = (value: unknown) => runDigestSchema.safeParse(value).success

  it('has null where a reply had no value', () => {
    expect(fits(aDigest([[null, null, null, null]]))).toBe(true)
  })

  it.each<[string, unknown]>([
    ['three numbers', [100, 10, 300]],
    ['five numbers', [100, 10, 300, 21, 1]],
    ['a number below 0', [-1, 10, 300, 21]],
    ['no number', [100, Number.NaN, 300, 21]],
    ['an endless one', [100, 10, Number.POSITIVE_INFINITY, 21]],
    ['one beyond all sense', [100, 10, 2e9, 21]],
    ['a text', [100, 10, '300', 21]]
  ])('refuses a row of %s', (_what, row) => {
    const digest = aDigest()
    const [target] = digest.targets
    const scenarios = [{ ...target?.scenarios[0], rows: [row] }]
    expect(fits({ ...digest, targets: [{ ...target, scenarios }] })).toBe(false)
  })

  it('stays bounded: as many rows of a scenario as the writer keeps, and no more', () => {
    expect(fits(aDigest(times(DIGEST_ROWS, [100, 10, 300, 21])))).toBe(true)
    expect(fits(aDigest(times(DIGEST_ROWS + 1, [100, 10, 300, 21])))).toBe(false)
  })

  it('counts failures by outcomes that there are', () => {
    const digest = aDigest()
    const withFailures = (failures: unknown) => ({ ...digest, targets: [{ ...digest.targets[0], failures }] })
    expect(fits(withFailures({}))).toBe(true)
    expect(fits(withFailures({ tired: 1 }))).toBe(false)
    expect(fits(withFailures({ connection: -1 }))).toBe(false)
  })
})
