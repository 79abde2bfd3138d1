import { quote } from '../../domain/quote.ts'
import type { Outcome } from '../../domain/sample.ts'
import type { TimedPart } from '../../domain/timeline.ts'
import type { Dialect, Refusal } from '../../providers/dialect.ts'
import { parseJson, serverLine } from '../../providers/foreign-json.ts'
import { headerServedBy, headerTimings } from '../../providers/reply-headers.ts'
import type { Exchange, ExchangeEnd } from '../wire/exchange.ts'
import { atOnce, type Steps } from '../wire/in-slices.ts'
import { type StreamReading, timelineSteps } from '../wire/read-timeline.ts'
import { type Derived, deriveSample, replyParts, shownContent, statedOutputTokenCount } from './derive-sample.ts'
import { idleFinish, type StreamEnd, streamError } from './reply-end.ts'

/** The meaning of an exchange. */
export interface Interpretation {
  readonly derived: Derived
  readonly contentAtMs: readonly number[]
  readonly detail: Detail
  /** The generated text. Never to leave this room. */
  readonly text: string
  /** Output tokens that the provider counts, whether or not the reply bears it out. */
  readonly statedTokenCount?: number
}

/** Facts for explaining a failure. No header's value but a host's name, no body but the server's own error. */
export interface Detail {
  readonly status?: number
  /** A system's or undici's code. */
  readonly code?: string
  /** One line, in the server's words. */
  readonly message: string
  readonly fields: readonly string[]
  readonly redirectHost?: string
  readonly encoding?: string
  readonly finishedByLength?: boolean
  /** The model thought before it answered, seen, only counted or only known of. */
  readonly reasoned?: boolean
  /** The account cannot pay, or is closed. */
  readonly account?: boolean
  /** The server refused the key, with another status than the usual ones. */
  readonly keyRefused?: boolean
  /** The wait that the server's body asks for. */
  readonly retryAfterMs?: number
}

const NOTHING: Detail = { message: '', fields: [] }

/**
 * Judges a reply in the order in which it can go wrong: status, encoding, type, body, stream.
 *
 * @internal
 */
export function interpret(dialect: Dialect, exchange: Exchange, outputLimit?: number): Interpretation {
  return atOnce(interpretSteps(dialect, exchange, outputLimit))
}

/** The same in steps, of which a long reply has many. */
export function* interpretSteps(dialect: Dialect, exchange: Exchange, outputLimit?: number): Steps<Interpretation> {
  const { status, end } = exchange
  if (status === undefined) return failure(exchange, unansweredOutcome(end), codeOf(end))
  if (status < 200 || status > 299) return refusedReply(dialect, exchange, status)
  const encoding = exchange.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (COMPRESSED.test(encoding)) return failure(exchange, 'unsupported-encoding', { encoding: serverLine(encoding) })
  if (exchange.reads.length === 0) return failure(exchange, emptyOutcome(end), codeOf(end))
  if (isOtherFraming(dialect, exchange)) return failure(exchange, 'protocol-error', { message: OTHER_FRAMING })
  return isStream(dialect, exchange) ? yield* stream(dialect, exchange, outputLimit) : wholeBody(dialect, exchange)
}

/** Any other word is no encoding: some servers name "none", or a character set. */
const COMPRESSED = /\b(?:x-)?(?:gzip|compress|deflate|br|zstd|dcb|dcz)\b/

function failure(exchange: Exchange, outcome: Outcome, detail: Partial<Detail> = {}): Interpretation {
  const endMs = exchange.sentAtMs === undefined ? undefined : Math.max(0, exchange.endedAtMs - exchange.sentAtMs)
  const status = exchange.status === undefined ? {} : { status: exchange.status }
  return {
    derived: { outcome, ...(endMs === undefined ? {} : { endMs }), flags: [] },
    contentAtMs: [],
    detail: { ...NOTHING, ...status, ...detail },
    text: ''
  }
}

function codeOf(end: ExchangeEnd): Partial<Detail> {
  return end.kind === 'failed' ? { code: end.code } : {}
}

function unansweredOutcome(end: ExchangeEnd): Outcome {
  if (end.kind === 'timeout') return end.timeout
  return end.kind === 'failed' && isParserError(end.code) ? 'protocol-error' : 'connection'
}

/** llhttp's codes, the name that undici gives an error of llhttp without one, and its own for headers without an end. */
function isParserError(code: string): boolean {
  return code.startsWith('HPE_') || PARSER_ERRORS.includes(code)
}

