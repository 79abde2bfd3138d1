import { describe, expect, it } from '@jest/globals'
import { projectFiles, read } from './repository.ts'

/** Assembled here, so that this file does not contain what it looks for. */
const folder = (...names: readonly string[]) => `/(${names.join('|')})/`
const BANNED = [
  {
    what: 'a path of some machine',
    pattern: new RegExp(`(^|[\\s"'\`(=])(${folder('home', 'Users', 'root', 'work')}|C:\\\\\\\\Users)`, 'm')
  },
  {
    what: 'the host of a package registry',
    pattern: new RegExp(['registry\\.(npmjs|yarnpkg)\\.', 'deb\\.debian\\.', 'npm\\.pkg\\.github\\.'].join('|'))
  },
  {
    what: 'a task without the number of its issue',
    pattern: new RegExp(`\\b${'TO'}DO\\b(?!\\(#\\d+\\))|\\b${'FIX'}ME\\b`)
  },
  { what: 'a conflict marker', pattern: new RegExp(`^(${'<'.repeat(7)}|${'>'.repeat(7)}) `, 'm') }
]

/** Bundles hold packages and fixtures hold recordings, which others wrote. */
const OURS = projectFiles().filter(
  (path) => !/^(dist|__tests__\/fixtures)\//.test(path) && !/\.(gguf|gz|png)$/.test(path)
)

describe('no file of ours', () => {
  it.each(BANNED)('holds $what', ({ pattern }) => {
    const found = OURS.flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : []))
    )
    expect(found).toEqual([])
  })

  it('escapes the patterns, which find planted examples', () => {
    const planted = [
      `see ${'/ho'}me/me/project`,
      `"https://registry.${'npm'}js.org/x"`,
      `// ${'TO'}DO: later`,
      `${'<'.repeat(7)} HEAD`
    ]
    expect(planted.map((line, index) => BANNED[index]?.pattern.test(line))).toEqual([true, true, true, true])
  })
})

describe('the lock files', () => {
  const locks = projectFiles().filter((path) => path.endsWith('package-lock.json'))

  it.each(locks)('%s names no registry host, so any registry works', (path) => {
    expect(read(path)).not.toMatch(/"resolved": "https?:/)
  })
})
