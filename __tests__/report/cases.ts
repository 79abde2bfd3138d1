import type { Report } from '../../src/domain/report.ts'
import type { Check } from '../../src/domain/verdict.ts'
import {
  aBudget,
  aCheck,
  anErrorRate,
  aRegression,
  aReport,
  aStreamedShare,
  aTarget,
  checksOf,
  provisional,
  SLOWER_METRICS
} from '../support/a-report.ts'
import { PAIRED_CASES } from './paired-cases.ts'

const [ttft, tpot, e2e, tail, errors, streaming] = checksOf('chat') as readonly [
  Check,
  Check,
  Check,
  Check,
  Check,
  Check
]
const broken = aBudget({ verdict: 'broken', value: 1104, interval: [980, 1290] })
const provider = aTarget({
  id: 'mini',
  model: 'gpt-4.1-mini',
  host: 'api.openai.com',
  owned: false,
  servedModels: ['gpt-4.1-mini-2025-04-14'],
  connectMs: 12
})
const hosted = {
  environment: {
    os: 'linux',
    architecture: 'x64',
    runnerEnvironment: 'github-hosted',
    image: 'ubuntu-24.04',
    connectMs: { 'https://api.openai.com': 12 }
  }
} as const
const providerReport = aReport().targets(provider).measured(hosted)
const noBaseline = aReport().state('no-baseline', 'green').checks().noBaseline()

const { intervalRatio: _, ...slower } = aRegression({ changeRatio: 0.22, candidate: 503 })
const crept: Check = { ...slower, reason: 'crept' }

const SLOW_TAIL = aTarget().metrics.map((summary) =>
  summary.metric === 'ttft'
    ? { ...summary, candidate: { n: 60, p50: 414.5, p95: 850 }, baseline: { n: 600, p50: 412, p95: 760 } }
    : summary
)

/** Text that attacks whatever it is pasted into. */
export const HOSTILE_TEXT =
  'a|b`c`<script>alert(1)</script> --> @octo [x](http://evil.example) #1 **bold** ~s~ $x$ \u202eevil\u200b'

