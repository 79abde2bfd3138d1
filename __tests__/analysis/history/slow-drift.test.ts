import { describe, expect, it } from '@jest/globals'
import { asSlowDrift, slowDriftOf, slowDriftWarning } from '../../../src/analysis/history/slow-drift.ts'
import type { BaselineRun, ChosenWindow } from '../../../src/analysis/history/window.ts'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import { referenceLengths } from '../../../src/analysis/values/scenario-values.ts'
import { seededRandom } from '../../../src/stats/random.ts'
import { aCheck, aRegression } from '../../support/a-report.ts'
import { aRun } from '../../support/a-run.ts'
import { normal } from '../../support/noise.ts'

const runAt = (factor: number, seed: number): BaselineRun => {
  const [target] = digestRun(aRun({ seed, factor, roundCount: 2 }), { ordinal: 0 }).targets
  if (target === undefined) throw new Error('no target')
  return { recordedAt: '2026-10-01T08:00:00Z', commit: 'a'.repeat(40), target }
}
/** Factors of runs oldest first: the first three are the anchor, the last one is the candidate. */
const windowOf = (factors: readonly number[], seed = 40): ChosenWindow => {
  const runs = factors.map((factor, index) => runAt(factor, seed + index)).toReversed()
  const [candidate, ...earlier] = runs
  if (candidate === undefined) throw new Error('no run')
  const anchor = { runs: earlier.slice(-3), named: false, onThisLevel: true }
  return { runs: earlier.slice(0, 20), candidate: candidate.target, anchor, warnings: [] }
}
const find = (window: ChosenWindow) =>
  slowDriftOf({
    window,
    metric: 'ttft',
    margin: { ratio: 0.1 },
    owned: true,
    lengths: referenceLengths(window.runs.map(({ target }) => target))
  })
const slope = (count: number, step: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (1 + step) ** index)

describe('slowDriftOf', () => {
  it('finds how far the level crept from the anchor in steps of 1.5 %', () => {
    const creep = find(windowOf(slope(24, 0.015)))
    expect(creep).toMatchObject({ metric: 'ttft', anchorValue: expect.any(Number) })
    expect(creep?.changeRatio).toBeCloseTo(1.015 ** 22 - 1, 1)
  })

  it('finds nothing where the level stays, gets faster, crept less than the margin, or there is no anchor', () => {
    for (const step of [0, -0.015, 0.002]) expect(find(windowOf(slope(24, step)))).toBeUndefined()
    const { anchor: _, ...window } = windowOf(slope(24, 0.015))
    expect(find(window)).toBeUndefined()
  })

  it('takes neither one slow candidate nor one run that is as before for where the level is', () => {
    const steady = slope(23, 0)
    expect(find(windowOf([...steady, 1.5]))).toBeUndefined()
    expect(find(windowOf([...slope(23, 0.015), 1]))).toBeUndefined()
  })

  it('calls next to nothing creep where runs differ by 5 %', () => {
    const random = seededRandom(9)
    const found = Array.from({ length: 60 }, (_, round) => {
      const factors = Array.from({ length: 14 }, () => Math.exp(0.05 * normal(random)))
      return find(windowOf(factors, 1000 * round))
    })
    expect(found.filter((creep) => creep !== undefined)).toHaveLength(0)
  })
})

describe('what is said of creep', () => {
  const creep = { metric: 'ttft', changeRatio: 0.22, anchorValue: 100 } as const

  it('names the oldest run of the anchor, or what the configuration calls it', () => {
    const window = windowOf(slope(6, 0))
    const since = { recordedAt: '2026-10-01T08:00:00Z', commit: 'a'.repeat(40) }
    expect(slowDriftWarning('mini', creep, window, undefined)).toEqual([
      { kind: 'crept', target: 'mini', metric: 'ttft', changeRatio: 0.22, since }
    ])
    const named = { ...window, anchor: { runs: window.runs, named: true, onThisLevel: true } }
    expect(slowDriftWarning('mini', creep, named, 'v1.2.0')).toMatchObject([{ since: { ...since, name: 'v1.2.0' } }])
  })

  it('makes an alarm of the check, against the anchor', () => {
    expect(asSlowDrift(aCheck({ intervalRatio: [-0.02, 0.03] }), creep)).toEqual(
      expect.objectContaining({ verdict: 'regressed', reason: 'crept', changeRatio: 0.22, baseline: 100 })
    )
    expect(asSlowDrift(aCheck({ intervalRatio: [-0.02, 0.03] }), creep).intervalRatio).toBeUndefined()
    expect(asSlowDrift(aRegression(), creep)).toEqual(aRegression())
  })
})
