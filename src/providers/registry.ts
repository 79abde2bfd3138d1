import type { ApiId } from '../domain/plan.ts'
import { anthropicMessages } from './anthropic-messages.ts'
import { bedrockConverse } from './bedrock-converse.ts'
import { cohereChat } from './cohere-chat.ts'
import type { Dialect } from './dialect.ts'
import { gemini } from './gemini.ts'
import { ollama } from './ollama.ts'
import { openaiChat } from './openai-chat.ts'
import { openaiResponses } from './openai-responses.ts'

/** Every wire format by the name a config gives it. */
export const DIALECTS: Readonly<Record<ApiId, Dialect>> = {
  'openai-chat': openaiChat,
  'openai-responses': openaiResponses,
  'anthropic-messages': anthropicMessages,
  'bedrock-converse': bedrockConverse,
  gemini,
  'cohere-chat': cohereChat,
  ollama
}
