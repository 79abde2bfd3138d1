import { describe, expect, it } from '@jest/globals'
import { KnownError } from '../../../src/domain/errors.ts'
import { readKey } from '../../../src/plan/config/missing-key.ts'

const named = { id: 'mini', key: { from: 'environment', name: 'MY_KEY' } } as const
const given = { id: 'mini', key: { from: 'input' } } as const

describe('readKey', () => {
  it.each(['sk-123', ' sk-123\n', 'sk-123\r\n', '\tsk-123 '])('takes %j without what is around it', (value) => {
    expect(readKey(named, value)?.reveal()).toBe('sk-123')
  })

  it.each([undefined, '', ' \n'])('has none in %j', (value) => {
    expect(readKey(named, value)).toBeUndefined()
    expect(readKey({ id: 'mini', key: { from: 'none' } }, 'sk-123')).toBeUndefined()
  })

  it.each([
    [named, 'the variable MY_KEY'],
    [given, '"api-key"']
  ])('refuses what no header can carry, by its name and never by its value', (target, name) => {
    for (const value of ['sk-1\n23', '“sk-123”', 'sk-1\u0000', 'sk-\u{1F511}']) {
      const refused = (): unknown => readKey(target, value)
      expect(refused).toThrow(KnownError)
      expect(refused).toThrow(`target "mini": ${name} contains characters that cannot be part of a key`)
    }
  })
})
