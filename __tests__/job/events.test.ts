import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Act, Repository } from '../support/a-repository.ts'
import type { StepResult } from '../support/action-runner.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

const host = new ScriptedHost({ seed: 7, ttftMs: 30, tpotMs: 1 })
const opened: Repository[] = []
afterAll(async () => {
  for (const repository of opened) await repository.close()
})

const CONFIG = '.github/llm-latency.yml'
const usual = (url: string, target = ''): string => `
targets: [{ id: mini, model: simulated, base-url: "${url}"${target} }]
prompts: builtin:smoke-6
schedule: { in-flight: 4, confirm-after: 0s }
`

async function repositoryOf(config: string): Promise<Repository> {
  const repository = await new Repository(runStepHere).open()
  opened.push(repository)
  repository.write(CONFIG, config)
  return repository
}

/** A repository whose default branch has been measured `runs` times. */
async function measuredRepository(config: string, runs = 6): Promise<Repository> {
  const repository = await repositoryOf(config)
  await repository.act({ event: 'workflow_dispatch', inputs: { runs: String(runs) } })
  return repository
}

async function slowed<T>(factor: number, work: () => Promise<T>): Promise<T> {
  host.setSpeed(1 / factor)
  try {
    return await work()
  } finally {
    host.setSpeed(1)
  }
}

const errors = ({ annotations }: StepResult) =>
  annotations.filter(({ level }) => level === 'error').map(({ message }) => message)
const warnings = ({ annotations }: StepResult) =>
  annotations.filter(({ level }) => level === 'warning').map(({ message }) => message)
const namesOf = ({ github }: Repository, start: string) =>
  github.artifacts.map(({ name }) => name).filter((name) => name.startsWith(start))
const commentsOn = ({ github }: Repository, issue: number) =>
  github.comments.filter((comment) => comment.issue === issue && !comment.minimized)

/** A row of the table of states: what the job and its test report come to on a pull request, in the queue, and elsewhere. */
interface Row {
  readonly verdict: string
  readonly codes: readonly [pull: number, queue: number, push: number]
}
const EVENTS = ['pull_request', 'merge_group', 'push'] as const

async function expectRow(repository: Repository, row: Row, step: Partial<Act> = {}): Promise<void> {
  for (const [index, event] of EVENTS.entries()) {
    const result = await repository.act({ ...step, event })
    const junit = readFileSync(`${result.outputs['report-folder']}/junit.xml`, 'utf8')
    const hasFailed = /<(?:failure|error)\b/.test(junit)
    const came = { event, code: result.code, verdict: result.outputs['verdict'], hasFailed }
    expect(came).toEqual({ event, code: row.codes[index], verdict: row.verdict, hasFailed: row.codes[index] !== 0 })
  }
}

describe('the table of states and colors, of a server of our own', () => {
  let repository: Repository
  beforeAll(async () => {
    repository = await measuredRepository(usual(host.url))
  })

  it('no baseline: green everywhere', async () => {
    const fresh = await repositoryOf(usual(host.url))
    await expectRow(fresh, { verdict: 'no-baseline', codes: [0, 0, 0] })
  })

  it('a regression: red everywhere', async () => {
    const row = { verdict: 'regression', codes: [1, 1, 1] } as const
    await slowed(3, () => expectRow(repository, row))
  })

  it('a broken budget, base unknown: red everywhere', async () => {
    const row = { verdict: 'over-budget', codes: [1, 1, 1] } as const
    await expectRow(repository, row, { inputs: { compare: 'off', budgets: 'ttft.p95 < 1ms' } })
  })

  it('a broken budget on the base as well: a warning where a pull request waits, red elsewhere', async () => {
    const tight = await measuredRepository(`${usual(host.url, ', owned: false')}budgets: [ttft.p95 < 1ms]\n`)
    await expectRow(tight, { verdict: 'over-budget', codes: [0, 0, 1] })
    expect(commentsOn(tight, 7)[0]?.body).toContain('as base does')
  })

  it('a baseline of one run: passes, and says what it would have found', async () => {
    const narrow = `${usual(host.url)}gate: { checks: [{ metric: ttft, margin: 0.01% }] }\n`
    const young = await measuredRepository(narrow, 1)
    const row = { verdict: 'pass', codes: [0, 0, 0] } as const
    await expectRow(young, row)
    expect(commentsOn(young, 7)[0]?.body).toContain('would have found a slowdown of')
  })

  it('a bad configuration, a key that is named and empty: red everywhere', async () => {
    for (const event of EVENTS) {
      const bad = await repository.act({ event, inputs: { compare: 'sometimes' } })
      expect(bad.code).toBe(1)
      expect(errors(bad).join()).toContain('sometimes')
    }
    const keyed = await repositoryOf(usual(host.url, ', api-key-env: LLM_KEY'))
    await expectRow(keyed, { verdict: 'could-not-measure', codes: [1, 1, 1] })
  })

  it('an address that is not there: red everywhere', async () => {
    const lost = await repositoryOf(usual(`${host.url}/nowhere`))
    await expectRow(lost, { verdict: 'could-not-measure', codes: [1, 1, 1] })
  })

  it('an outage: green, and red the second time running where nobody waits', async () => {
    const gone = new ScriptedHost({ seed: 8, ttftMs: 30, tpotMs: 1 })
    const down = await measuredRepository(usual(gone.url), 1)
    gone.close()
    await expectRow(down, { verdict: 'could-not-measure', codes: [0, 0, 0] })
    expect((await down.act({ event: 'schedule' })).code).toBe(1)
    expect(commentsOn(down, 7)[0]?.body).toContain('⚠️')
  })
})

