import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Relevance } from '../../../src/domain/plan.ts'
import { createClient } from '../../../src/github/api/client.ts'
import type { EventFacts } from '../../../src/github/event/context.ts'
import { decideRelevance, isMatched } from '../../../src/github/event/relevance.ts'
import { FakeGitHub } from '../../support/fake-github.ts'
import type { FakeChange } from '../../support/fake-github-issues.ts'
import { branchFacts, someFacts } from '../../support/some-facts.ts'
import { makeTemporaryFolder } from '../../support/temporary.ts'

describe('a glob', () => {
  it.each([
    ['src/prompts/**', 'src/prompts/a/b.md', true],
    ['src/prompts/**', 'src/prompts.md', false],
    ['**/*.py', 'app.py', true],
    ['**', '.github/workflows/ci.yml', true],
    ['*.md', 'docs/a.md', false],
    ['{a,b}/*.txt', 'b/x.txt', true]
  ])('%s and %s: %s', (glob, file, expected) => {
    expect(isMatched(file, [glob])).toBe(expected)
  })

  it('that comes last decides, as in the filters of a workflow', () => {
    expect(isMatched('src/a.md', ['src/**', '!**/*.md'])).toBe(false)
    expect(isMatched('src/a.md', ['!**/*.md', 'src/**'])).toBe(true)
    expect(isMatched('src/keep.md', ['src/**', '!**/*.md', 'src/keep.md'])).toBe(true)
  })
})

