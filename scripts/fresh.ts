// `npm run fresh`: does what the README tells a newcomer to do, in a new clone.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { cleanEnvironment } from './clean-environment.ts'
import { codeBlocks } from './markdown.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'llm-latency-gate-fresh-'))
const clone = join(folder, 'llm-latency-gate')

/** The commands in the README's block marked `<!-- fresh -->`, one per line. */
function readmeCommands(): readonly string[] {
  const blocks = codeBlocks(readFileSync(join(clone, 'README.md'), 'utf8'))
  const block = blocks.find(({ mark, language }) => mark === 'fresh' && language === 'sh')
  if (block === undefined) throw new Error('README.md has no "sh" block after a line "<!-- fresh -->"')
  return block.text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
}

function runsWell(command: string): boolean {
  console.log(`\n$ ${command}`)
  const startedMs = performance.now()
  const env = cleanEnvironment(process.env, delimiter)
  const { status } = spawnSync(command, { cwd: clone, env, shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  console.log(`exit ${status} after ${((performance.now() - startedMs) / 1000).toFixed(0)} s`)
  return status === 0
}

try {
  const git = spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' })
  if (git.status !== 0) throw new Error('git could not clone the repository')
  const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  if (stdout !== '') console.log('Note: changes that are not committed are not in the clone.')
  const failed = readmeCommands().filter((command) => !runsWell(command))
  console.log(failed.length === 0 ? '\nfresh: all commands passed' : `\nfresh: failed: ${failed.join(' ; ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
