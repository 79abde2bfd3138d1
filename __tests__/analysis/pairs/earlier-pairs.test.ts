import { describe, expect, it } from '@jest/globals'
import { earlierPairs, haveSettledAlike } from '../../../src/analysis/pairs/earlier-pairs.ts'
import type { RunFile } from '../../../src/domain/run-file.ts'
import { aRun, aSample, sha256 } from '../../support/a-run.ts'

const commit = 'c'.repeat(40)

function attempt(number: number, over: Partial<RunFile> = {}): RunFile {
  const run = aRun()
  const [target] = run.plan.targets
  if (target === undefined) throw new Error('a run has a target')
  return {
    ...run,
    commit,
    workflowRun: { id: 7, attempt: number },
    plan: {
      ...run.plan,
      base: { source: 'files-at-base', scenarios: run.plan.scenarios },
      targets: [target, { ...target, id: 'base', baseOf: target.id }]
    },
    samples: [aSample({ arm: 'base', pair: number }), aSample({ arm: 'head', pair: number }), aSample()],
    ...over
  }
}

const now = { plan: attempt(3).plan, commit }

describe('earlierPairs', () => {
  it('takes the pairs of every attempt, and no other sample', () => {
    const { samples, attempts } = earlierPairs([attempt(1), attempt(2)], now)
    expect(attempts).toEqual([1, 2])
    expect(earlierPairs([attempt(1, { seed: 11 }), attempt(2, { seed: 12 })], now).seed).toBe(11)
    expect(samples.map(({ arm, pair }) => [arm, pair])).toEqual([
      ['base', 1],
      ['head', 1],
      ['base', 2],
      ['head', 2]
    ])
  })

  it('starts anew with another commit, another plan or another base', () => {
    const { plan } = now
    const otherBase = plan.targets.map((target) => ({ ...target, fingerprint: sha256('other') }))
    const none = { samples: [], attempts: [] }
    expect(earlierPairs([attempt(1, { commit: 'd'.repeat(40) })], now)).toEqual(none)
    expect(earlierPairs([attempt(1, { plan: { ...plan, fingerprint: sha256('other') } })], now)).toEqual(none)
    expect(earlierPairs([attempt(1, { plan: { ...plan, targets: otherBase } })], now)).toEqual(none)
    const otherPrompts = plan.scenarios.map((scenario) => ({ ...scenario, hash: sha256('other') }))
    const base = { source: 'files-at-base', scenarios: otherPrompts } as const
    expect(earlierPairs([attempt(1, { plan: { ...plan, base } })], now)).toEqual(none)
  })

  it('does not count an attempt without pairs', () => {
    expect(earlierPairs([attempt(1, { samples: [aSample()] })], now).attempts).toEqual([])
  })
})

it('tells runs whose hosts were asked in two ways, in whatever order that is written', () => {
  const { plan } = attempt(1)
  const asked = (members: Record<string, string>) => ({
    ...plan,
    targets: plan.targets.map((target) => ({ ...target, asked: members }))
  })
  const low = asked({ reasoning_effort: 'low', 'max-output-tokens': '+4000' })
  expect(haveSettledAlike(low, asked({ 'max-output-tokens': '+4000', reasoning_effort: 'low' }))).toBe(true)
  expect(haveSettledAlike(low, asked({ reasoning_effort: 'minimal', 'max-output-tokens': '+4000' }))).toBe(false)
  expect(haveSettledAlike(plan, low)).toBe(false)
  expect(haveSettledAlike(low, { ...plan, targets: [] })).toBe(true)
})
