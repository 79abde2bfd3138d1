import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { strict } from '../../../src/plan/config/config-values.ts'
import { expectation, schemaProblems } from '../../../src/plan/config/schema-problems.ts'
import { readYaml } from '../../../src/plan/text/read-yaml.ts'

const schema = strict({
  name: z.string(),
  list: z.array(z.number()).min(1).max(2).optional(),
  level: z.number().min(1).max(5).optional(),
  on: z.boolean().optional(),
  kind: z.enum(['chat', 'code']).optional(),
  prompt: z.boolean().optional(),
  'extra-headers': z.record(z.string(), z.boolean()).optional()
})

function problems(text: string, base: readonly PropertyKey[] = []) {
  const source = readYaml({ file: 'f', text, maxChars: 1000 })
  if (!('value' in source)) throw new Error('malformed')
  const parsed = schema.safeParse(source.value)
  if (parsed.success) return []
  return schemaProblems(parsed.error, source, base).map(({ where, message, hint }) => [where, message, hint])
}

describe('schemaProblems', () => {
  it('goes from top to bottom', () => {
    const text = 'on: 1\nnam: x\nlevel: 9\nname: y\nkind: x\n'
    expect(problems(text).map(([where]) => where)).toEqual(['f:1:5', 'f:2:1', 'f:3:8', 'f:5:7'])
  })

  it.each([
    ['name: 5', 'f:1:7', 'at name: got 5; expected text', undefined],
    ['name: ""\nlevel: high', 'f:2:8', 'at level: got "high"; expected a number', undefined],
    ['name: x\nlevel: 0', 'f:2:8', 'at level: got 0; expected 1 or more', undefined],
    ['name: x\nlevel: 6', 'f:2:8', 'at level: got 6; expected 5 or less', undefined],
    ['name: x\nlist: []', 'f:2:7', 'at list: got an empty list; expected at least 1 entry', undefined],
    ['name: x\nlist: [1, 2, 3]', 'f:2:7', 'at list: got a list; expected at most 2 entries', undefined],
    ['name: x\nlist: { a: 1 }', 'f:2:7', 'at list: got a mapping; expected a list', undefined],
    ['name: x\nlist: long', 'f:2:7', 'at list: got "long"; expected a list', undefined],
    ['name: x\nlist: [a]', 'f:2:8', 'at list[0]: got "a"; expected a number', undefined],
    ['name: x\non: yes', 'f:2:5', 'at on: got "yes"; expected true or false', undefined],
    ['name: x\non:', 'f:2:4', 'at on: got nothing; expected true or false', undefined],
    ['name: x\nkind: cod', 'f:2:7', 'at kind: got "cod"; expected chat or code', 'Did you mean "code"?'],
    ['name: x\nkid: chat', 'f:2:1', 'at kid: unknown key "kid"', 'Did you mean "kind"?'],
    [
      'name: x\ntemperature: 0',
      'f:2:1',
      'at temperature: unknown key "temperature"; expected name, list, level, on, kind, prompt or extra-headers',
      undefined
    ],
    ['level: 1', 'f:1:1', '"name" is missing; expected text', undefined],
    ['- a', 'f:1:1', 'got a list; expected a mapping', undefined]
  ])('says of %j where, what and what is expected', (text, where, message, hint) => {
    expect(problems(text)).toEqual([[where, message, hint]])
  })

  it.each(['a secret', 'name: x\nprompt: a secret', 'name: x\nextra-headers: { x: a secret }'])(
    'does not show what may be a prompt or a header: %j',
    (text) => {
      expect(problems(text)).toEqual([[expect.any(String), expect.stringContaining('text (not shown)'), undefined]])
    }
  )

  it.each([
    ['api-key', 'environment variable'],
    ['thresholds', '"budgets"']
  ])('has advice for the key "%s"', (key, advice) => {
    expect(problems(`name: x\n${key}: y`)).toEqual([['f:2:1', expect.anything(), expect.stringContaining(advice)]])
  })

  it('puts an entry of a list where it stands in the whole', () => {
    const source = readYaml({ file: 'f', text: '- name: x\n- name: 5\n', maxChars: 1000 })
    const parsed = schema.safeParse({ name: 5 })
    const found = 'value' in source && !parsed.success ? schemaProblems(parsed.error, source, [1]) : []
    expect(found).toEqual([{ where: 'f:2:9', message: 'at [1].name: got 5; expected text' }])
  })
})

describe('expectation', () => {
  it('is what a schema of this project says itself', () => {
    const parsed = z.string({ error: 'expected a name' }).safeParse(1)
    expect(parsed.error?.issues.map(expectation)).toEqual(['expected a name'])
  })
})
