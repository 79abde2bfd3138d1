import { describe, expect, it } from '@jest/globals'
import { assembleRun, recordPlan } from '../../../src/analysis/runs/assemble-run.ts'
import type { Plan } from '../../../src/domain/plan.ts'
import { runFileSchema } from '../../../src/domain/run-file.ts'
import { aSample, sha256 } from '../../support/a-run.ts'

const target: Plan['targets'][number] = {
  id: 'mini',
  model: 'm',
  api: 'openai-chat',
  baseUrl: 'http://127.0.0.1:1/v1',
  key: { from: 'none' },
  params: {},
  extraBody: {},
  extraHeaders: {},
  labels: {},
  owned: true,
  fingerprint: sha256('target')
}
const plan = {
  targets: [target, { ...target, id: 'hosted', owned: false }],
  prompts: {
    name: 'builtin:smoke-6',
    hash: sha256('set'),
    scenarios: [{ id: 's1', kind: 'chat', messages: [], maxOutputTokens: 64, hash: sha256('s1') }]
  },
  schedule: { cache: 'any', inFlightCount: 1 },
  fingerprint: sha256('plan')
} as unknown as Plan

const run = assembleRun({
  recorded: recordPlan(plan, 'c'.repeat(40)),
  context: { event: 'push', key: 'k', feedsBaseline: true, commit: 'c'.repeat(40), workflowRun: { id: 7, attempt: 2 } },
  tool: { name: 'llm-latency-gate', version: '1.2.3' },
  environment: { os: 'Linux' },
  seed: 5,
  measured: {
    samples: [aSample()],
    startedAt: '2026-11-30T08:00:00.000Z',
    end: { reason: 'fixed', partial: false },
    clientHealth: { eventLoopDelayMs: { p50: 1, p99: 2, max: 3 } },
    connectMs: { 'http://127.0.0.1:1': 0.2 },
    asked: { hosted: { reasoning_effort: 'minimal', temperature: null } }
  }
})

describe('assembleRun', () => {
  it('writes what its own schema reads', () => {
    expect(runFileSchema.parse(JSON.parse(JSON.stringify(run)))).toEqual(run)
  })

  it('identifies the build of an owned target by its commit, of a provider by its plan alone', () => {
    expect(run.plan.targets.map(({ buildIdentity }) => buildIdentity)).toEqual([
      `${sha256('target')} ${'c'.repeat(40)}`,
      sha256('target')
    ])
  })

  it('keeps what was settled of a request beside the plan', () => {
    expect(run.plan.targets.map(({ asked }) => asked)).toEqual([
      undefined,
      { reasoning_effort: 'minimal', temperature: null }
    ])
  })

  it('holds no prompt', () => {
    expect(Object.keys(run.plan.scenarios[0] ?? {})).toEqual(['id', 'kind', 'hash'])
  })
})
