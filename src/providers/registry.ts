import type { ApiId } from '../domain/plan.ts'
import { bedrockConverse } from './bedrock-converse.ts'
import type { Dialect } from './dialect.ts'
import { openaiChat } from './openai-chat.ts'

/** Every wire format by the name a config gives it. */
export const DIALECTS: Readonly<Record<ApiId, Dialect>> = {
  'openai-chat': openaiChat,
  'bedrock-converse': bedrockConverse
}
