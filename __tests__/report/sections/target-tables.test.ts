import { describe, expect, it } from '@jest/globals'
import type { Report } from '../../../src/domain/report.ts'
import type { Check } from '../../../src/domain/verdict.ts'
import { MARKDOWN_VOICE, PLAIN_VOICE } from '../../../src/report/format/escape.ts'
import { targetTables } from '../../../src/report/sections/target-tables.ts'
import {
  aBaseUsed,
  aBudget,
  aCheck,
  anErrorRate,
  aPairedRegression,
  aRegression,
  aReport,
  aTarget,
  checksOf
} from '../../support/a-report.ts'

/** Rows by their label, non-breaking spaces as plain ones. */
const rowsOf = (report: Report, voice = MARKDOWN_VOICE) => {
  const rows = targetTables(report, voice)[0]?.table.rows ?? []
  return Object.fromEntries(
    rows.map((row) => row.map((cell) => cell.replaceAll('\u00a0', ' '))).map(([label, ...cells]) => [label, cells])
  )
}
const ttft = (...checks: readonly Check[]) =>
  rowsOf(
    aReport()
      .checks(...checks)
      .build()
  )['TTFT']
const bare = () => aReport().checks().budgets().noBaseline()

describe('the table of a target', () => {
  it('has a row a metric and a row a budget, in three columns under its name', () => {
    const [{ table } = { table: undefined }] = targetTables(aReport().build(), MARKDOWN_VOICE)
    expect(table?.columns.map(({ title }) => title)).toEqual(['<code>chat</code>', 'p50', 'p95'])
    expect(rowsOf(aReport().build())).toEqual({
      TTFT: ['412 → 415 ms ~', '690 → 702 ms ~'],
      TPOT: ['14.2 → 14.1 ms ~', '17.1 → 16.9 ms'],
      'End-to-end time': ['3.25 → 3.28 s ~', '4.38 → 4.41 s'],
      'Budget TTFT p95 < 800 ms': ['', '702 ms ✅']
    })
  })

  it('keeps a number with its unit', () => {
    const [{ table } = { table: undefined }] = targetTables(aReport().checks(aRegression()).build(), MARKDOWN_VOICE)
    expect(table?.rows[0]?.[1]).toBe('412\u00a0→ 540\u00a0ms 🔴\u00a0**+31\u00a0%** (27\u00a0to\u00a036)')
    expect(targetTables(aReport().build(), PLAIN_VOICE)[0]?.table.rows.join()).not.toContain('\u00a0')
  })

  it('has only what was measured where there is nothing to compare with', () => {
    const metrics = aTarget().metrics.map(({ baseline: _, ...metric }) => metric)
    expect(rowsOf(bare().targets(aTarget({ metrics })).build())['TTFT']).toEqual(['415 ms', '702 ms'])
  })

  it.each<[string, Check, string]>([
    ['a slowdown, with its interval', aPairedRegression(), '412 → 461 ms 🔴 **+11.8 %** (7.9 to 15.8)'],
    ['drift', aRegression({ owned: false }), '412 → 540 ms 🟡 **+31 %** (27 to 36)'],
    [
      'certain, and within the margin',
      aCheck({ changeRatio: 0.04, intervalRatio: [0.03, 0.05] }),
      '412 → 415 ms +4 % (3 to 5), within the margin'
    ],
    ['open', aCheck({ verdict: 'inconclusive', reason: 'could-be-either' }), '412 → 415 ms ⚪ +0.6 % (−2.9 to +4.2)'],
    [
      'faster',
      aCheck({ verdict: 'improved', reason: 'faster-beyond-noise', changeRatio: -0.12, intervalRatio: [-0.16, -0.08] }),
      '412 → 415 ms 🟢 −12 % (8 to 16)'
    ],
    ['gone', aCheck({ verdict: 'inconclusive', reason: 'vanished', changeRatio: undefined }), '412 ms → – ⚪']
  ])('shows %s', (_name, check, cell) => {
    expect(ttft(check)?.[0]).toBe(cell)
  })

  it('says in words what a page without icons cannot show', () => {
    const report = aReport().checks(aRegression()).build()
    expect(rowsOf(report, PLAIN_VOICE)).toMatchObject({
      TTFT: ['412 → 540 ms regressed +31 % (27 to 36)', '690 → 702 ms'],
      'Budget TTFT p95 < 800 ms': ['', '702 ms met']
    })
  })

  it('shows that failures reach a percentile, and nothing where there are too few values', () => {
    const metrics = [{ metric: 'ttft', candidate: { n: 60, p50: 400 }, trend: [] }] as const
    expect(rowsOf(bare().targets(aTarget({ metrics })).build())['TTFT']).toEqual(['400 ms', '∞'])
    const few = [{ metric: 'ttft', candidate: { n: 45, p50: 400 }, trend: [] }] as const
    expect(
      rowsOf(
        bare()
          .targets(aTarget({ metrics: few }))
          .build()
      )['TTFT']
    ).toEqual(['400 ms', '–'])
  })

  it('reads the first token of the answer where the reply hides its own', () => {
    expect(
      rowsOf(
        aReport()
          .checks(aCheck({ readMetric: 'ttfat' }))
          .build()
      )
    ).toHaveProperty('TTFAT')
    const metrics = [{ metric: 'ttfat', candidate: { n: 60, p50: 400, p95: 500 }, trend: [] }] as const
    expect(rowsOf(bare().targets(aTarget({ metrics })).build())).toEqual({ TTFAT: ['400 ms', '500 ms'] })
  })

  it('has a row for another metric where it gates', () => {
    const speed = aCheck({ metric: 'output_speed', baseline: 71, candidate: 70 })
    expect(rowsOf(aReport().checks(speed).build())['Output speed']).toEqual(['71 → 70 tok/s ~', '–'])
    expect(
      rowsOf(
        aReport()
          .checks({ ...speed, gating: false })
          .build()
      )
    ).not.toHaveProperty('Output speed')
  })

  it('has a row for a flagged check without a cell, and none for one that passed', () => {
    const failures = anErrorRate({ verdict: 'regressed', reason: 'more-failures', candidate: 0.15 })
    expect(rowsOf(aReport().checks(failures).build())['Error rate']).toEqual(['', '0.4 → 15 % 🔴 **more failures**'])
    expect(rowsOf(aReport().checks(anErrorRate()).build())).not.toHaveProperty('Error rate')
    const prompts = aPairedRegression({
      statistic: 'worst-prompt',
      reason: 'slower-prompts',
      scenarios: ['a', 'b'],
      baseline: undefined,
      candidate: undefined,
      intervalRatio: undefined
    })
    expect(rowsOf(aReport().checks(prompts).build())['TTFT of 2 single prompts']).toEqual(['', '🔴 **+11.8 %**'])
    const overhead = aRegression({ metric: 'overhead', baseline: 1, candidate: 1.3 })
    expect(rowsOf(aReport().checks(overhead).build())['Overhead p50']?.[0]).toBe('1 → 1.30 ms 🔴 **+31 %** (27 to 36)')
  })

  it('shows the price where it changed', () => {
    const cost = (costChangeRatio: number) =>
      rowsOf(
        aReport()
          .base(aBaseUsed({ target: { costChangeRatio } }))
          .build()
      )['Cost per answer']
    expect(cost(-0.4)).toEqual(['', '−40 %'])
    expect(cost(0.004)).toBeUndefined()
  })

  it.each([
    [aBudget({ verdict: 'broken', value: 1104, interval: [980, 1290] }), '**1.10 s** 🔴 (980 ms to 1.29 s)'],
    [aBudget({ verdict: 'broken', brokenOnBase: true }), '**702 ms** 🟡 (655 to 768 ms)'],
    [aBudget({ verdict: 'at-the-edge' }), '**702 ms** 🟡 (655 to 768 ms)'],
    [aBudget({ verdict: 'not-measured' }), '– ⚪'],
    [aBudget({ verdict: 'met', sampleCount: 59 }), '702 ms ✅ as far as 59 requests can tell'],
    [aBudget({ verdict: 'broken', value: undefined, interval: undefined }), '**∞** 🔴']
  ])('shows a flagged budget with its interval: %#', (budget, cell) => {
    expect(rowsOf(aReport().budgets(budget).build())['Budget TTFT p95 < 800 ms']?.[1]).toBe(cell)
  })

  it('counts met budgets beyond the fourth, and shows every broken one', () => {
    const budgets = [1, 2, 3, 4, 5, 6].map((limit) => aBudget({ budget: { limit: 1000 * limit } }))
    const broken = aBudget({ verdict: 'broken', budget: { statistic: 'p50', limit: 100 } })
    const rows = rowsOf(
      bare()
        .budgets(...budgets, broken)
        .build()
    )
    expect(Object.keys(rows).filter((label) => label.startsWith('Budget'))).toHaveLength(5)
    expect(rows['Budget TTFT p50 < 100 ms']?.[0]).toContain('🔴')
    expect(rows['2 more budgets']).toEqual(['', '✅'])
  })
})

describe('the tables of a report', () => {
  it('come gravest first, also of a target that has checks and no summary', () => {
    const report = aReport()
      .checks(...checksOf('a'), aCheck({ target: 'b', verdict: 'improved' }), aRegression({ target: 'c' }))
      .budgets(aBudget({ target: 'd', verdict: 'at-the-edge' }))
      .targets(aTarget({ id: 'a' }), aTarget({ id: 'b' }))
      .build()
    expect(targetTables(report, PLAIN_VOICE).map(({ table, mark }) => [table.columns[0]?.title, mark])).toEqual([
      ['c', 'regressed'],
      ['d', 'at-the-edge'],
      ['b', 'improved'],
      ['a', 'passed']
    ])
  })

  it('are none without a number to show', () => {
    const metrics = [{ metric: 'ttft', candidate: { n: 1 }, trend: [] }] as const
    const report = bare()
      .targets(aTarget({ metrics }))
      .budgets(aBudget({ verdict: 'not-measured' }))
      .build()
    expect(targetTables(report, PLAIN_VOICE)).toEqual([])
  })
})
