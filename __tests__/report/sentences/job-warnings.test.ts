import { describe, expect, it } from '@jest/globals'
import { MARKDOWN_VOICE, PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { type JobWarning, jobWarningText } from '../../../src/report/sentences/job-warnings.ts'
import { HOSTILE_TEXT } from '../cases.ts'

const oneOfEach = (text: string): readonly JobWarning[] => [
  { kind: 'relevance-unknown', message: text },
  { kind: 'part-refused', part: text, why: 'other-plan' },
  { kind: 'part-repeated', part: text },
  { kind: 'part-missing', part: text },
  { kind: 'parts-differ', machines: [text, 'Linux'] }
]

describe('what is said of jobs that share their work', () => {
  it.each(oneOfEach('x').map((warning) => [warning.kind, warning] as const))('%s', (_kind, warning) => {
    expect(jobWarningText(warning, PLAIN_VOICE)).toMatchSnapshot()
  })

  it.each(oneOfEach(HOSTILE_TEXT).map((warning) => [warning.kind, warning] as const))(
    '%s lets no foreign text act',
    (_kind, warning) => {
      expect(jobWarningText(warning, MARKDOWN_VOICE)).not.toMatch(/<script|@octo|-->|\n|\u202e|\u200b|\*\*bold|http:/)
    }
  )
})
