import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Repository } from '../support/a-repository.ts'
import type { StepResult } from '../support/action-runner.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

const KEY = 'sk-planted-0123456789abcdef'
const host = new ScriptedHost({ seed: 4, ttftMs: 30, tpotMs: 1 })
const opened: Repository[] = []
afterAll(async () => {
  // Also those of tests that failed half-way, or this process would never end.
  for (const repository of opened) await repository.close()
})

async function open(repository: Repository): Promise<Repository> {
  opened.push(repository)
  return repository.open()
}

/** Six short prompts, sixty requests; an alarm is measured again at once. */
function repositoryFor(url: string, more = ''): Promise<Repository> {
  const repository = new Repository(runStepHere)
  repository.write(
    '.github/llm-latency.yml',
    `targets: [{ id: mini, model: simulated, base-url: "${url}", api-key-env: LLM_KEY }]
prompts: builtin:smoke-6
schedule: { in-flight: 4, confirm-after: 0s }
budgets: [e2e.p95 < 2s]
${more}`
  )
  return open(repository)
}
const env = { LLM_KEY: KEY }
const errors = ({ annotations }: StepResult) =>
  annotations.filter(({ level }) => level === 'error').map(({ message }) => message)
const warnings = ({ annotations }: StepResult) =>
  annotations.filter(({ level }) => level === 'warning').map(({ message }) => message)

describe('a repository that starts to use the gate', () => {
  let repository: Repository
  beforeAll(async () => {
    repository = await repositoryFor(host.url)
  })

  it('says on main that there is no baseline, is green, and stores one', async () => {
    const first = await repository.act({ event: 'push', env })
    expect(first).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline', 'failed-checks': '[]' } })
    expect(first.summary).toContain('no baseline')
    expect(repository.github.artifacts.map(({ name }) => name)).toEqual([
      'llm-latency-baseline-latency-check',
      expect.stringContaining('llm-latency-report-latency-check')
    ])
  })

  it('fails a pull request twice as slow against that one run, and calls it provisional', async () => {
    host.setSpeed(0.5)
    const slower = await repository.act({ event: 'pull_request', pullRequest: 3, env })
    host.setSpeed(1)
    expect(slower).toMatchObject({ code: 1, outputs: { verdict: 'regression' } })
    const [comment] = repository.github.comments
    expect(comment).toMatchObject({ issue: 3 })
    expect(comment?.body).toContain('rovisional')
  })

  it('adds five more runs of main, all green', async () => {
    for (let run = 0; run < 5; run += 1) {
      const next = await repository.act({ event: 'push', env })
      expect(next.code).toBe(0)
    }
    const baselines = repository.github.artifacts.filter(({ name }) => name.startsWith('llm-latency-baseline'))
    expect(baselines).toHaveLength(6)
  })

  it('is green and says so once on an unchanged pull request, then is quiet', async () => {
    const unchanged = await repository.act({ event: 'pull_request', pullRequest: 7, env })
    expect(unchanged).toMatchObject({ code: 0, outputs: { verdict: 'pass', 'failed-checks': '[]' } })
    expect(errors(unchanged)).toEqual([])
    const another = await repository.act({ event: 'pull_request', pullRequest: 8, env })
    expect(another.code).toBe(0)
    expect(repository.github.comments.map(({ issue }) => issue)).toEqual([3])
  })

  it('is red on a slower one: comment, annotations, outputs, summary, artifact, and only then the failure', async () => {
    host.setSpeed(1 / 1.5)
    const slower = await repository.act({ event: 'pull_request', pullRequest: 9, env })
    host.setSpeed(1)
    expect(slower.code).toBe(1)
    expect(slower.outputs).toMatchObject({
      verdict: 'regression',
      'run-file': expect.stringMatching(/\.run\.json\.gz$/),
      'comment-url': expect.stringContaining('http')
    })
    expect(JSON.parse(slower.outputs['failed-checks'] ?? '')).toContain('mini tpot p50')
    expect(errors(slower).join('\n')).toContain('slower')
    expect(slower.summary).toContain('🔴')
    const comment = repository.github.comments.find(({ issue }) => issue === 9)
    expect(comment?.body).toMatch(/^<!-- llm-latency-gate v1 key=latency-check -->/)
    expect(comment?.body).toContain('A second measurement in the same job agreed')
    expect(repository.github.artifacts.at(-1)?.name).toContain('llm-latency-report')
  })

  it('updates that comment on the second push, red again or green at last', async () => {
    const own = () => repository.github.comments.filter(({ issue, minimized }) => issue === 9 && !minimized)
    const [before] = own()
    host.setSpeed(1 / 1.5)
    await repository.act({ event: 'pull_request', pullRequest: 9, env })
    host.setSpeed(1)
    expect(own().map(({ id }) => id)).toEqual([before?.id])
    const mended = await repository.act({ event: 'pull_request', pullRequest: 9, env })
    expect(mended.code).toBe(0)
    expect(own().map(({ id }) => id)).toEqual([before?.id])
    expect(own()[0]?.body).toContain('✅')
  })

  it('keeps its verdict where it may not comment, and names the permission', async () => {
    host.setSpeed(0.5)
    const slower = await repository.act({ event: 'pull_request', pullRequest: 10, token: 'no-comment', env })
    host.setSpeed(1)
    expect(slower).toMatchObject({ code: 1, outputs: { verdict: 'regression', 'comment-url': '' } })
    expect(warnings(slower).join('\n')).toContain('pull-requests: write')
    expect(slower.summary).toContain('🔴')
  })

  it('does not take being shown no artifacts for there being none', async () => {
    const blind = await repository.act({ event: 'pull_request', pullRequest: 11, token: 'no-actions', env })
    expect(blind.outputs['verdict']).toBe('no-baseline')
    expect(blind.summary).toContain('actions: read')
  })

  it('says nothing of the key anywhere', () => {
    const { github } = repository
    expect(github.comments.map(({ body }) => body).join()).not.toContain(KEY)
    expect(github.log.filter(({ body, url }) => body.includes(KEY) || url.includes(KEY))).toEqual([])
    for (const { data } of github.artifacts) expect(data.includes(KEY)).toBe(false)
  })
})

