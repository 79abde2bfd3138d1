import { describe, expect, it } from '@jest/globals'
import { OUTCOMES } from '../../src/domain/sample.ts'
import { failureClasses, requestCounts } from '../../src/report/failures.ts'
import { aTarget } from '../support/a-report.ts'

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

describe('requests', () => {
  it('are counted over all targets', () => {
    const counts = { attempted: 60, ok: 58, failed: { connection: 2 }, void: 3 }
    expect(requestCounts([aTarget(), aTarget({ counts })])).toEqual({ ok: 118, attempted: 120 })
  })
})
