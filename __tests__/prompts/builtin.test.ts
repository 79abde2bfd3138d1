import { describe, expect, it } from '@jest/globals'
import { sampleSchema } from '../../src/domain/sample.ts'
import { BUILTIN_SETS } from '../../src/prompts/builtin.ts'

describe('the builtin prompt sets', () => {
  it('are called by the names that configs use', () => {
    expect(Object.keys(BUILTIN_SETS)).toEqual(['builtin:chat-20', 'builtin:smoke-6'])
  })

  it.each(Object.entries(BUILTIN_SETS))('%s has ids that differ and that a run file accepts', (_, scenarios) => {
    const ids = scenarios.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => sampleSchema.shape.scenarioId.safeParse(id).success)).toBe(true)
  })

  it.each(Object.entries(BUILTIN_SETS))('%s has prompts that no cache could take for each other', (_, scenarios) => {
    const openings = scenarios.map(({ messages }) => messages[0]?.content.slice(0, 24))
    expect(new Set(openings).size).toBeGreaterThanOrEqual(scenarios.length - 1)
  })
})