describe('baselines that nobody should trust', () => {
  let repository: Repository
  beforeAll(async () => {
    repository = await repositoryFor(host.url)
    await repository.act({ event: 'push', env })
  })

  it('passes over an expired one and one that a fork has made, and takes the next', async () => {
    const { github } = repository
    const good = github.artifacts.find(({ name }) => name.startsWith('llm-latency-baseline'))
    if (good === undefined) throw new Error('no baseline')
    const fork = github.addRun({ id: 70, event: 'pull_request', headRepositoryId: 666 })
    const old = github.addRun({ id: 71 })
    github.addArtifact({ name: good.name, runId: fork.id, data: good.data })
    github.addArtifact({ name: good.name, runId: old.id, data: good.data, expired: true })
    const judged = await repository.act({ event: 'pull_request', env })
    expect(judged.outputs['verdict']).not.toBe('no-baseline')
    expect(judged.summary).toContain('fork')
    const fetched = github.log.filter(({ url }) => /\/artifacts\/\d+\/zip/.test(url)).map(({ url }) => url)
    expect(fetched).toEqual([expect.stringContaining(`/artifacts/${good.id}/zip`)])
  })

  it('has no baseline where nothing else is left', async () => {
    for (const artifact of repository.github.artifacts) artifact.expired = true
    const judged = await repository.act({ event: 'pull_request', pullRequest: 12, env })
    expect(judged).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
  })
})

