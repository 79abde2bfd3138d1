import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import type { Dispatcher } from 'undici'
import type { RequestTimeouts } from '../../domain/plan.ts'
import type { Clock } from './clock.ts'
import type { Connector } from './connector.ts'
import { createDeadlines, type Deadlines } from './deadlines.ts'
import type { ConnectionUsed, Exchange, ExchangeEnd, Read, ReplyEnding } from './exchange.ts'
import { Recording } from './recording.ts'
import type { SendingSockets } from './sending-sockets.ts'

export interface WireRequest {
  readonly origin: string
  /** Path and query. */
  readonly path: string
  /** Hold the key: never to be shown. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** A GET has no body. POST unless given. */
  readonly method?: 'GET'
  readonly timeouts: RequestTimeouts
  /** Tells from the body so far whether the reply is over. Asked only in a silence: a connection that stays open then brings no reply. */
  readonly ending?: (reads: readonly Read[]) => ReplyEnding
}

export interface TransportParts {
  readonly dispatcher: Dispatcher
  readonly connector: Connector
  readonly sockets: SendingSockets
  readonly clock: Clock
}

/**
 * Sends one request and records what comes back. Never rejects: whatever happens is the exchange's end. This is the only
 * place that stamps time, on the bytes, before anything is decoded.
 */
export function send(parts: TransportParts, request: WireRequest, signal: AbortSignal): Promise<Exchange> {
  return new Promise((resolve) => {
    const handler = new Recorder(parts, request, resolve)
    const { origin, path, headers, method = 'POST' } = request
    if (signal.aborted) return handler.finish({ kind: 'aborted' })
    handler.onFinish = whenAborted(signal, () => handler.finish({ kind: 'aborted' }))
    // A buffer, so that headers and body leave in one write.
    const body = method === 'POST' ? Buffer.from(request.body) : null
    parts.dispatcher.dispatch({ origin, path, method, headers, body, headersTimeout: 0, bodyTimeout: 0 }, handler)
  })
}

/** Callbacks for the abort of a signal. */
const WAITING = new WeakMap<AbortSignal, Set<() => void>>()

/**
 * Returns what takes it back. One listener a signal: a signal looks through all of its listeners for each that comes or
 * goes, and all requests of a run share one signal.
 */
function whenAborted(signal: AbortSignal, then: () => void): () => void {
  const known = WAITING.get(signal)
  const waiting = known ?? new Set()
  if (known === undefined) {
    WAITING.set(signal, waiting)
    const all = (): void => {
      for (const each of [...waiting]) each()
    }
    signal.addEventListener('abort', all, { once: true })
  }
  waiting.add(then)
  return () => waiting.delete(then)
}

/** Sockets that carried a request before, so that the next one on them is known to have opened none. */
const USED = new WeakSet<Socket>()

/** Comments and empty lines of server-sent events; also nothing at all. */
const ONLY_SIGNS_OF_LIFE = /^(?::[^\r\n]*|[\r\n])*$/
/** Behind an end mark nothing comes, so that a quarter of a second without a word is enough. */
const QUIET_WAKES_AFTER_MARK = 1
/** Behind the reason for an end a count may still come: two seconds without a word. */
const QUIET_WAKES = 8

class Recorder implements Dispatcher.DispatchHandler {
  onFinish: (() => void) | undefined
  readonly #parts: TransportParts
  readonly #resolve: (exchange: Exchange) => void
  readonly #deadlines: Deadlines
  readonly #dispatchedAtMs: number
  readonly #recording = new Recording()
  #controller: Dispatcher.DispatchController | undefined
  #socket: Socket | undefined
  #connection: ConnectionUsed | undefined
  #writingAtMs: number | undefined
  #sentAtMs: number | undefined
  #uploadPending = false
  #status: number | undefined
  #headersAtMs: number | undefined
  #headers: Readonly<Record<string, string>> = {}
  /** Bytes that its connection had brought before this request. */
  #bytesBefore = 0
  #bytesRead = -1
  #turn = -1
  #done = false
  readonly #ending: WireRequest['ending']
  /** Bytes of the body at the last wake, and wakes in a row that found nothing but signs of life. */
  #seenBytes = 0
  #quietWakes = 0

