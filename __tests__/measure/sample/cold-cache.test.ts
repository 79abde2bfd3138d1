import { describe, expect, it } from '@jest/globals'
import { coldBound, freshNonce, withNonce } from '../../../src/measure/sample/cold-cache.ts'

describe('a cold cache', () => {
  it('gets nonces of twelve digits', () => {
    const nonces = Array.from({ length: 100 }, freshNonce)
    expect(nonces.filter((nonce) => !/^\d{12}$/.test(nonce))).toEqual([])
    expect(new Set(nonces).size).toBe(100)
  })

  it('gets them in front of the first message, whoever speaks', () => {
    const messages = [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Hi' }
    ] as const
    expect(withNonce(messages, '012345678901')).toEqual([
      { role: 'system', content: '[012345678901] Be brief.' },
      { role: 'user', content: 'Hi' }
    ])
  })

  it.each([
    [[], 64],
    [[undefined], 64],
    [[0, 7], 64],
    [[1360, 1400], 1360],
    [[undefined, 128], 128]
  ])('may hold, where warm-up had %j, %d tokens', (seen, expected) => {
    expect(coldBound(seen.map((count) => (count === undefined ? {} : { cachedTokenCount: count })))).toBe(expected)
  })
})
