import type { Json, Message, Target } from '../domain/plan.ts'
import type { StreamPart } from '../domain/timeline.ts'
import type { Dialect, Refusal, RequestSpec, ServerEvent } from './dialect.ts'
import { readObject, servedByParts, usageParts } from './event-parts.ts'
import { finishParts } from './finish-reasons.ts'
import { type ForeignObject, firstCount, firstText, isObject, listOf, objectOf } from './foreign-json.ts'
import { errorPart, readDocument, readRefusal, readStrayLine } from './openai-error.ts'
import { reasoningInTotal, wholeOutputCount } from './openai-usage.ts'
import { presetOf } from './presets.ts'
import { withoutNulls } from './request-members.ts'
import { unreadParts } from './unread-text.ts'

/** The API answers 400 to less. */
const LEAST_LIMIT = 16

/** OpenAI's Responses API, and those who speak it after them. https://platform.openai.com/docs/api-reference/responses-streaming */
export const openaiResponses: Dialect = {
  id: 'openai-responses',
  framing: 'sse',
  eventShape: '{"type":"response.output_text.delta","delta":"…"}',
  headers: { accept: 'text/event-stream' },
  authOf: (hostname) => presetOf(hostname).auth,
  outputLimit: { names: ['max_output_tokens'], least: LEAST_LIMIT },
  reserved: { model: 'model', input: 'prompts', stream: 'stream' },
  cacheSwitches: ({ baseUrl, model }, unique) => presetOf(new URL(baseUrl).hostname).cacheSwitches(model, unique),
  buildRequest,
  readEvent,
  readStrayLine,
  readRefusal,
  readWhole
}

function buildRequest(target: Target, messages: readonly Message[], maxOutputTokens: number): RequestSpec {
  const { pads } = presetOf(new URL(target.baseUrl).hostname)
  return {
    path: '/responses',
    body: {
      model: target.model,
      ...withoutNulls({
        max_output_tokens: Math.max(LEAST_LIMIT, maxOutputTokens),
        // Nothing of a benchmark is worth keeping at the provider.
        store: false,
        ...(pads ? { stream_options: { include_obfuscation: false } } : {}),
        ...target.params,
        ...target.extraBody
      }),
      input: messages.map(({ role, content }): Json => ({ role, content })),
      stream: true
    }
  }
}

/** Events that bring the output piece by piece. Everything that ends in `.done` repeats it in full. */
const DELTAS: Readonly<Record<string, 'text-delta' | 'reasoning-delta' | 'refusal-delta' | 'tool-call-delta'>> = {
  'response.output_text.delta': 'text-delta',
  'response.reasoning_summary_text.delta': 'reasoning-delta',
  'response.reasoning_text.delta': 'reasoning-delta',
  'response.refusal.delta': 'refusal-delta',
  'response.function_call_arguments.delta': 'tool-call-delta',
  'response.custom_tool_call_input.delta': 'tool-call-delta',
  'response.mcp_call_arguments.delta': 'tool-call-delta',
  'response.code_interpreter_call_code.delta': 'tool-call-delta'
}

/** The name within the JSON is the one to trust: gateways drop that of the event. */
function readEvent(event: ServerEvent): readonly StreamPart[] {
  return readObject(event, (json) => {
    const type = firstText(json['type']) ?? ''
    if (type.endsWith('.delta')) return deltaParts(type, json['delta'])
    if (type === 'response.output_item.added') return textParts('tool-call-delta', objectOf(json['item'])['name'])
    return isObject(json['response']) ? responseParts(type, json['response']) : []
  })
}

/** A delta of a kind that is in no table is text in a place where nothing is read, unless its name says what it is. */
function deltaParts(type: string, given: unknown): readonly StreamPart[] {
  const known = Object.hasOwn(DELTAS, type) ? DELTAS[type] : undefined
  const name = type.replace(/^response\./, '').replace(/\.delta$/, '')
  const channel = known ?? (/reasoning|thinking|thought/.test(name) ? 'reasoning-delta' : undefined)
  if (channel !== undefined) return textParts(channel, isObject(given) ? (given['text'] ?? given['content']) : given)
  // Sound and pictures are no text.
  return unreadParts('response', { [name]: given }, (each) => /audio$|image/.test(each))
}

