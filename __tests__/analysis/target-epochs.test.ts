import { describe, expect, it } from '@jest/globals'
import { digestRun } from '../../src/analysis/digest.ts'
import { type DatedTarget, epochsOfTarget } from '../../src/analysis/target-epochs.ts'
import { aRun, type RunShape } from '../support/a-run.ts'

const dated = (index: number, over: Partial<RunShape> = {}): DatedTarget => {
  const [target] = digestRun(aRun({ seed: 300 + index, ...over }), { ordinal: 0 }).targets
  if (target === undefined) throw new Error('no target')
  return { recordedAt: `run ${index}`, commit: `commit ${index}`, target }
}
const runs = (count: number, change: (index: number) => Partial<RunShape>) =>
  Array.from({ length: count }, (_, index) => dated(index, change(index)))

describe('epochsOfTarget', () => {
  it('begins where all times rose, with commit and size', () => {
    const found = epochsOfTarget(
      runs(12, (index) => ({ factor: index >= 8 ? 1.5 : 1 })),
      true
    )
    expect(found).toMatchObject({ start: 8, shift: { commit: 'commit 8', index: 8 } })
    expect(found.shift?.changeRatio).toBeCloseTo(0.5, 1)
  })

  it('begins where the time per token alone rose', () => {
    const slowly: RunShape['change'] = (sample) => ({
      ...sample,
      lastMs: (sample.ttftMs ?? 0) + 1.5 * ((sample.lastMs ?? 0) - (sample.ttftMs ?? 0))
    })
    const found = epochsOfTarget(
      runs(12, (index) => (index >= 8 ? { change: slowly } : {})),
      true
    )
    expect(found).toMatchObject({ start: 8, shift: { metric: 'tpot' } })
  })

  it('has one epoch where nothing moved, and where nothing was answered', () => {
    expect(
      epochsOfTarget(
        runs(12, () => ({})),
        true
      )
    ).toEqual({ start: 0 })
    const silent: RunShape['change'] = (sample) => ({ ...sample, outcome: 'connection' })
    expect(
      epochsOfTarget(
        runs(8, () => ({ change: silent })),
        true
      )
    ).toEqual({ start: 0 })
    expect(epochsOfTarget([], true)).toEqual({ start: 0 })
  })
})
