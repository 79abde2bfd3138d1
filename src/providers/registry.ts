import { type ApiId, CUSTOM_API, type Target } from '../domain/plan.ts'
import { anthropicMessages } from './anthropic-messages.ts'
import { bedrockConverse } from './bedrock-converse.ts'
import { cohereChat } from './cohere-chat.ts'
import { customDialect } from './custom.ts'
import type { Dialect } from './dialect.ts'
import { gemini } from './gemini.ts'
import { ollama } from './ollama.ts'
import { openaiChat } from './openai-chat.ts'
import { openaiResponses } from './openai-responses.ts'

/** Every wire format of a provider by the name a config gives it. */
export const DIALECTS: Readonly<Record<ApiId, Dialect>> = {
  'openai-chat': openaiChat,
  'openai-responses': openaiResponses,
  'anthropic-messages': anthropicMessages,
  'bedrock-converse': bedrockConverse,
  gemini,
  'cohere-chat': cohereChat,
  ollama
}

/** Returns the wire format of a target: a provider's, or the one that the target describes itself. */
export function dialectOf({ api, custom }: Pick<Target, 'api' | 'custom'>): Dialect {
  if (api !== CUSTOM_API) return DIALECTS[api]
  if (custom === undefined) throw new Error('a target with a format of its own lacks its description')
  return customDialect(custom)
}
