import { describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import type { Report } from '../../../src/domain/report.ts'
import { renderCsv } from '../../../src/report/exports/csv.ts'
import { aBudget, aCheck, aRegression, aReport } from '../../support/a-report.ts'
import { CASES } from '../cases.ts'

function rowsOf(report: Report): readonly Readonly<Record<string, string>>[] {
  return parse(renderCsv(report), { columns: true })
}

describe('the CSV', () => {
  it('has a row for each check, each budget, and each number that is not checked', () => {
    const rows = rowsOf(aReport().checks(aRegression()).budgets(aBudget()).build())
    expect(rows[0]).toMatchObject({
      kind: 'check',
      target: 'chat',
      metric: 'ttft',
      statistic: 'p50',
      unit: 'ms',
      baseline: '412',
      value: '540',
      change_ratio: '0.31',
      change_low: '0.27',
      change_high: '0.36',
      verdict: 'regressed',
      reason: 'slower-beyond-noise',
      compared_by: 'history',
      decides: 'true',
      pairs: ''
    })
    expect(rows[1]).toMatchObject({ kind: 'budget', operator: '<', limit: '800', verdict: 'met', baseline: '' })
    expect(rows.slice(2).map(({ kind }) => kind)).toEqual(rows.slice(2).map(() => 'value'))
    expect(
      rows.filter(({ metric, statistic, kind }) => kind !== 'budget' && metric === 'ttft' && statistic === 'p50')
    ).toHaveLength(1)
  })

  it('takes the numbers of the tables where a check could not judge', () => {
    const { baseline: _, candidate: __, ...blind } = aCheck({ verdict: 'inconclusive', reason: 'too-few-samples' })
    const [row] = rowsOf(aReport().checks(blind).build())
    expect([row?.['baseline'], row?.['value']]).toEqual(['412', '414.5'])
  })

  it.each(Object.entries(CASES))('names the run in every row, in as many cells: %s', (_, report) => {
    const rows = rowsOf(report)
    expect(rows.every((row) => row['started_at'] === report.measured.startedAt)).toBe(true)
    expect(new Set(rows.map((row) => Object.keys(row).length)).size).toBeLessThan(2)
  })

  it.each([
    ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['a,b "c"', 'a,b "c"'],
    ['a\nb', 'a b'],
    ['##[error]x', '# #[error]x']
  ])('lets no spreadsheet and no runner act on %s', (target, cell) => {
    expect(rowsOf(aReport().checks(aCheck({ target })).build())[0]?.['target']).toBe(cell)
  })

  it('leaves a negative number a number, and an endless one empty', () => {
    const endless = aCheck({ changeRatio: -0.1, intervalRatio: [-0.2, Number.POSITIVE_INFINITY] })
    const [row] = rowsOf(aReport().checks(endless).build())
    expect([row?.['change_ratio'], row?.['change_low'], row?.['change_high']]).toEqual(['-0.1', '-0.2', ''])
  })
})
