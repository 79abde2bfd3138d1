import { describe, expect, it } from '@jest/globals'
import { renderAnnotations } from '../../../src/report/pages/annotations.ts'
import { FORMATS, renderPages } from '../../../src/report/pages/formats.ts'
import { renderJson } from '../../../src/report/pages/json.ts'
import { renderComment, renderSummary, renderText } from '../../../src/report/pages/pages.ts'
import { aRegression, aReport } from '../../support/a-report.ts'

describe('the formats', () => {
  it.each([
    ['json', /^\{\n {2}"verdict": "pass"/],
    ['markdown', /^# ✅ LLM latency: no slowdown/],
    ['text', /^LLM latency: no slowdown/]
  ] as const)('hold %s', (name, start) => {
    expect(FORMATS[name](aReport().build())).toMatch(start)
  })

  it.each(Object.entries(FORMATS))('end every file with one line break: %s', (_name, render) => {
    expect(render(aReport().build())).toMatch(/[^\n]\n$/)
  })
})

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
