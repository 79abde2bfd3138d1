import { describe, expect, it } from '@jest/globals'
import {
  formatAge,
  formatCount,
  formatDay,
  formatDollars,
  formatFromTo,
  formatLimit,
  formatMs,
  formatPercent,
  formatRange,
  formatShare,
  formatSignedPercent,
  formatSignedRange,
  formatTime,
  formatTokensPerSecond,
  formatUnsignedRange,
  formatValue,
  plural,
  shortSha
} from '../../../src/report/format/format.ts'

/** The next double below. */
function below(value: number): number {
  const bits = new BigInt64Array(new Float64Array([value]).buffer)
  bits[0] = (bits[0] ?? 0n) - 1n
  return new Float64Array(bits.buffer)[0] ?? 0
}

describe('a duration', () => {
  it.each([
    [0, '0 ms'],
    [0.0001, '<0.001 ms'],
    [0.3, '0.3 ms'],
    [0.0456, '0.046 ms'],
    [4.123, '4.12 ms'],
    [12, '12 ms'],
    [41.26, '41.3 ms'],
    [412.4, '412 ms'],
    [1240, '1.24 s'],
    [9, '9 ms'],
    [10_000, '10.0 s'],
    [12_400, '12.4 s'],
    [138_000, '2.3 min'],
    [5_400_000, '1.5 h'],
    [Number.POSITIVE_INFINITY, '∞']
  ])('%d prints as %s', (ms, text) => {
    expect(formatMs(ms)).toBe(text)
  })

  // Each boundary is where the printed digits would need the next scale, so the value and the one just below it differ
  // in text by one step and never by a unit that disagrees.
  it.each([
    [999.5, '1.00 s', '999 ms'],
    [1000, '1.00 s', '1.00 s'],
    [59_950, '1.0 min', '59.9 s'],
    [60_000, '1.0 min', '1.0 min'],
    [3_600_000, '1.0 h', '1.0 h'],
    [9.9951, '10 ms', '10 ms'],
    [9.9949, '9.99 ms', '9.99 ms'],
    [99.95, '100 ms', '99.9 ms'],
    [0.9995, '1 ms', '0.999 ms'],
    [0.001, '0.001 ms', '<0.001 ms']
  ])('%d is %s, and %s just below', (ms, text, textBelow) => {
    expect(formatMs(ms)).toBe(text)
    expect(formatMs(below(ms))).toBe(textBelow)
  })

  it('never prints a thousand milliseconds or sixty seconds', () => {
    for (let ms = 900; ms < 1100; ms += 0.05) expect(formatMs(ms)).not.toMatch(/^1000|e\+/)
    for (let ms = 59_000; ms < 61_000; ms += 0.5) expect(formatMs(ms)).not.toMatch(/^60(\.\d)? s/)
  })

  it('never prints a longer duration as a shorter one', () => {
    const sizes: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000, h: 3_600_000 }
    let last = 0
    for (let ms = 0.001; ms < 1e8; ms *= 1.003) {
      const [digits, unit] = formatMs(ms).split(' ')
      const printed = Number(digits) * (sizes[unit ?? ''] ?? Number.NaN)
      expect(printed).toBeGreaterThanOrEqual(last)
      last = printed
    }
  })
})

describe('a change', () => {
  it.each([
    [0.31, '31 %', '+31 %'],
    [0.118, '11.8 %', '+11.8 %'],
    [0.006, '0.6 %', '+0.6 %'],
    [-0.029, '2.9 %', '−2.9 %'],
    [0.1, '10 %', '+10 %'],
    [0.07, '7 %', '+7 %'],
    [0.1994, '19.9 %', '+19.9 %'],
    [0.1996, '20 %', '+20 %'],
    [0.0004, '0 %', '0 %'],
    [-0.0004, '0 %', '0 %'],
    [9, '900 %', '+900 %']
  ])('of %d prints as %s and %s', (ratio, unsigned, signed) => {
    expect(formatPercent(ratio)).toBe(unsigned)
    expect(formatSignedPercent(ratio)).toBe(signed)
  })

  it('keeps the signs of an interval where the reader needs them', () => {
    expect(formatSignedRange([-0.029, 0.042])).toBe('−2.9 to +4.2')
    expect(formatSignedRange([0, 0.042])).toBe('0 to +4.2')
    expect(formatUnsignedRange([0.27, 0.36])).toBe('27 to 36')
    expect(formatUnsignedRange([-0.158, -0.079])).toBe('7.9 to 15.8')
  })
})

