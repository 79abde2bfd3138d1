import type { StreamPart } from '../domain/timeline.ts'
import type { ServerEvent } from './dialect.ts'
import { type ForeignObject, isObject, parseJson } from './foreign-json.ts'
import { errorIn, errorPart } from './openai-error.ts'

/** What `[DONE]` says where it is the API's own end mark. */
export const CHAT_END: readonly StreamPart[] = [{ type: 'end-mark' }]
const NOTHING: readonly StreamPart[] = []

/**
 * What an event says whose data is a JSON object. Everything else that servers put there is told here: end marks and
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
