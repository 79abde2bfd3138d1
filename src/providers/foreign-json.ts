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

/** The member as an object; an empty one where it is something else, so that lookups can be chained. */
export function objectOf(value: unknown): ForeignObject {
  return isObject(value) ? value : {}
}

/** The value as a list; empty where it is something else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The first of the values that is a text with at least one character. */
export function firstText(...values: readonly unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value !== '')
}

/** The first of the values that is a token count: a whole number from 0 to a billion. */
export function firstCount(...values: readonly unknown[]): number | undefined {
  return values.find(isCount)
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
