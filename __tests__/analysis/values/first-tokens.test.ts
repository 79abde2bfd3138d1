import { describe, expect, it } from '@jest/globals'
import {
  areOneFirstToken,
  comparableSamples,
  firstSeenMs,
  firstTokenOf,
  hidesFirstToken,
  holdsFirstToken
} from '../../../src/analysis/values/first-tokens.ts'
import type { Sample } from '../../../src/domain/sample.ts'
import { aSample } from '../../support/a-run.ts'

const seen = aSample({ ttftMs: 100, ttfatMs: 300 })
const { ttftMs: _unseen, ...hidden } = aSample({ ttfatMs: 3000 })
const { ttfatMs: _none, ...toolCall } = aSample({ ttftMs: 100 })

describe('comparableSamples', () => {
  it('takes the first token from all replies of a target where one of them hides it, and from no other target', () => {
    const other = { ...seen, targetId: 'other' }
    const plain = aSample({ ttftMs: 300, ttfatMs: 300, normalizedTokenCount: 20 })
    const { ttftMs: _, ...stripped } = plain
    expect(comparableSamples([plain, hidden, other])).toEqual([stripped, hidden, other])
  })

  it('knows no tokens of an answer whose thoughts came aloud and were not counted apart', () => {
    const aloud = { ...seen, outputTokenCount: 320, normalizedTokenCount: 300 }
    const [counted, uncounted] = comparableSamples([{ ...aloud, reasoningTokenCount: 300 }, aloud, hidden])
    expect(counted).toMatchObject({ outputTokenCount: 320, reasoningTokenCount: 300, flags: [] })
    expect(uncounted?.flags).toEqual(['reasoning-uncounted'])
    for (const sample of [counted, uncounted]) expect(sample?.normalizedTokenCount).toBeUndefined()
  })

  it('has neither first token nor tokens where text is not read, of that arm alone', () => {
    const unread = { ...seen, flags: ['unread-text' as const] }
    const base = { ...seen, arm: 'base' as const }
    const [first, second, ofBase] = comparableSamples([unread, seen, base])
    for (const sample of [first, second]) {
      expect(sample).not.toHaveProperty('ttftMs')
      expect(sample).not.toHaveProperty('ttfatMs')
      expect(sample).not.toHaveProperty('outputTokenCount')
    }
    expect(ofBase).toEqual(base)
    // One in twenty may be anything.
    expect(comparableSamples([unread, ...Array<Sample>(19).fill(seen)])[1]).toEqual(seen)
  })

  it.each<[string, readonly Sample[]]>([
    ['all are seen', [seen, seen]],
    ['one has no answer, but a first token', [seen, toolCall]],
    ['one failed', [seen, { ...hidden, outcome: 'truncated' }]],
    ['there are none', []]
  ])('changes nothing where %s', (_, samples) => {
    expect(comparableSamples(samples)).toEqual(samples)
  })
})

describe('the first token of digests', () => {
  const plain = aSample({ ttftMs: 300, ttfatMs: 300 })

  it.each([
    ['all are seen after thoughts', [seen, plain], undefined],
    ['none thought', [plain, plain], 'either'],
    ['one is hidden', [plain, hidden], 'ttfat'],
    ['none answered', [{ ...plain, outcome: 'overloaded' as const }], undefined]
  ] as const)('where %s: %s', (_, samples, firstToken) => {
    expect(firstTokenOf(samples)).toBe(firstToken)
  })

  it('can be compared where both are the same, or one of them is either', () => {
    const kinds = ['ttfat', 'either', undefined] as const
    expect(kinds.map((one) => kinds.map((other) => areOneFirstToken(one, other)))).toEqual([
      [true, true, false],
      [true, true, true],
      [false, true, true]
    ])
    expect(kinds.map((firstToken) => holdsFirstToken({ firstToken }, 'ttft'))).toEqual([false, true, true])
    expect(kinds.map((firstToken) => holdsFirstToken({ firstToken }, 'ttfat'))).toEqual([true, true, false])
  })
})

it('sees the first token that there is', () => {
  expect(firstSeenMs(seen)).toBe(100)
  expect(firstSeenMs(hidden)).toBe(3000)
  expect(hidesFirstToken(hidden)).toBe(true)
  expect(hidesFirstToken(seen)).toBe(false)
})
