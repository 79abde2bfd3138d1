import type { FinishReason } from '../domain/timeline.ts'

/** What a reason means by an API's own table; `other` for one that the table has not. */
export function finishReasonIn(table: Readonly<Record<string, FinishReason>>, name: string): FinishReason {
  // Names come from a server, and `constructor` is one that every object knows.
  return Object.hasOwn(table, name) ? (table[name] ?? 'other') : 'other'
}
