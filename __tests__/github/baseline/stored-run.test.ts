import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { zipSync } from 'fflate'
import type { RunFile } from '../../../src/domain/run-file.ts'
import { createClient } from '../../../src/github/api/client.ts'
import { reportArtifactName, runArtifactName } from '../../../src/github/api/names.ts'
import { findRunWithPart, findStoredRun } from '../../../src/github/baseline/stored-run.ts'
import { aRun, sha256 } from '../../support/a-run.ts'
import { FakeGitHub } from '../../support/fake-github.ts'
import type { FakeRun } from '../../support/fake-github-artifacts.ts'
import { someFacts } from '../../support/some-facts.ts'

const HEAD = 'a'.repeat(40)
let hub: FakeGitHub
beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
  hub.addToken('blind', { actions: undefined })
})
afterEach(async () => hub.stop())

function store(run: Partial<FakeRun> & { readonly id: number }, file: Partial<RunFile> = {}): void {
  hub.addRun({ event: 'pull_request', headSha: HEAD, headBranch: 'feature', ...run })
  const whole = { ...aRun({ roundCount: 1 }), workflowRun: { id: run.id, attempt: 1 }, ...file }
  const data = Buffer.from(zipSync({ 'latency.run.json.gz': gzipSync(JSON.stringify(whole)) }))
  hub.addArtifact({ name: reportArtifactName('ci'), runId: run.id, data })
}
const search = (token: string) => ({
  facts: someFacts(hub),
  client: createClient({ token, apiUrl: hub.apiUrl, wait: async () => undefined }),
  fits: (run: RunFile) => run.plan.fingerprint === sha256('plan'),
  wait: async () => undefined
})
const find = (token = 'usual') => findStoredRun({ ...search(token), key: 'ci' })
const PART = runArtifactName('ci (a)', {})
const findByPart = (token = 'usual') => findRunWithPart({ ...search(token), partName: PART })

it('is the newest of this commit', async () => {
  store({ id: 1 }, { seed: 1 })
  store({ id: 2 }, { seed: 2 })
  expect((await find())?.seed).toBe(2)
})

it.each<[string, Partial<FakeRun>, Partial<RunFile>]>([
  ['another commit', { headSha: 'b'.repeat(40) }, {}],
  ['another workflow', { path: '.github/workflows/other.yml' }, {}],
  ['another event', { event: 'push' }, {}],
  ['another run, by what it says itself', {}, { workflowRun: { id: 99, attempt: 1 } }],
  ['another plan', {}, { plan: aRun({ fingerprint: 'other' }).plan }]
])('is none of %s', async (_what, run, file) => {
  store({ id: 1, ...run }, file)
  expect(await find()).toBeUndefined()
})

it('is the one behind others that do not count', async () => {
  store({ id: 1 }, { seed: 1 })
  store({ id: 2, path: '.github/workflows/other.yml' })
  expect((await find())?.seed).toBe(1)
})

it('is found behind any number of reports on it, each of which holds it too', async () => {
  store({ id: 1 }, { seed: 1 })
  for (let id = 2; id < 12; id += 1) store({ id }, { seed: 1, workflowRun: { id: 1, attempt: 1 } })
  expect((await find())?.seed).toBe(1)
})

it('is none of another run that a report names as its own', async () => {
  store({ id: 1, path: '.github/workflows/other.yml' }, { seed: 1 })
  store({ id: 2 }, { seed: 1, workflowRun: { id: 1, attempt: 1 } })
  expect(await find()).toBeUndefined()
})

it('is found by one of its parts, where the key of the report is not known', async () => {
  store({ id: 1 }, { seed: 1 })
  expect(await findByPart()).toBeUndefined()
  hub.addArtifact({ name: PART, runId: 1, data: Buffer.from('a part') })
  expect((await findByPart())?.seed).toBe(1)
  expect(await findByPart('blind')).toBeUndefined()
})

it.each<[string, Partial<FakeRun>, Partial<RunFile>]>([
  ['another commit', { headSha: 'b'.repeat(40) }, {}],
  ['another workflow', { path: '.github/workflows/other.yml' }, {}],
  ['another run, by what it says itself', {}, { workflowRun: { id: 99, attempt: 1 } }],
  ['another plan', {}, { plan: aRun({ fingerprint: 'other' }).plan }]
])('is not found by a part of %s', async (_what, run, file) => {
  store({ id: 1, ...run }, file)
  hub.addArtifact({ name: PART, runId: 1, data: Buffer.from('a part') })
  expect(await findByPart()).toBeUndefined()
})

it('is none where GitHub shows no artifacts', async () => {
  store({ id: 1 })
  expect(await find('blind')).toBeUndefined()
})
