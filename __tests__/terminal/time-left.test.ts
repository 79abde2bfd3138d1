import { describe, expect, it } from '@jest/globals'
import { timeLeftText } from '../../src/terminal/time-left.ts'

const pace = { startedMs: 1000, countedMs: 11_000, done: 10, total: 40 }

describe('timeLeftText', () => {
  it('is what remains at the average pace so far', () => {
    expect(timeLeftText(pace, 11_000)).toBe('30 s left')
  })

  it('counts down between two counts, and stops at zero', () => {
    expect(timeLeftText(pace, 15_000)).toBe('26 s left')
    expect(timeLeftText(pace, 60_000)).toBe('0 s left')
  })

  it.each([
    [40, '30 s left'],
    [70, '1 min 0 s left'],
    [215, '3 min 25 s left'],
    [3610, '1 h 0 min left'],
    [7630, '2 h 7 min left']
  ])('says %d in all as %s', (total, expected) => {
    expect(timeLeftText({ ...pace, total }, 11_000)).toBe(expected)
  })

  it('is unknown before anything is done', () => {
    expect(timeLeftText({ ...pace, done: 0 }, 11_000)).toBeUndefined()
    expect(timeLeftText({ ...pace, done: 0, total: 0 }, 11_000)).toBeUndefined()
  })

  it('is nothing when more is done than was planned', () => {
    expect(timeLeftText({ ...pace, done: 50 }, 11_000)).toBe('0 s left')
  })
})
