import { describe, expect, it } from '@jest/globals'
import type { RunDigest, ScenarioDigest } from '../../../src/domain/baseline.ts'
import type { Target } from '../../../src/domain/plan.ts'
import { factsOnRecord } from '../../../src/plan/forecast/forecast.ts'
import { aDraft } from '../plan-world.ts'

const target = (members: Partial<Target> = {}): Target => ({ ...aDraft(members), fingerprint: 'f'.repeat(64) })
const scenario = (id: string) => ({ id, kind: 'chat', messages: [], maxOutputTokens: 256 })

function run(scenarios: Readonly<Record<string, ScenarioDigest['rows']>>): RunDigest {
  return {
    recordedAt: '2026-11-01T00:00:00Z',
    ordinal: 0,
    environmentClass: 'x',
    metricDefinition: '1',
    quantileMethod: 'hyndman-fan-7',
    targets: [
      {
        id: 'mini',
        fingerprint: 'f',
        parts: {},
        tokenSource: 'usage',
        servedModels: [],
        servedFingerprints: [],
        serviceTiers: [],
        failures: {},
        scenarios: Object.entries(scenarios).map(([id, rows]) => ({
          id,
          hash: id,
          attempted: rows.length,
          failed: 0,
          streamed: rows.length,
          rows
        }))
      }
    ]
  }
}

// [ttft ms, tpot ms, last ms, output tokens]
const DIGESTS = [
  run({ a: [[100, 10, 900, 80]], b: [[100, 10, 2000, 200]] }),
  run({
    a: [
      [100, 10, 1000, 90],
      [null, null, null, null]
    ],
    b: [[100, 10, 2100, 210]]
  })
]

describe('factsOnRecord', () => {
  const facts = factsOnRecord(DIGESTS)

  it('expects requests to last as those on record did on average', () => {
    expect(facts.meanRequestMs?.(target())).toBe(1500)
  })

  it('expects an answer of the length that the same prompt had, and else of the usual one', () => {
    expect(facts.meanOutputTokenCount?.(target(), scenario('a'))).toBe(85)
    expect(facts.meanOutputTokenCount?.(target(), scenario('b'))).toBe(205)
    expect(facts.meanOutputTokenCount?.(target(), scenario('new'))).toBe(145)
  })

  it('expects of what is measured beside a target what that target took', () => {
    expect(facts.meanRequestMs?.(target({ id: 'mini (base)', baseOf: 'mini' }))).toBe(1500)
    expect(facts.meanRequestMs?.(target({ id: 'mini (direct)', directOf: 'mini' }))).toBe(1500)
  })

  it('expects nothing of what is on no record', () => {
    expect(facts.meanRequestMs?.(target({ id: 'other' }))).toBeUndefined()
    expect(factsOnRecord([]).meanOutputTokenCount?.(target(), scenario('a'))).toBeUndefined()
  })
})
