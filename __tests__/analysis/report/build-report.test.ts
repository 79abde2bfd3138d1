import { describe, expect, it } from '@jest/globals'
import { buildReport, type ReportRequest } from '../../../src/analysis/report/build-report.ts'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import { type JudgingRules, judgeRunFile } from '../../../src/analysis/verdict/judge-run-file.ts'
import type { RunDigest } from '../../../src/domain/baseline.ts'
import type { RunFile } from '../../../src/domain/run-file.ts'
import { aPairedRun } from '../../support/a-paired-run.ts'
import { aRun, runsOnMain } from '../../support/a-run.ts'
import { gate, p95Under } from '../../support/judged.ts'

type Over = Partial<Omit<ReportRequest, 'run' | 'judged'>> & {
  readonly rules?: Partial<JudgingRules>
  readonly attempts?: readonly RunFile[]
  /** What the baseline keeps of a run's own judgement. */
  readonly stored?: (run: RunFile) => Partial<RunDigest>
}

const NOW = '2026-11-20T09:00:00Z'

function reportOf(run: RunFile, baselines: readonly RunFile[], { rules, attempts, ...over }: Over = {}) {
  const targets = over.targets ?? [{ id: 'mini', owned: true }]
  const judged = judgeRunFile(
    run,
    { targets, gate, budgets: [], accept: [], compare: true, now: over.now ?? NOW, ...rules },
    {
      digests: baselines.map((one) => ({ ...digestRun(one, { ordinal: 0 }), ...over.stored?.(one) })),
      earlierJobs: attempts,
      ancestry: over.ancestry
    }
  )
  return buildReport({
    run,
    judged,
    targets,
    context: {
      event: 'pull_request',
      key: 'k',
      feedsBaseline: false,
      baseCommit: baselines[0]?.commit ?? 'f'.repeat(40)
    },
    durationMs: 60_000,
    circumstances: {},
    warnings: [],
    now: NOW,
    ...over
  })
}
const main = runsOnMain(6)

describe('an alarm that the stored run of base shows as well', () => {
  const [newest, ...older] = runsOnMain(8)
  const baseCommit = newest?.commit ?? ''
  const failing = (share: number, run: RunFile): RunFile => ({
    ...run,
    samples: run.samples.map((sample, index) => {
      const { ttftMs: _first, ttfatMs: _answer, lastMs: _last, ...rest } = sample
      return index % 10 < 10 * share ? { ...rest, outcome: 'http-error' as const } : sample
    })
  })
  const baseRun = failing(0.2, newest ?? aRun())
  const commits = older.map(({ commit = '' }) => commit)
  const of = (share: number, { event = 'pull_request', before = [] as readonly string[], base = baseRun } = {}) => {
    const ancestry = [...before, baseCommit, ...commits]
    const context = { event, key: 'k', feedsBaseline: event === 'push', baseCommit: ancestry[0] ?? '' }
    const alarms = [{ target: 'mini', metric: 'error_rate', statistic: 'rate', changeRatio: 0.2 }]
    const stored = (run: RunFile) => (run === baseRun ? { state: 'regression' as const, alarms } : { alarms: [] })
    return reportOf(failing(share, aRun()), [base, ...older], { context, ancestry, stored })
  }
  const onBaseOf = (report: ReturnType<typeof of>) =>
    Object.fromEntries(
      report.checks.filter(({ verdict }) => verdict === 'regressed').map(({ metric, onBase }) => [metric, onBase])
    )

  it('is a warning of a pull request, and named as base’s', () => {
    const report = of(0.2)
    expect(report).toMatchObject({ state: 'regression', color: 'warning' })
    const onBase = { commit: baseCommit, distance: 0 }
    expect(onBaseOf(report)).toEqual({ error_rate: onBase, slow_rate: onBase })
  })

  it('is red where base was as usual, where it is far larger, and on the default branch', () => {
    expect(of(0.2, { base: newest ?? aRun() })).toMatchObject({ color: 'red' })
    expect(of(0.5)).toMatchObject({ color: 'red' })
    expect(of(0.2, { event: 'push' })).toMatchObject({ color: 'red' })
  })

  it('is no alarm of a time, where a new level begins with base’s own run', () => {
    const slowBase = { ...aRun({ seed: 100, factor: 1.6 }), startedAt: baseRun.startedAt, commit: baseCommit }
    const alarms = [{ target: 'mini', metric: 'ttft', statistic: 'p50', changeRatio: 0.6 }]
    const ancestry = [baseCommit, ...commits]
    const context = { event: 'pull_request', key: 'k', feedsBaseline: false, baseCommit }
    const report = reportOf(aRun({ factor: 1.6 }), [slowBase, ...older], {
      context,
      ancestry,
      stored: (run) => (run === slowBase ? { state: 'regression', alarms } : { alarms: [] })
    })
    expect(report.color).not.toBe('red')
  })

  it('says how far the measured ancestor is where base itself was not measured', () => {
    const report = of(0.2, { before: ['e'.repeat(40), 'd'.repeat(40)] })
    expect(onBaseOf(report)).toMatchObject({ error_rate: { commit: baseCommit, distance: 2 } })
  })
})

