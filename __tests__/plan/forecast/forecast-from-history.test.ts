import { describe, expect, it } from '@jest/globals'
import type { RunDigest, ScenarioDigest } from '../../../src/domain/baseline.ts'
import type { Target } from '../../../src/domain/plan.ts'
import { forecastFacts } from '../../../src/plan/forecast/cost-forecast.ts'
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

describe('forecastFacts', () => {
  const facts = forecastFacts(DIGESTS)

  it('expects requests to last as the middle one on record did', () => {
    expect(facts.likelyRequestMs?.(target())).toBe(1000)
  })

  it('expects an answer of the length that the same prompt had, and else of the usual one', () => {
    expect(facts.likelyOutputTokenCount?.(target(), scenario('a'))).toBe(80)
    expect(facts.likelyOutputTokenCount?.(target(), scenario('b'))).toBe(200)
    expect(facts.likelyOutputTokenCount?.(target(), scenario('new'))).toBe(90)
  })

  it('expects of what is measured beside a target what that target took', () => {
    expect(facts.likelyRequestMs?.(target({ id: 'mini (base)', baseOf: 'mini' }))).toBe(1000)
    expect(facts.likelyRequestMs?.(target({ id: 'mini (direct)', directOf: 'mini' }))).toBe(1000)
  })

  it('expects nothing of what is on no record', () => {
    expect(facts.likelyRequestMs?.(target({ id: 'other' }))).toBeUndefined()
    expect(forecastFacts([]).likelyOutputTokenCount?.(target(), scenario('a'))).toBeUndefined()
  })
})
