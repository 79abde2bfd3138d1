// Builds the bundles that are committed: dist/index.js for the Action, dist/cli/index.js for the command line.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values: options } = parseArgs({ options: { root: { type: 'string' }, out: { type: 'string' } } })
const root = resolve(options.root ?? join(import.meta.dirname, '..'))
/** The project's own tools: a module's number comes from the paths of its file and of ncc, as seen from the root. */
const { resolve: find } = createRequire(join(root, 'package.json'))
const dist = resolve(options.out ?? join(root, 'dist'))

/** Runs a JavaScript program under this very Node; ends the build with the program's own words where it fails. */
function runTool(program: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' })
  if (status === 0) return
  console.error(`${stdout}${stderr}`)
  process.exit(status ?? 1)
}

/** `--no-cache`, since what an earlier build left on this machine must not decide what this one writes. */
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

// Both are emptied first: what a dynamic import loads becomes a file with a number for a name, and the file of an
// earlier build would stay beside it for ever.
rmSync(join(root, 'lib'), { recursive: true, force: true })
rmSync(dist, { recursive: true, force: true })
runTool(find('typescript/bin/tsc'), ['-p', 'tsconfig.build.json'])
// In this order: ncc deletes every .js file below the folder it writes to.
bundle('action.js', dist)
bundle('cli.js', join(dist, 'cli'))
