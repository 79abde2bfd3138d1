import { describe, expect, it } from '@jest/globals'
import { escapeKey, MARKDOWN_VOICE, PLAIN_VOICE } from '../../../src/report/format/escape.ts'

const HOSTILE = [
  'a|b',
  '`code`',
  '<script>alert(1)</script>',
  '--><img src=x onerror=alert(1)>',
  '@octo please look',
  'a@b.example',
  '[x](http://evil.example)',
  'www.evil.example',
  '#12 GH-12',
  ':tada:',
  '$x^2$',
  '**bold** _it_ ~s~',
  '# heading',
  'a\nb\r\nc\u2028d\u2029e\u0085f',
  '\u001b[31mred',
  '\u202etxet\u202c',
  '\u200b\u200d\ufeff',
  '\ud800 alone',
  '</details></table>',
  '\\|',
  '&lt;b&gt;'
]

describe('a foreign name in markdown', () => {
  it.each(HOSTILE)('%j has nothing left that markdown, HTML or GitHub acts on', (text) => {
    const written = MARKDOWN_VOICE.name(text)
    const inner = /^<code>(.*)<\/code>$/su.exec(written)?.[1] ?? 'not in <code>'
    const bare = inner.replace(/&#\d+;/g, '')
    expect(bare).not.toMatch(/[&<>|`*_~[\](){}\\!#:/@$"'=]/)
    expect(bare).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    expect(bare).not.toMatch(/www\./i)
    expect(written.isWellFormed()).toBe(true)
  })

  it('reads as it was', () => {
    expect(MARKDOWN_VOICE.name('gpt-4.1-mini')).toBe('<code>gpt-4.1-mini</code>')
    expect(MARKDOWN_VOICE.name('a|b')).toBe('<code>a&#124;b</code>')
  })

  it('mentions nobody', () => {
    expect(MARKDOWN_VOICE.name('@octo')).toBe('<code>&#64;&#8203;octo</code>')
  })

  it('is cut by code points, never within one', () => {
    const written = MARKDOWN_VOICE.name('😀'.repeat(100))
    expect(written).toBe(`<code>${'😀'.repeat(59)}…</code>`)
  })

  it('stays whole at its limit, and is cut one above', () => {
    expect(MARKDOWN_VOICE.name('x'.repeat(60))).toBe(`<code>${'x'.repeat(60)}</code>`)
    expect(MARKDOWN_VOICE.name('x'.repeat(61))).toBe(`<code>${'x'.repeat(59)}…</code>`)
  })

  it('is cut where escaping makes it grow, between entities', () => {
    const written = MARKDOWN_VOICE.name('@'.repeat(60))
    expect(written.length).toBeLessThan(270)
    expect(written).toMatch(/^<code>(&#64;&#8203;)+…<\/code>$/)
  })

  it('is never empty', () => {
    expect(MARKDOWN_VOICE.name('\u200b \n')).toBe('<code>&#40;empty&#41;</code>')
  })
})

describe('a foreign text in a log', () => {
  it.each(HOSTILE)('%j is one line without control characters', (text) => {
    expect(PLAIN_VOICE.sentence(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
  })

  it.each(['::error::x', 'x\n::set-output name=a::b', '##[error]x', 'x ##[group]y'])(
    '%j is no command of the runner',
    (text) => {
      expect(PLAIN_VOICE.sentence(text)).not.toMatch(/::|##\[/)
    }
  )

  it('may be longer than a name', () => {
    expect(PLAIN_VOICE.sentence('x'.repeat(400))).toHaveLength(400)
    expect(PLAIN_VOICE.name('x'.repeat(400))).toHaveLength(60)
  })
})

describe('a link', () => {
  it('is made of a plain address only', () => {
    expect(MARKDOWN_VOICE.link('run', 'https://github.com/o/r/actions/runs/1?x=1&y=2')).toBe(
      '[run](https://github.com/o/r/actions/runs/1?x=1&y=2)'
    )
    expect(PLAIN_VOICE.link('run', 'https://github.com/o')).toBe('run https://github.com/o')
  })

  it.each([
    'javascript:alert(1)',
    'https://x/) [y](https://z',
    'https://x/"onclick',
    'https://x/<b>',
    'https://x\n# y'
  ])('is not made of %j', (url) => {
    expect(MARKDOWN_VOICE.link('run', url)).toBe('run')
  })
})

describe('a key in the marker', () => {
  it.each(['latency', 'CI / measure (gpt-4.1, eu)', 'default-key', 'schlüssel'])('%j stays as it is', (key) => {
    expect(escapeKey(key)).toBe(key)
  })

  it.each(['a --> b', 'a --!> b', '---', '<!--', 'a\nb', 'a\u202eb', 'a\u2028b', '\ud800'])(
    '%j cannot end the comment or the line',
    (key) => {
      expect(escapeKey(key)).not.toMatch(/--|[<>\n\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    }
  )

  it('is told apart from every other', () => {
    const keys = ['a--b', 'a-%2Db', 'a-b', 'a%b', 'a%25b', '<', '%3C', 'a---b']
    expect(new Set(keys.map(escapeKey)).size).toBe(keys.length)
  })
})
