import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { Repository } from '../support/a-repository.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'

const host = new ScriptedHost({ seed: 41, ttftMs: 50, tpotMs: 2 })
let repository: Repository
beforeAll(async () => {
  repository = await new Repository(runStepHere).open()
  repository.write(
    '.github/llm-latency.yml',
    `targets: [{ id: mini, model: simulated, base-url: "${host.url}" }]\nprompts: builtin:smoke-6\nstore: file\nschedule: { confirm-after: 0s }\n`
  )
})
afterAll(() => repository.close())

const act = (env: Readonly<Record<string, string>>, event: 'push' | 'pull_request' = 'push') =>
  repository.act({ event, env })
const errorOf = ({ annotations }: Awaited<ReturnType<typeof act>>) =>
  annotations.find(({ level }) => level === 'error')?.message ?? ''

it.each<[what: string, folder: () => Readonly<Record<string, string>>, said: string]>([
  ['no folder is named, as by act', () => ({}), 'RUNNER_WORKSPACE is not set'],
  ['the folder is the checkout', () => ({ RUNNER_WORKSPACE: repository.folder }), 'lies in the checkout'],
  ['it is in the checkout', () => ({ RUNNER_WORKSPACE: join(repository.folder, 'a') }), 'lies in the checkout'],
  ['it is named from here', () => ({ RUNNER_WORKSPACE: '.' }), 'lies in the checkout']
])('refuses "store: file" where %s', async (_, env, said) => {
  mkdirSync(join(repository.folder, 'a'), { recursive: true })
  for (const event of ['push', 'pull_request'] as const) {
    const step = await act(env(), event)
    expect(step.code).toBe(1)
    expect(errorOf(step)).toContain(said)
  }
})

it('keeps baselines in a folder beside the checkout', async () => {
  const env = { RUNNER_WORKSPACE: makeTemporaryFolder() }
  expect((await act(env)).outputs['verdict']).toBe('no-baseline')
  expect((await act(env)).outputs['verdict']).not.toBe('no-baseline')
})