describe('a run that its account could not pay to the end', () => {
  it('is red, with exit code 2, the cause, and what was measured', () => {
    const whole = aRun()
    const [last] = whole.samples.slice(30, 31)
    const { ttftMs: _first, ttfatMs: _answer, lastMs: _last, ...rest } = last ?? whole.samples[0] ?? ({} as never)
    const refused = {
      ...rest,
      outcome: 'http-error' as const,
      flags: ['account-refused' as const],
      serverMessage: 'Insufficient Balance'
    }
    const run = {
      ...whole,
      end: { reason: 'account-refused' as const, partial: true },
      samples: [...whole.samples.slice(0, 30), refused]
    }
    const report = reportOf(run, main)
    expect(report).toMatchObject({
      color: 'red',
      failure: {
        code: 'account-refused',
        message: expect.stringMatching(/Insufficient Balance \(30 of 31 requests were answered/)
      }
    })
    expect(report.state).not.toBe('pass')
    expect(report.targets[0]?.counts).toMatchObject({ attempted: 31, ok: 30 })
  })
})

describe('buildReport', () => {
  it('is red where a server of this repository is gone in the end, and no outage of somebody else’s', () => {
    const whole = aRun()
    const dying = (lostFrom: number) => ({
      ...whole,
      samples: whole.samples.map((sample, index) => {
        const { ttftMs: _first, ttfatMs: _answer, lastMs: _last, ...rest } = sample
        return index < lostFrom * whole.samples.length ? sample : { ...rest, outcome: 'connection' as const }
      })
    })
    const colors = (lostFrom: number, owned: boolean) =>
      reportOf(dying(lostFrom), [], { targets: [{ id: 'mini', owned }] })
    expect(colors(0.7, true)).toMatchObject({ state: 'could-not-measure', color: 'red' })
    expect(colors(0.3, true)).toMatchObject({ state: 'could-not-measure', color: 'red' })
    expect(colors(0.7, false)).toMatchObject({ state: 'could-not-measure', color: 'green' })
  })

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
    expect(baseline).toMatchObject({ relation, distance })
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
    const { state, color, checks } = reportOf(aRun({ factor: 2 }), main, { rules: { accept } })
    expect([state, color]).toEqual(['pass', 'green'])
    expect(checks.find(({ metric }) => metric === 'ttft')).toMatchObject({
      verdict: 'regressed',
      accepted: { until: '2026-11-20', reason: 'why' }
    })
    expect(reportOf(aRun({ factor: 2 }), main, { rules: { accept }, now: '2026-11-21T00:00:00Z' })).toMatchObject({
      color: 'red'
    })
    expect(reportOf(aRun(), main, { rules: { accept: [line] } }).warnings).toEqual([
      { kind: 'acceptance-unused', check: 'mini ttft p50', why: 'no-alarm' }
    ])
  })

  it('in a trial turns nothing red, and says what would have been', () => {
    expect(reportOf(aRun({ factor: 2 }), main, { circumstances: { trial: true } })).toMatchObject({
      state: 'regression',
      color: 'warning',
      trial: true,
      wouldHaveFailed: true
    })
    expect(reportOf(aRun(), main, { circumstances: { trial: true } })).toMatchObject({
      color: 'green',
      wouldHaveFailed: false
    })
    expect(reportOf(aRun(), main).wouldHaveFailed).toBeUndefined()
  })

  it('says what base was, and that a budget which base breaks too is not the doing of this change', () => {
    const paired = aPairedRun({ pairCount: 60 })
    const rechecks = paired.samples.slice(0, 2).map((sample) => ({ ...sample, pair: 99, flags: ['recheck' as const] }))
    const run = { ...paired, samples: [...paired.samples, ...rechecks] }
    const targets = run.plan.targets.map(({ id }) => ({ id, owned: true }))
    const attempt = { ...run, workflowRun: { id: 7, attempt: 1 } }
    const report = reportOf({ ...run, workflowRun: { id: 7, attempt: 2 } }, [], {
      targets,
      rules: { budgets: [p95Under(50)] },
      attempts: [attempt]
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

  describe('of a run that lacks parts', () => {
    const missing = { kind: 'part-missing', part: 'shard 1/4' } as const
    const cut = { ...aRun(), end: { reason: 'cancelled', partial: true } } as const
    const own = { partsMissing: { isOfStranger: false }, warnings: [missing] }

    it('is red, names the part, and gives no other reason for the end', () => {
      const report = reportOf(cut, main, own)
      expect(report).toMatchObject({ state: 'could-not-measure', color: 'red', failure: { code: 'nothing-stored' } })
      expect(report.failure?.message).toContain('shard 1/4')
      expect(report.warnings).toEqual([missing])
    })

    it('keeps a graver state and every other', () => {
      expect(reportOf(aRun({ factor: 2 }), main, own).states).toEqual(['regression', 'could-not-measure', 'pass'])
    })

    it('is green for a stranger, whose jobs have no key', () => {
      const report = reportOf(cut, main, { ...own, partsMissing: { isOfStranger: true } })
      expect(report).toMatchObject({ state: 'could-not-measure', color: 'green' })
      expect(report.failure).toBeUndefined()
    })

    it('fails no trial, and says that it would have', () => {
      const report = reportOf(cut, main, { ...own, circumstances: { trial: true } })
      expect(report).toMatchObject({ color: 'warning', wouldHaveFailed: true })
    })
  })
})
