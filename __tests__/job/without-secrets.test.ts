import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Act, Repository } from '../support/a-repository.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

const host = new ScriptedHost({ seed: 51, ttftMs: 50, tpotMs: 2 })
const WORKFLOW = '.github/workflows/latency.yml'
const CALLED = '.github/workflows/called.yml'
const GATE = 'steps: [{ uses: octo/llm-latency-gate@v1 }]'

let repository: Repository
const opened: Repository[] = []
beforeEach(async () => {
  repository = await new Repository(runStepHere).open()
  opened.push(repository)
  repository.write(
    '.github/llm-latency.yml',
    `targets: [{ id: mini, model: simulated, base-url: "${host.url}", api-key-env: LLM_KEY }]\nprompts: builtin:smoke-6\n`
  )
})
afterAll(async () => {
  for (const one of opened) await one.close()
})

/** Every commit from now on has these files. */
function commitFiles(files: Readonly<Record<string, string>>): void {
  const { github } = repository
  const add = github.addCommit.bind(github)
  github.addCommit = (...given) => {
    const commit = add(...given)
    for (const [path, text] of Object.entries(files)) github.files.set(`${commit}:${path}`, text)
    return commit
  }
}

async function act(act: Act, said: RegExp): Promise<void> {
  const { code, outputs, summary } = await repository.act(act)
  expect({ event: act.event, code, verdict: outputs['verdict'] }).toEqual({
    event: act.event,
    code: 0,
    verdict: 'could-not-measure'
  })
  expect(summary).toContain('not measured')
  expect(summary).toMatch(said)
}

const EVENTS = ['push', 'schedule', 'workflow_dispatch', 'pull_request', 'merge_group'] as const

describe('a run that GitHub gives no secrets is green, with the cause', () => {
  it.each(EVENTS)('of a fork’s own %s', async (event) => {
    repository.github.isFork = true
    await act({ event }, /This repository is a fork.*copies no secrets/)
  })

  it.each(EVENTS)('caused by Dependabot, on %s', async (event) => {
    await act({ event, env: { GITHUB_ACTOR: 'dependabot[bot]' } }, /Dependabot caused this run/)
  })

  it('of a pull request of Dependabot, whoever runs it', async () => {
    await act({ event: 'pull_request', author: 'dependabot[bot]' }, /Dependabot caused this run/)
  })

  it.each([
    ['another workflow of the repository', `./${CALLED}`],
    ['one of another repository', 'octo/shared/.github/workflows/gate.yml@v1']
  ])('that %s is called for, without "secrets: inherit"', async (_, uses) => {
    commitFiles({
      [WORKFLOW]: `jobs: { call: { uses: ${uses} } }\n`,
      [CALLED]: `on: workflow_call\njobs: { check: { ${GATE} } }\n`
    })
    for (const event of ['push', 'pull_request'] as const)
      await act({ event }, /hands on no secrets.*secrets: inherit/s)
  })
})

describe('a missing key is red', () => {
  it.each(EVENTS)('in the repository’s own %s', async (event) => {
    expect((await repository.act({ event })).code).toBe(1)
  })

  it.each([
    ['the job is in the workflow itself', `jobs: { check: { ${GATE} }, call: { uses: ./${CALLED} } }`],
    ['the caller inherits', `jobs: { call: { uses: ./${CALLED}, secrets: inherit } }`],
    ['the caller hands on some', `jobs: { call: { uses: ./${CALLED}, secrets: { OTHER: x } } }`],
    ['one of two callers inherits', `jobs: { a: { uses: ./${CALLED} }, b: { uses: ./${CALLED}, secrets: inherit } }`],
    ['the called one has no such job', `jobs: { call: { uses: ./.github/workflows/other.yml } }`]
  ])('where %s', async (_, workflow) => {
    commitFiles({
      [WORKFLOW]: workflow,
      [CALLED]: `jobs: { check: { ${GATE} } }`,
      '.github/workflows/other.yml': `jobs: { other: { ${GATE} } }`
    })
    expect((await repository.act({ event: 'push' })).code).toBe(1)
  })
})
