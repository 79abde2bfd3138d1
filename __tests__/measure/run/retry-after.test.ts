import { execFileSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import { retryAfterMs } from '../../../src/measure/run/rate-limits.ts'

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
  ])('takes %s', (_, headers, toldMs, expected) => {
    expect(retryAfterMs({ headers, toldMs, refusalCount: 1, now })).toBe(expected)
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
