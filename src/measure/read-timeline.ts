import { createParser, type ParseError } from 'eventsource-parser'
import type { StreamPart, TimedPart, Timeline } from '../domain/timeline.ts'
import type { Dialect } from '../providers/dialect.ts'
import type { Read } from './exchange.ts'

/** A line or an event longer than this is an attack or a mistake. */
const MAX_BUFFER_CHARACTERS = 16 * 1024 * 1024

export interface StreamReading {
  readonly timeline: Timeline
  /** Keep-alives in the stream's own form. */
  readonly commentCount: number
  readonly eventCount: number
}

export interface RecordedStream {
  readonly reads: readonly Read[]
  /** t0, on the clock of the reads. */
  readonly sentAtMs: number
  readonly endedAtMs: number
}

/**
 * Turns recorded bytes into what they said. Every part carries the stamp of the read that completed its event. However
 * the same bytes were cut into reads, the same is said.
 */
export function readTimeline(dialect: Dialect, { reads, sentAtMs, endedAtMs }: RecordedStream): StreamReading {
  const parts: TimedPart[] = []
  const counts = { comments: 0, events: 0, stray: 0 }
  let stamp = { atMs: 0, read: 0 }
  const add = (said: readonly StreamPart[]): void => {
    for (const part of said) parts.push({ ...part, ...stamp, event: counts.events + counts.stray })
  }
  const lines = createLines({
    onEvent: (event) => {
      counts.events += 1
      add(dialect.readEvent(event))
    },
    onStrayLine: (line) => {
      counts.stray += 1
      add(dialect.readStrayLine(line))
    },
    onComment: () => {
      counts.comments += 1
    },
    onOverflow: () => add([{ type: 'malformed', message: 'an event without an end' }])
  })
  for (const { atMs, bytes, sameArrival } of reads) {
    stamp = { atMs: Math.max(0, atMs - sentAtMs), read: stamp.read + (sameArrival ? 0 : 1) }
    lines.feed(bytes)
  }
  const before = counts.events
  lines.end()
  return {
    timeline: { parts, endMs: Math.max(0, endedAtMs - sentAtMs), unterminated: counts.events > before },
    commentCount: counts.comments,
    eventCount: counts.events
  }
}

interface LineListener {
  readonly onEvent: (event: { readonly event?: string; readonly data: string }) => void
  readonly onStrayLine: (line: string) => void
  readonly onComment: () => void
  readonly onOverflow: () => void
}

/**
 * Bytes to events by eventsource-parser, with what it leaves to its caller: characters split over reads; the last event,
 * which it keeps for ever when the closing blank line never comes; and lines that are no field of an event, which it
 * drops unseen when they come in pieces. So only whole lines are handed to it.
 */
function createLines({ onEvent, onStrayLine, onComment, onOverflow }: LineListener) {
  const decoder = new TextDecoder()
  let pending = ''
  let overflowed = false
  const onError = (error: ParseError): void => {
    if (error.type === 'unknown-field' && error.line !== undefined) onStrayLine(error.line)
    if (error.type === 'max-buffer-size-exceeded') overflow()
  }
  const overflow = (): void => {
    if (!overflowed) onOverflow()
    overflowed = true
    pending = ''
  }
  const parser = createParser({
    maxBufferSize: MAX_BUFFER_CHARACTERS,
    onComment,
    onError,
    onEvent: ({ event, data }) => onEvent(event === undefined ? { data } : { event, data })
  })
  const feed = (text: string): void => {
    if (overflowed) return
    const cut = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1
    if (cut > 0) parser.feed(pending + text.slice(0, cut))
    pending = (cut > 0 ? '' : pending) + text.slice(cut)
    if (pending.length > MAX_BUFFER_CHARACTERS) overflow()
  }
  return {
    feed: (bytes: Uint8Array) => feed(decoder.decode(bytes, { stream: true })),
    end: () => feed(`${decoder.decode()}\n\n`)
  }
}
