import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unzipSync, zipSync } from 'fflate'
import type { RunFile } from '../../src/domain/run-file.ts'
import { type Act, Repository } from '../support/a-repository.ts'
import type { StepResult } from '../support/action-runner.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

const host = new ScriptedHost({ seed: 9, ttftMs: 30, tpotMs: 1 })
const opened: Repository[] = []
afterAll(async () => {
  for (const repository of opened) await repository.close()
})

const IDS = ['a', 'b', 'c']
const config = (ids: readonly string[], more = ''): string => `
targets:
${ids.map((id) => `  - { id: ${id}, model: simulated, base-url: "${host.url}" }`).join('\n')}
prompts: builtin:smoke-6
schedule: { in-flight: 4, confirm-after: 0s }
${more}`

async function repositoryOf(text: string): Promise<Repository> {
  const repository = await new Repository(runStepHere).open()
  opened.push(repository)
  repository.write('.github/llm-latency.yml', text)
  return repository
}

const errors = ({ annotations }: StepResult) =>
  annotations.filter(({ level }) => level === 'error').map(({ message }) => message)
const namesOf = ({ github }: Repository, start: string) =>
  github.artifacts.map(({ name }) => name).filter((name) => name.startsWith(start))
const commentsOn = ({ github }: Repository, issue: number) =>
  github.comments.filter((comment) => comment.issue === issue && !comment.minimized)

/** The run file in the newest artifact of that name. */
function storedRun({ github }: Repository, name: string): RunFile {
  const artifact = github.artifacts.findLast((one) => one.name === name)
  const packed = unzipSync(artifact?.data ?? new Uint8Array())['latency.run.json.gz'] ?? new Uint8Array()
  return JSON.parse(gunzipSync(packed).toString('utf8')) as RunFile
}

const matrix = (values: object) => ({ expressions: { 'toJson(matrix)': JSON.stringify(values) } })

/** The legs of a matrix, of which all but the first are jobs of the same run. */
async function legs(
  repository: Repository,
  act: Act,
  parts: readonly Readonly<Record<string, string>>[]
): Promise<readonly StepResult[]> {
  const results: StepResult[] = []
  for (const [index, inputs] of parts.entries()) {
    const leg = { ...act, inputs: { ...act.inputs, ...inputs }, ...matrix(inputs), job: 'measure' }
    results.push(await repository.act(index === 0 ? leg : { ...leg, sameRun: true }))
  }
  return results
}

const report = (repository: Repository, act: Act, inputs: Readonly<Record<string, string>> = {}) =>
  repository.act({ ...act, sameRun: true, job: 'report', inputs: { ...act.inputs, mode: 'report', ...inputs } })

/** Legs and their report. */
async function shared(
  repository: Repository,
  act: Act,
  parts: readonly Readonly<Record<string, string>>[],
  inputs: Readonly<Record<string, string>> = {}
): Promise<{ readonly measured: readonly StepResult[]; readonly result: StepResult }> {
  const measured = await legs(repository, act, parts)
  return { measured, result: await report(repository, act, inputs) }
}

/** Without those that were spoilt, each of which was made again. */
const counted = ({ samples }: RunFile) => samples.filter(({ flags }) => !flags.some((flag) => flag.startsWith('void-')))

