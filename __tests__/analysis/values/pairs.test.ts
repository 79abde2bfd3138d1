import { expect, it } from '@jest/globals'
import { pairsOf } from '../../../src/analysis/values/pairs.ts'
import { aSample } from '../../support/a-run.ts'

const base = (pair: number, over = {}) => aSample({ arm: 'base', pair, startedAtMs: 10 * pair, ...over })
const head = (pair: number, over = {}) => aSample({ arm: 'head', pair, startedAtMs: 10 * pair + 5, ...over })

it('matches the arms by number, in the order of the numbers, whatever came back first', () => {
  const { regular } = pairsOf([head(1), base(0), base(1), head(0, { startedAtMs: -5 })], 'mini')
  expect(regular.map((pair) => [pair.base.pair, pair.head.pair, pair.headSecond])).toEqual([
    [0, 0, false],
    [1, 1, true]
  ])
})

it('takes of a pair that was made again what was made last', () => {
  const again = [base(0, { ttftMs: 7, flags: ['replacement'] }), head(0, { ttftMs: 8, flags: ['replacement'] })]
  const [pair] = pairsOf([base(0), head(0, { outcome: 'rate-limited' }), ...again], 'mini').regular
  expect([pair?.base.ttftMs, pair?.head.ttftMs]).toEqual([7, 8])
})

it('leaves out what is void, alone, or of another target', () => {
  const samples = [
    base(0),
    head(0, { flags: ['void-cache-hit'] }),
    base(1),
    head(2),
    base(3, { targetId: 'other' }),
    head(3, { targetId: 'other' }),
    head(4, { scenarioId: 's9' }),
    base(4)
  ]
  expect(pairsOf(samples, 'mini').regular).toEqual([])
})

it('keeps the pairs of suspicious prompts apart', () => {
  const samples = [base(0), head(0), base(9, { flags: ['recheck'] }), head(9, { flags: ['recheck'] })]
  const { regular, rechecks } = pairsOf(samples, 'mini')
  expect(regular).toHaveLength(1)
  expect(rechecks.map((pair) => pair.head.pair)).toEqual([9])
})
