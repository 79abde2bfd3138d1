import type { StreamPart, Usage } from '../domain/timeline.ts'

/** Members that may each lack a value. */
type Maybe<T> = { readonly [name in keyof T]: T[name] | undefined }

interface ServedBy {
  readonly model?: string
  readonly fingerprint?: string
  readonly serviceTier?: string
}

/** What a chunk says of who served it; nothing where it says nothing. */
export function servedByParts(said: Maybe<ServedBy>): readonly StreamPart[] {
  const present = presentMembers<ServedBy>(said)
  return present === undefined ? [] : [{ type: 'served-by', ...present }]
}

/** The counts that an event has; nothing where it has none. */
export function usageParts(said: Maybe<Usage>): readonly StreamPart[] {
  const present = presentMembers<Usage>(said)
  return present === undefined ? [] : [{ type: 'usage', ...present }]
}

/** Each event of each reply comes by here: a loop is a quarter of the work of lists of entries. */
function presentMembers<T extends object>(said: Maybe<T>): T | undefined {
  const present: Partial<T> = {}
  let isEmpty = true
  for (const name in said) {
    const value = said[name]
    if (value === undefined) continue
    present[name] = value
    isEmpty = false
  }
  return isEmpty ? undefined : (present as T)
}
