import { createParser, type ParseError } from 'eventsource-parser'
import { isJson } from '../../domain/foreign-json.ts'
import type { StreamPart, TimedPart, Timeline } from '../../domain/timeline.ts'
import type { Dialect } from '../../providers/dialect.ts'

import { parseJson, serverLine } from '../../providers/foreign-json.ts'

import type { Read } from './exchange.ts'
import { createJsonLines, createPieces, type FrameListener, type FrameReader, MAX_EVENT_CHARACTERS } from './framing.ts'
import { atOnce, type Steps } from './in-slices.ts'
import { type AwsFrameListener, createAwsFrames } from './read-aws-event-stream.ts'

export interface StreamReading {
  readonly timeline: Timeline
  /** Keep-alives in the stream's own form. */
  readonly commentCount: number
  readonly eventCount: number
  /** The shape of the first event that the API does not know, without its texts. */
  readonly foreignEvent?: string
  /** Events that the API does not know. */
  readonly foreignCount: number
  /** The same of the last event, where the API says by one that a reply is over. */
  readonly lastEvent?: string
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
 *
 * @internal
 */
export function readTimeline(dialect: Dialect, stream: RecordedStream): StreamReading {
  return atOnce(timelineSteps(dialect, stream))
}

/** The same, a step for each read. */
export function* timelineSteps(dialect: Dialect, { reads, sentAtMs, endedAtMs }: RecordedStream): Steps<StreamReading> {
  const { parts, counts, stamp, body, say, faults } = gatherParts(dialect)
  let foreignEvent: string | undefined
  let lastData = ''
  const stray = gatherStrayLines((line) => {
    counts.stray += 1
    say(dialect.readStrayLine(line))
  })
  const frames = createFrames(dialect.framing, {
    onEvent: (event) => {
      stray.flush()
      counts.events += 1
      lastData = event.data
      const said = dialect.readEvent(event)
      if (said.every(isWordsAlone)) {
        counts.foreign += isOfApi(dialect, event.data) ? 0 : 1
        foreignEvent ??= shapeOf(dialect, event.data)
      }
      say(said)
    },
    onStrayLine: stray.add,
    ...faults
  })
  for (const { atMs, bytes, sameArrival } of reads) {
    stamp.atMs = Math.max(0, atMs - sentAtMs)
    stamp.read += sameArrival ? 0 : 1
    frames.feed(bytes)
    yield
  }
  const before = counts.events
  body.ended = true
  frames.end()
  stray.flush()
  return {
    timeline: {
      parts: dialect.readTogether?.(parts) ?? parts,
      endMs: Math.max(0, endedAtMs - sentAtMs),
      unterminated: counts.events > before,
      cut: body.cut,
      endsByClose: dialect.endsByClose,
      hasNoEnd: dialect.hasNoEnd
    },
    commentCount: counts.comments,
    eventCount: counts.events,
    foreignEvent,
    foreignCount: counts.foreign,
    lastEvent: dialect.missingEnd === undefined ? undefined : shapeOf(dialect, lastData)
  }
}

/**
 * What is left when the body ends may be the front of a piece whose rest never came, which is no breach of the format. Where
 * nothing but the close ends a reply, it is all that tells a cut one from a whole one.
 */
function withoutFront(said: readonly StreamPart[]): readonly StreamPart[] {
  return said.filter(({ type }) => type !== 'malformed')
}

/** Collects parts, each with the stamp of the read that is being worked through. */
function gatherParts({ hasNoEnd = false }: Dialect) {
  const parts: TimedPart[] = []
  const counts = { comments: 0, events: 0, stray: 0, foreign: 0 }
  const stamp = { atMs: 0, read: 0 }
  const body = { ended: false, cut: false }
  // Who serves is said with each chunk of many hosts, and is no news after the first.
  let served: StreamPart | undefined
  const isNews = (part: StreamPart): boolean => {
    if (part.type !== 'served-by') return true
    const before = served
    served = part
    return before === undefined || !isServedAlike(part, before)
  }
  const add = (said: readonly StreamPart[]): void => {
    const event = counts.events + counts.stray
    for (const part of said) if (isNews(part)) parts.push({ ...part, atMs: stamp.atMs, read: stamp.read, event })
  }
  const say = (said: readonly StreamPart[]): void => {
    const whole = body.ended ? withoutFront(said) : said
    body.cut ||= hasNoEnd && whole.length < said.length
    add(whole)
  }
  const faults = {
    onComment: () => void counts.comments++,
    onOverflow: () => add([{ type: 'malformed', message: 'an event without an end' }]),
    onBroken: () => add([{ type: 'malformed', message: 'a frame that is not what its checksum says' }]),
    onCut: () => {
      body.cut = true
    }
  } as const
  return { parts, counts, stamp, body, say, faults }
}

function isServedAlike(part: StreamPart, other: StreamPart): boolean {
  if (part.type !== 'served-by' || other.type !== 'served-by') return false
  const { model, fingerprint, serviceTier, via } = part
  return (
    model === other.model && fingerprint === other.fingerprint && serviceTier === other.serviceTier && via === other.via
  )
}

function createFrames(framing: Dialect['framing'], listener: AwsFrameListener): FrameReader {
  if (framing === 'aws-event-stream') return createAwsFrames(listener)
  if (framing === 'text') return createPieces(listener)
  return framing === 'ndjson' ? createJsonLines(listener) : createLines(listener)
}

/**
 * Bytes to events by eventsource-parser, with what it leaves to its caller: characters split over reads; the last event,
 * which it keeps for ever when the closing blank line never comes; and lines that are no field of an event, which it
 * drops unseen when they come in pieces. So only whole lines are handed to it.
 */
function createLines({ onEvent, onStrayLine, onComment, onOverflow }: FrameListener): FrameReader {
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
    maxBufferSize: MAX_EVENT_CHARACTERS,
    onComment,
    onError,
    onEvent: ({ event, data }) => onEvent(event === undefined ? { data } : { event, data })
  })
  const feed = (text: string): void => {
    if (overflowed) return
    const cut = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1
    if (cut > 0) parser.feed(pending + text.slice(0, cut))
    pending = (cut > 0 ? '' : pending) + text.slice(cut)
    if (pending.length > MAX_EVENT_CHARACTERS) overflow()
  }
  return {
    feed: (bytes: Uint8Array) => feed(decoder.decode(bytes, { stream: true })),
    end: () => feed(`${decoder.decode()}\n\n`)
  }
}

