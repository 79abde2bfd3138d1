import { describe, expect, it } from '@jest/globals'
import { type PairReading, pairValues, readerOf } from '../../../src/analysis/values/pair-values.ts'
import type { Pair } from '../../../src/analysis/values/pairs.ts'
import type { Sample } from '../../../src/domain/sample.ts'
import { aSample } from '../../support/a-run.ts'
import { failed } from '../../support/some-pairs.ts'

const plain: PairReading = { normalized: false, ownLength: false }
const pair = (base: Partial<Sample>, head: Partial<Sample>): Pair => ({
  scenarioId: 's1',
  base: aSample({ arm: 'base', ...base }),
  head: aSample(head),
  headSecond: true
})

describe('pairValues', () => {
  it('reads the time to the first token, and the time a token', () => {
    const pairs = [pair({ ttftMs: 100, lastMs: 300 }, { ttftMs: 110, lastMs: 350 })]
    expect(pairValues(pairs, 'ttft', plain)).toMatchObject([{ base: 100, head: 110, headSecond: true }])
    // (300 − 100) / 20 and (350 − 110) / 20
    expect(pairValues(pairs, 'tpot', plain)).toMatchObject([{ base: 10, head: 12 }])
  })

  it('compares answers of different length at the same one', () => {
    // 100 + 10 × 40 over 41 tokens beside 100 + 10 × 20 over 21: the median length is 31.
    const pairs = [
      pair({ ttftMs: 100, lastMs: 300, outputTokenCount: 21 }, { ttftMs: 100, lastMs: 500, outputTokenCount: 41 })
    ]
    expect(pairValues(pairs, 'e2e', plain)).toMatchObject([{ base: 400, head: 400 }])
    expect(pairValues(pairs, 'e2e', { ...plain, ownLength: true })).toMatchObject([{ base: 300, head: 500 }])
  })

  it('takes both as they came where one has no time a token', () => {
    const pairs = [pair({ lastMs: 300, readCount: 1 }, { lastMs: 500, outputTokenCount: 41 })]
    expect(pairValues(pairs, 'e2e', plain)).toMatchObject([{ base: 300, head: 500 }])
  })

  it('counts tokens of one tokenizer where it is told to', () => {
    const counts = { outputTokenCount: 21, normalizedTokenCount: 41 }
    const pairs = [pair({ ttftMs: 100, lastMs: 300, ...counts }, { ttftMs: 100, lastMs: 300, outputTokenCount: 31 })]
    expect(pairValues(pairs, 'tpot', { ...plain, normalized: true })[0]).toMatchObject({ base: 5 })
    expect(pairValues(pairs, 'tpot', { ...plain, normalized: true })[0]?.head).toBeUndefined()
  })

  it('has +∞ for a failure, and nothing for a reply that cannot say', () => {
    const failing: Pair = { ...pair({}, {}), head: failed(aSample()) }
    expect(pairValues([failing], 'ttft', plain)).toMatchObject([{ head: Number.POSITIVE_INFINITY }])
    expect(pairValues([pair({ outcome: 'refusal' }, {})], 'ttft', plain)[0]?.base).toBeUndefined()
    expect(pairValues([pair({ outputTokenCount: 7 }, {})], 'tpot', plain)[0]?.base).toBeUndefined()
  })
})

describe('readerOf', () => {
  it('reads what was known at a look, whatever comes later', () => {
    const early = pair(
      { ttftMs: 100, lastMs: 300, outputTokenCount: 21 },
      { ttftMs: 100, lastMs: 300, outputTokenCount: 21 }
    )
    const late = pair({ outputTokenCount: 201 }, { outputTokenCount: 201 })
    const read = readerOf([early, late, late], plain)
    expect(read('e2e', 1)).toEqual(pairValues([early], 'e2e', plain))
    expect(read('e2e', 3)).toEqual(pairValues([early, late, late], 'e2e', plain))
    expect(read('ttft', 2)).toHaveLength(2)
  })
})
