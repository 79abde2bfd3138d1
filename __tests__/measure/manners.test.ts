import { describe, expect, it } from '@jest/globals'
import { coldBound, freshNonce, withNonce } from '../../src/measure/cold-cache.ts'
import { errorCode } from '../../src/measure/error-code.ts'
import { proxySettings } from '../../src/measure/proxy.ts'
import { retryAfterMs } from '../../src/measure/retry-after.ts'
import { scrub } from '../../src/measure/scrub.ts'

describe('retryAfterMs', () => {
  const now = new Date('2026-01-01T00:00:00Z')

  it.each([
    [1, 1000],
    [2, 2000],
    [4, 8000],
    [40, 60_000]
  ])('after %d refusals in a row without a word is %d', (refusalCount, expected) => {
    expect(retryAfterMs({ headers: {}, refusalCount, now })).toBe(expected)
  })

  it.each([
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': '1.5' }, 1500],
    [{ 'retry-after': '9', 'retry-after-ms': '20' }, 20],
    [{ 'retry-after': 'Wed, 31 Dec 2025 23:00:00 GMT' }, 0],
    [{ 'retry-after': '2027' }, 60_000],
    [{ 'retry-after-ms': 'NaN' }, 1000],
    [{ 'retry-after': '' }, 1000]
  ])('for %j is %d', (headers, expected) => {
    expect(retryAfterMs({ headers, refusalCount: 1, now })).toBe(expected)
  })

  it.each([
    ['what the body says', {}, 31_000, 31_000],
    ['a header rather than the body', { 'retry-after': '2' }, 31_000, 2000],
    ['a minute at most', {}, 3_600_000, 60_000]
  ])('takes %s', (_, headers, toldMs, expected) => {
    expect(retryAfterMs({ headers, toldMs, refusalCount: 1, now })).toBe(expected)
  })
})

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

describe('scrub', () => {
  it.each([
    ['bad key sk-abcdef', 'bad key ***'],
    ['Bearer sk-abcdef and more', '*** and more'],
    ['authorization: bearer other-token', 'authorization: bearer ***'],
    ['ends in sk-abc…', 'ends in ***…'],
    ['ends in sk…', 'ends in sk…'],
    ['nothing', 'nothing']
  ])('makes of %j %j', (words, expected) => {
    expect(scrub(words, ['sk-abcdef', 'Bearer sk-abcdef', 'ab'])).toBe(expected)
  })
})

describe('proxySettings', () => {
  const https = 'https://api.example.com'
  it.each([
    ['no variable', https, {}, undefined],
    ['another protocol', https, { http_proxy: 'http://p:1' }, undefined],
    ['upper case', https, { HTTPS_PROXY: 'http://p:1' }, { httpProxy: '', httpsProxy: 'http://p:1', noProxy: '' }],
    [
      'both, the lower wins',
      https,
      { https_proxy: 'http://l:1', HTTPS_PROXY: 'http://u:1' },
      { httpProxy: '', httpsProxy: 'http://l:1', noProxy: '' }
    ],
    ['both, the lower wins though empty', https, { https_proxy: '', HTTPS_PROXY: 'http://u:1' }, undefined],
    [
      'plain http',
      'http://h',
      { http_proxy: 'http://p:1', NO_PROXY: 'x' },
      { httpProxy: 'http://p:1', httpsProxy: '', noProxy: 'x' }
    ]
  ])('with %s', (_, origin, environment, expected) => {
    expect(proxySettings(origin, environment)).toEqual(expected)
  })

  it.each(['p:3128', 'socks5://p:1', 'nonsense'])('refuses %j without showing it', (value) => {
    expect(() => proxySettings(https, { https_proxy: value })).toThrow('variable https_proxy: is no proxy address')
    expect(() => proxySettings(https, { https_proxy: value })).not.toThrow(value)
  })
})

describe('errorCode', () => {
  it.each([
    [{ code: 'ECONNRESET', message: 'secret' }, 'ECONNRESET'],
    [{ name: 'AggregateError', code: 'ECONNREFUSED' }, 'ECONNREFUSED'],
    [{ name: 'Odd', cause: { code: 'EPIPE' } }, 'EPIPE'],
    [{ name: 'Odd', code: 'not a code' }, 'Odd'],
    ['text', 'unknown'],
    [null, 'unknown']
  ])('of %j is %s', (error, code) => {
    expect(errorCode(error)).toBe(code)
  })
})
