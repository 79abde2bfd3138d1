import { describe, expect, it } from '@jest/globals'
import { buildReport } from '../../src/analysis/report/build-report.ts'
import { chartDataOf } from '../../src/analysis/report/chart-data.ts'
import { trackRecordOf } from '../../src/analysis/report/track-record.ts'
import { digestRun } from '../../src/analysis/runs/digest.ts'
import { mergeRuns } from '../../src/analysis/runs/merge-runs.ts'
import { judgeRunFile } from '../../src/analysis/verdict/judge-run-file.ts'
import { BASELINE_SCHEMA, type BaselineFile, baselineFileSchema } from '../../src/domain/baseline.ts'
import type { ChartData } from '../../src/domain/chart-data.ts'
import { readForeignJson } from '../../src/domain/foreign-json.ts'
import type { Report } from '../../src/domain/report.ts'
import { RUN_SCHEMA, type RunFile, runFileSchema } from '../../src/domain/run-file.ts'
import type { Warning } from '../../src/domain/warning.ts'
import { renderExports } from '../../src/report/exports/exports.ts'
import { CHARTS_SCRIPT } from '../../src/report/pages/charts-script.ts'
import { renderHtml } from '../../src/report/pages/html.ts'
import { renderMarkdown } from '../../src/report/pages/pages.ts'
import { renderPages } from '../../src/report/pages/render-pages.ts'
import { aPairedRun } from '../support/a-paired-run.ts'
import { aRun, aSample, runsOnMain } from '../support/a-run.ts'
import { gate, p95Under } from '../support/judged.ts'
import { stringLeaves } from '../support/string-leaves.ts'

/** Markup, a mention, an image, a link, code, a table's cell, the end of a comment, and commands of the runner. */
const CANARY = '::error::zq@zq<b>zq![z](//zq.test)`zq`|zq-->##[zq]'
/** What only free text may hold: an escape sequence, a bidi mark, ends of lines, bare addresses. */
const LOOSE_CANARY = 'zq\u001b[2J\u202ezq\u2028\n::error::zq\r\n##[zq] https://zq.test www.zq.test'
const CANARIES = [CANARY, LOOSE_CANARY]

const LIVE_MARKDOWN = /@zq|<b>zq|!\[z|\]\(\/\/zq|`zq|zq`|\|zq|zq-->|https:\/\/zq|www\.zq/
const LIVE_HTML = /<b>zq|<[^<>]*zq-->|href="[^"]*zq/
const LIVE_LOG = /^\s*::error|##\[/m
const UNSEEN = /[^\P{C}\n]|[\p{Zl}\p{Zp}]/u

interface Shown {
  readonly report: Report
  readonly charts: ChartData
}

/** Every way in which a page of the report lets a foreign text act. */
function liveOn({ report, charts }: Shown, run: RunFile): readonly string[] {
  const { comment, summary, annotations, json, text } = renderPages(report, run)
  const markdown = { comment, summary, report: renderMarkdown(report) }
  const plain = { text, annotations: annotations.map(({ message }) => message).join('\n') }
  const exports = Object.fromEntries(renderExports(report).map(({ name, text }) => [name, text]))
  // The script is ours alone, and large.
  const html = renderHtml(report, charts).replace(CHARTS_SCRIPT, '')
  return [
    ...Object.entries({ ...markdown, ...plain, ...exports, json, html }).flatMap(([name, page]) =>
      found(name, page, UNSEEN)
    ),
    ...Object.entries(markdown).flatMap(([name, page]) => found(name, page, LIVE_MARKDOWN)),
    ...found('html', html, LIVE_HTML),
    ...found('junit.xml', exports['junit.xml'] ?? '', LIVE_HTML),
    ...Object.entries({ ...markdown, ...plain, ...exports }).flatMap(([name, page]) => found(name, page, LIVE_LOG))
  ]
}

function found(name: string, page: string, pattern: RegExp): readonly string[] {
  const at = page.search(pattern)
  return at < 0 ? [] : [`${name}: ${JSON.stringify(page.slice(Math.max(0, at - 60), at + 60))}`]
}

const NOW = '2026-12-01T00:00:00Z'

interface Stored {
  readonly run: RunFile
  readonly baseline?: BaselineFile
  readonly warnings?: readonly Warning[]
}

/** The report of a run that came from elsewhere, as `mode: report`, `compare` and a live job make it. */
function reportOf({ run, baseline, warnings = [] }: Stored): Shown {
  const targets = run.plan.targets.map(({ id, baseOf, directOf }) => ({ id, owned: true, baseOf, directOf }))
  const rules = { targets, gate, budgets: [p95Under(1)], accept: [], compare: true, now: NOW }
  const digests = baseline === undefined ? [] : [digestRun(baseline.own, { ordinal: 0 }), ...baseline.window]
  const judged = judgeRunFile(run, rules, { digests })
  const report = buildReport({
    run,
    judged,
    targets,
    context: { event: 'pull_request', key: 'key', feedsBaseline: false },
    durationMs: 1000,
    circumstances: { failOn: undefined, trial: false },
    trackRecord: baseline === undefined ? undefined : trackRecordOf(baseline.log, undefined),
    warnings,
    now: NOW
  })
  return { report, charts: chartDataOf({ run, ...judged.judgement, digests }) }
}

