import { BASELINE_SCHEMA, type BaselineFile } from '../../src/domain/baseline.ts'
import { METRIC_DEFINITION, QUANTILE_METHOD, RUN_SCHEMA, type RunFile } from '../../src/domain/run-file.ts'

const HASH = 'a'.repeat(64)

/** A run of one target, one scenario and one answered request. */
export function aRunFile(over: Partial<RunFile> = {}): RunFile {
  return {
    schema: RUN_SCHEMA,
    tool: { name: 'llm-latency-gate', version: '0.1.0' },
    metricDefinition: METRIC_DEFINITION,
    quantileMethod: QUANTILE_METHOD,
    seed: 1,
    startedAt: '2026-11-01T00:00:00Z',
    commit: 'c'.repeat(40),
    environment: { os: 'Linux' },
    plan: {
      fingerprint: HASH,
      promptSet: 'builtin:smoke-6',
      scenarios: [{ id: 'hello', kind: 'chat', hash: HASH }],
      targets: [{ id: 'mini', fingerprint: HASH, buildIdentity: HASH, parts: { model: 'mini' } }]
    },
    end: { reason: 'fixed', partial: false },
    samples: [
      {
        targetId: 'mini',
        scenarioId: 'hello',
        kind: 'chat',
        round: 0,
        arm: 'head',
        startedAtMs: 0,
        outcome: 'ok',
        ttftMs: 100,
        lastMs: 200,
        flags: []
      }
    ],
    ...over
  }
}

/** A baseline of that run alone. */
export function aBaselineFile(key: string, over: Partial<BaselineFile> = {}): BaselineFile {
  const digest = {
    recordedAt: '2026-11-01T00:00:00Z',
    ordinal: 0,
    environmentClass: 'Linux / - / - / - / -',
    metricDefinition: METRIC_DEFINITION,
    quantileMethod: QUANTILE_METHOD,
    targets: []
  }
  return { schema: BASELINE_SCHEMA, key, own: aRunFile(), window: [digest], log: [], ...over }
}
