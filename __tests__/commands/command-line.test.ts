import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { type RunFile, runFileSchema } from '../../src/domain/run-file.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { Laptop } from '../support/command-line.ts'
import { runCommandHere } from '../support/in-process.ts'
import { normal } from '../support/noise.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

const laptop = new Laptop(runCommandHere)
const readRun = (path: string): RunFile =>
  runFileSchema.parse(JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')))

/** Twenty prompts in three rounds, as another tool would write them down; all times the factor. */
function csv(factor: number, seed: number, target = 'mini'): string {
  const random = seededRandom(seed)
  const ms = (value: number): string => (value * factor * Math.exp(0.05 * normal(random))).toFixed(3)
  const rows = Array.from({ length: 60 }, (_, index) => {
    const ttft = ms(100 + 10 * (index % 20))
    return [
      target,
      `p${index % 20}`,
      Math.floor(index / 20),
      'ok',
      ttft,
      (Number(ttft) + Number(ms(10)) * 49).toFixed(3),
      50
    ].join(',')
  })
  return `target,scenario,round,outcome,ttft_ms,last_ms,output_tokens\n${rows.join('\n')}\n`
}

async function imported(name: string, factor: number, seed: number, target?: string): Promise<string> {
  const from = laptop.path(`${name}.csv`)
  const out = laptop.path(`${name}.run.json.gz`)
  writeFileSync(from, csv(factor, seed, target))
  expect((await laptop.run(['import', '--from', 'csv', from, '--out', out])).code).toBe(0)
  return out
}

describe('import and compare', () => {
  let main: readonly string[]
  const against = (files: readonly string[]) => files.flatMap((file) => ['--baseline', file])
  beforeAll(async () => {
    main = await Promise.all(Array.from({ length: 6 }, (_, index) => imported(`main-${index}`, 1, index + 1)))
  })

  it('prints one JSON document, in the order and the words that scripts rely on, and exits as the verdict', async () => {
    const candidate = await imported('slower', 1.6, 20)
    const said = await laptop.run(['compare', ...against(main), '--candidate', candidate, '--format', 'json'])
    expect(said.code).toBe(1)
    const document = JSON.parse(said.stdout)
    expect(Object.keys(document)).toEqual(['verdict', 'checks', 'budgets', 'warnings'])
    expect(document.verdict).toBe('regression')
    const [ttft] = document.checks
    expect(Object.keys(ttft)).toEqual([
      'target',
      'metric',
      'statistic',
      'verdict',
      'reason',
      'kind',
      'baseline',
      'candidate',
      'changeRatio',
      'intervalRatio',
      'detectableRatio',
      'sampleCounts'
    ])
    expect(ttft).toMatchObject({
      target: 'mini',
      metric: 'ttft',
      statistic: 'p50',
      verdict: 'regressed',
      kind: 'history',
      sampleCounts: { baseline: 360, candidate: 60, runs: 6 }
    })
    expect(ttft.changeRatio).toBeCloseTo(0.6, 1)
    expect(
      document.checks.map((check: { metric: string; statistic: string }) => `${check.metric} ${check.statistic}`)
    ).toEqual([
      'ttft p50',
      'ttft p95',
      'tpot p50',
      'tpot p95',
      'e2e p50',
      'e2e p95',
      'error_rate rate',
      'slow_rate rate',
      'streamed_share rate'
    ])
  })

  it('lets an unchanged run pass, and calls a slower one against a single run provisional', async () => {
    const unchanged = await laptop.run(['compare', ...against(main), '--candidate', await imported('same', 1, 30)])
    expect(unchanged).toMatchObject({ code: 0, stdout: expect.stringContaining('LLM latency') })
    const slower = ['--candidate', laptop.path('slower.run.json.gz'), '--format', 'json']
    const provisional = await laptop.run(['compare', ...against(main.slice(0, 1)), ...slower])
    expect(JSON.parse(provisional.stdout).checks[0]).toMatchObject({ verdict: 'regressed', kind: 'provisional' })
  })

  it('applies budgets of a configuration, without needing anything else of one', async () => {
    writeFileSync(laptop.path('budgets.yml'), 'budgets:\n  - ttft.p95 < 100ms\n  - error_rate < 1%\n')
    const rules = ['--config', laptop.path('budgets.yml'), '--format', 'json']
    const said = await laptop.run(['compare', '--candidate', main[0] ?? '', ...rules])
    expect(said.code).toBe(1)
    const { verdict, budgets } = JSON.parse(said.stdout)
    expect(verdict).toBe('over-budget')
    expect(budgets[0]).toEqual({
      target: 'mini',
      metric: 'ttft',
      statistic: 'p95',
      operator: '<',
      limit: 100,
      value: expect.any(Number),
      // Sixty values bound a p95 from below only.
      interval: [expect.any(Number), null],
      sampleCount: 60,
      verdict: 'broken'
    })
    expect(budgets[1]).toMatchObject({ metric: 'error_rate', statistic: 'rate', limit: 0.01, value: 0, verdict: 'met' })
  })

  it('writes several formats into one folder, and names each file', async () => {
    const files = [...against(main), '--candidate', laptop.path('slower.run.json.gz')]
    const said = await laptop.run(['report', ...files, '--format', 'json,junit,csv', '--out-dir', 'reports/new'])
    expect(said).toMatchObject({
      code: 0,
      stdout: 'reports/new/report.json\nreports/new/junit.xml\nreports/new/report.csv\n'
    })
    expect(JSON.parse(readFileSync(laptop.path('reports/new/report.json'), 'utf8')).verdict).toBe('regression')
    expect(readFileSync(laptop.path('reports/new/junit.xml'), 'utf8')).toContain('<failure type="slower-beyond-noise"')
  })

  it.each([
    [['--format', 'json,junti'], 'Did you mean "junit"?'],
    [['--format', 'json,junit'], 'Add --out-dir with a folder'],
    [['--out', 'a.md', '--out-dir', 'b'], '--out names one file and --out-dir a folder'],
    [['--out-dir', 'slower.csv'], 'cannot write slower.csv']
  ])('refuses %j', async (options, message) => {
    const said = await laptop.run(['report', '--candidate', laptop.path('slower.run.json.gz'), ...options])
    expect(said).toMatchObject({ code: 2, stderr: expect.stringContaining(message) })
  })

  it('has no baseline where none is named: exit 0, or 4 where that is to fail', async () => {
    const alone = ['compare', '--candidate', main[0] ?? '', '--format', 'json']
    const said = await laptop.run(alone)
    expect([said.code, JSON.parse(said.stdout).verdict]).toEqual([0, 'no-baseline'])
    writeFileSync(laptop.path('strict.yml'), 'gate: { fail-on: [no-baseline] }\n')
    expect((await laptop.run([...alone, '--config', laptop.path('strict.yml')])).code).toBe(4)
  })

  it('makes the same page again by report', async () => {
    const files = [...against(main), '--candidate', laptop.path('slower.run.json.gz')]
    const said = await laptop.run(['report', ...files, '--format', 'markdown', '--out', laptop.path('report.md')])
    expect(said.code).toBe(0)
    const page = readFileSync(laptop.path('report.md'), 'utf8')
    expect(page).toContain('slower')
    expect(page).toContain('imported from <code>csv</code>')
  })

  it('names what differs where a baseline cannot be compared', async () => {
    const other = await imported('other', 1, 1, 'maxi')
    const said = await laptop.run(['compare', '--baseline', other, '--candidate', main[0] ?? ''])
    expect(said).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('none of them has a target named "mini"')
    })
  })
})

