import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { strToU8, zipSync } from 'fflate'
import type { BaselineFile } from '../../../src/domain/baseline.ts'
import { createClient } from '../../../src/github/api/client.ts'
import { type ArtifactStoreOptions, createArtifactStore } from '../../../src/github/baseline/artifact-store.ts'
import { FakeGitHub } from '../../support/fake-github.ts'
import type { FakeArtifact, FakeRun } from '../../support/fake-github-artifacts.ts'
import { aBaselineFile } from '../../support/stored-files.ts'
import { makeTemporaryFolder } from '../../support/temporary.ts'

const KEY = 'latency-check'
const NAME = 'llm-latency-baseline-latency-check'
let hub: FakeGitHub
let temporaryFolder: string

beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
  temporaryFolder = makeTemporaryFolder()
})
afterEach(async () => hub.stop())

function store(over: Partial<ArtifactStoreOptions> & { token?: string } = {}) {
  const waits: number[] = []
  const wait = async (ms: number) => waits.push(ms)
  return createArtifactStore({
    client: createClient({ token: over.token ?? 'usual', apiUrl: hub.apiUrl, wait }),
    trust: {
      repository: { owner: 'octo', repo: 'demo', id: hub.repositoryId },
      defaultBranch: 'main',
      runId: 900,
      workflowPath: '.github/workflows/latency.yml'
    },
    temporaryFolder,
    wait,
    ...over
  })
}

function zipped(file: unknown, name = 'baseline.json'): Buffer {
  return Buffer.from(zipSync({ [name]: strToU8(JSON.stringify(file)) }))
}

/** A baseline told apart from others by its seed, that knows of these runs. */
function fileOf(seed: number, runIds: readonly number[] = []): BaselineFile {
  const file = aBaselineFile(KEY)
  const [digest] = file.window
  const window = runIds.flatMap((id) => (digest === undefined ? [] : [{ ...digest, workflowRun: { id, attempt: 1 } }]))
  return { ...file, own: { ...file.own, seed }, window: window.length === 0 ? file.window : window }
}

/** A run and its artifact, trusted but for what is given. */
function stored(id: number, run: Partial<FakeRun> = {}, artifact: Partial<FakeArtifact> = {}): FakeArtifact {
  hub.addRun({ id, ...run })
  return hub.addArtifact({ name: NAME, runId: id, data: zipped(fileOf(id)), ...artifact })
}

const seedsOf = (files: readonly BaselineFile[]) => files.map((file) => file.own.seed)

describe('reading', () => {
  it('finds nothing in a new repository, and says nothing', async () => {
    expect(await store().read(KEY)).toEqual({ files: [], warnings: [] })
  })

  it('takes the newest twelve by their ids, whatever the order of the list, and tells when the newest goes away', async () => {
    for (let id = 10; id < 23; id += 1) stored(id, {}, { expiresAt: `2027-01-${id}T00:00:00Z` })
    hub.artifacts.reverse()
    const found = await store().read(KEY)
    expect(seedsOf(found.files)).toEqual([22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11])
    expect(found).toMatchObject({ warnings: [], expiresAt: '2027-01-22T00:00:00Z' })
  })

  it('leaves what a newer file knows already where it is, and takes what it cannot know', async () => {
    // 4 was under way while 5 and 6 were: neither knows it. Of 2 there are two attempts, and 6 knows one.
    for (const id of [1, 2, 3, 4, 5]) stored(id)
    hub.rerun(2)
    const again = hub.addArtifact({ name: NAME, runId: 2, data: zipped(fileOf(22)) })
    stored(6, {}, { data: zipped(fileOf(6, [6, 5, 3, 2, 1])) })
    const found = await store().read(KEY)
    expect(seedsOf(found.files)).toEqual([6, 22, 4, 2])
    expect(hub.log.filter(({ side }) => side === 'blob')).toHaveLength(4)
    expect(again.id).toBeLessThan(hub.artifacts.at(-1)?.id ?? 0)
  })

  it('sends its token to the API, and never to the store that the redirect names', async () => {
    stored(1)
    await store().read(KEY)
    const blob = hub.log.filter(({ side }) => side === 'blob')
    expect(blob).toHaveLength(1)
    expect(blob.map(({ headers }) => headers.authorization)).toEqual([undefined])
    expect(JSON.stringify(blob.map(({ headers }) => headers))).not.toContain('usual')
  })

  it.each<[string, Buffer]>([
    ['the file itself', Buffer.from(JSON.stringify(fileOf(1)))],
    ['the file packed by gzip', gzipSync(JSON.stringify(fileOf(1)))]
  ])('reads %s as well as a zip of it', async (_, data) => {
    stored(1, {}, { data })
    expect(seedsOf((await store().read(KEY)).files)).toEqual([1])
  })

  it('lists the ancestors of the base, nearest first', async () => {
    const [first, second, third] = [hub.addCommit('main'), hub.addCommit('main'), hub.addCommit('main')]
    expect(await store({ baseCommit: second }).read(KEY)).toEqual({
      files: [],
      ancestry: [second, first],
      warnings: []
    })
    expect(third).toBe(hub.branches.get('main'))
  })

  it('reads on where GitHub does not show the commits, and says what is missing', async () => {
    stored(1)
    hub.addToken('narrow', { contents: undefined })
    const found = await store({ baseCommit: 'c'.repeat(40), token: 'narrow' }).read(KEY)
    expect(seedsOf(found.files)).toEqual([1])
    expect(found).not.toHaveProperty('ancestry')
    expect(found.warnings).toEqual([{ kind: 'base-unknown', message: expect.stringContaining('"contents: read"') }])
  })
})

