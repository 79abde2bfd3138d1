// A real engine behind an OpenAI-compatible streaming endpoint: node serve.ts MODEL PORT (a name of model-shapes.ts).
// Prints "ready PORT", and the timings of each request it has served. One sequence, so requests wait for each other, and a prompt's known beginning is not evaluated
// again, as llama.cpp's own server does it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Engine, loadEngine } from './llama.ts'
import { modelFile } from './model-file.ts'
import { isModelName } from './model-shapes.ts'
import { type EngineTimings, servedLine } from './timings.ts'

interface ChatRequest {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly max_tokens?: number
  readonly max_completion_tokens?: number
  readonly temperature?: number
  readonly seed?: number
  readonly stream_options?: { readonly include_usage?: boolean }
}

interface Evaluated {
  readonly promptTokenCount: number
  readonly cachedTokenCount: number
  readonly outputTokenCount: number
  readonly startedAtMs: number
  readonly firstAtMs: number
  readonly lastAtMs: number
}

const DEFAULT_OUTPUT_TOKENS = 64
/** Tokens before a piece that decide whether it starts with a space. */
const CONTEXT_TO_SPELL = 4

async function evaluate(
  { model, sequence }: Engine,
  request: ChatRequest,
  onText: (piece: string) => boolean
): Promise<Evaluated> {
  const startedAtMs = performance.now()
  const prompt = request.messages.map(({ role, content }) => `${role}: ${content} `).join('')
  const tokens = [model.tokens.bos, ...model.tokenize(prompt)].filter((token) => token !== null)
  const cached = await keepBeginning(sequence, tokens)
  const limit = request.max_completion_tokens ?? request.max_tokens ?? DEFAULT_OUTPUT_TOKENS
  const output: number[] = []
  let firstAtMs = 0
  let lastAtMs = 0
  const options = { temperature: request.temperature ?? 0, seed: request.seed ?? 1 }
  for await (const token of sequence.evaluate(tokens.slice(cached), options)) {
    lastAtMs = performance.now()
    const piece = model.detokenize([token], false, output.slice(-CONTEXT_TO_SPELL))
    if (output.push(token) === 1) firstAtMs = lastAtMs
    const goesOn = onText(piece)
    if (!goesOn || output.length >= limit) break
  }
  return {
    promptTokenCount: tokens.length,
    cachedTokenCount: cached,
    outputTokenCount: output.length,
    startedAtMs,
    firstAtMs,
    lastAtMs
  }
}

/** Forgets all but what `tokens` shares with the last evaluation, and says how many tokens that is. */
async function keepBeginning(sequence: Engine['sequence'], tokens: readonly number[]): Promise<number> {
  const count = commonBeginning(tokens, sequence.contextTokens)
  if (count === 0) await sequence.clearHistory()
  else await sequence.eraseContextTokenRanges([{ start: count, end: sequence.nextTokenIndex }])
  return count
}

/** At least the last token is evaluated again, since only that yields the next one. */
function commonBeginning(tokens: readonly number[], known: readonly number[]): number {
  let count = 0
  while (count < tokens.length - 1 && count < known.length && known[count] === tokens[count]) count++
  return count
}

function timingsOf(evaluated: Evaluated, arrivedAtMs: number): EngineTimings {
  const { promptTokenCount, cachedTokenCount, outputTokenCount, startedAtMs, firstAtMs, lastAtMs } = evaluated
  return {
    queue_ms: startedAtMs - arrivedAtMs,
    cache_n: cachedTokenCount,
    prompt_n: promptTokenCount - cachedTokenCount,
    prompt_ms: firstAtMs - startedAtMs,
    predicted_n: outputTokenCount,
    predicted_ms: lastAtMs - firstAtMs
  }
}

function usageChunk(
  { promptTokenCount, outputTokenCount, cachedTokenCount }: Evaluated,
  timings: EngineTimings
): object {
  return {
    choices: [],
    usage: {
      prompt_tokens: promptTokenCount,
      completion_tokens: outputTokenCount,
      total_tokens: promptTokenCount + outputTokenCount,
      prompt_tokens_details: { cached_tokens: cachedTokenCount }
    },
    timings
  }
}

async function answer(engine: Engine, request: ChatRequest, response: ServerResponse): Promise<void> {
  const arrivedAtMs = performance.now()
  await turn()
  try {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
    const created = Math.floor(Date.now() / 1000)
    const shared = { id: 'chatcmpl-local', object: 'chat.completion.chunk', created, model: request.model }
    const send = (chunk: object) => response.write(`data: ${JSON.stringify({ ...shared, ...chunk })}\n\n`)
    const choice = (delta: object, finishReason: 'length' | null) =>
      send({ choices: [{ index: 0, delta, finish_reason: finishReason }] })
    choice({ role: 'assistant', content: '' }, null)
    const evaluated = await evaluate(engine, request, (content) => {
      choice({ content }, null)
      return !response.destroyed
    })
    const timings = timingsOf(evaluated, arrivedAtMs)
    choice({}, 'length')
    if (request.stream_options?.include_usage === true) send(usageChunk(evaluated, timings))
    response.end('data: [DONE]\n\n')
    console.log(servedLine(timings))
  } finally {
    next()
  }
}

let waiting: (() => void)[] = []
let busy = false

async function turn(): Promise<void> {
  if (busy) await new Promise<void>((resolve) => waiting.push(resolve))
  busy = true
}

function next(): void {
  const [first, ...others] = waiting
  waiting = others
  if (first === undefined) busy = false
  else first()
}

async function handle(engine: Engine, message: IncomingMessage, response: ServerResponse): Promise<void> {
  if (message.method !== 'POST' || message.url !== '/v1/chat/completions') {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"not found"}}')
    return
  }
  try {
    const request: ChatRequest = JSON.parse(await text(message))
    await answer(engine, request, response)
  } catch (error) {
    const body = JSON.stringify({ error: { message: String(error), type: 'server_error' } })
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' }).end(body)
    else response.end(`data: ${body}\n\n`)
  }
}

const [model = 'tiny', port = '0'] = process.argv.slice(2)
if (!isModelName(model)) throw new Error(`no model is called "${model}"`)
// Made in this process, since jest's own makes every use of a global slow.
const engine = await loadEngine(modelFile(model))
const server = createServer((message, response) => void handle(engine, message, response))
// Longer than any pause of a client, so that a kept connection is never closed while a request is on its way.
server.keepAliveTimeout = 600_000
server.listen(Number(port), '127.0.0.1', () => console.log('ready', (server.address() as AddressInfo).port))
process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
  void engine.dispose().finally(() => process.exit(0))
})