describe('run', () => {
  const host = new ScriptedHost({ seed: 8, ttftMs: 20, tpotMs: 1 })

  it('keeps a baseline in a folder, and compares the next run with it', async () => {
    const text = `targets: [{ id: sim, model: simulated, base-url: "${host.url}" }]\nprompts: builtin:smoke-6\nschedule: { confirm-after: 0s }\n`
    writeFileSync(laptop.path('sim.yml'), text)
    const keep = ['run', '--config', 'sim.yml', '--save-baseline', '--report', laptop.path('run.md')]
    const first = await laptop.run(keep)
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining('no baseline') })
    expect(readdirSync(laptop.path('.llm-latency'))).toHaveLength(1)
    host.setSpeed(0.4)
    const slower = await laptop.run(['run', '--config', 'sim.yml', '--report-folder', 'ci/reports'])
    host.setSpeed(1)
    expect(slower.code).toBe(1)
    expect(slower.stdout).toContain('provisional')
    expect(readFileSync(laptop.path('run.md'), 'utf8')).toContain('no baseline')
    expect(readdirSync(laptop.path('ci/reports')).toSorted()).toEqual([
      'bencher.json',
      'github-action-benchmark.json',
      'junit.xml',
      'metrics.prom',
      'report.csv',
      'report.html',
      'report.json',
      'report.md'
    ])
    expect(readFileSync(laptop.path('ci/reports/junit.xml'), 'utf8')).toMatch(/<failure type="regression"/)
    const refused = await laptop.run(['run', '--config', 'sim.yml', '--report-folder', 'sim.yml'])
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('cannot write sim.yml') })
  })
})

