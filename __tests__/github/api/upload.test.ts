import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createClient } from '../../../src/github/api/client.ts'
import { artifactServiceProblem, uploadArtifact, uploadWarning, uploadWithin } from '../../../src/github/api/upload.ts'
import { createArtifactStore } from '../../../src/github/baseline/artifact-store.ts'
import { FakeGitHub } from '../../support/fake-github.ts'
import { aBaselineFile } from '../../support/stored-files.ts'
import { makeTemporaryFolder } from '../../support/temporary.ts'

let hub: FakeGitHub
const before = { ...process.env }

beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
  hub.addRun({ id: 1 })
  process.env['ACTIONS_RESULTS_URL'] = `${hub.resultsUrl}/`
  process.env['ACTIONS_RUNTIME_TOKEN'] = hub.runtimeToken(1)
  process.env['GITHUB_SERVER_URL'] = 'https://github.com'
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(async () => {
  await hub.stop()
  jest.restoreAllMocks()
  for (const name of ['ACTIONS_RESULTS_URL', 'ACTIONS_RUNTIME_TOKEN', 'GITHUB_SERVER_URL'])
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
})

function store(runId: number) {
  return createArtifactStore({
    client: createClient({ token: 'usual', apiUrl: hub.apiUrl, wait: async () => undefined }),
    trust: {
      repository: { owner: 'octo', repo: 'demo', id: hub.repositoryId },
      defaultBranch: 'main',
      runId,
      workflowPath: '.github/workflows/latency.yml'
    },
    temporaryFolder: makeTemporaryFolder(),
    upload: (upload) => uploadWithin(upload, { wait: async () => undefined })
  })
}

describe('the official client', () => {
  it('stores a baseline on one run that another reads', async () => {
    const file = aBaselineFile('latency-check (a100)')
    expect(await store(1).write(file)).toEqual([])
    expect(await store(2).read(file.key)).toEqual({ files: [file], warnings: [], expiresAt: expect.any(String) })
  })

  it('says in its words that a name is taken, and those are understood', async () => {
    await store(1).write(aBaselineFile('k'))
    expect(await store(1).write(aBaselineFile('k'))).toEqual([
      {
        kind: 'publish-failed',
        what: 'artifact',
        message: expect.stringContaining('give each job its own "key"')
      }
    ])
    hub.rerun(1)
    process.env['ACTIONS_RUNTIME_TOKEN'] = hub.runtimeToken(1)
    expect(await store(1).write(aBaselineFile('k'))).toEqual([])
  })

  it('says where there is no artifact service', async () => {
    process.env['GITHUB_SERVER_URL'] = 'https://github.example.com'
    const folder = makeTemporaryFolder()
    await writeFile(join(folder, 'a'), 'a')
    const error: unknown = await uploadArtifact({ name: 'n', files: [join(folder, 'a')], folder }).catch(
      (thrown: unknown) => thrown
    )
    expect(uploadWarning('n', error)).toMatchObject({
      message: expect.stringMatching(/^artifact "n": .*Enterprise Server.*"store: branch"/)
    })
  })
})

describe('a service with a bad day', () => {
  it('is asked again after a broken connection, which the official client does not do', async () => {
    hub.faults.push({ match: /results POST .*CreateArtifact/, times: 1, how: 'reset' })
    expect(await store(1).write(aBaselineFile('k'))).toEqual([])
    expect((await store(2).read('k')).files).toHaveLength(1)
  })

  it.each<[string, RegExp]>([
    ['at the start', /results POST .*CreateArtifact/],
    ['in the middle', /blob PUT/],
    ['at the end', /results POST .*FinalizeArtifact/]
  ])('is not waited for without end where it does not answer %s', async (_, match) => {
    const folder = makeTemporaryFolder()
    await writeFile(join(folder, 'a'), 'a')
    hub.faults.push({ match, times: 1, delayMs: 2500 })
    const upload = uploadWithin({ name: 'n', files: [join(folder, 'a')], folder }, { limitMs: 1000 })
    await expect(upload).rejects.toThrow('did not finish within 1 s')
    // The client goes on until the answer comes; the next test must not hear of it.
    await new Promise((done) => setTimeout(done, 2500))
  })

  it('is given up where it made the artifact and did not say so: the name is taken then', async () => {
    hub.faults.push({ match: /results POST .*CreateArtifact/, times: 1, how: 'done-then-reset' })
    expect(await store(1).write(aBaselineFile('k'))).toMatchObject([
      { kind: 'publish-failed', message: expect.stringContaining('the connection broke after GitHub had reserved') }
    ])
    expect((await store(2).read('k')).files).toEqual([])
  })
})

describe('uploadWarning', () => {
  it('repeats no address, which is signed', () => {
    const error = new Error('PUT https://blob.example/x?sig=secret failed')
    expect(uploadWarning('n', error)).toEqual({
      kind: 'publish-failed',
      what: 'artifact',
      message: 'artifact "n": PUT  failed'
    })
  })
})

const THERE = { ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: 'https://results.example/' }

describe('artifactServiceProblem', () => {
  it.each([undefined, 'https://github.com', 'https://octo.ghe.com', 'http://github.localhost:3000'])(
    'finds none at %s',
    (url) => {
      expect(artifactServiceProblem({ ...THERE, GITHUB_SERVER_URL: url })).toBeUndefined()
    }
  )

  it.each(['https://github.example.com', 'https://notgithub.com', 'https://github.com.example.org', 'nonsense'])(
    'names the branch store at %s',
    (url) => {
      expect(artifactServiceProblem({ ...THERE, GITHUB_SERVER_URL: url })).toMatch(/Enterprise Server.*"store: branch"/)
    }
  )

  it.each(['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'])('names the branch store without %s', (name) => {
    expect(artifactServiceProblem({ ...THERE, [name]: '' })).toMatch(/no artifact service.*"store: branch"/)
  })
})
