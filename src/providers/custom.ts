import type { CustomFormat, EventMatch, Json, Message, Target } from '../domain/plan.ts'
import type { StreamPart, TimedPart } from '../domain/timeline.ts'
import type { Dialect, Refusal, ServerEvent } from './dialect.ts'
import { isErrorEvent, readObject } from './event-parts.ts'
import { finishParts } from './finish-reasons.ts'
import { firstText, isObject, parseJson } from './foreign-json.ts'
import { errorByWords, errorPart, readDocument, readRefusal, readStrayLine } from './openai-error.ts'

/** The texts in a body that stand for what differs from prompt to prompt. */
export const PLACEHOLDERS = ['prompt', 'messages', 'max-tokens', 'model'] as const
type Placeholder = (typeof PLACEHOLDERS)[number]

/** `{{prompt}}`, with or without spaces. */
export const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g

const ACCEPT: Readonly<Record<CustomFormat['format'], string>> = {
  sse: 'text/event-stream',
  ndjson: 'application/x-ndjson',
  text: 'text/plain, */*'
}

/** The wire format of an application of one's own, as its configuration describes it. */
export function customDialect(format: CustomFormat): Dialect {
  const { path, body, text, done } = format
  return {
    id: 'custom',
    framing: format.format,
    eventShape: text === undefined ? 'text' : `text at ${JSON.stringify(text)}`,
    missingText: missingText(format),
    ...(done === undefined ? {} : { missingEnd: `no event came with ${matchText(done)}` }),
    headers: { accept: ACCEPT[format.format] },
    authOf: () => ({ header: 'authorization', prefix: 'Bearer ' }),
    outputLimit: { names: [], ...(mentions(body, 'max-tokens') ? {} : { isNeverSent: true }) },
    reserved: {},
    ...(done === undefined ? { endsByClose: true, hasNoEnd: true } : {}),
    buildRequest: (target, messages, maxOutputTokens) => ({
      path,
      body: filledBody(body, { target, messages, maxOutputTokens })
    }),
    readEvent: (event) => readCustomEvent(format, event),
    ...(format.format === 'text' ? {} : { readTogether: withoutRepeats }),
    readStrayLine,
    readRefusal,
    readWhole: (bodyText) => readWhole(format, bodyText)
  }
}

function missingText({ text, textEvent }: CustomFormat): string {
  const which = textEvent === undefined ? 'no event' : `no event with ${matchText(textEvent)}`
  return text === undefined ? `${which} had text` : `${which} had text at ${JSON.stringify(text)}`
}

function matchText({ data, event, path, value }: EventMatch): string {
  if (data !== undefined) return `the data ${JSON.stringify(data)}`
  if (event !== undefined) return `the name ${JSON.stringify(event)}`
  return `${value === undefined ? 'a value' : JSON.stringify(value)} at ${JSON.stringify(path)}`
}

/** Returns true where a body has a place for the value. */
export function mentions(body: Json, name: Placeholder): boolean {
  return [...JSON.stringify(body).matchAll(PLACEHOLDER)].some(([, found]) => found === name)
}

interface Values {
  readonly target: Target
  readonly messages: readonly Message[]
  readonly maxOutputTokens: number
}

function filledBody(body: CustomFormat['body'], values: Values): CustomFormat['body'] {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, filledValue(value, values)]))
}

/** A text that is nothing but a placeholder becomes its value, which may be a list or a number. */
function filledValue(value: Json, values: Values): Json {
  if (typeof value === 'string') return filledText(value, values)
  if (Array.isArray(value)) return value.map((each: Json) => filledValue(each, values))
  return isObject(value) ? filledBody(value as CustomFormat['body'], values) : value
}

function filledText(text: string, values: Values): Json {
  const [only] = text.matchAll(PLACEHOLDER)
  if (only !== undefined && only[0] === text.trim()) return placeholderValue(only[1] ?? '', values)
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const value = placeholderValue(name, values)
    return typeof value === 'string' ? value : JSON.stringify(value)
  })
}

function placeholderValue(name: string, { target, messages, maxOutputTokens }: Values): Json {
  switch (name as Placeholder) {
    case 'messages':
      return messages.map(({ role, content }) => ({ role, content }))
    case 'max-tokens':
      return maxOutputTokens
    case 'model':
      return target.model
    default:
      // All of them: the number that keeps caches out stands in front of the first.
      return messages.map(({ content }) => content).join('\n\n')
  }
}

/** Longer paths lead nowhere that anybody streams to. */
const MOST_STEPS = 20

/** Looks up a path such as `choices.0.delta`; undefined where a step has no such member of its own. */
function ownMemberAt(value: unknown, path: string): unknown {
  let inner = value
  for (const step of path.split('.', MOST_STEPS)) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, step)) return undefined
    inner = Reflect.get(inner, step)
  }
  return inner
}

function readCustomEvent(format: CustomFormat, event: ServerEvent): readonly StreamPart[] {
  if (format.format === 'text') return [{ type: 'text-delta', text: event.data }]
  const { done } = format
  const text = event.data.trim()
  if (done?.data !== undefined && done.data === text) return endParts(undefined)
  const isNamedEnd = done?.event !== undefined && done.event === nameOf(event)
  const said = format.text === undefined ? readPlain(format, event) : readJson(format, event)
  return isNamedEnd ? [...said, ...endParts(undefined)] : said
}

