import type { FinishReason, StreamPart, Usage } from '../domain/timeline.ts'
import type { ServerEvent } from './dialect.ts'
import { type ForeignObject, isObject, parseJson } from './foreign-json.ts'
import { errorIn, errorPart } from './openai-error.ts'

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
  if (event === 'error') return [errorPart(isObject(json) ? (errorIn(json) ?? json) : text)]
  if (!isObject(json)) return [{ type: 'malformed', message: 'an event that is no JSON object' }]
  const error = errorIn(json)
  return error === undefined ? read(json) : [errorPart(error), ...read(json)]
}

/** Looks a reason up in an API's own table; `other` when the table lacks it. */
export function finishReasonIn(table: Readonly<Record<string, FinishReason>>, name: string): FinishReason {
  // Names come from a server, and `constructor` is one that every object knows.
  return Object.hasOwn(table, name) ? (table[name] ?? 'other') : 'other'
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
