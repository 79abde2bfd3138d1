import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { createRunContext, defaultKey, readEventFacts, workflowPathIn } from '../../../src/github/event/context.ts'
import { makeTemporaryFolder } from '../../support/temporary.ts'

const HEAD = 'a'.repeat(40)
const MERGE = 'b'.repeat(40)
const REPOSITORY = { id: 4242, default_branch: 'main' }
const PULL_REQUEST = {
  number: 7,
  head: { sha: HEAD, ref: 'feature', repo: { id: 4242 } },
  base: { ref: 'main', sha: 'c'.repeat(40) },
  labels: [{ name: 'latency', color: 'fff' }],
  user: { login: 'octocat' }
}

async function factsOf(event: string, payload: unknown, variables: Record<string, string | undefined> = {}) {
  const path = join(makeTemporaryFolder(), 'event.json')
  await writeFile(path, typeof payload === 'string' ? payload : JSON.stringify(payload))
  return readEventFacts({
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: path,
    GITHUB_REPOSITORY: 'octo/demo',
    GITHUB_REPOSITORY_ID: '4242',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: MERGE,
    GITHUB_RUN_ID: '900',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_WORKFLOW: 'LLM latency',
    GITHUB_WORKFLOW_REF: 'octo/demo/.github/workflows/latency.yml@refs/heads/main',
    GITHUB_JOB: 'check',
    ...variables
  })
}

const pullRequest = (over: object = {}, variables = {}) =>
  factsOf(
    'pull_request',
    { repository: REPOSITORY, pull_request: { ...PULL_REQUEST, ...over } },
    { GITHUB_REF: 'refs/pull/7/merge', ...variables }
  )

describe('readEventFacts', () => {
  it('reads a pull request', async () => {
    expect(await pullRequest()).toEqual({
      event: 'pull_request',
      repository: { owner: 'octo', repo: 'demo', id: 4242 },
      defaultBranch: 'main',
      ref: 'refs/pull/7/merge',
      sha: MERGE,
      pullRequest: {
        number: 7,
        headSha: HEAD,
        baseRef: 'main',
        labels: ['latency'],
        isFork: false,
        isDependabot: false
      },
      workflow: 'LLM latency',
      workflowPath: '.github/workflows/latency.yml',
      job: 'check',
      workflowRun: { id: 900, attempt: 2 },
      runUrl: 'https://github.com/octo/demo/actions/runs/900',
      apiUrl: 'https://api.github.com',
      feedsBaseline: false
    })
  })

  it.each([
    ['a fork', { head: { sha: HEAD, repo: { id: 666 } } }],
    ['a fork that has been deleted', { head: { sha: HEAD, repo: null } }]
  ])('knows the pull request of %s', async (_, over) => {
    expect(await pullRequest(over)).toMatchObject({ pullRequest: { isFork: true } })
  })

  it.each([
    [{ user: { login: 'dependabot[bot]' } }, {}],
    [{}, { GITHUB_ACTOR: 'dependabot[bot]' }]
  ])('knows Dependabot: %j %j', async (over, variables) => {
    expect(await pullRequest(over, variables)).toMatchObject({ pullRequest: { isDependabot: true, isFork: false } })
  })

  it.each([
    ['push', 'refs/heads/main', true],
    ['schedule', 'refs/heads/main', true],
    ['workflow_dispatch', 'refs/heads/main', true],
    ['push', 'refs/heads/feature', false],
    ['push', 'refs/tags/main', false],
    ['workflow_dispatch', 'refs/heads/feature', false]
  ])('a %s of %s feeds the baseline: %p', async (event, ref, feedsBaseline) => {
    expect(await factsOf(event, { repository: REPOSITORY }, { GITHUB_REF: ref })).toMatchObject({ feedsBaseline })
  })

  it('does not let a pull request feed the baseline, whatever the ref is called', async () => {
    expect(await pullRequest({}, { GITHUB_REF: 'refs/heads/main' })).toMatchObject({ feedsBaseline: false })
  })

  it('takes the branch of a schedule for the default one where the event does not name it', async () => {
    const facts = await factsOf('schedule', { schedule: '0 3 * * *' })
    expect(facts).toMatchObject({ defaultBranch: 'main', feedsBaseline: true, repository: { id: 4242 } })
  })

  it('trusts no push whose default branch it does not know', async () => {
    expect(await factsOf('push', {})).toMatchObject({ feedsBaseline: false })
  })

  it('reads a merge group', async () => {
    const facts = await factsOf('merge_group', {
      repository: REPOSITORY,
      merge_group: { base_sha: HEAD, head_sha: MERGE }
    })
    expect(facts).toMatchObject({ mergeGroup: { baseSha: HEAD, headSha: MERGE }, feedsBaseline: false })
  })

  it('reads the run of another workflow that it follows, and feeds nothing', async () => {
    const head = { id: 666, owner: { login: 'mallory' } }
    const run = { id: 70, event: 'pull_request', head_sha: HEAD, head_branch: 'main', head_repository: head }
    const facts = await factsOf('workflow_run', { repository: REPOSITORY, action: 'completed', workflow_run: run })
    expect(facts).toMatchObject({
      event: 'workflow_run',
      triggeredBy: {
        id: 70,
        event: 'pull_request',
        headSha: HEAD,
        headBranch: 'main',
        headRepository: { id: 666, owner: 'mallory' }
      },
      feedsBaseline: false
    })
    const deleted = { ...run, head_repository: null, head_branch: null }
    expect((await factsOf('workflow_run', { repository: REPOSITORY, workflow_run: deleted })).triggeredBy).toEqual({
      id: 70,
      event: 'pull_request',
      headSha: HEAD
    })
  })

  it('feeds nothing on pull_request_target, though its ref is the default branch', async () => {
    const payload = { repository: REPOSITORY, pull_request: PULL_REQUEST }
    expect(await factsOf('pull_request_target', payload)).toMatchObject({
      pullRequest: { number: 7 },
      feedsBaseline: false
    })
  })

  it('reads a pull request without labels, which some servers write as null', async () => {
    const payload = { repository: REPOSITORY, pull_request: { ...PULL_REQUEST, labels: null } }
    expect(await factsOf('pull_request', payload)).toMatchObject({ pullRequest: { labels: [] } })
  })

  it.each(['issue_comment', 'release', 'deployment'])('refuses %s, and says why', async (event) => {
    await expect(factsOf(event, { repository: REPOSITORY })).rejects.toMatchObject({
      code: 'refused-event',
      message: expect.stringContaining(`event "${event}" is refused`),
      hint: expect.any(String)
    })
  })

  it.each([
    ['no JSON', 'pull_request', '{', 'cannot be read'],
    ['no pull request', 'pull_request', { repository: REPOSITORY }, 'has no pull_request'],
    ['no merge group', 'merge_group', { repository: REPOSITORY }, 'has no merge_group'],
    ['no run', 'workflow_run', { repository: REPOSITORY }, 'has no workflow_run'],
    [
      'a broken pull request',
      'pull_request',
      { pull_request: { ...PULL_REQUEST, number: 'x' } },
      'is not valid at pull_request.number'
    ]
  ])('says what is wrong with an event file of %s', async (_, event, payload, problem) => {
    await expect(factsOf(event, payload)).rejects.toMatchObject({
      code: 'refused-event',
      message: `the event file (GITHUB_EVENT_PATH) ${problem}`
    })
  })

  it('says which variable is missing', async () => {
    await expect(factsOf('push', {}, { GITHUB_RUN_ID: undefined })).rejects.toMatchObject({
      message: 'the environment variable GITHUB_RUN_ID is missing'
    })
  })
})

