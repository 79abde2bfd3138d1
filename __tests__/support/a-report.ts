import type { BudgetLimit, BudgetResult } from '../../src/domain/budget.ts'
import type {
  BaselineUsed,
  BaseTargetUsed,
  BaseUsed,
  MetricSummary,
  Report,
  RunContext,
  TargetSummary
} from '../../src/domain/report.ts'
import type { Check, Color, State } from '../../src/domain/verdict.ts'
import type { Warning } from '../../src/domain/warning.ts'

/** A passed p50 check of an owned target against ten runs. */
export function aCheck(overrides: Partial<Check> = {}): Check {
  return {
    target: 'chat',
    metric: 'ttft',
    statistic: 'p50',
    verdict: 'unchanged',
    reason: 'slowdown-unlikely',
    kind: 'history',
    gating: true,
    owned: true,
    baseline: 412,
    candidate: 414.5,
    changeRatio: 0.006,
    intervalRatio: [-0.029, 0.042],
    detectableRatio: 0.14,
    marginRatio: 0.06,
    noiseRatio: 0.04,
    sampleCounts: { baseline: 600, candidate: 60, runs: 10 },
    ...overrides
  }
}

/** The same, 31 % slower and seen twice. */
export function aRegression(overrides: Partial<Check> = {}): Check {
  return aCheck({
    verdict: 'regressed',
    reason: 'slower-beyond-noise',
    candidate: 540,
    changeRatio: 0.31,
    intervalRatio: [0.27, 0.36],
    confirmed: true,
    ...overrides
  })
}

/** The same check, made with too few baseline runs to know their noise. */
export function provisional(check: Check, runs: number): Check {
  const { noiseRatio: _, ...rest } = check
  return { ...rest, kind: 'provisional', sampleCounts: { baseline: 60 * runs, candidate: 60, runs } }
}

/** A passed check of pairs: base and head asked side by side. */
export function aPairedCheck(overrides: Partial<Check> = {}): Check {
  const { noiseRatio: _, ...rest } = aCheck()
  return {
    ...rest,
    kind: 'interleaved',
    detectableRatio: 0.1,
    sampleCounts: { baseline: 90, candidate: 90, runs: 1 },
    pairCount: 90,
    ...overrides
  }
}

/** The same, 11.8 % slower. */
export function aPairedRegression(overrides: Partial<Check> = {}): Check {
  return aPairedCheck({
    verdict: 'regressed',
    reason: 'slower-beyond-noise',
    candidate: 461,
    changeRatio: 0.118,
    intervalRatio: [0.079, 0.158],
    chanceOneIn: 612,
    ...overrides
  })
}

/** Every check of one target that pairs give, all passed. */
export function pairedChecksOf(target: string, overrides: Partial<Check> = {}): readonly Check[] {
  const shared = { target, ...overrides }
  const rate = { ...shared, statistic: 'rate', changeRatio: 0 } as const
  const { intervalRatio: _, marginRatio: __, detectableRatio: ___, ...plain } = aPairedCheck(shared)
  const { baseline: ____, candidate: _____, changeRatio: ______, ...valueless } = plain
  const tail = { ...shared, statistic: 'p95', gating: false, marginRatio: 0.15, detectableRatio: 0.24 } as const
  return [
    aPairedCheck(shared),
    aPairedCheck({
      ...shared,
      metric: 'tpot',
      baseline: 14.2,
      candidate: 14.1,
      changeRatio: -0.004,
      intervalRatio: [-0.021, 0.013]
    }),
    aPairedCheck({
      ...shared,
      metric: 'e2e',
      baseline: 3250,
      candidate: 3280,
      changeRatio: 0.009,
      intervalRatio: [-0.018, 0.037]
    }),
    aPairedCheck({ ...tail, baseline: 690, candidate: 702, changeRatio: 0.017, intervalRatio: [-0.06, 0.1] }),
    { ...valueless, ...shared, statistic: 'worst-prompt', reason: 'no-slower-prompt' },
    {
      ...plain,
      ...rate,
      metric: 'error_rate',
      reason: 'failures-as-before',
      baseline: 0,
      candidate: 0,
      detectableRatio: 0.09
    },
    {
      ...plain,
      ...rate,
      metric: 'slow_rate',
      reason: 'slow-requests-as-before',
      baseline: 0.022,
      candidate: 0.011,
      detectableRatio: 0.1
    },
    { ...plain, ...rate, metric: 'streamed_share', reason: 'streams-as-before', baseline: 1, candidate: 1 }
  ]
}

