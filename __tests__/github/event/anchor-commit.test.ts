import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { createClient } from '../../../src/github/api/client.ts'
import { fetchAnchorCommit } from '../../../src/github/event/base-commit.ts'
import { FakeGitHub } from '../../support/fake-github.ts'

let hub: FakeGitHub
beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
})
afterEach(async () => hub.stop())

const find = (anchor: string) =>
  fetchAnchorCommit(
    createClient({ token: 'usual', apiUrl: hub.apiUrl, wait: async () => undefined }),
    { owner: 'octo', repo: 'demo' },
    anchor
  )

it('is the commit that a name stands for, and none where nothing has that name', async () => {
  const commit = hub.addCommit('v1.2.0')
  expect(await find('v1.2.0')).toBe(commit)
  expect(await find(commit)).toBe(commit)
  expect(await find('v9.9.9')).toBeUndefined()
})
