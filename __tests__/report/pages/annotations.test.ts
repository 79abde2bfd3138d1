import { describe, expect, it } from '@jest/globals'
import { renderAnnotations } from '../../../src/report/pages/annotations.ts'
import { aBudget, aRegression, aReport } from '../../support/a-report.ts'
import { CASES, manyTargets } from '../cases.ts'

describe('annotations', () => {
  it('are one for each failed check and broken budget', () => {
    const report = CASES['regression']
    expect(report === undefined ? [] : renderAnnotations(report)).toEqual([
      { level: 'error', message: expect.stringMatching(/^chat: TTFT p50 is 31 % slower/) },
      { level: 'error', message: expect.stringMatching(/^chat: TTFT p95 is 60 % slower/) },
      { level: 'error', message: expect.stringMatching(/^chat: TTFT p95 is 1\.10 s .* over the budget of 800 ms/) }
    ])
  })

  it('are none where nothing failed', () => {
    expect(renderAnnotations(aReport().build())).toEqual([])
    expect(renderAnnotations(CASES['not-measured'] ?? aReport().build())).not.toContainEqual(expect.anything())
  })

  it.each([
    ['red', 'error'],
    ['warning', 'warning'],
    ['green', 'notice']
  ] as const)('of a %s job are of level %s', (color, level) => {
    const report = aReport().state('regression', color).checks(aRegression()).build()
    expect(renderAnnotations(report).map((one) => one.level)).toEqual([level])
  })

  it('leave drift a warning beside a regression, and make it an error where it is what failed', () => {
    const drift = aRegression({ target: 'mini', owned: false })
    const beside = aReport().state('regression', 'red').checks(aRegression(), drift).build()
    const alone = aReport().state('drift', 'red').checks(drift).build()
    expect(renderAnnotations(beside).map(({ level }) => level)).toEqual(['error', 'warning'])
    expect(renderAnnotations(alone).map(({ level }) => level)).toEqual(['error'])
  })

  it('leave a budget that the base breaks too a warning beside one that is new', () => {
    const broken = aBudget({ verdict: 'broken' })
    const report = aReport()
      .state('over-budget', 'red')
      .budgets(broken, { ...broken, brokenOnBase: true })
      .build()
    expect(renderAnnotations(report).map(({ level }) => level)).toEqual(['error', 'error'])
    const regression = aReport()
      .state('regression', 'red')
      .checks(aRegression())
      .budgets({ ...broken, brokenOnBase: true })
    expect(renderAnnotations(regression.build()).map(({ level }) => level)).toEqual(['error', 'warning'])
  })

  it('are none of what was accepted', () => {
    expect(renderAnnotations(CASES['paired-accepted'] ?? aReport().build())).toEqual([])
  })

  it('of a trial are warnings', () => {
    expect(renderAnnotations(CASES['paired-trial'] ?? aReport().build()).map(({ level }) => level)).toEqual(['warning'])
  })

  it('say of base what the page says', () => {
    const [annotation] = renderAnnotations(CASES['paired-over-budget-on-base-too'] ?? aReport().build())
    expect(annotation?.message).toMatch(/ Base breaks it too\.$/)
  })

  it('say once that nothing could be measured', () => {
    expect(renderAnnotations(CASES['could-not-measure'] ?? aReport().build())).toEqual([
      {
        level: 'warning',
        message: expect.stringMatching(/^LLM latency: could not measure\. mini: 56 of 60 requests failed/)
      }
    ])
  })

  it('are ten at most, the last counting the rest', () => {
    const annotations = renderAnnotations(manyTargets(20))
    expect(annotations).toHaveLength(10)
    expect(annotations.at(-1)?.message).toBe('11 more failed checks: see the job summary.')
  })

  it('are single lines that the runner takes for no command', () => {
    for (const report of Object.values(CASES)) {
      for (const { message } of renderAnnotations(report)) expect(message).not.toMatch(/\n|::|##\[/)
    }
  })
})
