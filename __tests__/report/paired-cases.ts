import type { BaseTargetUsed, BaseUsed, Report } from '../../src/domain/report.ts'
import type { Check } from '../../src/domain/verdict.ts'
import {
  aBaseUsed,
  aBudget,
  aPairedCheck,
  aPairedRegression,
  aRegression,
  aReport,
  aTarget,
  pairedChecksOf
} from '../support/a-report.ts'

const PAIRED_METRICS = aTarget().metrics.map(({ baseline, candidate, ...metric }) => ({
  ...metric,
  candidate: { ...candidate, n: 90 },
  ...(baseline === undefined ? {} : { baseline: { ...baseline, n: 90 } }),
  trend: []
}))

const chat = aTarget({ counts: { attempted: 90, ok: 90, failed: {}, void: 0 }, metrics: PAIRED_METRICS })

/** A pull request whose base was measured beside it. */
const paired = (base: Parameters<typeof aBaseUsed>[0] = {}) =>
  aReport()
    .noBaseline()
    .base(aBaseUsed(base))
    .targets(chat)
    .checks(...pairedChecksOf('chat'))
    .measured({ roundCount: 5, end: { reason: 'decided', partial: false }, durationMs: 262_000 })
    .but({ trackRecord: { runCount: 23, wouldHaveFailedCount: 1, since: '2026-07-02T02:11:00Z' } })

/** The passed checks with some replaced, by metric and statistic. */
function checksWith(...others: readonly Check[]): readonly Check[] {
  const isReplaced = (check: Check): boolean =>
    others.some(({ metric, statistic }) => metric === check.metric && statistic === check.statistic)
  return [...others, ...pairedChecksOf('chat').filter((check) => !isReplaced(check))]
}

const slowerEnd = aPairedRegression({
  metric: 'e2e',
  baseline: 3250,
  candidate: 4010,
  changeRatio: 0.24,
  intervalRatio: [0.2, 0.28],
  chanceOneIn: 400_000
})
const unfinished = aPairedCheck({
  metric: 'e2e',
  verdict: 'inconclusive',
  reason: 'not-finished',
  baseline: 3250,
  candidate: 3380,
  changeRatio: 0.031,
  intervalRatio: [-0.02, 0.085]
})
const accepted = { upToRatio: 0.2, until: '2026-12-31', reason: 'longer system prompt' }
const MODEL_CHANGED: Partial<BaseUsed> & { readonly target: Partial<BaseTargetUsed> } = {
  source: 'recorded-plan',
  target: {
    model: 'llama-3.1-8b',
    costChangeRatio: -0.4,
    outputLengthChangeRatio: 0.03,
    normalizedTokens: true,
    quality: { base: { count: 20, of: 20 }, head: { count: 20, of: 20 } }
  }
}

