import { describe, expect, it } from '@jest/globals'
import { promptSchema } from '../../../src/plan/config/read-prompts.ts'

describe('promptSchema', () => {
  it.each([
    [{ id: 'a', prompt: 'Hi' }],
    [
      {
        id: 'a',
        messages: [
          { role: 'system', file: 'x.md' },
          { role: 'user', content: 'Hi' }
        ],
        kind: 'code',
        'max-output-tokens': 9
      }
    ]
  ])('accepts %j', (entry) => {
    expect(promptSchema.safeParse(entry).success).toBe(true)
  })

  it.each([
    [{ prompt: 'Hi' }],
    [{ id: 'a', prompt: '' }],
    [{ id: 'a', messages: [] }],
    [{ id: 'a', messages: [{ role: 'tool', content: 'x' }] }],
    [{ id: 'a', prompt: 'Hi', 'max-output-tokens': 0 }],
    [{ id: 'a\nb', prompt: 'Hi' }],
    [{ id: 'a', prompt: 'Hi', expect: [] }]
  ])('refuses %j', (entry) => {
    expect(promptSchema.safeParse(entry).success).toBe(false)
  })
})
