import { once } from 'node:events'
import { createServer as createPlainServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, connect, createServer as createRelay } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { METRICS, streamed, tpotMs } from '../../src/domain/metric.ts'
import type { Sample } from '../../src/domain/sample.ts'
import { streamOnce } from '../../src/measure/sample/stream-once.ts'
import { systemClock } from '../../src/measure/wire/clock.ts'
import { openMeasureContext } from '../../src/measure/wire/measure-context.ts'
import { makeCertificates } from '../support/certificates.ts'
import { C, D, F, U } from '../support/chat-events.ts'
import { aMeasurePlan, aTarget } from '../support/measure-plan.ts'

const made = makeCertificates()
if (made === undefined) process.stderr.write('no openssl here: nothing over TLS is tested\n')
const KINDS = [
  ['http', (listener: RequestListener): Server => createPlainServer(listener)],
  ...(made === undefined
    ? []
    : [['https', (listener: RequestListener): Server => createTlsServer(made.server, listener)] as const])
] as const

async function sampleFrom(baseUrl: string): Promise<Sample> {
  const target = aTarget({ baseUrl })
  const plan = aMeasurePlan([target])
  const [scenario] = plan.prompts.scenarios
  if (scenario === undefined) throw new Error('a plan without a scenario')
  const context = openMeasureContext([target], plan.schedule, {
    keyOf: () => undefined,
    environment: {},
    caPem: made?.ca,
    clock: systemClock,
    nonce: () => '123456789012',
    stallMs: Number.POSITIVE_INFINITY
  })
  try {
    const question = { target, scenario, slot: { round: 0, arm: 'head' } } as const
    const attempt = await streamOnce(context, question, new AbortController().signal)
    if (attempt === undefined) throw new Error('nothing was asked')
    return attempt.sample
  } finally {
    await context.close()
  }
}

const portOf = (server: { readonly address: () => unknown }): number => (server.address() as AddressInfo).port

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const piecesOf = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => C(`token ${index}`))
const endOf = (count: number): string => F('stop') + U(5, count) + D

describe.each(KINDS)('a reply over %s', (scheme, create) => {
  it.each([20, 60, 200, 500, 1000])(
    'of %i chunks in one write did not stream, however many reads bring it',
    async (count) => {
      const server = await listening(
        create((request, response) => {
          request.resume()
          response.writeHead(200, { 'content-type': 'text/event-stream' })
          setTimeout(() => response.end(piecesOf(count).join('') + endOf(count)), 50)
        })
      )
      const sample = await sampleFrom(`${scheme}://127.0.0.1:${portOf(server)}/v1`)
      server.close()
      expect(sample).toMatchObject({ outcome: 'ok', chunkCount: count, outputTokenCount: count })
      expect(streamed(sample)).toBe(false)
      expect(
        ['buffered', 'coalesced'].filter((flag) => (sample.flags as readonly string[]).includes(flag))
      ).toHaveLength(1)
      expect([tpotMs(sample), METRICS.icl.derive(sample), METRICS.output_speed.derive(sample)]).toEqual([
        undefined,
        undefined,
        undefined
      ])
    }
  )

  it('that something on the way held back after it had begun did not stream, and one that nothing held did', async () => {
    const count = 40
    const server = await listening(
      create((request, response) => {
        request.resume()
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        const pieces = [...piecesOf(count)]
        const timer = setInterval(() => {
          const piece = pieces.shift()
          if (piece !== undefined) return response.write(piece)
          clearInterval(timer)
          return response.end(endOf(count))
        }, 5)
      })
    )
    const relay = createRelay((socket) => {
      const upstream = connect(portOf(server), '127.0.0.1')
      const held: Buffer[] = []
      let release: NodeJS.Timeout | undefined
      for (const end of [socket, upstream]) end.on('error', () => undefined)
      socket.pipe(upstream)
      upstream.on('data', (bytes) => {
        // What opens the connection goes through; what is the reply waits for a pause of it.
        if (socket.bytesWritten < 4000 && bytes.length > 1000) return socket.write(bytes)
        held.push(bytes)
        clearTimeout(release)
        release = setTimeout(() => socket.write(Buffer.concat(held.splice(0))), 300)
        return undefined
      })
    })
    relay.listen(0, '127.0.0.1')
    await once(relay, 'listening')
    const heldBack = await sampleFrom(`${scheme}://127.0.0.1:${portOf(relay)}/v1`)
    const free = await sampleFrom(`${scheme}://127.0.0.1:${portOf(server)}/v1`)
    relay.close()
    server.close()
    expect([streamed(heldBack), tpotMs(heldBack)]).toEqual([false, undefined])
    expect(free.readCount).toBeGreaterThan(count / 4)
    expect(streamed(free)).toBe(true)
  })
})