/** A report for every state a reader may meet, by the name of its golden. */
export const CASES: Readonly<Record<string, Report>> = {
  pass: aReport().build(),
  'pass-improved': aReport()
    .checks(
      aCheck({
        verdict: 'improved',
        reason: 'faster-beyond-noise',
        candidate: 361,
        changeRatio: -0.124,
        intervalRatio: [-0.16, -0.084]
      }),
      tpot,
      e2e,
      tail,
      errors,
      streaming
    )
    .build(),
  'pass-provider': providerReport
    .checks(...checksOf('mini', { owned: false }))
    .budgets(
      aBudget({ target: 'mini' }),
      aBudget({
        target: 'mini',
        budget: { metric: 'error_rate', statistic: 'rate', limit: 0.01 },
        value: 0,
        interval: [0, 0.06]
      })
    )
    .build(),
  'pass-loud-warnings': aReport()
    .warnings(
      { kind: 'output-length-changed', target: 'chat', changeRatio: 0.22 },
      { kind: 'cache-unverified', target: 'chat' },
      { kind: 'served-model-changed', target: 'chat', from: 'llama-3.1-8b', to: 'llama-3.1-8b-fp8' }
    )
    .build(),
  'pass-level-shift': aReport()
    .warnings({
      kind: 'level-shift',
      target: 'chat',
      recordedAt: '2026-11-24T02:00:00Z',
      commit: '4f1c2ab9d0e87f6a5b4c3d2e1f0a9b8c7d6e5f4a',
      why: 'confirmed',
      changes: [{ metric: 'ttft', changeRatio: 0.31 }]
    })
    .build(),
  'regression-crept-on-main': aReport()
    .onMain()
    .state('regression', 'red')
    .checks(crept)
    .warnings({
      kind: 'crept',
      target: 'chat',
      metric: 'ttft',
      changeRatio: 0.22,
      since: { recordedAt: '2026-10-01T02:00:00Z', name: 'v1.2.0' }
    })
    .build(),
  'pass-nothing-compared': aReport().checks().noBaseline().build(),
  'pass-nothing-judged': aReport().checks().budgets().noBaseline().build(),
  regression: aReport()
    .state('regression', 'red')
    .targets(aTarget({ metrics: SLOWER_METRICS }))
    .checks(
      aRegression(),
      aCheck({
        ...tpot,
        verdict: 'improved',
        reason: 'faster-beyond-noise',
        candidate: 12.1,
        changeRatio: -0.148,
        intervalRatio: [-0.17, -0.12]
      }),
      aCheck({
        ...e2e,
        verdict: 'inconclusive',
        reason: 'slower-once',
        candidate: 3830,
        changeRatio: 0.178,
        intervalRatio: [0.05, 0.32],
        noiseRatio: 0.06,
        detectableRatio: 0.31
      }),
      aRegression({
        ...tail,
        verdict: 'regressed',
        reason: 'slower-beyond-noise',
        candidate: 1104,
        changeRatio: 0.6,
        intervalRatio: [0.48, 0.71]
      }),
      errors,
      streaming
    )
    .budgets(broken, aBudget({ budget: { metric: 'e2e', limit: 6000 }, value: 4410, interval: [4310, 5120] }))
    .measured({ confirmed: true })
    .build(),
  'regression-provisional': aReport()
    .state('regression', 'red')
    .checks(
      provisional(
        aRegression({ candidate: 830, changeRatio: 1.01, intervalRatio: [0.92, 1.13], detectableRatio: 0.35 }),
        1
      ),
      provisional(
        {
          ...tpot,
          reason: 'no-slowdown-seen',
          candidate: 15.3,
          changeRatio: 0.081,
          intervalRatio: [-0.09, 0.28],
          detectableRatio: 0.33
        },
        1
      ),
      errors,
      streaming
    )
    .baseline({ runCount: 1, relation: 'ancestor', distance: 3 })
    .build(),
  'regression-among-others': aReport()
    .but({
      state: 'regression',
      states: ['regression', 'could-not-measure', 'no-baseline', 'drift', 'pass'],
      color: 'red'
    })
    .checks(aRegression(), aRegression({ target: 'mini', owned: false }), errors, streaming)
    .targets(
      aTarget({ metrics: SLOWER_METRICS }),
      provider,
      aTarget({ id: 'new-chat', counts: { attempted: 60, ok: 2, failed: { connection: 58 }, void: 0 } })
    )
    .build(),
  'regression-failures': aReport()
    .state('regression', 'red')
    .checks(
      { ...ttft, verdict: 'inconclusive', reason: 'too-many-failures' },
      anErrorRate({
        verdict: 'regressed',
        reason: 'more-failures',
        candidate: 0.15,
        changeRatio: 0.146,
        intervalRatio: [0.07, 0.26]
      }),
      streaming
    )
    .targets(
      aTarget({ counts: { attempted: 60, ok: 51, failed: { 'timeout-first-byte': 6, 'error-midstream': 3 }, void: 0 } })
    )
    .build(),
  'regression-no-longer-streams': aReport()
    .state('regression', 'red')
    .checks(
      ttft,
      errors,
      aStreamedShare({ verdict: 'regressed', reason: 'no-longer-streams', candidate: 0.02, changeRatio: -0.98 })
    )
    .warnings({ kind: 'buffered', target: 'chat', count: 59, of: 60 })
    .build(),
  'over-budget': aReport()
    .state('over-budget', 'red')
    .targets(aTarget({ metrics: SLOW_TAIL }))
    .checks(
      ttft,
      tpot,
      e2e,
      { ...tail, baseline: 760, candidate: 850, changeRatio: 0.118, intervalRatio: [-0.02, 0.25] },
      errors,
      streaming
    )
    .budgets(
      { ...broken, value: 850, interval: [818, 893], brokenOnBase: false },
      aBudget({ budget: { metric: 'e2e', limit: 6000 }, value: 4410, interval: [4310, 5120] })
    )
    .build(),
  'over-budget-on-base-too': aReport()
    .state('over-budget', 'warning')
    .budgets({ ...broken, brokenOnBase: true })
    .build(),
  'over-budget-on-main': aReport()
    .onMain()
    .state('over-budget', 'red')
    .budgets({ ...broken, brokenOnBase: true })
    .build(),
  drift: providerReport
    .state('drift', 'warning')
    .targets({ ...provider, metrics: SLOWER_METRICS })
    .checks(aRegression({ target: 'mini', owned: false }), ...checksOf('mini', { owned: false }).slice(1))
    .budgets(aBudget({ target: 'mini' }))
    .build(),
  'drift-nightly': providerReport
    .onMain()
    .context({ event: 'schedule' })
    .state('drift', 'red')
    .checks(aRegression({ target: 'mini', owned: false }), ...checksOf('mini', { owned: false }).slice(1))
    .budgets(aBudget({ target: 'mini' }))
    .build(),
  inconclusive: aReport()
    .state('inconclusive', 'green')
    .checks(
      {
        ...ttft,
        verdict: 'inconclusive',
        reason: 'slower-once',
        candidate: 485,
        changeRatio: 0.177,
        intervalRatio: [0.05, 0.32],
        noiseRatio: 0.06,
        detectableRatio: 0.31
      },
      tpot,
      e2e,
      errors,
      streaming
    )
    .build(),
  'budget-at-the-edge': aReport()
    .state('warning', 'green')
    .budgets(aBudget({ verdict: 'at-the-edge', value: 812, interval: [744, 893] }))
    .build(),
  'inconclusive-vanished': aReport()
    .state('inconclusive', 'green')
    .checks(
      ttft,
      {
        target: 'chat',
        metric: 'tpot',
        statistic: 'p50',
        verdict: 'inconclusive',
        reason: 'vanished',
        kind: 'history',
        gating: true,
        owned: true,
        baseline: 14.2,
        sampleCounts: { baseline: 600, candidate: 0, runs: 10 }
      },
      errors,
      streaming
    )
    .build(),
  'rules-changed': aReport()
    .state('rules-changed', 'warning')
    .but({
      rulesChanged: {
        changes: [
          { rule: 'gate.checks.ttft p50.margin', base: 'max(6%, 6ms)', head: '900%' },
          { rule: 'budgets.ttft p95', base: 'ttft.p95 < 800ms' },
          { rule: 'key', base: 'chat', head: 'other' }
        ],
        byBase: aReport().state('regression', 'red').checks(aRegression()).build(),
        notMeasured: ['agent']
      }
    })
    .build(),
  'no-baseline': noBaseline.build(),
  'no-baseline-of-one-target': aReport()
    .state('no-baseline', 'green')
    .targets(aTarget(), aTarget({ id: 'new-chat' }))
    .build(),
  'no-baseline-first-on-main': noBaseline.onMain().build(),
  'no-baseline-plan-changed': noBaseline
    .warnings({
      kind: 'plan-differs',
      target: 'chat',
      differences: [{ part: 'model', baseline: 'llama-3.1-8b', candidate: 'llama-3.2-3b' }]
    })
    .build(),
  'no-baseline-forbidden': noBaseline.warnings({ kind: 'baseline-forbidden', permission: 'actions: read' }).build(),
  'could-not-measure': aReport()
    .state('could-not-measure', 'green')
    .checks()
    .budgets(aBudget({ target: 'mini', verdict: 'not-measured', sampleCount: 4 }))
    .targets({
      ...provider,
      counts: { attempted: 60, ok: 4, failed: { 'rate-limited': 50, connection: 6 }, void: 0 },
      metrics: [{ metric: 'ttft', candidate: { n: 4 }, trend: [] }]
    })
    .measured(hosted)
    .build(),
  'could-not-measure-unreachable': noBaseline
    .state('could-not-measure', 'green')
    .budgets()
    .targets()
    .but({
      failure: {
        code: 'cannot-measure',
        message: 'target "chat": http://llm.internal:8000 refused the connection',
        hint: 'Start the server before this step.'
      }
    })
    .build(),
  'not-measured': noBaseline.but({ notMeasured: 'fork-without-key' }).targets().budgets().build(),
  'not-measured-irrelevant': noBaseline
    .but({
      notMeasured: 'nothing-relevant-changed',
      relevance: { changedFileCount: 12, paths: ['src/prompts/**', 'config/models.yml'] }
    })
    .targets()
    .budgets()
    .build(),
  'not-measured-label': noBaseline
    .but({ notMeasured: 'label-missing', relevance: { label: 'measure latency' } })
    .targets()
    .budgets()
    .build(),
  'one-sample': noBaseline
    .but({ state: 'inconclusive', states: ['inconclusive', 'no-baseline', 'pass'] })
    .targets(
      aTarget({
        counts: { attempted: 1, ok: 1, failed: {}, void: 0 },
        metrics: [{ metric: 'ttft', candidate: { n: 1 }, trend: [] }]
      })
    )
    .budgets(aBudget({ verdict: 'not-measured', sampleCount: 1 }))
    .measured({ scenarioCount: 1, roundCount: 1 })
    .build(),
  hostile: hostileReport(),
  ...PAIRED_CASES
}

