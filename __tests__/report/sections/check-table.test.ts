import { describe, expect, it } from '@jest/globals'
import type { Check } from '../../../src/domain/verdict.ts'
import type { Detail } from '../../../src/report/format/detail.ts'
import { PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { checksSection, comparisonOf, openTable, tallyOf } from '../../../src/report/sections/check-table.ts'
import { checkRows, openRows } from '../../../src/report/sentences/rows.ts'
import { aBaseUsed, aCheck, aRegression, aReport } from '../../support/a-report.ts'
import { CASES } from '../cases.ts'

const WHOLE: Detail = { wide: true, percentiles: true, trend: true, passing: true, improvements: true, rowCount: 1000 }

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

describe('the legend', () => {
  const legendOf = (...checks: readonly Check[]) =>
    checksSection(
      aReport()
        .checks(...checks)
        .build(),
      PLAIN_VOICE,
      WHOLE
    )[0]?.lines?.join(' ')
  const hidden = aCheck({ readMetric: 'ttfat' })

  it('says how answers of other lengths are compared', () => {
    expect(legendOf(aCheck())).toContain(' End-to-end time is compared at equal length of answer.')
    expect(legendOf(hidden)).toContain(
      ' End-to-end time is compared as users meet it since the first token is hidden, with answers of their own length.'
    )
    expect(legendOf(hidden, aCheck({ target: 'other' }))).toContain(
      ' End-to-end time is compared as users meet it where the first token is hidden, with'
    )
    expect(legendOf(hidden)).not.toContain('equal length')
  })

  it('names every cause', () => {
    const report = aReport()
      .base(aBaseUsed({ changedScenarioCount: 1 }))
      .checks(hidden)
      .build()
    expect(checksSection(report, PLAIN_VOICE, WHOLE)[0]?.lines?.join(' ')).toContain(
      'as users meet it where the prompts or the model changed or the first token is hidden, with'
    )
  })
})

it('counts what rows came to, gravest first', () => {
  expect(tallyOf(checkRows(CASES['regression'] ?? aReport().build()))).toBe(
    '2 regressed, 1 inconclusive, 1 improved, 2 passed'
  )
})
