import { describe, expect, it } from '@jest/globals'
import { globFault, globsFault } from '../../../src/plan/config/relevance.ts'

describe('globFault', () => {
  it.each(['src/**', './src/**', '**', '*.md', '!docs/**', 'Dockerfile', 'a#b/*', 'src/\\[id\\]/*', '{a,b}/*', 'a..b'])(
    'lets %s pass',
    (glob) => {
      expect(globFault(glob)).toBeUndefined()
    }
  )

  it.each([
    ['src/', 'expected a glob that matches files; with a trailing "/" it matches none', 'Write "src/**".'],
    ['!src/', 'expected a glob that matches files; with a trailing "/" it matches none', 'Write "!src/**".'],
    ['/src/**', 'without a leading "/"', 'Write "src/**".'],
    ['src/** # the prompts', 'without a comment', 'Put the comment on its own line.'],
    ['src\\prompts\\*', 'expected "/" between folders', 'Write "src/prompts/*".'],
    ['../other/**', 'without ".."', undefined],
    ['a/../b/**', 'without ".."', undefined],
    ['!', 'expected a glob such as', undefined],
    ['!!src/**', 'expected a glob such as', undefined],
    [' ', 'expected a glob such as', undefined],
    [' src/**', 'without spaces around it', undefined]
  ])('refuses %j', (glob, message, hint) => {
    expect(globFault(glob)).toEqual({
      message: expect.stringContaining(message),
      hint
    })
  })
})

describe('globsFault', () => {
  it.each([[['src/**']], [['!**/*.md', 'src/**']], [['src/**', '!**', 'lib/**']]])('lets %j pass', (globs) => {
    expect(globsFault(globs)).toBeUndefined()
  })

  it.each([
    [['!docs/**'], 'at least one glob without "!"'],
    [['!docs/**', '!*.md'], 'at least one glob without "!"'],
    [['src/**', '!**'], 'expected a glob without "!" after the one that excludes every file'],
    [['src/**', '!**/*', '!a'], 'expected a glob without "!" after the one that excludes every file']
  ])('refuses %j, which no file matches', (globs, message) => {
    expect(globsFault(globs)?.message).toContain(message)
  })
})
