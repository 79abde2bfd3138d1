import type { Json, Message, Target } from '../domain/plan.ts'
import type { StreamPart } from '../domain/timeline.ts'
import type { Dialect, RequestSpec, ServerEvent } from './dialect.ts'
import { CHAT_END, readObject, servedByParts } from './event-parts.ts'
import { finishParts } from './finish-reasons.ts'
import { type ForeignObject, firstText, isObject, listOf, objectOf } from './foreign-json.ts'
import { readRefusal, readStrayLine, readWhole } from './openai-error.ts'
import { serverTimingsPart, usagePart } from './openai-usage.ts'
import { presetOf } from './presets.ts'
import { withoutNulls } from './request-members.ts'
import { unreadParts } from './unread-text.ts'

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
function addChoice(parts: StreamPart[], choice: ForeignObject): void {
  const delta = objectOf(choice['delta'])
  const before = parts.length
  const reasoning = reasoningOf(delta)
  addText(parts, 'reasoning-delta', reasoning)
  if (reasoning === '' && isSealed(delta)) parts.push({ type: 'reasoning-hidden' })
  addText(parts, 'text-delta', textOf(delta['content']))
  addText(parts, 'refusal-delta', firstText(delta['refusal']) ?? '')
  addText(parts, 'tool-call-delta', toolCallsOf(delta))
  if (parts.length === before) {
    parts.push(...unreadParts('delta', delta), ...unreadParts('choices', choice, isReadElsewhere))
  }
  const { finish_reason: reason } = choice
  if (typeof reason === 'string') parts.push(...finishParts(reason))
}

/** A delta is read by itself. */
function isReadElsewhere(name: string): boolean {
  return name === 'delta'
}

/** Each event of each reply comes by here: what it says is pushed into one list, where lists of lists would be twice the work. */
function addText(parts: StreamPart[], type: TextType, text: string): void {
  if (text !== '') parts.push({ type, text })
}
type TextType = 'text-delta' | 'reasoning-delta' | 'refusal-delta' | 'tool-call-delta'

/**
 * Hosts disagree on the name (`reasoning` at Groq, Cerebras, OpenRouter and newer vLLM, `reasoning_content` elsewhere),
 * and some send both for compatibility: the first that says something is taken, so that nothing counts twice. Whatever
 * other member has thinking in its name is read as well, in any shape.
 */
function reasoningOf(delta: ForeignObject): string {
  const plain = firstText(delta['reasoning'], delta['reasoning_content'])
  if (plain !== undefined) return plain
  for (const name in delta) {
    if (!isThoughtName(name)) continue
    const text = thoughtText(delta[name], MOST_LEVELS)
    if (text !== '') return text
  }
  return typeof delta['content'] === 'string' ? '' : itemsOf(delta['content'], true)
}

/** `reasoning_text`, `reasoning_details`, `thinking_blocks`, `thoughts`, …, and not what counts or labels them. */
function isThoughtName(name: string): boolean {
  return /reason|think|thought/i.test(name) && !/._reason$|signature|token|effort|type|status|_id$/i.test(name)
}

/** Nested deeper than this it is no text of a delta. */
const MOST_LEVELS = 5

/** A text, an object with the text in one of its members, or a list of either. */
function thoughtText(value: unknown, levels: number): string {
  if (typeof value === 'string') return value
  if (levels === 0) return ''
  if (Array.isArray(value)) return value.map((each) => thoughtText(each, levels - 1)).join('')
  const { text, content, thinking, reasoning, summary, parts } = objectOf(value)
  for (const inner of [text, content, thinking, reasoning, summary, parts]) {
    const found = inner === undefined ? '' : thoughtText(inner, levels - 1)
    if (found !== '') return found
  }
  return ''
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

/** A text, or at Mistral a list of `{type: "text", text}` and `{type: "thinking", thinking: [{text}]}`; elsewhere one of them. */
function textOf(content: unknown): string {
  return typeof content === 'string' ? content : itemsOf(content, false)
}

/** The texts, or the thoughts, of content that is no plain text. */
function itemsOf(content: unknown, ofThoughts: boolean): string {
  if (typeof content !== 'object' || content === null) return ''
  const items = Array.isArray(content) ? content : [content]
  return items
    .filter((item) => isThoughtItem(item) === ofThoughts)
    .map((item) => thoughtText(item, MOST_LEVELS))
    .join('')
}

function isThoughtItem(item: unknown): boolean {
  return /think|reason|thought/i.test(firstText(objectOf(item)['type']) ?? '')
}

function toolCallsOf(delta: ForeignObject): string {
  if (delta['tool_calls'] === undefined && delta['function_call'] === undefined) return ''
  const calls = listOf(delta['tool_calls']).map((call) => objectOf(call)['function'])
  return [...calls, delta['function_call']]
    .map(objectOf)
    .map((call) => (firstText(call['name']) ?? '') + (firstText(call['arguments']) ?? ''))
    .join('')
}
