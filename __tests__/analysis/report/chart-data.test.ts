import { describe, expect, it } from '@jest/globals'
import { chartDataOf } from '../../../src/analysis/report/chart-data.ts'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import { judgeRunFile } from '../../../src/analysis/verdict/judge-run-file.ts'
import type { RunDigest } from '../../../src/domain/baseline.ts'
import type { TargetCharts } from '../../../src/domain/chart-data.ts'
import { isJudged } from '../../../src/domain/plan.ts'
import type { RunFile } from '../../../src/domain/run-file.ts'
import { aPairedRun } from '../../support/a-paired-run.ts'
import { aRun, runsOnMain } from '../../support/a-run.ts'
import { gate } from '../../support/judged.ts'

function chartsOf(run: RunFile, digests: readonly RunDigest[] = []): readonly TargetCharts[] {
  const targets = run.plan.targets.map((target) => ({ ...target, owned: true }))
  const rules = { targets, gate, budgets: [], accept: [], compare: true, now: '2026-12-01T00:00:00Z' }
  const { judgement } = judgeRunFile(run, rules, { digests })
  return chartDataOf({ run, windows: judgement.windows, digests }).targets
}

function first(run: RunFile, digests: readonly RunDigest[] = []): TargetCharts {
  const [charts] = chartsOf(run, digests)
  if (charts === undefined) throw new Error('a judged target has charts')
  return charts
}

const digestsOf = (runs: readonly RunFile[]): readonly RunDigest[] =>
  runs.map((run, ordinal) => digestRun(run, { ordinal }))

describe('the numbers behind the charts', () => {
  it('are of judged targets, not of bases', () => {
    const run = aPairedRun({ pairCount: 8 })
    expect(chartsOf(run).map(({ id }) => id)).toEqual(run.plan.targets.filter(isJudged).map(({ id }) => id))
  })

  it('hold the change of every pair', () => {
    const { paired, changes } = first(aPairedRun({ pairCount: 12, factor: 1.5 }))
    const ofTtft = changes.filter(({ metric }) => metric === 'ttft')
    expect(paired).toBe(true)
    expect(ofTtft.map(({ factor }) => factor)).toEqual(Array<number>(12).fill(1.5))
    expect(new Set(ofTtft.map(({ prompt }) => prompt)).size).toBe(4)
  })

  it('hold, without base, the change of each request against the usual time of its prompt', () => {
    const digests = digestsOf(runsOnMain(3, { scenarioCount: 4, roundCount: 5, noise: 0 }))
    const { paired, changes } = first(aRun({ scenarioCount: 4, roundCount: 5, noise: 0, factor: 2 }), digests)
    expect(paired).toBe(false)
    expect(new Set(changes.map(({ factor }) => factor))).toEqual(new Set([2]))
  })

  it('hold the sorted values of both sides', () => {
    const { ttft } = first(aPairedRun({ pairCount: 20, factor: 2, noise: 0.1 })).values
    expect(ttft.base).toHaveLength(20)
    expect(ttft.head).toEqual(ttft.head.toSorted((a, b) => a - b))
  })

  it('thin out very many values, and keep both ends', () => {
    const { ttft } = first(aRun({ scenarioCount: 50, roundCount: 60 })).values
    const all = aRun({ scenarioCount: 50, roundCount: 60 }).samples.flatMap(({ ttftMs }) => ttftMs ?? [])
    expect(ttft.head).toHaveLength(1000)
    expect([ttft.head[0], ttft.head.at(-1)]).toEqual([
      expect.closeTo(Math.min(...all), 2),
      expect.closeTo(Math.max(...all), 2)
    ])
  })

  it('show so many requests and count the others', () => {
    const { requests, requestCount } = first(aRun({ scenarioCount: 50, roundCount: 60 }))
    expect([requests.length, requestCount]).toEqual([1500, 3000])
  })

  it('leave void requests out, and show failed ones as they are', () => {
    const run = aRun({
      scenarioCount: 4,
      roundCount: 5,
      change: (sample, index) =>
        index === 0
          ? { ...sample, flags: ['void-client-stall'] }
          : index === 1
            ? { ...sample, outcome: 'http-error', ttftMs: undefined }
            : sample
    })
    const { requests, values } = first(run)
    expect(requests).toHaveLength(19)
    expect(requests.filter(({ outcome }) => outcome === 'http-error')).toHaveLength(1)
    expect(values.ttft.head).toHaveLength(18)
  })

  it('list the runs from the oldest to this one, and where a new level began', () => {
    const [newest, ...older] = digestsOf(runsOnMain(4, { scenarioCount: 10, roundCount: 3 }))
    if (newest === undefined) throw new Error('four runs were made')
    const shift = { target: 'mini', why: 'confirmed' as const, runCount: 2, changes: [] }
    const run = aRun({ scenarioCount: 10, roundCount: 3, startedAt: '2026-11-30T08:00:00Z' })
    const { runs } = first(run, [{ ...newest, levelShifts: [shift] }, ...older])
    expect(runs.map(({ recordedAt }) => recordedAt)).toEqual(runs.map(({ recordedAt }) => recordedAt).toSorted())
    expect(runs.map(({ newLevel }) => newLevel)).toEqual([undefined, undefined, undefined, true, undefined])
    expect(runs.at(-1)?.levels.ttft.p50).toBeGreaterThan(100)
  })
})
