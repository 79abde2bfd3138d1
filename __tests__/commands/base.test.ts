import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { type RunFile, runFileSchema } from '../../src/domain/run-file.ts'
import { Laptop } from '../support/command-line.ts'
import { runCommandHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

/** The server before the change, and after it: half as slow again. */
const before = new ScriptedHost({ seed: 1, ttftMs: 40, tpotMs: 1 })
/** Another server of the same speed: none is compared with itself. */
const asBefore = new ScriptedHost({ seed: 3, ttftMs: 40, tpotMs: 1 })
const after = new ScriptedHost({ seed: 2, ttftMs: 60, tpotMs: 1 })

let laptop: Laptop
beforeEach(() => {
  laptop = new Laptop(runCommandHere)
  mkdirSync(laptop.path('.github'))
})

const CONFIG = '.github/llm-latency.yml'
const config = ({ url }: ScriptedHost, more = '') =>
  [
    'targets:',
    `  - { id: ours, model: simulated, base-url: ${url}${more} }`,
    'prompts: builtin:smoke-6',
    'schedule: { pairs: 30..60, in-flight: 4, confirm-after: 0s }',
    ''
  ].join('\n')
const write = (path: string, text: string): void => writeFileSync(laptop.path(path), text)
const readRun = (path: string): RunFile =>
  runFileSchema.parse(JSON.parse(gunzipSync(readFileSync(laptop.path(path))).toString('utf8')))
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', laptop.folder, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { encoding: 'utf8' })

describe('a folder of baselines that came with the repository', () => {
  it('is refused unless it is named', async () => {
    write(CONFIG, config(before))
    expect((await laptop.run(['run', '--save-baseline'])).code).toBe(0)
    git('init', '-q')
    expect((await laptop.run(['run'])).code).toBe(0)
    git('add', '--force', '.llm-latency')
    const refused = await laptop.run(['run'])
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('came with the repository') })
    expect((await laptop.run(['run', '--baseline-folder', './.llm-latency'])).code).toBe(0)
  })
})

describe('run', () => {
  it('measures head beside what another configuration says, in pairs, and finds the slower one', async () => {
    write(CONFIG, config(after))
    write('main.yml', config(before))
    const said = await laptop.run(['run', '--base-config', 'main.yml', '--out', 'head.run.json.gz'])
    expect(said).toMatchObject({ code: 1, stdout: expect.stringMatching(/^ours +p50 +p95\nTTFT .*regressed/m) })
    const { plan, samples } = readRun('head.run.json.gz')
    expect(plan.base?.source).toBe('base-config')
    expect(plan.targets.map(({ id, baseOf }) => [id, baseOf])).toEqual([
      ['ours', undefined],
      ['ours (base)', 'ours']
    ])
    const arms = Map.groupBy(samples, ({ arm }) => arm)
    expect(arms.get('base')?.length).toBe(arms.get('head')?.length)
    expect(arms.get('base')?.length).toBeGreaterThanOrEqual(30)
  })

  it('measures it beside what a commit says, without checking that out', async () => {
    git('init', '-q')
    write(CONFIG, config(before))
    git('add', '.')
    git('commit', '-q', '-m', 'before')
    write(CONFIG, config(after))
    const said = await laptop.run(['run', '--base-ref', 'HEAD', '--out', 'head.run.json.gz'])
    expect(said.code).toBe(1)
    const commit = git('rev-parse', 'HEAD').trim()
    expect(readRun('head.run.json.gz').plan.base).toMatchObject({ source: 'base-ref', commit })
    expect(git('status', '--short', '--untracked-files=no')).toBe(' M .github/llm-latency.yml\n')
  })

  it('measures it beside the endpoint under "base:", and says so', async () => {
    write(CONFIG, config(after, `, base: { base-url: ${before.url} }`))
    const said = await laptop.run(['run'])
    expect(said.code).toBe(1)
    expect(said.stdout).toContain('Compared with base (the endpoint under base:)')
  })

  it('is green where nothing was slowed down', async () => {
    write(CONFIG, config(before, `, base: { base-url: ${asBefore.url} }`))
    const said = await laptop.run(['run'])
    expect(said).toMatchObject({ code: 0, stdout: expect.stringContaining('no slowdown of') })
  })

  it('never fails in a trial, and says that it would have', async () => {
    write(CONFIG, config(after, `, base: { base-url: ${before.url} }`))
    const said = await laptop.run(['run', '--trial', 'true'])
    expect(said).toMatchObject({ code: 0, stdout: expect.stringMatching(/^TTFT .*regressed/m) })
  })

  it('leaves an alarm alone that a line of the configuration accepts', async () => {
    const accept = ['ttft p50', 'e2e p50', 'ttft worst-prompt', 'ttft p95', 'e2e p95'].map(
      (check) => `  - { check: ours ${check}, up-to: +200%, until: 2099-12-31, reason: a larger model }`
    )
    write(CONFIG, `${config(after, `, base: { base-url: ${before.url} }`)}accept:\n${accept.join('\n')}\n`)
    const said = await laptop.run(['run'])
    expect(said).toMatchObject({ code: 0, stdout: expect.stringContaining('a larger model') })
  })

  it('leaves a base to history whose key is missing', async () => {
    write(CONFIG, config(after, `, base: { base-url: ${before.url}, api-key-env: OLD_KEY }`))
    const said = await laptop.run(['run'])
    expect(said.code).toBe(0)
    expect(said.stdout).toContain('OLD_KEY')
  })

  it.each([
    [['--base-ref', 'nowhere'], 'option "--base-ref": git finds no commit "nowhere" in this folder'],
    [['--base-config', 'none.yml'], 'option "--base-config": the file "none.yml" does not exist'],
    [['--base-config', CONFIG, '--base-ref', 'HEAD'], 'cannot be used together'],
    [['--base-config', CONFIG, '--compare', 'off'], '"compare" is "off"']
  ])('refuses %j before anything is sent', async (args, message) => {
    write(CONFIG, config(after))
    const said = await laptop.run(['run', ...args])
    expect(said).toMatchObject({ code: 2, stderr: expect.stringContaining(message) })
  })

  it('says where in base’s files a fault is', async () => {
    git('init', '-q')
    write(CONFIG, 'targets: []\n')
    git('add', '.')
    git('commit', '-q', '-m', 'before')
    write(CONFIG, config(after))
    const said = await laptop.run(['run', '--base-ref', 'HEAD'])
    expect(said).toMatchObject({ code: 2, stderr: expect.stringContaining(`at HEAD, ${CONFIG}:1:10: at targets:`) })
  })
})

