import { describe, expect, it } from '@jest/globals'
import { renderAnnotations } from '../../src/report/annotations.ts'
import { renderComment } from '../../src/report/comment.ts'
import { renderJson } from '../../src/report/json.ts'
import { publicationOf } from '../../src/report/publication.ts'
import { renderSummary } from '../../src/report/summary.ts'
import { renderText } from '../../src/report/text.ts'
import { aRegression, aReport } from '../support/a-report.ts'

describe('a publication', () => {
  it('has every page of its report, and no run where there is none', () => {
    const report = aReport().state('regression', 'red').checks(aRegression()).build()
    expect(publicationOf(report)).toEqual({
      report,
      comment: renderComment(report),
      summary: renderSummary(report),
      annotations: renderAnnotations(report),
      json: renderJson(report),
      text: renderText(report)
    })
  })
})
