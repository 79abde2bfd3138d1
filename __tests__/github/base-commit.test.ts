import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { findBaseCommit, readAncestry } from '../../src/github/base-commit.ts'
import { readCheckout } from '../../src/github/checkout.ts'
import { createClient } from '../../src/github/client.ts'
import type { EventFacts } from '../../src/github/context.ts'
import { FakeGitHub } from '../support/fake-github.ts'

let hub: FakeGitHub
/** main: cut, later, tip. feature: one, head, cut off at `cut`. */
let commits: { root: string; cut: string; later: string; tip: string; one: string; head: string; merge: string }

beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
  const root = hub.addCommit('main')
  const cut = hub.addCommit('main')
  const one = hub.addCommit('feature', [cut])
  const head = hub.addCommit('feature')
  const later = hub.addCommit('main')
  const tip = hub.addCommit('main')
  const merge = hub.addCommit('pull/7/merge', [later, head])
  commits = { root, cut, later, tip, one, head, merge }
})
afterEach(async () => hub.stop())

function facts(over: Partial<EventFacts> = {}): EventFacts {
  return {
    event: 'pull_request',
    repository: { owner: 'octo', repo: 'demo', id: hub.repositoryId },
    defaultBranch: 'main',
    sha: commits.merge,
    pullRequest: { number: 7, headSha: commits.head, baseRef: 'main', labels: [], isFork: false, isDependabot: false },
    workflow: 'latency',
    job: 'check',
    workflowRun: { id: 900, attempt: 1 },
    runUrl: '',
    apiUrl: hub.apiUrl,
    feedsBaseline: false,
    ...over
  }
}

function branchFacts(over: Partial<EventFacts>): EventFacts {
  const { pullRequest: _, ...rest } = facts()
  return { ...rest, ...over }
}

const client = (token = 'usual') => createClient({ token, apiUrl: hub.apiUrl, wait: async () => undefined })
const baseOf = (given: EventFacts, checkout?: { commit: string; parents: readonly string[] }) =>
  findBaseCommit({ facts: given, checkout, client: client() })

describe('the base of a pull request', () => {
  it('is the first parent of the merge that was checked out, not the newest commit of main', async () => {
    const checkout = { commit: commits.merge, parents: [commits.later, commits.head] }
    expect(await baseOf(facts(), checkout)).toEqual({ commit: commits.later, warnings: [] })
    expect(hub.log).toEqual([])
  })

  it('is the same through the API where nothing is checked out', async () => {
    expect(await baseOf(facts())).toEqual({ commit: commits.later, warnings: [] })
  })

  it('is where the branch was cut, when the head was checked out: what main did since is no change of the branch', async () => {
    expect(await baseOf(facts(), { commit: commits.head, parents: [commits.one] })).toEqual({
      commit: commits.cut,
      warnings: []
    })
  })

  it('is where the branch was cut, when a step has committed on top of it', async () => {
    expect(await baseOf(facts(), { commit: 'e'.repeat(40), parents: [commits.head] })).toMatchObject({
      commit: commits.cut
    })
  })
})

describe('the base elsewhere', () => {
  it('is told by a merge queue', async () => {
    const mergeGroup = { baseSha: commits.tip, headSha: commits.merge }
    expect(await baseOf(branchFacts({ event: 'merge_group', mergeGroup }))).toMatchObject({ commit: commits.tip })
  })

  it('is the parent of what was pushed', async () => {
    const pushed = branchFacts({ event: 'push', sha: commits.tip, feedsBaseline: true })
    expect(await baseOf(pushed)).toMatchObject({ commit: commits.later })
  })

  it.each(['schedule', 'workflow_dispatch'] as const)(
    'of a %s is the commit itself: what may have changed is the model',
    async (event) => {
      expect(await baseOf(branchFacts({ event, sha: commits.tip, feedsBaseline: true }))).toMatchObject({
        commit: commits.tip
      })
    }
  )

  it('is unknown for the first commit of all, and that is said', async () => {
    expect(await baseOf(branchFacts({ event: 'push', sha: commits.root, feedsBaseline: true }))).toEqual({
      warnings: [{ kind: 'base-unknown', message: 'the commit has no parent' }]
    })
  })

  it('is unknown where the token may not read, and the permission is named', async () => {
    hub.addToken('narrow', { contents: undefined })
    expect(await findBaseCommit({ facts: facts(), checkout: undefined, client: client('narrow') })).toEqual({
      warnings: [{ kind: 'base-unknown', message: expect.stringContaining('"contents: read"') }]
    })
  })
})

describe('readAncestry', () => {
  it('names the base first, and takes one call', async () => {
    expect(await readAncestry(client(), facts().repository, commits.later)).toEqual({
      ancestry: [commits.later, commits.cut, commits.root],
      warnings: []
    })
    expect(hub.log).toHaveLength(1)
  })
})

describe('readCheckout', () => {
  const git = (folder: string, ...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
      encoding: 'utf8'
    }).trim()
  const repository = () => {
    const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
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
    const clone = mkdtempSync(join(tmpdir(), 'clone-'))
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, clone])
    expect(() => git(clone, 'rev-parse', '--verify', '-q', 'HEAD^1')).toThrow()
    expect(await readCheckout(clone)).toEqual(await readCheckout(folder))
  })

  it.each([
    ['there is no workspace', undefined],
    ['nothing is checked out', mkdtempSync(join(tmpdir(), 'empty-'))]
  ])('gives nothing where %s', async (_, workspace) => {
    expect(await readCheckout(workspace)).toBeUndefined()
  })
})
