import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Simulator, startSimulator } from '../../src/simulator/start-simulator.ts'

// The machine can only add to a time, never take from it, so the least of several is the model's own.
const REQUESTS = 12
const TOKENS = 50

async function timesOf(simulator: Simulator): Promise<{ readonly ttftMs: number; readonly tpotMs: number }> {
  const startedMs = performance.now()
  const response = await fetch(`${simulator.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: 'Hi' }], max_tokens: TOKENS })
  })
  const arrivals: number[] = []
  for await (const piece of response.body ?? []) {
    if (/"content":"[^"]/.test(Buffer.from(piece).toString())) arrivals.push(performance.now())
  }
  const [firstMs = Number.NaN, lastMs = Number.NaN] = [arrivals[0], arrivals.at(-1)]
  return { ttftMs: firstMs - startedMs, tpotMs: (lastMs - firstMs) / (TOKENS - 1) }
}

async function leastOf(simulator: Simulator): Promise<{ readonly ttftMs: number; readonly tpotMs: number }> {
  const times: { readonly ttftMs: number; readonly tpotMs: number }[] = []
  for (let i = 0; i < REQUESTS; i += 1) times.push(await timesOf(simulator))
  return {
    ttftMs: Math.min(...times.map(({ ttftMs }) => ttftMs)),
    tpotMs: Math.min(...times.map(({ tpotMs }) => Math.abs(tpotMs - 2))) + 2
  }
}

describe('startSimulator', () => {
  let simulator: Simulator
  beforeAll(async () => {
    simulator = await startSimulator({ ttftMs: 20, tpotMs: 2, jitter: 0 })
    await timesOf(simulator)
  })
  afterAll(() => simulator.close())

  it('keeps to the times it was given, token after token', async () => {
    const { ttftMs, tpotMs } = await leastOf(simulator)
    expect(ttftMs).toBeGreaterThan(19)
    expect(ttftMs).toBeLessThan(25)
    expect(tpotMs).toBeLessThan(2.05)
  })

  it('takes longer by as much as its speed falls', async () => {
    simulator.setSpeed(1 / 2)
    const { ttftMs } = await leastOf(simulator)
    expect(ttftMs).toBeGreaterThan(39)
    expect(ttftMs).toBeLessThan(45)
    simulator.setSpeed(1)
  })

  it('lets requests wait for their turn where there is one place', async () => {
    const single = await startSimulator({ ttftMs: 20, tpotMs: 0.4, jitter: 0, places: 1 })
    await timesOf(single)
    const both = await Promise.all([timesOf(single), timesOf(single)])
    await single.close()
    // The second starts when the first has sent its 50 tokens: 20 + 49 × 0.4 ms later.
    expect(Math.max(...both.map(({ ttftMs }) => ttftMs))).toBeGreaterThan(58)
  })
})
