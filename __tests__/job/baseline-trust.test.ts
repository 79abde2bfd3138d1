import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { BaselineFile } from '../../src/domain/baseline.ts'
import { Repository } from '../support/a-repository.ts'
import type { StepResult } from '../support/action-runner.ts'
import type { FakeArtifact, FakeRun } from '../support/fake-github-artifacts.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'

const NAME = 'llm-latency-baseline-latency-check'
const FILE = 'baseline.json'
const host = new ScriptedHost({ seed: 5, ttftMs: 150, tpotMs: 1, outputTokens: 15 })
let repository: Repository
let genuine: FakeArtifact
let nextRunId = 5000

beforeAll(async () => {
  repository = await new Repository(runStepHere).open()
  repository.write(
    '.github/llm-latency.yml',
    `targets: [{ id: mini, model: simulated, base-url: "${host.url}" }]
prompts: builtin:smoke-6
schedule: { in-flight: 12, confirm-after: 0s }
comment: never
`
  )
  await repository.act({ event: 'workflow_dispatch', inputs: { runs: '6' } })
  const found = repository.github.artifacts.find(({ name }) => name === NAME)
  if (found === undefined) throw new Error('nothing was stored')
  genuine = found
})
afterAll(async () => {
  await repository.close()
})

const zipped = (text: string, name = FILE) => Buffer.from(zipSync({ [name]: strToU8(text) }))
const digestOf = (data: Buffer) => `sha256:${createHash('sha256').update(data).digest('hex')}`

/** What somebody would like to be compared with: thirty newer runs, each five times as slow as the true ones. */
function forged(): BaselineFile {
  const file = JSON.parse(strFromU8(unzipSync(genuine.data)[FILE] ?? new Uint8Array())) as BaselineFile
  const [newest] = file.window
  if (newest === undefined) throw new Error('no window')
  const targets = newest.targets.map((target) => ({
    ...target,
    scenarios: target.scenarios.map((scenario) => ({
      ...scenario,
      rows: scenario.rows.map(([ttft, tpot, last, count]): (typeof scenario.rows)[number] => [
        5 * (ttft ?? 1),
        5 * (tpot ?? 1),
        5 * (last ?? 1),
        count
      ])
    }))
  }))
  const window = Array.from({ length: 30 }, (_, index) => ({
    ...newest,
    targets,
    state: 'pass' as const,
    recordedAt: new Date(Date.now() - index * 1000).toISOString(),
    workflowRun: { id: 6000 + index, attempt: 1 }
  }))
  return { ...file, window }
}

interface Attack {
  readonly run?: Partial<FakeRun>
  readonly artifact?: Partial<FakeArtifact>
  readonly data?: Buffer
}

/** Uploads the forgery from a run that is trusted but for what is given. */
function attack({ run = {}, artifact = {}, data = zipped(JSON.stringify(forged())) }: Attack): FakeArtifact {
  nextRunId += 1
  repository.github.addRun({ id: nextRunId, ...run })
  return repository.github.addArtifact({ name: NAME, runId: nextRunId, data, ...artifact })
}

function withdraw(artifact: FakeArtifact): void {
  repository.github.artifacts.splice(repository.github.artifacts.indexOf(artifact), 1)
}

/** A pull request that is clearly slower than main has been. */
async function slowPullRequest(): Promise<StepResult> {
  host.setSpeed(1 / 2)
  try {
    return await repository.act({ event: 'pull_request' })
  } finally {
    host.setSpeed(1)
  }
}

function outsideOfMain(): string {
  const { github } = repository
  const before = github.branches.get('main')
  return github.addCommit('elsewhere', before === undefined ? [] : [before])
}

const HUGE = Buffer.alloc(33 * 1024 * 1024)
const withPrototypeKey = (json: string) => json.replace('"key":', '"__proto__":{"polluted":true},"key":')
const BOMB = (() => {
  const data = zipped('{}')
  const changed = Buffer.from(data)
  changed.writeUInt32LE(0x7000_0000, changed.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24)
  return changed
})()