/** Base of `chat`, found in its files, the same in everything. */
export function aBaseUsed({
  target = {},
  ...overrides
}: Partial<BaseUsed> & { readonly target?: Partial<BaseTargetUsed> } = {}): BaseUsed {
  return {
    source: 'files-at-base',
    commit: 'abc1234d5e6f708192a3b4c5d6e7f80911223344',
    targets: [
      {
        id: 'chat',
        model: 'llama-3.1-8b',
        host: 'llm.internal:8000',
        counts: { attempted: 90, ok: 90, failed: {} },
        pairCount: 90,
        costChangeRatio: 0.004,
        outputLengthChangeRatio: 0.012,
        normalizedTokens: false,
        e2eAsExperienced: { changeRatio: 0.014, intervalRatio: [-0.016, 0.045] },
        e2eAtEqualLength: { changeRatio: 0.009, intervalRatio: [-0.018, 0.037] },
        ...target
      }
    ],
    addedScenarios: [],
    removedScenarios: [],
    changedScenarioCount: 0,
    ...overrides
  }
}

export function anErrorRate(overrides: Partial<Check> = {}): Check {
  const { intervalRatio: _, marginRatio: __, noiseRatio: ___, ...rest } = aCheck()
  return {
    ...rest,
    metric: 'error_rate',
    statistic: 'rate',
    reason: 'failures-as-before',
    baseline: 0.004,
    candidate: 0,
    changeRatio: -0.004,
    intervalRatio: [-0.004, 0.055],
    detectableRatio: 0.083,
    ...overrides
  }
}

export function aStreamedShare(overrides: Partial<Check> = {}): Check {
  const { intervalRatio: _, marginRatio: __, noiseRatio: ___, detectableRatio: ____, ...rest } = aCheck()
  return {
    ...rest,
    metric: 'streamed_share',
    statistic: 'rate',
    reason: 'streams-as-before',
    baseline: 1,
    candidate: 1,
    changeRatio: 0,
    ...overrides
  }
}

/** The checks of one target, all passed. */
export function checksOf(target: string, overrides: Partial<Check> = {}): readonly Check[] {
  const shared = { target, ...overrides }
  const tpot = { ...shared, metric: 'tpot', baseline: 14.2, candidate: 14.1, changeRatio: -0.004 } as const
  const e2e = { ...shared, metric: 'e2e', baseline: 3250, candidate: 3280, changeRatio: 0.009 } as const
  const tail = { statistic: 'p95', gating: false, marginRatio: 0.15, noiseRatio: 0.07, detectableRatio: 0.31 } as const
  return [
    aCheck(shared),
    aCheck({ ...tpot, intervalRatio: [-0.021, 0.013], detectableRatio: 0.11 }),
    aCheck({ ...e2e, intervalRatio: [-0.018, 0.037], detectableRatio: 0.12 }),
    aCheck({ ...shared, ...tail, baseline: 690, candidate: 702, changeRatio: 0.017, intervalRatio: [-0.06, 0.1] }),
    anErrorRate(shared),
    aStreamedShare(shared)
  ]
}

export const A_LIMIT: BudgetLimit = {
  text: 'ttft.p95 < 800ms',
  metric: 'ttft',
  statistic: 'p95',
  operator: '<',
  limit: 800
}

/** A met budget. */
export function aBudget({
  budget,
  ...overrides
}: Partial<Omit<BudgetResult, 'budget'>> & { budget?: Partial<BudgetLimit> } = {}): BudgetResult {
  const limit = { ...A_LIMIT, ...budget }
  return {
    budget: limit,
    target: 'chat',
    verdict: 'met',
    readMetric: limit.metric,
    ...(overrides.verdict === 'not-measured' ? {} : { value: 702, interval: [655, 768] }),
    sampleCount: 60,
    ...overrides
  }
}

const METRICS_OF_CHAT: readonly MetricSummary[] = [
  {
    metric: 'ttft',
    candidate: { n: 60, p50: 414.5, p95: 702 },
    baseline: { n: 600, p50: 412, p95: 690, p99: 903 },
    trend: [409, 415, 411, 407, 420, 410, 412, 414, 409, 413, 414.5]
  },
  {
    metric: 'tpot',
    candidate: { n: 60, p50: 14.1, p95: 16.9 },
    baseline: { n: 600, p50: 14.2, p95: 17.1, p99: 19 },
    trend: [14.2, 14.3, 14.1, 14.2, 14.4, 14.2, 14.1, 14.2, 14.2, 14.3, 14.1]
  },
  {
    metric: 'e2e',
    candidate: { n: 60, p50: 3280, p95: 4410 },
    baseline: { n: 600, p50: 3250, p95: 4380, p99: 5120 },
    trend: [3250, 3241, 3262, 3248, 3275, 3255, 3251, 3249, 3260, 3244, 3280]
  }
]

