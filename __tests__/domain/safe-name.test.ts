import { describe, expect, it } from '@jest/globals'
import { safeName } from '../../src/domain/safe-name.ts'

const hash = (text: string): string => `${text.length}`.padStart(8, '0').repeat(8)

describe('safeName', () => {
  it.each(['latency-check', 'LLM latency-check (a100, 2)', 'a_b.c'])('leaves %s as it is', (text) => {
    expect(safeName(text, hash)).toBe(text)
  })

  it.each([
    ['a/b', 'a_b-00000003'],
    ['a:b?', 'a_b_-00000004'],
    ['a\nb', 'a_b-00000003'],
    ['..', '_-00000002'],
    ['größe', 'gr__e-00000005'],
    ['', '-00000000']
  ])('replaces what a name may not hold, and says by a hash that it did: %j', (text, name) => {
    expect(safeName(text, hash)).toBe(name)
  })

  it('bounds the length, the hash included', () => {
    expect(safeName('x'.repeat(500), hash)).toBe(`${'x'.repeat(100)}-00000500`)
  })
})
