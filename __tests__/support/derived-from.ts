import { type Derived, deriveSample } from '../../src/measure/sample/derive-sample.ts'
import { readTimeline } from '../../src/measure/wire/read-timeline.ts'
import type { Dialect } from '../../src/providers/dialect.ts'

const SENT_AT_MS = 1000
const encoder = new TextEncoder()

/** What comes of a reply whose pieces arrive at these times after the request, each in a read of its own. */
export function derivedFrom(dialect: Dialect, pieces: readonly (readonly [atMs: number, bytes: string])[]): Derived {
  const reads = pieces.map(([atMs, bytes]) => {
    return { atMs: SENT_AT_MS + atMs, bytes: encoder.encode(bytes), sameArrival: false }
  })
  const endedAtMs = SENT_AT_MS + (pieces.at(-1)?.[0] ?? 0)
  return deriveSample(readTimeline(dialect, { reads, sentAtMs: SENT_AT_MS, endedAtMs }).timeline, 'complete')
}
