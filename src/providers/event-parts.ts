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
  // Padding of some servers between their events.
  if (json === null) return [{ type: 'keep-alive' }]
  if (event === 'error') return [errorPart(isObject(json) ? (errorIn(json) ?? json) : text)]
  if (!isObject(json)) return [{ type: 'malformed', message: breachOf(text) }]
  const error = errorIn(json)
  return error === undefined ? read(json) : [errorPart(error), ...read(json)]
}

/** Says what is wrong with the data of an event. Two faults of servers and gateways are common enough to be named. */
function breachOf(text: string): string {
  if (/^data:/.test(text)) return 'an event whose data begins with "data:" again, as if it were framed twice'
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const areEvents = lines.length > 1 && lines.every((line) => isObject(parseJson(line)) || line.trim() === '[DONE]')
  return areEvents ? 'events without an empty line between them' : 'an event that is no JSON object'
}

type FinishTable = Readonly<Record<string, FinishReason>>
type FinishPart = Extract<StreamPart, { readonly type: 'finish' }>

/** Texts that stand for no reason yet. */
const NO_REASON = /^(?:null|none|undefined|unknown|(?:finish_reason_)?unspecified)?$/i

/** Gateways pass on the words of the API behind them, in its case or their own. */
const ENDS_ELSEWHERE: FinishTable = {
  stop: 'stop',
  end_turn: 'stop',
  eos: 'stop',
  eos_token: 'stop',
  stop_sequence: 'stop',
  complete: 'stop',
  completed: 'stop',
  length: 'length',
  max_tokens: 'length',
  max_output_tokens: 'length',
  model_length: 'length',
  model_context_window_exceeded: 'length',
  tool_call: 'tool-calls',
  tool_calls: 'tool-calls',
  tool_use: 'tool-calls',
  function_call: 'tool-calls',
  content_filter: 'refusal',
  content_filtered: 'refusal',
  // Zhipu's word for it. https://docs.z.ai/api-reference/llm/chat-completion
  sensitive: 'refusal',
  safety: 'refusal',
  refusal: 'refusal',
  error: 'error',
  abort: 'error',
  network_error: 'error'
}

/**
 * Returns the end that a server states, by the API's own table or that of its kin; undefined where it states none yet. Some servers
 * send an empty text, or the word "null", with every event until the last.
 */
export function finishPart(table: FinishTable, given: unknown): FinishPart | undefined {
  if (typeof given !== 'string' || NO_REASON.test(given.trim())) return undefined
  const name = given.trim()
  return {
    type: 'finish',
    reason: reasonIn(table, name) ?? reasonIn(ENDS_ELSEWHERE, name.toLowerCase()) ?? 'unknown',
    name
  }
}

/** Names come from a server, and `constructor` is one that every object knows. */
function reasonIn(table: FinishTable, name: string): FinishReason | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

/** Members of a delta that hold no generated text, with everything below them. */
const NO_TEXT =
  /^(?:role|type|id|object|name|index|format|language|status|model|title|url|p|data|.*_id|.*mime_?type|.*signature|encrypted\w*|redacted\w*|annotations?|citations?|sources?|logprobs|obfuscation|finish_reason|stop_\w+|provider_specific_fields|extra_content)$/i
const DEEPEST = 6

/**
 * Returns the texts under `delta` that are not among those which were read: something was generated in a place that this version
 * does not know. No list of such places is needed, only one of what is no text.
 */
export function unreadParts(delta: ForeignObject, read: readonly StreamPart[], path: string): readonly StreamPart[] {
  const found: StreamPart[] = []
  addUnread(delta, path, { read: read.map((part) => ('text' in part ? part.text : '')).join(''), found, depth: 0 })
  return found
}

interface UnreadSearch {
  readonly read: string
  readonly found: StreamPart[]
  readonly depth: number
}

function addUnread(value: unknown, member: string, search: UnreadSearch): void {
  const { read, found, depth } = search
  if (typeof value === 'string') {
    if (value.trim() !== '' && !read.includes(value)) found.push({ type: 'unread-text', member, text: value })
    return
  }
  if (typeof value !== 'object' || value === null || depth >= DEEPEST) return
  for (const [path, inner] of innerValues(value, member)) addUnread(inner, path, { ...search, depth: depth + 1 })
}

function innerValues(value: object, member: string): readonly (readonly [path: string, inner: unknown])[] {
  if (Array.isArray(value)) return value.map((inner) => [`${member}[]`, inner] as const)
  const entries = Object.entries(value).filter(([name]) => !NO_TEXT.test(name))
  return entries.map(([name, inner]) => [`${member}.${name}`, inner] as const)
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
