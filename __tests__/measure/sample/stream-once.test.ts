import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import type { Target } from '../../../src/domain/plan.ts'
import type { Sample } from '../../../src/domain/sample.ts'
import { streamOnce } from '../../../src/measure/sample/stream-once.ts'
import type { HealthWatch } from '../../../src/measure/wire/client-health.ts'
import { systemClock } from '../../../src/measure/wire/clock.ts'
import { openMeasureContext } from '../../../src/measure/wire/measure-context.ts'
import { any, C, D, F, U } from '../../support/chat-events.ts'
import { aMeasurePlan, aTarget } from '../../support/measure-plan.ts'
import { head, httpChunk, type Script, startRawServer } from '../../support/raw-server.ts'

/** Asks so many times, one after another, with a watch that only notes what it was asked and told. */
async function askWatched(target: Partial<Target>, count = 1) {
  const asked = aTarget(target)
  const plan = aMeasurePlan([asked])
  const [scenario] = plan.prompts.scenarios
  if (scenario === undefined) throw new Error('a plan without a scenario')
  const spans: (readonly [fromMs: number, toMs: number])[] = []
  const lagsMs: number[] = []
  const options = { keyOf: () => undefined, environment: {}, caPem: undefined, nonce: () => '123456789012' }
  const context = openMeasureContext([asked], plan.schedule, { ...options, clock: systemClock })
  const health: HealthWatch = {
    ...context.health,
    stalledBetween: (...span) => spans.push(span) < 0,
    dispatched: (lagMs) => lagsMs.push(lagMs)
  }
  try {
    const samples: Sample[] = []
    for (let done = 0; done < count; done += 1) {
      const question = { target: asked, scenario, slot: { round: 0, arm: 'head' } } as const
      const attempt = await streamOnce({ ...context, health }, question, new AbortController().signal)
      if (attempt === undefined) throw new Error('nothing was asked')
      samples.push(attempt.sample)
    }
    return { samples, spans, lagsMs }
  } finally {
    await context.close()
  }
}

async function askServer(script: Script, count = 1) {
  const server = await startRawServer(() => script)
  try {
    return await askWatched({ baseUrl: server.url }, count)
  } finally {
    await server.close()
  }
}

describe('a stall of this process', () => {
  const TOKENS = C('a') + C('b')
  const LAST = F('stop') + U(5, 2) + D

  it('is looked for until the last token, and no longer: what ends a reply is in no metric but its end', async () => {
    const { samples, spans } = await askServer([
      { atMs: 0, bytes: head() + TOKENS },
      { atMs: 80, bytes: LAST, close: 'fin' }
    ])
    const [{ lastMs = Number.NaN, endMs = Number.NaN } = {}] = samples
    const [[fromMs, toMs] = [0, 0]] = spans
    expect(toMs - fromMs).toBeCloseTo(lastMs, 6)
    expect(endMs).toBeGreaterThan(lastMs)
  })

  it('is looked for until the end where there was no token', async () => {
    const { samples, spans } = await askServer([{ atMs: 20, bytes: head(500), close: 'fin' }])
    const [[fromMs, toMs] = [0, 0]] = spans
    expect(toMs - fromMs).toBeCloseTo(samples[0]?.endMs ?? Number.NaN, 6)
  })
})

describe('the lag of a request', () => {
  const whole = httpChunk(C('a') + F('stop') + U(5, 1) + D) + httpChunk('')
  const chunked = { 'transfer-encoding': 'chunked' }

  it('is noted of each that found its connection open, and of no other: to open one is no delay of this process', async () => {
    const kept = await askServer([{ atMs: 0, bytes: head(200, { ...chunked, connection: 'keep-alive' }) + whole }], 3)
    expect(kept.samples.map(({ connectionReused }) => connectionReused)).toEqual([false, true, true])
    expect(kept.lagsMs).toEqual([expect.any(Number), expect.any(Number)])
    const closed = await askServer([{ atMs: 0, bytes: head(200, chunked) + whole, close: 'fin' }], 3)
    expect(closed.samples.map(({ connectionReused }) => connectionReused)).toEqual([false, false, false])
    expect(closed.lagsMs).toEqual([])
  })
})

