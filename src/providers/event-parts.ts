import type { StreamPart, Usage } from '../domain/timeline.ts'
import type { ServerEvent } from './dialect.ts'
import { type ForeignObject, isObject, parseJson } from './foreign-json.ts'
import { errorByWords, errorIn, errorPart } from './openai-error.ts'

/** The part for `[DONE]` where it is the API's own end mark. */
export const CHAT_END: readonly StreamPart[] = [{ type: 'end-mark' }]
const NOTHING: readonly StreamPart[] = []

/**
 * Reads an event whose data is a JSON object. Everything else that servers put there is handled here: end marks and
 * comments of gateways in between, errors, and what is no JSON.
 *
 * `[DONE]` says nothing unless the API itself ends with it: gateways add it to every reply, also to one that was cut off
 * before them.
 */
export function readObject(
  { event, data }: ServerEvent,
  read: (json: ForeignObject) => readonly StreamPart[],
  done: readonly StreamPart[] = NOTHING
): readonly StreamPart[] {
  const text = data.trim()
  if (text === '[DONE]') return done
  // Gateways re-emit comments as data (`data: : OPENROUTER PROCESSING`), and some send empty events to stay alive.
  if (text === '' || text.startsWith(':')) return [{ type: 'keep-alive' }]
  const json = parseJson(text)
  if (isPadding(event, json)) return [{ type: 'keep-alive' }]
  if (isErrorEvent({ event })) return [errorPart(isObject(json) ? (errorIn(json) ?? json) : text)]
  if (!isObject(json)) return [{ type: 'malformed', message: breachOf(text) }]
  return withError(json, read(json))
}

/** Some servers send a null between their events, others an event that only keeps the connection open, with a word in it. */
function isPadding(event: string | undefined, json: unknown): boolean {
  return json === null || (event !== undefined && KEEP_ALIVE_EVENT.test(event) && !isObject(json))
}

const KEEP_ALIVE_EVENT = /^(ping|pong|heart[_-]?beat|keep[_-]?alive)$/i

/** Names of events that bring an error. */
const ERROR_EVENT = /^(error|exception|failed|failure|fatal)$/i

/** Returns true for an event that its own name calls an error. */
export function isErrorEvent({ event }: Pick<ServerEvent, 'event'>): boolean {
  return event !== undefined && ERROR_EVENT.test(event)
}

function withError(json: ForeignObject, said: readonly StreamPart[]): readonly StreamPart[] {
  const error = errorIn(json)
  if (error !== undefined) return [errorPart(error), ...said]
  return said.some(({ type }) => type !== 'served-by') ? said : [...said, ...errorByWords(json)]
}

/** Says what is wrong with the data of an event. Two faults of servers and gateways are common enough to be named. */
function breachOf(text: string): string {
  if (/^data:/.test(text)) return 'an event whose data begins with "data:" again, as if it were framed twice'
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const areEvents = lines.length > 1 && lines.every((line) => isObject(parseJson(line)) || line.trim() === '[DONE]')
  return areEvents ? 'events without an empty line between them' : 'an event that is no JSON object'
}

/** Members that may each lack a value. */
type Maybe<T> = { readonly [name in keyof T]: T[name] | undefined }

interface ServedBy {
  readonly model?: string
  readonly fingerprint?: string
  readonly serviceTier?: string
  readonly via?: string
}

type ServedByPart = { readonly type: 'served-by' } & ServedBy
type UsagePart = { readonly type: 'usage' } & Usage

/** The last lookup, kept because each chunk of a reply says the same. */
let lastSaid: Partial<Maybe<ServedBy>> = {}
let lastParts: readonly StreamPart[] = []

/** Returns the part that names who served a chunk, or nothing. */
export function servedByParts(said: Partial<Maybe<ServedBy>>): readonly StreamPart[] {
  if (!isAlike(said, lastSaid)) {
    lastSaid = said
    lastParts = newServedByParts(said)
  }
  return lastParts
}

function isAlike(one: Partial<Maybe<ServedBy>>, other: Partial<Maybe<ServedBy>>): boolean {
  const { model, fingerprint, serviceTier, via } = one
  return (
    model === other.model && fingerprint === other.fingerprint && serviceTier === other.serviceTier && via === other.via
  )
}

function newServedByParts(said: Partial<Maybe<ServedBy>>): readonly StreamPart[] {
  const part: ServedByPart = { type: 'served-by' }
  return copyPresent(said, part) ? [part] : []
}

/** The counts that an event has; nothing where it has none. */
export function usageParts(said: Maybe<Usage>): readonly StreamPart[] {
  const part: UsagePart = { type: 'usage' }
  return copyPresent(said, part) ? [part] : []
}

/** Returns true when it copied any. Each event of each reply comes by here: a loop is a quarter of the work of lists of entries. */
function copyPresent<T extends object>(said: Maybe<T>, to: Partial<T>): boolean {
  let isAny = false
  for (const name in said) {
    const value = said[name]
    if (value === undefined) continue
    to[name] = value
    isAny = true
  }
  return isAny
}
