import { describe, expect, it } from '@jest/globals'
import { firstSeenMs, hidesFirstToken, withOneFirstToken } from '../../src/analysis/first-tokens.ts'
import type { Sample } from '../../src/domain/sample.ts'
import { aSample } from '../support/a-run.ts'

const seen = aSample({ ttftMs: 100, ttfatMs: 300 })
const { ttftMs: _unseen, ...hidden } = aSample({ ttfatMs: 3000 })
const { ttfatMs: _none, ...toolCall } = aSample({ ttftMs: 100 })

describe('withOneFirstToken', () => {
  it('takes the first token from all replies of a target where one of them hides it, and from no other target', () => {
    const other = { ...seen, targetId: 'other' }
    const { ttftMs: _, ...stripped } = seen
    expect(withOneFirstToken([seen, hidden, other])).toEqual([stripped, hidden, other])
  })

  it.each<[string, readonly Sample[]]>([
    ['all are seen', [seen, seen]],
    ['one has no answer, but a first token', [seen, toolCall]],
    ['one failed', [seen, { ...hidden, outcome: 'truncated' }]],
    ['there are none', []]
  ])('changes nothing where %s', (_, samples) => {
    expect(withOneFirstToken(samples)).toBe(samples)
  })
})

it('sees the first token that there is', () => {
  expect(firstSeenMs(seen)).toBe(100)
  expect(firstSeenMs(hidden)).toBe(3000)
  expect(hidesFirstToken(hidden)).toBe(true)
  expect(hidesFirstToken(seen)).toBe(false)
})
