// Builds the bundles that are committed: dist/index.js for the Action, dist/cli/index.js for the command line.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values: options } = parseArgs({ options: { root: { type: 'string' }, out: { type: 'string' } } })
const root = resolve(options.root ?? join(import.meta.dirname, '..'))
/** Both tools are the project's own, because module numbers depend on the paths of the file and of ncc, relative to the root. */
const { resolve: find } = createRequire(join(root, 'package.json'))
const dist = resolve(options.out ?? join(root, 'dist'))

/** Runs a JavaScript program with the Node of this process. If it fails, the build ends with the program's output. */
function runTool(program: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' })
  if (status === 0) return
  console.error(`${stdout}${stderr}`)
  process.exit(status ?? 1)
}

/** `--no-cache`, because the remains of an earlier build must not affect this one. */
function bundle(entry: string, folder: string): void {
  runTool(find('@vercel/ncc/dist/ncc/cli.js'), [
    'build',
    join('lib', entry),
    '--out',
    folder,
    '--license',
    'licenses.txt',
    '--no-cache'
  ])
}

// Both are emptied first: a dynamic import becomes a file with a number as its name, and the file of an earlier build would
// stay forever.
rmSync(join(root, 'lib'), { recursive: true, force: true })
rmSync(dist, { recursive: true, force: true })
runTool(find('typescript/bin/tsc'), ['-p', 'tsconfig.build.json'])
// The order matters: ncc deletes every .js file below the folder it writes to.
bundle('action.js', dist)
bundle('cli.js', join(dist, 'cli'))
