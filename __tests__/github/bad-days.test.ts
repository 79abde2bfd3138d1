import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { zipSync } from 'fflate'
import type { BaselineFile } from '../../src/domain/baseline.ts'
import type { Warning } from '../../src/domain/warning.ts'
import { createClient, type GitHubClient } from '../../src/github/api/client.ts'
import { createArtifactStore } from '../../src/github/baseline/artifact-store.ts'
import { createBranchStore } from '../../src/github/baseline/branch-store.ts'
import type { EventFacts } from '../../src/github/event/context.ts'
import { createPublisher } from '../../src/github/publish/publisher.ts'
import type { BaselineStore, Publication, Publisher } from '../../src/ports.ts'
import { FakeGitHub } from '../support/fake-github.ts'
import type { FakeFault } from '../support/fake-github-http.ts'
import { aBaselineFile, aRunFile } from '../support/stored-files.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'

const folder = makeTemporaryFolder()
const MARKER = '<!-- llm-latency-gate v1 key=k -->'
let hub: FakeGitHub
let waits: number[]
let baseCommit: string

beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual', { contents: 'write' })
  waits = []
  for (const name of ['GITHUB_STEP_SUMMARY', 'GITHUB_OUTPUT']) {
    writeFileSync(join(folder, name), '')
    process.env[name] = join(folder, name)
  }
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(async () => {
  await hub.stop()
  jest.restoreAllMocks()
})

/** Of a job that turns red, whatever GitHub does. */
const PUBLICATION = {
  report: { state: 'regression', color: 'red', checks: [], budgets: [], measured: {} },
  run: aRunFile(),
  comment: `${MARKER}\n### slower`,
  summary: '# slower',
  annotations: [],
  html: async () => '',
  exports: () => [],
  json: '{}',
  text: 'slower'
} as unknown as Publication

const repository = () => ({ owner: 'octo', repo: 'demo', id: hub.repositoryId })

function artifacts(client: GitHubClient, runId: number): BaselineStore {
  return createArtifactStore({
    client,
    trust: { repository: repository(), defaultBranch: 'main', runId, workflowPath: '.github/workflows/latency.yml' },
    baseCommit,
    temporaryFolder: folder,
    wait: async (ms) => waits.push(ms),
    upload: async ({ name, files }) => {
      const data = Buffer.from(zipSync({ 'baseline.json': await readFile(files[0] ?? '') }))
      hub.addArtifact({ name, runId, data })
    }
  })
}

function branch(client: GitHubClient): BaselineStore {
  const wait = async (ms: number) => waits.push(ms)
  return createBranchStore({ client, repository: repository(), baseCommit, wait })
}

interface Day {
  /** What was read of the baseline. */
  readonly files: readonly BaselineFile[]
  /** All that a reader is told. */
  readonly warnings: readonly Warning[]
}

/** What a job asks of GitHub: to read the baseline, to store its own on main, and to tell. None of it may throw. */
async function day(event: 'push' | 'pull_request', runId: number, storeName: 'artifact' | 'branch'): Promise<Day> {
  const wait = async (ms: number) => waits.push(ms)
  const client = createClient({ token: 'usual', apiUrl: hub.apiUrl, wait })
  const store = storeName === 'branch' ? branch(client) : artifacts(client, runId)
  const { files, warnings } = await store.read('k')
  const stored = event === 'push' ? await store.write(fileOf(runId)) : []
  const told = await publisherFor(event, runId, client).publish(PUBLICATION)
  return { files, warnings: [...warnings, ...stored, ...told] }
}

function fileOf(id: number): BaselineFile {
  const workflowRun = { id, attempt: 1 }
  const [digest] = aBaselineFile('k').window
  if (digest === undefined) throw new Error('no digest')
  const recordedAt = new Date(Date.UTC(2026, 10, 1, 0, id)).toISOString()
  return aBaselineFile('k', { own: aRunFile({ workflowRun }), window: [{ ...digest, recordedAt, workflowRun }] })
}

