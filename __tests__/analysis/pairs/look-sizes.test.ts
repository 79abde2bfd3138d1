import { expect, it } from '@jest/globals'
import { lookSizes } from '../../../src/analysis/pairs/look-sizes.ts'

it('looks after a round, then every third of one, then ever more rarely, and at the cap', () => {
  expect(lookSizes({ scenarioCount: 30, leastPairs: 20, mostPairs: 200 })).toEqual([
    30, 40, 50, 60, 80, 100, 120, 150, 180, 200
  ])
})

it('looks no earlier than it may', () => {
  expect(lookSizes({ scenarioCount: 20, leastPairs: 60, mostPairs: 100 })).toEqual([60, 80, 100])
})

it('looks once where that is the cap', () => {
  expect(lookSizes({ scenarioCount: 20, leastPairs: 60, mostPairs: 60 })).toEqual([60])
})
