import { describe, expect, it } from '@jest/globals'
import { readingName, readingsOf } from '../../../src/report/exports/readings.ts'
import { aBudget, aCheck, aReport, aTarget } from '../../support/a-report.ts'

const bare = aTarget({ metrics: [], counts: { attempted: 0, ok: 0, failed: {}, void: 0 }, streamedRatio: undefined })

describe('the numbers of a report', () => {
  it.each([
    [{ metric: 'ttft', statistic: 'p95' }, 'ttft.p95'],
    [{ metric: 'error_rate', statistic: 'rate' }, 'error_rate'],
    [{ metric: 'cost', statistic: 'mean' }, 'cost.mean']
  ] as const)('are named as budgets name them: %j', (reading, name) => {
    expect(readingName(reading)).toBe(name)
  })

  it('are those of the tables first, with the check and the interval of a budget beside them', () => {
    const check = aCheck()
    const readings = readingsOf(
      aReport()
        .checks(check)
        .budgets(aBudget({ interval: [600, 800] }))
        .build()
    )
    expect(readings[0]).toEqual({
      target: 'chat',
      metric: 'ttft',
      statistic: 'p50',
      value: 414.5,
      baseline: 412,
      interval: undefined,
      check
    })
    expect(readings[1]).toMatchObject({ statistic: 'p95', interval: [600, 800] })
  })

  it('take a rate from the counts where nothing was compared', () => {
    const target = aTarget({ counts: { attempted: 50, ok: 49, failed: { 'http-error': 1 }, void: 2 } })
    const rate = readingsOf(aReport().targets(target).checks().budgets().build()).find(
      ({ metric }) => metric === 'error_rate'
    )
    expect(rate?.value).toBeCloseTo(0.02)
  })

  it('hold the time that a layer adds, with its interval', () => {
    const added = { medianMs: 4.2, intervalMs: [3.1, 5.3], pairCount: 40 } as const
    const report = aReport()
      .targets({ ...bare, overhead: { ttft: added } })
      .checks()
      .budgets()
      .build()
    expect(readingsOf(report)).toMatchObject([
      { metric: 'overhead', statistic: 'p50', value: 4.2, interval: [3.1, 5.3] }
    ])
  })

  it('hold what only a check or a budget has, by the metric that was read', () => {
    const throughput = { metric: 'throughput', statistic: 'rate', operator: '>', limit: 1 } as const
    const report = aReport()
      .targets(bare)
      .checks(aCheck({ metric: 'ttft', readMetric: 'ttfat' }))
      .budgets(aBudget({ budget: throughput, readMetric: 'throughput', value: 45 }))
      .build()
    expect(readingsOf(report).map(({ metric, value }) => [metric, value])).toEqual([
      ['ttfat', 414.5],
      ['throughput', 45]
    ])
  })

  it('leave out what is missing or endless', () => {
    const endless = aCheck({ candidate: Number.POSITIVE_INFINITY })
    const { value: _, ...valueless } = aBudget()
    expect(readingsOf(aReport().targets(bare).checks(endless).budgets(valueless).build())).toEqual([])
  })
})
