import type { Json, Message, Target } from '../domain/plan.ts'
import type { Outcome } from '../domain/sample.ts'
import type { StreamPart } from '../domain/timeline.ts'
import type { Dialect, Refusal, RequestSpec, ServerEvent } from './dialect.ts'
import { servedByParts, usageParts } from './event-parts.ts'
import { finishParts } from './finish-reasons.ts'
import {
  durationMs,
  type ForeignObject,
  firstCount,
  firstText,
  isObject,
  listOf,
  objectOf,
  parseJson,
  serverLine
} from './foreign-json.ts'
import { pageText } from './openai-error.ts'
import { givenMembers, withLastMessage, withoutNulls } from './request-members.ts'
import { unreadParts } from './unread-text.ts'

/**
 * ConverseStream of Amazon Bedrock: the same request and events for every model that Bedrock serves.
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ConverseStream.html
 */
export const bedrockConverse: Dialect = {
  id: 'bedrock-converse',
  framing: 'aws-event-stream',
  eventShape: '{"contentBlockDelta":{"delta":{"text":"…"}}}',
  headers: { accept: 'application/vnd.amazon.eventstream' },
  // A Bedrock API key; without one the request is signed.
  authOf: () => ({ header: 'authorization', prefix: 'Bearer ' }),
  signsAs: 'bedrock',
  outputLimit: { names: ['maxTokens'], within: 'inferenceConfig' },
  reserved: { modelId: 'model', messages: 'prompts', system: 'prompts' },
  markForCache,
  buildRequest,
  readEvent,
  // Frames leave nothing between them.
  readStrayLine: () => [],
  readRefusal,
  readWhole
}

/** Of `inferenceConfig`; there is no seed. All other parameters are members of the request itself. */
const INFERENCE = ['maxTokens', 'temperature', 'topP', 'stopSequences']

function buildRequest(target: Target, messages: readonly Message[], maxOutputTokens: number): RequestSpec {
  const { body, settings } = givenMembers(target, 'inferenceConfig', (name) => !INFERENCE.includes(name))
  const inferenceConfig = withoutNulls({ maxTokens: maxOutputTokens, ...settings })
  const system = messages.filter(({ role }) => role === 'system')
  return {
    // Model ids have colons and are even ARNs with slashes: both have to be written as %3A and %2F, here and when signing.
    path: `/model/${encodeURIComponent(target.model)}/converse-stream`,
    body: {
      messages: messages
        .filter(({ role }) => role !== 'system')
        .map(({ role, content }) => ({ role, content: [{ text: content }] })),
      ...(system.length === 0 ? {} : { system: system.map(({ content }) => ({ text: content })) }),
      ...(settings === undefined ? {} : { inferenceConfig }),
      ...withoutNulls(body)
    }
  }
}

/** Behind all of the prompt. https://docs.aws.amazon.com/bedrock/latest/userguide/prompt-caching.html */
function markForCache(body: RequestSpec['body']): RequestSpec['body'] {
  return withLastMessage(body, (message) => {
    return {
      ...message,
      content: [...listOf(message['content']), { cachePoint: { type: 'default' } }] as readonly Json[]
    }
  })
}

/** Every payload has a member `p` of random length, so that nobody can tell from its size what it says. */
function readEvent({ event, data, isException }: ServerEvent): readonly StreamPart[] {
  const json = parseJson(data)
  if (isException === true) return [exceptionPart(event ?? '', json)]
  if (!isObject(json)) return [{ type: 'malformed', message: 'a frame that holds no JSON object' }]
  switch (event) {
    case 'contentBlockStart':
      return textParts([['tool-call-delta', objectOf(objectOf(json['start'])['toolUse'])['name']]])
    case 'contentBlockDelta':
      return deltaParts(objectOf(json['delta']))
    case 'messageStop':
      return finishParts(json['stopReason'])
    case 'metadata':
      // The last event; it comes after `messageStop`.
      return [...usageParts(countsOf(json)), ...latencyParts(json), ...servedParts(json), { type: 'end-mark' }]
    default:
      return []
  }
}

/**
 * Reasoning that is encrypted whole, and its signature, are nobody's to read; but they tell of it, and no count of
 * Bedrock's does. https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ReasoningContentBlockDelta.html
 */
function deltaParts(delta: ForeignObject): readonly StreamPart[] {
  const { text: thought, redactedContent, signature } = objectOf(delta['reasoningContent'])
  if (firstText(thought) === undefined && firstText(redactedContent, signature) !== undefined) return HIDDEN
  const read = textParts([
    ['reasoning-delta', thought],
    ['text-delta', delta['text']],
    ['tool-call-delta', objectOf(delta['toolUse'])['input']]
  ])
  return read.length > 0 ? read : unreadParts('delta', delta)
}

