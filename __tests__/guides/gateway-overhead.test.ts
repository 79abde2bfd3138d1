// The configuration of the guide, run through two builds of a small gateway over real sockets.
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { type Simulator, startSimulator } from '../../src/simulator/start-simulator.ts'
import { type Gateway, startGateway } from './a-small-gateway.ts'
import { runGuide } from './run-guide.ts'

jest.setTimeout(120_000)

const ADDED_MS = 40
let model: Simulator
let head: Gateway
let base: Gateway
beforeAll(async () => {
  model = await startSimulator({ seed: 3, ttftMs: 20, tpotMs: 1, outputTokens: 12, jitter: 0 })
  head = await startGateway(model.url, ADDED_MS)
  base = await startGateway(model.url, 0)
})
afterAll(async () => {
  await head.close()
  await base.close()
  await model.close()
})

it('the guide finds what a gateway adds in milliseconds, that it is too much, and that the build before added less', async () => {
  const { code, report, samples } = await runGuide('gateway-overhead', {
    'http://127.0.0.1:4000/v1': head.url,
    'http://127.0.0.1:4001/v1': base.url,
    'http://127.0.0.1:9000/v1': model.url
  })
  expect(code).toBe(1)
  expect(new Set(samples.map(({ outcome }) => outcome))).toEqual(new Set(['ok']))
  const [, added] = /adds ([\d.]+) ms \(95 % interval/.exec(report) ?? []
  // A timer is never early, and a busy machine adds its own.
  expect(Number(added)).toBeGreaterThan(0.95 * ADDED_MS)
  expect(Number(added)).toBeLessThan(5 * ADDED_MS)
  // One number, wherever it stands.
  expect(/\| Budget\soverhead\s.*?\*\*([\d.]+)\sms\*\*\s🔴/.exec(report)?.[1]).toBe(added)
  expect(report).toMatch(/\| TTFT \| [\d.]+\s→\s[\d.]+\sms\s🔴/)
})
