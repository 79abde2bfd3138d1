// A trial: this project's client with the sockets in a thread of their own, and everything else in the main one. See
// docs/decisions/2026-11-30-capture-thread.md. Not among the clients that are compared unless it is asked for.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { interpretSteps } from '../../../src/measure/sample/interpret.ts'
import type { Exchange } from '../../../src/measure/wire/exchange.ts'
import { inSlices } from '../../../src/measure/wire/in-slices.ts'
import { openaiChat } from '../../../src/providers/openai-chat.ts'
import { messagesOf, scheduleOf, targetOf } from '../gate-target.ts'
import { loadOfArguments, runLoad, type SeenStream } from '../load.ts'
import type { CaptureData, Captured, CaptureRequest } from './capture-worker.ts'

const load = loadOfArguments()
const target = targetOf(load)
const schedule = scheduleOf(load)
const { origin, pathname } = new URL(load.baseUrl)
const workerData: CaptureData = { target, schedule }
const worker = new Worker(new URL('./capture-worker.ts', import.meta.url), {
  workerData,
  // The thread makes garbage and keeps nothing: a large nursery empties it seldom.
  resourceLimits: { maxYoungGenerationSizeMb: 48 }
})
const [{ offsetMs }]: readonly [{ readonly offsetMs: number }] = (await once(worker, 'message')) as never
const waiting = new Map<number, (captured: Captured) => void>()
worker.on('message', (captured: Captured) => {
  waiting.get(captured.number)?.(captured)
  waiting.delete(captured.number)
})
let requestCount = 0

function capture(body: string): Promise<Captured> {
  const number = requestCount
  requestCount += 1
  const request: CaptureRequest = {
    number,
    request: {
      origin,
      path: `${pathname}/chat/completions`,
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body,
      timeouts: schedule.requestTimeouts
    }
  }
  return new Promise((resolve) => {
    waiting.set(number, resolve)
    worker.postMessage(request)
  })
}

function exchangeOf({ exchange, bytes, reads }: Captured): Exchange {
  const whole = reads.map(({ atMs, end, sameArrival }, index) => ({
    atMs,
    bytes: bytes.subarray(reads[index - 1]?.end ?? 0, end),
    sameArrival
  }))
  return { ...exchange, reads: whole }
}

async function ask(id: string): Promise<SeenStream> {
  const { body } = openaiChat.buildRequest({ ...target, model: id }, messagesOf(), load.tokenCount)
  const captured = await capture(JSON.stringify(body))
  const { derived } = await inSlices(interpretSteps(openaiChat, exchangeOf(captured)))
  const { ttftMs, lastMs, chunkCount = 0 } = derived
  const { sentAtMs: sent } = captured.exchange
  if (ttftMs === undefined || lastMs === undefined || sent === undefined) throw new Error(`no times: ${id}`)
  const sentAtMs = sent + offsetMs
  return { id, sentAtMs, firstAtMs: sentAtMs + ttftMs, lastAtMs: sentAtMs + lastMs, chunkCount }
}

await runLoad(load, ask)
worker.postMessage('close')