function hostileReport(): Report {
  const long = `${HOSTILE_TEXT.repeat(600)}`
  return aReport()
    .state('regression', 'red')
    .context({
      key: `x --> ${HOSTILE_TEXT}`,
      defaultBranch: HOSTILE_TEXT,
      runUrl: 'javascript:alert(1)',
      headCommit: HOSTILE_TEXT
    })
    .checks(aRegression({ target: HOSTILE_TEXT }), aCheck({ target: long }))
    .budgets(aBudget({ target: long, verdict: 'at-the-edge', budget: { text: long, source: long } }))
    .targets(aTarget({ id: HOSTILE_TEXT, model: long, host: long, servedModels: [HOSTILE_TEXT, long] }))
    .warnings(
      { kind: 'served-model-changed', target: HOSTILE_TEXT, from: HOSTILE_TEXT, to: long },
      { kind: 'baseline-unreadable', source: long, message: `::error::x\n##[error]${long}` },
      {
        kind: 'plan-differs',
        target: long,
        differences: [{ part: HOSTILE_TEXT, baseline: { a: long } }, { part: 'b' }]
      },
      { kind: 'proxied', target: HOSTILE_TEXT }
    )
    .measured({
      promptSet: long,
      environment: { image: HOSTILE_TEXT, runnerEnvironment: long, connectMs: { [`https://${HOSTILE_TEXT}`]: 1 } }
    })
    .build()
}

/** Three hundred targets, each with every check; `regressedCount` of them slower. */
export function manyTargets(regressedCount: number): Report {
  const ids = Array.from({ length: 300 }, (_, index) => `target-${index + 1}`)
  const checks = ids.flatMap((id, index) => {
    const own = checksOf(id)
    return index < regressedCount
      ? [aRegression({ target: id, changeRatio: 0.31 + index / 1000 }), ...own.slice(1)]
      : own
  })
  return aReport()
    .state(regressedCount > 0 ? 'regression' : 'pass', regressedCount > 0 ? 'red' : 'green')
    .checks(...checks)
    .budgets(...ids.map((target) => aBudget({ target })))
    .targets(...ids.map((id) => aTarget({ id })))
    .build()
}
