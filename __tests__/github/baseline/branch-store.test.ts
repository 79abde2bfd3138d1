import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { BaselineFile } from '../../../src/domain/baseline.ts'
import { createClient } from '../../../src/github/api/client.ts'
import { type BranchStoreOptions, createBranchStore } from '../../../src/github/baseline/branch-store.ts'
import { FakeGitHub } from '../../support/fake-github.ts'
import type { FakeFault } from '../../support/fake-github-http.ts'
import { aBaselineFile, aRunFile } from '../../support/stored-files.ts'

const KEY = 'latency-check'
const BRANCH = 'llm-latency-baseline'
const PATH = 'latency-check.baseline.json.gz'
let hub: FakeGitHub
let waits: number[]

beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('writer', { contents: 'write' })
  hub.addToken('reader')
  hub.addCommit('main')
  waits = []
})
afterEach(async () => hub.stop())

function store(over: Partial<BranchStoreOptions> & { readonly token?: string } = {}) {
  const { token = 'writer', ...options } = over
  return createBranchStore({
    client: createClient({ token, apiUrl: hub.apiUrl, wait: async () => undefined }),
    repository: { owner: 'octo', repo: 'demo', id: hub.repositoryId },
    wait: async (ms) => waits.push(ms),
    ...options
  })
}

/** What the workflow run of that number stores; it knows of no other. */
function fileOf(id: number, over: Partial<BaselineFile> & { readonly key?: string } = {}): BaselineFile {
  const key = over.key ?? KEY
  const [digest] = aBaselineFile(key).window
  if (digest === undefined) throw new Error('no digest')
  const workflowRun = { id, attempt: 1 }
  const recordedAt = new Date(Date.UTC(2026, 10, 1, 0, id)).toISOString()
  const window = [{ ...digest, recordedAt, workflowRun }]
  const log = [{ recordedAt, workflowRun, ordinal: 0, targets: [] }]
  return aBaselineFile(key, { own: aRunFile({ seed: id, workflowRun }), window, log, ...over })
}

const idsIn = (files: readonly BaselineFile[]) =>
  files.flatMap(({ window }) => window.map(({ workflowRun }) => workflowRun?.id))
const history = () => {
  const commits: string[] = []
  for (let sha = hub.branches.get(BRANCH); sha !== undefined; sha = hub.commits.get(sha)?.[0]) commits.push(sha)
  return commits
}

/** Replaces the stored file by other bytes, as anybody with the right to push may do. */
function tamper(bytes: Buffer): void {
  const tip = hub.branches.get(BRANCH) ?? ''
  const tree = hub.objects.commitTrees.get(tip)?.tree ?? ''
  const entry = hub.objects.trees.get(tree)?.find(({ path }) => path === PATH)
  hub.objects.blobs.set(entry?.sha ?? '', bytes)
}

describe('a baseline on a branch', () => {
  it('is none in a new repository, without a word', async () => {
    expect(await store({ token: 'reader' }).read(KEY)).toEqual({ files: [], warnings: [] })
  })

  it('is read as it was written, by a job that may only read', async () => {
    expect(await store().write(fileOf(1))).toEqual([])
    expect(await store({ token: 'reader' }).read(KEY)).toEqual({ files: [fileOf(1)], warnings: [] })
  })

  it('lies on a branch that shares nothing with the code, beside a page that says what it is', async () => {
    await store().write(fileOf(1))
    const [tip = '', ...older] = history()
    expect(older).toEqual([])
    const tree = hub.objects.commitTrees.get(tip)?.tree ?? ''
    expect(hub.objects.trees.get(tree)?.map(({ path }) => path)).toEqual(['README.md', PATH])
    expect(hub.branches.get('main')).not.toBe(tip)
  })

  it('names the files of other keys where there is none of this one', async () => {
    await store().write(fileOf(1, { key: 'old-check' }))
    const found = [{ key: 'old-check', name: 'old-check.baseline.json.gz', branch: BRANCH, differs: 'key' }]
    expect(await store().read(KEY)).toEqual({ files: [], warnings: [{ kind: 'baseline-elsewhere', found, key: KEY }] })
  })

  it('keeps the files of other keys', async () => {
    await store().write(fileOf(1))
    await store().write(fileOf(2, { key: 'other (a100)' }))
    expect(idsIn((await store().read(KEY)).files)).toEqual([1])
    expect(idsIn((await store().read('other (a100)')).files)).toEqual([2])
  })

  it('keeps the runs that the writer does not know of', async () => {
    for (const id of [1, 3, 2]) await store().write(fileOf(id))
    const { files } = await store().read(KEY)
    expect(idsIn(files)).toEqual([2, 3, 1])
    expect(files[0]?.log.map(({ workflowRun }) => workflowRun?.id)).toEqual([3, 2, 1])
  })

  it('lists the ancestors of the base', async () => {
    const base = hub.addCommit('main')
    const { ancestry } = await store({ baseCommit: base }).read(KEY)
    expect(ancestry?.[0]).toBe(base)
  })
})

