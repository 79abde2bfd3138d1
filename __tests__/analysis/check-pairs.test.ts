import { expect, it } from '@jest/globals'
import { logPairs, shiftOfPairs } from '../../src/analysis/check-pairs.ts'
import { pairValues } from '../../src/analysis/pair-values.ts'
import { pairsOf } from '../../src/analysis/pairs.ts'
import { somePairs } from '../support/some-pairs.ts'

const reading = { normalized: false, asExperienced: false }

it('finds what head is slower by', () => {
  const pairs = pairsOf(somePairs({ factor: 1.2, pairCount: 200 }), 'mini').regular
  expect(Math.abs((shiftOfPairs(pairValues(pairs, 'ttft', reading))?.shift ?? 0) - Math.log(1.2))).toBeLessThan(0.02)
})

it('leaves out a pair that lacks a value or failed', () => {
  const values = [
    { scenarioId: 's1', base: 100, head: 120, headSecond: true },
    { scenarioId: 's1', base: 100, headSecond: true },
    { scenarioId: 's1', base: Number.POSITIVE_INFINITY, head: 100, headSecond: false }
  ]
  expect(logPairs(values)).toEqual([{ group: 's1', base: Math.log(100), head: Math.log(120), headSecond: true }])
  expect(shiftOfPairs(values.slice(1))).toBeUndefined()
})
