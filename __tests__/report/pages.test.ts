import { describe, it } from '@jest/globals'
import { renderComment, renderMarkdown, renderSummary, renderText } from '../../src/report/pages/pages.ts'
import { aReport } from '../support/a-report.ts'
import { CASES, manyTargets } from './cases.ts'
import { expectGolden } from './golden.ts'

const caseOf = (name: string) => CASES[name] ?? aReport().build()

/** Each state once, against stored runs and against base, and what strains a page. */
const COMMENTS = [
  'pass',
  'paired-pass',
  'regression',
  'paired-regression',
  'paired-model-change',
  'paired-accepted',
  'over-budget',
  'budget-at-the-edge',
  'inconclusive',
  'drift',
  'rules-changed',
  'no-baseline',
  'could-not-measure',
  'not-measured',
  'one-sample',
  'hostile'
] as const

describe('the golden pages', () => {
  it.each(COMMENTS)('the comment of "%s"', (name) => {
    expectGolden(`${name}.comment.md`, renderComment(caseOf(name)))
  })

  it('the comment of 300 targets, 20 of them slower', () => {
    expectGolden('many-targets.comment.md', renderComment(manyTargets(20)))
  })

  it('the job summary', () => {
    expectGolden('regression.summary.md', renderSummary(caseOf('regression')))
  })

  it('the report file', () => {
    expectGolden('paired-regression.report.md', renderMarkdown(caseOf('paired-regression')))
  })

  it.each(['regression', 'could-not-measure', 'hostile'])('the text of "%s"', (name) => {
    expectGolden(`${name}.txt`, renderText(caseOf(name)))
  })
})
