import { describe, expect, it } from '@jest/globals'
import { complaintsOf, planOf } from '../plan-world.ts'

const target = 'targets: [{ model: m, base-url: "http://localhost:1/v1" }]\n'

describe('what is relevant', () => {
  it('is not asked where nothing is said of it', () => {
    expect(planOf(target)).not.toHaveProperty('relevance')
    expect(planOf(target)).not.toHaveProperty('openIssueAfter')
  })

  it('is what the globs say, and the rest is skipped', () => {
    expect(planOf(`${target}paths: [src/**, "!**/*.md"]`).relevance).toEqual({
      paths: ['src/**', '!**/*.md'],
      onUnchanged: 'skip'
    })
  })

  it('is asked for a label alone', () => {
    expect(planOf(`${target}when-label: measure`).relevance).toEqual({
      paths: [],
      whenLabel: 'measure',
      onUnchanged: 'measure'
    })
  })

  it('is the plan’s own files where no glob is given', () => {
    expect(planOf(`${target}on-unchanged: skip`).relevance).toEqual({ paths: [], onUnchanged: 'skip' })
  })

  it('is nothing to ask for where everything is measured anyway', () => {
    expect(planOf(`${target}on-unchanged: measure`)).not.toHaveProperty('relevance')
    expect(planOf(`${target}paths: [src/**]`, { 'on-unchanged': 'measure' })).not.toHaveProperty('relevance')
  })

  it('is what the inputs say before what the file says', () => {
    const raw = { paths: 'a/**\n- b/**\n# a comment\n', 'when-label': 'x' }
    expect(planOf(`${target}paths: [src/**]`, raw).relevance).toEqual({
      paths: ['a/**', 'b/**'],
      whenLabel: 'x',
      onUnchanged: 'skip'
    })
  })

  it('names what cannot be meant', () => {
    expect(complaintsOf(() => planOf(target, { 'on-unchanged': 'skp' }))).toEqual([
      expect.stringContaining('input "on-unchanged": got "skp"'),
      expect.stringContaining('"skip"')
    ])
  })
})

it.each([
  ['off', undefined],
  ['after-1', 1],
  ['after-2', 2]
])('open-issue: %s is after %s bad runs', (text, count) => {
  expect(planOf(`${target}open-issue: ${text}`).openIssueAfter).toBe(count)
  expect(planOf(target, { 'open-issue': text }).openIssueAfter).toBe(count)
})
