import { describe, expect, it } from '@jest/globals'
import { fuzz } from '../../bench/fuzz/fuzz.ts'
import { loadReaders } from '../../bench/fuzz/readers.ts'

const READERS = await loadReaders()

/** `npm run fuzz -- --long` feeds each a million. */
describe('whoever reads what somebody else wrote', () => {
  it.each(Object.entries(READERS))('%s: reads it, or refuses it in words', (_, reader) => {
    expect(fuzz(reader, 1, 150)).toBeUndefined()
  })
})

describe('the fuzzer', () => {
  it('finds a crash, and says with how little it happens', () => {
    const reader = {
      make: () => 'some text with a flaw in it',
      read: (input: string) => {
        if (input.includes('flaw')) throw new TypeError('a bug')
      }
    }
    expect(fuzz(reader, 5, 10)).toMatchObject({ seed: 5, input: 'flaw', problem: expect.stringContaining('a bug') })
  })
})
