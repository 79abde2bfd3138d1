import type { ServerResponse } from 'node:http'
import { type ChatEvents, errorEvent } from './chat-events.ts'
import type { Fault } from './fault.ts'
import type { Chunk } from './latency-model.ts'
import { waitUntil } from './wait-until.ts'

/** One reply: what to say, and when. */
export interface Reply {
  readonly events: ChatEvents
  /** Times are moments of `performance.now()`. */
  readonly chunks: readonly Chunk[]
  /** When the model turns to the request. */
  readonly startMs: number
  readonly fault: Fault
}

const STREAM_HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' }
const RETRY_AFTER_SECONDS = 1

/** Sends a reply, or does the wrong thing that was asked for. Rejects when the client has gone. */
export async function sendReply(response: ServerResponse, reply: Reply, signal: AbortSignal): Promise<void> {
  switch (reply.fault) {
    case 'status-429':
      return sendError(response, 429, 'too many requests')
    case 'status-500':
      return sendError(response, 500, 'the simulated server failed')
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>')
      return
    case 'empty':
      response.writeHead(200, STREAM_HEADERS).end()
      return
    case 'none':
    case 'slow-start':
      await sendStream(response, reply, signal)
      response.end(reply.events.end(tokenCount(reply.chunks)))
      return
    case 'truncate':
    case 'reset':
    case 'stall':
    case 'error-midstream':
      await sendHalf(response, reply, signal)
      return breakOff(response, reply.fault)
    default:
      reply.fault satisfies never
  }
}

/** Sends `{"error": …}` as the API words it. */
export function sendError(response: ServerResponse, status: number, message: string): void {
  const wait = status === 429 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}
  const body = { error: { message, type: 'simulated_error', code: status } }
  response.writeHead(status, { 'content-type': 'application/json', ...wait }).end(JSON.stringify(body))
}

async function sendStream(response: ServerResponse, reply: Reply, signal: AbortSignal): Promise<void> {
  // A slow start is slow from the first byte on; otherwise the headers and an empty first event come at once, as from
  // servers that answer before the model has started.
  await waitUntil(reply.fault === 'slow-start' ? (reply.chunks[0]?.atMs ?? 0) : reply.startMs, signal)
  response.writeHead(200, STREAM_HEADERS)
  response.write(reply.events.role)
  let sent = 0
  for (const { atMs, tokens } of reply.chunks) {
    await waitUntil(atMs, signal)
    response.write(reply.events.tokens(sent, tokens))
    sent += tokens
  }
}

/** Everything up to the middle, and then the wait for what would have come next. */
async function sendHalf(response: ServerResponse, reply: Reply, signal: AbortSignal): Promise<void> {
  const half = Math.ceil(reply.chunks.length / 2)
  await sendStream(response, { ...reply, chunks: reply.chunks.slice(0, half) }, signal)
  await waitUntil(reply.chunks[half]?.atMs ?? 0, signal)
}

function breakOff(response: ServerResponse, fault: 'truncate' | 'reset' | 'stall' | 'error-midstream'): void {
  if (fault === 'truncate') response.end()
  else if (fault === 'error-midstream') response.end(errorEvent)
  else if (fault === 'reset') response.socket?.resetAndDestroy()
  // A stall just keeps the connection open until the client gives up.
}

const tokenCount = (chunks: readonly Chunk[]) => chunks.reduce((sum, { tokens }) => sum + tokens, 0)
