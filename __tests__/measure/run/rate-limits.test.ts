import { execFileSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import {
  allowanceOf,
  paceMs,
  requestAmounts,
  retryAfterMs,
  statedLimits
} from '../../../src/measure/run/rate-limits.ts'
import { aTarget } from '../../support/measure-plan.ts'

const limits = (kind: string, limit: string, remaining?: string, reset?: string) => ({
  [`x-ratelimit-limit-${kind}`]: limit,
  ...(remaining === undefined ? {} : { [`x-ratelimit-remaining-${kind}`]: remaining }),
  ...(reset === undefined ? {} : { [`x-ratelimit-reset-${kind}`]: reset })
})
const anthropic = (kind: string, limit: string, remaining: string) => ({
  [`anthropic-ratelimit-${kind}-limit`]: limit,
  [`anthropic-ratelimit-${kind}-remaining`]: remaining,
  [`anthropic-ratelimit-${kind}-reset`]: '2026-01-01T00:00:01Z'
})

/** 150 tokens in, 250 out. */
const AMOUNTS = { requests: 1, input: 150, output: 250 } as const

const paceUnder = (headers: Readonly<Record<string, string>>, requestsLeft: number) =>
  paceMs(statedLimits(headers), requestsLeft, AMOUNTS)

describe('paceMs, for requests', () => {
  it.each([
    // 60 a minute are one a second, and a quarter of that is one in four seconds.
    [limits('requests', '60', '59', '1s'), 58, 4000],
    [limits('requests', '60', '50', '10s'), 58, 4000],
    [limits('requests', '60', '0', '60s'), 1, 4000],
    [limits('requests', '60', '59'), 58, 4000],
    [limits('requests', '60'), 58, 4000],
    [limits('requests', '60', '59', 'soon'), 58, 4000],
    // A window that ends in a second or in a minute is the same window.
    [limits('requests', '60', '59', '59'), 58, 4000],
    [limits('requests', '60', '59', '250ms'), 58, 4000],
    // A moment (SambaNova), not a time to wait.
    [limits('requests', '60', '59', '1764504000'), 58, 4000],
    // What takes longer than a minute to come back is no limit of a minute; what takes hours, none of an hour.
    [limits('requests', '60', '59', '1m30.5s'), 58, 240_000],
    [limits('requests', '240', '100', '14h'), 58, 1_440_000],
    // The name says it.
    [limits('requests-day', '240', '100', '60'), 58, 1_440_000],
    [limits('req-minute', '60', '10'), 58, 4000],
    [limits('requests-second', '1', '0'), 58, 4000],
    [anthropic('requests', '50', '49'), 58, 4800],
    // All that is left to send is within a quarter of what is left to use.
    [limits('requests', '500', '499', '120ms'), 60, 0],
    [limits('requests', '14400', '14399', '6s'), 60, 0],
    [limits('requests', '-1', '59', '1s'), 58, 0],
    [limits('requests', '0', '0', '1s'), 58, 0],
    [{}, 58, 0]
  ])('under %j with %d to send is %d', (headers, left, expected) => {
    expect(paceUnder(headers, left)).toBeCloseTo(expected, 6)
  })
})

describe('paceMs, for tokens', () => {
  it.each([
    // 400 tokens a request of 24,000 a minute, of which 6,000 are ours: 15 requests a minute.
    ['both together', limits('tokens', '24000', '23600', '1s'), 4000],
    ['both together, by the minute', limits('tokens-minute', '24000', '23600', '30'), 4000],
    ['both together, by the day', limits('tokens-day', '60000', '59600', '30'), 2_304_000],
    ['the prompt', limits('tokens-prompt', '9000', '9000'), 4000],
    ['the answer', limits('tokens-generated', '15000', '15000'), 4000],
    ['Anthropic, together', anthropic('tokens', '24000', '23600'), 4000],
    ['Anthropic, input', anthropic('input-tokens', '9000', '9000'), 4000],
    ['Anthropic, output', anthropic('output-tokens', '15000', '14800'), 4000],
    ['the narrowest', { ...limits('tokens', '24000'), ...limits('requests', '6', '5', '10s') }, 40_000],
    ['enough of everything', { ...limits('tokens', '2000000', '1999000'), ...limits('requests', '5000') }, 0]
  ])('%s', (_, headers, expected) => {
    expect(paceUnder(headers, 60)).toBeCloseTo(expected, 6)
  })

  it('is 0 once what is left to send fits', () => {
    expect(paceUnder(limits('tokens', '24000', '16000'), 11)).toBe(4000)
    expect(paceUnder(limits('tokens', '24000', '16000'), 10)).toBe(0)
  })
})

describe('statedLimits', () => {
  it('are none where a reply states none, or none that could be met', () => {
    for (const headers of [{}, { 'retry-after': '1' }, limits('requests', '0'), limits('requests', '-1')]) {
      expect([...statedLimits(headers)]).toEqual([])
    }
  })

  it('go by their names, so that of two statements of one the later can take the place of the other', () => {
    const before = statedLimits({ ...limits('requests', '60'), ...limits('tokens', '24000', '0') })
    const later = statedLimits(limits('requests', '6', '5'))
    const both = new Map([...before, ...later])
    expect([...both.values()].map(({ count, remainingCount }) => [count, remainingCount])).toEqual([
      [6, 5],
      [24_000, 0]
    ])
  })
})

describe('requestAmounts', () => {
  const scenario = (characters: number, maxOutputTokens: number) => ({
    id: 's',
    kind: 'chat',
    messages: [
      { role: 'system', content: 'x'.repeat(characters / 2) },
      { role: 'user', content: 'x'.repeat(characters / 2) }
    ] as const,
    maxOutputTokens
  })

  it('are means over the prompts, with what a reasoning model may think on top', () => {
    expect(requestAmounts([scenario(400, 100), scenario(800, 300)], 0)).toEqual({
      requests: 1,
      input: 150,
      output: 200
    })
    expect(requestAmounts([scenario(400, 100)], 4000)).toEqual({ requests: 1, input: 100, output: 4100 })
    expect(requestAmounts([], 0)).toEqual({ requests: 1, input: 0, output: 0 })
  })
})

describe('allowanceOf', () => {
  it('is one for the two arms of a pair, unless their model, host or key differ', () => {
    const head = aTarget({ id: 'mini' })
    expect(allowanceOf(aTarget({ id: 'mini (base)', params: { temperature: 1 } }))).toBe(allowanceOf(head))
    const others = [{ model: 'm-2' }, { baseUrl: 'http://127.0.0.1:2/v1' }, { key: { from: 'input' } as const }]
    for (const members of others) expect(allowanceOf(aTarget(members))).not.toBe(allowanceOf(head))
  })
})

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
    [{ 'retry-after': 'Thu, 01 Jan 2026 00:00:07 GMT' }, 7000],
    [{ 'retry-after': 'Thu, 01 Jan 2026 02:00:07 +0200' }, 7000],
    [{ 'retry-after': 'Thursday, 01-Jan-26 00:00:07 GMT' }, 7000],
    [{ 'retry-after': 'Thu Jan  1 00:00:07 2026' }, 7000],
    [{ 'retry-after': 'Thu Jan 99 00:00:07 2026' }, 1000],
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
  ])('takes %s', (_, headers, bodyMs, expected) => {
    expect(retryAfterMs({ headers, bodyMs, refusalCount: 1, now })).toBe(expected)
  })

  it.each(['America/New_York', 'Asia/Kolkata'])('reads a date without a zone in UTC, also in %s', (zone) => {
    // A process learns its zone once, as it begins.
    const module = JSON.stringify(new URL('../../../src/measure/run/rate-limits.ts', import.meta.url).href)
    const asked = `{ headers: { 'retry-after': 'Thu Jan  1 00:00:07 2026' }, refusalCount: 1, now: new Date('2026-01-01T00:00:00Z') }`
    const script = `import { retryAfterMs } from ${module}; process.stdout.write(String(retryAfterMs(${asked})))`
    const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script]
    expect(execFileSync(process.execPath, args, { env: { TZ: zone }, encoding: 'utf8' })).toBe('7000')
  })
})
