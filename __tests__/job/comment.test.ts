import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Repository } from '../support/a-repository.ts'
import type { StepResult } from '../support/action-runner.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

const MARKER = '<!-- llm-latency-gate v1 key=latency-check -->'
const host = new ScriptedHost({ seed: 9, ttftMs: 150, tpotMs: 1, outputTokens: 10 })
const opened: Repository[] = []

afterAll(async () => {
  for (const repository of opened) await repository.close()
})

async function repositoryOf(more = ''): Promise<Repository> {
  const repository = await new Repository(runStepHere).open()
  opened.push(repository)
  repository.write(
    '.github/llm-latency.yml',
    `targets: [{ id: mini, model: simulated, base-url: "${host.url}" }]
prompts: builtin:smoke-6
schedule: { in-flight: 12, confirm-after: 0s }
${more}`
  )
  return repository
}

/** Colored by a budget alone, so that one measurement decides. */
const OF_BUDGETS = 'compare: off'
const RED = { budgets: 'ttft.p95 < 1ms' }
const GREEN = { budgets: 'ttft.p95 < 10s' }

const shown = ({ github }: Repository, issue = 7) =>
  github.comments.filter((one) => one.issue === issue && !one.minimized && one.login === 'github-actions[bot]')
const warnings = ({ annotations }: StepResult) =>
  annotations.flatMap(({ level, message }) => (level === 'warning' ? [message] : []))

describe('the comment on a busy pull request', () => {
  let repository: Repository
  beforeAll(async () => {
    repository = await repositoryOf(OF_BUDGETS)
    const { github } = repository
    github.addComment({ issue: 7, body: `> ${MARKER}\nwhat does this mean?` })
    github.addComment({
      issue: 7,
      body: `${MARKER}\n<!-- llm-latency-gate color=green -->\nall is well`,
      login: 'mallory'
    })
    for (let n = 0; n < 150; n += 1) github.addComment({ issue: 7, body: `comment ${n}`, login: 'somebody' })
  })

  it('is posted once, and found again on the second page: neither a quoted marker nor that of another is taken', async () => {
    const before = repository.github.comments.map(({ body }) => body)
    const first = await repository.act({ event: 'pull_request', inputs: RED })
    expect(first).toMatchObject({ code: 1, outputs: { 'comment-url': expect.stringContaining('issuecomment') } })
    const second = await repository.act({ event: 'pull_request', inputs: RED })
    expect(second.outputs['comment-url']).toBe(first.outputs['comment-url'])
    expect(repository.github.comments).toHaveLength(153)
    expect(repository.github.comments.slice(0, 152).map(({ body }) => body)).toEqual(before)
  })

  it('is another one for another key', async () => {
    await repository.act({ event: 'pull_request', inputs: { ...RED, key: 'other' } })
    await repository.act({ event: 'pull_request', inputs: { ...RED, key: 'other' } })
    expect(shown(repository).filter(({ body }) => body.startsWith('<!-- llm'))).toHaveLength(2)
  })

  it('turns green in its place', async () => {
    const [own] = shown(repository).filter(({ body }) => body.startsWith(MARKER))
    const mended = await repository.act({ event: 'pull_request', inputs: GREEN })
    expect(mended.code).toBe(0)
    expect(shown(repository).filter(({ body }) => body.startsWith(MARKER))).toEqual([own])
    expect(own?.body).toContain('✅')
  })

  it('turns red in a new one, so that people are told, and the green one is folded', async () => {
    const [green] = shown(repository).filter(({ body }) => body.startsWith(MARKER))
    await repository.act({ event: 'pull_request', inputs: RED })
    expect(green?.minimized).toBe(true)
    const [red, ...more] = shown(repository).filter(({ body }) => body.startsWith(MARKER))
    expect(more).toEqual([])
    expect(red?.body).toContain('🔴')
  })

  it('is posted anew where it was deleted', async () => {
    const { comments } = repository.github
    comments.splice(0, comments.length)
    await repository.act({ event: 'pull_request', inputs: RED })
    expect(shown(repository)).toHaveLength(1)
  })
})

describe('the comment that somebody does not want', () => {
  it('is made under always, failure and never as they say', async () => {
    const repository = await repositoryOf(OF_BUDGETS)
    const made = async (pullRequest: number, inputs: Record<string, string>) => {
      await repository.act({ event: 'pull_request', pullRequest, inputs })
      return shown(repository, pullRequest).length
    }
    expect(await made(1, { ...GREEN, comment: 'always' })).toBe(1)
    expect(await made(2, { ...GREEN, comment: 'on-change' })).toBe(0)
    expect(await made(3, { ...GREEN, comment: 'failure' })).toBe(0)
    expect(await made(4, { ...RED, comment: 'failure' })).toBe(1)
    expect(await made(5, { ...RED, comment: 'never' })).toBe(0)
  })

  it('does not disturb where the conversation is locked: the verdict stands, and the log says why', async () => {
    const repository = await repositoryOf(OF_BUDGETS)
    repository.github.lockedIssues.add(7)
    const result = await repository.act({ event: 'pull_request', inputs: RED })
    expect(result).toMatchObject({ code: 1, outputs: { verdict: 'over-budget', 'comment-url': '' } })
    expect(warnings(result).join('\n')).toContain('locked')
    expect(result.summary).toContain('🔴')
  })
})

describe('the first green comparison of a repository', () => {
  it('is shown once, whichever pull request it is on, and then it is quiet', async () => {
    // A margin that no busy machine exceeds by itself.
    const repository = await repositoryOf('gate: { checks: [{ metric: ttft, statistic: p50, margin: 200% }] }')
    await repository.act({ event: 'workflow_dispatch', inputs: { runs: '6' } })
    for (const pullRequest of [1, 2]) {
      const result = await repository.act({ event: 'pull_request', pullRequest })
      expect(result).toMatchObject({ code: 0, outputs: { verdict: 'pass' } })
    }
    expect([shown(repository, 1), shown(repository, 2)].map((one) => one.length)).toEqual([1, 0])
  })
})
