/** Events of an OpenAI-shaped stream, as they stand on the wire. */
const event = (json: unknown): string => `data: ${JSON.stringify(json)}\n\n`

const chunk = (delta: unknown, finish: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  model: 'served-1',
  system_fingerprint: 'fp_1',
  choices: [{ index: 0, delta, finish_reason: finish }],
  usage: null
})

/** The role, with the content that comes beside it. */
export const R = (content: string | null): string => event(chunk({ role: 'assistant', content }))
/** A piece of the answer. */
export const C = (content: string): string => event(chunk({ content }))
/** A piece of reasoning, under the names given. */
export const T = (text: string, names: readonly string[] = ['reasoning_content']): string =>
  event(chunk(Object.fromEntries(names.map((name) => [name, text]))))
/** Any delta. */
export const delta = (members: unknown): string => event(chunk(members))
/** Why it ends. */
export const F = (reason: string): string => event(chunk({}, reason))
/** Token counts beside empty choices. */
export const U = (prompt: number, completion: number, more: Readonly<Record<string, unknown>> = {}): string =>
  event({ model: 'served-1', choices: [], usage: usage(prompt, completion, more) })
export const usage = (prompt: number, completion: number, more: Readonly<Record<string, unknown>> = {}) => ({
  prompt_tokens: prompt,
  completion_tokens: completion,
  total_tokens: prompt + completion,
  ...more
})
export const reasoning = (count: number) => ({ completion_tokens_details: { reasoning_tokens: count } })
export const D = 'data: [DONE]\n\n'
export const any = event
