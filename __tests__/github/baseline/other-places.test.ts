import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { strToU8, zipSync } from 'fflate'
import { createClient } from '../../../src/github/api/client.ts'
import { createArtifactStore } from '../../../src/github/baseline/artifact-store.ts'
import { FakeGitHub } from '../../support/fake-github.ts'
import type { FakeJob, FakeRun } from '../../support/fake-github-artifacts.ts'
import { aBaselineFile } from '../../support/stored-files.ts'
import { makeTemporaryFolder } from '../../support/temporary.ts'

const KEY = 'latency-check'
let hub: FakeGitHub
beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
})
afterEach(async () => hub.stop())

function read(key = KEY) {
  return createArtifactStore({
    client: createClient({ token: 'usual', apiUrl: hub.apiUrl, wait: async () => undefined }),
    trust: {
      repository: { owner: 'octo', repo: 'demo', id: hub.repositoryId },
      defaultBranch: 'main',
      runId: 900,
      job: 'check',
      workflowPath: '.github/workflows/latency.yml'
    },
    temporaryFolder: makeTemporaryFolder()
  }).read(key)
}

function stored(run: Partial<FakeRun> & { readonly id: number }, key = KEY) {
  hub.addRun(run)
  const data = Buffer.from(zipSync({ 'baseline.json': strToU8(JSON.stringify(aBaselineFile(key))) }))
  const createdAt = '2026-11-01T00:05:00Z'
  return hub.addArtifact({ name: `llm-latency-baseline-${key}`, runId: run.id, data, createdAt })
}

describe('a run of main whose other jobs did not end well', () => {
  const done = (name: string, conclusion: string | null, more: Partial<FakeJob> = {}): FakeJob => ({
    name,
    status: conclusion === null ? 'waiting' : 'completed',
    conclusion,
    ...more
  })
  const at = (from: string, to: string | null) => ({
    started_at: `2026-11-01T00:${from}:00Z`,
    completed_at: to === null ? null : `2026-11-01T00:${to}:00Z`
  })
  const WAITING = { status: 'waiting', conclusion: null }
  const CANCELLED = { status: 'completed', conclusion: 'cancelled' }
  const TIMED_OUT = { status: 'completed', conclusion: 'timed_out' }

  it.each<[string, Partial<FakeRun>, readonly FakeJob[]]>([
    ['waits for an approval', WAITING, [done('check', 'success'), done('deploy', null)]],
    ['was cancelled', CANCELLED, [done('check', 'failure'), done('deploy', 'cancelled')]],
    ['timed out', TIMED_OUT, [done('check', 'success'), done('deploy', 'timed_out')]],
    ['of a workflow that is called', WAITING, [done('gate / check', 'success'), done('deploy', null)]],
    ['of a matrix', CANCELLED, [done('check (a)', 'success'), done('build', 'cancelled')]],
    [
      'has a name of its own',
      CANCELLED,
      [done('Latency', 'success', at('01', '06')), done('build', 'cancelled', at('07', '09'))]
    ],
    [
      'was cancelled in an earlier attempt',
      WAITING,
      [done('check', 'cancelled', at('00', '02')), done('check', 'success', at('03', '06')), done('deploy', null)]
    ]
  ])('counts, since its own job succeeded: the run %s', async (_, run, jobs) => {
    stored({ id: 1, ...run, jobs })
    expect(await read()).toMatchObject({ files: [{ key: KEY }], warnings: [] })
  })

  it.each<[string, Partial<FakeRun>, readonly FakeJob[] | undefined]>([
    ['timed-out-run', TIMED_OUT, [done('check', 'timed_out'), done('deploy', 'success')]],
    ['cancelled-run', TIMED_OUT, [done('check', 'cancelled')]],
    ['unfinished-run', WAITING, [done('check', null)]],
    ['cancelled-run', CANCELLED, [done('check (a)', 'success'), done('check (b)', 'cancelled')]],
    ['cancelled-run', CANCELLED, [done('other', 'success')]],
    ['timed-out-run', TIMED_OUT, undefined]
  ])('does not count where its own job did not end well, or is not known: %s', async (why, run, jobs) => {
    stored({ id: 1, ...run, ...(jobs && { jobs }) })
    expect(await read()).toMatchObject({ files: [], warnings: [{ kind: 'baseline-refused', why }] })
  })
})

describe('runs that are stored elsewhere', () => {
  it('are told with their key and workflow, where pushes have another workflow', async () => {
    stored({ id: 1, path: '.github/workflows/main.yml' }, 'main-check')
    const { warnings } = await read()
    const found = { key: 'main-check', branch: 'main', workflow: 'main.yml', differs: 'key' }
    expect(warnings).toMatchObject([{ kind: 'baseline-elsewhere', key: KEY, found: [found] }])
  })

  it('are told where the same key is another workflow’s, or of a branch that was the default one', async () => {
    stored({ id: 1, path: '.github/workflows/nightly.yml' })
    stored({ id: 2, headBranch: 'master' })
    const { warnings } = await read()
    expect(warnings.at(-1)).toMatchObject({
      found: [
        { branch: 'master', differs: 'branch' },
        { workflow: 'nightly.yml', differs: 'workflow' }
      ]
    })
  })

  it('are not told of strangers, of pull requests, or where there is a baseline', async () => {
    stored({ id: 1, event: 'pull_request', headBranch: 'feature' }, 'other-check')
    stored({ id: 2, headRepositoryId: 666 }, 'forked-check')
    expect(await read()).toEqual({ files: [], warnings: [] })
    stored({ id: 3 }, 'good-check')
    stored({ id: 4 })
    expect((await read()).warnings).toEqual([])
  })
})

describe('a refusal of GitHub', () => {
  it.each<[number, string, RegExp]>([
    [401, 'Bad credentials', /^401 Bad credentials; the token is wrong or has expired/],
    [
      403,
      'Although you appear to have the correct authorization credentials, the `octo` organization has an IP allow list enabled, and 192.0.2.7 is not permitted to access this resource.',
      /IP allow list enabled.*; let the IP allow list/
    ],
    [403, 'Resource protected by organization SAML enforcement.', /SAML.*; authorize the token/],
    [403, 'Repository was archived so is read-only.', /archived.*; take the repository out/],
    [403, 'Repository access blocked', /blocked; settle it/]
  ])('is told in its own words, with what helps against it: %s %s', async (status, message, words) => {
    hub.faults.push({ match: /actions\/artifacts/, times: 99, status, body: { message } })
    const { warnings } = await read()
    expect(warnings).toEqual([{ kind: 'baseline-unreadable', source: 'GitHub', message: expect.stringMatching(words) }])
    expect(JSON.stringify(warnings)).not.toContain('actions: read')
  })

  it('is one of a permission only in the words for that', async () => {
    const body = { message: 'Resource not accessible by integration' }
    hub.faults.push({ match: /actions\/artifacts/, times: 99, status: 403, body })
    expect((await read()).warnings).toEqual([{ kind: 'baseline-forbidden', permission: 'actions: read' }])
  })
})
