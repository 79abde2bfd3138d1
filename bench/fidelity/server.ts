// The ground truth: a separate process that plays streams and stamps when the last byte of a request arrived and when it
// wrote each piece. A loopback write puts the bytes into the reader's socket before it returns.
import { createServer, type Socket } from 'node:net'
import { ID_OF_WARM_UP, type Load, monotonicMs } from './load.ts'

/** One stream as it was served. */
export interface ServedStream {
  readonly arrivedAtMs: number
  /** Stamps of the pieces that carry a token, just before each was handed to the system. */
  readonly wroteAtMs: number[]
}

/** Message from parent to server: start the next load, or return the results of the last one. */
export type ServerCommand = { readonly load: Load } | { readonly report: true }

interface Write {
  readonly atMs: number
  readonly run: () => void
}

let load: Load | undefined
let served: Record<string, ServedStream> = {}

/** Writes to come, as a heap by time: with hundreds of streams a timer for each token would cost more than the token. */
const heap: Write[] = []
let timer: NodeJS.Timeout | undefined

function schedule(write: Write): void {
  heap.push(write)
  let child = heap.length - 1
  while (child > 0) {
    const parent = (child - 1) >> 1
    if (atOf(parent) <= atOf(child)) break
    swap(parent, child)
    child = parent
  }
}

const atOf = (index: number): number => heap[index]?.atMs ?? Number.POSITIVE_INFINITY

function swap(a: number, b: number): void {
  const [first, second] = [heap[a], heap[b]]
  if (first === undefined || second === undefined) return
  heap[a] = second
  heap[b] = first
}

function takeFirst(): Write | undefined {
  swap(0, heap.length - 1)
  const first = heap.pop()
  for (let parent = 0; ; ) {
    const left = 2 * parent + 1
    const least = atOf(left + 1) < atOf(left) ? left + 1 : left
    if (atOf(least) >= atOf(parent)) return first
    swap(parent, least)
    parent = least
  }
}

/** Few at a time, so a request that arrives among many writes is stamped on arrival. */
const WRITES_A_TURN = 4
let isWriting = false

function arm(): void {
  clearTimeout(timer)
  if (!isWriting && heap.length > 0) timer = setTimeout(writeDue, Math.max(0, atOf(0) - monotonicMs()))
}

function writeDue(): void {
  for (let count = 0; count < WRITES_A_TURN && atOf(0) <= monotonicMs(); count += 1) takeFirst()?.run()
  isWriting = atOf(0) <= monotonicMs()
  if (isWriting) setImmediate(writeDue)
  else arm()
}

const event = (json: unknown): string => `data: ${JSON.stringify(json)}\n\n`
const httpChunk = (text: string): Buffer => Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
const piece = (delta: unknown, finish: string | null = null) =>
  event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_764_460_800,
    model: 'truth-1',
    system_fingerprint: 'fp_1',
    choices: [{ index: 0, delta, finish_reason: finish }],
    usage: null
  })
const HEAD =
  'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\nconnection: keep-alive\r\n\r\n'
const ROLE = Buffer.concat([Buffer.from(HEAD), httpChunk(piece({ role: 'assistant', content: '' }))])
const TOKEN = httpChunk(piece({ content: ' river' }))
const endOf = (tokenCount: number): Buffer =>
  Buffer.concat([
    httpChunk(piece({}, 'stop')),
    httpChunk(
      event({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1_764_460_800,
        model: 'truth-1',
        choices: [],
        usage: { prompt_tokens: 20, completion_tokens: tokenCount, total_tokens: 20 + tokenCount }
      })
    ),
    httpChunk('data: [DONE]\n\n'),
    httpChunk('')
  ])

function answer(socket: Socket, id: string, arrivedAtMs: number): void {
  if (load === undefined) return
  const { ttftMs, tokensPerSecond, tokenCount } = load
  const wroteAtMs: number[] = []
  if (id !== ID_OF_WARM_UP) served[id] = { arrivedAtMs, wroteAtMs }
  socket.write(ROLE)
  const writeToken = (): void => {
    if (socket.destroyed) return
    wroteAtMs.push(monotonicMs())
    socket.write(TOKEN)
  }
  const stepMs = 1000 / tokensPerSecond
  for (let index = 0; index < tokenCount; index += 1) {
    schedule({ atMs: arrivedAtMs + ttftMs + index * stepMs, run: writeToken })
  }
  const endAtMs = arrivedAtMs + ttftMs + (tokenCount - 0.5) * stepMs
  schedule({ atMs: endAtMs, run: () => void (socket.destroyed || socket.write(endOf(tokenCount))) })
  arm()
}

/** Requests are short and come one at a time per connection, so the end of a body is the end of a request. */
function readRequests(socket: Socket): void {
  let text = ''
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => {
    const nowMs = monotonicMs()
    text += bytes.toString('latin1')
    const headEnd = text.indexOf('\r\n\r\n')
    const length = Number(/content-length: *(\d+)/i.exec(text)?.[1] ?? 0)
    if (headEnd < 0 || text.length < headEnd + 4 + length) return
    const id = /"model": ?"([^"]+)"/.exec(text)?.[1] ?? ''
    text = ''
    answer(socket, id, nowMs)
  })
}

const server = createServer({ noDelay: true }, readRequests)
server.listen({ port: 0, host: '127.0.0.1', backlog: 1024 }, () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
})
process.on('message', (command: ServerCommand) => {
  if ('load' in command) {
    load = command.load
    served = {}
    process.send?.({ ready: true })
  } else {
    process.send?.({ served })
  }
})
process.on('disconnect', () => process.exit())
