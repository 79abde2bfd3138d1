import { describe, expect, it } from '@jest/globals'
import { readPrompts } from '../../../src/plan/config/read-prompts.ts'
import { aWorld } from '../plan-world.ts'

function read(text: string, name = 'p.yml', files: Readonly<Record<string, string>> = {}) {
  const result = readPrompts(name, aWorld({ ...files, [name]: text }))
  if ('message' in result) throw new Error(result.message)
  return result
}
const complaints = (...given: Parameters<typeof read>) =>
  read(...given).problems.map(({ where, message }) => `${where}: ${message}`)

describe('readPrompts', () => {
  it('hands out a builtin set', () => {
    expect(readPrompts('builtin:smoke-6', aWorld())).toMatchObject({ scenarios: [{ id: 'smoke' }], problems: [] })
  })

  it.each(['builtin:chat20', 'builtin:__proto__', 'builtin:'])('names the builtin sets where "%s" is none', (name) => {
    const fault = readPrompts(name, aWorld())
    expect(fault).toMatchObject({ message: expect.stringContaining('builtin:chat-20 or builtin:smoke-6') })
  })

  it('guesses that a builtin set was meant without its prefix', () => {
    expect(readPrompts('chat-20', aWorld())).toEqual({
      message: 'the prompt file "chat-20" does not exist in the repository',
      hint: 'Did you mean "builtin:chat-20"?'
    })
  })

  it('reads a list of prompts and messages, with files from the root of the repository', () => {
    const text = `
- id: refund
  messages:
    - { role: system, file: src/support.md }
    - { role: user, content: How do refunds work? }
  max-output-tokens: 120
  kind: support
- { id: hi, prompt: Hello }
`
    expect(read(text, 'sets/p.yml', { 'src/support.md': 'Be kind.\n' }).scenarios).toEqual([
      {
        id: 'refund',
        kind: 'support',
        messages: [
          { role: 'system', content: 'Be kind.\n' },
          { role: 'user', content: 'How do refunds work?' }
        ],
        maxOutputTokens: 120
      },
      { id: 'hi', kind: 'chat', messages: [{ role: 'user', content: 'Hello' }], maxOutputTokens: 256 }
    ])
  })

  it('asks for the file of a message by the name that GitHub has for it', () => {
    const text = '- { id: a, messages: [{ role: user, file: ./src//support.md }] }'
    expect(read(text, 'p.yml', { 'src/support.md': 'Be kind.' }).problems).toEqual([])
  })

  it('reads JSON lines', () => {
    const { scenarios } = read('{"id":"a","prompt":"A"}\r\n\n{"id":"b","prompt":"B"}\n', 'p.jsonl')
    expect(scenarios.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it.each([
    ['', 'p.yml: this prompt set is empty; expected at least one prompt'],
    ['[]', 'p.yml: this prompt set is empty; expected at least one prompt'],
    ['prompts: []', 'p.yml:1:1: a prompt set must be a list of prompts, and this is not a list'],
    ['- id: a\n  prompt: x\n- id: a\n  prompt: y', 'p.yml:3:7: at [1].id: an earlier prompt already has the id "a"'],
    ['- id: a', 'p.yml:1:3: at [0]: prompt "a" has neither "prompt" nor "messages"; expected exactly one of them'],
    [
      '- { id: a, prompt: x, messages: [{ role: user, content: x }] }',
      'p.yml:1:3: at [0]: prompt "a" has both "prompt" and "messages"; expected exactly one of them'
    ],
    [
      '- id: a\n  messages:\n    - role: user',
      'p.yml:3:7: at [0].messages[0]: a message has neither "content" nor "file"; expected exactly one of them'
    ],
    [
      '- id: a\n  messages: [{ role: user, file: gone.md }]',
      'p.yml:2:34: at [0].messages[0].file: the file "gone.md" does not exist in the repository'
    ],
    [
      '- id: a\n  messages: [{ role: user, file: empty.md }]',
      'p.yml:2:34: at [0].messages[0].file: "empty.md" is empty'
    ],
    [
      '- id: a\n  messages: [{ role: user, file: ../../etc/passwd }]',
      'p.yml:2:34: at [0].messages[0].file: "../../etc/passwd" is outside the repository; expected a path from its root'
    ],
    [
      '- id: a\n  messages: [{ role: user, file: /etc/passwd }]',
      'p.yml:2:34: at [0].messages[0].file: "/etc/passwd" is outside the repository; expected a path from its root'
    ],
    [
      '- a whole prompt',
      'p.yml:1:3: at [0]: got text (not shown); expected a mapping such as { id: refunds, prompt: How do refunds work? }'
    ],
    ['- id: a\n  promt: x', 'p.yml:2:3: at [0].promt: unknown key "promt"']
  ])('says of %j: %s', (text, complaint) => {
    expect(complaints(text, 'p.yml', { 'empty.md': ' \n', '/etc/passwd': 'root' })).toContain(complaint)
  })

  it.each([
    ['{"id":"a","prompt":"a secret"', 'p.jsonl:2:1: this line is not JSON'],
    ['{"id":"a","prompt":5}', 'p.jsonl:2:20: at prompt: got a number (not shown); expected text, in quotes'],
    ['{"id":"a","id":"b","prompt":"x"}', 'p.jsonl:2:11: the key "id" appears twice'],
    ['{"id":"a","prompt":"x","__proto__":{}}', 'p.jsonl:2:24: the key "__proto__" is not allowed in any mapping'],
    ['{"id":"z","prompt":"x"}', 'p.jsonl:2:7: at id: an earlier prompt already has the id "z"']
  ])('says of the line %j: %s', (line, complaint) => {
    expect(complaints(`{"id":"z","prompt":"x"}\n${line}\n`, 'p.jsonl')).toEqual([complaint])
  })

  it('bounds how much is read', () => {
    expect(complaints('x'.repeat(33 << 20), 'p.jsonl')).toEqual([
      expect.stringMatching(/^p\.jsonl: has \d+ characters/)
    ])
    expect(complaints('x'.repeat(33 << 20))).toEqual([expect.stringMatching(/^p\.yml: has \d+ characters/)])
  })

  it('bounds how many prompts a set has', () => {
    const lines = Array.from({ length: 10_001 }, (_, index) => `{"id":"${index}","prompt":"x"}`)
    expect(complaints(lines.slice(0, 10_000).join('\n'), 'p.jsonl')).toEqual([])
    expect(complaints(lines.join('\n'), 'p.jsonl')).toEqual([
      'p.jsonl:10001:1: this is one prompt too many; a set may have at most 10000'
    ])
  })
})
