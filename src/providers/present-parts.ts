import type { StreamPart, Usage } from '../domain/timeline.ts'

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

/** What was said last, and the part made of it: each chunk of a reply says the same. */
let lastSaid: Partial<Maybe<ServedBy>> = {}
let lastParts: readonly StreamPart[] = []

/** What a chunk says of who served it; nothing where it says nothing. */
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

/** Whether there were any. Each event of each reply comes by here: a loop is a quarter of the work of lists of entries. */
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
