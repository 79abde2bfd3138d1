import { describe, expect, it } from '@jest/globals'
import { KnownError } from '../../../src/domain/errors.ts'
import { C, D, F, U } from '../../support/chat-events.ts'
import { type Job, type JobDone, KEY, runJob } from '../../support/measure-job.ts'
import { document, head, type Script, type Served, startRawServer } from '../../support/raw-server.ts'

const GOOD: Script = [
  { atMs: 0, bytes: head(200, {}) + C('a') + C('b') + C('c') + F('stop') + U(5, 3) + D },
  { atMs: 0, close: 'fin' }
]
const lineOf = ({ head: text }: Served): string => text.split('\r\n')[0] ?? ''

/** A target whose server answers 404 to everything until it is ready, as a proxy in front of it may. */
async function measured(
  healthAt: (index: number) => Script,
  target: Job['target'] = {}
): Promise<JobDone & { readonly asked: readonly Served[] }> {
  const health = await startRawServer((_, index) => healthAt(index))
  try {
    const done = await runJob({
      script: () => GOOD,
      target: {
        owned: true,
        readyTimeoutMs: 60_000,
        waitFor: `http://127.0.0.1:${health.port}/health?deep=1`,
        key: { from: 'input' },
        extraHeaders: { 'x-team': 'a-team' },
        ...target
      }
    })
    return { ...done, asked: health.served }
  } finally {
    await health.close()
  }
}

describe('wait-for', () => {
  it('asks its address until that answers well, and the target only then', async () => {
    const {
      measured: run,
      asked,
      served,
      notes
    } = await measured((index) => (index < 3 ? document([404, 503, 302][index] ?? 500, 'not yet') : document(204, '')))
    expect(run.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    expect(asked.map(lineOf)).toEqual(Array(4).fill('GET /health?deep=1 HTTP/1.1'))
    expect(served.map(lineOf).every((line) => line.startsWith('POST '))).toBe(true)
    expect(notes.join('\n')).toMatch(
      /mini: waiting until 127\.0\.0\.1:\d+\/health is ready, 0 s so far: it answered 404/
    )
  })

  it('sends no key, no header of the target and no body', async () => {
    const { asked } = await measured(() => document(200, 'ok'))
    expect(asked.map(({ head: text }) => text).join()).not.toMatch(
      new RegExp(`${KEY}|authorization|x-team|content-length`, 'i')
    )
    expect(asked.map(({ body }) => body)).toEqual([''])
  })

  it('waits for a provider’s target as well, since it was asked to', async () => {
    const { asked } = await measured((index) => document(index === 0 ? 503 : 200, ''), { owned: false })
    expect(asked).toHaveLength(2)
  })

  it('is an error that names the address after "ready-timeout", of the waiting as a whole', async () => {
    const error: unknown = await measured(() => document(404, 'no such page')).catch((reason: unknown) => reason)
    if (!(error instanceof KnownError)) throw error
    expect(error).toMatchObject({
      code: 'server-not-ready',
      message: expect.stringMatching(
        /^target "mini": your server at 127\.0\.0\.1:\d+\/health did not get ready within 60 s: it answered 404$/
      ),
      hint: expect.stringContaining('that it has the path of "wait-for"')
    })
  })

  it('tells that nobody is there', async () => {
    const gone = await startRawServer(() => GOOD)
    await gone.close()
    const error: unknown = await measured(() => GOOD, { waitFor: `http://127.0.0.1:${gone.port}/health` }).catch(
      (reason: unknown) => reason
    )
    expect(error).toMatchObject({
      code: 'server-not-ready',
      message: expect.stringContaining('it refused the connection (ECONNREFUSED)')
    })
  })
})
