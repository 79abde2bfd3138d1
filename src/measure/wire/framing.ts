import type { ServerEvent } from '../../providers/dialect.ts'

/** An event longer than this is an attack or a mistake. */
export const MAX_EVENT_CHARACTERS = 16 * 1024 * 1024

/** Receives the findings of a framing in the bytes of a body. */
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

/** One JSON value a line, ended by LF or CRLF; the last may lack its line end. */
export function createJsonLines({ onEvent, onComment, onOverflow }: FrameListener): FrameReader {
  const decoder = new TextDecoder()
  // The line so far. Joined only when it is whole, so that one in many reads is not copied for each.
  let pending: string[] = []
  let pendingLength = 0
  let overflowed = false
  const take = (line: string): void => {
    const text = line.trim()
    // Pings of server-sent events come through from what runs behind the server (ollama/ollama#16443).
    if (text.startsWith(':')) onComment()
    else if (text !== '') onEvent({ data: text })
  }
  const feed = (text: string): void => {
    if (overflowed) return
    const lines = text.split('\n')
    const rest = lines.pop() ?? ''
    for (const line of lines) {
      take([...pending, line].join(''))
      pending = []
      pendingLength = 0
    }
    if (rest !== '') pending.push(rest)
    pendingLength += rest.length
    overflowed = pendingLength > MAX_EVENT_CHARACTERS
    if (overflowed) onOverflow()
  }
  return {
    feed: (bytes) => feed(decoder.decode(bytes, { stream: true })),
    end: () => feed(`${decoder.decode()}\n`)
  }
}

/** Plain text: each read is a piece, without the front of a character whose rest is still to come. */
export function createPieces({ onEvent }: FrameListener): FrameReader {
  const decoder = new TextDecoder()
  const take = (text: string): void => {
    if (text !== '') onEvent({ data: text })
  }
  return {
    feed: (bytes) => take(decoder.decode(bytes, { stream: true })),
    end: () => take(decoder.decode())
  }
}
