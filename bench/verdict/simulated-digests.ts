import { digestRun } from '../../src/analysis/runs/digest.ts'
import type { RunDigest } from '../../src/domain/baseline.ts'
import { METRIC_DEFINITION, QUANTILE_METHOD, RUN_SCHEMA, type RunFile } from '../../src/domain/run-file.ts'
import type { Sample } from '../../src/domain/sample.ts'
import type { SimulatedFile, SimulatedRequest, SimulatedRun } from './simulated.ts'

/** The one target of a simulated file. */
export const SIMULATED_TARGET = 'sim'

const HOUR_MS = 3_600_000
const START_MS = Date.UTC(2026, 0, 1)
/** A hash of the right shape that stands for nothing. */
const PLAN = '0'.repeat(64)

/** Returns a simulated run as the baseline keeps it. */
export function digestOf(file: SimulatedFile, run: SimulatedRun): RunDigest {
  return digestRun(runFileOf(file, run), { ordinal: 0 })
}

/** Returns a simulated run as a run file of one target. */
export function runFileOf(file: SimulatedFile, run: SimulatedRun, target = SIMULATED_TARGET): RunFile {
  return {
    schema: RUN_SCHEMA,
    tool: { name: 'simulation', version: '1' },
    metricDefinition: METRIC_DEFINITION,
    quantileMethod: QUANTILE_METHOD,
    seed: file.seed,
    startedAt: timeOf(run),
    environment: { os: 'simulated' },
    plan: {
      fingerprint: PLAN,
      promptSet: 'simulated',
      scenarios: file.prompts.map(({ id }, index) => ({
        id,
        kind: 'chat',
        hash: index.toString(16).padStart(64, '0')
      })),
      targets: [{ id: target, fingerprint: PLAN, buildIdentity: PLAN, parts: {} }]
    },
    end: { reason: 'fixed', partial: false },
    samples: run.samples.map((sample) => sampleOf(sample, target))
  }
}

/** Returns the runs of several targets as the run of one job. */
export function oneRunOf(runs: readonly RunFile[]): RunFile {
  const [first] = runs
  if (first === undefined) throw new Error('a job has one target or more')
  return {
    ...first,
    plan: { ...first.plan, targets: runs.flatMap(({ plan }) => plan.targets) },
    samples: runs.flatMap(({ samples }) => samples)
  }
}

function timeOf({ startedAtH }: SimulatedRun): string {
  return new Date(START_MS + startedAtH * HOUR_MS).toISOString()
}

/** A reply's end-to-end time ends at its last token, as the simulation defines it. */
function sampleOf({ prompt, arm, rep, tH, ok, ttftMs, e2eMs, outTokens }: SimulatedRequest, target: string): Sample {
  const slot = { targetId: target, scenarioId: prompt, kind: 'chat', round: rep, arm }
  const startedAtMs = tH * HOUR_MS
  if (!ok || ttftMs === null || e2eMs === null)
    return { ...slot, startedAtMs, outcome: 'timeout-total', chunkCount: 0, readCount: 0, flags: [] }
  return {
    ...slot,
    startedAtMs,
    outcome: 'ok',
    ttftMs,
    ttfatMs: ttftMs,
    lastMs: e2eMs,
    endMs: e2eMs,
    outputTokenCount: outTokens,
    outputTokenSource: 'usage',
    chunkCount: outTokens,
    readCount: outTokens,
    flags: []
  }
}
