import { execFileSync } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createClient } from '../../../src/github/api/client.ts'
import { createConfigSource, createSourceAt, readWith } from '../../../src/github/event/config-source.ts'
import { FakeGitHub } from '../../support/fake-github.ts'
import { makeTemporaryFolder } from '../../support/temporary.ts'

const SHA = 'b'.repeat(40)
const CONFIG = '.github/llm-latency.yml'
let hub: FakeGitHub
let workspace: string

beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
  workspace = join(makeTemporaryFolder(), 'workspace')
  await mkdir(workspace)
})
afterEach(async () => hub.stop())

const source = (token = 'usual') =>
  createConfigSource({
    facts: { workspace, repository: { owner: 'octo', repo: 'demo', id: hub.repositoryId }, sha: SHA },
    client: createClient({ token, apiUrl: hub.apiUrl, wait: async () => undefined })
  })

describe('without a checkout', () => {
  it('files are read through the API at the commit, and the report is told', async () => {
    hub.files.set(`${SHA}:${CONFIG}`, 'prompts: "größe"\n')
    const api = source()
    expect(api.from).toBe('api')
    expect(await api.read(CONFIG)).toBe('prompts: "größe"\n')
    expect(await api.read('no/such file.yml')).toBeUndefined()
    expect(api.warningFor(CONFIG)).toEqual([{ kind: 'config-from-api', path: CONFIG, commit: SHA }])
  })

  it('a token that may not read is told from a file that is not there', async () => {
    hub.addToken('narrow', { contents: undefined })
    await expect(source('narrow').read(CONFIG)).rejects.toMatchObject({
      code: 'unreadable-file',
      message: expect.stringContaining(`cannot read ${CONFIG}: 403`),
      hint: expect.stringContaining('contents: read')
    })
  })

  it('without a token either, the empty workspace is all there is', async () => {
    const facts = { workspace, repository: { owner: 'octo', repo: 'demo', id: 1 }, sha: SHA }
    const local = createConfigSource({ facts })
    expect([local.from, await local.read(CONFIG)]).toEqual(['workspace', undefined])
  })
})

describe('with a checkout', () => {
  beforeEach(async () => mkdir(join(workspace, '.git')).then(() => undefined))

  it('files come from the workspace, and GitHub is not asked', async () => {
    await mkdir(join(workspace, '.github'))
    await writeFile(join(workspace, CONFIG), 'model: m\n')
    const local = source()
    expect([local.from, await local.read(CONFIG), await local.read('none.yml')]).toEqual([
      'workspace',
      'model: m\n',
      undefined
    ])
    expect(local.warningFor(CONFIG)).toEqual([])
    expect(hub.log).toEqual([])
  })

  it.each(['../outside.yml', '/etc/hostname', 'link.yml', 'folder/../../outside.yml'])(
    'nothing outside of it is read: %s',
    async (path) => {
      await writeFile(join(workspace, '..', 'outside.yml'), 'secret')
      await symlink(join(workspace, '..', 'outside.yml'), join(workspace, 'link.yml'))
      await mkdir(join(workspace, 'folder'))
      await expect(source().read(path)).rejects.toMatchObject({
        code: 'unreadable-file',
        message: `cannot read ${path}: it lies outside of the repository`,
        hint: 'Name a file of the repository, by its path from the root.'
      })
    }
  )

  it('a link inside of it is followed', async () => {
    await writeFile(join(workspace, 'a.yml'), 'model: m\n')
    await symlink('a.yml', join(workspace, 'b.yml'))
    expect(await source().read('b.yml')).toBe('model: m\n')
  })

  it('a file of more than ten megabytes is none of prompts', async () => {
    await writeFile(join(workspace, 'large.yml'), Buffer.alloc(11 * 1024 * 1024))
    await expect(source().read('large.yml')).rejects.toMatchObject({ message: expect.stringContaining('11.0 MiB got') })
  })

  it('a folder is no file', async () => {
    await mkdir(join(workspace, 'folder'))
    await expect(source().read('folder')).rejects.toMatchObject({
      message: 'cannot read folder: it is a folder',
      hint: 'Name a file of the repository, by its path from the root.'
    })
  })
})

