// `npm test`: runs every gate and every test, even after a failure, and ends with `N passed, N failed`.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderDifference } from './folder-difference.ts'
import { FAILED_STEP, type JestResults, PASSED_STEP, sumOf, type Tally, tallyLine, tallyOfJest } from './tally.ts'

const root = join(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'llm-latency-gate-check-'))
/** The tests get a temporary folder of their own, so that what they leave behind is seen. */
const testScratch = join(scratch, 'tests')
mkdirSync(testScratch)
// The compile cache of npm and others would be taken for a leftover, and it saves little here.
const environment = {
  ...process.env,
  TMPDIR: testScratch,
  TEMP: testScratch,
  TMP: testScratch,
  NODE_DISABLE_COMPILE_CACHE: '1'
}

interface Ended {
  readonly exitCode: number
  readonly output: string
}

interface Step {
  readonly name: string
  readonly run: () => Promise<Tally>
}

function start(program: string, args: readonly string[], shown: boolean): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32' && program === 'npm'
    })
    const pieces: Buffer[] = []
    child.stdout?.on('data', (piece: Buffer) => pieces.push(piece))
    child.stderr?.on('data', (piece: Buffer) => pieces.push(piece))
    child.on('error', reject)
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output: Buffer.concat(pieces).toString() }))
  })
}

/** Runs a script of package.json, so each command is written only once. */
function startScript(name: string, args: readonly string[], shown = false): Promise<Ended> {
  const npm = process.env['npm_execpath']
  const words = ['run', '--silent', name, '--', ...args]
  return npm === undefined ? start('npm', words, shown) : start(process.execPath, [npm, ...words], shown)
}

function gate(script: string): Step {
  return {
    name: script,
    run: async () => {
      const { exitCode, output } = await startScript(script, [])
      if (exitCode === 0) return PASSED_STEP
      console.log(output)
      return FAILED_STEP
    }
  }
}

/** Builds outside of the working tree and compares byte for byte; a check never changes what it checks. */
async function distIsWhatTheSourcesBuild(): Promise<Tally> {
  const built = join(scratch, 'dist')
  const { exitCode, output } = await startScript('build', ['--out', built])
  if (exitCode !== 0) {
    console.log(output)
    return FAILED_STEP
  }
  const faults = [...folderDifference(built, join(root, 'dist')), ...(await unknownToGit())]
  if (faults.length === 0) return PASSED_STEP
  console.log(`dist is not what the sources build. Run "npm run build" and commit dist.\n  ${faults.join('\n  ')}`)
  return FAILED_STEP
}

/** Files of dist that are not added to git; none if there is no git. */
async function unknownToGit(): Promise<readonly string[]> {
  const listed = await start('git', ['ls-files', '--others', '--', 'dist'], false).catch(() => undefined)
  if (listed?.exitCode !== 0) return []
  return listed.output
    .split('\n')
    .filter((path) => path !== '')
    .map((path) => `not added to git: ${path}`)
}

function tests(project: string, ...args: readonly string[]): Step {
  return {
    name: project === 'tests' ? project : `${project} tests`,
    run: async () => {
      const file = join(scratch, `${project}.json`)
      const jest = ['--selectProjects', project, '--ci', '--json', '--outputFile', file, ...args]
      // With --json jest prints the results to standard output as well; its reporter writes to standard error.
      const { exitCode } = await startScript('jest', jest, true)
      return tallyOfJest(resultsIn(file), exitCode)
    }
  }
}

function resultsIn(file: string): JestResults | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestResults
  } catch {
    return undefined
  }
}

async function timed({ name, run }: Step): Promise<Tally> {
  const startedMs = performance.now()
  const tally = await run()
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  console.log(`${tally.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  return tally
}

function nothingIsLeftBehind(): Tally {
  const left = readdirSync(testScratch)
  if (left.length === 0) return PASSED_STEP
  console.log(`The tests left these in the temporary folder. Use makeTemporaryFolder.\n  ${left.join('\n  ')}`)
  return FAILED_STEP
}

/**
 * Gates and tests run in parallel; on two cores jest would start one worker by itself. Tests that mostly wait run beside them. Tests that
 * need real time run after all others, alone.
 */
async function checkAll(): Promise<Tally> {
  const gates = ['lint', 'types', 'rooms', 'unused'].map(gate)
  const dist: Step = { name: 'dist', run: distIsWhatTheSourcesBuild }
  const tallies = await Promise.all(
    [...gates, dist, tests('tests', '--maxWorkers=2'), tests('waiting', '--runInBand')].map(timed)
  )
  const realTime = await timed(tests('real-time', '--runInBand'))
  const left = await timed({ name: 'nothing left behind', run: async () => nothingIsLeftBehind() })
  return sumOf([...tallies, realTime, left])
}

try {
  const tally = await checkAll()
  process.exitCode = tally.failed === 0 ? 0 : 1
  console.log(tallyLine(tally))
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
