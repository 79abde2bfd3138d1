import { describe, expect, it } from '@jest/globals'
import type { RulesChanged } from '../../../src/domain/report.ts'
import { MARKDOWN_VOICE, PLAIN_VOICE, type Voice } from '../../../src/report/format/escape.ts'
import { renderComment, renderText } from '../../../src/report/pages/pages.ts'
import { openingLine, openingOf } from '../../../src/report/sentences/opening.ts'
import { aRegression, aReport } from '../../support/a-report.ts'
import { HOSTILE_TEXT } from '../cases.ts'

const byBase = aReport().state('regression', 'red').checks(aRegression()).build()
const rules = (over: Partial<RulesChanged> = {}): RulesChanged => ({
  changes: [{ rule: 'trial', base: 'false', head: 'true' }],
  byBase,
  notMeasured: [],
  ...over
})
const of = (over: Partial<RulesChanged> = {}) => aReport().but({ rulesChanged: rules(over) })
const opening = (over: Partial<RulesChanged> = {}, voice: Voice = PLAIN_VOICE) => openingOf(of(over).build(), voice)

describe('the opening of a page', () => {
  it('is absent where the rules are base’s', () => {
    expect(openingOf(aReport().build(), PLAIN_VOICE)).toBeUndefined()
  })

  it('gives each rule, old and new, and base’s verdict on the run', () => {
    expect(opening()).toMatchObject({
      title: 'This pull request changes the rules it is judged by',
      items: ['trial: false → true'],
      lines: [
        expect.stringMatching(/^With the rules of the base this would be: regression \(chat starts .* later\)\.$/)
      ]
    })
  })

  it('says that base’s verdict is unknown where nothing was measured, or under other conditions', () => {
    expect(opening({ byBase: undefined })?.lines).toEqual([expect.stringContaining('is not known')])
    const other = aReport()
      .state('no-baseline', 'green')
      .checks()
      .warnings({ kind: 'plan-differs', target: 'chat', differences: [{ part: 'load', baseline: 1, candidate: 4 }] })
    expect(opening({ byBase: other.build() })?.lines).toEqual([
      expect.stringMatching(/^The rules of the base cannot judge this run\. chat is not compared/)
    ])
  })

  it('says which rules stay base’s, and what is no longer measured', () => {
    const changes = ['store', 'key'].map((rule) => ({ rule, base: 'a', head: 'b' }))
    const { lines = [] } = opening({ changes, notMeasured: ['slow'] }) ?? {}
    expect(lines).toContain('Until this is merged, store and key stay as base has them.')
    expect(lines).toContain('Base measures slow as well; this pull request does not.')
  })

  it('is mild for accepted slowdowns alone', () => {
    const accept = { rule: 'accept.chat ttft p50', head: 'up to +35% until 2027-01-31' }
    expect(opening({ changes: [accept] })?.isMild).toBe(true)
    expect(opening({ changes: [accept, { rule: 'trial', head: 'true' }] })?.isMild).toBe(false)
  })

  it('names a secret’s new place, with changed rules or without', () => {
    const warning = { kind: 'new-key-use', name: 'K', origin: 'https://x.example' } as const
    const alone = openingOf(aReport().warnings(warning).build(), PLAIN_VOICE)
    expect(alone?.items).toEqual(['This pull request sends K to https://x.example, where base does not send it.'])
    expect(openingOf(of().warnings(warning).build(), PLAIN_VOICE)?.items).toHaveLength(2)
    expect(openingLine(of().warnings(warning).build(), PLAIN_VOICE)).not.toContain('..')
  })

  it('lets no rule act, and is cut short in a comment alone', () => {
    const changes = Array.from({ length: 90 }, () => ({ rule: HOSTILE_TEXT, base: HOSTILE_TEXT, head: HOSTILE_TEXT }))
    const report = of({ changes, notMeasured: [HOSTILE_TEXT] })
      .warnings({ kind: 'new-key-use', name: HOSTILE_TEXT, origin: HOSTILE_TEXT })
      .build()
    expect(renderComment(report).match(/^> - /gm)?.length).toBeLessThanOrEqual(13)
    expect(renderComment(report)).not.toMatch(/<script|@octo|\u202e|\*\*bold|http:\/\/evil/)
    expect(
      renderText(report)
        .split('\n')
        .filter((line) => line.startsWith('  '))
    ).toHaveLength(91)
    expect(opening({ changes }, MARKDOWN_VOICE)?.items[0]).not.toContain('<script')
  })
})
