import { describe, expect, it } from '@jest/globals'
import { accountRefusal } from '../../src/analysis/runs/account-refusal.ts'
import { aRun } from '../support/a-run.ts'
import { C, D, F, U } from '../support/chat-events.ts'
import { document, head, type Script } from '../support/raw-server.ts'
import { doJobAt } from './a-whole-job.ts'

const good: Script = [{ atMs: 0, bytes: head() + C('a') + C('b') + C('c') + F('stop') + U(5, 3) + D, close: 'fin' }]
/** A head of 200, some text, and then the refusal. */
const midStream: Script = [
  {
    atMs: 0,
    bytes: `${head()}${C('a')}data: {"error":{"message":"Insufficient Balance","code":"insufficient_quota"}}\n\n`,
    close: 'fin'
  }
]
const PAID = 33

const REFUSALS: Readonly<Record<string, Script>> = {
  'a 402': document(402, '{"error":{"message":"Insufficient Balance"}}'),
  'a 402 without words': document(402, ''),
  'a 429 that is no rate limit': document(
    429,
    '{"error":{"message":"You exceeded your current quota, Insufficient Balance","code":"insufficient_quota"}}'
  ),
  'a 403 of a closed account': document(403, '{"error":{"message":"Your account is suspended. Insufficient Balance"}}'),
  'an error in the middle of a stream': midStream
}

describe('an account that pays for some thirty requests and no more', () => {
  it.each(Object.entries(REFUSALS))('%s: red, exit code 2, the cause, and every answer kept', async (name, refusal) => {
    const done = await doJobAt({ scriptOf: (_, index) => (index < PAID ? good : refusal) })
    expect(done).toMatchObject({ exitCode: 2, report: { color: 'red', failure: { code: 'account-refused' } } })
    expect(done.report.states).toContain('could-not-measure')
    expect(done.report.failure?.message).toMatch(/target "mini".*no credit/)
    if (!name.endsWith('without words')) expect(done.report.failure?.message).toContain('Insufficient Balance')
    expect(done.pages.text).toContain(done.report.failure?.message)
    expect(done.kept?.samples.filter(({ outcome }) => outcome === 'ok').length).toBeGreaterThanOrEqual(30)
    // One refused request says it all.
    expect(done.served).toHaveLength(PAID + 1)
  })

  it('is blamed for no other target’s trouble, though that came later', async () => {
    const beside = '  - { id: other, model: o, base-url: "URL" }'
    const late = document(500, '{"error":{"message":"worker lost"}}').map((step) => ({ ...step, atMs: 30 }))
    const done = await doJobAt({
      beside,
      inFlightCount: 4,
      scriptOf: ({ body }, index) => {
        if (index < PAID) return good
        return body.includes('"model":"o"') ? late : document(402, '{"error":{"message":"Insufficient Balance"}}')
      }
    })
    expect(done.kept?.samples.some(({ serverMessage }) => serverMessage === 'worker lost')).toBe(true)
    expect(done).toMatchObject({
      exitCode: 2,
      report: { failure: { message: expect.stringMatching(/target "mini".*Insufficient Balance/) } }
    })
  })

  it('asks for no further run where several were to fill the baseline', async () => {
    const done = await doJobAt({
      event: 'push',
      config: 'runs: 4',
      scriptOf: (_, index) => (index < PAID ? good : midStream)
    })
    expect(done).toMatchObject({ exitCode: 2, report: { failure: { code: 'account-refused' } } })
    expect(done.served).toHaveLength(PAID + 1)
  })

  it('is told also where it stopped in the second measurement, or in one part of many', () => {
    const whole = aRun()
    const [first, ...rest] = whole.samples
    const refused = { ...(first ?? ({} as never)), outcome: 'http-error' as const, flags: ['account-refused' as const] }
    const confirmation = {
      startedAt: whole.startedAt,
      end: { reason: 'account-refused' as const, partial: true },
      samples: [refused]
    }
    expect(accountRefusal(whole)).toBeUndefined()
    expect(accountRefusal({ ...whole, confirmation })).toMatchObject({ code: 'account-refused' })
    // The merged run has the end of another part.
    expect(accountRefusal({ ...whole, samples: [refused, ...rest] })).toMatchObject({ code: 'account-refused' })
  })
})