describe('with a repository', () => {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', workspace, ...args], { encoding: 'utf8' })
  beforeEach(async () => {
    git('init', '-q')
    await mkdir(join(workspace, 'prompts'))
    await writeFile(join(workspace, 'prompts', 'a.md'), 'Hi')
    git('add', '.')
    await writeFile(join(workspace, '.npmrc'), 'token')
    await symlink('.npmrc', join(workspace, 'link.md'))
    await symlink('.git/config', join(workspace, 'git.md'))
    git('add', 'link.md', 'git.md')
  })

  it('a tracked file is read', async () => {
    expect(await source().read('prompts/a.md')).toBe('Hi')
  })

  it.each(['.npmrc', 'link.md'])('what other steps left there is not sent: %s', async (path) => {
    await expect(source().read(path)).rejects.toMatchObject({
      code: 'unreadable-file',
      message: `cannot read ${path}: git does not track it, and only files of the repository are sent`,
      hint: expect.stringContaining('git add --force FILE')
    })
  })

  it.each(['.git/config', 'prompts/../.git/config', 'git.md'])('nothing of git’s own is read: %s', async (path) => {
    await expect(source().read(path)).rejects.toMatchObject({ message: `cannot read ${path}: it belongs to git` })
  })

  it('a file that a step made and added is read, and so is a configuration that one made', async () => {
    await writeFile(join(workspace, 'made.yml'), 'made')
    git('add', '--force', 'made.yml')
    await mkdir(join(workspace, '.github'))
    await writeFile(join(workspace, CONFIG), 'runs: 1')
    expect([await source().read('made.yml'), await source().read(CONFIG)]).toEqual(['made', 'runs: 1'])
  })

  it('a checkout in a folder of the workspace is asked about its own files', async () => {
    const outer = join(workspace, '..')
    const facts = { workspace: outer, repository: { owner: 'octo', repo: 'demo', id: 1 }, sha: SHA }
    const local = createConfigSource({ facts })
    expect(await local.read('workspace/prompts/a.md')).toBe('Hi')
    await expect(local.read('workspace/.npmrc')).rejects.toThrow('git does not track it')
  })
})

describe('readWith', () => {
  it('runs a reader that cannot wait until it has every file that it asks for', async () => {
    await mkdir(join(workspace, '.git'))
    await writeFile(join(workspace, 'config'), 'prompts')
    await writeFile(join(workspace, 'prompts'), 'system')
    await writeFile(join(workspace, 'system'), 'You are a clerk.')
    const read = (readText: (path: string) => string | undefined): string => {
      const prompts = readText(readText('config') ?? 'default')
      return `${readText(prompts ?? 'system')} ${readText('none') ?? 'nothing'}`
    }
    expect(await readWith(source(), read)).toBe('You are a clerk. nothing')
  })
})

describe('at another commit', () => {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', workspace, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { encoding: 'utf8' })
  const facts = () => ({ workspace, repository: { owner: 'octo', repo: 'demo', id: hub.repositoryId } })
  const client = () => createClient({ token: 'usual', apiUrl: hub.apiUrl, wait: async () => undefined })

  async function committed(text: string): Promise<string> {
    git('init', '-q')
    await writeFile(join(workspace, 'p.yml'), text)
    git('add', '.')
    git('commit', '-q', '-m', 'one')
    return git('rev-parse', 'HEAD').trim()
  }

  it('files come out of the objects of the checkout, and GitHub is not asked', async () => {
    const commit = await committed('old')
    await writeFile(join(workspace, 'p.yml'), 'new')
    const at = createSourceAt(commit, { facts: facts(), client: client() })
    expect([await at.read('p.yml'), await at.read('none.yml')]).toEqual(['old', undefined])
    expect(hub.log).toEqual([])
  })

  it('a path that starts at the root of the disk is one of the repository, where it leads there', async () => {
    const commit = await committed('old')
    const at = createSourceAt(commit, { facts: facts(), client: client() })
    expect(await at.read(join(workspace, 'p.yml'))).toBe('old')
    expect(await at.read('/etc/hostname')).toBeUndefined()
  })

  it('files come through the API where the checkout does not have that commit', async () => {
    await committed('old')
    hub.files.set(`${SHA}:p.yml`, 'older')
    const at = createSourceAt(SHA, { facts: facts(), client: client() })
    expect([await at.read('p.yml'), await at.read('none.yml')]).toEqual(['older', undefined])
  })

  it('says that it cannot know without a token', async () => {
    await committed('old')
    await expect(createSourceAt(SHA, { facts: facts() }).read('p.yml')).rejects.toMatchObject({
      code: 'unreadable-file',
      message: expect.stringContaining('commit bbbbbbbbbb is not in the checkout')
    })
  })
})
