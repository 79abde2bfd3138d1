import { once } from 'node:events'
import { createServer } from 'node:https'
import { type AddressInfo, connect, createServer as createNetServer, type Socket } from 'node:net'
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls'
import { describe, expect, it } from '@jest/globals'
import { KnownError } from '../../src/domain/errors.ts'
import { Secret } from '../../src/domain/secret.ts'
import type { MeasureOptions } from '../../src/measure/run/create-measure.ts'
import { makeCertificates } from '../support/certificates.ts'
import { C, D, F, U } from '../support/chat-events.ts'
import { runJob } from '../support/measure-job.ts'

const made = makeCertificates()
if (made === undefined) process.stderr.write('no openssl here: nothing about TLS is tested\n')
const certificates = made ?? { ca: '', server: { key: '', cert: '' }, client: { key: '', cert: '' } }
const { ca, server, client } = certificates
const withOpenssl = made === undefined ? describe.skip : describe

interface TlsServer {
  readonly port: number
  readonly clients: readonly string[]
  readonly close: () => Promise<void>
}

/** Answers every request with a short stream, and notes as whom the client showed itself. */
async function startTlsServer(asksForCertificate: boolean): Promise<TlsServer> {
  const clients: string[] = []
  const demands = asksForCertificate ? { ca, requestCert: true, rejectUnauthorized: true } : {}
  const https = createServer({ ...server, ...demands }, (request, response) => {
    const shown = (request.socket as TLSSocket).getPeerCertificate()
    clients.push(String(shown.subject?.CN ?? 'nobody'))
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(C('a') + C('b') + F('stop') + U(5, 2) + D)
  })
  https.listen(0, '127.0.0.1')
  await once(https, 'listening')
  return {
    port: (https.address() as AddressInfo).port,
    clients,
    close: async () => {
      https.closeAllConnections()
      https.close()
      await once(https, 'close')
    }
  }
}

/** A proxy that opens tunnels and counts them; is itself spoken to over TLS where that is said. */
async function startTunnel(isSecure = false) {
  const counts = { tunnels: 0 }
  const open = (socket: Socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (front) => {
      const port = Number(/^CONNECT 127\.0\.0\.1:(\d+) /.exec(front.toString())?.[1])
      counts.tunnels += 1
      const upstream = connect(port, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n')
        socket.pipe(upstream).pipe(socket)
      })
      upstream.on('error', () => socket.destroy())
    })
  }
  const proxy = isSecure ? createTlsServer(server, open) : createNetServer(open)
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return { port: (proxy.address() as AddressInfo).port, counts, close: () => proxy.close() }
}

const shown = { certPem: client.cert, keyPem: new Secret(client.key) }

async function measureOver(tls: TlsServer, options: Partial<MeasureOptions>) {
  try {
    return await runJob({ script: () => [], target: { baseUrl: `https://127.0.0.1:${tls.port}/v1` }, options })
  } finally {
    await tls.close()
  }
}

async function failureOver(tls: TlsServer, options: Partial<MeasureOptions>): Promise<KnownError> {
  const error: unknown = await measureOver(tls, options).catch((reason: unknown) => reason)
  if (!(error instanceof KnownError)) throw new Error(`no known failure: ${String(error)}`)
  return error
}

