// Installs the clients to compare with into the node_modules of this folder, as its lock file says.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const HERE = import.meta.dirname
const INSTALL_TIMEOUT_MS = 300_000

interface Manifest {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

const readManifest = (...path: readonly string[]): Manifest =>
  JSON.parse(readFileSync(join(HERE, ...path, 'package.json'), 'utf8'))

/** Installs missing clients and returns all of them, as `name version`. */
export async function installPeers(): Promise<readonly string[]> {
  const wanted = Object.entries(readManifest().dependencies)
  const isThere = ([name, version]: readonly [string, string]): boolean =>
    existsSync(join(HERE, 'node_modules', name, 'package.json')) &&
    readManifest('node_modules', name).version === version
  if (!wanted.every(isThere)) await runNpm()
  return wanted.map(([name, version]) => `${name} ${version}`)
}

async function runNpm(): Promise<void> {
  // A script started by npm finds npm's own program here; started otherwise, the one on the PATH must do.
  const program = process.env['npm_execpath']
  const [command, leading] = program === undefined ? ['npm', []] : [process.execPath, [program]]
  await promisify(execFile)(command, [...leading, 'ci'], { cwd: HERE, timeout: INSTALL_TIMEOUT_MS })
}
