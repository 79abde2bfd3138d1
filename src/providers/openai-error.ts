import type { Outcome } from '../domain/sample.ts'
import type { StreamPart } from '../domain/timeline.ts'
import type { Refusal } from './dialect.ts'
import { type ForeignObject, firstText, isObject, listOf, objectOf, oneLine, parseJson } from './foreign-json.ts'

/** Status that the site of an overloaded service sends; not registered, but Anthropic's and its followers'. */
const OVERLOADED = 529

/** The error a JSON object carries or is; absent where it is none. */
export function errorIn(json: ForeignObject): unknown {
  const { error, object, type, x_groq: groq } = json
  // Cerebras puts the status beside the error, not into it.
  if (isObject(error)) return { status_code: json['status_code'], ...error }
  // LM Studio and xAI put the words themselves there; the code, where there is one, stands beside them.
  if (typeof error === 'string' && error !== '') return { code: json['code'], message: error }
  if (object === 'error' || type === 'error') return json
  return firstText(objectOf(groq)['error'])
}

/** The part for an error that came in a stream: an object, or the words alone. */
export function errorPart(error: unknown): StreamPart {
  return { type: 'stream-error', outcome: outcomeOfError(error), message: messageOf(error) }
}

/**
 * Errors outside the framing: llama.cpp used to send an `error:` field, which every parser ignores
 * (ggml-org/llama.cpp#16109), and others a bare JSON line (lemonade-sdk/lemonade#2826).
 */
export function readStrayLine(line: string): readonly StreamPart[] {
  const text = line.trim()
  if (text.startsWith('<')) return [{ type: 'malformed', message: 'a page in place of a stream' }]
  const field = /^error:(?<words>.*)$/.exec(text)?.groups?.['words']?.trim()
  const json = parseJson(field ?? text)
  if (field !== undefined) return [errorPart(isObject(json) ? (errorIn(json) ?? json) : field)]
  if (!isObject(json)) return []
  const error = errorIn(json)
  return error === undefined ? [{ type: 'malformed', message: 'a JSON line that is no event' }] : [errorPart(error)]
}

/** A reply with another status than 200. */
export function readRefusal(status: number, bodyText: string): Refusal {
  const json = parseJson(bodyText)
  const error = isObject(json) ? (errorIn(json) ?? json) : undefined
  return {
    outcome: outcomeOfCode(status) ?? 'http-error',
    message: error === undefined ? pageText(bodyText) : messageOf(error),
    fields: error === undefined ? [] : fieldsOf(error)
  }
}

/** A 200 whose body is one document. */
export function readWhole(bodyText: string): Refusal {
  return readDocument(bodyText, (json) => Array.isArray(json['choices']))
}

/** The same for an API whose replies look otherwise. */
export function readDocument(bodyText: string, isReply: (json: ForeignObject) => boolean): Refusal {
  const json = parseJson(bodyText)
  if (!isObject(json)) return { outcome: 'not-a-stream', message: pageText(bodyText), fields: [] }
  const error = errorIn(json)
  if (error !== undefined) return { outcome: outcomeOfError(error), message: messageOf(error), fields: fieldsOf(error) }
  if (isReply(json)) return { outcome: 'not-streamed', message: '', fields: [] }
  return { outcome: 'api-error', message: messageOf(json), fields: fieldsOf(json) }
}

/** Codes come as numbers, as numbers in text, and as names. */
function outcomeOfError(error: unknown): Outcome {
  const { code, type, status, status_code: statusCode } = objectOf(error)
  const outcomes = [code, status, statusCode, type].map(outcomeOfCode)
  return outcomes.find((outcome) => outcome !== undefined) ?? 'api-error'
}

function outcomeOfCode(code: unknown): Outcome | undefined {
  if (typeof code === 'string' && !/^\d+$/.test(code)) return outcomeOfName(code)
  const status = Number(code ?? Number.NaN)
  if (status === 429) return 'rate-limited'
  return status === 503 || status === OVERLOADED ? 'overloaded' : undefined
}

function outcomeOfName(name: string): Outcome | undefined {
  if (/rate_?limit|too_?many_?requests|resource_?exhausted/i.test(name)) return 'rate-limited'
  return /overloaded|unavailable/i.test(name) ? 'overloaded' : undefined
}

/** FastAPI, in front of many servers, puts a list of `{loc, msg}` into `detail`. */
function messageOf(error: unknown): string {
  if (typeof error === 'string') return oneLine(error)
  const { message, detail, error: inner } = objectOf(error)
  const details = listOf(detail).map((each) => firstText(objectOf(each)['msg']) ?? '')
  return oneLine(firstText(message, objectOf(message)['message'], inner, detail, details.join('; ')) ?? '')
}

function fieldsOf(error: unknown): readonly string[] {
  const { param, detail } = objectOf(error)
  const places = listOf(detail).map((each) => listOf(objectOf(each)['loc']).filter((step) => step !== 'body'))
  const names = [firstText(param), ...places.map((steps) => steps.join('.'))]
  return names.filter((name) => name !== undefined && name !== '').map((name) => oneLine(String(name)))
}

/** A page's words stand near its front; the rest only costs time. */
const PAGE_CHARACTERS = 8192

/** The words of an HTML page, without markup, scripts and styles. Another text may be a model's words: nothing of it. */
export function pageText(body: string): string {
  if (!/^\s*</.test(body)) return ''
  const withoutCode = body.slice(0, PAGE_CHARACTERS).replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
  return oneLine(withoutCode.replace(/<[^>]*>?/g, ' '))
}
