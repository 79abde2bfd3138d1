import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createClient } from '../../../src/github/api/client.ts'
import { ACCEPTED_LABEL, readAcceptedLabel } from '../../../src/github/event/accepted-label.ts'
import type { EventFacts } from '../../../src/github/event/context.ts'
import { FakeGitHub } from '../../support/fake-github.ts'
import { someFacts } from '../../support/some-facts.ts'

const MEASURED_AT = '2026-11-30T10:00:00Z'
let hub: FakeGitHub
beforeEach(async () => {
  hub = await new FakeGitHub().start()
  hub.addToken('usual')
})
afterEach(async () => hub.stop())

function bearing(...labels: readonly string[]): EventFacts {
  const facts = someFacts(hub)
  return { ...facts, pullRequest: { ...(facts.pullRequest as NonNullable<EventFacts['pullRequest']>), labels } }
}
function set(actor: string, createdAt: string, event: 'labeled' | 'unlabeled' = 'labeled'): void {
  hub.tracker.issueEvents.push({ issue: 7, event, label: ACCEPTED_LABEL, actor, createdAt })
}
const read = (facts: EventFacts) =>
  readAcceptedLabel(
    facts,
    createClient({ token: 'usual', apiUrl: hub.apiUrl, wait: async () => undefined }),
    MEASURED_AT
  )

describe('the label', () => {
  it.each(['write', 'admin'] as const)('counts where it was set by somebody who may %s', async (permission) => {
    hub.tracker.permissions.set('octocat', permission)
    set('octocat', '2026-11-30T11:00:00Z')
    expect(await read(bearing(ACCEPTED_LABEL))).toEqual({ kind: 'accepted', by: 'octocat' })
  })

  it('counts for nothing where it is not there, and asks nobody', async () => {
    expect(await read(bearing('other'))).toEqual({ kind: 'absent' })
    expect(hub.log).toEqual([])
  })

  it.each(['read', 'none'] as const)('does not count where who set it may %s', async (permission) => {
    hub.tracker.permissions.set('mallory', permission)
    set('mallory', '2026-11-30T11:00:00Z')
    expect(await read(bearing(ACCEPTED_LABEL))).toEqual({ kind: 'refused', why: 'may-not-write', by: 'mallory' })
  })

  it('is that of whoever set it last', async () => {
    hub.tracker.permissions.set('octocat', 'write')
    set('mallory', '2026-11-30T12:00:00Z')
    set('octocat', '2026-11-30T11:00:00Z')
    expect(await read(bearing(ACCEPTED_LABEL))).toMatchObject({ kind: 'refused', by: 'mallory' })
  })

  it('does not count for a commit that was measured after it was set', async () => {
    hub.tracker.permissions.set('octocat', 'write')
    set('octocat', '2026-11-30T09:59:59Z')
    expect(await read(bearing(ACCEPTED_LABEL))).toMatchObject({ kind: 'refused', why: 'before-this-commit' })
  })

  it('does not count where nobody says who set it', async () => {
    expect(await read(bearing(ACCEPTED_LABEL))).toEqual({ kind: 'refused', why: 'unknown-author' })
    hub.faults.push({ match: /timeline/, times: 9, status: 403, body: { message: 'no' } })
    expect(await read(bearing(ACCEPTED_LABEL))).toEqual({ kind: 'refused', why: 'unknown-author' })
  })

  it('is found behind hundreds of other events', async () => {
    hub.tracker.permissions.set('octocat', 'write')
    for (let index = 0; index < 250; index += 1)
      hub.tracker.issueEvents.push({
        issue: 7,
        event: 'labeled',
        label: `l${index}`,
        actor: 'mallory',
        createdAt: '2026-11-30T11:00:00Z'
      })
    set('octocat', '2026-11-30T11:30:00Z')
    expect(await read(bearing(ACCEPTED_LABEL))).toEqual({ kind: 'accepted', by: 'octocat' })
  })
})