describe('plan', () => {
  it('says what will be sent, what that takes, and what it can see, and sends nothing', async () => {
    write(CONFIG, config(after))
    write('main.yml', config(before))
    const none = await laptop.run(['plan', '--base-config', 'main.yml'])
    expect(none).toMatchObject({ code: 0, stderr: '' })
    expect(none.stdout).toMatch(/ours \(base\) .*30 to 60 pairs of 6 prompts/)
    expect(none.stdout).toMatch(/Requests +68 +344\n/)
    expect(none.stdout).toContain('The smallest change that ours can detect is unknown')
    for (let run = 0; run < 2; run += 1) await laptop.run(['run', '--save-baseline', '--fail-on', 'none'])
    const known = await laptop.run(['plan', '--base-config', 'main.yml'])
    expect(known.stdout).toContain('2 runs on record')
    expect(known.stdout).toMatch(/ours: TTFT p50 +\+[\d.]+ % +\+[\d.]+ % +pairs\n/)
    expect((await laptop.run(['plan'])).stdout).toMatch(
      /ours: TTFT p50 +\+[\d.]+ % +\+[\d.]+ % +history, of few runs\n/
    )
  })

  it('shows what caps do not allow, and refuses it as run would', async () => {
    write(CONFIG, `${config(after)}`.replace('pairs: 30..60', 'max-total-output-tokens: 100'))
    const said = await laptop.run(['plan'])
    expect(said).toMatchObject({ code: 2, stderr: expect.stringContaining('"max-total-output-tokens" to') })
    expect(said.stdout).toMatch(/Requests +64 /)
  })

  it('takes run files in place of the stored baseline', async () => {
    write(CONFIG, config(after))
    await laptop.run(['measure', '--out', 'one.run.json.gz'])
    const said = await laptop.run(['plan', '--baseline', 'one.run.json.gz'])
    expect(said.stdout).toMatch(/1 run on record/)
    expect(said.stdout).toMatch(/ours: TTFT p50 .* history, of few runs\n/)
  })
})

describe('calibrate', () => {
  it('compares a plan with itself as often as asked, and prints its own record', async () => {
    write(CONFIG, `${config(before, ', price: { input: 0, output: 0 }')}budgets: [ttft.p95 < 1ms]\n`)
    const said = await laptop.run(['calibrate', '--runs', '3'])
    expect(said.code).toBe(0)
    expect(said.stdout).toMatch(/^Base against base: \d false alarms? in 3 comparisons of about \d+ requests each\./)
    expect(said.stdout).toMatch(/ours +TTFT p50 +\d +\d of 3 +\d+ /)
  })

  it('says why where nothing answers', async () => {
    const gone = new ScriptedHost({ seed: 3, ttftMs: 40, tpotMs: 1 })
    gone.close()
    write(CONFIG, config(gone))
    expect((await laptop.run(['calibrate'])).code).toBe(3)
  })
})