describe('relevance', () => {
  let hub: FakeGitHub
  beforeEach(async () => {
    hub = await new FakeGitHub().start()
    hub.addToken('usual')
    hub.addToken('blind', { pull_requests: undefined, contents: undefined })
  })
  afterEach(async () => hub.stop())

  function pull(files: readonly FakeChange[], labels: readonly string[] = []): void {
    const head = {
      headSha: 'a'.repeat(40),
      headRef: 'feature',
      headRepositoryId: hub.repositoryId,
      headOwner: hub.owner
    }
    hub.tracker.pulls.push({ number: 7, state: 'open', ...head, baseRef: 'main', files, labels })
  }

  function ask(
    relevance: Partial<Relevance> | undefined,
    how: { facts?: EventFacts; token?: string; owned?: boolean; planFiles?: readonly string[] } = {}
  ) {
    const { facts = someFacts(hub), token = 'usual', owned = false, planFiles = ['.github/llm-latency.yml'] } = how
    return decideRelevance({
      facts,
      plan: {
        targets: [{ owned }] as never,
        ...(relevance === undefined ? {} : { relevance: { paths: [], onUnchanged: 'skip', ...relevance } })
      },
      planFiles,
      client: createClient({ token, apiUrl: hub.apiUrl, wait: async () => undefined })
    })
  }
  const measure = { kind: 'measure', warnings: [] }

  it('is not asked for where the plan says nothing of it', async () => {
    expect(await ask(undefined)).toEqual(measure)
    expect(hub.log).toEqual([])
  })

  it('measures where a changed file matches', async () => {
    pull(['README.md', 'src/prompts/support.md'])
    expect(await ask({ paths: ['src/prompts/**'] })).toEqual(measure)
  })

  it('skips where none does, and says how many there were and which globs', async () => {
    pull(['README.md', 'docs/a.md'])
    expect(await ask({ paths: ['src/**'] })).toEqual({
      kind: 'skip',
      notMeasured: 'nothing-relevant-changed',
      relevance: { changedFileCount: 2, paths: ['src/**'] }
    })
  })

  it('measures all the same where that is asked for', async () => {
    pull(['README.md'])
    expect(await ask({ paths: ['src/**'], onUnchanged: 'measure' })).toEqual(measure)
  })

  it('counts a renamed file by both its names', async () => {
    pull([{ filename: 'old/a.md', previous_filename: 'src/a.md' }])
    expect(await ask({ paths: ['src/**'] })).toEqual(measure)
  })

  it('reads every page of the changed files', async () => {
    pull([...Array.from({ length: 250 }, (_, index) => `docs/${index}.md`), 'src/a.py'])
    expect(await ask({ paths: ['src/**'] })).toEqual(measure)
    expect(hub.log.filter(({ url }) => url.includes('/pulls/7/files'))).toHaveLength(3)
  })

  it('measures where GitHub lists only the first 3,000 of them', async () => {
    pull(Array.from({ length: 3000 }, (_, index) => `docs/${index}.md`))
    expect(await ask({ paths: ['src/**'] })).toEqual(measure)
  })

  it.each([
    '.github/llm-latency.yml',
    '.github/workflows/latency.yml',
    '.github/workflows/_called.yml',
    '.github/actions/measure/action.yml'
  ])('always counts %s', async (file) => {
    pull([file])
    expect(await ask({ paths: ['src/**'] })).toEqual(measure)
  })

  it('takes the files of the plan where no globs are given, for what others serve', async () => {
    pull(['README.md'])
    expect(await ask({})).toMatchObject({
      kind: 'skip',
      relevance: { paths: ['.github/llm-latency.yml', '.github/workflows/**', '.github/actions/**'] }
    })
  })

  it('counts the usual configuration where a change has just removed it', async () => {
    pull(['.github/llm-latency.yml'])
    expect(await ask({ paths: ['src/**'] }, { planFiles: [] })).toEqual(measure)
  })

  it('counts a file of the plan by its name from the root, and by that of what it links to', async () => {
    const workspace = makeTemporaryFolder()
    await mkdir(join(workspace, 'shared'))
    await writeFile(join(workspace, 'shared', 'prompts.yml'), '- { id: a, prompt: hi }\n')
    await symlink('shared/prompts.yml', join(workspace, 'prompts.yml'))
    const facts = { ...someFacts(hub), workspace }
    const how = { facts, planFiles: [join(workspace, 'prompts.yml')] }
    pull(['prompts.yml'])
    expect(await ask({ paths: ['src/**'] }, how)).toEqual(measure)
    hub.tracker.pulls.length = 0
    pull(['shared/prompts.yml'])
    expect(await ask({ paths: ['src/**'] }, how)).toEqual(measure)
    hub.tracker.pulls.length = 0
    pull(['shared/other.yml'])
    expect(await ask({ paths: ['src/**'] }, how)).toMatchObject({ kind: 'skip' })
  })

  it('rules out nothing without globs where the repository serves the model itself', async () => {
    pull(['README.md'])
    expect(await ask({}, { owned: true })).toEqual(measure)
  })

  it('measures where GitHub does not show the files, and says which permission is missing', async () => {
    pull(['README.md'])
    expect(await ask({ paths: ['src/**'] }, { token: 'blind' })).toEqual({
      kind: 'measure',
      warnings: [{ kind: 'relevance-unknown', message: expect.stringContaining('pull-requests: read') }]
    })
  })

  it('waits for a label where one is asked for, and needs no request where the event tells of it', async () => {
    pull([])
    expect(await ask({ whenLabel: 'measure', onUnchanged: 'measure' })).toEqual({
      kind: 'skip',
      notMeasured: 'label-missing',
      relevance: { label: 'measure' }
    })
    const { pullRequest } = someFacts(hub)
    const labeled = someFacts(hub, {
      pullRequest: { ...(pullRequest as never as object), labels: ['measure'] } as never
    })
    hub.log.length = 0
    expect(await ask({ whenLabel: 'measure', onUnchanged: 'measure' }, { facts: labeled })).toEqual(measure)
    expect(hub.log).toEqual([])
  })

  it('sees a label that was set after the event, as for a job that is run again', async () => {
    pull([], ['measure'])
    expect(await ask({ whenLabel: 'measure', onUnchanged: 'measure' })).toEqual(measure)
  })

  it('goes by the event where GitHub does not show the labels', async () => {
    pull([], ['measure'])
    expect(await ask({ whenLabel: 'measure', onUnchanged: 'measure' }, { token: 'blind' })).toMatchObject({
      kind: 'skip',
      notMeasured: 'label-missing'
    })
  })

  it('is not asked of what feeds the baseline', async () => {
    for (const event of ['push', 'schedule', 'workflow_dispatch'] as const) {
      expect(await ask({ paths: ['src/**'] }, { facts: branchFacts(hub, { event }) })).toEqual(measure)
    }
  })

  describe('in a merge queue', () => {
    function queued(files: readonly FakeChange[]): EventFacts {
      const baseSha = hub.addCommit('main')
      const headSha = hub.addCommit('queue', [baseSha])
      hub.changes.set(headSha, files)
      const ref = `refs/heads/gh-readonly-queue/main/pr-7-${baseSha}`
      return branchFacts(hub, { event: 'merge_group', ref, mergeGroup: { baseSha, headSha } })
    }

    it('compares the group with its base', async () => {
      expect(await ask({ paths: ['src/**'] }, { facts: queued(['README.md']) })).toMatchObject({ kind: 'skip' })
      expect(await ask({ paths: ['src/**'] }, { facts: queued(['src/a.py']) })).toEqual(measure)
    })

    it('measures where a comparison lists only the first 300 files', async () => {
      const facts = queued(Array.from({ length: 300 }, (_, index) => `docs/${index}.md`))
      expect(await ask({ paths: ['src/**'] }, { facts })).toEqual(measure)
    })

    it('reads the labels of the pull request that the group is named after', async () => {
      pull([], ['measure'])
      const facts = queued([])
      expect(await ask({ whenLabel: 'measure', onUnchanged: 'measure' }, { facts })).toEqual(measure)
      expect(await ask({ whenLabel: 'other', onUnchanged: 'measure' }, { facts })).toMatchObject({ kind: 'skip' })
    })

    it('measures where the name of the group says no pull request', async () => {
      const facts = { ...queued([]), ref: 'refs/heads/gh-readonly-queue/main/somehow' }
      expect(await ask({ whenLabel: 'measure', onUnchanged: 'measure' }, { facts })).toEqual(measure)
    })
  })
})