describe('a gateway and its upstream', () => {
  it('says what the gateway adds, with an interval that holds it, and keeps a budget on it', async () => {
    const upstream = new ScriptedHost({ seed: 8, ttftMs: 20, tpotMs: 1 })
    const gateway = new ScriptedHost({ seed: 9, ttftMs: 35, tpotMs: 1 })
    const config = `targets: [{ id: gw, model: m, base-url: "${gateway.url}", direct: { base-url: "${upstream.url}" } }]
prompts: builtin:smoke-6
budgets: [overhead < 25ms, "gw: overhead < 5ms"]
`
    writeFileSync(laptop.path('gateway.yml'), config)
    const said = await laptop.run([
      'run',
      '--config',
      'gateway.yml',
      '--compare',
      'off',
      '--out',
      laptop.path('gw.run.json.gz')
    ])
    expect(said.code).toBe(1)
    const [, added, low, high] =
      /gw adds ([\d.]+) ms \(95 % interval ([\d.]+) ms to ([\d.]+) ms\) to the first token/.exec(said.stdout) ?? []
    expect(Number(added)).toBeGreaterThan(12)
    expect(Number(added)).toBeLessThan(18)
    expect([Number(low) < Number(added), Number(high) > Number(added)]).toEqual([true, true])
    expect(said.stdout).toContain('All checks: 1 over budget, 1 met')
    expect(readRun(laptop.path('gw.run.json.gz')).plan.targets[1]).toMatchObject({ directOf: 'gw' })
  })
})

