import { describe, expect, it } from '@jest/globals'
import { MARKDOWN_VOICE } from '../../../src/report/format/escape.ts'
import {
  closingLine,
  comparisonLine,
  markdownBody,
  renderMarkdown,
  renderSummary
} from '../../../src/report/pages/pages.ts'
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
    expect(new Set(titles(renderMarkdown(aReport().build())))).toEqual(new Set(['#', '##']))
    expect(new Set(titles(renderSummary(aReport().build())))).toEqual(new Set(['###', '####']))
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

const table = { columns: [{ title: 'A', align: 'left' }], rows: [['1']], moreCount: 0 } as const

describe('what stands under a title', () => {
  it.each([
    [{ title: '', tables: [table] }, '| A |\n| :-- |\n| 1 |'],
    [{ title: '', lines: ['a', 'b'] }, '- a\n- b'],
    [{ title: '', tables: [table], lines: ['a'] }, '| A |\n| :-- |\n| 1 |\n\n- a']
  ])('%#', (section, text) => {
    expect(markdownBody(section)).toBe(text)
  })
})

describe('the line of the comparison', () => {
  it('says with what, from which size on, where to read more and what it cost', () => {
    expect(comparisonLine(aReport().build(), MARKDOWN_VOICE)).toMatch(
      /^Compared with 10 runs of .* 14 % .* \[Report\]\(https:\/\/github\.com\/octo\/app\/actions\/runs\/812\) · \$0\.041$/
    )
  })

  it('is only a link where nothing was measured', () => {
    const report = aReport().targets().but({ notMeasured: 'fork-without-key' })
    expect(comparisonLine(report.build(), MARKDOWN_VOICE)).toMatch(/^\[Report\]\([^)]*\)$/)
    expect(comparisonLine(report.context({ runUrl: 'javascript:alert(1)' }).build(), MARKDOWN_VOICE)).toBe('Report')
  })
})

describe('the closing line', () => {
  it('names the head of the pull request and the time', () => {
    expect(closingLine(aReport().build(), MARKDOWN_VOICE)).toBe('head 5e6f7a8 · 2026-09-21 14:03 UTC')
  })

  it('names the commit where there is no pull request, and nothing that is unknown', () => {
    expect(closingLine(aReport().onMain().build(), MARKDOWN_VOICE)).toMatch(/^head 9988776 · /)
    const { commit: _, headCommit: __, ...context } = aReport().build().context
    expect(closingLine(aReport().but({ context }).build(), MARKDOWN_VOICE)).toBe('2026-09-21 14:03 UTC')
  })
})

describe('the job summary', () => {
  it('begins with the verdict and has every table open', () => {
    const summary = renderSummary(CASES['regression'] ?? aReport().build())
    expect(summary).toMatch(/^### 🔴 LLM latency: .* 1 more regression, 1 budget broken\n/)
    expect(summary.match(/^#### /gm)).toHaveLength(4)
    expect(summary).not.toContain('<details>')
  })

  it('shows the interval and the smallest detectable change of every check', () => {
    expect(renderSummary(aReport().build())).toContain(
      '| ~ +0.6 % (−2.9 to +4.2) | ±4 % | +6 % | 14 % | 60 vs 600 in 10 runs | ▁▁▁▁▁▁▁▁▁▁▁ |'
    )
  })

  it('of 300 targets is below 900 kB', () => {
    expect(Buffer.byteLength(renderSummary(manyTargets(300)))).toBeLessThanOrEqual(900_000)
  })
})
