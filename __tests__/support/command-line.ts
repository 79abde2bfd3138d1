import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeTemporaryFolder } from './temporary.ts'

/** The built command line; `CLI_UNDER_TEST=src/cli.ts` runs the sources as they stand, without a build. */
const CLI = resolve(process.env['CLI_UNDER_TEST'] ?? fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url)))

export interface Said {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Surroundings {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}
/** Runs one command line. */
export type RunCommand = (args: readonly string[], surroundings: Surroundings) => Promise<Said>

/** Runs the built command line as a process of its own. */
const runBuilt: RunCommand = async (args, { cwd, env }) => {
  const child = spawn(process.execPath, [CLI, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (part: Buffer) => {
    stdout += part.toString('utf8')
  })
  child.stderr.on('data', (part: Buffer) => {
    stderr += part.toString('utf8')
  })
  const code = await new Promise<number | null>((done) => child.on('close', done))
  return { code, stdout, stderr }
}

/** A folder of its own in which the command line runs, with nothing in the environment but what is given. */
export class Laptop {
  readonly folder = makeTemporaryFolder()
  readonly #run: RunCommand

  constructor(run: RunCommand = runBuilt) {
    this.#run = run
  }

  path(name: string): string {
    return join(this.folder, name)
  }

  run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Said> {
    return this.#run(args, { cwd: this.folder, env: { PATH: process.env['PATH'] ?? '', ...env } })
  }
}