describe('writers at the same time', () => {
  it('lose nothing and store nothing twice, twelve at once on one key', async () => {
    const all = Array.from({ length: 12 }, (_, index) => index + 1)
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms / 100))
    const said = await Promise.all(all.map((id) => store({ wait }).write(fileOf(id))))
    expect(said.flat()).toEqual([])
    expect(idsIn((await store().read(KEY)).files).toSorted((a = 0, b = 0) => a - b)).toEqual(all)
  })

  it('lose nothing with a key each', async () => {
    const keys = Array.from({ length: 12 }, (_, index) => `job (${index})`)
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms / 100))
    const said = await Promise.all(keys.map((key, id) => store({ wait }).write(fileOf(id + 1, { key }))))
    expect(said.flat()).toEqual([])
    for (const [index, key] of keys.entries()) expect(idsIn((await store().read(key)).files)).toEqual([index + 1])
  })

  it('read again, unite and try again where another was quicker', async () => {
    await store().write(fileOf(1))
    let others = 0
    const racing = store()
    const client = createClient({ token: 'writer', apiUrl: hub.apiUrl, wait: async () => undefined })
    client.hook.before('request', async ({ method, url }) => {
      if (method !== 'PATCH' || !url.includes('/git/refs') || others === 2) return
      others += 1
      await racing.write(fileOf(10 + others))
    })
    expect(await store({ client }).write(fileOf(2))).toEqual([])
    expect(waits).toHaveLength(2)
    expect(idsIn((await store().read(KEY)).files)).toEqual([2, 12, 11, 1])
  })

  it('give up after sixteen tries and about a minute, and say so', async () => {
    await store().write(fileOf(1))
    hub.faults.push({
      match: /PATCH .*git\/refs/,
      times: 99,
      status: 422,
      body: { message: 'Update is not a fast forward' }
    })
    expect(await store({ random: () => 1 }).write(fileOf(2))).toEqual([
      {
        kind: 'publish-failed',
        what: 'baseline',
        message: `branch "${BRANCH}": other jobs wrote to it at the same time, 16 times in a row`
      }
    ])
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(60_000)
    expect(idsIn((await store().read(KEY)).files)).toEqual([1])
  })

  it.each<[string, number]>([
    ['the first', 0],
    ['a later', 1]
  ])('do not store %s run twice where the answer to the last call was lost', async (_, earlier) => {
    for (let id = 1; id <= earlier; id += 1) await store().write(fileOf(id))
    hub.faults.push({ match: /(POST|PATCH) .*git\/refs/, times: 1, how: 'done-then-reset' })
    expect(await store().write(fileOf(5))).toEqual([])
    expect(idsIn((await store().read(KEY)).files).filter((id) => id === 5)).toEqual([5])
    expect(history()).toHaveLength(earlier + 1)
  })
})

describe('the history of the branch', () => {
  it('is thrown away at twenty commits, and nothing that counts with it', async () => {
    for (let id = 1; id <= 19; id += 1) await store().write(fileOf(id))
    expect(history()).toHaveLength(19)
    await store().write(fileOf(20, { key: 'other' }))
    expect(history()).toHaveLength(1)
    expect(idsIn((await store().read(KEY)).files)).toHaveLength(19)
    expect(idsIn((await store().read('other')).files)).toEqual([20])
    await store().write(fileOf(21))
    expect(history()).toHaveLength(2)
  })

  it('is left where another has written meanwhile, for that one to throw away', async () => {
    for (let id = 1; id <= 19; id += 1) await store().write(fileOf(id))
    const client = createClient({ token: 'writer', apiUrl: hub.apiUrl, wait: async () => undefined })
    client.hook.before('request', async ({ url, query }) => {
      if (!url.includes('graphql') || !String(query).includes('updateRefs')) return
      hub.faults.push({ match: /graphql/, times: 2, status: 403 })
      await store().write(fileOf(30))
      hub.faults.length = 0
    })
    await store({ client }).write(fileOf(20))
    expect(idsIn((await store().read(KEY)).files)).toEqual(expect.arrayContaining([20, 30]))
    expect(history()).toHaveLength(21)
    await store().write(fileOf(31))
    expect(history()).toHaveLength(1)
    expect(idsIn((await store().read(KEY)).files)).toHaveLength(22)
  })

  it('ends at a hundred where the server cannot move a branch with care', async () => {
    hub.faults.push({ match: /graphql/, times: 9999, status: 404 })
    for (let id = 1; id <= 101; id += 1) await store().write(fileOf(id, { key: `k${id % 3}` }))
    expect(history()).toHaveLength(2)
    expect(idsIn((await store().read('k0')).files)).toHaveLength(30)
  }, 30_000)
})

