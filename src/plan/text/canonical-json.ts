import type { Json } from '../../domain/plan.ts'

/**
 * The same text for the same JSON, whatever order its keys were written in, so that it can be hashed. Keys are sorted by
 * UTF-16 code unit as RFC 8785 (JCS) does, whose number and string forms are those of `JSON.stringify` as well.
 */
export function canonicalJson(value: Json): string {
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
