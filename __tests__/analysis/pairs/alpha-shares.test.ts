import { expect, it } from '@jest/globals'
import { alphaShares, namedShares } from '../../../src/analysis/pairs/alpha-shares.ts'

it.each([
  { named: 6, beside: 14 },
  { named: 3, beside: 0 },
  { named: 0, beside: 4 },
  { named: 1, beside: 1 }
])('spends no more than the whole on $named checks and $beside beside them', (counts) => {
  const shares = alphaShares(0.01, counts)
  expect(counts.named * shares.named + counts.beside * shares.beside).toBeCloseTo(0.01, 12)
})

it('spends most of it on what the gate names', () => {
  const shares = alphaShares(0.01, { named: 6, beside: 14 })
  expect(shares.named).toBeCloseTo(0.00125, 12)
  expect(shares.beside).toBeCloseTo(0.0025 / 14, 12)
})

it('has nothing to spend it on where nothing can alarm', () => {
  expect(alphaShares(0.01, { named: 0, beside: 0 })).toEqual({ named: 0, beside: 0.01 })
})

it('gives a named tail twice what a median gets, and no more in all', () => {
  const shares = namedShares({ named: 0.001, beside: 0 }, ['p50', 'p50', 'p95'])
  expect(shares.p95).toBeCloseTo(2 * shares.p50, 12)
  expect(2 * shares.p50 + shares.p95).toBeCloseTo(0.003, 12)
  expect(namedShares({ named: 0.001, beside: 0 }, ['p50']).p50).toBeCloseTo(0.001, 12)
})
