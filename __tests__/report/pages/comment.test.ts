import { describe, expect, it } from '@jest/globals'
import { marker, renderComment } from '../../../src/report/pages/pages.ts'
import { aBudget, aRegression, aReport, aTarget } from '../../support/a-report.ts'
import { CASES, HOSTILE_TEXT, manyTargets } from '../cases.ts'

const openPart = (comment: string): string => comment.split('<details>')[0] ?? ''

describe('the comment', () => {
  it('starts with the marker, and the verdict under it', () => {
    const lines = renderComment(aReport().state('regression', 'red').checks(aRegression()).build()).split('\n')
    expect(lines.slice(0, 2)).toEqual([
      '<!-- llm-latency-gate v1 key=latency -->',
      '### 🔴 LLM latency: <code>chat</code> starts 31 % later'
    ])
  })

  it.each(Object.entries(CASES))('of "%s" is one screen while folded', (_name, report) => {
    const lines = openPart(renderComment(report)).trim().split('\n')
    expect(lines.length).toBeLessThanOrEqual(34)
  })

  it.each(Object.entries(CASES))('of "%s" says how small a change could have been seen', (_name, report) => {
    if (report.notMeasured !== undefined) return
    expect(openPart(renderComment(report))).toMatch(/would have found a slowdown of|Nothing was compared/)
  })

  it.each(Object.entries(CASES))('of "%s" has no word that misleads', (_name, report) => {
    expect(renderComment(report)).not.toMatch(/no change(?! of any size)|significan|undefined|NaN|\[object/i)
  })

  it.each(Object.entries(CASES))('of "%s" has the same number of cells in every row of a table', (_name, report) => {
    const tables = renderComment(report)
      .split(/\n\n+/)
      .filter((block) => block.startsWith('|'))
    for (const table of tables) {
      const widths = table.split('\n').map((row) => row.split('|').length)
      expect(new Set(widths).size).toBe(1)
    }
  })

  it('opens and closes as many folds', () => {
    for (const report of Object.values(CASES)) {
      const comment = renderComment(report)
      expect(comment.split('<details>').length).toBe(comment.split('</details>').length)
    }
  })

  it('shows the tables of four targets, the gravest first, and folds the rest', () => {
    const open = openPart(renderComment(manyTargets(20)))
    expect(open.match(/^\| <code>target-\d+<\/code> \| p50 \| p95 \|$/gm)).toHaveLength(4)
    expect(open.match(/ 🔴/g)).toHaveLength(4 + 1)
    expect(open.indexOf('| <code>target-20<')).toBeLessThan(open.indexOf('| <code>target-19<'))
    expect(open.indexOf('| <code>target-19<')).toBeGreaterThan(0)
    expect(renderComment(manyTargets(20))).toContain('<summary>296 more targets: 16 regressed, 280 passed</summary>')
  })

  /** Cases without a golden of their own: what a reader must find on the open part of the page. */
  it.each<[string, readonly (string | RegExp)[]]>([
    ['pass-improved', ['🟢', /−12\.4.%/, '1 improvement']],
    ['pass-provider', ['budgets are met', 'for information only']],
    ['pass-loud-warnings', ['22 % longer', 'llama-3.1-8b-fp8']],
    ['pass-level-shift', ['4f1c2ab']],
    ['regression-crept-on-main', ['🔴', 'crept up', 'v1.2.0']],
    ['regression-provisional', [/412.→.830.ms 🔴/, 'provisional', '3 commits before the base']],
    ['regression-among-others', ['58 of 60 requests failed', 'is drift', 'no baseline yet']],
    ['regression-failures', [/0\.4.→.15.% 🔴/]],
    ['regression-no-longer-streams', [/100.→.2.% 🔴/]],
    ['over-budget-on-base-too', ['🟡', 'as base does']],
    ['over-budget-on-main', [/1\.10.s\*\*.🔴/]],
    ['drift-nightly', ['🔴', 'provider drift']],
    ['inconclusive-vanished', ['is gone', /14\.2.ms.→.– ⚪/, 'never a pass']],
    ['no-baseline-of-one-target', ['no baseline yet for 1 of 2 targets', 'new-chat']],
    ['no-baseline-plan-changed', ['llama-3.2-3b']],
    ['no-baseline-forbidden', [/actions(?:&#58;|:) read/]],
    ['could-not-measure-unreachable', ['⚠️', 'refused the connection', 'Start the server before this step']],
    ['not-measured-irrelevant', ['none of the 12 changed files', 'Nothing was sent']],
    ['not-measured-label', ['measure latency']],
    ['paired-improvement', ['🟢', 'abc1234']],
    ['paired-inconclusive', [/⚪.\+6\.5.% \(−4.to.\+19\)/, '700']],
    ['paired-prompt-edit', ['20 prompts changed', '22 % longer']],
    ['paired-hot-spot', ['TTFT of 2 single prompts', 'refund-policy', 'long-summary']],
    ['paired-acceptance-ended', ['has passed its last day']],
    ['paired-trial', ['would have failed', 'This is a trial']],
    ['paired-over-budget-on-base-too', ['🟡', 'as base does']],
    ['paired-re-run', ['pairs of attempt 1']],
    ['paired-moved-together', ['moved together', '⚪', '🟡']],
    ['base-not-found', ['HTTP 403']]
  ])('of "%s" says what matters without a click', (name, facts) => {
    const open = openPart(renderComment(CASES[name] ?? aReport().build()))
    for (const fact of facts) expect(open).toMatch(fact)
  })

  it('is at most 60,000 characters, whatever it is given, and keeps verdict, failed rows and marker', () => {
    const long = HOSTILE_TEXT.repeat(600)
    const ids = Array.from({ length: 150 }, (_, index) => `${index} ${long}`)
    const report = aReport()
      .state('regression', 'red')
      .context({ key: long.slice(0, 500), defaultBranch: long })
      .checks(...ids.flatMap((target) => [aRegression({ target }), aRegression({ target, statistic: 'p95' })]))
      .budgets(...ids.map((target) => aBudget({ target, verdict: 'broken' })))
      .targets(
        ...ids.map((id) =>
          aTarget({
            id,
            model: long,
            host: long,
            servedModels: ids,
            counts: { attempted: 9, ok: 0, failed: { connection: 9 }, void: 0 }
          })
        )
      )
      .warnings(
        ...ids.map((id) => ({ kind: 'served-model-changed', target: id, from: id, to: id }) as const),
        ...ids.map((id) => ({ kind: 'scenarios-differ', target: id, added: ids, removed: ids }) as const)
      )
      .build()
    const comment = renderComment(report)
    expect(comment.length).toBeLessThanOrEqual(60_000)
    expect(comment).toMatch(/^<!-- llm-latency-gate v1 key=/)
    expect(comment).toContain('299 more regressions, 150 budgets broken')
    expect(openPart(comment).match(/🔴.\*\*\+31/g)).toHaveLength(8)
  })

  it.each([0, 20, 300])('of 300 targets, %d of them slower, fits', (count) => {
    expect(renderComment(manyTargets(count)).length).toBeLessThanOrEqual(60_000)
  })

  it('loses the trend before passing rows', () => {
    const kept = (targetCount: number): string => {
      const all = manyTargets(1)
      const ids = new Set(all.targets.slice(0, targetCount).map(({ id }) => id))
      const checks = all.checks.filter(({ target }) => ids.has(target))
      const comment = renderComment({ ...all, checks, budgets: [], targets: all.targets.slice(0, targetCount) })
      return [comment.includes('▁') ? 'trend' : '', comment.includes('| passed |') ? 'passing' : ''].join(' ').trim()
    }
    const seen = Array.from({ length: 30 }, (_, index) => kept((index + 1) * 4))
    expect([...new Set(seen)]).toEqual(['trend passing', 'passing', ''])
  })
})

describe('the marker', () => {
  it('is one line that the key cannot close', () => {
    expect(marker('a --> <script>')).toBe('<!-- llm-latency-gate v1 key=a -%2D%3E %3Cscript%3E -->')
    expect(marker('CI / measure')).toBe('<!-- llm-latency-gate v1 key=CI / measure -->')
  })

  it('of one key does not begin that of a longer one', () => {
    expect(marker('latency-2').startsWith(marker('latency'))).toBe(false)
  })
})
