import { describe, expect, it } from '@jest/globals'
import { markdownPage, renderMarkdown } from '../../../src/report/pages/markdown.ts'
import { aRegression, aReport, aTarget } from '../../support/a-report.ts'
import { CASES, HOSTILE_TEXT, manyTargets } from '../cases.ts'

describe('the report file', () => {
  it('has nothing that only GitHub knows', () => {
    for (const report of Object.values(CASES)) {
      expect(renderMarkdown(report)).not.toMatch(/<details>|<sub>|<!--/)
    }
  })

  it('has headings of the level it is asked for', () => {
    const titles = (page: string) => page.match(/^#+(?= )/gm)
    expect(new Set(titles(markdownPage(aReport().build(), '#')))).toEqual(new Set(['#', '##']))
    expect(new Set(titles(markdownPage(aReport().build(), '###')))).toEqual(new Set(['###', '####']))
  })

  it('shows every row of 300 targets', () => {
    const page = renderMarkdown(manyTargets(0))
    expect(page).toContain('<code>target-300</code> | TTFT p95 | passed')
    expect(page).not.toMatch(/^\+\d+ more/m)
  })

  it('stays below 900 kB in bytes', () => {
    const ids = Array.from({ length: 1000 }, (_, index) => `${index} ${'ü😀'.repeat(40)} ${HOSTILE_TEXT}`)
    const report = aReport()
      .state('regression', 'red')
      .checks(
        ...ids.flatMap((target) =>
          ['p50', 'p95'].map((statistic) => aRegression({ target, statistic: statistic as 'p50' }))
        )
      )
      .targets(...ids.map((id) => aTarget({ id })))
      .build()
    const page = renderMarkdown(report)
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(900_000)
    expect(page).toMatch(/^# 🔴 LLM latency: .*1,999 more regressions/)
  })
})
