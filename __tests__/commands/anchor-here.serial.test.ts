import { execFileSync } from 'node:child_process'
import { expect, it } from '@jest/globals'
import { findAnchorCommit } from '../../src/wiring/cli-environment.ts'

it('finds the commit of a name in this repository, and none of a name that it does not have', async () => {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  expect(await findAnchorCommit('HEAD')).toBe(head)
  expect(await findAnchorCommit(head.slice(0, 12))).toBe(head)
  expect(await findAnchorCommit('no-such-tag-v0')).toBeUndefined()
})
