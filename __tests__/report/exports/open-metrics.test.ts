import { describe, expect, it } from '@jest/globals'
import type { Report } from '../../../src/domain/report.ts'
import { STATES } from '../../../src/domain/verdict.ts'
import { renderOpenMetrics } from '../../../src/report/exports/open-metrics.ts'
import { aBudget, aCheck, aRegression, aReport } from '../../support/a-report.ts'
import { CASES } from '../cases.ts'

/** A family: its head in the order of the specification, then its points and no other's. */
const FAMILY =
  /^# TYPE (?<name>[a-z0-9_]+) gauge\n(?:# UNIT \k<name> (?<unit>[a-z_]+)\n)?# HELP \k<name> .+\n(?<points>(?:\k<name>[{ ].*\n)+)$/
const POINT =
  /^[a-z0-9_]+(?:\{[a-z_]+="(?:[^"\\]|\\[\\"n])*"(?:,[a-z_]+="(?:[^"\\]|\\[\\"n])*")*\})? -?[\d.]+(?:e-?\d+)?$/

/** The points by name and labels. Throws where the text breaks a rule of OpenMetrics 1.0. */
function read(text: string): ReadonlyMap<string, number> {
  expect(text).toMatch(/\n# EOF\n$/)
  const families = text.replace(/# EOF\n$/, '').split(/^(?=# TYPE)/m)
  const read = families.map((family) => FAMILY.exec(family)?.groups ?? { name: `unread: ${family}` })
  expect(read.map(({ name }) => name)).toEqual([...new Set(read.map(({ name }) => name))])
  for (const { name = '', unit = '', points } of read) {
    expect(name.endsWith(unit)).toBe(true)
    expect(points).toBeDefined()
  }
  const points = read.flatMap(({ points = '' }) => points.trimEnd().split('\n'))
  expect(points.filter((point) => !POINT.test(point))).toEqual([])
  const values = points.map((point) => [point.replace(/ \S+$/, ''), Number(/\S+$/.exec(point)?.[0])] as const)
  expect(new Set(values.map(([name]) => name)).size).toBe(values.length)
  return new Map(values)
}

const pointsOf = (report: Report): Readonly<Record<string, number>> =>
  Object.fromEntries(read(renderOpenMetrics(report)))

describe('OpenMetrics text', () => {
  it.each(Object.entries(CASES))('keeps the rules of the format: %s', (_, report) => {
    expect(read(renderOpenMetrics(report)).size).toBeGreaterThan(STATES.length)
  })

  it('has seconds, shares of 1, and a line for each state', () => {
    const points = pointsOf(
      aReport()
        .state('regression', 'red')
        .checks(aRegression())
        .budgets(aBudget({ verdict: 'met' }))
        .build()
    )
    expect(points).toMatchObject({
      'llm_latency_ttft_seconds{target="chat",statistic="p50"}': 0.4145,
      'llm_latency_change_ratio{target="chat",metric="ttft",statistic="p50"}': 0.31,
      'llm_latency_change_low_ratio{target="chat",metric="ttft",statistic="p50"}': 0.27,
      'llm_latency_state{state="regression"}': 1,
      'llm_latency_state{state="pass"}': 0,
      'llm_latency_check{target="chat",metric="ttft",statistic="p50",verdict="regressed"}': 1,
      'llm_latency_check{target="chat",metric="ttft",statistic="p50",verdict="unchanged"}': 0,
      'llm_latency_budget{target="chat",budget="TTFT p95 < 800 ms",verdict="met"}': 1
    })
  })

  it('leaves out what is not known, since NaN would be a value', () => {
    const { candidate: _, changeRatio: __, ...gone } = aCheck({ verdict: 'inconclusive', reason: 'vanished' })
    const text = renderOpenMetrics(
      aReport()
        .checks({ ...gone, intervalRatio: [0.1, Number.POSITIVE_INFINITY] })
        .build()
    )
    expect(text).not.toMatch(/NaN|Inf|undefined|change_ratio|change_high/)
    expect(text).toContain('change_low_ratio')
  })

  it('escapes what a label may not hold', () => {
    const points = pointsOf(
      aReport()
        .checks(aCheck({ target: 'a"b\\c\nd' }))
        .build()
    )
    expect(points).toHaveProperty([
      'llm_latency_check{target="a\\"b\\\\c d",metric="ttft",statistic="p50",verdict="unchanged"}'
    ])
  })
})
