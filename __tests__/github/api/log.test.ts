import { describe, expect, it } from '@jest/globals'
import { withoutCommands } from '../../../src/github/api/log.ts'

/** How the runner finds commands in what is printed (actions/runner, ActionCommand.cs). */
function isObeyed(text: string): boolean {
  return text.split(/\r\n|\r|\n/).some((line) => /^[\s\u0085]*::/.test(line) || line.includes('##['))
}

describe('withoutCommands', () => {
  it.each([
    '::error::x',
    '  ::set-output name=a::b',
    '\u00A0\u0085::error::x',
    'fine\n::stop-commands::x',
    'fine\r::error::x',
    'fine\r\n::error::x',
    ':::error::x',
    'some ##[error]text',
    '##[group]x ##[error]y',
    '###[error]'
  ])('leaves nothing that the runner would obey in %j', (text) => {
    expect(isObeyed(text)).toBe(true)
    expect(isObeyed(withoutCommands(text))).toBe(false)
    const letters = (each: string): string => each.replaceAll(/[\s\u0085]/g, '')
    expect(letters(withoutCommands(text))).toBe(letters(text))
  })

  it('leaves no character that is not seen, but line feeds', () => {
    expect(withoutCommands('a\u001b[2Jb\u202ec\u200bd\u0007\te\n f')).toBe('a [2Jb c d  e\n f')
  })

  it.each(['a::b', 'std::vector', '# [x]', '| ttft | 1 |', 'two\nlines'])('leaves %j as it is', (text) => {
    expect(withoutCommands(text)).toBe(text)
  })
})
