import type { ChatRequest } from './chat-request.ts'

/** Words of the simulated model: meaningless, so that nobody takes a demo's reply for an answer. */
const WORDS = ['bado', 'kemi', 'rita', 'sona', 'lupo', 'vemi', 'zaro', 'tuna', 'fipo', 'gami']

/** The events of one streamed reply, ready to be written: https://platform.openai.com/docs/api-reference/chat-streaming */
export interface ChatEvents {
  readonly role: string
  /** One chunk of `count` tokens, of which `before` came already. */
  readonly tokens: (before: number, count: number) => string
  /** Finish reason, usage where asked for, and the end mark. */
  readonly end: (outputTokens: number) => string
}

export function chatEvents(request: ChatRequest, reply: { readonly id: string; readonly created: number }): ChatEvents {
  const shared = { id: reply.id, object: 'chat.completion.chunk', created: reply.created, model: request.model }
  const event = (rest: object) => `data: ${JSON.stringify({ ...shared, ...rest })}\n\n`
  const choice = (delta: object, finishReason: string | null) =>
    event({ choices: [{ index: 0, delta, finish_reason: finishReason }] })
  return {
    role: choice({ role: 'assistant', content: '' }, null),
    tokens: (before, count) => choice({ content: wordsFrom(before, count) }, null),
    end: (outputTokens) => {
      const finish = choice({}, outputTokens === request.maxOutputTokens ? 'length' : 'stop')
      const usage = request.includeUsage ? event({ choices: [], usage: usageOf(request, outputTokens) }) : ''
      return `${finish}${usage}data: [DONE]\n\n`
    }
  }
}

/** An error in the stream, as gateways send it in place of a chunk. */
export const errorEvent = `data: ${JSON.stringify({
  error: { message: 'the simulated model failed', type: 'server_error', code: 500 }
})}\n\n`

function wordsFrom(before: number, count: number): string {
  const word = (index: number) => `${index === 0 ? '' : ' '}${WORDS[(7 * index + (index >> 3)) % WORDS.length]}`
  return Array.from({ length: count }, (_, offset) => word(before + offset)).join('')
}

function usageOf({ inputTokens }: ChatRequest, outputTokens: number): object {
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
    prompt_tokens_details: { cached_tokens: 0 }
  }
}
