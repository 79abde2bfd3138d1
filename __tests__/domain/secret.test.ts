import { inspect } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import { Secret } from '../../src/domain/secret.ts'

const KEY = 'sk-0123456789'
const secret = new Secret(KEY)

describe('a secret', () => {
  it('is given away when it is asked for by name', () => {
    expect(secret.reveal()).toBe(KEY)
  })

  it.each<[string, string]>([
    ['toString', secret.toString()],
    ['String', String(secret)],
    ['a template', `${secret}`],
    ['addition', `Bearer ${secret}`.slice('Bearer '.length)],
    ['join', [secret].join()],
    ['inspect', inspect(secret)]
  ])('is three stars by %s', (_way, text) => {
    expect(text).toBe('***')
  })

  it('is three stars in JSON, however deep', () => {
    expect(JSON.stringify({ target: { keys: [secret] } })).toBe('{"target":{"keys":["***"]}}')
  })

  it('is three stars when something that holds it is inspected, hidden members shown', () => {
    const text = inspect(
      { target: { key: secret }, all: new Map([['key', secret]]) },
      { showHidden: true, depth: null }
    )
    expect(text).toContain('***')
    expect(text).not.toContain(KEY)
  })

  it('shows no member to those who look through it', () => {
    expect(Reflect.ownKeys(secret)).toEqual([])
    expect(JSON.stringify({ ...secret })).toBe('{}')
    expect(() => structuredClone({ secret })).not.toThrow()
    expect(inspect(structuredClone({ secret }))).not.toContain(KEY)
  })
})
