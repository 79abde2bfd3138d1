import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { createClient } from '../../../src/github/api/client.ts'
import { isOwnMergeGroup } from '../../../src/github/event/queued-change.ts'
import { FakeGitHub } from '../../support/fake-github.ts'

let hub: FakeGitHub
beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
})
afterEach(async () => hub.stop())

interface Group {
  readonly headRepositoryId?: number
  readonly login?: string
  /** Pull requests before the last one. */
  readonly before?: number
  readonly number?: number
}

async function isOwn({ headRepositoryId = hub.repositoryId, login = 'octocat', before = 0, number = 7 }: Group) {
  const baseSha = hub.addCommit('main')
  let headSha = hub.addCommit('queue', [baseSha])
  for (let merged = 0; merged < before; merged += 1) headSha = hub.addCommit('queue', [headSha])
  hub.tracker.pulls.push({
    number: 7,
    state: 'open',
    headSha,
    headRef: 'feature',
    headRepositoryId,
    headOwner: 'octo',
    baseRef: 'main',
    files: [],
    labels: [],
    login
  })
  const facts = {
    mergeGroup: { baseSha, headSha, headRef: `refs/heads/gh-readonly-queue/main/pr-${number}-${headSha}` },
    repository: { owner: hub.owner, repo: hub.repo, id: hub.repositoryId }
  }
  return isOwnMergeGroup(facts, createClient({ token: 'usual', apiUrl: hub.apiUrl, wait: async () => undefined }))
}

it.each<[what: string, group: Group, own: boolean]>([
  ['one pull request of a branch of the repository', {}, true],
  ['one of a fork', { headRepositoryId: 666 }, false],
  ['one of Dependabot', { login: 'dependabot[bot]' }, false],
  ['several pull requests, of which only the last is known', { before: 1 }, false],
  ['one that GitHub does not know', { number: 8 }, false]
])('a merge group of %s: %j is own: %s', async (_, group, own) => {
  expect(await isOwn(group)).toBe(own)
})
