import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { createClient } from '../../../src/github/api/client.ts'
import { findPullRequest } from '../../../src/github/event/context.ts'
import type { TriggeringRun } from '../../../src/github/event/payload.ts'
import { FakeGitHub } from '../../support/fake-github.ts'
import type { FakePull } from '../../support/fake-github-issues.ts'
import { branchFacts } from '../../support/some-facts.ts'

const HEAD = 'd'.repeat(40)
const run: TriggeringRun = {
  id: 70,
  event: 'pull_request',
  headSha: HEAD,
  headBranch: 'topic',
  headRepository: { id: 666, owner: 'mallory' }
}
let hub: FakeGitHub
beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
})
afterEach(async () => hub.stop())

function pull(over: Partial<FakePull> = {}): void {
  hub.tracker.pulls.push({
    number: 12,
    state: 'open',
    headSha: HEAD,
    headRef: 'topic',
    headRepositoryId: 666,
    headOwner: 'mallory',
    baseRef: 'main',
    files: [],
    labels: ['measure'],
    login: 'mallory',
    ...over
  })
}
const find = (triggeredBy: TriggeringRun = run) =>
  findPullRequest(
    branchFacts(hub, { event: 'workflow_run', triggeredBy }),
    createClient({ token: 'usual', apiUrl: hub.apiUrl, wait: async () => undefined })
  )

it('is the open one with that head', async () => {
  pull()
  expect(await find()).toEqual({
    number: 12,
    headSha: HEAD,
    baseRef: 'main',
    labels: ['measure'],
    isFork: true,
    isDependabot: false
  })
})

it('is no closed one, and none that has been pushed to since', async () => {
  pull({ state: 'closed' })
  pull({ number: 13, headSha: 'e'.repeat(40) })
  expect(await find()).toBeUndefined()
})

it('is looked up by branch where the commit leads to none', async () => {
  pull()
  hub.faults.push({ match: /commits\/d+\/pulls/, times: 1, status: 200, body: [] })
  expect(await find()).toMatchObject({ number: 12 })
  expect(hub.log.at(-1)?.url).toContain('head=mallory%3Atopic')
})

it('is the newest of several', async () => {
  pull()
  pull({ number: 15, baseRef: 'release' })
  expect(await find()).toMatchObject({ number: 15, baseRef: 'release' })
})

it('knows Dependabot’s', async () => {
  pull({ login: 'dependabot[bot]', headRepositoryId: hub.repositoryId })
  expect(await find()).toMatchObject({ isFork: false, isDependabot: true })
})