withOpenssl('a server with a certificate of its own authority', () => {
  it('is not trusted just so', async () => {
    expect(await failureOver(await startTlsServer(false), {})).toMatchObject({
      code: 'cannot-measure',
      message: expect.stringMatching(/has a certificate that is not trusted \([A-Z_]+\)$/),
      hint: expect.stringContaining('"ca-file"')
    })
  })

  it('is trusted with that authority, and setting it up is timed apart', async () => {
    const tls = await startTlsServer(false)
    const { measured } = await measureOver(tls, { caPem: ca })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    expect(measured.samples.every(({ connectionReused }) => connectionReused === true)).toBe(true)
    expect(Object.keys(measured.connectMs)).toEqual([`https://127.0.0.1:${tls.port}`])
    expect(tls.clients).toEqual(['nobody', 'nobody', 'nobody'])
  })

  it('is trusted with another authority named beside it: the system’s own stay', async () => {
    const ownAuthorities = getCACertificates('default')
    setDefaultCACertificates([ca])
    try {
      const other = makeCertificates()?.ca ?? ''
      const { measured } = await measureOver(await startTlsServer(false), { caPem: other })
      expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    } finally {
      setDefaultCACertificates(ownAuthorities)
    }
  })

  it('with an authority that is no certificate fails by the name of its key', async () => {
    expect(await failureOver(await startTlsServer(false), { caPem: 'hello' })).toMatchObject({
      code: 'unreadable-file',
      message: '"ca-file": is no certificate as PEM'
    })
  })
})

withOpenssl('a proxy with a certificate of its own authority', () => {
  const through = async (options: Partial<MeasureOptions>) => {
    const tunnel = await startTunnel(true)
    const environment = { HTTPS_PROXY: `https://localhost:${tunnel.port}` }
    const tls = await startTlsServer(false)
    const done = await measureOver(tls, { ...options, environment }).catch((reason: unknown) => reason)
    tunnel.close()
    return { done, counts: tunnel.counts }
  }

  it('is not trusted just so', async () => {
    const { done, counts } = await through({})
    expect(done).toMatchObject({ code: 'cannot-measure', hint: expect.stringContaining('"ca-file"') })
    expect(counts.tunnels).toBe(0)
  })

  it('is trusted with that authority', async () => {
    const { done, counts } = await through({ caPem: ca })
    expect(done).toMatchObject({ measured: { samples: [{ outcome: 'ok' }, { outcome: 'ok' }] } })
    expect(counts.tunnels).toBe(1)
  })
})

withOpenssl('a server that asks for a certificate', () => {
  it('hangs up on a client without one, which is then told what may be missing', async () => {
    expect(await failureOver(await startTlsServer(true), { caPem: ca })).toMatchObject({
      code: 'cannot-measure',
      message: expect.stringMatching(/hung up \([A-Z0-9_/]+\)$/),
      hint: expect.stringContaining('"client-cert-file"')
    })
  })

  it('gets the one that was named', async () => {
    const tls = await startTlsServer(true)
    const { measured } = await measureOver(tls, { caPem: ca, clientCertificate: shown })
    expect(measured.samples.map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
    expect(new Set(tls.clients)).toEqual(new Set(['client']))
  })

  it('gets it through a tunnel of a proxy as well', async () => {
    const tls = await startTlsServer(true)
    const tunnel = await startTunnel()
    const environment = { HTTPS_PROXY: `http://127.0.0.1:${tunnel.port}` }
    const { measured } = await measureOver(tls, { caPem: ca, clientCertificate: shown, environment })
    tunnel.close()
    expect(measured.samples.map(({ outcome, flags }) => [outcome, flags.includes('via-proxy')])).toEqual([
      ['ok', true],
      ['ok', true]
    ])
    expect(tunnel.counts.tunnels).toBe(1)
    expect(new Set(tls.clients)).toEqual(new Set(['client']))
  })

  it.each([
    [
      'a key of another',
      { certPem: client.cert, keyPem: new Secret(server.key) },
      '"client-key-file": is no private key'
    ],
    ['no key at all', { certPem: client.cert, keyPem: new Secret('hello') }, '"client-key-file": is no private key'],
    ['no certificate', { certPem: 'hello', keyPem: new Secret(client.key) }, '"client-cert-file": is no certificate']
  ])('is never asked with %s', async (_, clientCertificate, message) => {
    const tls = await startTlsServer(true)
    const error = await failureOver(tls, { caPem: ca, clientCertificate })
    expect(error).toMatchObject({ code: 'unreadable-file', message: expect.stringContaining(message) })
    expect(`${error.message} ${String(error.cause)}`).not.toContain('PRIVATE KEY---')
    expect(tls.clients).toEqual([])
  })
})
