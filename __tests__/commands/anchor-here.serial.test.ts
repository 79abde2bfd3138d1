import { execFileSync } from 'node:child_process'
import { expect, it } from '@jest/globals'
import { anchorHere } from '../../src/wiring/cli-environment.ts'

it('finds the commit of a name in this repository, and none of a name that it does not have', async () => {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  expect(await anchorHere('HEAD')).toBe(head)
  expect(await anchorHere(head.slice(0, 12))).toBe(head)
  expect(await anchorHere('no-such-tag-v0')).toBeUndefined()
})
