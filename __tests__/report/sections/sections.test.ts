import { describe, expect, it } from '@jest/globals'
import type { Detail } from '../../../src/report/format/detail.ts'
import { PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { sectionsOf } from '../../../src/report/sections/sections.ts'
import { aBaseUsed, aReport, aTarget } from '../../support/a-report.ts'
import { CASES } from '../cases.ts'

const WHOLE: Detail = { wide: true, percentiles: true, trend: true, passing: true, improvements: true, rowCount: 1000 }
const titlesOf = (name: string, detail: Partial<Detail> = {}): readonly string[] =>
  sectionsOf(CASES[name] ?? aReport().build(), PLAIN_VOICE, { ...WHOLE, ...detail }).map(({ title }) => title)
const tableOf = (start: string, report = aReport().build(), detail: Partial<Detail> = {}) =>
  sectionsOf(report, PLAIN_VOICE, { ...WHOLE, ...detail }).find(({ title }) => title.startsWith(start))?.table

describe('the sections', () => {
  it('carry their result in the title', () => {
    expect(titlesOf('regression')).toEqual([
      'Checks: 2 regressed, 1 inconclusive, 1 improved, 2 passed',
      'To accept them: 2 lines for the configuration',
      'Budgets: 1 broken and 1 met',
      'Percentiles: TTFT p50 412 → 540 ms',
      'Trend over the runs of the baseline, this one last',
      'How it was measured: 60 of 60 requests ok, $0.041'
    ])
    expect(titlesOf('regression-failures')).toContain('Failures: 9 of 60 requests')
    expect(titlesOf('regression-no-longer-streams')).toContain('1 note')
  })

  it('are none where nothing was measured', () => {
    expect(titlesOf('not-measured')).toEqual([])
  })

  it('go with the detail', () => {
    expect(titlesOf('regression', { percentiles: false, trend: false }).join()).not.toMatch(/Percentiles|Trend/)
  })

  it('count the rows that were left out', () => {
    const report = CASES['regression'] ?? aReport().build()
    const words = (detail: Partial<Detail>) => tableOf('Checks', report, detail)
    expect(words({})).toMatchObject({ moreCount: 0 })
    expect(words({ passing: false })).toMatchObject({ moreCount: 2 })
    expect(words({ passing: false, improvements: false })).toMatchObject({ moreCount: 3 })
    expect(words({ rowCount: 1 })).toMatchObject({ moreCount: 5 })
    expect(words({ rowCount: 1 })?.rows).toHaveLength(1)
  })

  it('are narrow where the page is', () => {
    expect(tableOf('Checks')?.columns.map(({ title }) => title)).toContain('Detectable')
    const narrow = tableOf('Checks', aReport().build(), { wide: false })
    expect(narrow?.columns).toHaveLength(8)
    expect(narrow?.rows[0]).toHaveLength(8)
    expect(tableOf('Percentiles', aReport().build(), { wide: false })?.columns.map(({ title }) => title)).not.toContain(
      'p99'
    )
  })

  it('tell how the requests of base failed, too', () => {
    const counts = { attempted: 80, ok: 40, failed: { overloaded: 40 } }
    const report = aReport()
      .base(aBaseUsed({ target: { counts } }))
      .build()
    const failures = sectionsOf(report, PLAIN_VOICE, WHOLE).find(({ title }) => title.startsWith('Failures'))
    expect(failures?.title).toBe('Failures: 40 of 140 requests')
    expect(failures?.table?.rows).toEqual([['chat (base)', 'overloaded (503 or 529)', '40 of 80']])
  })

  it('say how many values a percentile lacks, or that a failure reaches it', () => {
    const metrics = [{ metric: 'ttft', candidate: { n: 45, p50: 400 }, trend: [] }] as const
    expect(tableOf('Percentiles', aReport().targets(aTarget({ metrics })).build())?.rows).toEqual([
      ['chat', 'TTFT', '400 ms', 'needs 15 more', 'needs 255 more', '45']
    ])
    const full = [{ metric: 'ttft', candidate: { n: 60, p50: 400 }, trend: [] }] as const
    expect(
      tableOf(
        'Percentiles',
        aReport()
          .targets(aTarget({ metrics: full }))
          .build()
      )?.rows[0]?.[3]
    ).toBe('∞ (failures)')
  })

  it('draw the trend with the value of now', () => {
    const metrics = [{ metric: 'ttft', candidate: { n: 60, p50: 540 }, trend: [400, 400, 540] }] as const
    expect(tableOf('Trend', aReport().targets(aTarget({ metrics })).build())?.rows).toEqual([
      ['chat', 'TTFT', '▁▁▇', '540 ms']
    ])
  })
})