describe('bad input, each with a clear error and nothing lost', () => {
  const local = 'http://127.0.0.1:9/v1'
  const write = (name: string, text: string): string => {
    writeFileSync(laptop.path(name), text)
    return laptop.path(name)
  }
  const target = (rest: string): string => `targets: [{ id: mini, model: m, ${rest} }]\n`

  it.each<[string, string, RegExp]>([
    [
      'an unknown config key',
      `${target(`base-url: "${local}"`)}budjets: []\n`,
      /c\.yml:2:1: .*"budjets".*\n.*"budgets"/
    ],
    ['malformed YAML', 'targets: [{ id: a\n', /c\.yml:\d+:\d+: malformed YAML/],
    ['a missing prompt file', `${target(`base-url: "${local}"`)}prompts: gone.yml\n`, /c\.yml:2:10: .*"gone\.yml"/],
    [
      'http to a host that is not private',
      target('base-url: "http://example.com/v1", api-key-env: K'),
      /c\.yml:1:.*http/
    ],
    ['a budget without its unit', `${target(`base-url: "${local}"`)}budgets: [ttft.p95 < 800]\n`, /c\.yml:2:11: .*unit/]
  ])('%s is exit 2, with its place', async (_, config, message) => {
    const said = await laptop.run(['validate', '--config', write('c.yml', config).replace(`${laptop.folder}/`, '')])
    expect(said).toMatchObject({ code: 2, stdout: '' })
    expect(said.stderr).toMatch(message)
  })

  it('an accept line that has ended is exit 2, and `plan` says so', async () => {
    const line = '{ check: mini ttft p50, up-to: +20%, until: 2020-01-31, reason: a longer prompt }'
    write('ended.yml', `${target(`base-url: "${local}"`)}accept: [${line}]\n`)
    const refused = await laptop.run(['validate', '--config', 'ended.yml'])
    expect(refused).toMatchObject({ code: 2, stdout: '' })
    expect(refused.stderr).toContain('under "accept" these lines have ended: "mini ttft p50" on 2020-01-31')
    const planned = await laptop.run(['plan', '--config', 'ended.yml'])
    expect(planned.code).toBe(0)
    expect(planned.stdout).toMatch(/note: The line under accept: for mini ttft p50 has passed its last day/)
  })

  it('an empty prompt set is exit 2', async () => {
    write('empty.yml', '[]\n')
    const said = await laptop.run(['validate', '--model', 'm', '--base-url', local, '--prompts', 'empty.yml'])
    expect(said).toMatchObject({ code: 2, stderr: expect.stringContaining('empty') })
  })

  it('a missing key is exit 2, and names the variable', async () => {
    write('key.yml', target(`base-url: "${local}", api-key-env: MY_KEY`))
    const said = await laptop.run(['measure', '--config', 'key.yml', '--out', 'y.run.json.gz'])
    expect(said).toMatchObject({ code: 2, stderr: expect.stringContaining('MY_KEY') })
  })

  it('a run file of another schema, and one cut short, are exit 2 and named', async () => {
    writeFileSync(laptop.path('other.run.json.gz'), gzipSync('{"schema":"llm-latency-run/9"}'))
    const other = await laptop.run(['compare', '--candidate', 'other.run.json.gz'])
    expect(other).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/other\.run\.json\.gz.*llm-latency-run\/9.*llm-latency-run\/1/)
    })
    const whole = readFileSync(await imported('whole', 1, 1))
    writeFileSync(laptop.path('cut.run.json.gz'), whole.subarray(0, whole.length / 2))
    const cut = await laptop.run(['compare', '--candidate', 'cut.run.json.gz'])
    expect(cut).toMatchObject({ code: 2, stderr: expect.stringContaining('cut.run.json.gz') })
  })

  it('every bad cell of a CSV is named at once', async () => {
    const text =
      'target,scenario,round,outcome,ttft_ms,last_ms,output_tokens\nmini,p,0,okay,100,200,5\nmini,p,0,ok,-1,200,5\nmini,p,0,ok,300,200,5\n'
    const said = await laptop.run(['import', '--from', 'csv', write('bad.csv', text), '--out', 'z.run.json.gz'])
    expect(said.code).toBe(2)
    expect(said.stderr).toMatch(/bad\.csv:2.*okay[\s\S]*bad\.csv:3.*ttft_ms[\s\S]*bad\.csv:4/)
    expect(existsSync(laptop.path('z.run.json.gz'))).toBe(false)
  })

  it.each([[['frobnicate']], [['compare']], [['mock', '--fault', 'unheard-of']], [['mock', '--ttft', 'soon']]])(
    'the arguments %j are exit 2',
    async (args) => {
      const said = await laptop.run(args)
      expect(said.code).toBe(2)
      expect(said.stderr).toContain('error')
    }
  )
})
