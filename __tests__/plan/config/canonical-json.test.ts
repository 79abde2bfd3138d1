import { describe, expect, it } from '@jest/globals'
import type { Json } from '../../../src/domain/plan.ts'
import { canonicalJson } from '../../../src/plan/config/fingerprint.ts'

describe('canonicalJson', () => {
  it.each<[Json, string]>([
    [null, 'null'],
    [true, 'true'],
    [1e21, '1e+21'],
    [0.1, '0.1'],
    ['a"b\n', '"a\\"b\\n"'],
    [[], '[]'],
    [{}, '{}'],
    [{ b: 1, a: [2, { d: 3, c: 4 }] }, '{"a":[2,{"c":4,"d":3}],"b":1}'],
    // By code unit, as RFC 8785 asks, and not by the alphabet of any language.
    [{ é: 1, z: 2, Z: 3, '10': 4, '9': 5 }, '{"10":4,"9":5,"Z":3,"z":2,"é":1}']
  ])('writes %j as %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text)
  })

  it('keeps the order of lists, which means something', () => {
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]))
  })
})
