import { describe, expect, it } from '@jest/globals'
import { timeText } from '../../src/domain/run-file.ts'
import { dayOf, instantOf } from '../../src/domain/time.ts'

describe('instantOf', () => {
  it.each([
    ['1970-01-01T00:00:00Z', 0],
    ['1970-01-01T00:00:01.5Z', 1500],
    ['1970-01-01T02:00:00+02:00', 0],
    ['1969-12-31T18:30:00-05:30', 0],
    ['2026-11-30T00:00:00Z', 1_795_996_800_000],
    ['2028-02-29T00:00:00Z', 1_835_395_200_000]
  ])('reads %s as %d ms', (iso, ms) => {
    expect(timeText.safeParse(iso).success).toBe(true)
    expect(instantOf(iso)).toBe(ms)
  })

  it.each(['', 'yesterday', '2026-02-30T25:00:00Z', '2026-13-01T00:00:00Z'])('is no number for %j', (text) => {
    expect(timeText.safeParse(text).success).toBe(false)
    expect(instantOf(text)).toBeNaN()
  })
})

describe('dayOf', () => {
  it('is the date in UTC', () => {
    expect(dayOf('2026-11-30T23:59:59.9Z')).toBe('2026-11-30')
  })
})
