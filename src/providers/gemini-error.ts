import type { StreamPart } from '../domain/timeline.ts'
import type { Refusal } from './dialect.ts'
import { type ForeignObject, firstText, isObject, listOf, objectOf, parseJson } from './foreign-json.ts'
import { oneLine } from './one-line.ts'
import { readDocument, readRefusal, readStrayLine } from './openai-error.ts'

/**
 * Errors of Google's APIs: `{error: {code, message, status, details}}`, in a list of one where a list was asked for.
 * https://google.aip.dev/193
 */
export function readGeminiRefusal(status: number, bodyText: string): Refusal {
  const text = unlisted(bodyText)
  const refusal = readRefusal(status, text)
  const error = objectOf(objectOf(parseJson(text))['error'])
  const details = listOf(error['details']).map(objectOf)
  const fields = [...unknownNames(error), ...violatedFields(details)]
  const waitMs = retryDelayMs(details)
  return {
    ...refusal,
    fields: [...new Set([...refusal.fields, ...fields])],
    ...(details.some(({ reason }) => reason === 'API_KEY_INVALID') ? { keyRefused: true } : {}),
    ...(waitMs === undefined ? {} : { retryAfterMs: waitMs })
  }
}

/** A 200 whose body is one document; a list of events is a reply that nobody streamed. */
export function readGeminiWhole(bodyText: string): Refusal {
  return readDocument(unlisted(bodyText), (json) => Array.isArray(json['candidates']) || 'promptFeedback' in json)
}

/** An error in the middle of a stream may come as it would have come alone, over several lines. */
export function readGeminiStrayLine(line: string): readonly StreamPart[] {
  return readStrayLine(unlisted(line))
}

/** The first of a list, which stands for all of it: the list itself is no more than brackets. */
function unlisted(text: string): string {
  const json = parseJson(text)
  return Array.isArray(json) && isObject(json[0]) ? JSON.stringify(json[0]) : text
}

function violatedFields(details: readonly ForeignObject[]): readonly string[] {
  const violations = details.flatMap(({ fieldViolations }) => listOf(fieldViolations).map(objectOf))
  return violations.map(({ field }) => oneLine(firstText(field) ?? '')).filter((field) => field !== '')
}

/** An unknown member is named in the message alone; its `field` is what it was found in. */
function unknownNames({ message }: ForeignObject): readonly string[] {
  const matches = (firstText(message) ?? '').matchAll(/Unknown name "(?<name>[^"]+)"/g)
  return [...matches].map(({ groups }) => oneLine(groups?.['name'] ?? '')).filter((name) => name !== '')
}

/** `retryDelay: "31s"`, in place of the header `retry-after`. */
function retryDelayMs(details: readonly ForeignObject[]): number | undefined {
  const delay = details.map(({ retryDelay }) => firstText(retryDelay)).find((each) => each !== undefined)
  const seconds = /^(\d{1,6}(?:\.\d{1,9})?)s$/.exec(delay ?? '')?.[1]
  return seconds === undefined ? undefined : Number(seconds) * 1000
}