const PARSER_ERRORS = ['HTTPParserError', 'UND_ERR_HEADERS_OVERFLOW', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH']

function emptyOutcome(end: ExchangeEnd): Outcome {
  if (end.kind === 'timeout') return end.timeout
  if (end.kind === 'failed' && isParserError(end.code)) return 'protocol-error'
  return end.kind === 'complete' ? 'empty-body' : 'truncated'
}

function refusedReply(dialect: Dialect, exchange: Exchange, status: number): Interpretation {
  const location = exchange.headers['location']
  if (status < 400 && location !== undefined) {
    // Only its host: a redirect's query may carry anything.
    const host = URL.parse(location, 'http://same-host.invalid')?.hostname ?? ''
    return failure(exchange, 'http-error', { redirectHost: host === 'same-host.invalid' ? 'the same host' : host })
  }
  const { outcome, ...words } = dialect.readRefusal(status, bodyText(exchange))
  return failure(exchange, outcome, words)
}

function typeOf({ headers }: Exchange): string {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Then a body without one whole frame is a stream that broke, and no text. */
function declaresFrames(exchange: Exchange): boolean {
  return typeOf(exchange) === 'application/vnd.amazon.eventstream'
}

/** Only HTML and JSON are surely no stream; other servers send streams as plain text, or name no type at all. */
function isStream({ framing }: Dialect, exchange: Exchange): boolean {
  const type = typeOf(exchange)
  const text = (): string => bodyText(exchange).trimStart()
  // Some servers leave the type at the default of their framework.
  if (type === 'text/html' || type === 'application/xhtml+xml') return framing === 'sse' && FIELD.test(text())
  const isJson = type === 'application/json' || type.endsWith('+json')
  // A page would be many lines that are no JSON.
  if (framing === 'ndjson') return isJson ? isJsonLines(text()) : !text().startsWith('<')
  return !isJson || FIELD.test(text())
}

/** The first line of a stream of server-sent events. */
const FIELD = /^(data|event|id|retry)?:/

const OTHER_FRAMING = 'server-sent events came, where "format" is text'

/** As plain text, the names of fields and all that stands beside the answer would count as tokens. */
function isOtherFraming({ framing }: Dialect, exchange: Exchange): boolean {
  return framing === 'text' && typeOf(exchange) === 'text/event-stream' && FIELD.test(bodyText(exchange).trimStart())
}

/** More than one value, each on a line of its own; a single one is a reply that nobody streamed. */
function isJsonLines(text: string): boolean {
  const end = text.indexOf('\n')
  return end >= 0 && text.slice(end).trim() !== '' && parseJson(text.slice(0, end)) !== undefined
}

function wholeBody(dialect: Dialect, exchange: Exchange): Interpretation {
  const { end } = exchange
  if (end.kind === 'timeout') return failure(exchange, end.timeout)
  const { outcome, ...words }: Refusal = dialect.readWhole(bodyText(exchange))
  return failure(exchange, end.kind === 'failed' ? 'truncated' : outcome, { ...words, ...codeOf(end) })
}

function* stream(dialect: Dialect, exchange: Exchange, outputLimit: number | undefined): Steps<Interpretation> {
  const { reads, endedAtMs } = exchange
  const sentAtMs = exchange.sentAtMs ?? exchange.dispatchedAtMs
  const reading = yield* timelineSteps(dialect, { reads, sentAtMs, endedAtMs })
  const { timeline, eventCount, commentCount } = reading
  const error = streamError(timeline.parts)
  const breach = replyParts(timeline).find((part) => part.type === 'malformed')
  const silent = eventCount === 0 && commentCount === 0 && error === undefined
  if (silent && !declaresFrames(exchange) && bodyText(exchange).trim() !== '') return wholeBody(dialect, exchange)
  const foreign = error === undefined ? foreignStream(dialect, reading) : undefined
  if (foreign !== undefined) return failure(exchange, 'protocol-error', { message: withoutText(dialect, foreign) })
  const status = exchange.status === undefined ? {} : { status: exchange.status }
  const ofStream = deriveSample(timeline, streamEnd(exchange.end), outputLimit)
  const derived = withHeaderNames(withHeaderTimings(ofStream, exchange), exchange)
  const shown = shownContent(timeline)
  return {
    derived,
    contentAtMs: shown.atMs,
    text: shown.text,
    statedTokenCount: statedOutputTokenCount(timeline),
    detail: {
      ...NOTHING,
      ...status,
      ...codeOf(exchange.end),
      message: error?.message ?? breach?.message ?? endText(dialect, derived, reading),
      account: error?.account,
      finishedByLength: timeline.parts.some((part) => part.type === 'finish' && part.reason === 'length'),
      reasoned: (derived.reasoningTokenCount ?? 0) > 0 || shown.reasoned
    }
  }
}

/**
 * The first event of a stream in another format: nothing in it is of the API, or nothing but an end that many formats share, such as
 * `[DONE]` or `done: true`.
 */
function foreignStream(
  { missingText, framing }: Dialect,
  { timeline, foreignEvent, foreignCount, eventCount }: StreamReading
): string | undefined {
  if (timeline.parts.every(isNoReply)) return foreignEvent
  // A format that the user described ends as described: then its description of the text is what does not fit.
  const hasSharedEnd = missingText === undefined && framing !== 'aws-event-stream'
  const isEndAlone = hasSharedEnd && foreignCount >= FEWEST_FOREIGN && foreignCount >= eventCount - 1
  return isEndAlone && timeline.parts.every((part) => isNoReply(part) || isPlainEnd(part)) ? foreignEvent : undefined
}

/** One event that nobody knows may be a heartbeat before an empty answer. */
const FEWEST_FOREIGN = 2

function isPlainEnd({ type }: TimedPart): boolean {
  return type === 'finish' || type === 'end-mark'
}

/** Says what came, and what was expected. */
function withoutText({ id, eventShape, missingText = `${id} sends ${eventShape}` }: Dialect, event: string): string {
  return `the first event was ${event}; ${missingText}`
}

/** A format that a user described may be another one than that of the application: in its text, or in its end. */
function undescribed(dialect: Dialect, { outcome }: Derived, { foreignEvent, lastEvent }: StreamReading): string {
  const { missingText, missingEnd } = dialect
  if (outcome === 'empty-output' && missingText !== undefined && foreignEvent !== undefined)
    return withoutText(dialect, foreignEvent)
  return outcome === 'truncated' && missingEnd !== undefined && lastEvent !== undefined
    ? `the last event was ${lastEvent}; ${missingEnd}`
    : ''
}

/** A sign of life, or words that are an error only where nothing else came. */
function isNoReply(part: TimedPart): boolean {
  return part.type === 'keep-alive' || (part.type === 'stream-error' && part.unlessMoreFollows === true)
}

function endText(dialect: Dialect, derived: Derived, reading: StreamReading): string {
  const { outcome, endReason } = derived
  if (endReason !== undefined) return `the reply ended with ${quote(endReason)}`
  const idle = outcome === 'truncated' ? idleFinish(reading.timeline.parts) : undefined
  return idle === undefined
    ? undescribed(dialect, derived, reading)
    : `the finish reason ${quote(idle)} came before the last text, and no end mark after it`
}

/** Headers come from who stands in front, the stream from behind: each may tell backends apart that the other does not. */
function withHeaderNames(derived: Derived, { headers }: Exchange): Derived {
  const said = headerServedBy(headers)
  const names = [said.via, derived.servedVia].filter((name) => name !== undefined)
  const serviceTier = derived.serviceTier ?? said.serviceTier
  return {
    ...derived,
    ...(names.length === 0 ? {} : { servedVia: serverLine(names.join(' / ')) }),
    ...(serviceTier === undefined ? {} : { serviceTier })
  }
}

/**
 * Adds the server's own time from headers, where the stream itself says nothing. A time that ends with the headers is
 * carried on to the first token by what passed here between the two.
 */
function withHeaderTimings(derived: Derived, { headers, headersAtMs, sentAtMs }: Exchange): Derived {
  if (derived.serverTimings !== undefined) return derived
  const { timings, untilHeadersMs } = headerTimings(headers)
  if (Object.keys(timings).length > 0) return { ...derived, serverTimings: timings }
  const { ttftMs } = derived
  if (untilHeadersMs === undefined || ttftMs === undefined || headersAtMs === undefined || sentAtMs === undefined)
    return derived
  return {
    ...derived,
    serverTimings: { firstTokenMs: Math.max(0, untilHeadersMs + ttftMs - (headersAtMs - sentAtMs)) }
  }
}

function streamEnd(end: ExchangeEnd): StreamEnd {
  if (end.kind === 'timeout') return end.timeout
  return end.kind === 'complete' ? 'complete' : 'cut'
}

function bodyText(exchange: Exchange): string {
  return new TextDecoder().decode(Buffer.concat(exchange.reads.map((read) => read.bytes)))
}