describe('the table of states and colors, of a provider', () => {
  it('drift: a warning where a pull request waits, red elsewhere', async () => {
    const repository = await measuredRepository(usual(host.url, ', owned: false'))
    await slowed(3, () => expectRow(repository, { verdict: 'drift', codes: [0, 0, 1] }))
  })

  it('over budget by more than base was: red everywhere, though the plan is the same', async () => {
    const config = `${usual(host.url, ', owned: false')}budgets: [e2e.p50 < 110ms]\n`
    const repository = await measuredRepository(config)
    await slowed(3, () => expectRow(repository, { verdict: 'over-budget', codes: [1, 1, 1] }))
  })
})

describe('events', () => {
  it('a fork’s pull request without a key: green, titled "not measured"', async () => {
    const repository = await repositoryOf(usual(host.url, ', api-key-env: LLM_KEY'))
    const fork = await repository.act({ event: 'pull_request', fork: true, token: 'no-comment' })
    expect(fork.code).toBe(0)
    expect(fork.summary).toContain('not measured')
    const bot = await repository.act({ event: 'pull_request', author: 'dependabot[bot]', token: 'no-comment' })
    expect(bot.code).toBe(0)
    expect(bot.summary).toContain('not measured')
    // In the queue the same change is this repository's, with its secrets.
    const queued = await repository.act({ event: 'merge_group', env: { LLM_KEY: 'sk-0123456789' } })
    expect(queued).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
    expect(namesOf(repository, 'llm-latency-baseline')).toEqual([])
  })

  it('a fork’s pull request needs no key where the target has none', async () => {
    const repository = await repositoryOf(usual(host.url))
    const fork = await repository.act({ event: 'pull_request', fork: true, token: 'no-comment' })
    expect(fork).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
    expect(warnings(fork).join()).toContain('read-only')
  })

  it('a tag is judged and feeds nothing, whatever it is called', async () => {
    const repository = await measuredRepository(usual(host.url), 1)
    const before = namesOf(repository, 'llm-latency-baseline').length
    const tag = await repository.act({ event: 'push', tag: 'main' })
    expect(tag.outputs['verdict']).not.toBe('no-baseline')
    expect(namesOf(repository, 'llm-latency-baseline')).toHaveLength(before)
  })

  it('a push to another branch is judged and feeds nothing', async () => {
    const repository = await measuredRepository(usual(host.url), 1)
    await repository.act({ event: 'push', branch: 'release' })
    expect(namesOf(repository, 'llm-latency-baseline')).toHaveLength(1)
  })

  it('workflow_run may judge, and not measure', async () => {
    const repository = await repositoryOf(usual(host.url))
    await repository.act({ event: 'pull_request', fork: true, token: 'no-comment' })
    const refused = await repository.act({ event: 'workflow_run', after: 1 })
    expect(refused.code).toBe(1)
    expect(errors(refused).join()).toContain('mode: report')
  })
})

describe('pull_request_target', () => {
  const CONFIG_TEXT = (url: string) => `
targets: [{ id: mini, model: simulated, base-url: "${url}" }]
prompts: prompts.yml
schedule: { in-flight: 4, requests: 20 }
`
  const PROMPTS = '- { id: one, messages: [{ role: user, file: prompt.md }], max-output-tokens: 5 }\n'

  it('takes config and prompt set from the base, and of the pull request the texts that these name', async () => {
    const repository = await new Repository(runStepHere).open()
    opened.push(repository)
    const { github } = repository
    const base = github.addCommit('main')
    const evil = 'targets: [{ model: m, base-url: "http://127.0.0.1:9/v1" }]'
    github.files.set(`${base}:${CONFIG}`, CONFIG_TEXT(host.url)).set(`${base}:prompts.yml`, PROMPTS)
    const acting = repository.act({ event: 'pull_request_target', fork: true })
    for (const [path, text] of [
      [CONFIG, evil],
      ['prompts.yml', '- { id: evil, prompt: x, max-output-tokens: 9000 }'],
      ['prompt.md', 'Say hello.']
    ] as const)
      github.files.set(`${repository.headSha}:${path}`, text)
    const result = await acting
    expect(result).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
    expect(commentsOn(repository, 7)).toHaveLength(1)
    const asked = github.log.filter(({ url }) => url.includes('/contents/')).map(({ url }) => url)
    expect(asked.filter((url) => url.includes(repository.headSha))).toEqual([expect.stringContaining('prompt.md')])
    expect(namesOf(repository, 'llm-latency-baseline')).toEqual([])
  })

  it('is refused where anything lies in the workspace that is not the base', async () => {
    const repository = await repositoryOf(usual(host.url))
    const refused = await repository.act({ event: 'pull_request_target', fork: true })
    expect(refused.code).toBe(1)
    expect(errors(refused).join()).toContain('secrets of this repository')
  })
})

