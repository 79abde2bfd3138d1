import { describe, expect, it } from '@jest/globals'
import { OUTCOMES } from '../../../src/domain/sample.ts'
import { PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import {
  armsOf,
  countRequests,
  failedRatio,
  failureClasses,
  failureSentence
} from '../../../src/report/sentences/failures.ts'
import { aBaseUsed, aReport, aTarget } from '../../support/a-report.ts'

describe('failures', () => {
  it('are told by class, the most frequent first, without classes that did not happen', () => {
    const failed = { connection: 2, 'rate-limited': 5, truncated: 0 }
    expect(failureClasses(aTarget({ counts: { attempted: 60, ok: 53, failed, void: 0 } }))).toEqual([
      { word: 'rate-limited (429)', count: 5 },
      { word: 'connection refused or lost', count: 2 }
    ])
  })

  it.each(OUTCOMES)('have words of their own: %s', (outcome) => {
    const words = OUTCOMES.map((other) => {
      return failureClasses(aTarget({ counts: { attempted: 1, ok: 0, failed: { [other]: 1 }, void: 0 } }))[0]?.word
    })
    const [own] = failureClasses(aTarget({ counts: { attempted: 1, ok: 0, failed: { [outcome]: 1 }, void: 0 } }))
    expect(words.filter((word) => word === own?.word)).toHaveLength(1)
  })
})

describe('an arm', () => {
  const failed = { connection: 2, 'rate-limited': 5 }
  const base = aBaseUsed({ target: { counts: { attempted: 14, ok: 7, failed } } })

  it('is each target, and each base beside one', () => {
    const arms = armsOf(aReport().base(base).build())
    expect(arms.map(({ id, isBase, counts }) => [id, isBase, counts.ok])).toEqual([
      ['chat', false, 60],
      ['chat', true, 7]
    ])
    expect(armsOf(aReport().build())).toHaveLength(1)
  })

  it('fails in a share of its requests, in ways that are told', () => {
    const [target] = base.targets
    if (target === undefined) throw new Error('no base')
    expect(failedRatio(target)).toBe(0.5)
    expect(failureSentence({ ...target, isBase: true }, PLAIN_VOICE)).toBe(
      'Base of chat: 7 of 14 requests failed (5 rate-limited (429) and 2 connection refused or lost).'
    )
    const one = { id: 'chat', isBase: false, counts: { attempted: 1, ok: 0, failed: { connection: 1 } } }
    expect(failureSentence(one, PLAIN_VOICE)).toBe('chat: 1 of 1 request failed (connection refused or lost).')
  })

  it('does not fail where it was refused an answer, or not asked', () => {
    expect(failedRatio({ counts: { attempted: 80, ok: 20, failed: {} } })).toBe(0)
    expect(failedRatio({ counts: { attempted: 0, ok: 0, failed: {} } })).toBe(0)
  })
})

describe('requests', () => {
  it('are counted over all targets', () => {
    const counts = { attempted: 60, ok: 58, failed: { connection: 2 }, void: 3 }
    expect(countRequests([aTarget(), aTarget({ counts })])).toEqual({ ok: 118, attempted: 120 })
  })
})
