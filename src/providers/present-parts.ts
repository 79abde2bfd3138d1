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

function presentMembers<T>(said: Maybe<T>): T | undefined {
  const present = Object.entries(said).filter(([, value]) => value !== undefined)
  return present.length === 0 ? undefined : (Object.fromEntries(present) as T)
}
