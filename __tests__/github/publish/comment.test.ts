import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Check } from '../../../src/domain/verdict.ts'
import { createClient } from '../../../src/github/api/client.ts'
import { type CommentRequest, publishComment } from '../../../src/github/publish/comment.ts'
import { FakeGitHub } from '../../support/fake-github.ts'

const MARKER = '<!-- llm-latency-gate v1 key=latency-check -->'
const OTHER_MARKER = '<!-- llm-latency-gate v1 key=latency-check-2 -->'
const CHECK = { target: 'mini' } as Check
const GREEN = { state: 'pass', color: 'green', checks: [CHECK] } as const
const RED = { state: 'regression', color: 'red', checks: [CHECK] } as const
let hub: FakeGitHub
let waits: number[]

beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
  waits = []
})
afterEach(async () => hub.stop())

function publish(over: Partial<CommentRequest> & { text?: string; token?: string } = {}) {
  const { text = 'report', token = 'usual', ...request } = over
  return publishComment({
    client: createClient({ token, apiUrl: hub.apiUrl, wait: async () => undefined }),
    repository: { owner: 'octo', repo: 'demo', id: hub.repositoryId },
    pullRequest: 7,
    body: `${MARKER}\n${text}`,
    policy: 'on-change',
    report: RED,
    wait: async (ms) => waits.push(ms),
    ...request
  })
}

const shown = (issue = 7) => hub.comments.filter((one) => one.issue === issue && !one.minimized)
const textOf = (body: string | undefined) => body?.split('\n').slice(2).join('\n')

describe('one comment', () => {
  it('is posted with the marker as its first line, and its address is given', async () => {
    const { url, warnings } = await publish()
    expect(warnings).toEqual([])
    expect(hub.comments).toMatchObject([{ issue: 7, login: 'github-actions[bot]' }])
    expect(hub.comments[0]?.body).toBe(`${MARKER}\n<!-- llm-latency-gate color=red -->\nreport`)
    expect(url).toBe(`https://github.com/octo/demo/pull/7#issuecomment-${hub.comments[0]?.id}`)
  })

  it('is updated by the second push', async () => {
    const first = await publish({ text: 'first' })
    expect(await publish({ text: 'second' })).toEqual(first)
    expect(shown().map(({ body }) => textOf(body))).toEqual(['second'])
  })

  it('is found behind 150 others', async () => {
    await publish({ text: 'first' })
    const own = hub.comments.pop()
    for (let n = 0; n < 150; n += 1) hub.addComment({ issue: 7, body: `comment ${n}`, login: 'somebody' })
    if (own !== undefined) hub.comments.push(own)
    await publish({ text: 'second' })
    expect(hub.comments).toHaveLength(151)
    expect(textOf(own?.body)).toBe('second')
  })

  it('is not that of another who has posted the marker', async () => {
    hub.addComment({ issue: 7, body: `${MARKER}\nmine`, login: 'mallory' })
    await publish()
    expect(hub.comments.map(({ login, body }) => [login, textOf(body)])).toEqual([
      ['mallory', ''],
      ['github-actions[bot]', 'report']
    ])
    expect(hub.comments[0]?.body).toBe(`${MARKER}\nmine`)
  })

  it('is not one that only quotes the marker', async () => {
    hub.addComment({ issue: 7, body: `> ${MARKER}\nwhat is this?` })
    hub.addComment({ issue: 7, body: `see below\n${MARKER}` })
    await publish()
    expect(hub.comments).toHaveLength(3)
  })

  it('is not that of another key, though one begins like the other', async () => {
    await publish({ body: `${OTHER_MARKER}\nother` })
    await publish()
    expect(shown()).toHaveLength(2)
  })

  it('is not that of another pull request', async () => {
    await publish({ pullRequest: 8 })
    await publish()
    expect([shown(7), shown(8)].map((one) => one.length)).toEqual([1, 1])
  })

  it('is the last one where two runs at once have made two; the other is folded', async () => {
    hub.addComment({ issue: 7, body: `${MARKER}\nfirst` })
    const last = hub.addComment({ issue: 7, body: `${MARKER}\nsecond` })
    await publish({ text: 'third' })
    expect(shown()).toEqual([last])
    expect(textOf(last.body)).toBe('third')
  })

  it('is found by the name of whoever the token belongs to', async () => {
    hub.addToken('personal', {}, 'release-bot')
    hub.addComment({ issue: 7, body: `${MARKER}\nby the workflow's own token` })
    await publish({ token: 'personal' })
    await publish({ token: 'personal', text: 'again' })
    expect(hub.comments.map(({ login, body }) => [login, textOf(body)])).toEqual([
      ['github-actions[bot]', ''],
      ['release-bot', 'again']
    ])
  })

  it('is the workflow token’s where GitHub does not say whose the token is', async () => {
    await publish({ text: 'first' })
    hub.faults.push({ match: /graphql/, times: 99, status: 500 })
    await publish({ text: 'second' })
    expect(shown().map(({ body }) => textOf(body))).toEqual(['second'])
  })

  it('is posted anew where it was deleted in between', async () => {
    await publish()
    hub.faults.push({ match: /PATCH/, times: 1, status: 404, body: { message: 'Not Found' } })
    expect((await publish()).warnings).toEqual([])
    expect(hub.comments).toHaveLength(2)
  })

  it('is posted anew where somebody has deleted it', async () => {
    await publish({ text: 'first' })
    hub.comments.length = 0
    await publish({ text: 'second' })
    expect(shown().map(({ body }) => textOf(body))).toEqual(['second'])
  })

  it('is edited where somebody has folded it, and told anew only when it turns red', async () => {
    await publish({ report: GREEN, policy: 'always', text: 'first' })
    for (const comment of hub.comments) comment.minimized = true
    await publish({ report: GREEN, policy: 'always', text: 'second' })
    expect(hub.comments.map(({ body }) => textOf(body))).toEqual(['second'])
    await publish({ report: RED, text: 'slower' })
    expect(shown().map(({ body }) => textOf(body))).toEqual(['slower'])
  })

  it('is found where GitHub names the app without its [bot], and is not that of a person of the name', async () => {
    hub.addToken('app', {}, 'release[bot]')
    hub.addComment({ issue: 7, body: `${MARKER}\nof a person`, login: 'release' })
    hub.faults.push({ match: /graphql/, times: 2, status: 200, body: { data: { viewer: { login: 'release' } } } })
    hub.comments.length = 0
    await publish({ token: 'app', text: 'first' })
    await publish({ token: 'app', text: 'second' })
    expect(hub.comments.map(({ login, body }) => [login, textOf(body)])).toEqual([['release[bot]', 'second']])
  })

  it('stands there once where GitHub made it and did not say so', async () => {
    hub.faults.push({ match: /POST .*comments/, times: 1, how: 'done-then-reset' })
    expect(await publish()).toEqual({ url: expect.stringContaining('#issuecomment-'), warnings: [] })
    expect(hub.comments).toHaveLength(1)
    expect(waits).toEqual([2000])
  })

  it('is tried again where GitHub did not make it, and not for ever', async () => {
    hub.faults.push({ match: /POST .*comments/, times: 2, status: 502 })
    expect((await publish()).warnings).toEqual([])
    expect(hub.comments).toHaveLength(1)
    hub.comments.length = 0
    hub.faults.push({ match: /POST .*comments/, times: 99, status: 502 })
    expect(await publish()).toMatchObject({ warnings: [{ kind: 'publish-failed', what: 'comment' }] })
    expect(waits).toEqual([2000, 4000, 2000, 4000])
  })

  it('never exceeds what GitHub takes', async () => {
    expect(await publish({ text: '🔥 line\n'.repeat(10_000) })).toMatchObject({ warnings: [] })
    expect(hub.comments[0]?.body).toMatch(/🔥 line\n\n\*Cut here: the job summary has the whole report\.\*$/)
  })
})

