import { expect, it } from '@jest/globals'
import { armWarnings, changeWarnings } from '../../../src/analysis/history/change-warnings.ts'
import { digestRun } from '../../../src/analysis/runs/digest.ts'
import { aRun, type RunShape } from '../../support/a-run.ts'

const targetOf = (over: Partial<RunShape> = {}) => {
  const [target] = digestRun(aRun(over), { ordinal: 0 }).targets
  if (target === undefined) throw new Error('no target')
  return target
}
const warningsOf = (before: Partial<RunShape>, now: Partial<RunShape>) =>
  changeWarnings('mini', {
    runs: [{ recordedAt: '2026-11-20T08:00:00Z', target: targetOf(before) }],
    candidate: targetOf(now),
    warnings: []
  })

it('says that another model answered, that another build did, and that answers got longer', () => {
  const served = (servedModel: string, servedFingerprint: string): Partial<RunShape> => ({
    change: (sample) => ({ ...sample, servedModel, servedFingerprint })
  })
  expect(warningsOf(served('m-1', 'a'), { ...served('m-2', 'b'), tokens: 60 })).toEqual([
    { kind: 'served-model-changed', target: 'mini', from: 'm-1', to: 'm-2' },
    { kind: 'served-differently', target: 'mini', what: 'fingerprint', from: 'a', to: 'b' },
    { kind: 'output-length-changed', target: 'mini', changeRatio: expect.closeTo(0.2, 9) }
  ])
})

it('says that another backend answered, where both sides name one', () => {
  const by = (servedVia: string): Partial<RunShape> => ({ change: (sample) => ({ ...sample, servedVia }) })
  expect(warningsOf(by('east'), by('west'))).toEqual([
    { kind: 'served-differently', target: 'mini', what: 'backend', from: 'east', to: 'west' }
  ])
  expect(warningsOf({}, by('west'))).toEqual([])
})

it('says nothing where both sides met a model in common, whichever answered first', () => {
  const served = (...names: readonly string[]): Partial<RunShape> => ({
    change: (sample) => ({ ...sample, servedModel: names[sample.round % names.length] ?? '' })
  })
  expect(warningsOf(served('m-1', 'm-2'), served('m-2', 'm-1'))).toEqual([])
  expect(warningsOf(served('m-1'), served('m-2', 'm-1'))).toEqual([])
  expect(warningsOf(served('m-1', 'm-2'), served('m-3', 'm-4'))).toEqual([
    { kind: 'served-model-changed', target: 'mini', from: 'm-1', to: 'm-3' }
  ])
})

it('says the same of two arms, of replies alone', () => {
  const { samples } = aRun()
  const arms = (['base', 'head'] as const).flatMap((arm) =>
    samples.map((sample) => ({ ...sample, arm, servedModel: arm, outputTokenCount: arm === 'head' ? 70 : 50 }))
  )
  expect(armWarnings('mini', arms)).toEqual([
    { kind: 'served-model-changed', target: 'mini', from: 'base', to: 'head' },
    { kind: 'output-length-changed', target: 'mini', changeRatio: expect.closeTo(0.4, 9) }
  ])
  expect(
    armWarnings(
      'mini',
      arms.map((sample) => ({ ...sample, outcome: 'overloaded' as const }))
    )
  ).toEqual([])
  expect(armWarnings('other', arms)).toEqual([])
})

it('says nothing of what is as before, or of answers a little longer', () => {
  expect(warningsOf({}, {})).toEqual([])
  expect(warningsOf({}, { tokens: 54 })).toEqual([])
})
