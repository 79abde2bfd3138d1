import { describe, expect, it } from '@jest/globals'
import { staysInside } from '../../src/plan/workspace-path.ts'

describe('staysInside', () => {
  it.each(['prompts.yml', 'a/b/c.md', './a.md', 'a/../b.md', 'a//b.md', '..a/b'])('lets %s pass', (path) => {
    expect(staysInside(path)).toBe(true)
  })

  it.each([
    '../x',
    'a/../../x',
    'a/../../b/x',
    '/etc/passwd',
    '\\\\host\\share',
    'C:\\x',
    'c:x',
    '~/x',
    'a\\..\\..\\x'
  ])('stops %s', (path) => {
    expect(staysInside(path)).toBe(false)
  })
})
