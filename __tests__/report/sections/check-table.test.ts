import { describe, expect, it } from '@jest/globals'
import type { Report } from '../../../src/domain/report.ts'
import type { Check } from '../../../src/domain/verdict.ts'
import type { Detail } from '../../../src/report/format/detail.ts'
import { PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { allChecks, sparkline, tallyOf } from '../../../src/report/sections/check-table.ts'
import { aBaseUsed, aCheck, aReport, aTarget } from '../../support/a-report.ts'

const WHOLE: Detail = { wide: true, percentiles: true, trend: true, passing: true, improvements: true, rowCount: 1000 }

describe('the table of all checks', () => {
  const columnsOf = (report: Report, detail: Partial<Detail> = {}) =>
    allChecks(report, PLAIN_VOICE, { ...WHOLE, ...detail })[0]?.tables?.[0]?.columns.map(({ title }) => title)
  const paired = aReport()
    .checks(aCheck({ kind: 'interleaved', pairCount: 90 }))
    .targets()
    .build()

  it('shows noise against stored runs, and pairs against base', () => {
    expect(columnsOf(aReport().build())).toEqual(expect.arrayContaining(['Baseline', 'Noise']))
    expect(columnsOf(paired)).toEqual(expect.arrayContaining(['Base', 'Pairs']))
  })

  it('has fewer columns on a narrow page, and no trend where a page is short of room or there is none', () => {
    expect(columnsOf(aReport().build())).toHaveLength(11)
    expect(columnsOf(aReport().build(), { wide: false })).toHaveLength(9)
    expect(columnsOf(aReport().build(), { wide: false, trend: false })).toHaveLength(8)
    expect(columnsOf(paired, { wide: false })).toHaveLength(8)
  })

  it('draws the trend of the medians', () => {
    const metrics = [{ metric: 'ttft', candidate: { n: 60, p50: 540 }, trend: [400, 400, 540] }] as const
    const report = aReport()
      .checks(aCheck(), aCheck({ statistic: 'p95' }))
      .budgets()
      .targets(aTarget({ metrics }))
    const [section] = allChecks(report.build(), PLAIN_VOICE, WHOLE)
    expect(section?.tables?.[0]?.rows.map((row) => row.at(-1))).toEqual(['▁▁▇', '–'])
  })

  it('has a row for each budget', () => {
    const [section] = allChecks(aReport().checks().build(), PLAIN_VOICE, WHOLE)
    expect(section?.title).toBe('All checks: 1 met')
    expect(section?.tables?.[0]?.rows[0]).toEqual(expect.arrayContaining(['TTFT p95 budget', '702 ms', '< 800 ms']))
  })
})

describe('the legend', () => {
  const legendOf = (...checks: readonly Check[]) =>
    allChecks(
      aReport()
        .checks(...checks)
        .build(),
      PLAIN_VOICE,
      WHOLE
    )[0]?.lines?.join(' ')
  const hidden = aCheck({ readMetric: 'ttfat' })

  it('explains what noise is taken as, what takes two jobs, and what no size could have shown', () => {
    expect(legendOf(aCheck())).toContain('Noise is the standard deviation between runs.')
    expect(legendOf(aCheck({ assumedNoiseRatio: 0.1 }))).toContain('taken as a guess until 5 runs show it')
    expect(legendOf(aCheck())).toContain('found nine times in ten.')
    expect(legendOf(aCheck({ detectableByTwoJobs: true }))).toContain('nine times in ten, in history by two jobs.')
    expect(legendOf(aCheck({ detectableRatio: 4 }))).toContain('nine times in ten; none means not even 300 %.')
  })

  it('says how answers of other lengths are compared', () => {
    expect(legendOf(aCheck())).toContain(' End-to-end time is compared at equal answer length.')
    expect(legendOf(hidden)).toContain(
      ' End-to-end time is compared with answers at their own length since the first token is hidden.'
    )
    expect(legendOf(hidden, aCheck({ target: 'other' }))).toContain(
      ' at their own length where the first token is hidden.'
    )
    expect(legendOf(hidden)).not.toContain('equal answer length')
  })

  it('names every cause', () => {
    const report = aReport()
      .base(aBaseUsed({ changedScenarioCount: 1 }))
      .checks(hidden)
      .build()
    expect(allChecks(report, PLAIN_VOICE, WHOLE)[0]?.lines?.join(' ')).toContain(
      'at their own length where the prompts or the model changed or the first token is hidden.'
    )
  })
})

it('counts what rows came to, gravest first', () => {
  expect(tallyOf(['regressed', 'regressed', 'passed'])).toBe('2 regressed, 1 passed')
})

describe('a sparkline', () => {
  it.each([
    [[], ''],
    [[5], ''],
    [[100, 125, 150, 175, 200], '▁▂▃▅▇'],
    [[100, 100, 140], '▁▁▇'],
    [[140, 100, 100], '▇▁▁'],
    [[0, 0, 0], '▁▁▁'],
    [[100, Number.NaN, 200, Number.POSITIVE_INFINITY], '▁▇']
  ])('of %j is %j', (values, line) => {
    expect(sparkline(values)).toBe(line)
  })

  it('leaves noise of a few per cent flat', () => {
    expect(sparkline([100, 103, 98, 101, 102])).toBe('▁▁▁▁▁')
  })

  it('shows the newest twenty', () => {
    expect(sparkline([...Array<number>(30).fill(100), 200])).toBe(`${'▁'.repeat(19)}▇`)
  })
})