describe('relevance', () => {
  let repository: Repository
  beforeAll(async () => {
    repository = await measuredRepository(`${usual(host.url)}paths: [src/prompts/**]\n`, 1)
  })

  it('ends green and sends nothing where nothing relevant changed, in the queue as well', async () => {
    const changes = ['README.md', 'docs/a.md']
    for (const event of ['pull_request', 'merge_group'] as const) {
      const skipped = await repository.act({ event, changes, pullRequest: 20 })
      expect(skipped.code).toBe(0)
      expect(skipped.summary).toContain('not measured')
      expect(skipped.summary).toContain('none of the 2 changed files')
      expect(skipped.outputs['run-file']).toBe('')
    }
    expect(commentsOn(repository, 20)).toEqual([])
  })

  it('measures where something did, and says so in the comment where a later push takes it back', async () => {
    const step = { event: 'pull_request', pullRequest: 21 } as const
    const slower = await slowed(3, () => repository.act({ ...step, changes: ['src/prompts/a.md'] }))
    expect(slower.code).toBe(1)
    expect((await repository.act({ ...step, changes: ['README.md'] })).code).toBe(0)
    expect(commentsOn(repository, 21)).toEqual([
      expect.objectContaining({ body: expect.stringContaining('not measured') })
    ])
  })

  it('measures what feeds the baseline', async () => {
    const pushed = await repository.act({ event: 'push' })
    expect(pushed.outputs['run-file']).toContain('.run.json.gz')
  })

  it('waits for its label, and measures when that is set', async () => {
    const inputs = { 'when-label': 'measure latency', 'on-unchanged': 'measure' }
    const step = { event: 'pull_request', pullRequest: 22, inputs } as const
    const waiting = await repository.act(step)
    expect(waiting.code).toBe(0)
    expect(waiting.summary).toContain('measure latency')
    const labeled = await repository.act({ ...step, labels: ['measure latency'], labeled: 'measure latency' })
    expect(labeled.outputs['run-file']).toContain('.run.json.gz')
  })
})

describe('a label that nothing waits for', () => {
  it('is judged like any other event of the pull request: the commit is measured', async () => {
    const repository = await measuredRepository(usual(host.url))
    await repository.act({ event: 'pull_request' })
    const labeled = await repository.act({ event: 'pull_request', sameCommit: true, labels: ['bug'], labeled: 'bug' })
    expect(labeled.log).toContain('measuring')
    expect(labeled.outputs['run-file']).toContain('.run.json.gz')
  })
})

describe('an issue about what scheduled runs find', () => {
  it('is opened at the second bad run, changed in place, and closed when all is well', async () => {
    const config = `${usual(host.url, ', owned: false')}open-issue: after-2\nbudgets: [e2e.p50 < 110ms]\n`
    const repository = await measuredRepository(config, 1)
    const { issues } = repository.github.tracker
    const nightly = () => repository.act({ event: 'schedule', token: 'with-issues' })
    await slowed(3, async () => {
      expect((await nightly()).outputs['verdict']).toBe('over-budget')
      expect(issues).toEqual([])
      await nightly()
      expect(issues).toMatchObject([{ state: 'open', title: expect.stringContaining('budget') }])
      await nightly()
    })
    expect(issues).toHaveLength(1)
    expect((await nightly()).outputs['verdict']).toBe('pass')
    expect(issues[0]?.state).toBe('closed')
  })

  it('is a warning that names the permission where it may not be opened, and changes no verdict', async () => {
    const config = `${usual(host.url)}open-issue: after-1\nbudgets: [ttft.p95 < 1ms]\ncompare: off\n`
    const repository = await repositoryOf(config)
    const result = await repository.act({ event: 'schedule', token: 'full' })
    expect(result).toMatchObject({ code: 1, outputs: { verdict: 'over-budget' } })
    expect(warnings(result).join()).toContain('issues: write')
    expect(repository.github.tracker.issues).toEqual([])
  })

  it('is not opened by a push', async () => {
    const config = `${usual(host.url)}open-issue: after-1\nbudgets: [ttft.p95 < 1ms]\ncompare: off\n`
    const repository = await repositoryOf(config)
    await repository.act({ event: 'push', token: 'with-issues' })
    expect(repository.github.tracker.issues).toEqual([])
  })
})
