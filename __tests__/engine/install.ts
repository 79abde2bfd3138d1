// Puts node-llama-cpp and the one binary this machine needs into node_modules beside this file. The plain package would
// bring every GPU's build (732 MB); .npmrc leaves the optional ones out, and naming one brings it back (83 MB).
// `--no-save` leaves package-lock.json alone.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const VERSION = '3.21.1'
const INSTALL_TIMEOUT_MS = 300_000

/** Builds for the CPU alone, by platform and architecture. */
const BINARIES: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'mac-x64',
  'darwin-arm64': 'mac-arm64-metal',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64'
}

/**
 * Whether the engine is there to be started, installing it where it is not. False, with the reason printed, only where
 * this platform has no binary; where it has one and cannot be given it, that is thrown, for a test that did not run has
 * shown nothing.
 */
export async function installEngine(): Promise<boolean> {
  const binary = BINARIES[`${process.platform}-${process.arch}`]
  if (binary === undefined || isMusl()) {
    return skip(`node-llama-cpp has no binary for ${process.platform} ${process.arch}${isMusl() ? ' with musl' : ''}`)
  }
  const packages = ['node-llama-cpp', `@node-llama-cpp/${binary}`]
  if (packages.every((name) => installedVersion(name) === VERSION)) return true
  try {
    // Under `npm run --silent` it would not say why it failed.
    await runNpm(['install', '--no-save', '--loglevel=error', `@node-llama-cpp/${binary}@${VERSION}`])
  } catch (cause) {
    throw new Error(`cannot install the engine, which takes npm's registry once: ${cause}`, { cause })
  }
  checkIntegrity(`node_modules/@node-llama-cpp/${binary}`)
  return true
}

/** npm holds every package to the lock file but one that is named on its command line (seen with npm 11.19). */
function checkIntegrity(path: string): void {
  const [wanted, got] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => {
    const lock: { readonly packages: Readonly<Record<string, { readonly integrity?: string }>> } = readJson(file)
    return lock.packages[path]?.integrity
  })
  if (wanted !== undefined && wanted === got) return
  rmSync(join(HERE, path), { recursive: true, force: true })
  throw new Error(`${path} is not what package-lock.json says: got ${got}, wanted ${wanted}`)
}

const readJson = (file: string) => JSON.parse(readFileSync(join(HERE, file), 'utf8'))

function skip(reason: string): false {
  process.stderr.write(`The tests against a real engine are skipped: ${reason}.\n`)
  return false
}

/** Node reports the C library's version only where it is glibc, the one the Linux binaries are made for. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  const report = process.report.getReport() as { readonly header?: { readonly glibcVersionRuntime?: string } }
  return report.header?.glibcVersionRuntime === undefined
}

function installedVersion(name: string): unknown {
  const manifest = join('node_modules', name, 'package.json')
  return existsSync(join(HERE, manifest)) ? readJson(manifest).version : undefined
}

async function runNpm(options: readonly string[]): Promise<void> {
  // A test started by npm finds npm's own program here; started otherwise, the one on the PATH must do.
  const program = process.env['npm_execpath']
  const [command, leading] = program === undefined ? ['npm', []] : [process.execPath, [program]]
  await promisify(execFile)(command, [...leading, ...options], { cwd: HERE, timeout: INSTALL_TIMEOUT_MS })
}
