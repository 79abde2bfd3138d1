// This project's client, as a run uses it: one call for a request, sent, captured, interpreted.

import { freshNonce } from '../../../src/measure/sample/cold-cache.ts'
import { streamOnce } from '../../../src/measure/sample/stream-once.ts'
import { systemClock } from '../../../src/measure/wire/clock.ts'
import { openMeasureContext } from '../../../src/measure/wire/measure-context.ts'
import { messagesOf, scheduleOf, targetOf } from '../gate-target.ts'
import { loadOfArguments, performanceOffsetMs, runLoad, type SeenStream } from '../load.ts'

const load = loadOfArguments()
const target = targetOf(load)
const context = openMeasureContext([target], scheduleOf(load), {
  clock: systemClock,
  environment: {},
  caPem: undefined,
  keyOf: () => undefined,
  nonce: freshNonce
})
const { signal } = new AbortController()
const offsetMs = performanceOffsetMs()
const scenario = { id: 's', kind: 'chat', messages: messagesOf(), maxOutputTokens: load.tokenCount }

async function ask(id: string): Promise<SeenStream> {
  const question = { target: { ...target, model: id }, scenario, slot: { round: 0, arm: 'head' } } as const
  const attempt = await streamOnce(context, question, signal)
  const { ttftMs, lastMs, startedAtMs, chunkCount = 0 } = attempt?.sample ?? {}
  if (ttftMs === undefined || lastMs === undefined || startedAtMs === undefined) {
    throw new Error(`no times: ${JSON.stringify(attempt?.sample)}`)
  }
  const sentAtMs = context.startMs + startedAtMs + offsetMs
  return { id, sentAtMs, firstAtMs: sentAtMs + ttftMs, lastAtMs: sentAtMs + lastMs, chunkCount }
}

await runLoad(load, ask)
await context.close()