  constructor(
    parts: TransportParts,
    { timeouts, ending }: Pick<WireRequest, 'timeouts' | 'ending'>,
    resolve: (exchange: Exchange) => void
  ) {
    this.#parts = parts
    this.#ending = ending
    this.#resolve = resolve
    this.#dispatchedAtMs = parts.clock.nowMs()
    this.#deadlines = createDeadlines({
      clock: parts.clock,
      timeouts,
      lastReadAtMs: () => this.#recording.lastAtMs(),
      expire: (timeout) => this.finish({ kind: 'timeout', timeout }),
      onWake: () => this.#endIfOver()
    })
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#done) {
      controller.abort(new Error('given up'))
      return
    }
    this.#parts.sockets.expect((socket) => {
      this.#writingAtMs = this.#parts.clock.nowMs()
      this.#socket = socket
      this.#bytesBefore = socket.bytesRead
      this.#connection = this.#describe(socket)
    })
  }

  onRequestSent(): void {
    const socket = this.#socket
    // One write took it all: that was right after the headers were made. By now this process may have lost its processor to
    // the very server that the write woke, by up to 10 ms on a busy machine, which no reply should be credited with.
    const whole = socket !== undefined && socket.writableLength === 0
    this.#sentAtMs = (whole ? this.#writingAtMs : undefined) ?? this.#parts.clock.nowMs()
    this.#deadlines.sent(this.#sentAtMs)
    if (socket === undefined || socket.writableLength === 0) return
    // TLS always reports its write as pending until the turn ends, so only what still waits then is really waiting.
    setImmediate(() => {
      this.#uploadPending = socket.writableLength > 0
    })
  }

  onResponseStart(_controller: unknown, status: number, headers: Readonly<Record<string, unknown>>): void {
    if (status < 200) return
    this.#headersAtMs = this.#parts.clock.nowMs()
    this.#status = status
    this.#headers = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  }

  onResponseData(_controller: unknown, bytes: Buffer): void {
    if (this.#done) return
    const bytesRead = this.#socket?.bytesRead ?? -1
    const turn = currentTurn()
    const lastAtMs = this.#recording.lastAtMs()
    const isSameRead = bytesRead >= 0 && bytesRead === this.#bytesRead
    const sameArrival = lastAtMs !== undefined && (isSameRead || turn === this.#turn)
    this.#bytesRead = bytesRead
    this.#turn = turn
    this.#recording.add(sameArrival ? lastAtMs : this.#parts.clock.nowMs(), bytes, sameArrival)
    if (lastAtMs === undefined) this.#deadlines.begun()
    if (this.#recording.isFull()) this.finish({ kind: 'failed', code: 'ERR_REPLY_TOO_LARGE' })
  }

  onResponseEnd(): void {
    this.finish({ kind: 'complete' })
  }

  onResponseError(_controller: unknown, error: unknown): void {
    const code = errorCode(error)
    this.finish(
      code === 'UND_ERR_CONNECT_TIMEOUT' ? { kind: 'timeout', timeout: 'timeout-connect' } : { kind: 'failed', code }
    )
  }

  /** Some servers leave the connection open, or go on sending comments, after a reply that is complete. */
  #endIfOver(): void {
    const fresh = this.#recording.textFrom(this.#seenBytes)
    this.#seenBytes = this.#recording.byteCount()
    this.#quietWakes = ONLY_SIGNS_OF_LIFE.test(fresh) ? this.#quietWakes + 1 : 0
    if (this.#quietWakes !== QUIET_WAKES_AFTER_MARK && this.#quietWakes !== QUIET_WAKES) return
    const ending = this.#ending?.(this.#recording.reads())
    if (ending !== 'marked' && (ending !== 'finished' || this.#quietWakes < QUIET_WAKES)) return
    this.finish({ kind: 'complete' })
    this.#controller?.abort(new Error('given up'))
  }

  finish(end: ExchangeEnd): void {
    if (this.#done) return
    this.#done = true
    const endedAtMs = this.#parts.clock.nowMs()
    this.#deadlines.clear()
    this.onFinish?.()
    if (end.kind !== 'complete') this.#controller?.abort(new Error('given up'))
    // After the turn, so that it is known whether the upload waited.
    setImmediate(() => this.#resolve(this.#exchange(endedAtMs, end)))
  }

  #exchange(endedAtMs: number, end: ExchangeEnd): Exchange {
    return {
      dispatchedAtMs: this.#dispatchedAtMs,
      ...(this.#sentAtMs === undefined ? {} : { sentAtMs: this.#sentAtMs }),
      uploadPending: this.#uploadPending,
      ...(this.#connection === undefined ? {} : { connection: this.#connection }),
      answered: (this.#socket?.bytesRead ?? 0) > this.#bytesBefore,
      ...(this.#status === undefined ? {} : { status: this.#status }),
      ...(this.#headersAtMs === undefined ? {} : { headersAtMs: this.#headersAtMs }),
      headers: this.#headers,
      reads: this.#recording.close(),
      endedAtMs,
      end
    }
  }

  #describe(socket: Socket): ConnectionUsed {
    const opened = this.#parts.connector.factsOf(socket)
    const reused = USED.has(socket)
    USED.add(socket)
    return {
      reused,
      ...(opened === undefined || reused ? {} : { opened }),
      // A socket that the connector does not know was opened by a proxy agent.
      viaProxy: opened === undefined,
      httpVersion: httpVersionOf(socket)
    }
  }
}

/** The protocol that TLS agreed on. Without TLS, or an agreement, it is HTTP/1.1. */
function httpVersionOf(socket: Socket): string {
  return (socket as Partial<TLSSocket>).alpnProtocol === 'h2' ? '2' : '1.1'
}

/** The code of a system's or undici's error; its message may hold addresses and more, and is never repeated. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown'
  const { code, name, cause, message } = error as Readonly<
    Partial<Record<'code' | 'name' | 'cause' | 'message', unknown>>
  >
  // OpenSSL's have a slash: ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE.
  const refused = /^Proxy response \((\d{3})\)/.exec(String((error as { readonly message?: unknown }).message))
  if (refused !== null) return `PROXY_${refused[1]}`
  if (typeof code === 'string' && /^[A-Z0-9_/]+$/.test(code)) return code
  if (cause !== undefined && cause !== error) return errorCode(cause)
  // llhttp gives this fault no code of its own in all versions.
  if (name === 'HTTPParserError' && /content-length|transfer-encoding/i.test(String(message)))
    return 'HPE_UNEXPECTED_CONTENT_LENGTH'
  return typeof name === 'string' ? name : 'unknown'
}

let turn = 0
let isMarked = false

/**
 * The number of the event loop's turn: all reads for which the loop asked the system at once are of one. What lies ready
 * together arrived together as far as anybody here can tell, however many pieces it is handed over in: a body longer than one
 * read, the records of one TLS segment.
 */
function currentTurn(): number {
  if (!isMarked) {
    isMarked = true
    // Runs right after the sockets were read, and once for all of them.
    setImmediate(nextTurn)
  }
  return turn
}

function nextTurn(): void {
  isMarked = false
  turn += 1
}
