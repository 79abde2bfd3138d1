import { describe, expect, it } from '@jest/globals'
import { staysInside, workspacePath } from '../../../src/plan/text/workspace-path.ts'

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

describe('workspacePath', () => {
  it.each([
    ['./prompts.yml', 'prompts.yml'],
    ['a//b/./c.md', 'a/b/c.md'],
    ['a/../b.md', 'b.md'],
    ['.\\a\\b.md', 'a/b.md'],
    ['..a/.b', '..a/.b'],
    ['../a/../../b.md', '../../b.md'],
    ['./', '.']
  ])('writes %s as GitHub does', (path, expected) => {
    expect(workspacePath(path)).toBe(expected)
  })

  it.each(['/etc/./passwd', '\\\\host\\share', 'C:\\a\\b.yml', '~/a'])('leaves %s as it is', (path) => {
    expect(workspacePath(path)).toBe(path)
  })
})
