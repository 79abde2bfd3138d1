import { describe, expect, it } from '@jest/globals'
import { BUILTIN_SETS } from '../../src/prompts/builtin.ts'
import { WARM_UP_PROMPTS } from '../../src/prompts/warm-up.ts'

describe('the warm-up prompts', () => {
  it('are in no set, so that they prime no cache of a measured prompt', () => {
    const measured = Object.values(BUILTIN_SETS).flatMap((set) => set.map(({ messages }) => messages[0]?.content))
    expect(WARM_UP_PROMPTS.filter(({ messages }) => measured.includes(messages[0]?.content))).toEqual([])
  })

  it('cost next to nothing', () => {
    expect(WARM_UP_PROMPTS.length).toBeGreaterThan(1)
    expect(WARM_UP_PROMPTS.every(({ maxOutputTokens }) => maxOutputTokens <= 32)).toBe(true)
    expect(WARM_UP_PROMPTS.every(({ messages }) => (messages[0]?.content.length ?? 999) < 100)).toBe(true)
  })
})