describe('a share', () => {
  it.each([
    [0, '0 %'],
    [0.00001, '<0.01 %'],
    [0.0005, '0.05 %'],
    [0.004, '0.4 %'],
    [0.0667, '6.7 %'],
    [0.5, '50 %'],
    [0.07, '7 %'],
    [0.996, '99.6 %'],
    [0.99999, '>99.9 %'],
    [1, '100 %']
  ])('of %d prints as %s', (ratio, text) => {
    expect(formatShare(ratio)).toBe(text)
  })
})

describe('money', () => {
  it.each([
    [0, '$0'],
    [0.0000001, '<$0.000001'],
    [0.0004, '$0.00040'],
    [0.0412, '$0.041'],
    [0.0999, '$0.10'],
    [0.1, '$0.10'],
    [1.239, '$1.24'],
    [123.4, '$123.40']
  ])('%d prints as %s', (dollars, text) => {
    expect(formatDollars(dollars)).toBe(text)
  })
})

describe('speed', () => {
  it.each([
    [71.44, '71.4 tok/s'],
    [1240.4, '1240 tok/s'],
    [999.6, '1000 tok/s']
  ])('%d prints as %s', (value, text) => {
    expect(formatTokensPerSecond(value)).toBe(text)
  })
})

describe('a value', () => {
  it('is written in the unit of its metric', () => {
    expect(formatValue(412, 'ms')).toBe('412 ms')
    expect(formatValue(71.4, 'tok/s')).toBe('71.4 tok/s')
    expect(formatValue(0.004, 'ratio')).toBe('0.4 %')
    expect(formatValue(0.041, '$')).toBe('$0.041')
  })

  it('has a dash where there is none', () => {
    expect(formatValue(undefined, 'ms')).toBe('–')
    expect(formatValue(Number.NaN, 'ms')).toBe('–')
  })

  it('shares its unit with its neighbour where it can', () => {
    expect(formatFromTo(412, 540, 'ms')).toBe('412 → 540 ms')
    expect(formatFromTo(780, 1250, 'ms')).toBe('780 ms → 1.25 s')
    expect(formatFromTo(0.004, 0.117, 'ratio')).toBe('0.4 → 11.7 %')
    expect(formatFromTo(0.01, 0.02, '$')).toBe('$0.010 → $0.020')
    expect(formatRange([1520, 1810], 'ms')).toBe('1.52 to 1.81 s')
    expect(formatRange([1520, Number.POSITIVE_INFINITY], 'ms')).toBe('1.52 s or more')
    expect(formatSignedRange([0.05, Number.POSITIVE_INFINITY])).toBe('+5 or more')
    expect(formatUnsignedRange([0.05, Number.POSITIVE_INFINITY])).toBe('5 or more')
  })
})

describe('a limit', () => {
  it.each([
    [800, 'ms', '800 ms'],
    [1234, 'ms', '1.234 s'],
    [999.6, 'ms', '999.6 ms'],
    [1000, 'ms', '1 s'],
    [0.01, 'ratio', '1 %'],
    [0.07, 'ratio', '7 %'],
    [30.5, 'tok/s', '30.5 tok/s'],
    [0.0004, '$', '$0.0004']
  ] as const)('of %d %s is never rounded: %s', (limit, unit, text) => {
    expect(formatLimit(limit, unit)).toBe(text)
  })
})

describe('an age', () => {
  const HOUR = 3_600_000
  it.each([
    [59_999, 'less than a minute'],
    [60_000, '1 minute'],
    [2 * HOUR - 1, '119 minutes'],
    [2 * HOUR, '2 hours'],
    [48 * HOUR - 1, '47 hours'],
    [48 * HOUR, '2 days'],
    [2.9 * 24 * HOUR, '2 days']
  ])('of %d ms is %s', (ageMs, text) => {
    expect(formatAge(ageMs)).toBe(text)
  })
})

describe('counts, commits and times', () => {
  it('have the form that people know', () => {
    expect(formatCount(999)).toBe('999')
    expect(formatCount(12_345)).toBe('12,345')
    expect(formatCount(1_234_567)).toBe('1,234,567')
    expect(plural(1, 'run')).toBe('1 run')
    expect(plural(5, 'run')).toBe('5 runs')
    expect(plural(0, 'reply', 'replies')).toBe('0 replies')
    expect(shortSha('a1b2c3d4e5f6')).toBe('a1b2c3d')
    expect(formatDay('2026-12-18T02:11:00Z')).toBe('2026-12-18')
  })

  it.each([
    ['2026-09-21T14:03:20.123Z', '2026-09-21 14:03 UTC'],
    ['2026-09-21T14:03:20Z', '2026-09-21 14:03 UTC'],
    ['2026-09-21T14:03:20+02:00', '2026-09-21 14:03 +02:00'],
    ['soon', 'soon']
  ])('%s is %s', (iso, text) => {
    expect(formatTime(iso)).toBe(text)
  })
})
