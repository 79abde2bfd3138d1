import type { Json, Message, Target } from '../domain/plan.ts'
import type { FinishReason, StreamPart } from '../domain/timeline.ts'
import type { Dialect, RequestSpec, ServerEvent } from './dialect.ts'
import { CHAT_END, finishPart, readObject, servedByParts, unreadParts } from './event-parts.ts'
import { type ForeignObject, firstText, isObject, listOf, objectOf } from './foreign-json.ts'
import { readRefusal, readStrayLine, readWhole } from './openai-error.ts'
import { serverTimingsPart, usagePart } from './openai-usage.ts'
import { presetOf } from './presets.ts'
import { withoutNulls } from './request-members.ts'

const TOKEN_LIMITS = ['max_tokens', 'max_completion_tokens']

/**
 * Chat Completions as OpenAI defined it and some twenty hosts and servers speak it.
 * https://platform.openai.com/docs/api-reference/chat-streaming
 */
export const openaiChat: Dialect = {
  id: 'openai-chat',
  framing: 'sse',
  eventShape: '{"choices":[{"delta":{"content":"…"}}]}',
  headers: { accept: 'text/event-stream' },
  authOf: (hostname) => presetOf(hostname).auth,
  outputLimit: { names: TOKEN_LIMITS, hostsDiffer: true },
  reserved: { model: 'model', messages: 'prompts', stream: 'stream', n: 'one-reply' },
  cacheSwitches: ({ baseUrl, model }, unique) => presetOf(new URL(baseUrl).hostname).cacheSwitches(model, unique),
  buildRequest,
  readEvent,
  readStrayLine,
  readRefusal,
  readWhole
}

function buildRequest(target: Target, messages: readonly Message[], maxOutputTokens: number): RequestSpec {
  const preset = presetOf(new URL(target.baseUrl).hostname)
  const given = { ...target.params, ...target.extraBody }
  const limit = TOKEN_LIMITS.some((name) => name in given) ? {} : { [preset.tokenLimitField]: maxOutputTokens }
  const defaults = preset.asksForUsage
    ? { include_usage: true, ...(preset.pads ? { include_obfuscation: false } : {}) }
    : {}
  const { stream_options: streamOptions, ...members } = withoutNulls({
    ...(preset.tellsTimes ? { perf_metrics_in_response: true } : {}),
    ...given
  })
  return {
    path: '/chat/completions',
    body: {
      model: target.model,
      messages: messages.map(({ role, content }) => ({ role, content })),
      ...limit,
      ...members,
      ...streamOptionsMember(defaults, 'stream_options' in given ? streamOptions : {}),
      // Never the user's to change: a reply that does not stream has no time to first token.
      stream: true
    }
  }
}

function streamOptionsMember(defaults: ForeignJson, given: Json | undefined): { readonly stream_options?: Json } {
  if (given === undefined) return {}
  const options = isObject(given) ? { ...defaults, ...given } : given
  return isObject(options) && Object.keys(options).length === 0 ? {} : { stream_options: options as Json }
}
type ForeignJson = { readonly [name: string]: Json }

function readEvent(event: ServerEvent): readonly StreamPart[] {
  return readObject(event, readChunk, CHAT_END)
}

function readChunk(json: ForeignObject): readonly StreamPart[] {
  const parts: StreamPart[] = []
  for (const choice of listOf(json['choices'])) addChoice(parts, objectOf(choice))
  parts.push(...servedByParts(servedBy(json)), ...usagePart(json), ...serverTimingsPart(json))
  return parts
}

function servedBy(chunk: ForeignObject) {
  return {
    model: firstText(chunk['model']),
    fingerprint: firstText(chunk['system_fingerprint']),
    serviceTier: firstText(chunk['service_tier']),
    // OpenRouter, of the hosts behind it that serve a model by turns.
    via: firstText(chunk['provider'])
  }
}

/** Azure sends choices without a delta, others a null in its place. */
function addChoice(parts: StreamPart[], { delta: given, finish_reason: reason }: ForeignObject): void {
  const delta = objectOf(given)
  const before = parts.length
  const reasoning = reasoningOf(delta)
  addText(parts, 'reasoning-delta', reasoning)
  if (reasoning === '' && isSealed(delta)) parts.push({ type: 'reasoning-hidden' })
  addText(parts, 'text-delta', textOf(delta['content']))
  addText(parts, 'refusal-delta', firstText(delta['refusal']) ?? '')
  addText(parts, 'tool-call-delta', toolCallsOf(delta))
  parts.push(...unreadParts(delta, parts.slice(before), 'delta'))
  const finish = finishPart(FINISH_REASONS, reason)
  if (finish !== undefined) parts.push(finish)
}

