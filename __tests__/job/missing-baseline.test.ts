import { afterAll, describe, expect, it } from '@jest/globals'
import { Repository } from '../support/a-repository.ts'
import { runStepHere } from '../support/in-process.ts'
import { ScriptedHost } from '../support/scripted-hosts.ts'

const host = new ScriptedHost({ seed: 6, ttftMs: 50, tpotMs: 1, outputTokens: 10 })
const opened: Repository[] = []
afterAll(async () => {
  for (const repository of opened) await repository.close()
})

async function open(): Promise<Repository> {
  const repository = await new Repository(runStepHere).open()
  opened.push(repository)
  repository.write(
    '.github/llm-latency.yml',
    `targets: [{ id: mini, model: simulated, base-url: "${host.url}" }]\nprompts: builtin:smoke-6\nschedule: { in-flight: 12, confirm-after: 0s }\n`
  )
  return repository
}
const commentOf = ({ github }: Repository) => github.comments.at(-1)?.body ?? ''
/** The first screen: what stands above the first fold. */
const openPart = (page: string) => page.split('<details>')[0] ?? ''

describe('a pull request without a baseline', () => {
  it('names the runs of another workflow, and the lines that make them count', async () => {
    const repository = await open()
    await repository.act({ event: 'push', workflow: 'main.yml' })
    await repository.act({ event: 'pull_request', workflow: 'pulls.yml' })
    const page = openPart(commentOf(repository))
    expect(page).toMatch(/`key:` <code>main-check<\/code> and `baseline-workflow:` <code>main.yml<\/code>/)
    expect(page).not.toContain('is stored yet')
    const inputs = { key: 'main-check', 'baseline-workflow': 'main.yml' }
    const mended = await repository.act({ event: 'pull_request', workflow: 'pulls.yml', inputs })
    expect(mended.outputs['verdict']).not.toBe('no-baseline')
  })

  it.each([2, 6, 9])('says first why %d stored runs do not count', async (count) => {
    const repository = await open()
    for (let run = 0; run < count; run += 1) await repository.act({ event: 'push' })
    for (const [id, run] of repository.github.runs) repository.github.addRun({ ...run, id, conclusion: 'timed_out' })
    await repository.act({ event: 'pull_request' })
    const page = openPart(commentOf(repository))
    expect(page).toContain('its run timed out')
    expect(page).toContain('a workflow of its own')
    expect(page).not.toContain('do not count either')
  })

  it('is told in GitHub’s own words that its token has expired', async () => {
    const repository = await open()
    await repository.act({ event: 'push' })
    const body = { message: 'Bad credentials' }
    repository.github.faults.push({ match: /api GET .*\/actions\//, times: 999, status: 401, body })
    const result = await repository.act({ event: 'pull_request' })
    expect(result).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline' } })
    expect(result.summary).toMatch(/could not be read[\s\S]*401 Bad credentials/)
    expect(result.summary).not.toContain('actions: read')
  })
})

describe('a push after a rename', () => {
  it.each([
    ['of its workflow', { workflow: 'renamed.yml' }],
    ['of its job', { job: 'renamed' }]
  ])('%s does not become the baseline unseen', async (_, act) => {
    const repository = await open()
    await repository.act({ event: 'push' })
    host.setSpeed(1 / 3)
    const { summary } = await repository.act({ event: 'push', ...act })
    host.setSpeed(1)
    expect(openPart(summary)).toMatch(
      /runs under the key <code>latency-check<\/code>[\s\S]*start a new baseline: check/
    )
  })
})