function publisherFor(event: 'push' | 'pull_request', runId: number, client: GitHubClient): Publisher {
  const pullRequest = {
    number: 7,
    headSha: 'a'.repeat(40),
    baseRef: 'main',
    labels: [],
    isFork: false,
    isDependabot: false
  }
  const facts: EventFacts = {
    event,
    repository: repository(),
    defaultBranch: 'main',
    sha: 'b'.repeat(40),
    ...(event === 'pull_request' ? { pullRequest } : {}),
    workflow: 'latency',
    job: 'check',
    workflowRun: { id: runId, attempt: 1 },
    runUrl: '',
    apiUrl: hub.apiUrl,
    feedsBaseline: event === 'push'
  }
  return createPublisher({
    facts,
    key: 'k',
    comment: 'on-change',
    client,
    temporaryFolder: folder,
    writeRunFile: async () => undefined,
    upload: async () => undefined,
    wait: async (ms) => waits.push(ms)
  })
}

/** Something to compare with, by one run of main. */
async function seed(storeName: 'artifact' | 'branch'): Promise<void> {
  baseCommit = hub.addCommit('main')
  hub.addRun({ id: 1, headSha: baseCommit })
  await day('push', 1, storeName)
  hub.log.length = 0
  waits.length = 0
}

type Fault = Partial<FakeFault>
const SECONDARY = {
  message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
}
/** Pass by themselves: a second try finds GitHub well. */
const PASSING: readonly (readonly [string, Fault])[] = [
  ['500', { status: 500, body: { message: 'Server Error' } }],
  ['503 with Retry-After', { status: 503, headers: { 'retry-after': '2' }, body: { message: 'Unavailable' } }],
  ['a secondary limit with Retry-After', { status: 403, headers: { 'retry-after': '5' }, body: SECONDARY }],
  ['a secondary limit without Retry-After', { status: 403, body: SECONDARY }],
  ['429', { status: 429, body: { message: 'Too Many Requests' } }],
  ['a reset', { how: 'reset' }],
  ['an answer that is lost', { how: 'done-then-reset' }],
  ['an answer cut short', { how: 'cut' }],
  ['a page of HTML', { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('<html>') }]
]
const LASTING: readonly (readonly [string, Fault])[] = [
  ['404', { status: 404, body: { message: 'Not Found' } }],
  ['409', { status: 409, body: { message: 'Conflict' } }],
  ['410', { status: 410, body: { message: 'Gone' } }],
  ['422', { status: 422, body: { message: 'Validation Failed' } }]
]

interface CallOfGitHub {
  readonly match: RegExp
  /** Whether a comment of an earlier push stands on the pull request, and in which color. */
  readonly comment?: 'red' | 'green'
}

