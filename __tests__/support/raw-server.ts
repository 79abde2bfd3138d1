import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'

/** What the server does at a moment after it has read the whole request. */
export interface Step {
  readonly atMs: number
  readonly bytes?: string | Uint8Array
  /** `fin` ends the connection, `reset` breaks it. Without either it stays open. */
  readonly close?: 'fin' | 'reset'
}

/** A reply, byte for byte. */
export type Script = readonly Step[]

/** A request as it came, and when each step of its reply was taken, in ms after the whole request was there. */
export interface Served {
  readonly head: string
  readonly body: string
  readonly connection: number
  readonly arrivedAtMs: number
  readonly stepAtMs: number[]
  /** When the client closed, in ms after the whole request was there. */
  closedAtMs?: number
}

export interface RawServer {
  readonly port: number
  readonly url: string
  readonly served: readonly Served[]
  readonly close: () => Promise<void>
}

/** Answers each request with what `scriptOf` gives for it: plain bytes at plain times, with no HTTP library between. */
export async function startRawServer(scriptOf: (request: Served, index: number) => Script): Promise<RawServer> {
  const served: Served[] = []
  const open = new Set<Socket>()
  let connections = 0
  const server = createServer({ noDelay: true }, (socket) => {
    const connection = connections
    connections += 1
    open.add(socket)
    // A listener for each request of a long connection.
    socket.setMaxListeners(0)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    readRequests(socket, (head, body) => {
      const request: Served = { head, body, connection, arrivedAtMs: performance.now(), stepAtMs: [] }
      served.push(request)
      socket.once('close', () => {
        request.closedAtMs = performance.now() - request.arrivedAtMs
      })
      void play(socket, scriptOf(request, served.length - 1), request)
    })
  })
  const port = await listen(server)
  return {
    port,
    url: `http://127.0.0.1:${port}/v1`,
    served,
    close: async () => {
      // Clients that are gone are seen to go, so that it is known when they went.
      const patience = AbortSignal.timeout(200)
      await Promise.all([...open].map((socket) => once(socket, 'close', { signal: patience }).catch(() => undefined)))
      for (const socket of open) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    }
  }
}

async function play(socket: Socket, script: Script, request: Served): Promise<void> {
  for (const { atMs, bytes, close } of script) {
    const waitMs = request.arrivedAtMs + atMs - performance.now()
    // A turn between any two writes, so that each is an arrival of its own.
    await new Promise((resolve) => (waitMs > 0 ? setTimeout(resolve, waitMs) : setImmediate(resolve)))
    if (socket.destroyed) return
    request.stepAtMs.push(performance.now() - request.arrivedAtMs)
    if (bytes !== undefined) socket.write(bytes)
    if (close === 'fin') socket.end()
    if (close === 'reset') socket.resetAndDestroy()
  }
}

function readRequests(socket: Socket, onRequest: (head: string, body: string) => void): void {
  let buffered = Buffer.alloc(0)
  socket.on('data', (bytes) => {
    buffered = Buffer.concat([buffered, bytes])
    for (;;) {
      const headEnd = buffered.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const head = buffered.subarray(0, headEnd).toString('latin1')
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
      if (buffered.length < headEnd + 4 + length) return
      const body = buffered.subarray(headEnd + 4, headEnd + 4 + length).toString()
      buffered = buffered.subarray(headEnd + 4 + length)
      onRequest(head, body)
    }
  })
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
}

/** A response head; `connection: close` and no length, so that the body ends with the connection. */
export function head(status = 200, headers: Readonly<Record<string, string>> = {}): string {
  const all = { 'content-type': 'text/event-stream', connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} Status\r\n${lines.join('')}\r\n`
}

/** One piece of a chunked body. */
export function httpChunk(text: string): string {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
}

/** A whole reply with a length, on a connection that stays. */
export function document(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Script {
  const length = String(Buffer.byteLength(body))
  const all = { 'content-type': 'application/json', connection: 'keep-alive', ...headers, 'content-length': length }
  return [{ atMs: 0, bytes: head(status, all) + body }]
}
