import { describe, expect, it } from '@jest/globals'
import { renderText } from '../../../src/report/pages/pages.ts'
import { aReport } from '../../support/a-report.ts'
import { CASES, manyTargets } from '../cases.ts'

describe('the text for a log', () => {
  it('says the verdict first, then the numbers, then their reason', () => {
    const [title, table, lead, compared, next] = renderText(CASES['regression'] ?? aReport().build()).split('\n\n')
    expect(title).toMatch(/^LLM latency: chat .* 1 more regression, 1 budget broken$/)
    expect(table).toMatch(/^chat +p50 +p95\nTTFT +412 → 540 ms regressed \+31 % \(27 to 36\) /)
    expect(lead).toMatch(/^A second measurement in the same job agreed/)
    expect(compared).toMatch(/^Compared with 10 runs/)
    expect(next).toMatch(/^Next: /)
  })

  it.each(Object.entries(CASES))('of "%s" has no color, no markup and no command of the runner', (_name, report) => {
    expect(renderText(report)).not.toMatch(/\p{Cf}|\[\d+m|<code>|&#\d+;|\*\*<|^\s*::|##\[/mu)
  })

  it('of 300 targets stays readable in a log', () => {
    expect(renderText(manyTargets(300)).length).toBeLessThanOrEqual(200_000)
  })
})
