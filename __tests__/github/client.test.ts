import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { apiProblem, createClient } from '../../src/github/client.ts'
import { FakeGitHub } from '../support/fake-github.ts'

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

  it.each([
    ['a wait of more than 30 s', 429, { 'retry-after': '31' }],
    ['a missing right', 403, {}],
    ['a missing thing', 404, {}]
  ])('does not repeat after %s', async (_, status, headers) => {
    hub.faults.push({ match: /GET/, times: 1, status, headers })
    await expect(list()).rejects.toMatchObject({ status })
    expect(waits).toEqual([])
  })

  it('never repeats a write, which may have worked', async () => {
    hub.faults.push({ match: /POST/, times: 1, status: 502 })
    const comment = { owner: 'octo', repo: 'demo', issue_number: 7, body: 'hello' }
    await expect(client().rest.issues.createComment(comment)).rejects.toMatchObject({ status: 502 })
    expect(waits).toEqual([])
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
