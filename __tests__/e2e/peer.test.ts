import { afterAll, describe, expect, it, jest } from '@jest/globals'
import { Repository } from '../support/a-repository.ts'
import { startPeer } from '../support/peer.ts'

jest.setTimeout(120_000)

const opened: Repository[] = []
afterAll(async () => {
  for (const repository of opened) await repository.close()
})

describe('the short form, pasted as it stands', () => {
  it.each(['plain', 'reasoning'] as const)('ends green against a %s model of the independent peer', async (kind) => {
    const peer = await startPeer(kind)
    const repository = await new Repository().open()
    opened.push(repository)
    try {
      const inputs = {
        model: 'gpt-4.1-mini',
        'base-url': `${peer.url}/v1`,
        'api-key': 'sk-planted-peer-key',
        budgets: 'ttft.p95 < 1500ms\nerror_rate < 1%'
      }
      const first = await repository.act({ event: 'push', inputs })
      expect(first).toMatchObject({ code: 0, outputs: { verdict: 'no-baseline', 'failed-checks': '[]' } })
      expect(first.summary).toContain('All checks: 2 met')
      expect(peer.asked().length).toBeGreaterThanOrEqual(60)
    } finally {
      await peer.stop()
    }
  })
})
