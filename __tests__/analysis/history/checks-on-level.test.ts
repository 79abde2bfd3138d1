import { describe, expect, it } from '@jest/globals'
import { anchorWarnings, checksOnLevel } from '../../../src/analysis/history/slow-drift.ts'
import type { BaselineRun, ChosenWindow } from '../../../src/analysis/history/window.ts'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import { aCheck, aRegression } from '../../support/a-report.ts'
import { aRun } from '../../support/a-run.ts'

const runAt = (factor: number, seed: number): BaselineRun => {
  const [target] = digestRun(aRun({ seed, factor, roundCount: 2 }), { ordinal: 0 }).targets
  if (target === undefined) throw new Error('no target')
  return { recordedAt: '2026-10-01T08:00:00Z', target }
}
/** A level that crept up by 1.5 % a run, the candidate last. */
const crept = (onThisLevel = true): ChosenWindow => {
  const runs = Array.from({ length: 24 }, (_, index) => runAt(1.015 ** index, index + 1)).toReversed()
  const [candidate, ...earlier] = runs
  if (candidate === undefined) throw new Error('no run')
  const anchor = { runs: earlier.slice(-3), named: true, onThisLevel }
  return { runs: earlier.slice(0, 20), candidate: candidate.target, anchor, warnings: [] }
}
const check = aCheck({ target: 'mini', metric: 'ttft', statistic: 'p50' })
const tail = aCheck({ target: 'mini', metric: 'ttft', statistic: 'p95' })
const asked = {
  checks: [check, tail],
  target: { id: 'mini', owned: true },
  margins: [{ metric: 'ttft', statistic: 'p50', margin: { ratio: 0.1 } }] as const
}

describe('checksOnLevel, where the level crept', () => {
  it('says so and leaves the checks of a pull request as they are', () => {
    const { checks, warnings } = checksOnLevel({ ...asked, window: crept(), anchor: { name: 'v1' } })
    expect(checks).toEqual([check, tail])
    expect(warnings).toMatchObject([{ kind: 'crept', metric: 'ttft', since: { name: 'v1' } }])
  })

  it('makes an alarm of the p50 on the default branch', () => {
    const { checks, warnings } = checksOnLevel({ ...asked, window: crept(), onDefaultBranch: true })
    expect(checks).toMatchObject([{ verdict: 'regressed', reason: 'crept' }, tail])
    expect(warnings).toHaveLength(1)
  })

  it('makes none where the level began after the anchor, which then is no news', () => {
    const { checks, warnings } = checksOnLevel({ ...asked, window: crept(false), onDefaultBranch: true })
    expect(checks).toEqual([check, tail])
    expect(warnings).toHaveLength(1)
  })

  it('says nothing of what the window alarmed at already', () => {
    const alarm = aRegression({ target: 'mini', metric: 'ttft', statistic: 'p50' })
    expect(checksOnLevel({ ...asked, checks: [alarm], window: crept(), onDefaultBranch: true })).toEqual({
      checks: [alarm],
      warnings: []
    })
  })
})

describe('checksOnLevel, where the level was accepted', () => {
  it('tells the check of it that was', () => {
    const line = { upToRatio: 0.35, until: '2027-01-31', reason: 'wanted' }
    const accepted = [{ target: 'mini', metric: 'ttft', statistic: 'p50', changeRatio: 0.25, accepted: line }]
    const { anchor: _, ...window } = crept()
    const { checks } = checksOnLevel({ ...asked, window: { ...window, accepted } })
    expect(checks).toEqual([{ ...check, acceptedBefore: { ...line, changeRatio: 0.25 } }, tail])
  })
})

describe('anchorWarnings', () => {
  const windows = new Map([['mini', crept()]])
  const { anchor: _, ...plain } = crept()

  it('says that no commit or no run has the name', () => {
    expect(anchorWarnings({ name: 'v9' }, windows)).toEqual([
      { kind: 'anchor-unknown', anchor: 'v9', why: 'no-commit' }
    ])
    const anchor = { name: 'v9', commit: 'a'.repeat(40) }
    expect(anchorWarnings(anchor, new Map([['mini', plain]]))).toMatchObject([{ why: 'no-run' }])
    expect(anchorWarnings(anchor, windows)).toEqual([])
  })

  it('says nothing where none is named, or nothing was compared', () => {
    expect(anchorWarnings(undefined, windows)).toEqual([])
    expect(anchorWarnings({ name: 'v9' }, new Map())).toEqual([])
  })
})
