import { describe, expect, it } from '@jest/globals'
import { renderJson } from '../../../src/report/pages/json.ts'
import { aBudget, aRegression, aReport } from '../../support/a-report.ts'
import { CASES } from '../cases.ts'

describe('the JSON document', () => {
  const report = aReport()
    .state('regression', 'red')
    .checks(aRegression())
    .budgets(
      aBudget({ budget: { metric: 'error_rate', statistic: 'rate', limit: 0.01 }, value: 0.002, interval: [0, 0.06] })
    )
    .warnings({ kind: 'moved-together', targets: ['a', 'b'], changeRatio: 0.19 })
    .build()

  it('has exactly the members and the order that scripts rely on', () => {
    expect(renderJson(report)).toBe(
      `${JSON.stringify(
        {
          verdict: 'regression',
          checks: [
            {
              target: 'chat',
              metric: 'ttft',
              statistic: 'p50',
              verdict: 'regressed',
              reason: 'slower-beyond-noise',
              kind: 'history',
              baseline: 412,
              candidate: 540,
              changeRatio: 0.31,
              intervalRatio: [0.27, 0.36],
              detectableRatio: 0.14,
              sampleCounts: { baseline: 600, candidate: 60, runs: 10 }
            }
          ],
          budgets: [
            {
              target: 'chat',
              metric: 'error_rate',
              statistic: 'rate',
              operator: '<',
              limit: 0.01,
              value: 0.002,
              interval: [0, 0.06],
              sampleCount: 60,
              verdict: 'met'
            }
          ],
          warnings: [
            {
              kind: 'moved-together',
              message: 'a and b all moved by about +19 %, which points to the network, the runner or the region.',
              targets: ['a', 'b'],
              changeRatio: 0.19
            }
          ]
        },
        undefined,
        2
      )}\n`
    )
  })

  it('has no member for what is absent', () => {
    const document = renderJson(CASES['inconclusive-vanished'] ?? report)
    const [, gone] = JSON.parse(document).checks
    expect(Object.keys(gone)).toEqual([
      'target',
      'metric',
      'statistic',
      'verdict',
      'reason',
      'kind',
      'baseline',
      'sampleCounts'
    ])
  })

  it('adds what pairs, acceptances and trials bring, behind what scripts know', () => {
    const paired = JSON.parse(renderJson(CASES['paired-accepted'] ?? report))
    expect(Object.keys(paired)).toEqual(['verdict', 'checks', 'budgets', 'warnings', 'base', 'trackRecord'])
    expect(paired.checks[0]).toMatchObject({
      kind: 'interleaved',
      pairCount: 90,
      chanceOneIn: 612,
      accepted: { upToRatio: 0.2, until: '2026-12-31', reason: 'longer system prompt' }
    })
    expect(paired.base).toMatchObject({ source: 'files-at-base', targets: [{ id: 'chat', pairCount: 90 }] })
    expect(JSON.parse(renderJson(CASES['paired-trial'] ?? report)).trial).toEqual({ wouldHaveFailed: true })
    expect(JSON.parse(renderJson(CASES['paired-hot-spot'] ?? report)).checks[0].scenarios).toHaveLength(2)
  })

  it('has three words for budgets: one that nothing was measured for is neither met nor broken', () => {
    const unmeasured = { ...aBudget(), verdict: 'not-measured', sampleCount: 0 } as const
    const [budget] = JSON.parse(renderJson({ ...report, budgets: [unmeasured] })).budgets
    expect(budget).toMatchObject({ verdict: 'at-the-edge', sampleCount: 0 })
  })

  it('says of a budget what was read in its place, why it is open, and whether base breaks it too', () => {
    const open = aBudget({ readMetric: 'ttfat', verdict: 'at-the-edge', reason: 'not-confirmed', brokenOnBase: false })
    const [budget] = JSON.parse(renderJson({ ...report, budgets: [open] })).budgets
    expect(budget).toMatchObject({ metric: 'ttft', readMetric: 'ttfat', reason: 'not-confirmed', brokenOnBase: false })
  })

  it('reads back whatever the names are', () => {
    const hostile = CASES['hostile'] ?? report
    expect(JSON.parse(renderJson(hostile)).checks[0].target).toBe(hostile.checks[0]?.target)
  })
})