/** An error has some ten lines; more is something else. */
const MAX_LINES = 100
const MAX_STRAY_CHARACTERS = 64 * 1024

interface StrayLines {
  readonly add: (line: string) => void
  /** Whatever comes next is no part of the value: hands on its lines as they stand. */
  readonly flush: () => void
}

/**
 * Puts a JSON value together again that came over several lines outside of all events, as Google's errors do; hands on
 * every other line by itself.
 */
export function gatherStrayLines(onText: (text: string) => void): StrayLines {
  let pending: string[] = []
  let length = 0
  const flush = (): void => {
    const lines = pending
    pending = []
    length = 0
    for (const line of lines) onText(line)
  }
  const gather = (line: string): void => {
    pending.push(line)
    length += line.length
    const text = /[\]}]$/.test(line.trimEnd()) ? pending.join('\n') : undefined
    if (text !== undefined && isJson(text)) {
      pending = []
      length = 0
      onText(text)
    } else if (pending.length > MAX_LINES || length > MAX_STRAY_CHARACTERS) flush()
  }
  const add = (line: string): void => {
    if (pending.length > 0 || /^\s*[[{]/.test(line)) gather(line)
    else onText(line)
  }
  return { add, flush }
}

/** Words in no known place: an error where they come once, else another format. */
function isWordsAlone(part: StreamPart): boolean {
  return part.type === 'stream-error' && part.unlessMoreFollows === true
}

/** Many events of an API say nothing that is measured. All of them have the member that its events begin with. */
function isOfApi({ eventShape }: Dialect, data: string): boolean {
  const [, member] = /^\{"(\w+)"/.exec(eventShape) ?? []
  return member !== undefined && data.includes(`"${member}"`)
}

const MOST_MEMBERS = 6
const DEEPEST = 3

/**
 * An event with its texts left out: they may be a model's. Of data that is neither an object nor a list only a format of
 * one's own can make sense.
 */
function shapeOf({ missingText }: Dialect, data: string): string | undefined {
  const json = parseJson(data)
  if (typeof json === 'object' && json !== null) return serverLine(JSON.stringify(withoutTexts(json, 0)))
  return missingText === undefined ? undefined : 'text that is no JSON'
}

function withoutTexts(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return '…'
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return '…'
  if (Array.isArray(value)) return value.slice(0, 1).map((inner) => withoutTexts(inner, depth + 1))
  const entries = Object.entries(value).slice(0, MOST_MEMBERS)
  return Object.fromEntries(entries.map(([name, inner]) => [serverLine(name), withoutTexts(inner, depth + 1)]))
}
