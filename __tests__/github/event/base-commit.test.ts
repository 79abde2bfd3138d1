import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createClient } from '../../../src/github/api/client.ts'
import { fetchAnchorCommit, findBaseCommit, readAncestry } from '../../../src/github/event/base-commit.ts'
import type { EventFacts } from '../../../src/github/event/context.ts'
import { FakeGitHub } from '../../support/fake-github.ts'

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

describe('the base of a pull request whose surroundings have changed', () => {
  const pull = (over: Partial<NonNullable<EventFacts['pullRequest']>>) => {
    const { pullRequest } = facts()
    if (pullRequest === undefined) throw new Error('no pull request')
    return { ...pullRequest, ...over }
  }

  it('is not the base that the event remembers, where main went on: that of the merge is newer', async () => {
    // `base.sha` of the event would be `cut`, from when the pull request was opened.
    const checkout = { commit: commits.merge, parents: [commits.later, commits.head] }
    expect(await baseOf(facts(), checkout)).toMatchObject({ commit: commits.later })
  })

  it('is where the head was cut that was measured, though another was pushed by force since', async () => {
    hub.addCommit('feature', [commits.tip])
    expect(await baseOf(facts(), { commit: commits.head, parents: [commits.one] })).toMatchObject({
      commit: commits.cut
    })
  })

  it('is unknown, and that is said, where the head is gone after a push by force', async () => {
    const headSha = 'f'.repeat(40)
    const gone = facts({ pullRequest: pull({ headSha }) })
    expect(await baseOf(gone, { commit: headSha, parents: [commits.one] })).toEqual({
      warnings: [{ kind: 'base-unknown', message: expect.stringContaining('404') }]
    })
  })

  it('is that of the branch it is to be merged into now, where it was retargeted', async () => {
    const release = hub.addCommit('release/1', [commits.root])
    const merge = hub.addCommit('pull/7/merge', [release, commits.head])
    const retargeted = facts({ sha: merge, pullRequest: pull({ baseRef: 'release/1' }) })
    expect(await baseOf(retargeted)).toMatchObject({ commit: release })
    expect(await baseOf(retargeted, { commit: commits.head, parents: [commits.one] })).toMatchObject({
      commit: commits.root
    })
  })

  it('is the pull request below, where they are stacked, and main’s commits are its ancestors', async () => {
    const above = hub.addCommit('above', [commits.head])
    const merge = hub.addCommit('pull/8/merge', [commits.head, above])
    const stacked = facts({ sha: merge, pullRequest: pull({ number: 8, headSha: above, baseRef: 'feature' }) })
    expect(await baseOf(stacked)).toMatchObject({ commit: commits.head })
    const { ancestry } = await readAncestry(client(), facts().repository, commits.head)
    expect(ancestry).toEqual([commits.head, commits.one, commits.cut, commits.root])
  })

  it('is what was merged in, where a step has merged the base into the head', async () => {
    const merged = { commit: 'e'.repeat(40), parents: [commits.head, commits.tip] }
    expect(await baseOf(facts(), merged)).toMatchObject({ commit: commits.tip })
  })

  it('is where the branch was cut, where a commit of the branch is checked out that is a merge itself', async () => {
    const inner = { commit: 'e'.repeat(40), parents: [commits.one, commits.cut] }
    expect(await baseOf(facts(), inner)).toMatchObject({ commit: commits.cut })
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

  it.each(['push', 'workflow_dispatch'] as const)('of a %s on another branch is where that was cut', async (event) => {
    const pushed = branchFacts({ event, sha: commits.head, ref: 'refs/heads/feature' })
    expect(await baseOf(pushed, { commit: commits.head, parents: [commits.one] })).toMatchObject({
      commit: commits.cut
    })
  })

  it('of a release branch is where it left main', async () => {
    hub.addCommit('release/1', [commits.cut])
    const sha = hub.addCommit('release/1')
    expect(await baseOf(branchFacts({ event: 'push', sha, ref: 'refs/heads/release/1' }))).toMatchObject({
      commit: commits.cut
    })
  })

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

describe('readAncestry of a long history', () => {
  const days = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 86_400_000).toISOString()
  /** Fifty commits a day, oldest first. */
  const busy = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const sha = hub.addCommit('busy', index === 0 ? [] : undefined)
      hub.commitDates.set(sha, days(index / 50))
      return sha
    })
  const read = (base: string | undefined, measured: readonly { commit: string | undefined; recordedAt: string }[]) =>
    readAncestry(client(), facts().repository, base ?? '', measured)

  it('goes back until it has found all that was measured', async () => {
    const all = busy(450)
    const nightly = [all[400], all[250], all[120]].map((commit, index) => ({ commit, recordedAt: days(8 - 3 * index) }))
    const { ancestry } = await read(all.at(-1), nightly)
    expect(ancestry).toHaveLength(400)
    expect(nightly.map(({ commit = '' }) => ancestry?.indexOf(commit))).toEqual([49, 199, 329])
    expect(hub.log).toHaveLength(4)
  })

  it('does not look for what is newer than the base beyond the day it was measured', async () => {
    const all = busy(450)
    const { ancestry } = await read(all[399], [{ commit: all[420], recordedAt: days(8.4) }])
    expect(ancestry).toHaveLength(100)
    expect(hub.log).toHaveLength(1)
  })

  it('ends after a thousand commits', async () => {
    const all = busy(1200)
    const { ancestry } = await read(all.at(-1), [{ commit: all[1], recordedAt: days(0) }])
    expect(ancestry).toHaveLength(1000)
  })
})

describe('fetchAnchorCommit', () => {
  const find = (anchor: string) => fetchAnchorCommit(client(), { owner: 'octo', repo: 'demo' }, anchor)

  it('is the commit that a name stands for, and none where nothing has that name', async () => {
    const commit = hub.addCommit('v1.2.0')
    expect(await find('v1.2.0')).toBe(commit)
    expect(await find(commit)).toBe(commit)
    expect(await find('v9.9.9')).toBeUndefined()
  })
})