describe('createRunContext', () => {
  it('shows the commit that was measured beside the head that people know', async () => {
    const facts = await pullRequest()
    const context = createRunContext(facts, {
      key: 'k',
      baseCommit: 'd'.repeat(40),
      checkout: { commit: MERGE, parents: [] }
    })
    expect(context).toEqual({
      event: 'pull_request',
      key: 'k',
      commit: MERGE,
      headCommit: HEAD,
      ref: 'refs/pull/7/merge',
      defaultBranch: 'main',
      baseCommit: 'd'.repeat(40),
      pullRequest: 7,
      runUrl: 'https://github.com/octo/demo/actions/runs/900',
      workflowRun: { id: 900, attempt: 2 },
      feedsBaseline: false
    })
    expect(createRunContext(facts, { key: 'k', checkout: { commit: HEAD, parents: [] } })).toMatchObject({
      commit: HEAD
    })
  })

  it('shows what was pushed', async () => {
    const context = createRunContext(await factsOf('push', { repository: REPOSITORY }), { key: 'k' })
    expect(context).toMatchObject({ commit: MERGE, feedsBaseline: true })
    expect(context.headCommit).toBeUndefined()
    expect(context.pullRequest).toBeUndefined()
  })
})

describe('defaultKey', () => {
  it.each([
    ['latency', 'check', undefined, 'latency-check'],
    ['latency', 'check', 'null', 'latency-check'],
    ['latency', 'check', 'not json', 'latency-check'],
    ['.github/workflows/latency.yml', 'check', '', 'latency-check'],
    ['.github/workflows/latency.yaml', 'check', '', 'latency-check'],
    ['app / latency', 'check', '', 'app / latency-check'],
    ['api / latency', 'check', '', 'api / latency-check'],
    ['nightly.yml', 'check', '', 'nightly.yml-check'],
    ['latency', 'check', '{"gpu":"a100","batch":8}', 'latency-check (8, a100)'],
    ['latency', 'check', '{"batch":8,"gpu":"a100"}', 'latency-check (8, a100)'],
    ['latency', 'check', '{"model":{"id":"x"}}', 'latency-check ({"id":"x"})']
  ])('of %s, %s and %s is %s', (workflow, job, matrix, key) => {
    expect(defaultKey({ workflow, job }, matrix)).toBe(key)
  })

  it('is one that a baseline can hold, and still another for another matrix', () => {
    const [one, other] = ['a', 'b'].map((end) =>
      defaultKey({ workflow: 'latency', job: 'check' }, JSON.stringify({ long: 'x'.repeat(600) + end }))
    )
    expect([one?.length, other?.length]).toEqual([500, 500])
    expect(one).not.toBe(other)
  })
})

describe('workflowPathIn', () => {
  const here = { owner: 'octo', repo: '.github' }
  it.each([
    ['octo/.github/.github/workflows/ci.yml@refs/heads/main', '.github/workflows/ci.yml'],
    ['OCTO/.github/.github/workflows/ci.yml', '.github/workflows/ci.yml'],
    ['.github/workflows/ci.yml', '.github/workflows/ci.yml'],
    ['octo/other/.github/workflows/ci.yml@main', undefined],
    ['a/b/c/.github/workflows/ci.yml', undefined],
    ['', undefined]
  ])('of %s is %s', (reference, path) => {
    expect(workflowPathIn(here, reference)).toBe(path)
  })
})