describe('an upload', () => {
  /** Reads nothing for a while, then all, and answers. */
  async function startSlowReader() {
    const server = createServer((socket) => {
      let readCount = 0
      socket.on('error', () => undefined)
      socket.pause()
      setTimeout(() => socket.resume(), 100)
      socket.on('data', (bytes) => {
        readCount += bytes.length
        if (bytes.at(-1) === 0x7d) socket.end(head() + C('a') + F('stop') + U(readCount, 1) + D)
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return { baseUrl: `http://127.0.0.1:${port}/v1`, close: () => server.close() }
  }

  it.each([
    ['larger than what the system takes at once is still under way at t0, and said to be', 16_000_000, true],
    ['that the system takes at once is not', 100, false]
  ])('%s', async (_, paddingBytes, pending) => {
    const { baseUrl, close } = await startSlowReader()
    const { samples } = await askWatched({ baseUrl, extraBody: { padding: 'y'.repeat(paddingBytes) } })
    close()
    expect(samples).toMatchObject([{ outcome: 'ok' }])
    expect(samples[0]?.flags.includes('upload-pending')).toBe(pending)
  })
})

describe('the words of a server', () => {
  const LONG = 'Once upon a time there was a list of thirty words'

  it.each([
    [
      'in the middle of a reply',
      C('Hello') + any({ text: 'NETWORK ERROR', error_code: 50_001 }) + D,
      'error-midstream'
    ],
    ['in place of a reply', any({ base_resp: { status_code: 1002, status_msg: 'NETWORK ERROR' } }) + D, 'api-error'],
    ['and no code', C('Hello') + any({ detail: 'NETWORK ERROR' }), 'error-midstream']
  ])('stay with a sample that failed: %s', async (_, events, outcome) => {
    const { samples } = await askServer([{ atMs: 0, bytes: head() + events, close: 'fin' }])
    expect(samples).toMatchObject([{ outcome, serverMessage: 'NETWORK ERROR' }])
  })

  it('stay without what they repeat of the reply', async () => {
    const events = C(LONG) + any({ error: { message: `bad output: ${LONG}!` } })
    const { samples } = await askServer([{ atMs: 0, bytes: head() + events, close: 'fin' }])
    expect(samples).toMatchObject([{ outcome: 'error-midstream', serverMessage: 'bad output: …!' }])
  })

  it('are none where more was generated after them', async () => {
    const events = any({ status: 'queued', message: 'You are third in line' }) + C('Hello') + F('stop') + U(5, 2) + D
    const { samples } = await askServer([{ atMs: 0, bytes: head() + events, close: 'fin' }])
    expect(samples).toMatchObject([{ outcome: 'ok' }])
    expect(samples[0]).not.toHaveProperty('serverMessage')
  })

  it('are none where the model had finished before them', async () => {
    const events = C('Hello') + F('stop') + any({ message: 'all done' }) + U(5, 2) + D
    const { samples } = await askServer([{ atMs: 0, bytes: head() + events, close: 'fin' }])
    expect(samples).toMatchObject([{ outcome: 'ok' }])
  })

  it('are none of ours: a stream that is broken says nothing', async () => {
    const { samples } = await askServer([{ atMs: 0, bytes: `${head()}data: {"cho\n\n`, close: 'fin' }])
    expect(samples[0]).not.toHaveProperty('serverMessage')
  })

  it('name the end that was no good one', async () => {
    const { samples } = await askServer([{ atMs: 0, bytes: head() + C('Hello') + F('time_limit') + D, close: 'fin' }])
    expect(samples).toMatchObject([{ outcome: 'error-midstream', endReason: 'time_limit' }])
  })
})
