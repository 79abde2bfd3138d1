import { describe, expect, it } from '@jest/globals'
import type { NotMeasured, Report } from '../../../../src/domain/report.ts'
import { MARKDOWN_VOICE, PLAIN_VOICE, type Voice } from '../../../../src/report/format/escape.ts'
import { headline } from '../../../../src/report/sentences/headline.ts'
import { nextStep } from '../../../../src/report/sentences/states.ts'
import { aReport } from '../../../support/a-report.ts'
import { HOSTILE_TEXT } from '../../cases.ts'

const of = (relevance: object) => aReport().but({ relevance }).build()
const whyNotMeasured = (notMeasured: NotMeasured, report: Report, voice: Voice) =>
  headline({ ...report, notMeasured }, voice).join(' ')
const afterNotMeasured = (notMeasured: NotMeasured, report: Report, voice: Voice) =>
  nextStep({ ...report, notMeasured }, voice)

describe('a pull request that was not measured', () => {
  it('says what none of its files matches', () => {
    const report = of({ changedFileCount: 3, paths: ['src/prompts/**', '*.yml'] })
    expect(whyNotMeasured('nothing-relevant-changed', report, PLAIN_VOICE)).toBe(
      'Nothing relevant changed: none of the 3 changed files matches src/prompts/**, *.yml. Nothing was sent and nothing was judged.'
    )
    expect(afterNotMeasured('nothing-relevant-changed', report, PLAIN_VOICE)).toBeUndefined()
  })

  it('lists a few globs and counts the others', () => {
    const report = of({ changedFileCount: 1, paths: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })
    expect(whyNotMeasured('nothing-relevant-changed', report, PLAIN_VOICE)).toContain(
      'the one changed file does not match a, b, c, d, e, 2 more.'
    )
  })

  it('names the label that it waits for', () => {
    const report = of({ label: 'measure' })
    expect(whyNotMeasured('label-missing', report, PLAIN_VOICE)).toContain('label measure')
    expect(afterNotMeasured('label-missing', report, PLAIN_VOICE)).toBe('set the label measure to have it measured.')
  })

  it('knows forks', () => {
    expect(whyNotMeasured('fork-without-key', aReport().build(), PLAIN_VOICE)).toContain('fork')
    expect(afterNotMeasured('fork-without-key', aReport().build(), PLAIN_VOICE)).toContain('merge queue')
  })

  it('lets no glob or label act', () => {
    const report = of({ changedFileCount: 3, paths: [HOSTILE_TEXT], label: HOSTILE_TEXT })
    for (const code of ['nothing-relevant-changed', 'label-missing'] as const) {
      for (const text of [whyNotMeasured(code, report, MARKDOWN_VOICE), afterNotMeasured(code, report, MARKDOWN_VOICE)])
        expect(text ?? '').not.toMatch(/<script|@octo|-->|\u202e|\*\*bold|http:/)
    }
  })
})