/** A report for every state that pairs bring about, by the name of its golden. */
export const PAIRED_CASES: Readonly<Record<string, Report>> = {
  'paired-pass': paired().build(),
  'paired-regression': paired()
    .state('regression', 'red')
    .checks(...checksWith(aPairedRegression(), unfinished))
    .build(),
  'paired-improvement': paired()
    .checks(
      ...checksWith(
        aPairedCheck({
          verdict: 'improved',
          reason: 'faster-beyond-noise',
          candidate: 361,
          changeRatio: -0.124,
          intervalRatio: [-0.16, -0.084]
        })
      )
    )
    .build(),
  'paired-inconclusive': paired()
    .state('inconclusive', 'green')
    .checks(
      ...checksWith(
        aPairedCheck({
          verdict: 'inconclusive',
          reason: 'could-be-either',
          candidate: 439,
          changeRatio: 0.065,
          intervalRatio: [-0.04, 0.19],
          detectableRatio: 0.16,
          pairCount: 280,
          pairsToSettle: 700
        })
      )
    )
    .measured({ end: { reason: 'max-pairs', partial: false } })
    .build(),
  'paired-prompt-edit': paired({
    changedScenarioCount: 20,
    target: {
      outputLengthChangeRatio: 0.22,
      costChangeRatio: 0.19,
      e2eAsExperienced: { changeRatio: 0.24, intervalRatio: [0.2, 0.28] },
      e2eAtEqualLength: { changeRatio: 0.012, intervalRatio: [-0.009, 0.03] }
    }
  })
    .state('regression', 'red')
    .checks(...checksWith(slowerEnd))
    .build(),
  'paired-model-change': paired(MODEL_CHANGED)
    .state('regression', 'red')
    .targets({ ...chat, model: 'llama-3.2-3b', servedModels: ['llama-3.2-3b'] })
    .checks(
      ...checksWith(
        aPairedRegression({ candidate: 540, changeRatio: 0.31, intervalRatio: [0.27, 0.36], chanceOneIn: 1e9 })
      )
    )
    .build(),
  'paired-hot-spot': paired()
    .state('regression', 'red')
    .measured({ recheckCount: 48 })
    .checks(
      ...checksWith(
        aPairedRegression({
          statistic: 'worst-prompt',
          reason: 'slower-prompts',
          changeRatio: 1.05,
          chanceOneIn: 12_400,
          scenarios: ['refund-policy', 'long-summary']
        })
      ).map((check) => (check.statistic === 'worst-prompt' ? withoutValues(check) : check))
    )
    .build(),
  'paired-accepted': paired()
    .checks(...checksWith(aPairedRegression({ accepted })))
    .build(),
  'paired-acceptance-ended': paired()
    .state('regression', 'red')
    .checks(...checksWith(aPairedRegression({ notAccepted: 'ended' })))
    .warnings({ kind: 'acceptance-unused', check: 'chat tpot p50', why: 'no-alarm' })
    .build(),
  'paired-trial': paired()
    .state('regression', 'warning')
    .but({ trial: true, wouldHaveFailed: true })
    .checks(...checksWith(aPairedRegression()))
    .build(),
  'paired-trial-passed': paired()
    .but({
      trial: true,
      wouldHaveFailed: false,
      trackRecord: { runCount: 23, wouldHaveFailedCount: 0, since: '2026-07-02T02:11:00Z' }
    })
    .build(),
  'paired-over-budget-on-base-too': paired()
    .state('over-budget', 'warning')
    .budgets(aBudget({ verdict: 'broken', value: 1104, interval: [980, 1290], sampleCount: 90, brokenOnBase: true }))
    .build(),
  'paired-re-run': paired()
    .state('regression', 'red')
    .checks(
      ...checksWith(
        aPairedRegression({
          pairCount: 180,
          sampleCounts: { baseline: 180, candidate: 180, runs: 1 },
          chanceOneIn: 5200
        })
      )
    )
    .context({ workflowRun: { id: 812, attempt: 2 } })
    .measured({ continuedAttempts: [1] })
    .build(),
  'paired-moved-together': paired()
    .but({ state: 'inconclusive', states: ['inconclusive', 'drift', 'pass'] })
    .targets(chat, aTarget({ ...chat, id: 'steady', host: 'api.openai.com', owned: false }))
    .checks(
      ...checksWith(
        aPairedCheck({
          verdict: 'inconclusive',
          reason: 'moved-together',
          candidate: 490,
          changeRatio: 0.19,
          intervalRatio: [0.15, 0.22]
        })
      ),
      aRegression({ target: 'steady', owned: false, candidate: 496, changeRatio: 0.2, intervalRatio: [0.14, 0.27] })
    )
    .baseline({})
    .warnings({ kind: 'moved-together', targets: ['chat', 'steady'], changeRatio: 0.195 })
    .build(),
  'base-not-found': aReport()
    .state('no-baseline', 'green')
    .checks()
    .noBaseline()
    .warnings(
      {
        kind: 'plan-differs',
        target: 'chat',
        differences: [{ part: 'model', baseline: 'llama-3.1-8b', candidate: 'llama-3.2-3b' }]
      },
      { kind: 'base-not-measured', why: 'files-unreadable', detail: 'HTTP 403 for .github/llm-latency.yml' }
    )
    .build()
}

function withoutValues({ baseline: _, candidate: __, intervalRatio: ___, marginRatio: ____, ...check }: Check): Check {
  return check
}
