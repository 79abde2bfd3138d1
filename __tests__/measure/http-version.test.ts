import { once } from 'node:events'
import { createSecureServer, type Http2ServerRequest } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { Agent } from 'undici'
import { systemClock } from '../../src/measure/wire/clock.ts'
import { createConnector } from '../../src/measure/wire/connector.ts'
import { watchSendingSockets } from '../../src/measure/wire/sending-sockets.ts'
import { send } from '../../src/measure/wire/transport.ts'
import { makeCertificates } from '../support/certificates.ts'
import { C, D, F, U } from '../support/chat-events.ts'
import { runJob } from '../support/measure-job.ts'
import { TIMEOUTS } from '../support/measure-plan.ts'
import { ask } from '../support/measure-wire.ts'
import { head } from '../support/raw-server.ts'

const made = makeCertificates()
if (made === undefined) process.stderr.write('no openssl here: no version over TLS is tested\n')
const { ca, server } = made ?? { ca: '', server: { key: '', cert: '' } }
const withOpenssl = made === undefined ? it.skip : it

/** Speaks HTTP/2 to those who offer it, and HTTP/1.1 to the others. */
async function startEitherServer() {
  const seen: string[] = []
  const secure = createSecureServer({ ...server, allowHTTP1: true }, (request: Http2ServerRequest, response) => {
    seen.push(request.httpVersion)
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(C('a') + C('b') + F('stop') + U(5, 2) + D)
  })
  secure.listen(0, '127.0.0.1')
  await once(secure, 'listening')
  const { port } = secure.address() as AddressInfo
  return { origin: `https://127.0.0.1:${port}`, seen, close: () => secure.close() }
}

describe('the version of HTTP', () => {
  it('is 1.1 without TLS', async () => {
    const { attempt } = await ask([
      { atMs: 0, bytes: head() + C('a') + F('stop') + D },
      { atMs: 0, close: 'fin' }
    ])
    expect(attempt.sample.httpVersion).toBe('1.1')
  })

  withOpenssl('30: is 1.1 with a server that would speak HTTP/2 as well', async () => {
    const either = await startEitherServer()
    const target = { baseUrl: `${either.origin}/v1` }
    const { measured } = await runJob({ script: () => [], target, options: { caPem: ca } })
    either.close()
    expect(measured.samples.map(({ httpVersion }) => httpVersion)).toEqual(['1.1', '1.1'])
    expect(new Set(either.seen)).toEqual(new Set(['1.1']))
  })

  withOpenssl('is what was agreed on, not what was meant', async () => {
    const either = await startEitherServer()
    const dispatcher = new Agent({ allowH2: true, connect: { ca } })
    const sockets = watchSendingSockets()
    const connector = createConnector({
      clock: systemClock,
      connectTimeoutMs: 2000,
      caPem: undefined,
      clientCertificate: undefined
    })
    const request = { origin: either.origin, path: '/v1', headers: {}, body: '{}', timeouts: TIMEOUTS }
    const parts = { dispatcher, connector, sockets, clock: systemClock }
    const exchange = await send(parts, request, new AbortController().signal)
    sockets.close()
    await dispatcher.destroy()
    either.close()
    expect(either.seen).toEqual(['2.0'])
    expect(exchange.connection?.httpVersion).toBe('2')
  })
})
