import { describe, expect, it } from '@jest/globals'
import { readConfig } from '../../../src/plan/config/read-config.ts'
import { readPrompts } from '../../../src/plan/config/read-prompts.ts'
import { readYaml } from '../../../src/plan/text/read-yaml.ts'

/** Each of these took from half a minute to for ever while a reader looked for every line among all the others. */
describe('a large file', () => {
  it.each([
    ['the same key', () => 'a: 1\n'],
    ['a key of its own', (index: number) => `k${index}: 1\n`]
  ])('with %s on each of 60,000 lines is read at once', (_, line) => {
    const text = Array.from({ length: 60_000 }, (__, index) => line(index)).join('')
    const read = readConfig(text, 'config.yml')
    expect(read.problems.length).toBeGreaterThan(0)
    expect(read.problems.length).toBeLessThan(30)
  })

  it('of aliases is refused', () => {
    const read = readYaml({ file: 'a.yml', text: `- &a x\n${'- *a\n'.repeat(50_000)}`, maxChars: 1 << 20 })
    expect(read).toMatchObject([{ where: 'a.yml:1002:3', message: expect.stringContaining('one alias too many') }])
  })

  it('of 100,000 prompts is refused by their number', () => {
    const text = Array.from({ length: 100_000 }, (_, index) => `{"id":"p${index}","prompt":"x"}\n`).join('')
    const read = readPrompts('set.jsonl', { readText: () => text, builtinSets: {} })
    expect(read).toMatchObject({ problems: [{ where: 'set.jsonl:10001:1' }] })
  })

  it('of 10,000 prompts is read', () => {
    const text = Array.from({ length: 10_000 }, (_, index) => `{"id":"p${index}","prompt":"x"}\n`).join('')
    const read = readPrompts('set.jsonl', { readText: () => text, builtinSets: {} })
    expect(read).toMatchObject({ problems: [] })
  })
})
