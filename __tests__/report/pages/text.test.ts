import { describe, expect, it } from '@jest/globals'
import { renderText } from '../../../src/report/pages/text.ts'
import { aReport } from '../../support/a-report.ts'
import { CASES, manyTargets } from '../cases.ts'

describe('the text for a log', () => {
  it('says the verdict first, then the reason, then the table', () => {
    const [title, lead, compared, next, table] = renderText(CASES['regression'] ?? aReport().build()).split('\n\n')
    expect(title).toBe('LLM latency: 2 regressions, 1 budget broken')
    expect(lead).toMatch(/^chat: TTFT p95 is 60 % slower/)
    expect(compared).toMatch(/^Compared with 10 runs/)
    expect(next).toMatch(/^Next: /)
    expect(table).toMatch(/^Checks: 2 regressed.*\nTarget {2}Metric/)
  })

  it('has the words of each check that decides', () => {
    expect(renderText(aReport().build())).toContain(
      'chat: TTFT p50: a slowdown of 10 % or more is unlikely (measured +0.6 %, −2.9 to +4.2).\nchat: TPOT p50: '
    )
  })

  it.each(Object.entries(CASES))('of "%s" has no color, no markup and no command of the runner', (_name, report) => {
    expect(renderText(report)).not.toMatch(/\p{Cf}|\[\d+m|<code>|&#\d+;|\*\*<|^\s*::|##\[/mu)
  })

  it('of 300 targets stays readable in a log', () => {
    expect(renderText(manyTargets(300)).length).toBeLessThanOrEqual(200_000)
  })
})
