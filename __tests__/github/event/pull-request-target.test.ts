import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createClient } from '../../../src/github/api/client.ts'
import { messagePath } from '../../../src/github/event/config-source.ts'
import type { EventFacts } from '../../../src/github/event/context.ts'
import { createTargetSource, refuseHeadCheckout } from '../../../src/github/event/pull-request-target.ts'
import { FakeGitHub } from '../../support/fake-github.ts'
import { someFacts } from '../../support/some-facts.ts'
import { makeTemporaryFolder } from '../../support/temporary.ts'

let hub: FakeGitHub
beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
})
afterEach(async () => hub.stop())

const BASE = 'c'.repeat(40)
const facts = (over: Partial<EventFacts> = {}) => someFacts(hub, { event: 'pull_request_target', sha: BASE, ...over })
const checkout = (commit: string) => ({ commit, parents: [] })

describe('the workspace', () => {
  it('may hold the base', () => {
    expect(() => refuseHeadCheckout(facts(), checkout(BASE))).not.toThrow()
  })

  it('may be empty, or not there', () => {
    const workspace = makeTemporaryFolder()
    expect(() => refuseHeadCheckout(facts({ workspace }), undefined)).not.toThrow()
    expect(() => refuseHeadCheckout(facts({ workspace: join(workspace, 'none') }), undefined)).not.toThrow()
    expect(() => refuseHeadCheckout(facts(), undefined)).not.toThrow()
  })

  it.each(['a', 'f'])('may not hold any other commit, the head or its merge: %s', (digit) => {
    expect(() => refuseHeadCheckout(facts(), checkout(digit.repeat(40)))).toThrow(/pull_request_target.*checked out/)
  })

  it('may not hold files of which nobody knows where they come from', () => {
    const workspace = makeTemporaryFolder()
    writeFileSync(join(workspace, 'run.sh'), 'x')
    expect(() => refuseHeadCheckout(facts({ workspace }), undefined)).toThrow(/unknown commit/)
  })

  it('is nobody’s business on other events', () => {
    expect(() => refuseHeadCheckout(facts({ event: 'pull_request' }), checkout('a'.repeat(40)))).not.toThrow()
  })
})

describe('what is read', () => {
  const source = () => createTargetSource(facts(), createClient({ token: 'usual', apiUrl: hub.apiUrl }))
  beforeEach(() => {
    for (const [commit, text] of [
      [BASE, 'base'],
      ['a'.repeat(40), 'head']
    ] as const) {
      for (const path of ['config.yml', 'prompt.md']) hub.files.set(`${commit}:${path}`, `${path} of ${text}`)
    }
  })

  it('is the base’s', async () => {
    expect(await source().read('config.yml')).toBe('config.yml of base')
  })

  it('is the pull request’s only where a message names it', async () => {
    expect(await source().read(messagePath('prompt.md'))).toBe('prompt.md of head')
  })

  it('is not read where it is too long: somebody else pays for it', async () => {
    hub.files.set(`${'a'.repeat(40)}:prompt.md`, 'x'.repeat(100_001))
    await expect(source().read(messagePath('prompt.md'))).rejects.toThrow('prompt.md of the pull request')
  })

  it('needs a token', () => {
    expect(() => createTargetSource(facts(), undefined)).toThrow('github-token')
  })
})