describe('a branch that is not to be trusted', () => {
  it('is not written to where its commits are not the gate’s, and not squashed', async () => {
    const theirs = hub.addCommit(BRANCH)
    expect((await store().read(KEY)).warnings).toMatchObject([
      { kind: 'baseline-unreadable', source: `branch ${BRANCH}`, message: expect.stringContaining('not the gate') }
    ])
    expect(await store().write(fileOf(1))).toMatchObject([
      { kind: 'publish-failed', message: expect.stringContaining('rename or delete') }
    ])
    expect(hub.branches.get(BRANCH)).toBe(theirs)
  })

  it.each<[string, () => Buffer, string]>([
    ['is no gzip', () => Buffer.from('{}'), 'does not match its hash'],
    ['was changed', () => gzipSync(JSON.stringify(fileOf(9))), 'does not match its hash']
  ])('is said where the file %s', async (_, bytes, message) => {
    await store().write(fileOf(1))
    tamper(bytes())
    expect(await store().read(KEY)).toMatchObject({
      files: [],
      warnings: [{ kind: 'baseline-unreadable', message: expect.stringContaining(message) }]
    })
  })

  // Written by whoever may push: through the same API, so that everything but the content is as it should be.
  it.each<[string, Buffer, string]>([
    ['is damaged', Buffer.from('no gzip'), 'damaged'],
    ['is a bomb', gzipSync(Buffer.alloc(257 * 1024 * 1024), { level: 1 }), 'too large when unpacked'],
    ['is too large', Buffer.alloc(33 * 1024 * 1024), 'at most 32 MiB'],
    ['does not fit', gzipSync(JSON.stringify({ ...fileOf(1), window: [] })), 'window'],
    [
      'is of another schema',
      gzipSync(JSON.stringify({ schema: 'llm-latency-baseline/9' })),
      '"llm-latency-baseline/1"'
    ],
    ['is of another key', gzipSync(JSON.stringify(fileOf(1, { key: 'other' }))), 'another key'],
    ['has prototype keys', gzipSync('{"__proto__": {}}'), '__proto__']
  ])(
    'is said where a push made the file one that %s, and the next run replaces it',
    async (_, bytes, message) => {
      await store().write(fileOf(1))
      await push(bytes)
      expect(await store().read(KEY)).toEqual({
        files: [],
        warnings: [
          { kind: 'baseline-unreadable', source: `branch ${BRANCH}`, message: expect.stringContaining(message) }
        ]
      })
      expect(await store().write(fileOf(2))).toEqual([])
      expect(idsIn((await store().read(KEY)).files)).toEqual([2])
    },
    20_000
  )
})

/** A commit on the branch that looks like the gate's. */
async function push(bytes: Buffer): Promise<void> {
  const { rest } = createClient({ token: 'writer', apiUrl: hub.apiUrl })
  const where = { owner: 'octo', repo: 'demo' }
  const parent = hub.branches.get(BRANCH) ?? ''
  const blob = await rest.git.createBlob({ ...where, content: bytes.toString('base64'), encoding: 'base64' })
  const entry = { path: PATH, mode: '100644', type: 'blob', sha: blob.data.sha } as const
  const base = hub.objects.commitTrees.get(parent)?.tree ?? ''
  const tree = await rest.git.createTree({ ...where, base_tree: base, tree: [entry] })
  const message = `llm-latency-gate: baseline of ${KEY}\n\ncommits: 2`
  const commit = await rest.git.createCommit({ ...where, message, tree: tree.data.sha, parents: [parent] })
  await rest.git.updateRef({ ...where, ref: `heads/${BRANCH}`, sha: commit.data.sha })
}

describe('a GitHub that does not let or does not answer', () => {
  it.each<[string, Partial<FakeFault>, RegExp, string]>([
    [
      'reading the branch',
      { status: 403, body: { message: 'Resource not accessible by integration' } },
      /GET .*git\/ref\//,
      '"contents: read"'
    ],
    ['reading the file', { status: 502, body: { message: 'Bad Gateway' } }, /GET .*git\/blobs/, '502 Bad Gateway'],
    ['reading at all', { how: 'reset' }, /GET .*git\//, '500']
  ])(
    'is told as a warning where %s fails, and is not taken for a missing baseline',
    async (_, fault, match, message) => {
      await store().write(fileOf(1))
      hub.faults.push({ match, times: 99, ...fault })
      expect(await store().read(KEY)).toMatchObject({
        files: [],
        warnings: [
          { kind: 'baseline-unreadable', source: `branch ${BRANCH}`, message: expect.stringContaining(message) }
        ]
      })
    }
  )

  it('names the permission that writing needs', async () => {
    expect(await store({ token: 'reader' }).write(fileOf(1))).toEqual([
      {
        kind: 'publish-failed',
        what: 'baseline',
        message: expect.stringContaining('add "contents: write" to the "permissions:" of the job')
      }
    ])
  })

  it.each(['git/blobs', 'git/trees', 'git/commits', 'git/refs'])('tries %s again', async (call) => {
    hub.faults.push({ match: new RegExp(`POST .*${call}`), times: 2, status: 502 })
    expect(await store().write(fileOf(1))).toEqual([])
    expect(idsIn((await store().read(KEY)).files)).toEqual([1])
  })
})
