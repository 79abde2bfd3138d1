import { describe, expect, it } from '@jest/globals'
import { withLevels } from '../../../src/analysis/history/next-baseline.ts'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import { type RunDigest, runDigestSchema } from '../../../src/domain/baseline.ts'
import { aRun } from '../../support/a-run.ts'

const commitOf = (index: number): string => String(index).padStart(2, '0').repeat(20)
const timeOf = (index: number): string => new Date(Date.UTC(2026, 8, 1) + index * 86_400_000).toISOString()
/** Newest first; run 0 is the oldest. */
const runsAt = (factors: readonly number[]): readonly RunDigest[] =>
  factors
    .map((factor, index) =>
      digestRun(
        aRun({
          seed: 300 + index,
          factor,
          scenarioCount: 10,
          commit: commitOf(index),
          startedAt: timeOf(index),
          workflowRunId: index + 1
        }),
        { ordinal: 0, checks: [] }
      )
    )
    .toReversed()
const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value)
const targets = [{ id: 'mini', owned: true }]
const note = (runs: readonly RunDigest[], anchorCommit?: string) => {
  const { own, earlier } = withLevels(runs.slice(0, 1), runs.slice(1), {
    targets,
    anchorCommit
  })
  return [...own, ...earlier]
}
const noted = (runs: readonly RunDigest[]) =>
  runs.flatMap(({ commit, levelShifts = [] }) => levelShifts.map(({ why, runCount }) => [commit, why, runCount]))
const anchorsOf = (runs: readonly RunDigest[]) =>
  runs.flatMap(({ commit, anchor }) => (anchor === true ? [commit] : []))

describe('withLevels', () => {
  const moved = runsAt([...times(8, 1), ...times(3, 1.5)])

  it('notes a level at the run that it began with, once, as the schema has it', () => {
    const once = note(moved)
    expect(noted(once)).toEqual([[commitOf(8), 'confirmed', 3]])
    expect(once.map((run) => runDigestSchema.parse(run))).toEqual(once)
    expect(noted(note(once))).toEqual([[commitOf(8), 'confirmed', 3]])
  })

  it('notes nothing where nothing moved, or of a target that is judged by nobody', () => {
    expect(noted(note(runsAt(times(11, 1))))).toEqual([])
    const beside = [{ id: 'mini', owned: false, directOf: 'gateway' }]
    expect(noted(withLevels(moved.slice(0, 1), moved.slice(1), { targets: beside }).earlier)).toEqual([])
  })

  it('leaves an acceptance to its line', () => {
    const accepted = { upToRatio: 0.6, until: '2027-01-31', reason: 'wanted' }
    const alarm = { target: 'mini', metric: 'ttft', statistic: 'p50', changeRatio: 0.5, accepted }
    const runs = runsAt([...times(8, 1), 1.5]).map((run, index) => (index === 0 ? { ...run, alarms: [alarm] } : run))
    expect(noted(note(runs))).toEqual([])
  })

  it('keeps the three oldest runs of the level as anchors when newer ones would push them out', () => {
    expect(anchorsOf(note(runsAt(times(24, 1))))).toEqual([])
    expect(anchorsOf(note(runsAt(times(30, 1))))).toEqual([2, 1, 0].map(commitOf))
  })

  it('keeps the run of the anchor that is named, and lets go of those of a level that is gone', () => {
    const shift = { target: 'mini', why: 'confirmed' as const, runCount: 3, changes: [] }
    const runs = runsAt([...times(8, 1), ...times(22, 1.5)]).map(
      (run): RunDigest => ({
        ...run,
        ...(run.commit === commitOf(0) ? { anchor: true } : {}),
        ...(run.commit === commitOf(8) ? { levelShifts: [shift] } : {})
      })
    )
    expect(anchorsOf(note(runs))).not.toContain(commitOf(0))
    expect(anchorsOf(note(runs, commitOf(0)))).toContain(commitOf(0))
  })
})