const ATTACKS: Readonly<Record<string, readonly (readonly [string, () => Attack, string])[]>> = {
  'what strangers can start': [
    ['a fork, from its own main', () => ({ run: { event: 'pull_request', headRepositoryId: 666 } }), 'fork'],
    ['a fork whose run says it is a push', () => ({ run: { headRepositoryId: 666 } }), 'fork'],
    ['a pull request from main into a release branch', () => ({ run: { event: 'pull_request' } }), 'event'],
    ['pull_request_target', () => ({ run: { event: 'pull_request_target' } }), 'event'],
    ['workflow_run', () => ({ run: { event: 'workflow_run' } }), 'event']
  ],
  'other runs of the repository': [
    ['the merge queue', () => ({ run: { event: 'merge_group' } }), 'event'],
    ['another workflow', () => ({ run: { path: '.github/workflows/evil.yml' } }), 'another workflow'],
    ['another branch', () => ({ run: { headBranch: 'feature' } }), 'default branch'],
    ['a tag called main', () => ({ run: { headSha: outsideOfMain() } }), 'default branch'],
    ['a run that was cancelled', () => ({ run: { conclusion: 'cancelled' } }), 'cancelled']
  ],
  'what was tampered with': [
    ['a run that is still going', () => ({ run: { status: 'in_progress', conclusion: null } }), 'not finished'],
    ['bytes of another digest', () => ({ artifact: { digest: digestOf(Buffer.from('other')) } }), 'GitHub recorded'],
    ['another key', () => ({ data: zipped(JSON.stringify({ ...forged(), key: 'other' })) }), 'another key'],
    ['another schema', () => ({ data: zipped('{"schema":"llm-latency-baseline/9"}') }), 'of this version'],
    ['prototype keys', () => ({ data: zipped(withPrototypeKey(JSON.stringify(forged()))) }), 'not allowed']
  ],
  'what is no baseline': [
    ['a file that does not fit', () => ({ data: zipped(JSON.stringify({ ...forged(), window: [] })) }), 'window'],
    ['a damaged zip', () => ({ data: genuine.data.subarray(0, 300) }), 'cannot be read'],
    ['a zip without the file', () => ({ data: zipped(JSON.stringify(forged()), 'evil.json') }), 'cannot be read'],
    ['too many bytes', () => ({ data: Buffer.concat([zipped(JSON.stringify(forged())), HUGE]) }), 'larger'],
    ['a zip bomb', () => ({ data: BOMB }), 'larger']
  ]
}

describe('a slower pull request', () => {
  it('is red beside the true baseline', async () => {
    expect(await slowPullRequest()).toMatchObject({ code: 1, outputs: { verdict: 'regression' } })
  })

  it('would be green beside the forgery, if a run of main had made it: what follows can fail', async () => {
    const accepted = attack({})
    const fooled = await slowPullRequest()
    withdraw(accepted)
    expect(fooled).toMatchObject({ code: 0 })
    expect(fooled.outputs['verdict']).not.toBe('regression')
  })

  // Five at a time, as many as a report names. Each is trusted but for one thing: one check less, and it is green.
  it.each(Object.entries(ATTACKS))(
    'is red in spite of %s, and the report names each and why it does not count',
    async (_, attacks) => {
      const bad = attacks.map(([, prepare, why]) => ({ artifact: attack(prepare()), why }))
      const result = await slowPullRequest()
      for (const { artifact } of bad) withdraw(artifact)
      expect(result).toMatchObject({ code: 1, outputs: { verdict: 'regression' } })
      const lines = result.summary.split('\n')
      const reasons = bad.map(({ artifact }) =>
        lines.find((line) => line.toLowerCase().includes(`artifact ${artifact.id}`))
      )
      expect(reasons).toEqual(bad.map(({ why }) => expect.stringContaining(why)))
    }
  )
})

describe('a repository in which nothing can be trusted', () => {
  it('has no baseline, says why not, and compares with no commit', async () => {
    genuine.expired = true
    const { github } = repository
    const headSha = github.addCommit('main')
    const bad = [
      attack({ run: { headSha, event: 'pull_request' } }),
      attack({ run: { headSha, headRepositoryId: 666 } })
    ]
    const result = await slowPullRequest()
    expect(result).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
    for (const { id } of [...bad, genuine]) expect(result.summary).toContain(`rtifact ${id}`)
    expect(result.summary).not.toContain(headSha.slice(0, 7))
    expect(result.summary).not.toMatch(/newest baseline run|Compared with \d+ run/)
    for (const one of bad) withdraw(one)
    genuine.expired = false
  })
})

describe('a folder of baselines', () => {
  const act = (env: Readonly<Record<string, string>>, event: 'push' | 'pull_request' = 'push') =>
    repository.act({ event, env, inputs: { store: 'file' } })

  it.each<[what: string, folder: () => Readonly<Record<string, string>>, said: string]>([
    ['no folder is named, as by act', () => ({}), 'RUNNER_WORKSPACE is not set'],
    ['the folder is the checkout', () => ({ RUNNER_WORKSPACE: repository.folder }), 'lies in the checkout'],
    ['it is in the checkout', () => ({ RUNNER_WORKSPACE: join(repository.folder, 'a') }), 'lies in the checkout'],
    ['it is named from here', () => ({ RUNNER_WORKSPACE: '.' }), 'lies in the checkout']
  ])('is refused where %s', async (_, env, said) => {
    mkdirSync(join(repository.folder, 'a'), { recursive: true })
    for (const event of ['push', 'pull_request'] as const) {
      const { code, annotations } = await act(env(), event)
      const error = annotations.find(({ level }) => level === 'error')?.message
      expect({ event, code, error }).toEqual({ event, code: 1, error: expect.stringContaining(said) })
    }
  })

  it('is kept beside the checkout', async () => {
    const env = { RUNNER_WORKSPACE: makeTemporaryFolder() }
    expect((await act(env)).outputs['verdict']).toBe('no-baseline')
    expect((await act(env)).outputs['verdict']).not.toBe('no-baseline')
  })
})