describe('three targets in three legs, and one report', () => {
  let repository: Repository
  const parts = IDS.map((targets) => ({ mode: 'measure', targets }))
  beforeAll(async () => {
    repository = await repositoryOf(config(IDS, 'budgets: [ttft.p95 < 2s]\n'))
  })

  it('make one baseline on main', async () => {
    const act = { event: 'push' } as const
    const { measured, result } = await shared(repository, act, parts)
    expect(measured.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(measured[0]?.summary).toContain('measured for another job')
    expect(result).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
    expect(namesOf(repository, 'llm-latency-run-').slice(-3)).toEqual(
      IDS.map((id) => expect.stringContaining(`latency-measure (measure, ${id})`))
    )
    expect(new Set(namesOf(repository, 'llm-latency-baseline-'))).toEqual(
      new Set(['llm-latency-baseline-latency-report'])
    )
  })

  it('make one comment on a pull request, in which all three are', async () => {
    const act = { event: 'pull_request', pullRequest: 5 } as const
    const { result } = await shared(repository, act, parts, { comment: 'always' })
    expect(result.outputs['verdict']).not.toBe('no-baseline')
    const comments = commentsOn(repository, 5)
    expect(comments).toHaveLength(1)
    for (const id of IDS) expect(comments[0]?.body).toContain(`<code>${id}</code>`)
    const merged = storedRun(repository, 'llm-latency-report-latency-report')
    expect(counted(merged)).toHaveLength(3 * 60)
    expect(merged).not.toHaveProperty('part')
  })

  it('say which of them is missing, and are no pass', async () => {
    const act = { event: 'pull_request', pullRequest: 6 } as const
    await legs(repository, act, parts.slice(0, 2))
    const result = await report(repository, act)
    expect(result).toMatchObject({ code: 1, outputs: { verdict: 'could-not-measure' } })
    expect(result.summary).toContain('The part <code>c</code> has no result')
    expect(errors(result).join()).toContain('nothing usable is stored of c')
    expect(result.summary).not.toContain('cancelled')
    // On main it becomes no baseline either.
    const stored = namesOf(repository, 'llm-latency-baseline-').length
    await legs(repository, { event: 'push' }, parts.slice(0, 1))
    await report(repository, { event: 'push' })
    expect(namesOf(repository, 'llm-latency-baseline-')).toHaveLength(stored)
  })

  it('are red where a leg was', async () => {
    const keyed = await repositoryOf(config(['a', 'b']).replace(/(id: b,.*?) }/, '$1, api-key-env: B_KEY }'))
    const act = { event: 'pull_request', pullRequest: 5, env: { B_KEY: '' } } as const
    const measured = await legs(keyed, act, parts.slice(0, 2))
    expect(measured.map(({ code }) => code)).toEqual([0, 1])
    expect(await report(keyed, act)).toMatchObject({ code: 1, outputs: { verdict: 'could-not-measure' } })
  })

  it('are not where a leg found its target dead, which it stores', async () => {
    const dead = await repositoryOf(
      config(['a', 'b']).replace(/(id: b,.*?base-url: )"[^"]*"/, '$1"http://127.0.0.1:9"')
    )
    const act = { event: 'pull_request', pullRequest: 5 } as const
    const measured = await legs(dead, act, parts.slice(0, 2))
    expect(measured.map(({ code }) => code)).toEqual([0, 0])
    expect(await report(dead, act)).toMatchObject({ code: 0, outputs: { verdict: 'could-not-measure' } })
  })

  it('are red where nothing is stored at all', async () => {
    const act = { event: 'pull_request', pullRequest: 8 } as const
    const result = await repository.act({ ...act, job: 'report', inputs: { mode: 'report' } })
    expect(result.code).toBe(1)
    expect(errors(result).join()).toContain('mode: measure')
  })

  it('end green, titled "not measured", where a fork has no key, and so does the report', async () => {
    const keyed = await repositoryOf(config(['a']).replace(' }', ', api-key-env: LLM_KEY }'))
    const act = { event: 'pull_request', fork: true, token: 'no-comment' } as const
    const [leg] = await legs(keyed, act, [{ mode: 'measure' }])
    expect(leg?.code).toBe(0)
    expect(leg?.summary).toContain('not measured')
    expect(namesOf(keyed, 'llm-latency-run-')).toEqual([])
    const result = await report(keyed, act)
    expect(result.code).toBe(0)
    expect(result.summary).toContain('not measured')
    const own = { event: 'pull_request', pullRequest: 9 } as const
    const [failed] = await legs(keyed, own, [{ mode: 'measure' }])
    expect([failed?.code, (await report(keyed, own)).code]).toEqual([1, 1])
  })
})

