import type { ServerEvent } from '../providers/dialect.ts'

/** An event longer than this is an attack or a mistake. */
export const MAX_EVENT_CHARACTERS = 16 * 1024 * 1024

/** What a framing finds in the bytes of a body. */
export interface FrameListener {
  readonly onEvent: (event: ServerEvent) => void
  /** A line, or a JSON value over several, that is no part of an event. */
  readonly onStrayLine: (line: string) => void
  readonly onComment: () => void
  /** An event longer than any can be. */
  readonly onOverflow: () => void
}

/** Tells events apart, however their bytes were cut. */
export interface FrameReader {
  readonly feed: (bytes: Uint8Array) => void
  /** The body ended: what is left counts as an event, as far as it is one. */
  readonly end: () => void
}
