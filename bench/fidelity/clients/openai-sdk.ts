// The openai SDK, used as its README shows.
import { loadOfArguments, monotonicMs, PROMPT, runLoad, type SeenStream } from '../load.ts'

interface Chunk {
  readonly choices: readonly { readonly delta: { readonly content?: string | null } }[]
}
interface OpenAiPackage {
  readonly default: new (options: {
    readonly baseURL: string
    readonly apiKey: string
    readonly maxRetries: number
  }) => {
    readonly chat: {
      readonly completions: { readonly create: (body: unknown) => Promise<AsyncIterable<Chunk>> }
    }
  }
}

const load = loadOfArguments()
// Not a literal, so that the type checker does not look for a package that may be absent.
const packageName: string = 'openai'
const { default: OpenAi }: OpenAiPackage = await import(packageName)
const client = new OpenAi({ baseURL: load.baseUrl, apiKey: 'none', maxRetries: 0 })

async function ask(id: string): Promise<SeenStream> {
  const stamps: number[] = []
  const sentAtMs = monotonicMs()
  const stream = await client.chat.completions.create({
    model: id,
    messages: [{ role: 'user', content: PROMPT }],
    max_tokens: load.tokenCount,
    stream: true,
    stream_options: { include_usage: true }
  })
  for await (const chunk of stream) if (chunk.choices[0]?.delta.content) stamps.push(monotonicMs())
  return {
    id,
    sentAtMs,
    firstAtMs: stamps[0] ?? Number.NaN,
    lastAtMs: stamps.at(-1) ?? Number.NaN,
    chunkCount: stamps.length
  }
}

await runLoad(load, ask)
