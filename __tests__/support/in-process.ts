import { mkdirSync } from 'node:fs'
import type { TimerOptions } from 'node:timers'
import timers from 'node:timers/promises'
import { jest } from '@jest/globals'
import type { createMeasure } from '../../src/measure/run/create-measure.ts'
import { runStep, type Step, type StepResult } from './action-runner.ts'
import type { RunCommand, Surroundings } from './command-line.ts'
import { scriptedMeasure } from './scripted-hosts.ts'
import { makeTemporaryFolder } from './temporary.ts'

const create: typeof createMeasure = ({ progress }) => scriptedMeasure(progress)
// Before anything imports it: all that lies behind the port is tested elsewhere.
jest.unstable_mockModule('../../src/measure/run/create-measure.ts', () => ({ createMeasure: create }))
// A request that is tried again is tried soon; what gives up after longer still does.
const LONGEST_PAUSE_MS = 20_000
jest.unstable_mockModule('node:timers/promises', () => ({
  ...timers,
  setTimeout: <T>(ms: number, value?: T, options?: TimerOptions) =>
    timers.setTimeout(ms > LONGEST_PAUSE_MS ? ms : ms / 100, value, options)
}))

interface Printed {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs work as if this process were all its own: with its environment and folder, and everything printed caught. One at a time. */
function asProcess(surroundings: Surroundings, work: () => Promise<number>): Promise<Printed> {
  const done = last.then(() => inSurroundings(surroundings, work))
  last = done.catch(() => undefined)
  return done
}
let last: Promise<unknown> = Promise.resolve()

async function inSurroundings({ env, cwd }: Surroundings, work: () => Promise<number>): Promise<Printed> {
  const [before, folder] = [{ ...process.env }, process.cwd()]
  const [stdout, stderr] = [caught(process.stdout), caught(process.stderr)]
  setEnvironment(env)
  mkdirSync(cwd, { recursive: true })
  process.chdir(cwd)
  try {
    const code = await work()
    return { code, stdout: stdout.text(), stderr: stderr.text() }
  } finally {
    process.chdir(folder)
    setEnvironment(before)
    stdout.restore()
    stderr.restore()
  }
}

function setEnvironment(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
}

function caught(stream: NodeJS.WriteStream) {
  const pieces: string[] = []
  const spy = jest.spyOn(stream, 'write').mockImplementation((piece, ...rest) => {
    pieces.push(String(piece))
    const done = rest.find((one) => typeof one === 'function')
    done?.()
    return true
  })
  return { text: () => pieces.join(''), restore: () => spy.mockRestore() }
}

/** Runs the Action and returns its exit code, as `src/action.ts` does. */
async function runAction(): Promise<number> {
  const { readActionInputs } = await import('../../src/github/event/runner.ts')
  const { publishError } = await import('../../src/github/publish/error.ts')
  const { doJob } = await import('../../src/job/do-job.ts')
  const { readJob } = await import('../../src/job/read-job.ts')
  const { INPUTS } = await import('../../src/plan/config/inputs.ts')
  try {
    const job = await readJob(readActionInputs(INPUTS.map(({ name }) => name)))
    return (await doJob(job)) === 'red' ? 1 : 0
  } catch (error) {
    await publishError(error)
    return 1
  }
}

/** Runs a command line in this process, measuring at scripted hosts. */
export const runCommandHere: RunCommand = (args, surroundings) =>
  asProcess(surroundings, async () => {
    const { main } = await import('../../src/commands/program.ts')
    return main(args)
  })

/** Runs a step of a workflow in this process, measuring at scripted hosts. */
export function runStepHere(step: Step): Promise<StepResult> {
  const start = async (_: Step, world: Surroundings) => {
    const { code, stdout, stderr } = await asProcess(world, runAction)
    return { code, text: stdout + stderr }
  }
  // One folder for all steps: @actions/core remembers which file it writes the summary to.
  commandFolder ??= makeTemporaryFolder()
  return runStep(step, start, commandFolder)
}
let commandFolder: string | undefined
