import type { RunDigest, ScenarioDigest } from '../../src/domain/baseline.ts'
import type { SimulatedFile, SimulatedRequest, SimulatedRun } from './simulated.ts'

/** The one target of a simulated file. */
export const SIMULATED_TARGET = 'sim'

const HOUR_MS = 3_600_000
const START_MS = Date.UTC(2026, 0, 1)
/** A hash of the right shape that stands for nothing. */
const PLAN = '0'.repeat(64)
/** Fewest tokens from which a time per token is judged. */
const JUDGED_TOKENS = 8

/** A simulated run as the baseline would keep it. */
export function digestOf(file: SimulatedFile, run: SimulatedRun): RunDigest {
  const at = new Date(START_MS + run.startedAtH * HOUR_MS).toISOString()
  return {
    recordedAt: at,
    ordinal: 0,
    environmentClass: 'simulated',
    metricDefinition: '1',
    quantileMethod: 'hyndman-fan-7',
    targets: [
      {
        id: SIMULATED_TARGET,
        fingerprint: PLAN,
        parts: {},
        tokenSource: 'usage',
        servedModels: [],
        servedFingerprints: [],
        serviceTiers: [],
        failures: {},
        scenarios: file.prompts.map(({ id }, index) => scenarioOf(id, index, run.samples))
      }
    ]
  }
}

function scenarioOf(id: string, index: number, samples: readonly SimulatedRequest[]): ScenarioDigest {
  const own = samples.filter(({ prompt }) => prompt === id)
  const answered = own.filter(({ ok }) => ok)
  return {
    id,
    hash: index.toString(16).padStart(64, '0'),
    attempted: own.length,
    failed: own.length - answered.length,
    streamed: answered.length,
    rows: answered.map(({ ttftMs, tpotMs, e2eMs, outTokens }) => [
      ttftMs,
      outTokens < JUDGED_TOKENS ? null : tpotMs,
      e2eMs,
      outTokens
    ])
  }
}
