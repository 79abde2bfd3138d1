import { createHash } from 'node:crypto'
import type { RunFile } from '../../src/domain/run-file.ts'
import type { Sample } from '../../src/domain/sample.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { normal } from './noise.ts'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export function aSample(over: Partial<Sample> = {}): Sample {
  return {
    targetId: 'mini',
    scenarioId: 's1',
    kind: 'chat',
    round: 0,
    arm: 'head',
    startedAtMs: 0,
    outcome: 'ok',
    ttftMs: 100,
    ttfatMs: 100,
    lastMs: 300,
    endMs: 301,
    outputTokenCount: 21,
    outputTokenSource: 'usage',
    inputTokenCount: 50,
    chunkCount: 21,
    readCount: 21,
    flags: [],
    ...over
  }
}

export interface RunShape {
  readonly seed: number
  /** Times every latency. */
  readonly factor: number
  /** Log standard deviation from request to request. */
  readonly noise: number
  readonly targetIds: readonly string[]
  readonly scenarioCount: number
  readonly roundCount: number
  readonly tokens: number
  readonly startedAt: string
  readonly commit: string
  readonly workflowRunId: number
  readonly fingerprint: string
  readonly cpuModel: string
  /** Changes the sample made for a slot. */
  readonly change: (sample: Sample, index: number) => Sample
}

const PLAIN: RunShape = {
  seed: 1,
  factor: 1,
  noise: 0.05,
  targetIds: ['mini'],
  scenarioCount: 20,
  roundCount: 3,
  tokens: 50,
  startedAt: '2026-11-20T08:00:00Z',
  commit: 'a'.repeat(40),
  workflowRunId: 1,
  fingerprint: 'plan',
  cpuModel: 'cpu',
  change: (sample) => sample
}

/** A run of made-up samples: scenario k starts after 100 + 10k ms and takes 10 ms a token, all times the factor and noise. */
export function aRun(over: Partial<RunShape> = {}): RunFile {
  const shape = { ...PLAIN, ...over }
  const scenarioIds = Array.from({ length: shape.scenarioCount }, (_, index) => `s${index + 1}`)
  return {
    schema: 'llm-latency-run/1',
    tool: { name: 'llm-latency-gate', version: '0.0.0' },
    metricDefinition: '1',
    quantileMethod: 'hyndman-fan-7',
    seed: shape.seed,
    startedAt: shape.startedAt,
    commit: shape.commit,
    event: 'push',
    workflowRun: { id: shape.workflowRunId, attempt: 1 },
    environment: { os: 'Linux', architecture: 'X64', cpuModel: shape.cpuModel, connectMs: { 'https://api.test': 12 } },
    plan: {
      fingerprint: sha256(shape.fingerprint),
      promptSet: 'builtin:chat-20',
      scenarios: scenarioIds.map((id) => ({ id, kind: 'chat', hash: sha256(id) })),
      targets: shape.targetIds.map((id) => ({
        id,
        fingerprint: sha256(`${shape.fingerprint} ${id}`),
        buildIdentity: 'build',
        parts: { model: `${id}-model`, baseUrl: 'https://api.test/v1', plan: shape.fingerprint }
      }))
    },
    end: { reason: 'fixed', partial: false },
    samples: samplesOf(shape, scenarioIds)
  }
}

function samplesOf(shape: RunShape, scenarioIds: readonly string[]): Sample[] {
  const random = seededRandom(shape.seed)
  const noisy = (ms: number): number => ms * shape.factor * Math.exp(shape.noise * normal(random))
  const slots = Array.from({ length: shape.roundCount }, (_, round) =>
    shape.targetIds.flatMap((targetId) =>
      scenarioIds.map((scenarioId, index) => ({ targetId, scenarioId, index, round }))
    )
  ).flat()
  return slots.map(({ targetId, scenarioId, index, round }, position) => {
    const ttftMs = noisy(100 + 10 * index)
    const lastMs = ttftMs + noisy(10) * (shape.tokens - 1)
    const times = { ttftMs, ttfatMs: ttftMs, lastMs, endMs: lastMs + 1, outputTokenCount: shape.tokens }
    return shape.change(
      aSample({ targetId, scenarioId, round, startedAtMs: position * 1000, chunkCount: shape.tokens, ...times }),
      position
    )
  })
}

/** Several unchanged runs of the default branch, newest first, each a day older than the one before. */
export function runsOnMain(count: number, over: Partial<RunShape> = {}): readonly RunFile[] {
  return Array.from({ length: count }, (_, index) =>
    aRun({
      seed: 100 + index,
      startedAt: `2026-11-${String(19 - index).padStart(2, '0')}T08:00:00Z`,
      commit: sha256(`commit ${index}`).slice(0, 40),
      workflowRunId: 900 - index,
      ...over
    })
  )
}
