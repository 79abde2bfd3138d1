import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { State } from '../../../src/domain/verdict.ts'
import { createClient } from '../../../src/github/api/client.ts'
import { issueAction, keepIssue } from '../../../src/github/publish/open-issue.ts'
import { FakeGitHub } from '../../support/fake-github.ts'
import { branchFacts } from '../../support/some-facts.ts'

describe('what a scheduled run makes of its issue', () => {
  it.each<[State, State | undefined, 1 | 2, string]>([
    ['regression', undefined, 1, 'open-or-update'],
    ['over-budget', 'pass', 1, 'open-or-update'],
    ['drift', undefined, 2, 'leave'],
    ['drift', 'pass', 2, 'leave'],
    ['drift', 'could-not-measure', 2, 'leave'],
    ['drift', 'drift', 2, 'open-or-update'],
    ['drift', 'over-budget', 2, 'open-or-update'],
    ['pass', 'drift', 2, 'close'],
    ['pass', 'pass', 1, 'close'],
    ['inconclusive', 'drift', 1, 'leave'],
    ['could-not-measure', 'drift', 1, 'leave'],
    ['warning', 'over-budget', 1, 'leave']
  ])('%s after %s, wanted after %i: %s', (state, before, after, action) => {
    const stateBefore = before === undefined ? {} : { stateBefore: before }
    expect(issueAction({ states: [state], ...stateBefore, after })).toBe(action)
  })

  it('sees drift behind a word that goes before it', () => {
    expect(issueAction({ states: ['could-not-measure', 'drift'], after: 1 })).toBe('open-or-update')
  })
})

describe('the issue', () => {
  let hub: FakeGitHub
  beforeEach(async () => {
    hub = await new FakeGitHub().start()
    hub.addToken('usual', { issues: 'write' })
    hub.addToken('no-issues')
  })
  afterEach(async () => hub.stop())
  const marker = '<!-- llm-latency-gate issue v1 key=ci -->'
  const keep = (state: State, over: { token?: string; body?: string } = {}) =>
    keepIssue({
      facts: branchFacts(hub),
      client: createClient({ token: over.token ?? 'usual', apiUrl: hub.apiUrl, wait: async () => undefined }),
      states: [state],
      after: 1,
      marker,
      title: `LLM latency: ${state}`,
      body: over.body ?? state
    })
  const issue = (over: { body: string; login?: string }) => ({
    number: 50,
    title: 'x',
    login: 'github-actions[bot]',
    state: 'open' as const,
    labels: [],
    ...over
  })

  it('is one: opened, changed in place, closed with a word, and opened anew', async () => {
    const { issues } = hub.tracker
    expect(await keep('drift')).toMatchObject({ url: expect.stringContaining('/issues/') })
    await keep('regression')
    expect(issues).toHaveLength(1)
    expect(issues[0]).toMatchObject({ title: 'LLM latency: regression', body: `${marker}\nregression`, state: 'open' })
    await keep('pass')
    expect(issues[0]?.state).toBe('closed')
    expect(hub.comments).toEqual([expect.objectContaining({ body: expect.stringContaining('/actions/runs/900') })])
    await keep('drift')
    expect(issues.map(({ state }) => state)).toEqual(['closed', 'open'])
  })

  it('is nobody else’s, whoever writes the marker', async () => {
    hub.tracker.issues.push(issue({ body: `${marker}\nmine`, login: 'mallory' }))
    await keep('drift')
    expect(hub.tracker.issues).toHaveLength(2)
    expect(hub.tracker.issues[0]?.body).toBe(`${marker}\nmine`)
  })

  it('is found by its marker in the first line alone, behind 150 others', async () => {
    hub.tracker.issues.push(issue({ body: `quoted\n${marker}` }), { ...issue({ body: `${marker}\nold` }), number: 51 })
    for (let number = 1000; number < 1150; number += 1) hub.tracker.issues.push({ ...issue({ body: 'x' }), number })
    await keep('drift')
    expect(hub.tracker.issues.find(({ number }) => number === 51)?.body).toBe(`${marker}\ndrift`)
    expect(hub.tracker.issues).toHaveLength(152)
  })

  it('is not opened to say that all is well', async () => {
    expect(await keep('pass')).toEqual({})
    expect(hub.tracker.issues).toEqual([])
  })

  it('says which permission is missing', async () => {
    expect(await keep('drift', { token: 'no-issues' })).toEqual({
      problem: expect.stringMatching(/403.*issues: write/)
    })
  })

  it('is cut where GitHub takes no more', async () => {
    await keep('drift', { body: `${'x'.repeat(60_000)}\n${'y'.repeat(60_000)}` })
    expect(hub.tracker.issues[0]?.body).toBe(`${marker}\n${'x'.repeat(60_000)}`)
  })
})
