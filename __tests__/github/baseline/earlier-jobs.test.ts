import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { strToU8, zipSync } from 'fflate'
import { writeRunFile } from '../../../src/baseline/run-file-io.ts'
import type { RunFile } from '../../../src/domain/run-file.ts'
import type { Warning } from '../../../src/domain/warning.ts'
import { createClient } from '../../../src/github/api/client.ts'
import { reportArtifactName } from '../../../src/github/api/names.ts'
import { uploadArtifact } from '../../../src/github/api/upload.ts'
import { readEarlierJobs } from '../../../src/github/baseline/run-files.ts'
import { uploadReport, writeResultFiles } from '../../../src/github/publish/outputs.ts'
import type { Publication } from '../../../src/ports.ts'
import { FakeGitHub } from '../../support/fake-github.ts'
import type { FakeArtifact } from '../../support/fake-github-artifacts.ts'
import { aRunFile } from '../../support/stored-files.ts'
import { makeTemporaryFolder } from '../../support/temporary.ts'

const KEY = 'latency-check (a100)'
const NAME = 'llm-latency-report-latency-check (a100)'
const FILE = 'latency.run.json.gz'
let hub: FakeGitHub
let warnings: Warning[]

beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
  hub.addRun({ id: 7 })
  warnings = []
})
afterEach(async () => {
  await hub.stop()
  jest.restoreAllMocks()
})

function read(attempt: number, key = KEY, confirms = false): Promise<RunFile[]> {
  return readEarlierJobs({
    client: createClient({ token: 'usual', apiUrl: hub.apiUrl, wait: async () => undefined }),
    repository: { owner: 'octo', repo: 'demo', id: hub.repositoryId },
    workflowRun: { id: 7, attempt },
    key,
    confirms,
    warn: (warning) => warnings.push(warning),
    wait: async () => undefined
  })
}

function runOf(attempt: number, over: Partial<RunFile> = {}): RunFile {
  return aRunFile({ seed: attempt, workflowRun: { id: 7, attempt }, ...over })
}

function stored(run: unknown, artifact: Partial<FakeArtifact> = {}, fileName = FILE): FakeArtifact {
  const files = { 'report.json': strToU8('{}'), [fileName]: gzipSync(JSON.stringify(run)) }
  return hub.addArtifact({ name: NAME, runId: 7, data: Buffer.from(zipSync(files)), ...artifact })
}

const seedsOf = (runs: readonly RunFile[]) => runs.map(({ seed }) => seed)

describe('readEarlierJobs', () => {
  it('asks nothing in the first attempt', async () => {
    expect(await read(1)).toEqual([])
    expect(hub.log).toEqual([])
  })

  it('gives the runs of all earlier attempts, the first one first, and none of this or of later ones', async () => {
    for (const attempt of [3, 1, 2, 4]) stored(runOf(attempt))
    expect(await read(3)).toEqual([runOf(1), runOf(2)])
    expect(warnings).toEqual([])
  })

  it('gives a job that confirms another one the run of that as well, and what confirmed it in earlier attempts', async () => {
    const confirmation = { name: `${NAME}-confirmation` }
    for (const attempt of [1, 2]) {
      stored(runOf(attempt))
      stored(runOf(attempt, { seed: 10 + attempt }), confirmation)
    }
    expect(seedsOf(await read(2, KEY, true))).toEqual([1, 11, 2])
    expect(seedsOf(await read(2))).toEqual([1, 11])
    expect(seedsOf(await read(1, KEY, true))).toEqual([1])
  })

  it('reads what three attempts uploaded by the official client, where names may be used again and where not', async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    process.env['ACTIONS_RESULTS_URL'] = `${hub.resultsUrl}/`
    process.env['GITHUB_SERVER_URL'] = 'https://github.com'
    for (const attempt of [1, 2, 3]) {
      // The second attempt finds the name free again, the third does not.
      if (attempt === 2) hub.rerun(7)
      process.env['ACTIONS_RUNTIME_TOKEN'] = hub.runtimeToken(7)
      const folder = makeTemporaryFolder()
      const publication = {
        summary: '',
        json: '{}',
        html: async () => '',
        run: runOf(attempt)
      } as unknown as Publication
      const files = await writeResultFiles(publication, folder, writeRunFile)
      await uploadReport(files, { name: reportArtifactName(KEY), workflowRun: { id: 7, attempt } }, uploadArtifact)
    }
    expect(hub.artifacts.map(({ name }) => name)).toEqual([NAME, NAME, `${NAME}-attempt-3`])
    expect(await read(4)).toEqual([runOf(1), runOf(2), runOf(3)])
    expect(warnings).toEqual([])
  })

  it.each<[string, () => unknown]>([
    ['of another key', () => stored(runOf(1), { name: 'llm-latency-report-other' })],
    ['of another workflow run', () => hub.addRun({ id: 8 }) && stored(runOf(1), { runId: 8 })],
    ['that says it is of another workflow run', () => stored(runOf(1, { workflowRun: { id: 8, attempt: 1 } }))],
    ['that does not say where it is from', () => stored({ ...runOf(1), workflowRun: undefined })],
    ['that has expired', () => stored(runOf(1), { expired: true })],
    ['that holds no run, since nothing was measured', () => stored({}, {}, 'other.json')]
  ])('takes none %s, without a word', async (_, store) => {
    store()
    expect(await read(2)).toEqual([])
    expect(warnings).toEqual([])
  })

  it('takes the newer of two that one attempt left', async () => {
    stored(runOf(1, { seed: 10 }))
    stored(runOf(1, { seed: 11 }))
    expect(seedsOf(await read(2))).toEqual([11])
  })

  it.each<[string, unknown, Partial<FakeArtifact>, string]>([
    ['does not fit the schema', { ...runOf(1), samples: 'none' }, {}, 'samples: Invalid input'],
    ['is of another schema', { schema: 'llm-latency-run/9' }, {}, '"llm-latency-run/1" expected'],
    ['has prototype keys', JSON.parse('{"__proto__": {"polluted": true}}'), {}, 'holds the key "__proto__"'],
    ['was changed after it was uploaded', runOf(1), { digest: `sha256:${'0'.repeat(64)}` }, 'wrong-digest'],
    ['is no zip', {}, { data: Buffer.from('PK\x03\x04 and no more') }, 'unreadable']
  ])('says so where one %s, and reads the others', async (_, run, artifact, message) => {
    const bad = stored(run, artifact)
    stored(runOf(2))
    expect(seedsOf(await read(3))).toEqual([2])
    expect(warnings).toEqual([
      {
        kind: 'baseline-unreadable',
        source: `artifact ${bad.id}, of an earlier attempt`,
        message: expect.stringContaining(message)
      }
    ])
  })

  it('says so where GitHub does not hand one out, and reads the others', async () => {
    const bad = stored(runOf(1))
    stored(runOf(2))
    hub.faults.push({ match: new RegExp(`blob GET /b/${bad.id}`), times: 99, status: 503 })
    expect(seedsOf(await read(3))).toEqual([2])
    expect(warnings).toMatchObject([{ source: expect.stringContaining(`artifact ${bad.id}`) }])
  })

  it('says so where GitHub does not list them', async () => {
    stored(runOf(1))
    hub.faults.push({ match: /api GET .*runs\/7\/artifacts/, times: 99, status: 502, body: { message: 'Bad Gateway' } })
    expect(await read(2)).toEqual([])
    expect(warnings).toEqual([
      { kind: 'baseline-unreadable', source: 'the artifacts of earlier attempts', message: '502 Bad Gateway' }
    ])
  })
})
