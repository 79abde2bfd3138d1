import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { readForeignJson, tooLargeText } from '../../src/domain/foreign-json.ts'

const FORMAT = {
  name: 'thing/1',
  shape: z.strictObject({
    schema: z.literal('thing/1'),
    n: z.number(),
    more: z.record(z.string(), z.json()).optional()
  })
}
const read = (text: string) => readForeignJson(text, FORMAT)

describe('readForeignJson', () => {
  it('gives what fits', () => {
    expect(read('{"schema":"thing/1","n":1,"more":{"a":[{"b":null}]}}')).toEqual({
      kind: 'fits',
      value: { schema: 'thing/1', n: 1, more: { a: [{ b: null }] } }
    })
  })

  it.each([
    ['not JSON', 'hello', 'is not JSON'],
    ['JSON cut short', '{"schema":"thing/1","n":1', 'is not JSON'],
    ['a wrong type', '{"schema":"thing/1","n":"x"}', 'n: Invalid input: expected number, received string'],
    ['an infinite number', '{"schema":"thing/1","n":1e999}', 'n: Invalid input: expected number, received Infinity'],
    ['an unknown key', '{"schema":"thing/1","n":1,"m":2}', 'the whole: Unrecognized key: "m"'],
    ['a prototype key', '{"schema":"thing/1","n":1,"__proto__":{}}', 'holds the key "__proto__", which is not allowed'],
    [
      'a prototype key deep down and spelled in escapes',
      '{"schema":"thing/1","n":1,"more":{"a":[{"\\u0063onstructor":1}]}}',
      'holds the key "constructor", which is not allowed'
    ]
  ])('refuses %s', (_, text, message) => {
    expect(read(text)).toEqual({ kind: 'refused', why: 'unreadable', message })
  })

  it.each([
    ['{"schema":"thing/2","n":1}', 'schema: "thing/2" got, "thing/1" expected'],
    ['{"n":1}', 'no schema got, "thing/1" expected'],
    ['null', 'no schema got, "thing/1" expected'],
    ['{"schema":"a\\n::error::b"}', 'schema: "a ::error::b" got, "thing/1" expected']
  ])('refuses another schema: %s', (text, message) => {
    expect(read(text)).toEqual({ kind: 'refused', why: 'wrong-schema', message })
  })

  it('names the first three problems and counts the rest', () => {
    const many = { name: 'thing/1', shape: z.object({ a: z.array(z.number()) }) }
    expect(readForeignJson('{"schema":"thing/1","a":["1","2","3","4","5"]}', many)).toMatchObject({
      message: expect.stringMatching(/^a\.0: .*; a\.1: .*; a\.2: .*; and 2 more$/)
    })
  })

  it('survives nesting that would exhaust the stack', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    expect(read(`{"schema":"thing/1","n":1,"more":{"a":${deep}}}`)).toEqual({
      kind: 'refused',
      why: 'unreadable',
      message: 'is nested more than 50 levels deep'
    })
  })
})

describe('tooLargeText', () => {
  it('says what was got where it is known', () => {
    expect(tooLargeText(40 * 1024 * 1024, 32 * 1024 * 1024)).toBe('40.0 MiB got, at most 32 MiB allowed')
    expect(tooLargeText(undefined, 32 * 1024 * 1024)).toBe('is too large; at most 32 MiB allowed')
  })
})
