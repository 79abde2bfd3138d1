import { expect, it } from '@jest/globals'
import { alphaShares, gatingShares } from '../../../src/analysis/pairs/alpha-shares.ts'

it.each([
  { gating: 6, other: 14 },
  { gating: 3, other: 0 },
  { gating: 0, other: 4 },
  { gating: 1, other: 1 }
])('spends no more than the job has on $gating checks that the gate names and $other others', (counts) => {
  const shares = alphaShares(0.01, counts)
  expect(counts.gating * shares.gating + counts.other * shares.other).toBeCloseTo(0.01, 12)
})

it('spends most of it on what the gate names', () => {
  const shares = alphaShares(0.01, { gating: 6, other: 14 })
  expect(shares.gating).toBeCloseTo(0.00125, 12)
  expect(shares.other).toBeCloseTo(0.0025 / 14, 12)
})

it('has nothing to spend it on where nothing can alarm', () => {
  expect(alphaShares(0.01, { gating: 0, other: 0 })).toEqual({ gating: 0, other: 0.01 })
})

it('gives a named tail twice what a median gets, and no more in all', () => {
  const shares = gatingShares({ gating: 0.001, other: 0 }, ['p50', 'p50', 'p95'])
  expect(shares.p95).toBeCloseTo(2 * shares.p50, 12)
  expect(2 * shares.p50 + shares.p95).toBeCloseTo(0.003, 12)
  expect(gatingShares({ gating: 0.001, other: 0 }, ['p50']).p50).toBeCloseTo(0.001, 12)
})