/** Each event of each reply comes by here: what it says is pushed into one list, where lists of lists would be twice the work. */
function addText(parts: StreamPart[], type: TextType, text: string): void {
  if (text !== '') parts.push({ type, text })
}
type TextType = 'text-delta' | 'reasoning-delta' | 'refusal-delta' | 'tool-call-delta'

/**
 * Hosts disagree on the name (`reasoning` at Groq, Cerebras, OpenRouter and newer vLLM, `reasoning_content` elsewhere),
 * and some send both for compatibility: the first that says something is taken, so that nothing counts twice.
 */
function reasoningOf(delta: ForeignObject): string {
  const plain = textIn(delta['reasoning']) || textIn(delta['reasoning_content']) || textIn(delta['reasoning_text'])
  if (plain !== '') return plain
  // Most chunks have none of the lists, and each chunk of each reply comes by here.
  if (delta['reasoning_details'] === undefined && !Array.isArray(delta['content'])) return ''
  const details = listOf(delta['reasoning_details']).map((detail) => {
    const { text, summary } = objectOf(detail)
    return firstText(text, summary) ?? ''
  })
  return details.join('') || itemsOf(delta['content'], 'thinking')
}

/** A text, `{text}`, `{content}`, or a list of them: gateways wrap thoughts in each of these ways. */
function textIn(given: unknown): string {
  if (typeof given === 'string') return given
  if (given === undefined || given === null) return ''
  if (Array.isArray(given)) return given.map(textIn).join('')
  const { text, content, summary } = objectOf(given)
  return firstText(text, content, summary) ?? ''
}

/**
 * Claude's thoughts without their text, as LiteLLM (`thinking_blocks`) and OpenRouter (`reasoning_details`) pass them on:
 * redacted, or no more than signed. What others seal is no sign that they thought: Google signs replies without a
 * thought as well, and OpenAI seals thoughts of no tokens; both are counted.
 * https://docs.litellm.ai/docs/reasoning_content, https://openrouter.ai/docs/use-cases/reasoning-tokens
 */
function isSealed({ thinking_blocks: blocks, reasoning_details: details }: ForeignObject): boolean {
  if (blocks === undefined && details === undefined) return false
  return listOf(blocks).map(objectOf).some(isSealedBlock) || listOf(details).map(objectOf).some(isSealedDetail)
}

function isSealedBlock({ type, signature }: ForeignObject): boolean {
  return type === 'redacted_thinking' || firstText(signature) !== undefined
}

function isSealedDetail({ format, data, signature }: ForeignObject): boolean {
  const isOfClaude = typeof format === 'string' && format.startsWith('anthropic')
  return isOfClaude && firstText(data, signature) !== undefined
}

/** A text, or at Mistral a list of `{type: "text", text}` and `{type: "thinking", thinking: [{text}]}`. */
function textOf(content: unknown): string {
  return typeof content === 'string' ? content : itemsOf(content, 'text')
}

function itemsOf(content: unknown, type: 'text' | 'thinking'): string {
  const items = listOf(content).map(objectOf)
  const texts = items.filter((item) => item['type'] === type).flatMap((item) => [item, ...listOf(item['thinking'])])
  return texts.map((item) => firstText(objectOf(item)['text']) ?? '').join('')
}

function toolCallsOf(delta: ForeignObject): string {
  if (delta['tool_calls'] === undefined && delta['function_call'] === undefined) return ''
  const calls = listOf(delta['tool_calls']).map((call) => objectOf(call)['function'])
  return [...calls, delta['function_call']]
    .map(objectOf)
    .map((call) => (firstText(call['name']) ?? '') + (firstText(call['arguments']) ?? ''))
    .join('')
}

const FINISH_REASONS: Readonly<Record<string, FinishReason>> = {
  stop: 'stop',
  eos: 'stop',
  // TGI. https://github.com/huggingface/text-generation-inference/blob/main/docs/openapi.json
  eos_token: 'stop',
  stop_sequence: 'stop',
  length: 'length',
  max_tokens: 'length',
  // Mistral: the context is full.
  model_length: 'length',
  tool_calls: 'tool-calls',
  function_call: 'tool-calls',
  content_filter: 'refusal',
  // Mistral and OpenRouter; SGLang and vLLM; DeepSeek.
  error: 'error',
  abort: 'error',
  insufficient_system_resource: 'error'
}