describe('trust', () => {
  // Everything but the named fact is as it is of a trusted run.
  it.each<[string, Partial<FakeRun>, Partial<FakeArtifact>, string]>([
    ['a fork whose branch is called main', { event: 'push', headRepositoryId: 666 }, {}, 'from-a-fork'],
    ['a pull request from main into a release branch', { event: 'pull_request' }, {}, 'untrusted-event'],
    ['pull_request_target', { event: 'pull_request_target' }, {}, 'untrusted-event'],
    ['another workflow', { path: '.github/workflows/evil.yml' }, {}, 'other-workflow'],
    ['another branch', { headBranch: 'feature' }, {}, 'other-branch'],
    ['a run that is still going', { status: 'in_progress', conclusion: null }, {}, 'unfinished-run'],
    ['a run that was cancelled', { conclusion: 'cancelled' }, {}, 'cancelled-run'],
    ['an expired artifact', {}, { expired: true }, 'expired'],
    ['bytes that are not those of the digest', {}, { digest: `sha256:${'0'.repeat(64)}` }, 'wrong-digest'],
    ['a file of another schema', {}, { data: zipped({ schema: 'llm-latency-baseline/9' }) }, 'wrong-schema'],
    ['a file of another key', {}, { data: zipped(aBaselineFile('other')) }, 'other-key'],
    ['a zip without the file', {}, { data: zipped(fileOf(2), 'evil.json') }, 'unreadable'],
    ['a damaged zip', {}, { data: zipped(fileOf(2)).subarray(0, 200) }, 'unreadable']
  ])('passes over %s, says why, and takes the next', async (_, run, artifact, why) => {
    stored(1)
    const bad = stored(2, run, artifact)
    const found = await store().read(KEY)
    expect(seedsOf(found.files)).toEqual([1])
    expect(found.warnings).toEqual([{ kind: 'baseline-refused', artifactId: bad.id, runId: 2, why }])
  })

  it('passes over its own run without a word', async () => {
    stored(900)
    expect(await store().read(KEY)).toEqual({ files: [], warnings: [] })
  })

  it('does not take the facts of one run for those of another', async () => {
    stored(1)
    const bad = stored(2, { headRepositoryId: 4242 })
    const repository = { id: hub.repositoryId }
    const other = { ...hub.runs.get(1), head_sha: hub.branches.get('main'), head_branch: 'main', repository }
    hub.faults.push({ match: /runs\/2$/, times: 1, status: 200, body: { ...other, head_repository: repository } })
    const found = await store().read(KEY)
    expect(seedsOf(found.files)).toEqual([1])
    expect(found.warnings).toMatchObject([{ artifactId: bad.id, why: 'other-repository' }])
  })

  it('refuses the push of a tag that is called like the default branch', async () => {
    stored(1)
    const onMain = hub.branches.get('main') ?? ''
    hub.addCommit('main')
    const bad = stored(2, { headSha: hub.addCommit('elsewhere', [onMain]), headBranch: 'main' })
    const found = await store().read(KEY)
    expect(seedsOf(found.files)).toEqual([1])
    expect(found.warnings).toEqual([{ kind: 'baseline-refused', artifactId: bad.id, runId: 2, why: 'other-branch' }])
  })

  it('refuses the push of such a tag as well where its commit has nothing in common with the branch', async () => {
    stored(1)
    const bad = stored(2, { headSha: hub.addCommit('orphan', []), headBranch: 'main' })
    const found = await store().read(KEY)
    expect(seedsOf(found.files)).toEqual([1])
    expect(found.warnings).toEqual([{ kind: 'baseline-refused', artifactId: bad.id, runId: 2, why: 'other-branch' }])
  })

  it('compares with the branch by its full name, since the tag’s short name is the same', async () => {
    stored(1)
    await store().read(KEY)
    const asked = hub.log.flatMap(({ url }) => (/\/git\/ref\/|\/compare\//.test(url) ? [decodeURIComponent(url)] : []))
    expect(asked).toEqual([
      '/repos/octo/demo/git/ref/heads/main',
      `/repos/octo/demo/compare/${hub.branches.get('main')}...${hub.branches.get('main')}?per_page=1`
    ])
  })

  it('does not trust what GitHub cannot compare today', async () => {
    const bad = stored(1)
    hub.faults.push({ match: /compare/, times: 99, status: 502, body: { message: 'Bad Gateway' } })
    expect(await store().read(KEY)).toMatchObject({
      files: [],
      warnings: [{ kind: 'baseline-unreadable', source: `artifact ${bad.id}` }]
    })
  })

  it('downloads nothing of what it does not trust', async () => {
    stored(1, { headRepositoryId: 666 })
    stored(2, { event: 'pull_request' })
    await store().read(KEY)
    expect(hub.log.filter(({ side, url }) => side === 'blob' || url.includes('/zip'))).toEqual([])
  })

  it('takes a file that does not fit for unreadable, and tells where', async () => {
    const bad = stored(1, {}, { data: zipped({ ...fileOf(1), window: [] }) })
    expect(await store().read(KEY)).toEqual({
      files: [],
      warnings: [
        {
          kind: 'baseline-unreadable',
          source: `artifact ${bad.id}`,
          message: expect.stringContaining('window: Too small')
        }
      ]
    })
  })

  it('refuses prototype keys', async () => {
    const text = JSON.stringify(fileOf(1)).replace('"key":', '"__proto__":{"polluted":true},"key":')
    stored(1, {}, { data: Buffer.from(text) })
    const { warnings } = await store().read(KEY)
    expect(warnings).toMatchObject([{ message: 'holds the key "__proto__", which is not allowed' }])
  })

  it('finds the true ones behind a flood from pull requests of forks, and does not report it all', async () => {
    stored(1)
    for (let id = 2; id <= 260; id += 1)
      stored(id, { event: 'pull_request', headRepositoryId: 666, headSha: 'e'.repeat(40) })
    const found = await store().read(KEY)
    expect(seedsOf(found.files)).toEqual([1])
    expect(found.warnings).toHaveLength(6)
    expect(found.warnings.at(-1)).toEqual({
      kind: 'baseline-unreadable',
      source: 'artifacts',
      message: '254 more of this name do not count either'
    })
  })

  it('says that old ones have expired only where there is no newer one', async () => {
    stored(1, {}, { expired: true })
    expect((await store().read(KEY)).warnings).toMatchObject([{ kind: 'baseline-refused', why: 'expired' }])
    stored(2)
    expect((await store().read(KEY)).warnings).toEqual([])
  })

  it('takes 410 for expired, where the list was older than that', async () => {
    stored(1)
    const bad = stored(2)
    hub.faults.push({
      match: new RegExp(`api GET .*/artifacts/${bad.id}/zip`),
      times: 1,
      status: 410,
      body: { message: 'Gone' }
    })
    const found = await store().read(KEY)
    expect(seedsOf(found.files)).toEqual([1])
    expect(found.warnings).toMatchObject([{ why: 'expired' }])
  })

  it('measures what is claimed to be large before it downloads', async () => {
    stored(1, {}, { data: Buffer.alloc(33 * 1024 * 1024) })
    expect((await store().read(KEY)).warnings).toMatchObject([{ why: 'too-large' }])
    expect(hub.log.filter(({ side }) => side === 'blob')).toEqual([])
  })
})

describe('artifacts that unpack to far too much', () => {
  it('are looked at until they come to twice what one file may have, and no further', async () => {
    const bomb = Buffer.from(zipSync({ 'baseline.json': gzipSync(Buffer.alloc(300 * 2 ** 20)) }))
    for (const run of [1, 2, 3, 4]) stored(run, {}, { data: bomb })
    const { files, warnings } = await store().read(KEY)
    expect(files).toEqual([])
    expect(warnings.filter((one) => 'why' in one && one.why === 'too-large')).toHaveLength(4)
    expect(hub.log.filter(({ side }) => side === 'blob')).toHaveLength(2)
  })
})

describe('what GitHub says wrongly', () => {
  it('does not let artifacts of another name in, though the list holds them', async () => {
    stored(1)
    stored(2, {}, { name: `${NAME}-2` })
    const client = createClient({ token: 'usual', apiUrl: hub.apiUrl, wait: async () => undefined })
    client.hook.before('request', async (options) => {
      if ('name' in options) delete (options as { name?: string }).name
    })
    expect(seedsOf((await store({ client }).read(KEY)).files)).toEqual([1])
    expect(hub.log.some(({ url }) => url.includes('name='))).toBe(false)
  })

  it('takes no more bytes than allowed, however many the store sends', async () => {
    const bad = stored(1, {}, { digest: null })
    hub.faults.push({ match: /blob GET/, times: 1, status: 200, body: Buffer.alloc(33 * 1024 * 1024) })
    expect((await store().read(KEY)).warnings).toEqual([
      { kind: 'baseline-refused', artifactId: bad.id, runId: 1, why: 'too-large' }
    ])
  })
})

describe('a GitHub that does not answer', () => {
  it('takes a missing right for what it is, and not for a missing baseline', async () => {
    stored(1)
    hub.addToken('blind', { actions: undefined })
    expect(await store({ token: 'blind' }).read(KEY)).toEqual({
      files: [],
      warnings: [{ kind: 'baseline-forbidden', permission: 'actions: read' }]
    })
  })

  it('tries again after 502 and 503, of the API and of the store', async () => {
    stored(1)
    hub.faults.push({
      match: /api GET .*actions\/artifacts\?/,
      times: 2,
      status: 502,
      body: { message: 'Server Error' }
    })
    hub.faults.push({ match: /blob GET/, times: 2, status: 503 })
    expect(seedsOf((await store().read(KEY)).files)).toEqual([1])
  })

  it('gives up in the end, and says what GitHub said', async () => {
    hub.faults.push({
      match: /api GET .*actions\/artifacts\?/,
      times: 99,
      status: 502,
      body: { message: 'Server Error' }
    })
    const { files, warnings } = await store().read(KEY)
    expect(files).toEqual([])
    expect(warnings).toEqual([
      { kind: 'baseline-unreadable', source: 'GitHub', message: expect.stringContaining('502 Server Error') }
    ])
    expect(hub.log).toHaveLength(4)
  })

  it('does not let one artifact that cannot be had hide the others', async () => {
    stored(1)
    const bad = stored(2)
    hub.faults.push({ match: new RegExp(`blob GET /b/${bad.id}`), times: 99, status: 500 })
    const found = await store().read(KEY)
    expect(seedsOf(found.files)).toEqual([1])
    expect(found.warnings).toEqual([
      {
        kind: 'baseline-unreadable',
        source: `artifact ${bad.id}`,
        message: '500 the artifact store refused the download'
      }
    ])
  })

  it('never repeats the signed address', async () => {
    stored(1)
    hub.faults.push({ match: /blob GET/, times: 99, status: 403 })
    expect(JSON.stringify(await store().read(KEY))).not.toContain('sig=')
  })
})

describe('writing', () => {
  it('uploads one file under the name of the key, and leaves nothing on the disk', async () => {
    const seen: unknown[] = []
    const upload: ArtifactStoreOptions['upload'] = async ({ name, files }) => {
      seen.push(name, JSON.parse(await readFile(files[0] ?? '', 'utf8')))
    }
    expect(await store({ upload }).write(fileOf(3))).toEqual([])
    expect(seen).toEqual([NAME, fileOf(3)])
    expect(readdirSync(join(temporaryFolder, 'llm-latency-latency-check'))).toEqual([])
  })

  it('says how to fix two jobs that use one key', async () => {
    const upload = async () => {
      throw new Error(
        'Failed to CreateArtifact: Received non-retryable error: Failed request: (409) Conflict: an artifact with this name already exists on the workflow run'
      )
    }
    expect(await store({ upload }).write(fileOf(3))).toEqual([
      {
        kind: 'publish-failed',
        what: 'artifact',
        message: `artifact "${NAME}" already exists in this run: another job uses the same key; give each job its own "key"`
      }
    ])
    expect(existsSync(join(temporaryFolder, 'llm-latency-latency-check', 'baseline'))).toBe(false)
  })
})
