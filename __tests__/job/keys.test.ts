import { afterAll, describe, expect, it } from '@jest/globals'
import { type Act, Repository } from '../support/a-repository.ts'
import type { StepResult } from '../support/action-runner.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

const host = new ScriptedHost({ seed: 9, ttftMs: 50, tpotMs: 1, outputTokens: 10 })
const opened: Repository[] = []
afterAll(async () => {
  for (const repository of opened) await repository.close()
})

async function open(): Promise<Repository> {
  const repository = await new Repository(runStepHere).open()
  opened.push(repository)
  repository.write(
    '.github/llm-latency.yml',
    `targets: [{ id: mini, model: simulated, base-url: "${host.url}" }]\nprompts: builtin:smoke-6\nschedule: { in-flight: 12, confirm-after: 0s }\n`
  )
  return repository
}

const errors = ({ annotations }: StepResult) =>
  annotations.flatMap(({ level, message }) => (level === 'error' ? [message] : [])).join('\n')
const baselinesOf = ({ github }: Repository) =>
  github.artifacts.map(({ name }) => name).filter((name) => name.startsWith('llm-latency-baseline'))
const slowly = async (work: () => Promise<StepResult>) => {
  host.setSpeed(1 / 3)
  try {
    return await work()
  } finally {
    host.setSpeed(1)
  }
}

/** Puts a workflow into the commit that the next step is of. */
async function actWith(repository: Repository, text: string, act: Act, jobs: readonly object[] = []) {
  const { github } = repository
  const done = repository.act(act)
  const sha = [...github.commits.keys()].at(-1) ?? ''
  github.files.set(`${sha}:.github/workflows/latency.yml`, text)
  github.files.set(`${sha}:.github/workflows/called.yml`, 'jobs: { check: { runs-on: x, steps: [] } }')
  const run = github.runs.get(repository.runId)
  if (run !== undefined) github.addRun({ ...run, jobs: jobs as never })
  return done
}

const call = (more = '') => `{ uses: ./.github/workflows/called.yml${more} }`
const TWICE = `jobs: { a: ${call()}, b: ${call()} }`
const ONCE = `jobs: { a: ${call()} }`
const MATRIX = `jobs: { a: ${call(', strategy: { matrix: { gpu: [x, y] } }')} }`
const running = (id: number, name: string) => ({
  id,
  name,
  status: 'in_progress',
  conclusion: null,
  runner_name: `r${id}`
})

describe('the identity of a job', () => {
  it('is another one in another workflow file, though both display the same name', async () => {
    const repository = await open()
    const env = { GITHUB_WORKFLOW: 'Latency' }
    await repository.act({ event: 'push', workflow: 'one.yml', env })
    await repository.act({ event: 'push', workflow: 'two.yml', env })
    expect(baselinesOf(repository)).toEqual(['llm-latency-baseline-one-check', 'llm-latency-baseline-two-check'])
    await slowly(() => repository.act({ event: 'pull_request', workflow: 'one.yml', env }))
    await repository.act({ event: 'pull_request', workflow: 'two.yml', env, inputs: { comment: 'always' } })
    expect(repository.github.comments.map(({ body }) => body.split('\n')[1])).toEqual([
      '<!-- llm-latency-gate color=red -->',
      expect.stringContaining('color=')
    ])
  })

  it('holds the job that calls its workflow', async () => {
    const repository = await open()
    expect(await actWith(repository, ONCE, { event: 'push' })).toMatchObject({ code: 0 })
    expect(baselinesOf(repository)).toEqual([expect.stringMatching(/-latency-a_check-[0-9a-f]{8}$/)])
  })

  it.each([
    ['two calls', TWICE, ['a / check', 'b / check']],
    ['a matrix of the caller', MATRIX, ['a (x) / check', 'a (y) / check']]
  ])('tells %s apart by the runs of their jobs', async (_, text, names) => {
    const repository = await open()
    const jobs = names.map((name, index) => running(index + 1, name))
    const expressions = (id: number) => ({ 'job.check_run_id': String(id) })
    await actWith(repository, text, { event: 'push', expressions: expressions(1) }, jobs)
    await actWith(repository, text, { event: 'push', env: { RUNNER_NAME: 'r2' } }, jobs)
    expect(new Set(baselinesOf(repository)).size).toBe(2)
  })

  it.each([TWICE, MATRIX])('is refused where nothing tells the calls apart: %s', async (text) => {
    const repository = await open()
    const result = await actWith(repository, text, { event: 'push' })
    expect(result.code).toBe(1)
    expect(errors(result)).toMatch(/called several times[\s\S]*Set the input "key"/)
    const named = await actWith(repository, text, { event: 'push', inputs: { key: 'mine' } })
    expect(named.code).toBe(0)
  })

  it('that two jobs of a run share after all makes the second one red, on main and in a pull request', async () => {
    const repository = await open()
    expect((await repository.act({ event: 'push' })).code).toBe(0)
    const second = await slowly(() => repository.act({ event: 'push', sameRun: true }))
    expect(second.code).toBe(1)
    expect(errors(second)).toContain('give each job its own "key"')
    await repository.act({ event: 'pull_request' })
    const third = await repository.act({ event: 'pull_request', sameRun: true })
    expect([third.code, errors(third)]).toEqual([1, expect.stringContaining('give each job its own "key"')])
  })
})

describe('a run that is to be stored', () => {
  const lose = ({ github }: Repository, status = 403) =>
    github.faults.push({
      match: /CreateArtifact/,
      times: 99,
      status,
      body: { msg: 'Artifact storage quota has been hit' }
    })

  it('is said to be stored only where it is', async () => {
    const repository = await open()
    lose(repository)
    const lost = await repository.act({ event: 'push' })
    expect(lost.code).toBe(0)
    expect(lost.summary).not.toContain('This run is stored now')
    expect(lost.summary).toContain('storage quota')
    repository.github.faults.length = 0
    expect((await repository.act({ event: 'push' })).summary).toContain('This run is stored now')
  })

  it('fails where it was started by hand to be stored, and is not', async () => {
    const repository = await open()
    lose(repository)
    const lost = await repository.act({ event: 'workflow_dispatch', inputs: { runs: '2' } })
    expect(lost.code).toBe(1)
    expect(lost.summary).toContain('to store 2 runs, and none is stored')
  })

  it('is refused on another branch, before anything is sent', async () => {
    const repository = await open()
    const result = await repository.act({ event: 'workflow_dispatch', branch: 'feature', inputs: { runs: '2' } })
    expect([result.code, errors(result)]).toEqual([1, expect.stringContaining('only runs of main are stored')])
  })
})
