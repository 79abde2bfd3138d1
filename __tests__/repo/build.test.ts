import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { folderDifference } from '../../scripts/folder-difference.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'
import { ROOT, read, runProgram, writeFiles } from './repository.ts'

/** A project as small as one can be that has all that matters: a package, a lazy chunk, two entries. */
const PROJECT = {
  'package.json': '{ "type": "module" }\n',
  'tsconfig.json': read('tsconfig.json'),
  'tsconfig.build.json': read('tsconfig.build.json'),
  'src/action.ts': "import { parse } from 'yaml'\nprocess.stdout.write(JSON.stringify(parse('a: 1')))\n",
  'src/cli.ts': "const { late } = await import('./late.ts')\nprocess.stdout.write(late)\n",
  'src/late.ts': "export const late: string = 'loaded late'\n",
  'dist/999.index.js': 'a chunk of an earlier build\n'
}

describe('a build', () => {
  const folders = makeTemporaryFolder()
  const one = join(folders, 'one')
  const two = join(folders, 'a', 'longer', 'path')
  const apart = join(folders, 'apart')
  beforeAll(() => {
    for (const folder of [one, two]) {
      writeFiles(folder, PROJECT)
      for (const name of ['yaml', '@types/node', 'undici-types', '@vercel/ncc', 'typescript']) {
        cpSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true })
      }
    }
    const builds = [
      ['--root', one],
      ['--root', two, '--out', apart]
    ].map((args) => runProgram('scripts/build.ts', args, folders))
    expect(builds.map(({ status, stderr }) => ({ status, stderr }))).toEqual(Array(2).fill({ status: 0, stderr: '' }))
  }, 120_000)
  afterAll(() => rmSync(folders, { recursive: true, force: true }))

  it('gives the same bytes wherever the checkout is, and in a folder apart, which is how npm test compares it', () => {
    expect(folderDifference(join(one, 'dist'), apart)).toEqual([])
  })

  it('does not name the folder it was made in', () => {
    const texts = readdirSync(apart, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    expect(texts.filter((text) => text.includes(folders) || text.includes(ROOT))).toEqual([])
  })

  it('leaves no chunk of an earlier build behind', () => {
    expect(readdirSync(join(one, 'dist'))).not.toContain('999.index.js')
  })

  it('runs, its lazy chunk included, without node_modules', () => {
    expect(runProgram(join(apart, 'index.js'), [], folders).stdout).toBe('{"a":1}')
    expect(runProgram(join(apart, 'cli/index.js'), [], folders).stdout).toBe('loaded late')
  })

  it('carries the licenses of what it bundles', () => {
    expect(readFileSync(join(apart, 'licenses.txt'), 'utf8')).toContain('yaml')
  })

  it('fails where the sources do not compile', () => {
    writeFiles(two, { 'src/late.ts': 'export const late: string = 1\n' })
    const { status, stderr } = runProgram('scripts/build.ts', ['--root', two], folders)
    expect(status).not.toBe(0)
    expect(stderr).toContain("Type 'number' is not assignable to type 'string'")
  })
})

describe('the difference of two folders', () => {
  it('names what is missing, left over and other, and is empty for a folder and itself', () => {
    const folder = makeTemporaryFolder()
    writeFiles(folder, {
      'a/same': '1',
      'a/other': '1',
      'a/sub/gone': '1',
      'b/same': '1',
      'b/other': '2',
      'b/new': '1'
    })
    const [a, b] = [join(folder, 'a'), join(folder, 'b')]
    expect(folderDifference(a, b)).toEqual(['left over: new', 'differs: other', 'missing: sub/gone'])
    expect(folderDifference(a, a)).toEqual([])
    expect(folderDifference(a, join(folder, 'nowhere'))).toHaveLength(3)
    rmSync(folder, { recursive: true })
  })
})
