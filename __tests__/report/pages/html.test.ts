import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import type { ChartData } from '../../../src/domain/chart-data.ts'
import { CHARTS_SCRIPT } from '../../../src/report/pages/charts-script.ts'
import { renderHtml } from '../../../src/report/pages/html.ts'
import { aRegression, aReport } from '../../support/a-report.ts'
import { CASES, HOSTILE_TEXT, manyTargets } from '../cases.ts'

const NOTHING = { base: [], head: [] }
const target = (id: string, requestCount: number): ChartData['targets'][number] => ({
  id,
  paired: false,
  prompts: [{ id: HOSTILE_TEXT.slice(0, 200), kind: 'chat' }],
  values: { ttft: NOTHING, tpot: NOTHING, e2e: NOTHING },
  changes: [],
  requests: Array.from({ length: requestCount }, (_, index) => ({
    prompt: 0,
    arm: 'head' as const,
    outcome: 'ok',
    startedAtMs: index,
    ttftMs: 100.25,
    endMs: 1000.75,
    longestGapMs: 12.5
  })),
  requestCount,
  runs: []
})

/** The inside of the page's elements of one name. */
function elements(page: string, name: string): readonly string[] {
  return [...page.matchAll(new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inner = '']) => inner)
}

describe('the HTML report', () => {
  it('allows just its own script, by its hash, and nothing from elsewhere', () => {
    const page = renderHtml(aReport().build(), { targets: [target('chat', 3)] })
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]
    const scripts = elements(page, 'script')
    const hash = createHash('sha256')
      .update(scripts[1] ?? '')
      .digest('base64')
    expect(scripts).toHaveLength(2)
    expect(policy).toBe(`default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src data:`)
    expect(page.replace(CHARTS_SCRIPT, '')).not.toMatch(/\b(?:src|href)="(?!https:\/\/github\.com)/)
  })

  it('has the verdict as its heading and its title', () => {
    const page = renderHtml(aReport().state('regression', 'red').checks(aRegression()).build())
    expect(elements(page, 'h1')).toHaveLength(1)
    expect(elements(page, 'title')).toEqual([expect.stringMatching(/^LLM latency: chat starts/)])
    expect(page).toContain('class="card verdict red"')
  })

  it('has no charts and no script where nothing was measured', () => {
    const page = renderHtml(aReport().build())
    expect(page).not.toContain('<script')
    expect(page).not.toContain('data-chart')
  })

  it('hands its data over so that no text in it ends the element', () => {
    const page = renderHtml(aReport().build(), { targets: [target('</script><script>alert(1)</script>', 1)] })
    const [data = ''] = elements(page, 'script')
    expect(JSON.parse(data).targets[0].id).toBe('</script><script>alert(1)</script>')
  })

  it.each(Object.entries(CASES))('shows the first screen of a report: %s', (_name, report) => {
    const page = renderHtml(report)
    const body = page.slice(page.indexOf('<main>'))
    // Each `<` begins one of the page's own elements.
    expect(
      body.match(
        /<(?!\/?(?:main|section|h1|h2|p|ul|li|div|table|thead|tbody|tr|th|td|code|pre|strong|span|a|details|summary|footer|body|html)\b)/g
      )
    ).toBeNull()
    expect(body).not.toContain('undefined')
  })

  it('stays below 1.5 MB with very much to show', () => {
    const targets = Array.from({ length: 60 }, (_, index) => target(`target-${index}`, 1500))
    const page = renderHtml(manyTargets(300), { targets })
    expect(page.length).toBeLessThan(1_500_000)
    expect(JSON.parse(elements(page, 'script')[0] ?? '').targets.length).toBeGreaterThan(0)
  })
})
