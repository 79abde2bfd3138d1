import type { Outcome } from '../domain/sample.ts'
import type { StreamPart } from '../domain/timeline.ts'
import type { Refusal } from './dialect.ts'
import { type ForeignObject, firstText, isObject, objectOf, parseJson } from './foreign-json.ts'
import { oneLine } from './one-line.ts'
import { pageText } from './openai-error.ts'

/**
 * A frame that ends the stream with an exception, under status 200. Where a model's own host failed, Bedrock passes its
 * status on.
 */
export function exceptionPart(name: string, payload: unknown): StreamPart {
  const error = objectOf(payload)
  const outcome = outcomeOfStatus(error['originalStatusCode']) ?? outcomeOfName(name) ?? 'api-error'
  return { type: 'stream-error', outcome, message: messageOf(error) || oneLine(name) }
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
  return oneLine(firstText(error['message'], error['Message'], error['originalMessage']) ?? '')
}

/** `Value '…' at 'inferenceConfig.maxTokens' failed to satisfy constraint`: the words alone say which member it was. */
function fieldsOf(message: string): readonly string[] {
  return [...message.matchAll(/ at '([\w.]{1,100})' failed/g)].map(([, field]) => field ?? '')
}