const SLOWER = aPairedRun({ pairCount: 24, factor: 2 })
const IMPORTED: RunFile = withParts(aRun({ scenarioCount: 4 }), { source: 'import:csv' })
const PART: RunFile = {
  ...aRun({ scenarioCount: 4, roundCount: 2, targetIds: ['mini', 'other'] }),
  part: { key: 'key', targets: ['mini', 'other'], shard: { index: 1, count: 2 } }
}
const FAILING: RunFile = {
  ...aRun({
    scenarioCount: 4,
    roundCount: 5,
    change: (sample) => ({ ...aSample(), ...sample, outcome: 'error-midstream' })
  })
}

function withParts(run: RunFile, parts: Readonly<Record<string, string>>): RunFile {
  const targets = run.plan.targets.map((target) => ({ ...target, parts: { ...target.parts, ...parts } }))
  return { ...run, plan: { ...run.plan, targets } }
}

/** The part that is attacked, merged with one of another machine. */
function mergedWith(part: RunFile): Stored {
  const other = {
    ...PART,
    environment: { os: 'Windows' },
    part: { key: 'key', targets: ['mini', 'other'], shard: { index: 2, count: 2 } }
  }
  const { run, warnings } = mergeRuns({ runs: [part, part, other], targetIds: ['mini', 'other'] })
  return { run: run ?? other, warnings }
}

const STORED: Readonly<Record<string, { readonly document: RunFile; readonly report: (run: RunFile) => Stored }>> = {
  'a paired run, slower': { document: SLOWER, report: (run) => ({ run }) },
  'an imported run': { document: IMPORTED, report: (run) => ({ run }) },
  'a run of failures': { document: FAILING, report: (run) => ({ run }) },
  'a part of a run': { document: PART, report: mergedWith }
}

const MAIN = runsOnMain(3, { scenarioCount: 4, roundCount: 5 })
const BASELINE: BaselineFile = {
  schema: BASELINE_SCHEMA,
  key: 'key',
  own: MAIN[0] as RunFile,
  window: MAIN.slice(1).map((run) => digestRun(run, { ordinal: 0 })) as [BaselineFile['window'][number]],
  log: []
}
const CANDIDATE = aRun({ scenarioCount: 4, roundCount: 5, factor: 2 })

/** The document as its format lets it in; undefined where it is refused. */
function accepted<T>(
  document: unknown,
  name: string,
  shape: typeof runFileSchema | typeof baselineFileSchema
): T | undefined {
  const json = readForeignJson(JSON.stringify(document), { name, shape: shape as never })
  return json.kind === 'fits' ? (json.value as T) : undefined
}

/** A document with one text replaced, and with every text that was equal to it. */
function attacked(document: unknown, leaf: ReturnType<typeof stringLeaves>[number]): readonly unknown[] {
  const marked = JSON.stringify(leaf.set(document, 'the-canary'))
  return CANARIES.map((canary) => JSON.parse(marked.replaceAll('"the-canary"', JSON.stringify(canary))))
}

describe('no page shows a foreign text live', () => {
  it('is asked of every text of the schemas', () => {
    expect(stringLeaves(runFileSchema).length).toBeGreaterThan(50)
    expect(stringLeaves(baselineFileSchema).length).toBeGreaterThan(100)
  })

  it.each(Object.entries(STORED))('whatever stands in %s', (_, { document, report }) => {
    const live = stringLeaves(runFileSchema).flatMap((leaf) =>
      attacked(document, leaf).flatMap((each) => {
        const run = accepted<RunFile>(each, RUN_SCHEMA, runFileSchema)
        return run === undefined ? [] : liveOn(reportOf(report(run)), run).map((where) => `${leaf.path} ${where}`)
      })
    )
    expect(live).toEqual([])
  })

  it('whatever stands in a baseline', () => {
    const live = stringLeaves(baselineFileSchema).flatMap((leaf) =>
      attacked(BASELINE, leaf).flatMap((each) => {
        const baseline = accepted<BaselineFile>(each, BASELINE_SCHEMA, baselineFileSchema)
        const stored = { run: CANDIDATE, baseline }
        return baseline === undefined ? [] : liveOn(reportOf(stored), CANDIDATE).map((where) => `${leaf.path} ${where}`)
      })
    )
    expect(live).toEqual([])
  })

  it('even where one name stands in every place of it', () => {
    const names = [
      'mini',
      's1',
      's2',
      's3',
      's4',
      'chat',
      'mini-model',
      'mini (base)',
      'builtin:chat-20',
      'http://base.test/v1',
      'Linux',
      'X64',
      'cpu'
    ]
    const live = names.flatMap((name) =>
      CANARIES.flatMap((canary) => {
        const text = JSON.stringify(SLOWER).replaceAll(JSON.stringify(name), JSON.stringify(canary))
        const run = accepted<RunFile>(JSON.parse(text), RUN_SCHEMA, runFileSchema)
        return run === undefined ? [] : liveOn(reportOf({ run }), run).map((where) => `${name} ${where}`)
      })
    )
    expect(live).toEqual([])
  })
})
