import type { Json, Message, Target } from '../domain/plan.ts'
import type { StreamPart } from '../domain/timeline.ts'
import type { Dialect, Refusal, RequestSpec, ServerEvent } from './dialect.ts'
import { readObject, servedByParts, usageParts } from './event-parts.ts'
import { finishParts } from './finish-reasons.ts'
import { type ForeignObject, firstCount, firstText, objectOf } from './foreign-json.ts'
import { readDocument, readStrayLine, readRefusal as refusalOf } from './openai-error.ts'
import { withLastMessage, withoutNulls } from './request-members.ts'
import { unreadParts } from './unread-text.ts'

/** Anthropic's Messages API. https://docs.anthropic.com/en/docs/build-with-claude/streaming */
export const anthropicMessages: Dialect = {
  id: 'anthropic-messages',
  framing: 'sse',
  eventShape: '{"type":"content_block_delta","delta":{"text":"…"}}',
  headers: { accept: 'text/event-stream', 'anthropic-version': '2023-06-01' },
  authOf: () => ({ header: 'x-api-key', prefix: '' }),
  outputLimit: { names: ['max_tokens'] },
  reserved: { model: 'model', messages: 'prompts', system: 'prompts', stream: 'stream' },
  markForCache,
  buildRequest,
  readEvent,
  readStrayLine,
  readRefusal,
  readWhole
}

function buildRequest(target: Target, messages: readonly Message[], maxOutputTokens: number): RequestSpec {
  return {
    path: '/messages',
    body: {
      model: target.model,
      ...systemMember(messages),
      messages: messages.filter(({ role }) => role !== 'system').map(({ role, content }) => ({ role, content })),
      // Required: the API has no limit of its own.
      ...withoutNulls({ max_tokens: maxOutputTokens, ...target.params, ...target.extraBody }),
      stream: true
    }
  }
}

/** At its last block, so that all of the prompt is kept. https://platform.claude.com/docs/en/build-with-claude/prompt-caching */
function markForCache(body: RequestSpec['body']): RequestSpec['body'] {
  return withLastMessage(body, ({ content, ...message }) => {
    return { ...message, content: [{ type: 'text', text: content ?? '', cache_control: { type: 'ephemeral' } }] }
  })
}

/** The API has no such role among its messages. */
function systemMember(messages: readonly Message[]): { readonly system?: Json } {
  const texts = messages.filter(({ role }) => role === 'system').map(({ content }) => content)
  return texts.length === 0 ? {} : { system: texts.join('\n\n') }
}

function readEvent(event: ServerEvent): readonly StreamPart[] {
  return readObject(event, (json) => {
    switch (json['type']) {
      case 'message_start':
        return startParts(objectOf(json['message']))
      case 'content_block_start':
        return blockParts(objectOf(json['content_block']))
      case 'content_block_delta':
        return deltaParts(objectOf(json['delta']))
      case 'message_delta':
        return messageDeltaParts(json)
      case 'message_stop':
        return [{ type: 'end-mark' }]
      default:
        return []
    }
  })
}

/** Its count of output tokens stands for nothing: one or two, sent before there are any. */
function startParts({ model, usage }: ForeignObject): readonly StreamPart[] {
  const { output_tokens: _placeholder, service_tier: tier, inference_geo: region, ...input } = objectOf(usage)
  const said = { model: firstText(model), serviceTier: firstText(tier), via: regionOf(region) }
  return [...servedByParts(said), ...usageParts(countsOf(input))]
}

/** The region that computed the reply, of models that have a choice. https://platform.claude.com/docs/en/build-with-claude/data-residency */
function regionOf(given: unknown): string | undefined {
  return given === 'not_available' ? undefined : firstText(given)
}

/** A thought that is not shown. */
const HIDDEN: readonly StreamPart[] = [{ type: 'reasoning-hidden' }]

/**
 * Blocks start empty and are filled by deltas, but for a tool's name. A block of `redacted_thinking` comes whole, long
 * after it was begun, and in cipher: no token that anybody saw come.
 */
function blockParts({ type, name, text, thinking, signature }: ForeignObject): readonly StreamPart[] {
  if (type === 'redacted_thinking') return HIDDEN
  if (type === 'thinking' && firstText(thinking) === undefined && firstText(signature) !== undefined) return HIDDEN
  const isTool = typeof type === 'string' && type.endsWith('tool_use')
  return withText([
    { type: 'reasoning-delta', text: firstText(thinking) ?? '' },
    { type: 'text-delta', text: firstText(text) ?? '' },
    { type: 'tool-call-delta', text: isTool ? (firstText(name) ?? '') : '' }
  ])
}

/**
 * Signatures and citations are not generated. A signature closes each block of thoughts, also of those whose text is
 * left out, as newer models do unless asked for a summary: it may be all that tells of them.
 * https://platform.claude.com/docs/en/build-with-claude/extended-thinking#controlling-thinking-display
 */
function deltaParts(delta: ForeignObject): readonly StreamPart[] {
  const { text, thinking, partial_json: json, signature } = delta
  if (firstText(signature) !== undefined) return HIDDEN
  const read = withText([
    { type: 'reasoning-delta', text: firstText(thinking) ?? '' },
    { type: 'text-delta', text: firstText(text) ?? '' },
    { type: 'tool-call-delta', text: firstText(json) ?? '' }
  ])
  return read.length > 0 ? read : unreadParts('delta', delta)
}

function withText(parts: readonly (StreamPart & { readonly text: string })[]): readonly StreamPart[] {
  return parts.filter(({ text }) => text !== '')
}

/** The API always says `message_stop` after it: a reply that ends here was cut off. */
function messageDeltaParts({ delta, usage }: ForeignObject): readonly StreamPart[] {
  return [...usageParts(countsOf(objectOf(usage))), ...finishParts(objectOf(delta)['stop_reason'], true)]
}

/**
 * Cached tokens are counted beside the others here, and each of the three counts may come in `message_start`, be
 * corrected in `message_delta`, or be left out there: so they are told apart, for the last of each to stand.
 */
function countsOf(usage: ForeignObject) {
  return {
    uncachedTokenCount: firstCount(usage['input_tokens']),
    cacheWriteTokenCount: firstCount(usage['cache_creation_input_tokens']),
    cachedTokenCount: firstCount(usage['cache_read_input_tokens']),
    outputTokenCount: firstCount(usage['output_tokens']),
    reasoningTokenCount: firstCount(objectOf(usage['output_tokens_details'])['thinking_tokens'])
  }
}

/** A rejected member is named in front of the words alone: `max_tokens: Field required`. */
function readRefusal(status: number, bodyText: string): Refusal {
  const refusal = refusalOf(status, bodyText)
  const field = /^(?<name>[a-z_]+(\.[a-z0-9_]+)*): /.exec(refusal.message)?.groups?.['name']
  return refusal.fields.length > 0 || field === undefined ? refusal : { ...refusal, fields: [field] }
}

function readWhole(bodyText: string): Refusal {
  return readDocument(bodyText, ({ type, content }) => type === 'message' || Array.isArray(content))
}