/** An event without a name is one of that name. https://html.spec.whatwg.org/multipage/server-sent-events.html */
function nameOf({ event = 'message' }: ServerEvent): string {
  return event
}

/** Of fewer texts it may be chance that each begins with the one before. */
const FEWEST_REPEATS = 4

/**
 * Some applications send all text so far with each event. What is new in an event is then what it has beyond the one before:
 * otherwise the tokens of a reply would be counted over and over.
 */
function withoutRepeats(parts: readonly TimedPart[]): readonly TimedPart[] {
  const texts = parts.flatMap((part) => (part.type === 'text-delta' ? part.text : []))
  const isRepeated = texts.every((text, index) => text.startsWith(texts[index - 1] ?? ''))
  if (texts.length < FEWEST_REPEATS || !isRepeated || texts.at(-1) === texts[0]) return parts
  let before = ''
  return parts.flatMap((part): readonly TimedPart[] => {
    if (part.type !== 'text-delta') return [part]
    const text = part.text.slice(before.length)
    before = part.text
    return text === '' ? [] : [{ ...part, text }]
  })
}

/** An event whose data is the text. Some servers write it as JSON, which keeps its line ends. */
function readPlain(format: CustomFormat, event: ServerEvent): readonly StreamPart[] {
  const { data } = event
  if (data.trim() === '[DONE]') return []
  if (data === '') return [{ type: 'keep-alive' }]
  if (isErrorEvent(event)) return readObject(event, () => [])
  const json = parseJson(data)
  const text = typeof json === 'string' ? json : data
  const ofText = isPicked(format.textEvent, event, json) && !isObject(json) ? textParts(text) : []
  return [...ofText, ...(isObject(json) ? readMembers(format, event, json) : endOf(format, json))]
}

/** Data of events beside the text may be anything; what begins like JSON and is none is broken. */
function readJson(format: CustomFormat, event: ServerEvent): readonly StreamPart[] {
  const { data } = event
  const json = parseJson(data)
  if (Array.isArray(json)) return readValue(format, event, json)
  const isStructured = format.format === 'ndjson' || /^\s*(?:\{|\[(?!DONE\])|data:)/.test(data) || isErrorEvent(event)
  if (isStructured) return readMembers(format, event, json)
  return data.trim() === '' || data.startsWith(':') ? [{ type: 'keep-alive' }] : endOf(format, json)
}

function readMembers(format: CustomFormat, event: ServerEvent, json: unknown): readonly StreamPart[] {
  const isOtherFraming = format.format === 'ndjson' && /^(?:data|event|id|retry):/.test(event.data)
  if (isOtherFraming) return [{ type: 'malformed', message: 'a line of server-sent events, where "format" is ndjson' }]
  return readObject(event, () => readValue(format, event, json))
}

function readValue(format: CustomFormat, event: ServerEvent, json: unknown): readonly StreamPart[] {
  const error = format.error === undefined ? undefined : ownMemberAt(json, format.error)
  if (isSomething(error)) return [errorPart(isObject(error) ? error : String(error))]
  const text = format.text === undefined ? undefined : firstText(ownMemberAt(json, format.text))
  const ofText = text !== undefined && isPicked(format.textEvent, event, json) ? textParts(text) : []
  return [...ofText, ...endOf(format, json)]
}

function textParts(text: string): readonly StreamPart[] {
  return [{ type: 'text-delta', text }]
}

function endOf({ done }: CustomFormat, json: unknown): readonly StreamPart[] {
  if (done?.path === undefined || !isAtPath(done, json)) return []
  return endParts(done.value === undefined ? ownMemberAt(json, done.path) : done.value)
}

/**
 * The user says that a reply ends here. A word for it that is known to mean a failure or a limit is believed; any other is
 * the application's own.
 */
function endParts(word: unknown): readonly StreamPart[] {
  const named = finishParts(word).filter((part) => part.type === 'finish' && part.reason !== 'unknown')
  return [...(named.length > 0 ? named : [{ type: 'finish', reason: 'stop' } as const]), { type: 'end-mark' }]
}

function isPicked(match: EventMatch | undefined, event: ServerEvent, json: unknown): boolean {
  if (match === undefined) return true
  if (match.event !== undefined) return match.event === nameOf(event)
  return match.path !== undefined && isAtPath(match, json)
}

function isAtPath({ path = '', value }: EventMatch, json: unknown): boolean {
  const found = ownMemberAt(json, path)
  return value === undefined ? isSomething(found) : found === value
}

function isSomething(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== ''
}

/** A document that is no error is a reply in one piece. */
function readWhole({ format, text }: CustomFormat, bodyText: string): Refusal {
  const [first = '', ...others] = bodyText.trim().split('\n')
  const isLines = others.length > 0 && isObject(parseJson(first))
  if (isLines) return { outcome: 'not-a-stream', message: `lines of JSON, where "format" is ${format}`, fields: [] }
  const hasText = (json: unknown): boolean => text !== undefined && firstText(ownMemberAt(json, text)) !== undefined
  return readDocument(bodyText, (json) => hasText(json) || errorByWords(json).length === 0)
}
