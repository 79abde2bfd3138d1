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
    expect(withoutCommands(text).replaceAll('\u200B', '')).toBe(text.replace(/\r\n?/g, '\n'))
  })

  it.each(['a::b', 'std::vector', '# [x]', '| ttft | 1 |', 'two\nlines'])('leaves %j as it is', (text) => {
    expect(withoutCommands(text)).toBe(text)
  })
})
