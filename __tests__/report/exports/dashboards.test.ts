import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import type { Report } from '../../../src/domain/report.ts'
import { renderBencher, renderGithubActionBenchmark } from '../../../src/report/exports/dashboards.ts'
import { aBudget, aCheck, aRegression, aReport, aTarget } from '../../support/a-report.ts'
import { CASES } from '../cases.ts'

/** What benchmark-action/github-action-benchmark reads (src/extract.ts), without the coercion that makes 0 of null. */
const BENCHMARKS = z.array(
  z.strictObject({
    name: z.string().min(1),
    unit: z.string(),
    value: z.number(),
    range: z.string().optional(),
    extra: z.string().optional()
  })
)
/** Bencher Metric Format, version 0 (bencher.dev/bmf.json). */
const BENCHER = z.record(
  z.string().min(1).max(1024),
  z.record(
    z.string().regex(/^[a-z0-9-]{1,64}$/),
    z.strictObject({ value: z.number(), lower_value: z.number().optional(), upper_value: z.number().optional() })
  )
)

const benchmarksOf = (report: Report) => BENCHMARKS.parse(JSON.parse(renderGithubActionBenchmark(report)))
const bencherOf = (report: Report) => BENCHER.parse(JSON.parse(renderBencher(report)))

describe('the file for github-action-benchmark', () => {
  it.each(Object.entries(CASES))('is what the action reads, each name once: %s', (_, report) => {
    const names = benchmarksOf(report).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has the outcome of a check beside its value', () => {
    expect(benchmarksOf(aReport().checks(aRegression()).build())[0]).toEqual({
      name: 'chat: ttft.p50',
      unit: 'ms',
      value: 414.5,
      extra: '+31 % (+27 to +36), regressed'
    })
  })

  it('has the interval of a budget as the range', () => {
    const report = aReport()
      .budgets(aBudget({ interval: [651, 730.5] }))
      .build()
    const ranges = benchmarksOf(report).filter(({ range }) => range !== undefined)
    expect(ranges).toMatchObject([{ name: 'chat: ttft.p95', range: '651 to 731 ms' }])
  })

  it('has neither rates, whose first failure is infinitely worse, nor speeds, of which more is better', () => {
    const rate = { metric: 'error_rate', statistic: 'rate', limit: 0.01 } as const
    const report = aReport()
      .budgets(aBudget({ budget: rate, readMetric: 'error_rate', value: 0.002 }))
      .build()
    expect(benchmarksOf(report).map(({ unit }) => unit)).not.toContain('ratio')
    expect(benchmarksOf(report).map(({ unit }) => unit)).not.toContain('tok/s')
  })
})

describe('the file for Bencher', () => {
  it.each(Object.entries(CASES))('is in its format: %s', (_, report) => {
    expect(() => bencherOf(report)).not.toThrow()
  })

  it('has a benchmark for each target and the unit in the name of each measure', () => {
    const report = aReport()
      .targets(aTarget(), aTarget({ id: 'mini' }))
      .budgets(aBudget({ interval: [651, 730] }))
      .build()
    const { chat = {}, mini = {} } = bencherOf(report)
    expect(chat).toMatchObject({
      'ttft-p50-ms': { value: 414.5 },
      'ttft-p95-ms': { lower_value: 651, upper_value: 730 },
      'error-rate-ratio': { value: 0 }
    })
    expect(Object.keys(mini)).toContain('e2e-p95-ms')
  })

  it('leaves out an end that is not known', () => {
    const report = aReport()
      .budgets(aBudget({ interval: [651, Number.POSITIVE_INFINITY] }))
      .build()
    expect(Object.keys(bencherOf(report)['chat']?.['ttft-p95-ms'] ?? {})).toEqual(['value', 'lower_value'])
  })

  it('has neither a value nor a null where nothing is known', () => {
    const none = aTarget({
      metrics: [],
      counts: { attempted: 0, ok: 0, failed: {}, void: 0 },
      streamedRatio: undefined
    })
    expect(
      bencherOf(
        aReport()
          .targets(none)
          .checks(aCheck({ candidate: Number.POSITIVE_INFINITY }))
          .budgets()
          .build()
      )
    ).toEqual({})
  })
})