/** The metrics of a target whose first token comes later, as {@link aRegression} says. */
export const SLOWER_METRICS: readonly MetricSummary[] = METRICS_OF_CHAT.map((summary) => {
  if (summary.metric !== 'ttft') return summary
  return { ...summary, candidate: { n: 60, p50: 540, p95: 1104 }, trend: [...summary.trend.slice(0, -1), 540] }
})

/** An owned target with sixty answered requests. */
export function aTarget(overrides: Partial<TargetSummary> = {}): TargetSummary {
  return {
    id: 'chat',
    model: 'llama-3.1-8b',
    host: 'llm.internal:8000',
    owned: true,
    counts: { attempted: 60, ok: 60, failed: {}, void: 0 },
    metrics: METRICS_OF_CHAT,
    streamedRatio: 1,
    inputTokenMedian: 148,
    outputTokenMedian: 203,
    servedModels: ['llama-3.1-8b'],
    connectMs: 0.6,
    ...overrides
  }
}

const A_BASELINE: BaselineUsed = {
  runCount: 10,
  newest: { commit: 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334', recordedAt: '2026-09-19T02:11:00Z' },
  relation: 'base',
  distance: 0,
  ageMs: 2.5 * 86_400_000,
  expiresAt: '2026-12-18T02:11:00Z'
}

const ORDINARY: Report = {
  tool: { name: 'llm-latency-gate', version: '1.2.3' },
  state: 'pass',
  states: ['pass'],
  color: 'green',
  context: {
    event: 'pull_request',
    key: 'latency',
    commit: '99887766554433221100ffeeddccbbaa99887766',
    headCommit: '5e6f7a8b9c0d1e2f30415263748596a7b8c9d0e1',
    ref: 'refs/pull/12/merge',
    defaultBranch: 'main',
    baseCommit: A_BASELINE.newest.commit ?? '',
    pullRequest: 12,
    runUrl: 'https://github.com/octo/app/actions/runs/812',
    workflowRun: { id: 812, attempt: 1 },
    feedsBaseline: false
  },
  checks: checksOf('chat'),
  budgets: [aBudget()],
  targets: [aTarget()],
  baseline: A_BASELINE,
  trial: false,
  warnings: [],
  measured: {
    startedAt: '2026-09-21T14:01:00Z',
    durationMs: 138_000,
    promptSet: 'builtin:chat-20',
    scenarioCount: 20,
    roundCount: 3,
    end: { reason: 'fixed', partial: false },
    confirmed: false,
    costUsd: 0.0412,
    inputTokenCount: 9412,
    outputTokenCount: 12_240,
    environment: {
      os: 'linux',
      architecture: 'x64',
      runnerEnvironment: 'self-hosted',
      image: 'ubuntu-24.04',
      gpuModel: 'NVIDIA L4',
      connectMs: { 'http://llm.internal:8000': 0.6 }
    },
    clientHealth: { eventLoopDelayMs: { p50: 0.12, p99: 0.8, max: 2.1 } },
    seed: 42
  },
  generatedAt: '2026-09-21T14:03:20.123Z'
}

/** `aReport().state('regression', 'red').checks(aRegression()).build()`: an ordinary passed pull request, but for what is said. */
export function aReport(report: Report = ORDINARY) {
  const but = (changes: Partial<Report>) => aReport({ ...report, ...changes })
  const without = <K extends keyof Report>(key: K) => {
    const { [key]: _, ...rest } = report
    return aReport(rest as Report)
  }
  return {
    state: (state: State, color: Color) => but({ state, states: [state], color }),
    checks: (...checks: readonly Check[]) => but({ checks }),
    budgets: (...budgets: readonly BudgetResult[]) => but({ budgets }),
    targets: (...targets: readonly TargetSummary[]) => but({ targets }),
    warnings: (...warnings: readonly Warning[]) => but({ warnings }),
    context: (context: Partial<RunContext>) => but({ context: { ...report.context, ...context } }),
    measured: (measured: Partial<Report['measured']>) => but({ measured: { ...report.measured, ...measured } }),
    baseline: (baseline: Partial<BaselineUsed>) => but({ baseline: { ...A_BASELINE, ...baseline } }),
    noBaseline: () => without('baseline'),
    base: (base: BaseUsed) => but({ base }),
    but,
    /** As it is on a push to the default branch. */
    onMain: () => {
      const { pullRequest: _, headCommit: __, ...context } = report.context
      return but({ context: { ...context, event: 'push', ref: 'refs/heads/main', feedsBaseline: true } })
    },
    build: () => report
  }
}
