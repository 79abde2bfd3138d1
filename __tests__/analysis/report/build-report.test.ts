import { describe, expect, it } from '@jest/globals'
import { buildReport, type ReportRequest } from '../../../src/analysis/report/build-report.ts'
import type { RunFile } from '../../../src/domain/run-file.ts'
import { aPairedRun } from '../../support/a-paired-run.ts'
import { aRun, runsOnMain } from '../../support/a-run.ts'
import { judged, p95Under } from '../../support/judged.ts'

function reportOf(run: RunFile, baselines: readonly RunFile[], over: Partial<ReportRequest> = {}) {
  return buildReport({
    run,
    targets: [{ id: 'mini', owned: true }],
    judgement: judged(run, baselines),
    context: {
      event: 'pull_request',
      key: 'k',
      feedsBaseline: false,
      baseCommit: baselines[0]?.commit ?? 'f'.repeat(40)
    },
    durationMs: 60_000,
    unmeasuredBefore: false,
    warnings: [],
    now: '2026-11-20T09:00:00Z',
    ...over
  })
}
const main = runsOnMain(6)

describe('buildReport', () => {
  it('says what the comparison was made with', () => {
    expect(reportOf(aRun(), main).baseline).toEqual({
      runCount: 6,
      newest: { recordedAt: '2026-11-19T08:00:00Z', commit: main[0]?.commit },
      relation: 'base',
      ageMs: 25 * 3_600_000
    })
  })

  it.each([
    ['ancestor', [main[2]?.commit, main[0]?.commit] as string[], 1],
    ['not-ancestor', ['e'.repeat(40)], undefined]
  ] as const)('knows an %s by the list of ancestors', (relation, ancestry, distance) => {
    const context = { event: 'pull_request', key: 'k', feedsBaseline: false, baseCommit: 'd'.repeat(40) }
    const { baseline, warnings } = reportOf(aRun(), main, { context, ancestry })
    expect([baseline?.relation, baseline?.distance]).toEqual([relation, distance])
    expect(warnings.some(({ kind }) => kind === 'baseline-not-ancestor')).toBe(relation === 'not-ancestor')
  })

  it('warns of a baseline that is old, and of one that goes away soon', () => {
    const { warnings } = reportOf(aRun(), main, { now: '2026-11-30T08:00:00Z', expiresAt: '2026-12-02T20:00:00Z' })
    expect(warnings).toEqual([
      { kind: 'baseline-old', ageDays: 11 },
      { kind: 'baseline-expires', days: 2 }
    ])
    expect(reportOf(aRun(), main, { expiresAt: '2027-02-01T00:00:00Z' }).warnings).toEqual([])
  })

  it('is one word, one color, and says how it was measured', () => {
    expect(reportOf(aRun({ factor: 2 }), main)).toMatchObject({
      state: 'regression',
      color: 'red',
      measured: {
        scenarioCount: 20,
        roundCount: 3,
        inputTokenCount: 3000,
        outputTokenCount: 3000,
        confirmed: false,
        seed: 1
      }
    })
    expect(reportOf(aRun(), [])).toMatchObject({ state: 'no-baseline', color: 'green' })
    expect(reportOf(aRun(), []).baseline).toBeUndefined()
  })

  it('applies the lines that accept an alarm, on the day it is made', () => {
    const line = {
      target: 'mini',
      metric: 'ttft',
      statistic: 'p50',
      upToRatio: 2,
      until: '2026-11-20',
      reason: 'why'
    } as const
    const accept = (['ttft', 'tpot', 'e2e'] as const).flatMap((metric) =>
      (['p50', 'p95'] as const).map((statistic) => ({ ...line, metric, statistic }))
    )
    const { state, color, checks } = reportOf(aRun({ factor: 2 }), main, { accept })
    expect([state, color]).toEqual(['pass', 'green'])
    expect(checks.find(({ metric }) => metric === 'ttft')).toMatchObject({
      verdict: 'regressed',
      accepted: { until: '2026-11-20', reason: 'why' }
    })
    expect(reportOf(aRun({ factor: 2 }), main, { accept, now: '2026-11-21T00:00:00Z' })).toMatchObject({ color: 'red' })
    expect(reportOf(aRun(), main, { accept: [line] }).warnings).toEqual([
      { kind: 'acceptance-unused', check: 'mini ttft p50', why: 'no-alarm' }
    ])
  })

  it('in a trial turns nothing red, and says what would have been', () => {
    expect(reportOf(aRun({ factor: 2 }), main, { trial: true })).toMatchObject({
      state: 'regression',
      color: 'warning',
      trial: true,
      wouldHaveFailed: true
    })
    expect(reportOf(aRun(), main, { trial: true })).toMatchObject({ color: 'green', wouldHaveFailed: false })
    expect(reportOf(aRun(), main).wouldHaveFailed).toBeUndefined()
  })

  it('says what base was, and that a budget which base breaks too is not the doing of this change', () => {
    const paired = aPairedRun({ pairCount: 60 })
    const rechecks = paired.samples.slice(0, 2).map((sample) => ({ ...sample, pair: 99, flags: ['recheck' as const] }))
    const run = { ...paired, samples: [...paired.samples, ...rechecks] }
    const targets = run.plan.targets.map(({ id }) => ({ id, owned: true }))
    const judgement = judged(run, [], { budgets: [p95Under(50)] })
    const report = reportOf(run, [], {
      targets,
      judgement: { ...judgement, withoutBaseline: [] },
      continuedAttempts: [1]
    })
    expect(report.base?.targets).toMatchObject([{ id: 'mini', pairCount: 60 }])
    expect(report.targets.map(({ id }) => id)).toEqual(['mini'])
    expect(report.measured).toMatchObject({ continuedAttempts: [1], recheckCount: 2 })
    expect(report).toMatchObject({ state: 'over-budget', color: 'warning' })
  })

  it('passes the track record on', () => {
    const trackRecord = { runCount: 23, wouldHaveFailedCount: 0, since: '2026-11-02' }
    expect(reportOf(aRun(), main, { trackRecord }).trackRecord).toEqual(trackRecord)
  })
})
