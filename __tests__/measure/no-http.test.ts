import { describe, expect, it } from '@jest/globals'
import { runJob } from '../support/measure-job.ts'
import { ask } from '../support/measure-wire.ts'
import { head } from '../support/raw-server.ts'

describe('a server that speaks something else', () => {
  it.each([
    ['a banner of SSH', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['HTTP/2 unasked', '\u0000\u0000\u0012\u0004\u0000\u0000\u0000\u0000\u0000'],
    ['a header without a colon', 'HTTP/1.1 200 OK\r\nno colon\r\n\r\n'],
    ['headers without an end', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(70_000)}\r\n\r\n`],
    ['a chunk of no length', `${head(200, { 'transfer-encoding': 'chunked' })}zz\r\n`]
  ])('breaks the protocol, and was reached: %s', async (_, bytes) => {
    const { attempt } = await ask([
      { atMs: 0, bytes },
      { atMs: 20, close: 'fin' }
    ])
    expect(attempt.sample.outcome).toBe('protocol-error')
  })
})

it('is told to whoever has to correct the address', async () => {
  const script = [
    { atMs: 0, bytes: 'SSH-2.0-OpenSSH_9.6\r\n' },
    { atMs: 20, close: 'fin' as const }
  ]
  const error = await runJob({ script: () => script }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    code: 'wrong-endpoint',
    message: expect.stringMatching(/the server at 127\.0\.0\.1:\d+ does not speak HTTP/),
    hint: expect.stringContaining('"base-url"')
  })
})
