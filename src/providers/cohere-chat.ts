import type { Message, Target } from '../domain/plan.ts'
import type { StreamPart } from '../domain/timeline.ts'
import type { Dialect, Refusal, RequestSpec, ServerEvent } from './dialect.ts'
import { readObject, usageParts } from './event-parts.ts'
import { finishParts } from './finish-reasons.ts'
import { type ForeignObject, firstCount, firstText, isObject, listOf, objectOf } from './foreign-json.ts'
import { errorPart, readDocument, readRefusal, readStrayLine } from './openai-error.ts'
import { withoutNulls } from './request-members.ts'
import { unreadParts } from './unread-text.ts'

/** Version 2 of Cohere's Chat API. https://docs.cohere.com/reference/chat-stream */
export const cohereChat: Dialect = {
  id: 'cohere-chat',
  framing: 'sse',
  eventShape: '{"type":"content-delta","delta":{"message":{"content":{"text":"…"}}}}',
  headers: { accept: 'text/event-stream' },
  authOf: () => ({ header: 'authorization', prefix: 'Bearer ' }),
  outputLimit: { names: ['max_tokens'] },
  reserved: { model: 'model', messages: 'prompts', stream: 'stream' },
  buildRequest,
  readEvent,
  readStrayLine,
  readRefusal,
  readWhole
}

function buildRequest(target: Target, messages: readonly Message[], maxOutputTokens: number): RequestSpec {
  return {
    path: '/chat',
    body: {
      model: target.model,
      messages: messages.map(({ role, content }) => ({ role, content })),
      ...withoutNulls({ max_tokens: maxOutputTokens, ...target.params, ...target.extraBody }),
      stream: true
    }
  }
}

function readWhole(bodyText: string): Refusal {
  return readDocument(bodyText, ({ message }) => isObject(message))
}

function readEvent(event: ServerEvent): readonly StreamPart[] {
  return readObject(event, (json) => {
    const delta = objectOf(json['delta'])
    // An error that is a message and nothing else, as the API sends it with a status of its own.
    if (json['type'] === undefined && firstText(json['message']) !== undefined) return [errorPart(json)]
    if (json['type'] === 'message-end') return endParts(delta)
    const message = objectOf(delta['message'])
    const read = messageParts(message)
    return read.length > 0 ? read : unreadParts('delta.message', message)
  })
}

/** `content-start`, `content-delta`, `tool-plan-delta`, `tool-call-start` and `-delta` alike. Citations are no content. */
function messageParts({ content, tool_plan: plan, tool_calls: calls }: ForeignObject): readonly StreamPart[] {
  const { text, thinking } = objectOf(content)
  const parts: readonly StreamPart[] = [
    { type: 'reasoning-delta', text: (firstText(thinking) ?? '') + (firstText(plan) ?? '') },
    { type: 'text-delta', text: firstText(text) ?? '' },
    { type: 'tool-call-delta', text: toolCallsOf(calls) }
  ]
  return parts.filter((part) => 'text' in part && part.text !== '')
}

/** One call in a stream, a list of them elsewhere. */
function toolCallsOf(calls: unknown): string {
  return (Array.isArray(calls) ? listOf(calls) : [calls])
    .map((call) => objectOf(objectOf(call)['function']))
    .map(({ name, arguments: args }) => (firstText(name) ?? '') + (firstText(args) ?? ''))
    .join('')
}

function endParts({ error, finish_reason: reason, usage }: ForeignObject): readonly StreamPart[] {
  const words = firstText(error, objectOf(error)['message'])
  return [
    ...usageParts(countsOf(objectOf(usage))),
    ...(words === undefined ? finishParts(reason) : [errorPart(isObject(error) ? error : words)]),
    { type: 'end-mark' }
  ]
}

/** `billed_units` leave out what is free of charge, and so are no measure of speed. */
function countsOf(usage: ForeignObject) {
  const tokens = objectOf(usage['tokens'])
  return {
    inputTokenCount: firstCount(tokens['input_tokens']),
    outputTokenCount: firstCount(tokens['output_tokens']),
    cachedTokenCount: firstCount(usage['cached_tokens'], tokens['cached_tokens'])
  }
}