const HIDDEN: readonly StreamPart[] = [{ type: 'reasoning-hidden' }]

type DeltaType = 'text-delta' | 'reasoning-delta' | 'tool-call-delta'

function textParts(said: readonly (readonly [type: DeltaType, text: unknown])[]): readonly StreamPart[] {
  return said.flatMap(([type, value]) => {
    const text = firstText(value)
    return text === undefined ? [] : [{ type, text }]
  })
}

/** Tokens read from a cache or written to one are counted beside `inputTokens`, unless the total says otherwise. */
function countsOf(json: ForeignObject) {
  const usage = objectOf(json['usage'])
  const uncached = firstCount(usage['inputTokens'])
  const output = firstCount(usage['outputTokens'])
  const cached = firstCount(usage['cacheReadInputTokens'], usage['cacheReadInputTokenCount'])
  const written = firstCount(usage['cacheWriteInputTokens'], usage['cacheWriteInputTokenCount'])
  const isInside = uncached !== undefined && usage['totalTokens'] === uncached + (output ?? 0)
  const cachedOrWritten = isInside ? 0 : (cached ?? 0) + (written ?? 0)
  return {
    inputTokenCount: uncached === undefined ? undefined : firstCount(uncached + cachedOrWritten),
    outputTokenCount: output,
    cachedTokenCount: cached
  }
}

/** The whole call as the service saw it: what is left of the end-to-end time is the network and the front end. */
function latencyParts(json: ForeignObject): readonly StreamPart[] {
  const totalMs = durationMs(objectOf(json['metrics'])['latencyMs'], 1)
  return totalMs === undefined ? [] : [{ type: 'server-timings', timings: { totalMs } }]
}

/**
 * A prompt router says which model it took. The tier is the one that served, whatever was asked for, and so is the
 * latency: past its quota, what was to be `optimized` is `standard`.
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ConverseStreamMetadataEvent.html
 */
function servedParts(json: ForeignObject): readonly StreamPart[] {
  const tier = firstText(objectOf(json['serviceTier'])['type'])
  const latency = firstText(objectOf(json['performanceConfig'])['latency'])
  const tiers = [tier, latency === 'optimized' ? 'optimized latency' : undefined].filter((each) => each !== undefined)
  return servedByParts({
    model: firstText(objectOf(objectOf(json['trace'])['promptRouter'])['invokedModelId']),
    serviceTier: firstText(tiers.join(', '))
  })
}

/**
 * A frame that ends the stream with an exception, under status 200. Where a model's own host failed, Bedrock passes its
 * status on.
 */
export function exceptionPart(name: string, payload: unknown): StreamPart {
  const error = objectOf(payload)
  const outcome = outcomeOfStatus(error['originalStatusCode']) ?? outcomeOfName(name) ?? 'api-error'
  return { type: 'stream-error', outcome, message: messageOf(error) || serverLine(name) }
}

/** A reply with another status than 200. */
export function readRefusal(status: number, bodyText: string): Refusal {
  const message = messageOf(objectOf(parseJson(bodyText))) || pageText(bodyText)
  return { outcome: outcomeOfStatus(status) ?? 'http-error', message, fields: fieldsOf(message) }
}

/** A 200 whose body is one document. */
export function readWhole(bodyText: string): Refusal {
  const json = parseJson(bodyText)
  if (!isObject(json)) return { outcome: 'not-a-stream', message: pageText(bodyText), fields: [] }
  // The answer of Converse, which does not stream.
  if (isObject(json['output'])) return { outcome: 'not-streamed', message: '', fields: [] }
  const message = messageOf(json)
  return { outcome: outcomeOfName(firstText(json['__type']) ?? '') ?? 'api-error', message, fields: fieldsOf(message) }
}

function outcomeOfStatus(status: unknown): Outcome | undefined {
  if (status === 429) return 'rate-limited'
  return status === 503 || status === 529 ? 'overloaded' : undefined
}

function outcomeOfName(name: string): Outcome | undefined {
  if (/throttling|too_?many_?requests/i.test(name)) return 'rate-limited'
  return /service_?unavailable|overloaded/i.test(name) ? 'overloaded' : undefined
}

/** Written with a capital where the front end refuses, without where the service does. */
function messageOf(error: ForeignObject): string {
  return serverLine(firstText(error['message'], error['Message'], error['originalMessage']) ?? '')
}

/** `Value '…' at 'inferenceConfig.maxTokens' failed to satisfy constraint`: the words alone say which member it was. */
function fieldsOf(message: string): readonly string[] {
  return [...message.matchAll(/ at '([\w.]{1,100})' failed/g)].map(([, field]) => field ?? '')
}
