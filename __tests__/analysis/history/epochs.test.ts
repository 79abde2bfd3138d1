import { describe, expect, it } from '@jest/globals'
import { type EpochRun, epochAt, epochsOf } from '../../../src/analysis/history/epochs.ts'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import type { LevelShiftDigest } from '../../../src/domain/baseline.ts'
import { aRun, type RunShape } from '../../support/a-run.ts'

/** Runs oldest first, one for each factor on the times of a quiet endpoint. */
const runsAt = (factors: readonly number[], over: Partial<RunShape> = {}): readonly EpochRun[] =>
  factors.map((factor, index) => {
    const { targets, ...digest } = digestRun(aRun({ seed: 300 + index, factor, ...over }), { ordinal: 0 })
    const [target] = targets
    if (target === undefined) throw new Error('no target')
    return { ...digest, commit: `commit ${index}`, target }
  })
const changed = (runs: readonly EpochRun[], changes: Readonly<Record<number, Partial<EpochRun>>>) =>
  runs.map((run, index) => ({ ...run, ...changes[index] }))
const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value)
const line = { upToRatio: 0.6, until: '2027-01-31', reason: 'longer system prompt' }
const alarm = { target: 'mini', metric: 'ttft', statistic: 'p50', changeRatio: 0.5 } as const
const startsOf = (runs: readonly EpochRun[]) => epochsOf(runs, true).epochs.map(({ start }) => start)

describe('epochsOf, where the level moved', () => {
  it('begins a level at the first of three runs on it, and says what moved by how much', () => {
    const { epochs } = epochsOf(runsAt([...times(8, 1), ...times(3, 1.5)]), true)
    expect(epochs).toMatchObject([{ start: 0 }, { start: 8, shift: { why: 'confirmed', runCount: 3 } }])
    const changes = epochs[1]?.shift?.changes ?? []
    expect(changes.map(({ metric }) => metric).toSorted()).toEqual(['tpot', 'ttft'])
    for (const { changeRatio } of changes) expect(changeRatio).toBeCloseTo(0.5, 1)
  })

  it('names the time per token alone, where that is what rose', () => {
    const slowly: RunShape['change'] = (sample) => ({
      ...sample,
      lastMs: (sample.ttftMs ?? 0) + 1.5 * ((sample.lastMs ?? 0) - (sample.ttftMs ?? 0))
    })
    const runs = [...runsAt(times(8, 1)), ...runsAt(times(3, 1), { change: slowly })]
    expect(epochsOf(runs, true).epochs[1]).toMatchObject({ start: 8, shift: { changes: [{ metric: 'tpot' }] } })
  })

  it('begins one at a lower level too', () => {
    expect(startsOf(runsAt([...times(8, 1.5), ...times(3, 1)]))).toEqual([0, 8])
  })

  it('finds one that a cancelled run did not note, though the newest run is a bad one', () => {
    expect(startsOf(runsAt([...times(8, 1), ...times(3, 1.5), 4]))).toEqual([0, 8])
  })

  it('is moved by neither one bad run nor two, and by nothing in a quiet series', () => {
    for (const bad of [[], [4], [4, 4], [4, 1, 4, 1]]) expect(startsOf(runsAt([...times(8, 1), ...bad]))).toEqual([0])
    expect(startsOf([])).toEqual([0])
  })

  it('does not compare times per token that were counted otherwise', () => {
    const estimated: RunShape['change'] = (sample) => ({
      ...sample,
      outputTokenSource: 'estimated',
      lastMs: (sample.ttftMs ?? 0) + 1.5 * ((sample.lastMs ?? 0) - (sample.ttftMs ?? 0))
    })
    expect(startsOf([...runsAt(times(8, 1)), ...runsAt(times(4, 1), { change: estimated })])).toEqual([0])
  })

  it('does not take runs that are kept as anchors for neighbors of the others', () => {
    const runs = runsAt([...times(3, 1), ...times(9, 1.5)])
    expect(startsOf(runs)).toEqual([0, 3])
    expect(startsOf(changed(runs, { 0: { anchor: true }, 1: { anchor: true }, 2: { anchor: true } }))).toEqual([0])
  })
})

