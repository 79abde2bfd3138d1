import { expect, it } from '@jest/globals'
import { systemClock } from '../../../src/measure/wire/clock.ts'
import { C, D, F, U } from '../../support/chat-events.ts'
import { runJob } from '../../support/measure-job.ts'
import { document, head, httpChunk } from '../../support/raw-server.ts'

const GOOD = [
  {
    atMs: 0,
    bytes:
      head(200, { 'transfer-encoding': 'chunked', connection: 'keep-alive' }) +
      httpChunk(C('a') + C('b') + C('c') + F('stop') + U(5, 3) + D) +
      httpChunk('')
  }
]

it('waits for a server longer than the measuring may take, and has all of that time left', async () => {
  const { measured } = await runJob({
    // Four refusals: 3.75 s of waiting.
    script: (index) => (index < 4 ? document(503, '{"error":{"message":"loading model"}}') : GOOD),
    target: { owned: true, readyTimeoutMs: 60_000 },
    schedule: { timeoutMs: 2500 },
    options: { clock: systemClock }
  })
  expect(measured.end.reason).toBe('fixed')
  expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
})
