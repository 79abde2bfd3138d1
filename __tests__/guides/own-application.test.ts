// The configuration of the guide, run against two builds of a small application over real sockets.
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { type Application, startApplication } from './an-sse-application.ts'
import { runGuide } from './run-guide.ts'

jest.setTimeout(120_000)

let head: Application
let base: Application
beforeAll(async () => {
  // A second look-up that nobody noticed in review.
  head = await startApplication(60)
  base = await startApplication(5)
})
afterAll(async () => {
  await head.close()
  await base.close()
})

it('the guide finds that an application starts its answers later, and tells them from what it shows before', async () => {
  const addresses = { 'http://127.0.0.1:8000': head.url, 'http://127.0.0.1:8001': base.url }
  const { code, report, samples } = await runGuide('own-application', addresses)
  expect(code).toBe(1)
  expect(report).toMatch(/LLM latency: .*bot.* starts .* later/)
  expect(new Set(samples.map(({ outcome }) => outcome))).toEqual(new Set(['ok']))
  expect(new Set(samples.map(({ outputTokenSource }) => outputTokenSource))).toEqual(new Set(['estimated']))
  // The sources came at once, and are no answer.
  const first = samples.filter(({ arm }) => arm === 'head').map(({ ttftMs }) => ttftMs ?? 0)
  expect(Math.min(...first)).toBeGreaterThan(55)
  expect(head.asked[0]).toEqual({ message: expect.stringMatching(/^\[\d{12}\] \S/) })
})
