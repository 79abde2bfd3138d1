import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Act, Repository } from '../support/a-repository.ts'
import type { StepResult } from '../support/action-runner.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

const CONFIG = '.github/llm-latency.yml'
const KEY = 'sk-planted-0123456789'
const env = { LLM_KEY: KEY }
const host = new ScriptedHost({ seed: 31, ttftMs: 50, tpotMs: 2 })
const elsewhere = new ScriptedHost({ seed: 32, ttftMs: 50, tpotMs: 2 })
const file = ({ url } = host, members = ', api-key-env: LLM_KEY'): string =>
  `targets: [{ id: mini, model: simulated, base-url: "${url}"${members} }]\nprompts: builtin:smoke-6\nschedule: { confirm-after: 0s }\n`

let repository: Repository
const opened: Repository[] = []
beforeEach(async () => {
  repository = await new Repository(runStepHere).open()
  opened.push(repository)
  const commit = repository.github.addCommit('main')
  repository.github.files.set(`${commit}:${CONFIG}`, file())
})
afterAll(async () => {
  for (const one of opened) await one.close()
})

function change(config: string, act: Partial<Act> = {}): Promise<StepResult> {
  repository.write(CONFIG, config)
  return repository.act({ event: 'pull_request', env, ...act })
}
const errors = ({ annotations }: StepResult) => annotations.filter(({ level }) => level === 'error')

/** Opens the pull request that is queued afterwards. */
async function queue(config: string, pull: Partial<Act>): Promise<StepResult> {
  await change(file(), pull)
  return change(config, { event: 'merge_group' })
}

describe('a key that a change sends to a new place', () => {
  it('is said first in a pull request of one’s own, whatever it says about comments', async () => {
    const step = await change(`${file(elsewhere)}comment: never\n`)
    expect(step.code).toBe(0)
    expect(repository.github.comments[0]?.body.split('\n').slice(2).join('\n')).toMatch(/^> \[!WARNING\]\n/)
    const said = `This pull request sends LLM_KEY to ${new URL(elsewhere.url).origin}, where base does not send it`
    expect(step.log).toContain(said)
    expect(step.summary).toContain('This pull request sends <code>LLM&#95;KEY</code>')
  })

  it('is said where the inputs of the workflow name the place', async () => {
    const workflow = (url: string) =>
      `jobs: { check: { steps: [{ uses: ./, with: { model: simulated, base-url: "${url}" } }] } }`
    const at = '.github/workflows/latency.yml'
    const base = repository.github.addCommit('main')
    repository.github.files.set(`${base}:${at}`, workflow(host.url))
    const add = repository.github.addCommit.bind(repository.github)
    repository.github.addCommit = (branch, ...more) => {
      const commit = add(branch, ...more)
      if (branch.startsWith('merge-')) repository.github.files.set(`${commit}:${at}`, workflow(elsewhere.url))
      return commit
    }
    repository.write(CONFIG, 'prompts: builtin:smoke-6\n')
    const inputs = { model: 'simulated', 'base-url': elsewhere.url, 'api-key': KEY }
    const step = await repository.act({ event: 'pull_request', inputs })
    expect(step.log).toContain(`This pull request sends api-key to ${new URL(elsewhere.url).origin}`)
  })

  it('is not news where base sends it there already', async () => {
    expect((await change(file())).log).not.toContain('This pull request sends')
  })

  it('is not sent for a stranger in the merge queue', async () => {
    const step = await queue(file(elsewhere), { fork: true })
    expect(step.code).toBe(1)
    expect(errors(step)[0]?.message).toContain(`this change sends LLM_KEY to ${new URL(elsewhere.url).origin}`)
  })

  it('is not sent in a header either', async () => {
    const headers = `, extra-headers: { x-team: "Bearer \${LLM_KEY}" }`
    expect((await queue(file(elsewhere, headers), { fork: true })).code).toBe(1)
  })

  it('is not the input’s for a stranger', async () => {
    await change(file(), { fork: true })
    const inputs = { 'api-key': KEY }
    const step = await change(file(elsewhere, ''), { event: 'merge_group', inputs })
    expect(errors(step)[0]?.message).toContain('this change sends api-key to')
  })

  it('is sent for a stranger who leaves the places alone', async () => {
    expect((await queue(file(), { fork: true })).code).toBe(0)
  })
})

describe('a variable of the runner', () => {
  it.each([', api-key-env: ACTIONS_RUNTIME_TOKEN', `, extra-headers: { x-a: "\${GITHUB_TOKEN}" }`])(
    'is never sent: %s',
    async (members) => {
      const step = await change(file(host, members))
      expect(step.code).toBe(1)
      expect(
        errors(step)
          .map(({ message }) => message)
          .join()
      ).toContain('belongs to the runner, and is never sent')
    }
  )
})
