import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { Repository } from '../support/a-repository.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

const host = new ScriptedHost({ seed: 5, ttftMs: 30, tpotMs: 1 })
const opened: Repository[] = []
afterAll(async () => {
  for (const repository of opened) await repository.close()
})

async function open(): Promise<Repository> {
  const repository = await new Repository(runStepHere).open()
  opened.push(repository)
  return repository
}

const config = (prompts: string) =>
  `targets: [{ id: mini, model: simulated, base-url: "${host.url}" }]\nprompts: ${prompts}\nschedule: { in-flight: 4 }\n`
const PROMPTS = '- id: a\n  prompt: Hi\n- id: b\n  prompt: Ho\n- id: c\n  prompt: Hu\n'

function init(folder: string, url: string): void {
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'ignore' })
  git('init', '-q')
  git('remote', 'add', 'origin', url)
  git('add', '.')
}

describe('files on disk', () => {
  it('are used where there is no git, wherever they came from', async () => {
    const repository = await open()
    repository.write('ci/latency.yml', config('made/prompts.yml'))
    repository.write('made/prompts.yml', PROMPTS)
    const result = await repository.act({ event: 'push', inputs: { config: 'ci/latency.yml' } })
    expect(result).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
    expect(result.summary).not.toContain('was read from GitHub')
  })

  it.each(['', 'app/.github/llm-latency.yml', '.github/llm-latency.yml'])(
    'are found in a folder that is checked out by `path: app`, with config "%s"',
    async (path) => {
      const repository = await open()
      repository.write('app/.github/llm-latency.yml', config('prompts.yml'))
      repository.write('app/prompts.yml', PROMPTS)
      repository.write('other/.github/llm-latency.yml', config('builtin:none'))
      init(join(repository.folder, 'app'), 'https://github.com/octo/demo')
      init(join(repository.folder, 'other'), 'https://github.com/octo/other')
      const result = await repository.act({ event: 'push', inputs: path === '' ? {} : { config: path } })
      expect(result).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
      expect(result.summary).not.toContain('was read from GitHub')
    }
  )
})

describe('a runner that names no temporary folder, or one in the checkout', () => {
  it.each([() => '', ({ folder }: Repository) => join(folder, 'tmp')])(
    'has nothing written into the checkout',
    async (temporary) => {
      const repository = await open()
      repository.write('.github/llm-latency.yml', config('builtin:smoke-6'))
      const result = await repository.act({ event: 'push', env: { RUNNER_TEMP: temporary(repository) } })
      expect(result.code).toBe(0)
      const written = dirname(result.outputs['run-file'] ?? '')
      expect(written.startsWith(tmpdir())).toBe(true)
      const [own = ''] = relative(tmpdir(), written).split('/')
      rmSync(join(tmpdir(), own), { recursive: true, force: true })
      expect(readdirSync(repository.folder)).toEqual(['.github'])
    }
  )
})
