import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { zipSync } from 'fflate'
import { nextBaseline } from '../../src/analysis/history/next-baseline.ts'
import { uniteLogs, uniteWindows } from '../../src/analysis/history/window.ts'
import type { RunDigest } from '../../src/domain/baseline.ts'
import { createClient } from '../../src/github/api/client.ts'
import { createArtifactStore } from '../../src/github/baseline/artifact-store.ts'
import { createBranchStore } from '../../src/github/baseline/branch-store.ts'
import type { BaselineStore } from '../../src/ports.ts'
import { FakeGitHub } from '../support/fake-github.ts'
import { aBaselineFile, aRunFile } from '../support/stored-files.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'

let hub: FakeGitHub
let clock: number

beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual', { contents: 'write' })
  hub.addCommit('main')
  clock = 0
})
afterEach(async () => hub.stop())

const repository = () => ({ owner: 'octo', repo: 'demo', id: hub.repositoryId })
const client = () => createClient({ token: 'usual', apiUrl: hub.apiUrl, wait: async () => undefined })
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms / 100))

/** Uploads as the run does whose store it is. */
function artifacts(runId: number): BaselineStore {
  return createArtifactStore({
    client: client(),
    trust: {
      repository: repository(),
      defaultBranch: 'main',
      runId,
      workflowPath: '.github/workflows/latency.yml'
    },
    temporaryFolder: makeTemporaryFolder(),
    upload: async ({ name, files }) => {
      const taken = hub.artifacts.some((one) => one.name === name && one.backendId === hub.runs.get(runId)?.backendId)
      if (taken) throw new Error('Failed request: (409) Conflict')
      const data = Buffer.from(zipSync({ 'baseline.json': await readFile(files[0] ?? '') }))
      hub.addArtifact({ name, runId, data })
    }
  })
}

const branch = (): BaselineStore => createBranchStore({ client: client(), repository: repository(), wait })

interface Start {
  readonly attempt?: number
  readonly key?: string
}

/** A run of main from its start, when it reads the baseline, to its end, when it stores its own: two steps of a test. */
async function begin(store: (runId: number) => BaselineStore, id: number, { attempt = 1, key = 'k' }: Start = {}) {
  const old = hub.runs.get(id)
  const run = attempt > 1 && old !== undefined ? hub.rerun(id) : hub.addRun({ id })
  hub.addRun({ ...run, status: 'in_progress', conclusion: null })
  const { files, warnings } = await store(id).read(key)
  const recordedAt = new Date(Date.UTC(2026, 10, 1, 0, clock++)).toISOString()
  return {
    warnings,
    knew: idsOf(uniteWindows(files)),
    end: async (conclusion = 'success') => {
      const [shape] = aBaselineFile(key).window
      if (shape === undefined) throw new Error('no digest')
      const own: RunDigest = { ...shape, recordedAt, workflowRun: { id, attempt } }
      const earlier = { digests: uniteWindows(files), log: uniteLogs(files) }
      const file = aRunFile({ seed: id, workflowRun: { id, attempt } })
      const said = await store(id).write(nextBaseline({ key, run: file, own: [own], earlier, now: recordedAt }))
      const whole = hub.runs.get(id)
      if (whole !== undefined) hub.addRun({ ...whole, status: 'completed', conclusion })
      return said
    }
  }
}

const idsOf = (runs: readonly Pick<RunDigest, 'workflowRun'>[]) =>
  runs.map(({ workflowRun }) => `${workflowRun?.id}.${workflowRun?.attempt}`)

/** What a pull request would compare with now. */
async function seen(store: (runId: number) => BaselineStore, key = 'k') {
  const { files, warnings } = await store(999).read(key)
  expect(warnings).toEqual([])
  return idsOf(uniteWindows(files)).toSorted()
}

describe.each<[string, (runId: number) => BaselineStore]>([
  ['artifact', artifacts],
  ['branch', branch]
])('the window in the store %s', (_, store) => {
  it('has every run once where two runs of main were under way together and ended in the other order', async () => {
    await (await begin(store, 1)).end()
    const [second, third] = [await begin(store, 2), await begin(store, 3)]
    expect([second.knew, third.knew]).toEqual([['1.1'], ['1.1']])
    expect(await third.end()).toEqual([])
    expect(await second.end()).toEqual([])
    expect(await seen(store)).toEqual(['1.1', '2.1', '3.1'])
    const fourth = await begin(store, 4)
    expect(fourth.knew.toSorted()).toEqual(['1.1', '2.1', '3.1'])
    await fourth.end()
    expect(await seen(store)).toEqual(['1.1', '2.1', '3.1', '4.1'])
  })

  it('has them all where ten were', async () => {
    const ids = Array.from({ length: 10 }, (__, index) => index + 1)
    const runs: Awaited<ReturnType<typeof begin>>[] = []
    for (const id of ids) runs.push(await begin(store, id))
    expect((await Promise.all(runs.map((run) => run.end()))).flat()).toEqual([])
    expect(await seen(store)).toEqual(ids.map((id) => `${id}.1`).toSorted())
  })

  it('has both attempts of an old run that was started again, each once', async () => {
    for (const id of [1, 2, 3]) await (await begin(store, id)).end()
    const again = await begin(store, 1, { attempt: 2 })
    expect(await again.end()).toEqual([])
    expect(await seen(store)).toEqual(['1.1', '1.2', '2.1', '3.1'])
    await (await begin(store, 4)).end()
    expect(await seen(store)).toEqual(['1.1', '1.2', '2.1', '3.1', '4.1'])
  })

  it('keeps twelve jobs of a matrix apart, without a clash', async () => {
    const keys = Array.from({ length: 12 }, (__, index) => `latency-check (gpu-${index})`)
    hub.addRun({ id: 1 })
    const jobs: Awaited<ReturnType<typeof begin>>[] = []
    for (const key of keys) jobs.push(await begin(store, 1, { key }))
    expect((await Promise.all(jobs.map((job) => job.end()))).flat()).toEqual([])
    for (const key of keys) expect(await seen(store, key)).toEqual(['1.1'])
  })

  it('loses nothing of the others where one run is cancelled for a newer one', async () => {
    await (await begin(store, 1)).end()
    // Cancelled before it stored anything, and the newer one began meanwhile.
    await begin(store, 2)
    const third = await begin(store, 3)
    hub.addRun({ ...hub.addRun({ id: 2 }), conclusion: 'cancelled' })
    expect(await third.end()).toEqual([])
    expect(await seen(store)).toEqual(['1.1', '3.1'])
  })
})

describe('a run that was cancelled after it stored', () => {
  it('does not count itself as an artifact, while what it knew is in the others', async () => {
    await (await begin(artifacts, 1)).end()
    await (await begin(artifacts, 2)).end('cancelled')
    const { files, warnings } = await artifacts(999).read('k')
    expect(idsOf(uniteWindows(files))).toEqual(['1.1'])
    expect(warnings).toMatchObject([{ kind: 'baseline-refused', runId: 2, why: 'cancelled-run' }])
  })
})