describe('turning red', () => {
  it('folds the green comment and posts a new one, so that people are told', async () => {
    await publish({ report: GREEN, policy: 'always', text: 'fine' })
    await publish({ report: RED, text: 'slower' })
    expect(hub.comments.map(({ minimized, body }) => [minimized, textOf(body)])).toEqual([
      [true, 'fine'],
      [false, 'slower']
    ])
  })

  it('is told once: the next red report is an edit', async () => {
    await publish({ report: GREEN, policy: 'always' })
    await publish({ report: RED })
    await publish({ report: RED, text: 'still slower' })
    expect(shown().map(({ body }) => textOf(body))).toEqual(['still slower'])
    expect(hub.comments).toHaveLength(2)
  })

  it('and back is an edit, so that a fixed regression does not stand there', async () => {
    await publish({ report: RED })
    await publish({ report: GREEN, text: 'fixed' })
    expect(hub.comments.map(({ body }) => textOf(body))).toEqual(['fixed'])
  })

  it('posts the new comment even where nothing may be folded', async () => {
    await publish({ report: GREEN, policy: 'always' })
    hub.faults.push({ match: /graphql/, times: 99, status: 403 })
    expect(await publish({ report: RED })).toMatchObject({ warnings: [], url: expect.stringContaining('issuecomment') })
    expect(hub.comments).toHaveLength(2)
  })
})

describe('turning red where GitHub makes no comment', () => {
  it('edits the old one, so that no green one stands there, and says what failed', async () => {
    await publish({ report: GREEN, policy: 'always', text: 'fine' })
    hub.lockedIssues.add(7)
    expect(await publish({ report: RED, text: 'slower' })).toMatchObject({ warnings: [{ kind: 'publish-failed' }] })
    expect(shown().map(({ body }) => textOf(body))).toEqual(['slower'])
  })
})

