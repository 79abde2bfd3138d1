import type { Plan, Schedule, Target } from '../../src/domain/plan.ts'

export const HASH = '0'.repeat(64)

export const aTarget = (members: Partial<Target> = {}): Target => ({
  id: 'mini',
  model: 'm-1',
  api: 'openai-chat',
  baseUrl: 'http://127.0.0.1:1/v1',
  key: { from: 'none' },
  params: {},
  extraBody: {},
  extraHeaders: {},
  labels: {},
  owned: true,
  fingerprint: HASH,
  ...members
})

export const TIMEOUTS = { connectMs: 2000, firstByteMs: 5000, idleMs: 5000, totalMs: 10_000 }

export const aMeasurePlan = (targets: readonly Target[], schedule: Partial<Schedule> = {}): Plan => ({
  targets,
  prompts: {
    name: 'test',
    hash: HASH,
    scenarios: ['a', 'b'].map((id) => ({
      id,
      kind: 'chat',
      messages: [{ role: 'user', content: `Prompt ${id}` }],
      maxOutputTokens: 50,
      hash: HASH
    }))
  },
  schedule: {
    pairs: { least: 60 },
    requestCount: 2,
    inFlightCount: 1,
    warmupCount: 1,
    cache: 'cold',
    maxInputTokenCount: 1_000_000,
    maxOutputTokenCount: 250_000,
    timeoutMs: 60_000,
    confirmAfterMs: 0,
    requestTimeouts: TIMEOUTS,
    ...schedule
  },
  budgets: [],
  gate: { falseAlarmRatio: 0.01, checks: [], failFast: true },
  accept: [],
  trial: false,
  compare: 'off',
  comment: 'never',
  store: 'file',
  runCount: 1,
  keepEvents: false,
  fingerprint: HASH
})
