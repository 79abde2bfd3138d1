import { describe, expect, it } from '@jest/globals'
import { renderSummary } from '../../../src/report/pages/markdown.ts'
import { aReport } from '../../support/a-report.ts'
import { CASES, manyTargets } from '../cases.ts'

describe('the job summary', () => {
  it('begins with the verdict and has every table open', () => {
    const summary = renderSummary(CASES['regression'] ?? aReport().build())
    expect(summary).toMatch(/^### 🔴 LLM latency: .* 1 more regression, 1 budget broken\n/)
    expect(summary.match(/^#### /gm)).toHaveLength(4)
    expect(summary).not.toContain('<details>')
  })

  it('shows the interval and the smallest detectable change of every check', () => {
    expect(renderSummary(aReport().build())).toContain(
      '| ~ +0.6 % (−2.9 to +4.2) | ±4 % | +10 % | 14 % | 60 vs 600 in 10 runs | ▁▁▁▁▁▁▁▁▁▁▁ |'
    )
  })

  it('of 300 targets is below 900 kB', () => {
    expect(Buffer.byteLength(renderSummary(manyTargets(300)))).toBeLessThanOrEqual(900_000)
  })
})