function textParts(type: 'text-delta' | 'reasoning-delta' | 'refusal-delta' | 'tool-call-delta', given: unknown) {
  const text = firstText(given)
  return text === undefined ? [] : [{ type, text }]
}

/** The whole response comes with its first events, unfinished, and with its last. */
function responseParts(type: string, response: ForeignObject): readonly StreamPart[] {
  const counts = countsOf(objectOf(response['usage']))
  return [
    ...servedByParts({ model: firstText(response['model']), serviceTier: firstText(response['service_tier']) }),
    ...usageParts(counts),
    ...(counts.reasoningTokenCount === undefined ? hiddenParts(response) : []),
    ...endParts(type, response)
  ]
}

/** An item of thoughts without a word of them. Where it is counted, the count says whether anything was thought: it may be 0. */
function hiddenParts({ output }: ForeignObject): readonly StreamPart[] {
  const thoughts = listOf(output).map(objectOf).filter(isThought)
  const shown = thoughts.some(({ summary, content }) => listOf(summary).length + listOf(content).length > 0)
  return thoughts.length === 0 || shown ? [] : [{ type: 'reasoning-hidden' }]
}

function isThought({ type }: ForeignObject): boolean {
  return type === 'reasoning'
}

function endParts(type: string, response: ForeignObject): readonly StreamPart[] {
  switch (type) {
    case 'response.completed':
      return [{ type: 'finish', reason: isToolCall(response) ? 'tool-calls' : 'stop' }, { type: 'end-mark' }]
    case 'response.incomplete':
      return [...incompleteParts(response), { type: 'end-mark' }]
    case 'response.failed':
      // An `error` event may have said so before: the first counts.
      return [errorPart(objectOf(response['error'])), { type: 'finish', reason: 'error' }, { type: 'end-mark' }]
    default:
      return otherEndParts(response)
  }
}

/** States of a response that is not over. */
const ON_ITS_WAY = ['queued', 'in_progress', 'completed', 'incomplete']

/** Such as `response.cancelled`: whatever the state is called, it is no good end. */
function otherEndParts({ status }: ForeignObject): readonly StreamPart[] {
  const name = firstText(status)
  return name === undefined || ON_ITS_WAY.includes(name) ? [] : [...finishParts(name), { type: 'end-mark' }]
}

function isToolCall({ output }: ForeignObject): boolean {
  return ['function_call', 'custom_tool_call'].includes(firstText(objectOf(listOf(output).at(-1))['type']) ?? '')
}

/** An incomplete response without a word of why did not end well either. */
function incompleteParts({ incomplete_details: details }: ForeignObject): readonly StreamPart[] {
  const parts = finishParts(objectOf(details)['reason'])
  return parts.length > 0 ? parts : [{ type: 'finish', reason: 'unknown', name: 'incomplete' }]
}

function countsOf(usage: ForeignObject) {
  const input = firstCount(usage['input_tokens'])
  const output = firstCount(usage['output_tokens'])
  const total = usage['total_tokens']
  const cached = firstCount(objectOf(usage['input_tokens_details'])['cached_tokens'])
  const named = firstCount(objectOf(usage['output_tokens_details'])['reasoning_tokens'])
  const unnamed = named === undefined ? reasoningInTotal({ input, output, total }, cached) : undefined
  const reasoning = named ?? unnamed
  return {
    unnamedTokenCount: unnamed,
    inputTokenCount: input,
    outputTokenCount: wholeOutputCount({ input, output, reasoning, total }),
    reasoningTokenCount: reasoning,
    cachedTokenCount: cached
  }
}

function readWhole(bodyText: string): Refusal {
  return readDocument(bodyText, ({ object, output }) => object === 'response' || Array.isArray(output))
}
