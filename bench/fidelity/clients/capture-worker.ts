// The thread of gate-worker.ts: sends, captures, and hands every exchange over with its bytes in one piece.
import { parentPort, workerData } from 'node:worker_threads'
import type { Schedule, Target } from '../../../src/domain/plan.ts'
import { systemClock } from '../../../src/measure/wire/clock.ts'
import type { Exchange } from '../../../src/measure/wire/exchange.ts'
import { openMeasureContext } from '../../../src/measure/wire/measure-context.ts'
import { send, type WireRequest } from '../../../src/measure/wire/transport.ts'
import { performanceOffsetMs } from '../load.ts'

export interface CaptureData {
  readonly target: Target
  readonly schedule: Schedule
}

export interface CaptureRequest {
  readonly number: number
  readonly request: WireRequest
}

/** An exchange whose reads are flat: bytes that move between threads, not copies. */
export interface Captured {
  readonly number: number
  readonly exchange: Omit<Exchange, 'reads'>
  readonly bytes: Uint8Array
  readonly reads: readonly { readonly atMs: number; readonly end: number; readonly sameArrival: boolean }[]
}

const { target, schedule }: CaptureData = workerData
const context = openMeasureContext([target], schedule, {
  clock: systemClock,
  environment: {},
  caPem: undefined,
  keyOf: () => undefined,
  nonce: () => ''
})
const { signal } = new AbortController()

async function capture({ number, request }: CaptureRequest): Promise<void> {
  const parts = { ...context, dispatcher: context.dispatcherOf(request.origin) }
  const { reads, ...exchange } = await send(parts, request, signal)
  const bytes = new Uint8Array(Buffer.concat(reads.map((read) => read.bytes)))
  let end = 0
  const flat = reads.map(({ atMs, bytes: { length }, sameArrival }) => {
    end += length
    return { atMs, end, sameArrival }
  })
  const captured: Captured = { number, exchange, bytes, reads: flat }
  parentPort?.postMessage(captured, [bytes.buffer])
}

parentPort?.on('message', (message: CaptureRequest | 'close') => {
  if (message !== 'close') return void capture(message)
  parentPort?.close()
  void context.close()
})
parentPort?.postMessage({ offsetMs: performanceOffsetMs() })
