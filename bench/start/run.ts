// `npm run bench:start`: measures how long the built Action and command line take until the plan is made, compared with an
// empty Node process, and the size of the code they load.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '../..')
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    // Of another build, such as one written by `scripts/build.ts --out`.
    dist: { type: 'string', default: join(ROOT, 'dist') }
  }
})
const DIST = resolve(options.dist)
const folder = mkdtempSync(join(tmpdir(), 'bench-start-'))
const empty = join(folder, 'empty.mjs')

/** The first output after inputs, event and config were read and the plan is made; a request follows. */
const PLAN_IS_MADE = 'warming up'

interface Start {
  readonly name: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Until this is printed; without it, until the process ends. */
  readonly until?: string
}

/** Nothing listens at this address: the plan is made, and then nothing can be measured. */
const TARGET = { model: 'm', 'base-url': 'http://127.0.0.1:9/v1', prompts: 'builtin:smoke-6' }

function actionEnvironment(): Readonly<Record<string, string>> {
  const file = (name: string, text = ''): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const { inputs }: { readonly inputs: Readonly<Record<string, { readonly default?: unknown }>> } = parse(
    readFileSync(join(ROOT, 'action.yml'), 'utf8')
  )
  const given: Readonly<Record<string, string>> = { ...TARGET, mode: 'measure', store: 'file' }
  const names = Object.keys(inputs)
  const textOf = (name: string): string => {
    const fallback = String(inputs[name]?.default ?? '')
    return given[name] ?? (fallback.includes('matrix') ? 'null' : fallback.replace(/\$\{\{.*\}\}/, ''))
  }
  return {
    ...Object.fromEntries(names.map((name) => [`INPUT_${name.toUpperCase()}`, textOf(name)])),
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    GITHUB_EVENT_PATH: file(
      'event.json',
      JSON.stringify({
        repository: { id: 1, full_name: 'octocat/hello', default_branch: 'main', fork: false, private: false }
      })
    ),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_REPOSITORY: 'octocat/hello',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: '1'.repeat(40),
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKSPACE: folder,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: 'http://127.0.0.1:9',
    RUNNER_TEMP: folder
  }
}

const inputsAsOptions = Object.entries(TARGET).flatMap(([name, value]) => [`--${name}`, value])
const STARTS: readonly Start[] = [
  { name: 'an empty Node process', args: [empty], env: {}, until: 'ready' },
  { name: 'dist/index.js', args: [join(DIST, 'index.js')], env: actionEnvironment(), until: PLAN_IS_MADE },
  {
    name: 'dist/cli/index.js run',
    args: [join(DIST, 'cli/index.js'), 'run', ...inputsAsOptions],
    env: {},
    until: PLAN_IS_MADE
  },
  { name: 'dist/cli/index.js --help', args: [join(DIST, 'cli/index.js'), '--help'], env: {} }
]

interface Took {
  readonly wallMs: number
  /** CPU time of all threads; absent if the system does not report it, or the process is gone. */
  readonly cpuMs?: number
}

/** Linux only: https://docs.kernel.org/scheduler/sched-stats.html */
function cpuMsOf(pid: number | undefined): number | undefined {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`)
    const ns = tasks.map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]))
    return ns.reduce((sum, each) => sum + each, 0) / 1e6
  } catch {
    return undefined
  }
}

function start({ name, args, env, until }: Start): Promise<Took> {
  return new Promise((resolve, reject) => {
    const startedMs = performance.now()
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', HOME: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe']
    })
    let printed = ''
    let took: Took | undefined
    const take = (piece: Buffer): void => {
      printed += piece.toString()
      if (until === undefined || took !== undefined || !printed.includes(until)) return
      const wallMs = performance.now() - startedMs
      const cpuMs = cpuMsOf(child.pid)
      took = { wallMs, cpuMs }
      child.kill('SIGKILL')
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('exit', () => {
      if (until === undefined) took = { wallMs: performance.now() - startedMs }
    })
    child.on('close', () => {
      if (took === undefined) reject(new Error(`${name} never said "${until}": ${printed.slice(0, 500)}`))
      else resolve(took)
    })
  })
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function sizeLine(name: string, files: readonly string[]): string {
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  const packed = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
  const asMb = (size: number): string => `${(size / 1e6).toFixed(2)} MB`
  return `| ${name} | ${asMb(bytes)} | ${asMb(packed)} |`
}

const scriptsIn = (path: string): readonly string[] =>
  readdirSync(path)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(path, name))

try {
  // It waits, so that it can be asked what it took.
  writeFileSync(empty, "console.log('ready')\nsetTimeout(() => undefined, 10_000)\n")
  const times = new Map<string, Took[]>(STARTS.map(({ name }) => [name, []]))
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const each of STARTS) times.get(each.name)?.push(await start(each))
  }
  const wallOf = (taken: readonly Took[]): number => median(taken.map(({ wallMs }) => wallMs))
  const cpuOf = (taken: readonly Took[]): number => median(taken.flatMap(({ cpuMs }) => cpuMs ?? []))
  const none = times.get(STARTS[0]?.name ?? '') ?? []
  console.log(`Node ${process.version}, median of ${options.rounds} starts in turn\n`)
  console.log('| start, until the plan is made | ms | of an empty process | CPU ms | of an empty process |')
  console.log('| --- | ---: | ---: | ---: | ---: |')
  for (const [name, taken] of times) {
    const cells = [wallOf, cpuOf].flatMap((of) => {
      const ms = of(taken)
      return Number.isNaN(ms) ? ['–', '–'] : [ms.toFixed(0), `${(ms / of(none)).toFixed(1)} ×`]
    })
    console.log(`| ${[name, ...cells].join(' | ')} |`)
  }
  console.log('\n| scripts | size | packed |\n| --- | ---: | ---: |')
  console.log(sizeLine('dist/index.js, loaded at the start', [join(DIST, 'index.js')]))
  console.log(sizeLine('dist, all', scriptsIn(DIST)))
  console.log(sizeLine('dist/cli/index.js, loaded at the start', [join(DIST, 'cli/index.js')]))
  console.log(sizeLine('dist/cli, all', scriptsIn(join(DIST, 'cli'))))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
