import { X509Certificate } from 'node:crypto'
import { Socket } from 'node:net'
import { createSecureContext, getCACertificates } from 'node:tls'
import type { buildConnector as Connectors } from 'undici'
import { KnownError } from '../../domain/errors.ts'
import type { Secret } from '../../domain/secret.ts'
import type { Clock } from './clock.ts'
import { buildConnector } from './undici-parts.ts'

/** The times of opening a connection. */
export interface ConnectFacts {
  readonly origin: string
  /** DNS, TCP and TLS together. */
  readonly setUpMs: number
  /** TCP alone: about one round trip. */
  readonly tcpMs: number
}

export interface Connector {
  readonly connect: Connectors.connector
  /** Absent for a socket that a proxy opened. */
  readonly factsOf: (socket: Socket) => ConnectFacts | undefined
  /** Of every connection opened so far. */
  readonly opened: () => readonly ConnectFacts[]
}

/**
 * Node tries the addresses of a host one after another and gives each 250 ms, less than a round trip to the far side
 * of the world with a lost packet (nodejs/undici#2990).
 */
const ADDRESS_ATTEMPT_MS = 1000

/** The client's own certificate, for a server that asks for one. */
export interface ClientCertificate {
  readonly certPem: string
  readonly keyPem: Secret
}

export interface ConnectorOptions {
  readonly clock: Clock
  readonly connectTimeoutMs: number
  readonly caPem: string | undefined
  readonly clientCertificate?: ClientCertificate | undefined
}

/** Opens direct connections and notes how long each phase took. */
export function createConnector(options: ConnectorOptions): Connector {
  const { clock } = options
  const open = buildConnector(connectOptions(options))
  const bySocket = new WeakMap<Socket, ConnectFacts>()
  const opened: ConnectFacts[] = []
  const connect: Connectors.connector = (target, callback) => {
    const startMs = clock.nowMs()
    const phases = { resolvedMs: startMs, connectedMs: startMs }
    const connecting: unknown = open(target, (...result) => {
      const [error, socket] = result
      if (error === null && socket !== null) {
        const facts = {
          origin: `${target.protocol}//${target.host ?? target.hostname}`,
          setUpMs: clock.nowMs() - startMs,
          tcpMs: Math.max(0, phases.connectedMs - phases.resolvedMs)
        }
        bySocket.set(socket, facts)
        opened.push(facts)
      }
      callback(...result)
    })
    // The types do not say so, but the connector hands back its socket, and undici itself relies on that.
    if (connecting instanceof Socket) stampPhases(connecting, phases, clock)
    return connecting
  }
  return { connect, factsOf: (socket) => bySocket.get(socket), opened: () => opened }
}

function stampPhases(socket: Socket, phases: { resolvedMs: number; connectedMs: number }, clock: Clock): void {
  socket.once('lookup', () => {
    phases.resolvedMs = clock.nowMs()
  })
  // Ahead of undici's own listener, which may run the caller's code.
  socket.prependOnceListener('connect', () => {
    phases.connectedMs = clock.nowMs()
  })
}

/** Throws where a file holds no certificate, or a key that is not the certificate's: OpenSSL would say so at connecting. */
export function checkCertificates(options: Omit<ConnectorOptions, 'clock'>): void {
  const { caPem, clientCertificate } = options
  // A context would take a text without a certificate in silence.
  if (caPem !== undefined) attempt('"ca-file": is no certificate as PEM', () => new X509Certificate(caPem))
  if (clientCertificate === undefined) return
  const { certPem: cert, keyPem } = clientCertificate
  attempt('"client-cert-file": is no certificate as PEM', () => createSecureContext({ cert }))
  attempt('"client-key-file": is no private key of "client-cert-file" as PEM without a passphrase', () =>
    createSecureContext({ cert, key: keyPem.reveal() })
  )
}

/** Without the cause: its words may quote the file. */
function attempt(message: string, make: () => unknown): void {
  try {
    make()
  } catch {
    throw new KnownError('unreadable-file', message, { hint: 'Name a file that starts with "-----BEGIN".' })
  }
}

/**
 * Of every connection, whoever opens it. HTTP/2 is off: there, requests in flight share one connection, and its flow
 * control becomes part of every time.
 */
export function connectOptions({ connectTimeoutMs, caPem, clientCertificate }: Omit<ConnectorOptions, 'clock'>) {
  return {
    allowH2: false,
    timeout: connectTimeoutMs,
    autoSelectFamilyAttemptTimeout: ADDRESS_ATTEMPT_MS,
    ...(caPem === undefined ? {} : { ca: [...getCACertificates('default'), caPem] }),
    ...(clientCertificate === undefined
      ? {}
      : { cert: clientCertificate.certPem, key: clientCertificate.keyPem.reveal() })
  }
}
