import { describe, expect, it } from '@jest/globals'
import { C, D, F, U } from '../../support/chat-events.ts'
import { type Job, runJob } from '../../support/measure-job.ts'
import { head, httpChunk, type Script } from '../../support/raw-server.ts'

const KEEP = { 'transfer-encoding': 'chunked', connection: 'keep-alive' }
const reply = (events: string): Script => [{ atMs: 0, bytes: head(200, KEEP) + httpChunk(events + D) + httpChunk('') }]
const whole = reply(C('Hello') + C(' there') + F('stop') + U(5, 2))
const withoutReason = reply(C('Hello') + C(' the'))
const slots = (['base', 'head'] as const).flatMap((arm) =>
  [0, 1].map((pair) => ({ targetId: 'mini', scenarioId: 'a', round: pair, arm, pair }))
)
const outcomes = async (job: Pick<Job, 'script'>) => {
  const { measured } = await runJob({ slots, beside: [{ id: 'mini (base)', baseOf: 'mini', model: 'm-1' }], ...job })
  return measured.samples
    .map(({ arm, outcome, flags }) => [arm, outcome, flags.includes('no-finish-reason')])
    .toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))
}

describe('a reply that its end mark alone ended', () => {
  it('was cut off where another reply of the host gives a reason for its end', async () => {
    const ended = await outcomes({ script: (index) => (index % 2 === 0 ? whole : withoutReason) })
    expect(ended.filter(([, outcome]) => outcome === 'truncated')).toHaveLength(2)
    expect(ended.every(([, , flagged]) => flagged === false)).toBe(true)
  })

  it('is whole, and flagged, where none does', async () => {
    expect(await outcomes({ script: () => withoutReason })).toEqual([
      ['base', 'ok', true],
      ['base', 'ok', true],
      ['head', 'ok', true],
      ['head', 'ok', true]
    ])
  })
})
