import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { InputError } from '../domain/errors.ts'
import { chatEvents } from './chat-events.ts'
import { type ChatRequest, readChatRequest } from './chat-request.ts'
import type { Fault } from './fault.ts'
import { admit, type Chunk, drawChunks, drawRunEffect, emptyQueue, type Latency, type Noise } from './latency-model.ts'
import { type Random, seededNoise } from './random.ts'
import { type Reply, sendError, sendReply } from './send-reply.ts'

export interface SimulatorOptions extends Latency, Noise {
  /** 0: any free one. */
  readonly port: number
  readonly seed: number
  /** Tokens of a reply, unless the request asks for fewer. */
  readonly outputTokens: number
  /** Requests served at the same time; the others wait their turn. */
  readonly places: number
  readonly fault: Fault
  /** Share of requests that meet the fault. */
  readonly faultRatio: number
}

/** At the defaults the medians are what `ttftMs` and `tpotMs` say, with a little noise around them. */
const SIMULATOR_DEFAULTS: SimulatorOptions = {
  port: 0,
  seed: 1,
  ttftMs: 20,
  tpotMs: 2,
  prefillMsPerToken: 0,
  chunkTokens: 1,
  jitter: 0.05,
  runNoise: 0,
  stallRatio: 0,
  outputTokens: 200,
  places: 32,
  fault: 'none',
  faultRatio: 1
}

export interface Simulator {
  /** The base URL of an OpenAI-compatible API: `http://127.0.0.1:PORT/v1`. */
  readonly url: string
  readonly port: number
  /** Every time of later requests is divided by it: 2 is twice as fast, 1 / 1.3 is 30 % slower. Starts at 1. */
  readonly setSpeed: (factor: number) => void
  /** Starts another run: draws what its requests share, and begins their noise anew. */
  readonly nextRun: () => void
  readonly close: () => Promise<void>
}

/** Longest request body read, so that a mistaken upload cannot fill the memory. */
const MAX_BODY_BYTES = 16 * 1024 * 1024
/** Longer than a client pauses between requests, so that no kept connection closes under a request. */
const IDLE_SOCKET_MS = 600_000
/** The delay of a reply with a slow start. */
const SLOW_START_FACTOR = 10

/** A simulated model behind an OpenAI-compatible streaming endpoint, on loopback only. The same seed gives the same times. */
export async function startSimulator(given: Partial<SimulatorOptions> = {}): Promise<Simulator> {
  const options = { ...SIMULATOR_DEFAULTS, ...given }
  refuseImpossible(options)
  const model = createModel(options)
  const server = createServer((message, response) => void serve(message, response, model))
  server.keepAliveTimeout = IDLE_SOCKET_MS
  const port = await listen(server, options.port)
  return {
    url: `http://127.0.0.1:${port}/v1`,
    port,
    setSpeed: model.setSpeed,
    nextRun: model.nextRun,
    close: () => close(server)
  }
}

/** Refuses options that make a stream without an end, or none at all. */
function refuseImpossible(options: SimulatorOptions): void {
  const counts = (['chunkTokens', 'outputTokens', 'places'] as const).map((where) => ({
    where,
    allowed: Number.isSafeInteger(options[where]) && options[where] > 0,
    message: `got ${options[where]}; a whole number from 1 is allowed`
  }))
  const ratios = (['stallRatio', 'faultRatio'] as const).map((where) => ({
    where,
    allowed: options[where] >= 0 && options[where] <= 1,
    message: `got ${options[where]}; a number from 0 to 1 is allowed`
  }))
  const amounts = (['ttftMs', 'tpotMs', 'prefillMsPerToken', 'jitter', 'runNoise'] as const).map((where) => ({
    where,
    allowed: options[where] >= 0 && options[where] < Number.POSITIVE_INFINITY,
    message: `got ${options[where]}; a number of 0 or more is allowed`
  }))
  const problems = [...counts, ...ratios, ...amounts].filter(({ allowed }) => !allowed)
  if (problems.length > 0) throw new InputError(problems.map(({ where, message }) => ({ where, message })))
}

