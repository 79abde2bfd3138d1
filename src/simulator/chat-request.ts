import { CHARACTERS_PER_TOKEN } from '../domain/plan.ts'

/** The members of a chat request that the simulated endpoint reads. */
export interface ChatRequest {
  readonly model: string
  readonly inputTokens: number
  /** Absent where the request sets no limit. */
  readonly maxOutputTokens?: number
  readonly includeUsage: boolean
}

/** A request, or what is wrong with it in the words of the API. */
export function readChatRequest(body: string): ChatRequest | string {
  const json = parseBody(body)
  if (!isRecord(json)) return 'the body must be a JSON object'
  const { model, messages, stream, stream_options: options } = json
  if (typeof model !== 'string' || model === '') return '"model" must be a name'
  if (!Array.isArray(messages) || messages.length === 0) return '"messages" must be a list of at least one message'
  if (stream !== true) return 'this endpoint only streams: "stream" must be true'
  const limit = json['max_completion_tokens'] ?? json['max_tokens']
  if (!isLimit(limit)) return 'the token limit must be a whole number from 1'
  return {
    model,
    inputTokens: Math.max(1, Math.ceil(characterCount(messages) / CHARACTERS_PER_TOKEN)),
    maxOutputTokens: limit,
    includeUsage: isRecord(options) && options['include_usage'] === true
  }
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isLimit = (value: unknown): value is number | undefined =>
  value === undefined || (Number.isSafeInteger(value) && Number(value) > 0)

function characterCount(messages: readonly unknown[]): number {
  return messages.reduce<number>((sum, message) => sum + messageText(message).length, 0)
}

/** Content is a string, or a list of parts of which some have text. */
function messageText(message: unknown): string {
  const content = isRecord(message) ? message['content'] : undefined
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part) => (isRecord(part) && typeof part['text'] === 'string' ? part['text'] : '')).join('')
}
