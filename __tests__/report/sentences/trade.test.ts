import { describe, expect, it } from '@jest/globals'
import type { BaseTargetUsed } from '../../../src/domain/report.ts'
import type { Check } from '../../../src/domain/verdict.ts'
import { PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { titleOf } from '../../../src/report/sentences/states.ts'
import { modelChanges, tradeWords } from '../../../src/report/sentences/trade.ts'
import { aBaseUsed, aPairedCheck, aPairedRegression, aReport, aTarget } from '../../support/a-report.ts'

const traded = (target: Partial<BaseTargetUsed>, ...checks: readonly Check[]): string => {
  const report = aReport()
    .base(aBaseUsed({ target: { model: 'before', ...target } }))
    .checks(...checks)
    .build()
  return modelChanges(report)
    .map((change) => tradeWords(change, report))
    .join('; ')
}
const cheaper = { costChangeRatio: -0.4, quality: { base: { count: 20, of: 20 }, head: { count: 18, of: 20 } } }
const slowerStart = aPairedRegression({ changeRatio: 0.31 })
const fasterToken = aPairedCheck({ metric: 'tpot', verdict: 'improved', changeRatio: -0.2 })
const fasterEnd = aPairedCheck({ metric: 'e2e', verdict: 'improved', changeRatio: -0.15 })

describe('the trade of another model', () => {
  it('is what it takes and what it gives', () => {
    expect(traded(cheaper, slowerStart)).toBe('31 % slower to start, 40 % cheaper, quality 20/20 → 18/20')
    expect(traded({ costChangeRatio: 0.25 }, slowerStart, fasterToken, fasterEnd)).toBe(
      '31 % slower to start, 15 % faster to finish, 25 % more expensive'
    )
  })

  it('tells the pace where neither start nor end is certain', () => {
    expect(traded({ costChangeRatio: 0 }, aPairedCheck(), fasterToken)).toBe('20 % faster per token')
  })

  it('leaves out what is not certain, not known or too small to be told', () => {
    const open = aPairedCheck({ verdict: 'inconclusive', reason: 'could-be-either', changeRatio: 0.3 })
    expect(traded({ costChangeRatio: 0.004 }, open)).toBe('')
  })

  it('is told of one target only, and only where the model is another', () => {
    const same = aReport().base(aBaseUsed()).checks(slowerStart)
    expect(modelChanges(same.build())).toEqual([])
    expect(titleOf(same.build(), PLAIN_VOICE).title).not.toContain('to start')
    const [first] = aBaseUsed({ target: { model: 'before' } }).targets
    const two = aReport()
      .base({ ...aBaseUsed(), targets: first === undefined ? [] : [first, { ...first, id: 'b' }] })
      .targets(aTarget(), aTarget({ id: 'b' }))
      .checks(slowerStart)
      .build()
    expect(modelChanges(two).map(({ target, from, to }) => [target, from, to])).toEqual([
      ['chat', 'before', 'llama-3.1-8b'],
      ['b', 'before', 'llama-3.1-8b']
    ])
    expect(titleOf(two, PLAIN_VOICE).title).not.toContain('to start')
  })
})
