// Vercel's AI SDK, `streamText` with the OpenAI provider, used as its documentation shows.
import { loadOfArguments, monotonicMs, PROMPT, runLoad, type SeenStream } from '../load.ts'

interface AiPackage {
  readonly streamText: (options: {
    readonly model: unknown
    readonly prompt: string
    readonly maxOutputTokens: number
    readonly maxRetries: number
  }) => { readonly textStream: AsyncIterable<string> }
}
interface ProviderPackage {
  readonly createOpenAI: (options: { readonly baseURL: string; readonly apiKey: string }) => {
    readonly chat: (model: string) => unknown
  }
}

const load = loadOfArguments()
// Not literals, so that the type checker does not look for packages that may be absent.
const names: readonly [string, string] = ['ai', '@ai-sdk/openai']
const { streamText }: AiPackage = await import(names[0])
const { createOpenAI }: ProviderPackage = await import(names[1])
const provider = createOpenAI({ baseURL: load.baseUrl, apiKey: 'none' })

async function ask(id: string): Promise<SeenStream> {
  const stamps: number[] = []
  const model = provider.chat(id)
  const sentAtMs = monotonicMs()
  const { textStream } = streamText({ model, prompt: PROMPT, maxOutputTokens: load.tokenCount, maxRetries: 0 })
  for await (const text of textStream) if (text !== '') stamps.push(monotonicMs())
  return {
    id,
    sentAtMs,
    firstAtMs: stamps[0] ?? Number.NaN,
    lastAtMs: stamps.at(-1) ?? Number.NaN,
    chunkCount: stamps.length
  }
}

await runLoad(load, ask)
