import { describe, expect, it } from '@jest/globals'
import { presentMembers } from '../../../src/plan/config/read-inputs.ts'

describe('presentMembers', () => {
  it('keeps what is false, empty or zero, and drops what is undefined', () => {
    const members = presentMembers({ a: undefined, b: false, c: 0, d: '', e: null })
    expect(Object.keys(members)).toEqual(['b', 'c', 'd', 'e'])
  })
})
