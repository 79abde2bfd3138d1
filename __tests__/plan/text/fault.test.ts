import { describe, expect, it } from '@jest/globals'
import { fault, isFault } from '../../../src/plan/text/fault.ts'

describe('fault', () => {
  it('has a hint only where there is one', () => {
    expect(Object.keys(fault('broken'))).toEqual(['message'])
    expect(fault('broken', 'Mend it.')).toEqual({ message: 'broken', hint: 'Mend it.' })
  })

  it('is told from what was wanted', () => {
    expect(isFault(fault('broken'))).toBe(true)
    expect(isFault([])).toBe(false)
  })
})