describe('three legs that each run', () => {
  it('make three comments and three baselines, and clash nowhere', async () => {
    const repository = await repositoryOf(config(IDS))
    const runs = IDS.map((targets) => ({ targets, comment: 'always' }))
    const pushed = await legs(repository, { event: 'push' }, runs)
    const judged = await legs(repository, { event: 'pull_request' }, runs)
    for (const { annotations } of [...pushed, ...judged]) {
      expect(annotations.map(({ message }) => message).join()).not.toContain('another job uses the same key')
    }
    expect(commentsOn(repository, 7)).toHaveLength(3)
    expect(new Set(namesOf(repository, 'llm-latency-baseline-')).size).toBe(3)
    expect(judged.map(({ outputs }) => outputs['verdict'])).not.toContain('no-baseline')
  })
})

describe('shards', () => {
  const parts = [1, 2, 3].map((index) => ({ mode: 'measure', shard: `${index}/3` }))
  let repository: Repository
  beforeAll(async () => {
    repository = await repositoryOf(config(['a'], 'key: ours\n'))
  })

  it('share the prompts of one run, each under its own name, and make the schedule of one machine', async () => {
    const act = { event: 'push' } as const
    const { result } = await shared(repository, act, parts)
    expect(namesOf(repository, 'llm-latency-run-').slice(-3)).toEqual(
      [1, 2, 3].map((index) => `llm-latency-run-ours-shard-${index}-of-3`)
    )
    const stored = [1, 2, 3].map((index) => storedRun(repository, `llm-latency-run-ours-shard-${index}-of-3`))
    expect(new Set(stored.map(({ seed }) => seed)).size).toBe(1)
    expect(stored.map((run) => counted(run).length)).toEqual([20, 20, 20])
    expect(result).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
    const merged = storedRun(repository, 'llm-latency-report-ours')
    expect(counted(merged)).toHaveLength(60)
    expect(merged.end.partial).toBe(false)
    expect(new Set(merged.samples.map(({ scenarioId }) => scenarioId)).size).toBe(6)
  })

  it('are judged against what one machine has measured, and the other way round', async () => {
    const whole = await repository.act({ event: 'pull_request', job: 'report' })
    expect(whole.outputs['verdict']).not.toBe('no-baseline')
  })

  it('name the one that is missing', async () => {
    const act = { event: 'pull_request', pullRequest: 5 } as const
    await legs(repository, act, parts.slice(1))
    const result = await report(repository, act)
    expect(result.log).toContain('The part shard 1/3 has no result')
    expect(result).toMatchObject({ code: 1, outputs: { verdict: 'could-not-measure' } })
    expect(result.log).not.toContain('cancelled')
    expect(storedRun(repository, 'llm-latency-report-ours').end.partial).toBe(true)
  })

  it('name one that was measured by another plan', async () => {
    const act = { event: 'pull_request', pullRequest: 6 } as const
    await legs(repository, act, [...parts.slice(0, 2), { mode: 'measure', shard: '3/3', prompts: 'builtin:chat-20' }])
    const result = await report(repository, act)
    expect(result.log).toContain('shard 3/3 was left out: it was measured with another plan')
    expect(result.log).toContain('The part shard 3/3 has no result')
  })

  it('are refused where there are more of them than prompts, or nobody would merge them', async () => {
    const many = await repository.act({ event: 'push', inputs: { mode: 'measure', shard: '7/7' } })
    expect(errors(many).join()).toContain('there are only 6 prompts')
    const alone = await repository.act({ event: 'push', inputs: { shard: '1/2' } })
    expect(errors(alone).join()).toContain('mode: measure')
  })
})

