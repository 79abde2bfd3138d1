/** JSON that somebody else wrote: nothing about its shape is known before it was looked at. */
export type ForeignObject = Readonly<Record<string, unknown>>

/** A day: no single request takes longer, so a larger duration is a mistake of the server. */
const MAX_DURATION_MS = 86_400_000
const MAX_COUNT = 1_000_000_000

/** The parsed text, or absent where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A JSON object, not an array. */
export function isObject(value: unknown): value is ForeignObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One for all: each event of each reply looks up what most do not have. */
const NO_MEMBERS: ForeignObject = Object.freeze({})
const NO_ITEMS: readonly unknown[] = Object.freeze([])

/** The member as an object; an empty one where it is something else, so that lookups can be chained. */
export function objectOf(value: unknown): ForeignObject {
  return isObject(value) ? value : NO_MEMBERS
}

/** The value as a list; empty where it is something else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : NO_ITEMS
}

/** True when one of the members is an object. */
export function hasObject(outer: ForeignObject, names: readonly string[]): boolean {
  for (const name of names) if (isObject(outer[name])) return true
  return false
}

/** The first of the values that is a text with at least one character. */
export function firstText(...values: readonly unknown[]): string | undefined {
  for (const value of values) if (typeof value === 'string' && value !== '') return value
  return undefined
}

/** The first of the values that is a token count: a whole number from 0 to a billion. */
export function firstCount(...values: readonly unknown[]): number | undefined {
  for (const value of values) if (isCount(value)) return value
  return undefined
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_COUNT
}

/** A duration in ms from one in another unit; absent where it is no number, negative or longer than a day. */
export function durationMs(value: unknown, msPerUnit: number): number | undefined {
  if (typeof value !== 'number') return undefined
  const ms = value * msPerUnit
  return ms >= 0 && ms <= MAX_DURATION_MS ? ms : undefined
}

/** Longest piece of a server's own words that is worth repeating. */
const MAX_CHARACTERS = 200

/** A server's words as one printable line of at most 200 UTF-16 units; an ellipsis marks what was cut. */
export function serverLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  if (line.length <= MAX_CHARACTERS) return line
  // A pair of surrogates is one character: half of it is none.
  return `${line.slice(0, MAX_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
