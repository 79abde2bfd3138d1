import { z } from 'zod'
import { line, strict, text, whole } from './config-values.ts'

/** A prompt of a million tokens and more; longer ones no model takes. */
const MAX_PROMPT_CHARS = 8_000_000
/** Answers of the size of a long chat turn, where the set does not say. */
export const DEFAULT_MAX_OUTPUT_TOKENS = 256

const promptText = text('text', MAX_PROMPT_CHARS)

const messageSchema = strict({
  role: z.enum(['system', 'user', 'assistant']),
  content: promptText.optional(),
  file: text('the path of a file', 1000).optional()
})

/** One entry of a user's prompt set. */
export const promptSchema = strict({
  id: line('a name for this prompt'),
  messages: z.array(messageSchema).min(1).max(1000).optional(),
  prompt: promptText.optional(),
  'max-output-tokens': whole(1, 1_000_000).optional(),
  kind: line('a kind such as chat or code').optional()
})
export type PromptEntry = z.output<typeof promptSchema>
export type MessageEntry = z.output<typeof messageSchema>