interface Model {
  readonly setSpeed: (factor: number) => void
  readonly nextRun: () => void
  readonly reply: (request: ChatRequest, arrivedMs: number) => Reply
}

function createModel(options: SimulatorOptions): Model {
  let speed = 1
  let runNumber = 0
  let requestNumber = 0
  let run = drawRunEffect(options, seededNoise(options.seed, runNumber))
  let queue = emptyQueue(options.places)
  return {
    setSpeed: (factor) => {
      if (!(factor > 0 && factor < Number.POSITIVE_INFINITY)) throw new RangeError(`speed ${factor} is not above 0`)
      speed = factor
    },
    nextRun: () => {
      runNumber += 1
      requestNumber = 0
      run = drawRunEffect(options, seededNoise(options.seed, runNumber))
    },
    reply: (request, arrivedMs) => {
      requestNumber += 1
      // A generator for each request, so that its noise does not depend on how requests overlap.
      const random = seededNoise(options.seed, runNumber, requestNumber)
      const outputTokens = Math.min(options.outputTokens, request.maxOutputTokens ?? Number.POSITIVE_INFINITY)
      const fault = drawFault(options, random)
      const drawn = drawChunks({ ...request, outputTokens }, { latency: options, noise: options, run }, random)
      const chunks = atSpeed(fault === 'slow-start' ? startSlowly(drawn) : drawn, speed)
      const turn = admit(queue, { atMs: arrivedMs, durationMs: chunks.at(-1)?.atMs ?? 0 })
      queue = turn.queue
      const events = chatEvents(request, { id: `chatcmpl-sim-${runNumber}-${requestNumber}`, created: 0 })
      const due = chunks.map(({ tokens, atMs }) => ({ tokens, atMs: turn.startMs + atMs }))
      return { events, chunks: due, startMs: turn.startMs, fault }
    }
  }
}

/** Always draws, so that the rest of a reply's noise is the same with and without the fault. */
function drawFault({ fault, faultRatio }: SimulatorOptions, random: Random): Fault {
  return random.uniform() < faultRatio ? fault : 'none'
}

function startSlowly(chunks: readonly Chunk[]): readonly Chunk[] {
  const laterMs = (SLOW_START_FACTOR - 1) * (chunks[0]?.atMs ?? 0)
  return chunks.map(({ tokens, atMs }) => ({ tokens, atMs: atMs + laterMs }))
}

const atSpeed = (chunks: readonly Chunk[], speed: number) =>
  chunks.map(({ tokens, atMs }) => ({ tokens, atMs: atMs / speed }))

async function serve(message: IncomingMessage, response: ServerResponse, model: Model): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const path = message.url?.split('?')[0]
  if (message.method !== 'POST' || path !== '/v1/chat/completions') {
    return sendError(response, 404, 'only POST /v1/chat/completions is simulated')
  }
  try {
    const body = await readBody(message)
    const arrivedMs = performance.now()
    if (body === undefined) return sendError(response, 413, `a body of more than ${MAX_BODY_BYTES} bytes is not read`)
    const request = readChatRequest(body)
    if (typeof request === 'string') return sendError(response, 400, request)
    await sendReply(response, model.reply(request, arrivedMs), gone.signal)
  } catch (error) {
    // A client that leaves is none of the server's business; anything else is a bug.
    if (!gone.signal.aborted && !message.errored) throw error
  }
}

async function readBody(message: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = []
  let bytes = 0
  // Left early, the iterator would take the connection down with it, and the client would not hear why.
  const read: AsyncIterable<Buffer> = message.iterator({ destroyOnReturn: false })
  for await (const piece of read) {
    bytes += piece.length
    if (bytes > MAX_BODY_BYTES) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)))
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'is in use by another program',
    EACCES: 'may not be opened by this user'
  }
  const reason = reasons[error.code ?? '']
  if (reason === undefined) return error
  return new InputError([{ where: 'port', message: `${port} ${reason}`, hint: 'Name another port, or 0 for any.' }])
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
