import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { Repository } from '../support/a-repository.ts'
import type { StepResult } from '../support/action-runner.ts'
import type { FakeFault } from '../support/fake-github-http.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

const CONFIG = '.github/llm-latency.yml'
const BASELINE = 'llm-latency-baseline-latency-check'
const BRANCH = 'llm-latency-baseline'
const host = new ScriptedHost({ seed: 3, ttftMs: 100, tpotMs: 1, outputTokens: 10 })
const opened: Repository[] = []

afterAll(async () => {
  for (const repository of opened) await repository.close()
})

const config = (more = '') => `targets: [{ id: mini, model: simulated, base-url: "${host.url}" }]
prompts: builtin:smoke-6
schedule: { in-flight: 12, confirm-after: 0s }
budgets: [ttft.p95 < 300ms]
${more}`

/** A repository whose main has one baseline of six runs. */
async function measuredRepository(
  more = '',
  act: { readonly env?: Record<string, string>; readonly token?: string } = {}
) {
  const repository = await new Repository(runStepHere).open()
  opened.push(repository)
  repository.github.addToken('writer', { contents: 'write' })
  repository.write(CONFIG, config(more))
  const first = await repository.act({ event: 'workflow_dispatch', inputs: { runs: '6' }, ...act })
  expect(first.code).toBe(0)
  return repository
}

/** A pull request that breaks its budget. */
async function slowPullRequest(repository: Repository, act: { readonly env?: Record<string, string> } = {}) {
  host.setSpeed(1 / 6)
  try {
    return await repository.act({ event: 'pull_request', ...act })
  } finally {
    host.setSpeed(1)
  }
}

function fail({ github }: Repository, ...faults: readonly (Partial<FakeFault> & { readonly match: RegExp })[]): void {
  for (const fault of faults) github.faults.push({ times: 1, ...fault })
}

const warnings = ({ annotations }: StepResult) =>
  annotations.flatMap(({ level, message }) => (level === 'warning' ? [message] : [])).join('\n')
const namesOf = ({ github }: Repository) => github.artifacts.flatMap(({ name, finalized }) => (finalized ? [name] : []))
/** On a busy machine a second measurement may not agree that it is a regression; over its budget it is at least. */
const RED = { code: 1, outputs: { verdict: expect.stringMatching(/^(?:regression|over-budget)$/) } }

describe('a job on github.com', () => {
  let repository: Repository
  beforeAll(async () => {
    repository = await measuredRepository()
  })
  afterEach(() => {
    repository.github.faults.length = 0
    repository.github.comments.length = 0
  })

  it('is not changed by a bad moment: every call fails once, each in its own way', async () => {
    const secondary = { message: 'You have exceeded a secondary rate limit.' }
    fail(
      repository,
      { match: /api GET .*\/actions\/artifacts\?/, status: 502 },
      { match: /api GET .*\/actions\/runs\/\d+$/, how: 'reset' },
      { match: /api GET .*\/git\/ref\//, how: 'cut' },
      { match: /api GET .*\/compare\//, status: 403, headers: { 'retry-after': '1' }, body: secondary },
      { match: /api GET .*\/zip$/, status: 503 },
      { match: /blob GET /, status: 500 },
      { match: /api GET .*\/commits\?/, status: 429, headers: { 'retry-after': '1' } },
      { match: /api POST \/graphql/, status: 500 },
      { match: /api GET .*\/issues\/7\/comments/, how: 'reset' },
      { match: /api POST .*\/issues\/7\/comments/, how: 'done-then-reset' },
      { match: /results POST .*CreateArtifact/, status: 502, body: {} },
      { match: /blob PUT /, status: 503 },
      { match: /results POST .*FinalizeArtifact/, status: 500, body: {} }
    )
    const result = await slowPullRequest(repository)
    expect(result).toMatchObject(RED)
    expect(repository.github.faults.map(({ times }) => times)).toEqual(Array.from({ length: 13 }, () => 0))
    expect(warnings(result)).not.toMatch(/comment|artifact|baseline/)
    expect(repository.github.comments).toHaveLength(1)
    expect(namesOf(repository).filter((name) => name === 'llm-latency-report-latency-check')).toHaveLength(2)
    expect(result.summary).not.toContain('could not be')
  })

  it('keeps its verdict where nothing can be published, and the log says what could not be', async () => {
    fail(
      repository,
      { match: /api (POST|PATCH) /, times: 999, status: 502 },
      { match: /results /, times: 999, status: 422, body: { code: 'invalid_argument', msg: 'no' } }
    )
    const result = await slowPullRequest(repository)
    expect(result).toMatchObject(RED)
    expect(result.outputs['comment-url']).toBe('')
    expect(warnings(result)).toMatch(/comment: 502/)
    expect(result.summary).toContain('🔴')
  })

  it('still lets budgets decide where the baseline cannot be read, and does not say that there is none', async () => {
    fail(repository, { match: /api GET .*\/actions\//, times: 999, status: 503 })
    const result = await slowPullRequest(repository)
    expect(result).toMatchObject({ code: 1, outputs: { verdict: 'over-budget' } })
    expect(result.summary).toContain('could not be read')
    expect(result.summary).toContain('503')
  })

  it.each<[string, Partial<FakeFault> & { readonly match: RegExp }]>([
    [
      'has the name already',
      { match: /CreateArtifact/, status: 409, body: { msg: 'an artifact with this name already exists' } }
    ],
    ['does not take the bytes', { match: /blob PUT /, status: 403 }],
    ['does not finish', { match: /FinalizeArtifact/, status: 422, body: { code: 'x', msg: 'no' } }]
  ])('says so where main cannot store its baseline, since the service %s', async (_, fault) => {
    fail(repository, { times: 999, ...fault })
    const result = await repository.act({ event: 'push' })
    expect(result.code).toBe(0)
    expect(result.summary).toContain(BASELINE)
    expect(namesOf(repository).filter((name) => name === BASELINE)).toHaveLength(1)
  })
})

describe('GitHub Enterprise Server, which has no artifacts for this client', () => {
  const env = { GITHUB_SERVER_URL: 'https://github.example.com' }

  it('is told of the branch store, before anything is measured', async () => {
    const repository = await new Repository(runStepHere).open()
    opened.push(repository)
    repository.write(CONFIG, config())
    const result = await repository.act({ event: 'push', env })
    expect(namesOf(repository)).toEqual([])
    expect(warnings(result)).toContain('set "store: branch"')
    expect(result.outputs['verdict']).toBe('no-baseline')
  })

  it('has its baseline on a branch, which a pull request reads with the rights that it has', async () => {
    const repository = await measuredRepository('store: branch', { env, token: 'writer' })
    expect(repository.github.branches.has(BRANCH)).toBe(true)
    expect(await slowPullRequest(repository, { env })).toMatchObject(RED)
    const { commits, branches } = repository.github
    expect(commits.get(branches.get(BRANCH) ?? '')).toEqual([])
  })

  it('names the permission that storing on a branch needs', async () => {
    const repository = await new Repository(runStepHere).open()
    opened.push(repository)
    repository.write(CONFIG, config('store: branch'))
    const result = await repository.act({ event: 'push', env })
    expect(repository.github.branches.has(BRANCH)).toBe(false)
    expect(result.summary).toMatch(/contents(?:&#58;|:) write/)
  })
})
