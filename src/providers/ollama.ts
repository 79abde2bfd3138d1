import type { Message, Target } from '../domain/plan.ts'
import type { ServerTimings } from '../domain/sample.ts'
import type { StreamPart } from '../domain/timeline.ts'
import type { Dialect, Refusal, RequestSpec, ServerEvent } from './dialect.ts'
import { readObject, servedByParts, usageParts } from './event-parts.ts'
import { finishParts } from './finish-reasons.ts'
import {
  durationMs,
  type ForeignObject,
  firstCount,
  firstText,
  isObject,
  listOf,
  objectOf,
  parseJson
} from './foreign-json.ts'
import { errorPart, readDocument, readRefusal, readStrayLine } from './openai-error.ts'
import { givenMembers, withoutNulls } from './request-members.ts'
import { unreadParts } from './unread-text.ts'

/** Ollama's own API; its copy of OpenAI's is `openai-chat`. https://docs.ollama.com/api/chat */
export const ollama: Dialect = {
  id: 'ollama',
  framing: 'ndjson',
  eventShape: '{"message":{"content":"…"},"done":false}',
  headers: { accept: 'application/x-ndjson' },
  // A server of one's own asks for no key, ollama.com does.
  authOf: () => ({ header: 'authorization', prefix: 'Bearer ' }),
  outputLimit: { names: ['num_predict'], within: 'options' },
  reserved: { model: 'model', messages: 'prompts', stream: 'stream' },
  buildRequest,
  readEvent,
  readStrayLine,
  readRefusal,
  readWhole
}

/** Members that stand beside `options`. */
const BODY_MEMBERS = [
  'think',
  'format',
  'keep_alive',
  'tools',
  'logprobs',
  'top_logprobs',
  'truncate',
  'shift',
  'dimensions'
]

function buildRequest(target: Target, messages: readonly Message[], maxOutputTokens: number): RequestSpec {
  const { body, settings } = givenMembers(target, 'options', (name) => BODY_MEMBERS.includes(name))
  const options = withoutNulls({ num_predict: maxOutputTokens, ...settings })
  return {
    // Ollama's documents count /api to the base, and other clients do not: either is taken.
    path: /\/api$/.test(target.baseUrl) ? '/chat' : '/api/chat',
    body: {
      model: target.model,
      messages: messages.map(({ role, content }) => ({ role, content })),
      ...(settings === undefined ? {} : { options }),
      ...withoutNulls(body),
      stream: true
    }
  }
}

function readWhole(bodyText: string): Refusal {
  return readDocument(bodyText, ({ message, done }) => isObject(message) || typeof done === 'boolean')
}

function readEvent(event: ServerEvent): readonly StreamPart[] {
  // Errors are not always JSON (ollama/ollama#13007).
  if (isWords(event.data)) return [wordsPart(event.data)]
  return readObject(event, (json) => [
    ...messageParts(objectOf(json['message'])),
    ...servedByParts({ model: firstText(json['model']) }),
    ...endParts(json)
  ])
}

/** Text that is neither JSON, broken or complete, nor a page, a comment or another framing. */
function isWords(line: string): boolean {
  return /^[^\s[{<":]/.test(line) && !/^(data|event|id|retry):/.test(line) && parseJson(line) === undefined
}

/** Its words are kept only where it calls itself an error: anything else may be a model's. */
function wordsPart(line: string): StreamPart {
  return errorPart(/^error\b/i.test(line) ? line : '')
}

function messageParts(message: ForeignObject): readonly StreamPart[] {
  const { content, thinking, tool_calls: calls } = message
  const parts: readonly StreamPart[] = [
    { type: 'reasoning-delta', text: firstText(thinking) ?? '' },
    { type: 'text-delta', text: firstText(content) ?? '' },
    { type: 'tool-call-delta', text: listOf(calls).map(toolCallOf).join('') }
  ]
  const read = parts.filter((part) => 'text' in part && part.text !== '')
  return read.length > 0 ? read : unreadParts('message', message)
}

/** Arguments come as an object. */
function toolCallOf(call: unknown): string {
  const { name, arguments: args } = objectOf(objectOf(call)['function'])
  const written = isObject(args) && Object.keys(args).length > 0 ? JSON.stringify(args) : ''
  return (firstText(name) ?? '') + written
}

function endParts(json: ForeignObject): readonly StreamPart[] {
  if (json['done'] !== true) return []
  return [...usageParts(countsOf(json)), ...timingParts(json), ...finishOf(json['done_reason']), { type: 'end-mark' }]
}

function countsOf(json: ForeignObject) {
  return {
    inputTokenCount: firstCount(stated(json['prompt_eval_count'])),
    outputTokenCount: firstCount(stated(json['eval_count'])),
    cachedTokenCount: firstCount(json['prompt_eval_cached_count'])
  }
}

/** The server leaves out what is zero, so that zero and unknown look alike: neither says anything. */
function stated(amount: unknown): unknown {
  return amount === 0 ? undefined : amount
}

const MS_PER_NS = 1e-6

function timingParts(json: ForeignObject): readonly StreamPart[] {
  const prefillMs = durationMs(stated(json['prompt_eval_duration']), MS_PER_NS)
  const decodeMs = durationMs(stated(json['eval_duration']), MS_PER_NS)
  const totalMs = durationMs(stated(json['total_duration']), MS_PER_NS)
  const queueMs = queueOf(prefillMs, decodeMs, totalMs)
  const loadMs = durationMs(stated(json['load_duration']), MS_PER_NS)
  const timings: ServerTimings = {
    ...(queueMs === undefined ? {} : { queueMs }),
    ...(loadMs === undefined ? {} : { loadMs }),
    ...(prefillMs === undefined ? {} : { prefillMs }),
    ...(decodeMs === undefined ? {} : { decodeMs }),
    ...(totalMs === undefined ? {} : { totalMs })
  }
  return Object.keys(timings).length === 0 ? [] : [{ type: 'server-timings', timings }]
}

/**
 * The wait before a prompt is read: `load_duration`, which holds the wait for a runner and the loading
 * of the model, and the wait for a place within the runner, which only the total holds.
 */
function queueOf(prefillMs?: number, decodeMs?: number, totalMs?: number): number | undefined {
  if (prefillMs === undefined || decodeMs === undefined || totalMs === undefined) return undefined
  const rest = totalMs - prefillMs - decodeMs
  return rest >= 0 ? rest : undefined
}

/** Old versions give no reason; `load` and `unload` are replies to a request without a prompt, and no end of one with it. */
function finishOf(reason: unknown): readonly StreamPart[] {
  return finishParts(reason === undefined || reason === '' ? 'stop' : reason)
}