const READS: Readonly<Record<string, CallOfGitHub>> = {
  'list artifacts': { match: /api GET .*\/actions\/artifacts\?/ },
  'get run': { match: /api GET .*\/actions\/runs\/\d+$/ },
  'get the branch': { match: /api GET .*\/git\/ref\/heads%2Fmain|api GET .*\/git\/ref\/heads\/main/ },
  compare: { match: /api GET .*\/compare\// },
  'where an artifact is': { match: /api GET .*\/zip$/ },
  'download an artifact': { match: /blob GET / },
  'list commits': { match: /api GET .*\/commits\?/ },
  'list comments': { match: /api GET .*\/issues\/7\/comments/ },
  'create a comment': { match: /api POST .*\/issues\/7\/comments/ },
  'create a second comment': { match: /api POST .*\/issues\/7\/comments/, comment: 'green' },
  'update a comment': { match: /api PATCH .*\/issues\/comments\//, comment: 'red' },
  'fold a comment': { match: /api POST \/graphql/, comment: 'green' }
}

const table = (calls: Readonly<Record<string, CallOfGitHub>>, faults: readonly (readonly [string, Fault])[]) =>
  Object.entries(calls).flatMap(([name, call]) => faults.map(([what, fault]) => [what, name, call, fault] as const))

const waitedMs = () => waits.reduce((sum, ms) => sum + ms, 0)
const comments = () => hub.comments.filter(({ minimized }) => !minimized)
const isTold = () => hub.comments.some(({ body }) => body.includes('slower'))

function addOldComment({ comment: color }: CallOfGitHub): void {
  if (color !== undefined)
    hub.addComment({ issue: 7, body: `${MARKER}\n<!-- llm-latency-gate color=${color} -->\nold` })
}

describe('a pull request while GitHub fails', () => {
  beforeEach(() => seed('artifact'))

  it('has its baseline and its comment on a good day, and nothing to warn of', async () => {
    expect(await day('pull_request', 2, 'artifact')).toEqual({ files: [fileOf(1)], warnings: [] })
    expect(comments()).toHaveLength(1)
  })

  it.each(table(READS, PASSING))('is not disturbed by %s at: %s', async (_, __, call, fault) => {
    addOldComment(call)
    hub.faults.push({ match: call.match, times: 1, ...fault })
    expect(await day('pull_request', 2, 'artifact')).toEqual({ files: [fileOf(1)], warnings: [] })
    expect(hub.faults.map(({ times }) => times)).toEqual([0])
    expect(comments().map(({ body }) => body.includes('slower'))).toEqual([true])
    expect(waitedMs()).toBeLessThanOrEqual(60_000)
  })

  it.each(table(READS, [...PASSING, ...LASTING]))(
    'goes on, and says what is missing, with lasting %s at: %s',
    async (_, __, call, fault) => {
      addOldComment(call)
      hub.faults.push({ match: call.match, times: 9999, ...fault })
      const { files, warnings } = await day('pull_request', 2, 'artifact')
      if (files.length === 0)
        expect(warnings).toContainEqual(
          expect.objectContaining({ kind: expect.stringMatching(/^baseline-(?:un|ref|forb)/) })
        )
      if (!isTold())
        expect(warnings).toContainEqual(expect.objectContaining({ kind: 'publish-failed', what: 'comment' }))
      if (call === READS['list commits']) expect(warnings).toMatchObject([{ kind: 'base-unknown' }])
      // The calls of one client have three minutes together, the downloads a minute and a half, a comment six seconds.
      expect(waitedMs()).toBeLessThanOrEqual(180_000 + 90_000 + 6000)
      expect(hub.log.length).toBeLessThan(40)
    }
  )
})

const GIT: Readonly<Record<string, CallOfGitHub>> = {
  'read the branch': { match: /api GET .*\/git\/ref\/heads(?:%2F|\/)llm/ },
  'read its commit': { match: /api GET .*\/git\/commits\// },
  'read its tree': { match: /api GET .*\/git\/trees\// },
  'read the file': { match: /api GET .*\/git\/blobs\// },
  'write the file': { match: /api POST .*\/git\/blobs$/ },
  'write the tree': { match: /api POST .*\/git\/trees$/ },
  'write the commit': { match: /api POST .*\/git\/commits$/ },
  'move the branch': { match: /api PATCH .*\/git\/refs\// }
}

describe('a run of main that keeps its baseline on a branch, while GitHub fails', () => {
  beforeEach(() => seed('branch'))

  const stored = async () => {
    const { files } = await branch(createClient({ token: 'usual', apiUrl: hub.apiUrl })).read('k')
    return files.flatMap(({ window }) => window.map(({ workflowRun }) => workflowRun?.id))
  }

  it.each(table(GIT, PASSING))('is not disturbed by %s at: %s', async (_, __, call, fault) => {
    hub.faults.push({ match: call.match, times: 1, ...fault })
    expect(await day('push', 2, 'branch')).toMatchObject({ files: [{ key: 'k' }], warnings: [] })
    expect(hub.faults.map(({ times }) => times)).toEqual([0])
    expect(await stored()).toEqual([2, 1])
    expect(waitedMs()).toBeLessThanOrEqual(60_000)
  })

  it.each(table(GIT, [...PASSING, ...LASTING]))(
    'goes on, and says what is missing, with lasting %s at: %s',
    async (_, __, call, fault) => {
      hub.faults.push({ match: call.match, times: 9999, ...fault })
      const { warnings } = await day('push', 2, 'branch')
      hub.faults.length = 0
      const isStored = (await stored()).includes(2)
      if (!isStored)
        expect(warnings).toContainEqual(expect.objectContaining({ kind: 'publish-failed', what: 'baseline' }))
      expect(waitedMs()).toBeLessThanOrEqual(180_000 + 60_000)
      expect(hub.log.length).toBeLessThan(160)
    }
  )
})
