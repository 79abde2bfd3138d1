import { describe, expect, it } from '@jest/globals'
import { markdownBody, markdownClosing, markdownComparison, markdownList } from '../../../src/report/sections/markup.ts'
import { aReport } from '../../support/a-report.ts'

const table = { columns: [{ title: 'A', align: 'left' }], rows: [['1']], moreCount: 0 } as const

describe('what stands under a title', () => {
  it.each([
    [{ title: '', tables: [table] }, '| A |\n| :-- |\n| 1 |'],
    [{ title: '', lines: ['a', 'b'] }, '- a\n- b'],
    [{ title: '', tables: [table], lines: ['a'] }, '| A |\n| :-- |\n| 1 |\n\n- a']
  ])('%#', (section, text) => {
    expect(markdownBody(section)).toBe(text)
  })

  it('is a list with one item a line', () => {
    expect(markdownList(['a', 'b'])).toBe('- a\n- b')
  })
})

describe('the line of the comparison', () => {
  it('says with what, from which size on, where to read more and what it cost', () => {
    expect(markdownComparison(aReport().build())).toMatch(
      /^Compared with 10 runs of .* 14 % .* \[Report\]\(https:\/\/github\.com\/octo\/app\/actions\/runs\/812\) · \$0\.041$/
    )
  })

  it('is only a link where nothing was measured', () => {
    const report = aReport().targets().but({ notMeasured: 'fork-without-key' })
    expect(markdownComparison(report.build())).toMatch(/^\[Report\]\([^)]*\)$/)
    expect(markdownComparison(report.context({ runUrl: 'javascript:alert(1)' }).build())).toBe('Report')
  })
})

describe('the closing line', () => {
  it('names the head of the pull request and the time', () => {
    expect(markdownClosing(aReport().build())).toBe('head 5e6f7a8 · 2026-09-21 14:03 UTC')
  })

  it('names the commit where there is no pull request, and nothing that is unknown', () => {
    expect(markdownClosing(aReport().onMain().build())).toMatch(/^head 9988776 · /)
    const { commit: _, headCommit: __, ...context } = aReport().build().context
    expect(markdownClosing(aReport().but({ context }).build())).toBe('2026-09-21 14:03 UTC')
  })
})
