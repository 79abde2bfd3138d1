import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { syncedFiles } from '../../scripts/sync.ts'
import { INPUTS } from '../../src/plan/config/inputs.ts'
import { OUTPUTS } from '../../src/plan/config/outputs.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'
import { ROOT, read } from './repository.ts'

const SCRIPT = join(ROOT, 'scripts', 'sync.ts')
const README =
  '<!-- comment:begin -->\n<!-- comment:end -->\nx\n<!-- inputs:begin -->\nstale rows\n<!-- inputs:end -->\ny\n<!-- outputs:begin -->\n<!-- outputs:end -->\nz\n'

describe('what npm run sync writes', () => {
  const readme = existsSync(join(ROOT, 'README.md')) ? read('README.md') : undefined

  it.each([...syncedFiles(readme)])('%s is in the repository as it is made', (path, text) => {
    expect(read(path) === text ? 'the same' : `not what "npm run sync" writes: ${path}`).toBe('the same')
  })

  it('is an action with every input and output of the tables', () => {
    const action = parse(syncedFiles(undefined).get('action.yml') ?? '')
    expect(Object.keys(action.inputs)).toEqual(
      INPUTS.filter(({ entries }) => entries.some((entry) => entry === 'action')).map(({ name }) => name)
    )
    expect(Object.keys(action.outputs)).toEqual(OUTPUTS.map(({ name }) => name))
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' })
    expect(action.inputs['github-token'].default).toMatch(/^\$\{\{ github\.token \}\}$/)
    // The marketplace cuts longer ones.
    expect(action.description.length).toBeLessThanOrEqual(125)
  })

  it('is a README whose text around the tables stays as it was', () => {
    const page = syncedFiles(README).get('README.md') ?? ''
    expect(page).toMatch(
      /^<!-- comment:begin -->\n> ### [\s\S]*\n<!-- comment:end -->\nx\n<!-- inputs:begin -->\n\| Input [\s\S]*\n<!-- inputs:end -->\ny\n<!-- outputs:begin -->\n\| Output [\s\S]*\n<!-- outputs:end -->\nz\n$/
    )
    expect(page).not.toContain('stale rows')
    expect(syncedFiles(page).get('README.md')).toBe(page)
  })

  it.each(['', '<!-- inputs:begin -->\n', '<!-- inputs:end -->\n<!-- inputs:begin -->\n'])(
    'refuses a README without the markers: %j',
    (page) => {
      expect(() => syncedFiles(page)).toThrow('README.md needs <!-- inputs:begin -->')
    }
  )
})

describe('npm run sync', () => {
  let folder: string
  beforeEach(() => {
    folder = makeTemporaryFolder()
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('--check fails on a difference, names the file and writes nothing; without it all is written', () => {
    const check = () => spawnSync(process.execPath, [SCRIPT, '--check'], { cwd: folder, encoding: 'utf8' })
    writeFileSync(join(folder, 'README.md'), README)
    expect(check()).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('action.yml is not what "npm run sync" writes')
    })
    expect(existsSync(join(folder, 'action.yml'))).toBe(false)
    execFileSync(process.execPath, [SCRIPT], { cwd: folder })
    expect(check()).toMatchObject({ status: 0, stdout: '' })
    expect(readFileSync(join(folder, 'action.yml'), 'utf8')).toBe(read('action.yml'))
  })
})
