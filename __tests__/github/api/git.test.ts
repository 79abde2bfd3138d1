import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { readCheckout, readFileAtCommit } from '../../../src/github/api/git.ts'
import { makeTemporaryFolder } from '../../support/temporary.ts'

const MAX = 1000
let folder: string
let commit: string

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { encoding: 'utf8' }).trim()

beforeAll(() => {
  folder = makeTemporaryFolder()
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
    const empty = makeTemporaryFolder()
    expect(await readFileAtCommit(empty, { commit, path: 'src/a.md' }, MAX)).toBeUndefined()
  })
})

describe('readCheckout', () => {
  const git = (folder: string, ...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
      encoding: 'utf8'
    }).trim()
  const repository = () => {
    const folder = makeTemporaryFolder()
    git(folder, 'init', '-q', '-b', 'main')
    git(folder, 'commit', '-q', '--allow-empty', '-m', 'first')
    git(folder, 'checkout', '-q', '-b', 'feature')
    git(folder, 'commit', '-q', '--allow-empty', '-m', 'on the branch')
    git(folder, 'checkout', '-q', 'main')
    git(folder, 'commit', '-q', '--allow-empty', '-m', 'second')
    // A message may say anything; it names no parents.
    git(folder, 'merge', '-q', '--no-ff', '-m', 'merge', '-m', `parent ${'0'.repeat(40)}`, 'feature')
    return folder
  }

  it('gives the commit and its parents, the one it was merged into first', async () => {
    const folder = repository()
    expect(await readCheckout(folder)).toEqual({
      commit: git(folder, 'rev-parse', 'HEAD'),
      parents: [git(folder, 'rev-parse', 'HEAD^1'), git(folder, 'rev-parse', 'HEAD^2')]
    })
  })

  it('gives the parents of a clone of depth one too, where git itself does not know them', async () => {
    const folder = repository()
    const clone = makeTemporaryFolder()
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, clone])
    expect(() => git(clone, 'rev-parse', '--verify', '-q', 'HEAD^1')).toThrow()
    expect(await readCheckout(clone)).toEqual(await readCheckout(folder))
  })

  it.each([
    ['there is no workspace', undefined],
    ['nothing is checked out', makeTemporaryFolder()]
  ])('gives nothing where %s', async (_, workspace) => {
    expect(await readCheckout(workspace)).toBeUndefined()
  })
})
