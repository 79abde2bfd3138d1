import { expect, it } from '@jest/globals'
import { mean } from 'simple-statistics'
import { bootstrapError } from '../../src/stats/bootstrap.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { normal } from '../support/noise.ts'

it('comes near the known standard error of a mean', () => {
  const random = seededRandom(2)
  const values = Array.from({ length: 100 }, () => normal(random))
  const error = bootstrapError(values, (resample) => mean([...resample]), { random, resamples: 2000 })
  expect(error).toBeCloseTo(0.1, 1)
})

it('has none where the statistic has none', () => {
  expect(bootstrapError([1, 2], () => undefined, { random: seededRandom(1), resamples: 50 })).toBeUndefined()
})