describe('base that only runs on record tell of', () => {
  const PARTS = [{ mode: 'measure' }]
  const asked = (params: string, more = '') =>
    config(['a'], more).replace(' }', `, owned: false, params: { temperature: ${params} } }`)
  const judged = async (more: string) => {
    const repository = await repositoryOf(asked('1', more))
    await shared(repository, { event: 'push' }, PARTS)
    repository.write('.github/llm-latency.yml', asked('0', more))
    const { measured, result } = await shared(repository, { event: 'pull_request', pullRequest: 5 }, PARTS)
    return { leg: measured[0], result }
  }

  it('is measured beside the change where the jobs name one key', async () => {
    const { leg, result } = await judged('key: ours\n')
    expect(leg?.annotations).toEqual([])
    expect(result.summary).toContain('the plan of its newest stored run')
    expect(result.outputs['verdict']).not.toBe('no-baseline')
  })

  it('is not where they name none, which is said', async () => {
    const { leg, result } = await judged('')
    expect(leg?.annotations.map(({ message }) => message).join()).toContain('Set "key" to the same text')
    expect(result.outputs['verdict']).toBe('no-baseline')
  })
})

describe('shards of a comparison in pairs', () => {
  const parts = [1, 2].map((index) => ({ mode: 'measure', shard: `${index}/2` }))
  const base = new ScriptedHost({ seed: 3, ttftMs: 30, tpotMs: 1 })
  let repository: Repository
  beforeAll(async () => {
    repository = await repositoryOf(`
targets: [{ id: a, model: simulated, base-url: "${host.url}", base: { base-url: "${base.url}" } }]
prompts: builtin:smoke-6
schedule: { in-flight: 4, pairs: 60..66 }
key: pairs
`)
  })

  it('come to one verdict, every pair whole', async () => {
    host.setSpeed(0.4)
    const act = { event: 'pull_request', pullRequest: 5 } as const
    const { result } = await shared(repository, act, parts)
    host.setSpeed(1)
    expect(result).toMatchObject({ code: 1, outputs: { verdict: 'regression' } })
    expect(commentsOn(repository, 5)).toHaveLength(1)
    const merged = storedRun(repository, 'llm-latency-report-pairs')
    const pairs = [...Map.groupBy(counted(merged), ({ pair }) => pair).values()]
    expect(pairs).toHaveLength(66)
    for (const pair of pairs) {
      expect(new Set(pair.map(({ arm }) => arm))).toEqual(new Set(['base', 'head']))
      expect(new Set(pair.map(({ scenarioId }) => scenarioId)).size).toBe(1)
    }
  })

  it('are not measured again until they are green', async () => {
    repository.github.rerun(repository.runId)
    const env = { GITHUB_RUN_ATTEMPT: '2' }
    const act = { event: 'pull_request', pullRequest: 5, sameRun: true, env } as const
    await legs(repository, act, parts)
    const result = await report(repository, act)
    expect(result).toMatchObject({ code: 1, outputs: { verdict: 'regression' } })
  })
})

