import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { apiProblem, createClient } from '../../../src/github/api/client.ts'
import { FakeGitHub } from '../../support/fake-github.ts'
import type { FakeFault } from '../../support/fake-github-http.ts'

let hub: FakeGitHub
let waits: number[]

beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
  waits = []
})
afterEach(async () => hub.stop())

const client = () => createClient({ token: 'usual', apiUrl: hub.apiUrl, wait: async (ms) => waits.push(ms) })
const list = () => client().rest.actions.listArtifactsForRepo({ owner: 'octo', repo: 'demo' })

describe('createClient', () => {
  it('repeats a read that fails for a passing reason, with longer and longer waits', async () => {
    hub.faults.push({ match: /GET/, times: 3, status: 502 })
    await expect(list()).resolves.toMatchObject({ status: 200 })
    expect(waits).toEqual([1000, 2000, 4000])
  })

  it('gives up after the fourth try', async () => {
    hub.faults.push({ match: /GET/, times: 99, status: 503 })
    await expect(list()).rejects.toMatchObject({ status: 503 })
    expect(hub.log).toHaveLength(4)
  })

  it('waits as long as GitHub asks for', async () => {
    hub.faults.push({ match: /GET/, times: 1, status: 429, headers: { 'retry-after': '7' } })
    hub.faults.push({ match: /GET/, times: 1, status: 403, headers: { 'retry-after': '3' } })
    await expect(list()).resolves.toMatchObject({ status: 200 })
    expect(waits).toEqual([7000, 3000])
  })

  it('waits until the limit is over that GitHub states, and a minute where it states none', async () => {
    const date = 'Tue, 01 Dec 2026 12:00:00 GMT'
    const reset = String(Date.parse(date) / 1000 + 20)
    const none = { date, 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }
    const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
    hub.faults.push({
      match: /GET/,
      times: 1,
      status: 403,
      headers: none,
      body: { message: 'API rate limit exceeded' }
    })
    hub.faults.push({ match: /GET/, times: 1, status: 403, body: { message } })
    await expect(list()).resolves.toMatchObject({ status: 200 })
    expect(waits).toEqual([20_000, 60_000])
  })

  it.each<[string, number, Record<string, string>]>([
    ['a wait of more than a minute', 429, { 'retry-after': '61' }],
    ['a limit that ends in an hour', 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999999999' }],
    ['a missing right', 403, { 'x-ratelimit-remaining': '4999', 'x-ratelimit-reset': '0' }],
    ['a missing thing', 404, {}],
    ['something that is gone', 410, {}]
  ])('does not repeat after %s', async (_, status, headers) => {
    hub.faults.push({ match: /GET/, times: 1, status, headers })
    await expect(list()).rejects.toMatchObject({ status })
    expect(waits).toEqual([])
  })

  it.each<[string, Partial<FakeFault>]>([
    ['is cut short', { how: 'cut' }],
    ['is a page of a proxy', { status: 200, body: Buffer.from('<html>'), headers: { 'content-type': 'text/html' } }],
    ['breaks off', { how: 'reset' }]
  ])('repeats a read whose answer %s', async (_, fault) => {
    hub.faults.push({ match: /GET/, times: 1, ...fault })
    await expect(list()).resolves.toMatchObject({ data: { artifacts: [] } })
    expect(waits).toEqual([1000])
  })

  it('does not take a text that is cut short for an empty one', async () => {
    hub.files.set('main:long.yml', 'x'.repeat(1000))
    const query = { owner: 'octo', repo: 'demo', path: 'long.yml', ref: 'main', mediaType: { format: 'raw' } } as const
    hub.faults.push({ match: /contents/, times: 1, how: 'cut' })
    await expect(client().rest.repos.getContent(query)).resolves.toMatchObject({ data: 'x'.repeat(1000) })
    hub.files.set('main:empty.yml', '')
    await expect(client().rest.repos.getContent({ ...query, path: 'empty.yml' })).resolves.toMatchObject({ data: '' })
  })

  it('does not take a conflict for the end of a list', async () => {
    hub.faults.push({ match: /GET .*comments/, times: 99, status: 409, body: { message: 'Conflict' } })
    const { rest, paginate } = client()
    const all = paginate(rest.issues.listComments, { owner: 'octo', repo: 'demo', issue_number: 7, per_page: 100 })
    await expect(all).rejects.toMatchObject({ status: 503, message: 'Conflict' })
  })

  it('loses three minutes at most over all its calls, and then tries each once', async () => {
    const one = client()
    const call = () => one.rest.actions.listArtifactsForRepo({ owner: 'octo', repo: 'demo' }).catch(() => undefined)
    hub.faults.push({ match: /GET/, times: 99, status: 429, headers: { 'retry-after': '50' } })
    await call()
    await call()
    await call()
    expect(waits).toEqual([50_000, 50_000, 50_000])
    expect(hub.log).toHaveLength(6)
  })

  it.each([502, 500])('never repeats a comment after %d, which may have been made', async (status) => {
    hub.faults.push({ match: /POST/, times: 1, status })
    const comment = { owner: 'octo', repo: 'demo', issue_number: 7, body: 'hello' }
    await expect(client().rest.issues.createComment(comment)).rejects.toMatchObject({ status })
    expect(waits).toEqual([])
  })

  it.each([
    [429, {}, 1000],
    [403, { 'retry-after': '5' }, 5000]
  ])('repeats a comment after %d, which was not made', async (status, headers, waitMs) => {
    hub.faults.push({ match: /POST/, times: 1, status, headers })
    const comment = { owner: 'octo', repo: 'demo', issue_number: 7, body: 'hello' }
    await expect(client().rest.issues.createComment(comment)).resolves.toMatchObject({ status: 201 })
    expect(waits).toEqual([waitMs])
    expect(hub.comments).toHaveLength(1)
  })

  it('repeats a change of a comment, which does no more the second time', async () => {
    const { id } = hub.addComment({ issue: 7, body: 'old' })
    hub.faults.push({ match: /PATCH/, times: 1, how: 'done-then-reset' })
    const change = { owner: 'octo', repo: 'demo', comment_id: id, body: 'new' }
    await expect(client().rest.issues.updateComment(change)).resolves.toMatchObject({ status: 200 })
    expect(hub.comments).toMatchObject([{ body: 'new' }])
  })

  it('repeats where nobody answers', async () => {
    const { apiUrl } = hub
    await hub.stop()
    const call = createClient({ token: 'usual', apiUrl, wait: async (ms) => waits.push(ms) })
    await expect(call.rest.repos.get({ owner: 'octo', repo: 'demo' })).rejects.toMatchObject({ status: 500 })
    expect(waits).toEqual([1000, 2000, 4000])
    hub = await new FakeGitHub().start()
  })
})

describe('apiProblem', () => {
  it('is one line without addresses', () => {
    const error = Object.assign(new Error('Not Found - https://docs.github.com/x?sig=1\n::error::x'), { status: 404 })
    expect(apiProblem(error)).toBe('404 Not Found - ::error::x')
    expect(apiProblem('what')).toBe('unknown error')
  })
})
