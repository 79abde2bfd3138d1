import { describe, expect, it } from '@jest/globals'
import { readYaml, type Source } from '../../../src/plan/text/read-yaml.ts'

const read = (text: string, linesBefore = 0) => readYaml({ file: 'f.yml', text, maxChars: 100_000, linesBefore })
const sourceOf = (text: string): Source => {
  const source = read(text)
  if (!('value' in source)) throw new Error(JSON.stringify(source))
  return source
}
const complaints = (text: string) => {
  const source = read(text)
  return 'value' in source ? [] : source.map(({ where, message }) => `${where}: ${message}`)
}

describe('readYaml', () => {
  it('reads YAML and JSON alike', () => {
    expect(sourceOf('a: [1, x]\n').value).toEqual({ a: [1, 'x'] })
    expect(sourceOf('{"a": [1, "x"]}').value).toEqual({ a: [1, 'x'] })
    expect(sourceOf('# nothing\n').value).toBeNull()
  })

  it('knows where keys and values stand, and for what is missing where it would be', () => {
    const source = sourceOf('a: 1\nb:\n  - c: x\n  - d:\n')
    expect(source.at(['a'])).toBe('f.yml:1:4')
    expect(source.atKey(['b'])).toBe('f.yml:2:1')
    expect(source.at(['b', 0, 'c'])).toBe('f.yml:3:8')
    expect(source.at(['b', 0, 'missing'])).toBe('f.yml:3:5')
    expect(source.atKey(['b', 1, 'missing'])).toBe('f.yml:4:5')
    expect(source.at([])).toBe('f.yml:1:1')
  })

  it('finds its way through an alias', () => {
    const source = sourceOf('a: &x { b: 1 }\nc: *x\n')
    expect(source.value).toEqual({ a: { b: 1 }, c: { b: 1 } })
    expect(source.at(['c', 'b'])).toBe('f.yml:1:12')
  })

  it('counts the lines before a part of a file', () => {
    const problems = read('a: [', 4)
    expect('value' in problems ? [] : problems[0]?.where).toMatch(/^f\.yml:5:/)
  })

  it.each([
    ['a: 1\na: 2\n', 'f.yml:2:1: the key "a" appears twice'],
    ['{"id": 1, "id": 2}', 'f.yml:1:11: the key "id" appears twice'],
    ['a:\n\tb: 1\n', 'f.yml:2:1: malformed YAML: Tabs are not allowed as indentation'],
    ['a: b: c\n', 'f.yml:1:4: malformed YAML: Nested mappings are not allowed in compact mappings'],
    ['a: 1\n---\nb: 2\n', 'f.yml:2:1: a second YAML document starts here; a file may have only one'],
    ['a: !!js/function x\n', 'f.yml:1:4: malformed YAML: Unresolved tag: tag:yaml.org,2002:js/function'],
    ['a: *b\n', 'f.yml:1:4: the alias "*b" repeats a name that is not defined above it'],
    ['a: &x { b: 1 }\nc:\n  <<: *x\n', 'f.yml:3:3: merge keys ("<<") are not supported'],
    ['a:\n  __proto__: { x: 1 }\n', 'f.yml:2:3: the key "__proto__" is not allowed in any mapping'],
    ['{"a": {"\\u0063onstructor": 1}}', 'f.yml:1:8: the key "constructor" is not allowed in any mapping'],
    ['a: &x { b: *x }\n', 'f.yml:1:12: the alias "*x" repeats the value that contains it']
  ])('says what is wrong with %j', (text, complaint) => {
    expect(complaints(text)).toContain(complaint)
  })

  it('refuses aliases that multiply', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x,x]',
      'b: &b [*a,*a,*a,*a,*a,*a,*a,*a]',
      'c: &c [*b,*b,*b,*b,*b,*b,*b,*b]',
      'd: [*c,*c,*c,*c]'
    ]
    expect(complaints(bomb.join('\n'))).toEqual(['f.yml: the aliases ("*name") in this file repeat too many values'])
  })

  it('survives nesting that would exhaust the stack, and complains once', () => {
    expect(complaints('['.repeat(50_000))).toEqual([expect.stringContaining('is nested too deeply')])
  })

  it('stops at a size before it parses', () => {
    expect(complaints('x'.repeat(100_001))).toEqual(['f.yml: has 100001 characters; at most 100000 are allowed'])
  })

  it('shows the first complaints only, since the rest follows from them', () => {
    expect(complaints('a: [\nb: [\nc: [\nd: [\ne: [\n').length).toBeLessThanOrEqual(3)
  })
})