describe('the flow of forks', () => {
  const MEASURE = 'fork-measure.yml'
  const FOLLOW = { event: 'workflow_run', workflow: 'fork-report.yml', inputs: { mode: 'report' } } as const
  let repository: Repository
  beforeAll(async () => {
    repository = await repositoryOf(config(['a'], `key: forks\nbaseline-workflow: ${MEASURE}\n`))
    await repository.act({ event: 'workflow_dispatch', workflow: MEASURE, inputs: { runs: '5' } })
  })

  const measured = async (pullRequest: number): Promise<number> => {
    const act = { event: 'pull_request', fork: true, token: 'no-comment', pullRequest, workflow: MEASURE } as const
    const leg = await repository.act({ ...act, inputs: { mode: 'measure' } })
    expect(leg.code).toBe(0)
    expect(commentsOn(repository, pullRequest)).toEqual([])
    return repository.runId
  }
  /** What a stranger may do to the run that is stored. */
  function forge(change: (run: RunFile) => unknown): void {
    const artifact = repository.github.artifacts.findLast(({ name }) => name === 'llm-latency-run-forks')
    if (artifact === undefined) throw new Error('no artifact')
    const text = JSON.stringify(change(storedRun(repository, artifact.name)))
    artifact.data = Buffer.from(zipSync({ 'latency.run.json.gz': gzipSync(text) }))
    artifact.digest = null
  }

  it('measures without rights, and comments from a run that has them and measures nothing', async () => {
    const after = await measured(30)
    const result = await repository.act({ ...FOLLOW, after, inputs: { ...FOLLOW.inputs, comment: 'always' } })
    expect(result.outputs['verdict']).not.toBe('no-baseline')
    expect(result.log).not.toContain('measuring')
    expect(commentsOn(repository, 30)).toHaveLength(1)
    expect(namesOf(repository, 'llm-latency-baseline-')).toEqual(['llm-latency-baseline-forks'])
  })

  it('takes the pull request from the event, whatever the artifact says', async () => {
    const other = await measured(31)
    await repository.act({ event: 'pull_request', pullRequest: 32, workflow: MEASURE, inputs: { mode: 'measure' } })
    const theirs = repository.headSha
    const artifact = repository.github.artifacts.findLast(({ runId }) => runId === other)
    if (artifact === undefined) throw new Error('no artifact')
    const run = { ...storedRun(repository, artifact.name), commit: theirs, ref: 'refs/pull/32/merge' }
    artifact.data = Buffer.from(zipSync({ 'latency.run.json.gz': gzipSync(JSON.stringify(run)) }))
    artifact.digest = null
    await repository.act({ ...FOLLOW, after: other, inputs: { ...FOLLOW.inputs, comment: 'always' } })
    expect(commentsOn(repository, 31)).toHaveLength(1)
    expect(commentsOn(repository, 32)).toEqual([])
  })

  it.each<[string, (run: RunFile) => unknown]>([
    ['text in the place of a number', (run) => ({ ...run, seed: '1; rm -rf /' })],
    ['members nobody knows', (run) => ({ ...run, comment: '<script>alert(1)</script>' })],
    ['a key of JavaScript', (run) => JSON.parse(JSON.stringify(run).replace('{', '{"constructor":{},'))]
  ])('refuses %s', async (_what, change) => {
    const after = await measured(33)
    forge(change)
    const result = await repository.act({ ...FOLLOW, after })
    expect(result.code).toBe(1)
    expect(errors(result).join()).toContain('none of the stored ones can be used')
    expect(commentsOn(repository, 33)).toEqual([])
  })

  it('shows nothing of what a stranger wrote but as text', async () => {
    const after = await measured(34)
    const evil = '::error::x ##[warning]y <script>alert(1)</script> @octo [x](http://evil.example) --> **b**'
    forge((run) => ({
      ...run,
      environment: { ...run.environment, cpuModel: evil, runnerName: evil },
      samples: run.samples.map((sample) => ({ ...sample, servedModel: evil.slice(0, 200) }))
    }))
    const result = await repository.act({ ...FOLLOW, after, inputs: { ...FOLLOW.inputs, comment: 'always' } })
    expect(result.annotations.map(({ message }) => message)).not.toContain('x')
    expect(result.commands.filter((command) => command !== 'debug')).toEqual([])
    for (const { body } of commentsOn(repository, 34)) expect(body).not.toMatch(/<script|@octo|\]\(http:\/\/evil/)
    expect(result.summary).not.toMatch(/<script|@octo|\]\(http:\/\/evil/)
  })

  it('says nothing on a pull request that was pushed to since', async () => {
    const after = await measured(35)
    await repository.act({ event: 'pull_request', fork: true, token: 'no-comment', pullRequest: 35, workflow: MEASURE })
    const result = await repository.act({ ...FOLLOW, after, inputs: { ...FOLLOW.inputs, comment: 'always' } })
    expect(result.summary).toContain('LLM latency')
    expect(commentsOn(repository, 35)).toEqual([])
  })
})