describe('when a comment is made', () => {
  const noBaseline = { state: 'no-baseline', color: 'green', checks: [] } as const
  const plainPass = { state: 'pass', color: 'green', checks: [] } as const

  it.each([
    ['on-change', RED, 1],
    ['on-change', noBaseline, 1],
    ['on-change', plainPass, 0],
    ['always', plainPass, 1],
    ['failure', RED, 1],
    ['failure', noBaseline, 0],
    ['never', RED, 0]
  ] as const)('under %s it is decided by the report: %j', async (policy, report, count) => {
    await publish({ policy, report })
    expect(hub.comments).toHaveLength(count)
  })

  it('shows the first green comparison of a repository, and then is quiet', async () => {
    await publish({ report: GREEN, pullRequest: 7 })
    await publish({ report: GREEN, pullRequest: 8 })
    expect([shown(7), shown(8)].map((one) => one.length)).toEqual([1, 0])
  })

  it('goes on telling of a slowdown that was accepted', async () => {
    await publish({ report: GREEN, pullRequest: 7 })
    const accepted = { upToRatio: 0.3, until: '2027-01-31', reason: 'wanted' }
    const checks = GREEN.checks.map((check) => ({ ...check, accepted }))
    await publish({ report: { ...GREEN, checks }, pullRequest: 8 })
    expect(shown(8)).toHaveLength(1)
  })

  it('is quiet where so many comments were made since that its own is not to be seen', async () => {
    await publish({ report: GREEN, pullRequest: 7 })
    for (let n = 0; n < 600; n += 1) hub.addComment({ issue: 9, body: `comment ${n}`, login: 'somebody' })
    await publish({ report: GREEN, pullRequest: 8 })
    expect(shown(8)).toEqual([])
  })

  it('shows the first green comparison behind 150 comments of others', async () => {
    for (let n = 0; n < 150; n += 1) hub.addComment({ issue: 9, body: `comment ${n}`, login: 'somebody' })
    await publish({ report: GREEN, pullRequest: 8 })
    expect(shown(8)).toHaveLength(1)
  })

  it.each(['on-change', 'failure'] as const)('under %s one that is there is always updated', async (policy) => {
    await publish({ report: RED })
    await publish({ report: plainPass, policy, text: 'fine now' })
    expect(hub.comments.map(({ body }) => textOf(body))).toEqual(['fine now'])
  })

  it('under never one that is there is left alone', async () => {
    await publish({ text: 'old' })
    await publish({ policy: 'never', text: 'new' })
    expect(hub.comments.map(({ body }) => textOf(body))).toEqual(['old'])
  })
})

describe('a comment that is not allowed', () => {
  it('is a warning that names the permission', async () => {
    hub.addToken('fork', { pull_requests: 'read' })
    expect(await publish({ token: 'fork' })).toEqual({
      warnings: [{ kind: 'comment-forbidden', permission: 'pull-requests: write' }]
    })
  })

  it('is another warning where the conversation is locked, since no permission would help', async () => {
    hub.lockedIssues.add(7)
    expect(await publish()).toEqual({
      warnings: [{ kind: 'publish-failed', what: 'comment', message: expect.stringContaining('issue is locked') }]
    })
  })

  it('is a warning as well where GitHub fails', async () => {
    hub.faults.push({ match: /POST .*comments/, times: 99, status: 502, body: { message: 'Server Error' } })
    expect(await publish()).toMatchObject({ warnings: [{ kind: 'publish-failed', what: 'comment' }] })
  })
})

describe('a token whose login GitHub does not tell', () => {
  it.each([403, 404, 502])(
    'keeps one comment of an app, and mends it when the pull request is mended: %s',
    async (status) => {
      hub.addToken('app', {}, 'my-app[bot]')
      hub.faults.push({ match: /graphql|api GET \/user/, times: 999, status })
      for (const text of ['first', 'second']) await publish({ token: 'app', text })
      await publish({ token: 'app', text: 'mended', report: GREEN })
      expect(hub.comments.map(({ login, body }) => [login, textOf(body)])).toEqual([['my-app[bot]', 'mended']])
    }
  )

  it.each([403, 404, 502])('keeps one comment of a person, found by what the newest one says: %s', async (status) => {
    hub.addToken('personal', {}, 'release')
    hub.addComment({ issue: 7, body: `${MARKER}\nmine`, login: 'mallory' })
    hub.faults.push({ match: /graphql|api GET \/user/, times: 999, status })
    for (const text of ['first', 'second']) await publish({ token: 'personal', text })
    const all = hub.comments.map(({ login, body }) => [login, textOf(body)])
    expect(all).toEqual([
      ['mallory', ''],
      ['release', 'second']
    ])
  })

  it('asks REST for it where GraphQL is refused', async () => {
    hub.addToken('personal', {}, 'release')
    hub.addComment({ issue: 7, body: `${MARKER}\n<!-- llm-latency-gate color=red -->\nold`, login: 'release' })
    hub.faults.push({ match: /graphql/, times: 999, status: 403 })
    hub.faults.push({ match: /api GET \/user/, times: 999, status: 200, body: { login: 'release' } })
    await publish({ token: 'personal', text: 'new' })
    expect(hub.comments.map(({ body }) => textOf(body))).toEqual(['new'])
  })
})
