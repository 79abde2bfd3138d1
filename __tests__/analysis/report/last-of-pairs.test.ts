import { expect, it } from '@jest/globals'
import { lastOfPairs } from '../../../src/analysis/report/summarize-arms.ts'
import { aSample } from '../../support/a-run.ts'

const base = (pair: number, ttftMs: number, over: Parameters<typeof aSample>[0] = {}) =>
  aSample({ arm: 'base', pair, ttftMs, ...over })

it('is the last sample of each pair of one arm of one target', () => {
  const samples = [
    base(0, 1, { outcome: 'rate-limited' }),
    base(0, 2, { flags: ['replacement'] }),
    base(1, 3),
    aSample({ pair: 1, ttftMs: 4 }),
    base(1, 5, { targetId: 'other' }),
    aSample({ arm: 'base', ttftMs: 6 })
  ]
  expect([...lastOfPairs(samples, 'mini', 'base')].map(([pair, { ttftMs }]) => [pair, ttftMs])).toEqual([
    [0, 2],
    [1, 3]
  ])
})

it('passes over what was spoilt, and what was asked again of a suspicious prompt', () => {
  const samples = [base(0, 1), base(0, 2, { flags: ['void-cache-hit'] }), base(0, 3, { flags: ['recheck'] })]
  expect(lastOfPairs(samples, 'mini', 'base').get(0)?.ttftMs).toBe(1)
})
