import { describe, expect, it } from '@jest/globals'
import { createPaint } from '../../src/terminal/paint.ts'

describe('createPaint', () => {
  it('colors on a terminal', () => {
    expect(createPaint({ isTTY: true }, {})('bad', 'slow')).toBe('\u001b[31mslow\u001b[39m')
  })

  it.each([
    ['a pipe', {}, {}],
    ['a log that says it is none', { isTTY: false }, {}],
    ['NO_COLOR', { isTTY: true }, { NO_COLOR: '1' }],
    ['a terminal without colors', { isTTY: true }, { TERM: 'dumb' }]
  ])('leaves text as it is for %s', (_, stream, environment) => {
    expect(createPaint(stream, environment)('bad', 'slow')).toBe('slow')
  })

  it('takes an empty NO_COLOR for none, as its page says', () => {
    expect(createPaint({ isTTY: true }, { NO_COLOR: '' })('good', 'x')).not.toBe('x')
  })
})
