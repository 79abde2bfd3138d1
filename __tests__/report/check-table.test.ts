import { describe, expect, it } from '@jest/globals'
import { comparisonOf, openTable, tallyOf } from '../../src/report/check-table.ts'
import { PLAIN_VOICE } from '../../src/report/escape.ts'
import { checkRows, openRows } from '../../src/report/rows.ts'
import { aCheck, aRegression, aReport } from '../support/a-report.ts'
import { CASES } from './cases.ts'

describe('the open table', () => {
  it('has the columns that a reviewer needs, under the name of what is judged', () => {
    const report = aReport().state('regression', 'red').checks(aRegression()).build()
    expect(openTable(report, openRows(report), PLAIN_VOICE).columns.map(({ title }) => title)).toEqual([
      '',
      'Target',
      'Metric',
      'Baseline',
      'This change',
      'Change',
      'Noise',
      'Limit'
    ])
  })
})

describe('what was compared with', () => {
  const paired = aCheck({ kind: 'interleaved', pairCount: 90 })
  it.each([
    ['stored runs', [aCheck()], 'baseline', ['Baseline', 'Noise']],
    ['base beside head', [paired], 'base', ['Base', 'Pairs']],
    ['the one for one target, the other for another', [paired, aCheck()], 'both', ['Baseline', 'Noise']]
  ] as const)('%s', (_name, checks, comparison, titles) => {
    const report = aReport()
      .checks(...checks)
      .build()
    expect(comparisonOf(report)).toBe(comparison)
    const shown = openTable(report, [], PLAIN_VOICE).columns.map(({ title }) => title)
    expect(shown).toEqual(expect.arrayContaining([...titles]))
  })
})

it('counts what rows came to, gravest first', () => {
  expect(tallyOf(checkRows(CASES['regression'] ?? aReport().build()))).toBe(
    '2 regressed, 1 inconclusive, 1 improved, 2 passed'
  )
})