describe('epochsOf, where a level was noted or accepted', () => {
  const shift: LevelShiftDigest = { target: 'mini', why: 'confirmed', runCount: 4, changes: [] }

  it('begins one at a run that it was noted at, for that target only', () => {
    const runs = runsAt(times(8, 1))
    expect(startsOf(changed(runs, { 3: { levelShifts: [shift] } }))).toEqual([0, 3])
    expect(startsOf(changed(runs, { 3: { levelShifts: [{ ...shift, target: 'other' }] } }))).toEqual([0])
  })

  it('begins one at once with a run whose regression was accepted', () => {
    const runs = runsAt([...times(6, 1), 1.5])
    const { epochs } = epochsOf(changed(runs, { 6: { alarms: [{ ...alarm, accepted: line }] } }), true)
    expect(epochs[1]).toEqual({
      start: 6,
      shift: { why: 'accepted', runCount: 1, changes: [{ metric: 'ttft', changeRatio: 0.5 }] }
    })
  })

  it('takes an accepted run back that later ones do not bear out', () => {
    const accepted = { 6: { alarms: [{ ...alarm, accepted: line }] } }
    const back = epochsOf(changed(runsAt([...times(6, 1), 1.5, 1, 1]), accepted), true)
    expect(back.epochs).toHaveLength(1)
    expect([...back.bad]).toEqual([6])
    expect(startsOf(changed(runsAt([...times(6, 1), 1.5, 1]), accepted))).toEqual([0, 6])
    expect(startsOf(changed(runsAt([...times(6, 1), 1.5, 1.5, 1.45]), accepted))).toEqual([0, 6])
  })

  it('begins one where run after run regressed by something whose level is not followed', () => {
    const failing = { alarms: [{ target: 'mini', metric: 'error_rate', statistic: 'rate' }] }
    const marked = (count: number) =>
      changed(runsAt(times(12, 1)), Object.fromEntries(times(count, 0).map((_, index) => [11 - index, failing])))
    expect(epochsOf(marked(4), true).epochs).toHaveLength(1)
    expect(epochsOf(marked(5), true).epochs[1]).toEqual({
      start: 7,
      shift: { why: 'stayed', changes: [], runCount: 5 }
    })
  })
})

describe('the runs that do not show their level', () => {
  const badOf = (runs: readonly EpochRun[]) => [...epochsOf(runs, true).bad]

  it('are those of this target that regressed, and not those of another, nor accepted ones', () => {
    const runs = changed(runsAt(times(6, 1)), {
      1: { alarms: [alarm], state: 'regression' },
      2: { alarms: [{ ...alarm, target: 'other' }], state: 'regression' },
      3: { alarms: [], state: 'over-budget' }
    })
    expect(badOf(runs)).toEqual([1])
  })

  it('are, where alarms were not kept, those of runs that regressed or drifted', () => {
    const runs = changed(runsAt(times(4, 1)), {
      1: { state: 'regression' },
      2: { state: 'drift' },
      3: { state: 'pass' }
    })
    expect(badOf(runs)).toEqual([1, 2])
  })

  it('are not those that a level began with, which were judged by the level before', () => {
    const regressed = { alarms: [alarm] }
    const runs = changed(runsAt([...times(8, 1), ...times(3, 1.5)]), { 8: regressed, 9: regressed, 10: regressed })
    expect(badOf(runs)).toEqual([])
    const noted: LevelShiftDigest = { target: 'mini', why: 'confirmed', runCount: 3, changes: [] }
    const later = changed(runsAt(times(12, 1)), {
      4: { ...regressed, levelShifts: [noted] },
      5: regressed,
      9: regressed
    })
    expect(badOf(later)).toEqual([9])
  })
})

describe('epochAt', () => {
  it('is the last one that began at the place or before', () => {
    const epochs = { epochs: [{ start: 0 }, { start: 5 }], bad: new Set<number>() } as const
    expect([0, 4, 5, 9].map((context) => epochAt(epochs, context).start)).toEqual([0, 0, 5, 5])
  })
})
