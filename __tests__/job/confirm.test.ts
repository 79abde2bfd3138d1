import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Repository } from '../support/a-repository.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

/** Beyond what one run in a hundred shows, and not beyond what one in a thousand does. */
const SLIGHTLY = 1 / 1.13

const host = new ScriptedHost({ seed: 11, ttftMs: 30, tpotMs: 2 })
const repository = new Repository(runStepHere)
afterAll(() => repository.close())

beforeAll(async () => {
  repository.write(
    '.github/llm-latency.yml',
    `targets: [{ id: mini, model: simulated, base-url: "${host.url}", owned: true }]
prompts: builtin:smoke-6
schedule: { in-flight: 4, confirm-after: 0s }
`
  )
  await repository.open()
  for (let run = 0; run < 8; run += 1) await repository.act({ event: 'push' })
})

/** Each test has a pull request of its own; they share the stored runs of main. */
let pullRequest = 4
beforeEach(() => {
  pullRequest += 1
  host.setSpeed(1)
})
const job = (more: object = {}) => repository.act({ event: 'pull_request', pullRequest, ...more })
const confirming = (more: object = {}) => job({ sameRun: true, job: 'confirm', inputs: { confirms: 'check' }, ...more })
const baselines = () => repository.github.artifacts.filter(({ name }) => name.startsWith('llm-latency-baseline'))
const comments = () => repository.github.comments.filter(({ issue, minimized }) => issue === pullRequest && !minimized)

describe('a second job of the same workflow run', () => {
  it('confirms what was slower once, and is red in the comment of the first', async () => {
    host.setSpeed(SLIGHTLY)
    const first = await job()
    expect(first).toMatchObject({ code: 0, outputs: { verdict: 'inconclusive', again: 'true' } })
    expect(comments()[0]?.body).toContain('slower once')
    const second = await confirming()
    expect(second).toMatchObject({ code: 1, outputs: { verdict: 'regression', again: 'false' } })
    expect(comments()).toHaveLength(1)
    expect(comments()[0]?.body).toMatch(
      /^<!-- llm-latency-gate v1 key=latency-check -->\n.*\n### 🔴[\s\S]*\n2 of 2 jobs that measured this change were slower\./
    )
    expect(repository.github.artifacts.slice(-2).map(({ name }) => name)).toEqual([
      'llm-latency-report-latency-check',
      'llm-latency-report-latency-check-confirmation'
    ])
  })

  it('clears what was slower once, and is green in the same comment', async () => {
    host.setSpeed(SLIGHTLY)
    expect((await job()).outputs['again']).toBe('true')
    host.setSpeed(1)
    const second = await confirming()
    expect(second).toMatchObject({ code: 0, outputs: { verdict: 'pass', again: 'false' } })
    expect(comments()).toHaveLength(1)
    expect(comments()[0]?.body).toContain('✅')
  })

  it('is not asked for where nothing is to confirm', async () => {
    expect((await job()).outputs).toMatchObject({ verdict: 'pass', again: 'false' })
    host.setSpeed(0.5)
    expect((await job()).outputs).toMatchObject({ verdict: 'regression', again: 'false' })
  })

  it('buys no green by being run until it is', async () => {
    host.setSpeed(1 / 1.3)
    await job()
    for (let attempt = 2; attempt <= 5; attempt += 1) {
      repository.rerun()
      expect(await job({ sameRun: true })).toMatchObject({ code: 1 })
      expect(await confirming()).toMatchObject({ code: 1 })
    }
    // One lucky measurement of nine does not outweigh the others.
    host.setSpeed(1)
    repository.rerun()
    expect(await confirming()).toMatchObject({ code: 1, outputs: { verdict: 'regression' } })
  })

  it.each([
    [
      'a job that is not there',
      { confirms: 'latency' },
      /names job "latency", and no run of it is stored .* key "latency-latency"/
    ],
    ['itself', { confirms: 'confirm' }, /names this job itself/],
    ['no job id', { confirms: 'my job' }, /"confirms" is "my job"; expected the id of a job/],
    ['with a mode that only measures', { confirms: 'check', mode: 'measure' }, /not allowed with "mode: measure"/],
    ['as a run that is no number', { confirms: 'check', 'job-run': 'x' }, /"job-run" is "x"; expected the number/]
  ])('is refused where it names %s', async (_, inputs, message) => {
    await job()
    const refused = await confirming({ inputs })
    expect(refused.code).toBe(1)
    expect(refused.annotations.map((annotation) => annotation.message).join('\n')).toMatch(message)
  })

  it('adds nothing to the baseline on main, and does not take the first job’s run for one', async () => {
    host.setSpeed(SLIGHTLY)
    const before = baselines().length
    expect((await repository.act({ event: 'push' })).outputs['again']).toBe('true')
    const second = await repository.act({ event: 'push', sameRun: true, job: 'confirm', inputs: { confirms: 'check' } })
    expect(second.outputs['verdict']).toBe('regression')
    expect(baselines()).toHaveLength(before + 1)
  })
})
