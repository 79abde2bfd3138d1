import { describe, expect, it, jest } from '@jest/globals'
import { C, D, delta, F, R, U } from '../support/chat-events.ts'
import { runJob } from '../support/measure-job.ts'
import { ask } from '../support/measure-wire.ts'
import { head, httpChunk, type Script } from '../support/raw-server.ts'

// A busy machine may stall this process for long enough to void a sample.
jest.retryTimes(2)

const answer = C('a') + C('b') + F('stop') + U(5, 2) + D
const kept: Script = [
  {
    atMs: 0,
    bytes: head(200, { 'transfer-encoding': 'chunked', connection: 'keep-alive' }) + httpChunk(answer) + httpChunk('')
  }
]
const closed: Script = [
  { atMs: 0, bytes: head() + answer },
  { atMs: 0, close: 'fin' }
]

describe('30: a connection', () => {
  it('is opened once, and then used again', async () => {
    const { measured, served } = await runJob({ script: () => kept, slotCount: 3, warm: true })
    expect(measured.samples.map(({ connectionReused }) => connectionReused)).toEqual([false, true, true])
    expect(measured.samples.map((sample) => 'connectMs' in sample)).toEqual([true, false, false])
    expect(new Set(served.map(({ connection }) => connection)).size).toBe(1)
  })

  it('that the server closes after each answer is opened for each, which is said and in no other time', async () => {
    const { measured, served } = await runJob({ script: () => closed, slotCount: 3, warm: true })
    expect(measured.samples.map(({ outcome, connectionReused }) => [outcome, connectionReused])).toEqual(
      Array.from({ length: 3 }, () => ['ok', false])
    )
    for (const { connectMs } of measured.samples) expect(connectMs).toBeGreaterThan(0)
    expect(new Set(served.map(({ connection }) => connection)).size).toBe(3)
  })
})

describe('21: a refusal', () => {
  it('streamed as such has a first token, and is no answer', async () => {
    const pieces = [R(''), delta({ refusal: 'I ' }), delta({ refusal: 'cannot.' }), F('stop'), U(5, 4), D]
    const script: Script = [
      { atMs: 0, bytes: head() },
      ...pieces.map((bytes, index) => ({ atMs: 10 * (index + 1), bytes })),
      { atMs: 70, close: 'fin' }
    ]
    const { sample } = (await ask(script)).attempt
    expect(sample).toMatchObject({ outcome: 'refusal', chunkCount: 2, outputTokenCount: 4 })
    expect(sample).toHaveProperty('ttftMs')
    expect(sample).not.toHaveProperty('ttfatMs')
  })
})