describe('a job that cannot or must not measure', () => {
  it('skips a fork that sees no key, and says why', async () => {
    const repository = await repositoryFor(host.url)
    const skipped = await repository.act({ event: 'pull_request', fork: true })
    expect(skipped).toMatchObject({ code: 0 })
    expect(skipped.summary).toContain('not measured')
  })

  it('is red in the own repository, and names the variable', async () => {
    const repository = await repositoryFor(host.url)
    const failed = await repository.act({ event: 'pull_request' })
    expect(failed.code).toBe(1)
    expect(errors(failed).join('\n')).toContain('LLM_KEY')
  })

  it('tells every problem of a broken configuration with its place', async () => {
    const repository = await repositoryFor(host.url, 'budjets: [x]\ncomment: sometimes\n')
    const failed = await repository.act({ event: 'pull_request', env })
    expect(failed.code).toBe(1)
    expect(errors(failed)).toEqual([
      expect.stringMatching(/llm-latency\.yml:5:1.*budjets.*\n.*budgets/s),
      expect.stringMatching(/llm-latency\.yml:6:10.*sometimes/s)
    ])
    expect(failed.summary).toContain('could not run')
  })

  it('refuses pull_request_target, with the reason', async () => {
    const repository = await repositoryFor(host.url)
    const refused = await repository.act({ event: 'pull_request_target', env })
    expect(refused.code).toBe(1)
    expect(errors(refused).join('\n')).toContain('pull_request_target')
  })

  it('is green and says first that the host could not be reached; on main it is red the second time', async () => {
    const gone = new ScriptedHost({ seed: 8, ttftMs: 30, tpotMs: 1 })
    const repository = await repositoryFor(gone.url)
    await repository.act({ event: 'push', env })
    gone.close()
    const pull = await repository.act({ event: 'pull_request', env })
    expect(pull).toMatchObject({ code: 0, outputs: { verdict: 'could-not-measure' } })
    expect(repository.github.comments[0]?.body).toContain('⚠️')
    expect((await repository.act({ event: 'schedule', env })).code).toBe(0)
    expect((await repository.act({ event: 'schedule', env })).code).toBe(1)
    // The table of `fail-on` alone decides where it is set.
    const inputs = { 'fail-on': 'regression' }
    expect((await repository.act({ event: 'schedule', env, inputs })).code).toBe(0)
  })

  it('reads the configuration through the API where nothing is checked out, and says so', async () => {
    const repository = await open(new Repository(runStepHere))
    const { github } = repository
    const text = `targets: [{ id: mini, model: m, base-url: "${host.url}" }]\nprompts: builtin:smoke-6\nschedule: { in-flight: 4 }\n`
    const merge = () => [...github.commits.keys()].at(-1) ?? ''
    const act = repository.act({ event: 'push' })
    github.files.set(`${merge()}:.github/llm-latency.yml`, text)
    const result = await act
    expect(result).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
    expect(result.summary).toContain('was read from GitHub at')
  })
})

describe('what the environment gives to a header', () => {
  it('is masked in the log, whatever stands around it, of base and upstream as well', async () => {
    const repository = await open(new Repository(runStepHere))
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what users write
    const [own, other] = ['Token ${HK_ONE}', '${HK_TWO}']
    const direct = `direct: { base-url: "http://127.0.0.1:3/v1", extra-headers: { x-b: "${other}" } }`
    repository.write(
      '.github/llm-latency.yml',
      `targets: [{ id: a, model: m, base-url: "${host.url}", extra-headers: { x-a: "${own}" }, ${direct} }]\nprompts: builtin:smoke-6\n`
    )
    const env = { HK_ONE: 'first-secret-value', HK_TWO: 'second-secret-value' }
    const { masks } = await repository.act({ event: 'push', env })
    expect(masks).toEqual(expect.arrayContaining(Object.values(env)))
  })
})

describe('the short form', () => {
  it('works as it is pasted, with nothing but inputs', async () => {
    const repository = await open(new Repository(runStepHere))
    const inputs = {
      model: 'simulated',
      'base-url': host.url,
      'api-key': KEY,
      prompts: 'builtin:smoke-6',
      budgets: 'ttft.p95 < 1500ms\nerror_rate < 1%'
    }
    const first = await repository.act({ event: 'push', inputs })
    expect(first).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
    expect(first.masks).toContain(KEY)
    const second = await repository.act({ event: 'pull_request', inputs })
    expect(second.code).toBe(0)
    expect(second.outputs['verdict']).toMatch(/^(pass|inconclusive)$/)
  })
})
