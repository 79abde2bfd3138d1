// The loop one would write by hand: undici.request, eventsource-parser, JSON.parse, and a stamp where a token is met.
import { createParser } from 'eventsource-parser'
import { Agent, request } from 'undici'
import { loadOfArguments, monotonicMs, PROMPT, runLoad, type SeenStream } from '../load.ts'

const load = loadOfArguments()
const dispatcher = new Agent({ allowH2: false })

async function ask(id: string): Promise<SeenStream> {
  const body = JSON.stringify({
    model: id,
    messages: [{ role: 'user', content: PROMPT }],
    max_tokens: load.tokenCount,
    stream: true,
    stream_options: { include_usage: true }
  })
  const stamps: number[] = []
  const decoder = new TextDecoder()
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') return
      const json: { choices: { delta: { content?: string } }[] } = JSON.parse(data)
      if (json.choices[0]?.delta.content) stamps.push(monotonicMs())
    }
  })
  const sentAtMs = monotonicMs()
  const reply = await request(`${load.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    dispatcher
  })
  for await (const bytes of reply.body) parser.feed(decoder.decode(bytes, { stream: true }))
  return {
    id,
    sentAtMs,
    firstAtMs: stamps[0] ?? Number.NaN,
    lastAtMs: stamps.at(-1) ?? Number.NaN,
    chunkCount: stamps.length
  }
}

await runLoad(load, ask)
await dispatcher.close()
