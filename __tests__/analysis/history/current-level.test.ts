import { describe, expect, it } from '@jest/globals'
import { type CurrentLevel, currentLevel, onScenariosOf } from '../../../src/analysis/history/current-level.ts'
import type { EpochRun } from '../../../src/analysis/history/epochs.ts'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import { aRun } from '../../support/a-run.ts'

const commitOf = (index: number): string => String(index).padStart(2, '0').repeat(20)
/** Runs newest first; run 0 is the oldest. */
const runsAt = (factors: readonly number[]): readonly EpochRun[] =>
  factors
    .map((factor, index) => {
      const { targets, ...digest } = digestRun(aRun({ seed: 300 + index, factor, commit: commitOf(index) }), {
        ordinal: 0
      })
      const [target] = targets
      if (target === undefined) throw new Error('no target')
      return { ...digest, target }
    })
    .toReversed()
const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value)
const levelOf = (runs: readonly EpochRun[], over: { ancestry?: readonly string[]; anchorCommit?: string } = {}) => {
  const [newest] = runs
  if (newest === undefined) throw new Error('no run')
  return currentLevel({ runs, candidate: newest.target, owned: true, ...over })
}
const commits = (level: CurrentLevel<EpochRun>) => level.runs.map(({ commit }) => commit)
const moved = runsAt([...times(8, 1), ...times(4, 1.5)])

describe('currentLevel', () => {
  it('has the runs of the newest level, newest first, and what began it', () => {
    const level = levelOf(moved)
    expect(commits(level)).toEqual([11, 10, 9, 8].map(commitOf))
    expect(level.shift).toMatchObject({ why: 'confirmed', age: 4, first: { commit: commitOf(8) } })
  })

  it('is the level of the newest ancestor of the base', () => {
    const old = [7, 6, 5].map(commitOf)
    const before = levelOf(moved, { ancestry: old })
    expect(commits(before)).toEqual(old)
    expect(before.shift).toBeUndefined()
    expect(commits(levelOf(moved, { ancestry: [9, 8, 7].map(commitOf) }))).toEqual([9, 8].map(commitOf))
  })

  it('takes what there is where no run is of an ancestor', () => {
    expect(commits(levelOf(moved, { ancestry: ['f'.repeat(40)] }))).toHaveLength(4)
  })

  it('leaves out runs that regressed, unless there are no others', () => {
    const marked = (runs: readonly EpochRun[], places: readonly number[]) =>
      runs.map((run, context) => (places.includes(context) ? { ...run, state: 'regression' as const } : run))
    const runs = runsAt(times(4, 1))
    expect(commits(levelOf(marked(runs, [0, 2])))).toEqual([2, 0].map(commitOf))
    expect(commits(levelOf(marked(runs, [0, 1, 2, 3])))).toHaveLength(4)
  })
})

describe('the anchor of a level', () => {
  it('is its three oldest runs, once there are ten later ones', () => {
    expect(levelOf(runsAt(times(12, 1))).anchor).toBeUndefined()
    const { anchor } = levelOf(runsAt(times(13, 1)))
    expect(anchor).toMatchObject({ named: false, onThisLevel: true })
    expect(anchor?.runs.map(({ commit }) => commit)).toEqual([2, 1, 0].map(commitOf))
  })

  it('is the run of the commit that is named, though its level be gone', () => {
    expect(levelOf(moved, { anchorCommit: commitOf(9) }).anchor).toMatchObject({ named: true, onThisLevel: true })
    expect(levelOf(moved, { anchorCommit: commitOf(3) }).anchor).toMatchObject({
      named: true,
      onThisLevel: false,
      runs: [{ commit: commitOf(3) }]
    })
    expect(levelOf(moved, { anchorCommit: 'f'.repeat(40) }).anchor).toBeUndefined()
  })
})

describe('onScenariosOf', () => {
  it('keeps the scenarios that the candidate has, by hash', () => {
    const [run] = runsAt([1])
    if (run === undefined) throw new Error('no run')
    const fewer = {
      ...run.target,
      scenarios: run.target.scenarios.slice(0, 2).map((one) => ({ ...one, id: 'renamed' }))
    }
    const scenarios = onScenariosOf(fewer, [run])[0]?.target.scenarios ?? []
    expect(scenarios.map(({ hash }) => hash)).toEqual(fewer.scenarios.map(({ hash }) => hash))
    expect(scenarios.every(({ id, hash }) => id === hash)).toBe(true)
  })
})
