import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The built command line; `CLI_UNDER_TEST=src/cli.ts` runs the sources as they stand, without a build. */
const CLI = resolve(process.env['CLI_UNDER_TEST'] ?? fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url)))

export interface Said {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A folder of its own in which the built command line runs, with nothing in the environment but what is given. */
export class Laptop {
  readonly folder = mkdtempSync(join(tmpdir(), 'laptop-'))

  path(name: string): string {
    return join(this.folder, name)
  }

  async run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Said> {
    const child = spawn(process.execPath, [CLI, ...args], {
      cwd: this.folder,
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe']
    })
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
}
