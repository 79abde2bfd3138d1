import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { buildReport } from '../../src/analysis/report/build-report.ts'
import { chartDataOf } from '../../src/analysis/report/chart-data.ts'
import { digestRun } from '../../src/analysis/runs/digest.ts'
import { judgeRunFile } from '../../src/analysis/verdict/judge-run-file.ts'
import type { RunFile } from '../../src/domain/run-file.ts'
import { renderHtml } from '../../src/report/pages/html.ts'
import { aPairedRun } from '../support/a-paired-run.ts'
import { aRun, runsOnMain } from '../support/a-run.ts'
import { gate, p95Under } from '../support/judged.ts'

const CHROMIUM = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome'
].find((path) => path !== undefined && existsSync(path))
/** The script of the accessibility checker, to be run inside the page. */
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const NOW = '2026-12-01T00:00:00Z'

function pageOf(run: RunFile, baseline: readonly RunFile[] = []): string {
  const targets = run.plan.targets.map((target) => ({ ...target, owned: true }))
  const rules = { targets, gate, budgets: [p95Under(1)], accept: [], compare: true, now: NOW }
  const digests = baseline.map((one, ordinal) => digestRun(one, { ordinal }))
  const judged = judgeRunFile(run, rules, { digests })
  const report = buildReport({
    run,
    judged,
    targets,
    context: { event: 'pull_request', key: 'key', feedsBaseline: false },
    durationMs: 1000,
    circumstances: { failOn: undefined, trial: false },
    warnings: [],
    now: NOW
  })
  return renderHtml(report, chartDataOf({ run, windows: judged.judgement.windows, digests }))
}

const varied = (run: RunFile): RunFile => ({
  ...run,
  samples: run.samples.map((sample, index) => ({
    ...sample,
    startedAtMs: index * 500,
    inputTokenCount: 40 + (index % 7)
  }))
})
const PAGES: Readonly<Record<string, { readonly html: string; readonly charts: readonly string[] }>> = {
  paired: {
    html: pageOf(varied(aPairedRun({ pairCount: 80, factor: 1.4, noise: 0.1 }))),
    charts: ['checks', 'distribution', 'changes', 'requests', 'input']
  },
  history: {
    html: pageOf(varied(aRun({ factor: 1.5, startedAt: '2026-11-30T08:00:00Z' })), runsOnMain(6, {})),
    charts: ['checks', 'distribution', 'changes', 'trend', 'requests', 'input']
  }
}

// Debian's package `chromium` is what CI installs. Elsewhere these are skipped, and counted as such.
const withChromium = CHROMIUM === undefined ? describe.skip : describe

withChromium('the HTML report in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'html-report-'))
  let browser: Browser

  beforeAll(async () => {
    const { launch } = await import('puppeteer-core')
    browser = await launch({
      executablePath: CHROMIUM ?? '',
      userDataDir: join(folder, 'profile'),
      env: { ...process.env, TMPDIR: folder },
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
    })
  })
  afterAll(async () => {
    await browser.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  /** Opens the page without a network, and collects everything that goes wrong in it. */
  async function open(
    name: string,
    width: number,
    scheme: 'light' | 'dark'
  ): Promise<{ page: Page; faults: string[] }> {
    const path = join(folder, `${name}.html`)
    writeFileSync(path, PAGES[name]?.html ?? '')
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('console', (message) => faults.push(`console: ${message.text()}`))
    page.on('pageerror', (error) => faults.push(`error: ${error}`))
    page.on('request', (request) => {
      if (request.url() !== pathToFileURL(path).href) faults.push(`request: ${request.url()}`)
    })
    await page.setOfflineMode(true)
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
    await page.setViewport({ width, height: 900 })
    await page.goto(pathToFileURL(path).href)
    return { page, faults }
  }

  it.each(Object.keys(PAGES))('draws every chart, loads nothing and reports no error: %s', async (name) => {
    const { page, faults } = await open(name, 1000, 'light')
    const drawn = await page.$$eval('[data-chart]:has(.chart svg)', (places) =>
      places.map((place) => place.getAttribute('data-chart'))
    )
    expect(drawn).toEqual(PAGES[name]?.charts)
    const tables = await page.$$eval('[data-chart]:has(.chart svg) .data tbody', (bodies) =>
      bodies.map((body) => body.children.length)
    )
    expect(tables.every((rows) => rows > 0)).toBe(true)
    await page.select('#controls select:last-of-type', 'tpot')
    await page.click('#on-clock')
    expect(faults).toEqual([])
    await page.close()
  })

  it.each(Object.keys(PAGES))('fits a phone: %s', async (name) => {
    const { page, faults } = await open(name, 380, 'light')
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(380)
    expect(faults).toEqual([])
    await page.close()
  })

  it.each([
    ['paired', 'light'],
    ['history', 'dark']
  ] as const)('has nothing serious for those who cannot see or use a mouse: %s, %s', async (name, scheme) => {
    const { page } = await open(name, 1000, scheme)
    await page.$$eval('details', (folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
    // The page's own policy lets no script in; the debugger may bring one.
    await page.evaluate(readFileSync(AXE, 'utf8'))
    const violations = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      const { violations: all } = await axe.run()
      return all.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html ?? ''}`)
    })
    expect(violations.filter((text) => /^(?:serious|critical)/.test(text))).toEqual([])
    await page.close()
  })
})
