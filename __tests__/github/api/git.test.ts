import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { readFileAtCommit } from '../../../src/github/api/git.ts'

const MAX = 1000
let folder: string
let commit: string

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { encoding: 'utf8' }).trim()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'objects-'))
  git('init', '-q')
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src', 'a.md'), 'größe\nsecond line\n')
  writeFileSync(join(folder, 'empty'), '')
  writeFileSync(join(folder, 'large'), 'x'.repeat(2 * MAX))
  symlinkSync('src/a.md', join(folder, 'link'))
  symlinkSync('/etc/hostname', join(folder, 'outside'))
  git('add', '.')
  git('commit', '-q', '-m', 'first')
  commit = git('rev-parse', 'HEAD')
  writeFileSync(join(folder, 'src', 'a.md'), 'changed since\n')
})

const read = (path: string, at = commit) => readFileAtCommit(folder, { commit: at, path }, MAX)

describe('readFileAtCommit', () => {
  it.each([
    ['src/a.md', 'größe\nsecond line\n'],
    ['./src/a.md', 'größe\nsecond line\n'],
    ['empty', ''],
    ['link', 'größe\nsecond line\n']
  ])('gives %s as the commit has it, not as it is checked out', async (path, text) => {
    expect(await read(path)).toEqual({ text })
  })

  it.each(['src/none.md', 'src', 'outside', '-x', ''])('says that there is no file %j', async (path) => {
    expect(await read(path)).toEqual({})
  })

  it.each([
    ['a commit that is not in the clone', 'src/a.md', 'e'.repeat(40)],
    ['a file that is too large', 'large', undefined],
    ['a file outside of the repository', '../a', undefined],
    ['a name of two lines', 'a\nb', undefined]
  ])('cannot say of %s', async (_, path, at) => {
    expect(await read(path, at)).toBeUndefined()
  })

  it('cannot say where nothing is checked out', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'empty-'))
    expect(await readFileAtCommit(empty, { commit, path: 'src/a.md' }, MAX)).toBeUndefined()
  })
})
