import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { makeTemporaryFolder } from '../support/temporary.ts'

export const ROOT = join(import.meta.dirname, '..', '..')
export const PURE_ROOMS = ['domain', 'stats', 'plan', 'prompts', 'imports', 'providers', 'analysis', 'report'] as const

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** Files of the working tree that are in git or would be added to it, sorted. */
export function projectFiles(): readonly string[] {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8'
  })
  if (listed.status !== 0) throw new Error(`git ls-files failed: ${listed.stderr}`)
  const paths = listed.stdout.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)))
  return [...new Set(paths)].sort()
}

/** Works in a folder outside the repository that holds copies of some of its files, and its packages; then removes it. */
export function inScratchCopy<T>(paths: readonly string[], work: (folder: string) => T): T {
  const folder = makeTemporaryFolder()
  try {
    for (const path of paths) cpSync(join(ROOT, path), join(folder, path), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Runs a JavaScript program, named from the root or absolutely, in a folder, under this very Node. */
export function runProgram(program: string, args: readonly string[], folder: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(ROOT, program), ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024
  })
  return { status, stdout, stderr }
}
