import { describe, expect, it } from '@jest/globals'
import { renderAnnotations } from '../../../src/report/pages/annotations.ts'
import { renderJson } from '../../../src/report/pages/json.ts'
import { renderComment, renderSummary, renderText } from '../../../src/report/pages/pages.ts'
import { renderPages } from '../../../src/report/pages/render-pages.ts'
import { aRegression, aReport } from '../../support/a-report.ts'

describe('a publication', () => {
  it('has every page of its report, and no run where there is none', () => {
    const report = aReport().state('regression', 'red').checks(aRegression()).build()
    expect(renderPages(report)).toEqual({
      report,
      comment: renderComment(report),
      summary: renderSummary(report),
      annotations: renderAnnotations(report),
      json: renderJson(report),
      text: renderText(report)
    })
  })
})
