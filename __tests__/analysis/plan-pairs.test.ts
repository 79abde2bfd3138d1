import { describe, expect, it } from '@jest/globals'
import { noiseOfPairs, noiseOfRuns, planPairs } from '../../src/analysis/plan-pairs.ts'
import { digestRun } from '../../src/analysis/runs/digest.ts'
import { pairsOf } from '../../src/analysis/values/pairs.ts'
import { referenceLengths } from '../../src/analysis/values/scenario-values.ts'
import { aRun, runsOnMain } from '../support/a-run.ts'
import { somePairs } from '../support/some-pairs.ts'

const reading = { normalized: false, asExperienced: false }

describe('planPairs', () => {
  const looks = { scenarioCount: 20, leastPairs: 60, mostPairs: 400 }
  const plan = (noise: number) => planPairs({ noise, margin: Math.log(1.1), alpha: 0.001, looks })

  it('says what all pairs find, and how many it takes where nothing changed', () => {
    // (z_{0.9995} + z_{0.9}) 0.4 / √400 = (3.2905 + 1.2816) × 0.02 = 0.0914; 2 ln 10 × 0.16 / 0.0953² = 81.1
    expect(plan(0.4)).toEqual({
      detectableRatio: expect.closeTo(Math.expm1(0.0914), 3),
      expectedPairs: 100,
      mostPairs: 400
    })
  })

  it('makes no fewer pairs than the first look, and no more than the cap', () => {
    expect(plan(0.05).expectedPairs).toBe(60)
    expect(plan(5).expectedPairs).toBe(400)
  })
})

describe('noiseOfPairs', () => {
  it('is what a change is uncertain by, times √pairs', () => {
    // The difference of two with noise 0.1 each has 0.141; a robust center is somewhat less certain than the mean.
    const pairs = pairsOf(somePairs({ pairCount: 400, noise: 0.1 }), 'mini').regular
    expect(noiseOfPairs(pairs, 'ttft', reading)).toBeGreaterThan(0.12)
    expect(noiseOfPairs(pairs, 'ttft', reading)).toBeLessThan(0.18)
  })

  it('is unknown of a few', () => {
    expect(noiseOfPairs(pairsOf(somePairs({ pairCount: 10 }), 'mini').regular, 'ttft', reading)).toBeUndefined()
  })
})

describe('noiseOfRuns', () => {
  it('reads it off successive requests of a prompt', () => {
    const runs = runsOnMain(3, { noise: 0.1 }).flatMap((run) => digestRun(run, { ordinal: 0 }).targets)
    const noise = noiseOfRuns(runs, 'ttft', referenceLengths(runs))
    expect(noise).toBeGreaterThan(0.12)
    expect(noise).toBeLessThan(0.18)
  })

  it('is unknown of one round', () => {
    const { targets } = digestRun(aRun({ roundCount: 1 }), { ordinal: 0 })
    expect(noiseOfRuns(targets, 'ttft', referenceLengths(targets))).toBeUndefined()
  })
})
