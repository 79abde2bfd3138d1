import type { Json, Message, Target, TargetApi } from '../domain/plan.ts'
import type { Outcome } from '../domain/sample.ts'
import type { StreamPart, TimedPart } from '../domain/timeline.ts'

/** A request without its headers: those hold secrets, and belong to the room that opens the connection. */
export interface RequestSpec {
  /** Added to the path of the target's base URL. */
  readonly path: string
  readonly body: { readonly [name: string]: Json }
}

/** One event of a stream. */
export interface ServerEvent {
  readonly event?: string
  readonly data: string
  /** The framing itself marks it as an error, as that of AWS can. */
  readonly isException?: boolean
}

/** A reply that is no stream of tokens, in this project's words. */
export interface Refusal {
  readonly outcome: Outcome
  /** The server's own words in one line of at most 200 characters; empty where it said nothing. */
  readonly message: string
  /** Members of the request that the server named as wrong. */
  readonly fields: readonly string[]
  /** The key is what it refused, whatever its status says: Google answers 400. */
  readonly keyRefused?: boolean
  /** The account cannot pay or is closed, whatever its status says: it does not go away by itself. */
  readonly account?: boolean
  /** The wait that its body asks for; a header that says so goes first. */
  readonly retryAfterMs?: number
}

/**
 * Server-sent events; one JSON value a line; the binary frames of AWS (`application/vnd.amazon.eventstream`); or plain text,
 * each piece as it arrives.
 */
export type Framing = 'sse' | 'ndjson' | 'aws-event-stream' | 'text'

/** The header that carries a key, and what stands before the key in it. */
export interface KeyHeader {
  readonly header: string
  readonly prefix: string
}

/** The member of the body that limits the answer. */
export interface OutputLimit {
  /** Its names; the first is the one that a user would write. */
  readonly names: readonly string[]
  /** Hosts differ in which of the names they take. */
  readonly hostsDiffer?: boolean
  /** The object of settings that holds it; absent where the body itself does. */
  readonly within?: string
  /** The API refuses less. */
  readonly least?: number
  /** The request has no place for a limit. */
  readonly isNeverSent?: boolean
}

/** The part of a request that a reserved member decides. */
export type ReservedFor = 'model' | 'prompts' | 'stream' | 'one-reply'

/** One wire format. Pure: it neither sends nor times anything, and keeps no memory between events. */
export interface Dialect {
  readonly id: TargetApi
  /** The way events are separated on the wire. */
  readonly framing: Framing
  /** An event that brings text, as an example for those whose server sends another. */
  readonly eventShape: string
  /** Says of a stream what it lacked where no event brought text; absent: that the API sends `eventShape`. */
  readonly missingText?: string
  /** Says what a reply lacked that ended without its end. */
  readonly missingEnd?: string
  /** Sent with every request beside the key. */
  readonly headers: Readonly<Record<string, string>>
  /** Returns the header that carries a key to a host. */
  readonly authOf: (hostname: string) => KeyHeader
  /** The service of AWS as which requests without a key are signed; absent where nothing is signed. */
  readonly signsAs?: string
  readonly outputLimit: OutputLimit
  /** Members of the body that the gate sets itself, and why; a target may not set them. */
  readonly reserved: Readonly<Record<string, ReservedFor>>
  /** The API has no end mark: a reply ends with a finish reason and its connection. */
  readonly endsByClose?: boolean
  /** No event says that a reply is over: that its connection is closed in good order says it. */
  readonly hasNoEnd?: boolean
  /** Members that keep a host's prompt cache out of a reply; `unique` is a text that no other request has. Absent when there are none. */
  readonly cacheSwitches?: (target: Target, unique: string) => RequestSpec['body']
  /** The request with the end of its prompt marked, where a host caches nothing unless it is told to. */
  readonly markForCache?: (body: RequestSpec['body']) => RequestSpec['body']
  readonly buildRequest: (target: Target, messages: readonly Message[], maxOutputTokens: number) => RequestSpec
  /** Reads one event; returns nothing when it has nothing of interest. Never throws, whatever the server sent. */
  readonly readEvent: (event: ServerEvent) => readonly StreamPart[]
  /** Reads what only the events of a reply together say; they are as they are where it is absent. */
  readonly readTogether?: (parts: readonly TimedPart[]) => readonly TimedPart[]
  /** Reads a line outside the stream's framing: some servers put errors there. */
  readonly readStrayLine: (line: string) => readonly StreamPart[]
  /** Reads a reply with a status other than 200. */
  readonly readRefusal: (status: number, bodyText: string) => Refusal
  /** Reads a 200 whose body is no stream. */
  readonly readWhole: (bodyText: string) => Refusal
}
