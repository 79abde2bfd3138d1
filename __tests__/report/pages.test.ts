import { describe, it } from '@jest/globals'
import { renderComment } from '../../src/report/pages/comment.ts'
import { renderSummary } from '../../src/report/pages/markdown.ts'
import { renderText } from '../../src/report/pages/text.ts'
import { CASES, manyTargets } from './cases.ts'
import { expectGolden } from './golden.ts'

describe('every page', () => {
  it.each(Object.entries(CASES))('of "%s" is the golden one', (name, report) => {
    expectGolden(`${name}.comment.md`, renderComment(report))
    expectGolden(`${name}.summary.md`, renderSummary(report))
    expectGolden(`${name}.txt`, renderText(report))
  })

  it('of 300 targets, 20 of them slower, is the golden one', () => {
    expectGolden('many-targets.comment.md', renderComment(manyTargets(20)))
  })
})
