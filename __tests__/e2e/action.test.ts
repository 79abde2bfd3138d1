// Each test starts the built Action as the runner does. What it decides is tested in this process, in __tests__/job.
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { type Simulator, startSimulator } from '../../src/simulator/start-simulator.ts'
import { Repository } from '../support/a-repository.ts'

jest.setTimeout(120_000)

const KEY = 'sk-planted-0123456789abcdef'
const env = { LLM_KEY: KEY }
const CONFIG = '.github/llm-latency.yml'
let simulator: Simulator
const opened: Repository[] = []
beforeAll(async () => {
  simulator = await startSimulator({ seed: 4, ttftMs: 30, tpotMs: 1, outputTokens: 10 })
})
afterAll(async () => {
  // Also those of tests that failed half-way, or this process would never end.
  for (const repository of opened) await repository.close()
  await simulator.close()
})

async function open(config?: string): Promise<Repository> {
  const repository = await new Repository().open()
  opened.push(repository)
  if (config !== undefined) repository.write(CONFIG, config)
  return repository
}

const config = (schedule: string, more = '') =>
  `targets: [{ id: mini, model: simulated, base-url: "${simulator.url}", api-key-env: LLM_KEY }]
prompts: builtin:smoke-6
schedule: { ${schedule} }
${more}`

describe('the built Action', () => {
  it('stores a baseline on main and breaks a budget on a pull request: outputs, comment, summary, artifacts, exit code', async () => {
    const repository = await open(config('in-flight: 4'))
    const { github } = repository
    expect(await repository.act({ event: 'push', env })).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
    // A budget that every request breaks: the machine's own delays only add to it.
    const red = await repository.act({
      event: 'pull_request',
      env,
      inputs: { budgets: 'ttft.p95 < 1ms', compare: 'off' }
    })
    expect(red).toMatchObject({
      code: 1,
      outputs: {
        verdict: 'over-budget',
        'run-file': expect.stringMatching(/\.run\.json\.gz$/),
        'comment-url': expect.stringContaining('http')
      }
    })
    expect(red.summary).toContain('🔴')
    expect(github.comments).toHaveLength(1)
    const names = github.artifacts.map(({ name }) => name)
    expect(names).toContain('llm-latency-baseline-latency-check')
    expect(names).toContain('llm-latency-report-latency-check')
    // What this process cannot show: nothing of the key is on any wire but the model's.
    expect(github.comments.map(({ body }) => body).join()).not.toContain(KEY)
    expect(github.log.filter(({ body, url }) => body.includes(KEY) || url.includes(KEY))).toEqual([])
    for (const { data } of github.artifacts) expect(data.includes(KEY)).toBe(false)
  })

  it('ends red and at once with every problem of a broken configuration', async () => {
    const repository = await open(config('in-flight: 4', 'budjets: [x]\n'))
    const failed = await repository.act({ event: 'pull_request', env })
    expect(failed).toMatchObject({
      code: 1,
      annotations: [{ level: 'error', message: expect.stringContaining('budjets') }]
    })
  })

  it('keeps what was measured when the job is cancelled, by a signal, as partial', async () => {
    const repository = await open(config('in-flight: 1, requests: 600'))
    const cancelled = await repository.act({ event: 'push', env, cancelAt: 'measuring' })
    expect(cancelled.summary).toContain('cancel')
    expect(cancelled.outputs['run-file']).toContain('.run.json.gz')
  })

  it('works in the short form, with nothing but inputs', async () => {
    const repository = await open()
    const inputs = {
      model: 'simulated',
      'base-url': simulator.url,
      'api-key': KEY,
      prompts: 'builtin:smoke-6',
      budgets: 'error_rate < 1%'
    }
    const first = await repository.act({ event: 'push', inputs })
    expect(first).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
    expect(first.masks).toContain(KEY)
  })
})
