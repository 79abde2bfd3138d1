import { streamed } from '../../domain/metric.ts'
import type { CountDoubt, Flag, Gaps, Outcome, Sample, ServerTimings } from '../../domain/sample.ts'
import type { StreamPart, TimedPart, Timeline, Usage } from '../../domain/timeline.ts'
import { oneLine } from '../../providers/foreign-json.ts'
import type { TimeoutKind } from '../wire/exchange.ts'
import { summarizeGaps } from '../wire/gaps.ts'
import { withoutInlineThoughts } from './answer-text.ts'

/** The members of a sample that a stream decides. */
export type Derived = Pick<Sample, 'outcome' | 'flags'> &
  Partial<
    Pick<
      Sample,
      | 'endReason'
      | 'unreadMember'
      | 'countDoubt'
      | 'ttftMs'
      | 'ttfatMs'
      | 'lastMs'
      | 'endMs'
      | 'outputTokenCount'
      | 'outputTokenSource'
      | 'reasoningTokenCount'
      | 'inputTokenCount'
      | 'cachedTokenCount'
      | 'chunkCount'
      | 'readCount'
      | 'gapsMs'
      | 'servedModel'
      | 'servedFingerprint'
      | 'serviceTier'
      | 'servedVia'
      | 'serverTimings'
    >
  >

/** The end of a body: by itself, by an error of the connection, or by one of our timers. */
export type StreamEnd = 'complete' | 'cut' | TimeoutKind

/** Derives a sample's members from a timeline. Times count from t0; a fact that the stream lacks is absent, never 0. */
export function deriveSample(timeline: Timeline, end: StreamEnd, outputLimit?: number): Derived {
  const parts = withoutInlineThoughts(upToEndMark(timeline.parts))
  const said = lastUsage(parts)
  const chunks = clockChunks(parts, said)
  const { usage, countDoubt } = believedUsage(said, { chunks, outputLimit })
  const unread = unreadMember(parts, chunks.length)
  const outcome = outcomeOf(parts, { end, cut: timeline.cut === true, endsByClose: timeline.endsByClose === true })
  // Reasoning that cannot have been hides no first token; a count of too much of it still says that there was some.
  const hidden = countDoubt === 'reasoning-impossible' ? usage : said
  const arrival = { ...timesOf(parts, chunks, hidden), ...tokenCounts(usage, chunks.length) }
  const flags = [
    ...flagsOf({ timeline, end }, parts, outcome),
    ...(unread === undefined ? [] : (['unread-text'] as const)),
    ...(countDoubt === undefined ? [] : (['count-disbelieved'] as const))
  ]
  return {
    outcome,
    endMs: timeline.endMs,
    ...(unread === undefined ? arrival : withoutFirstTokens(arrival)),
    ...optional('endReason', partName(badEnd(parts)?.name)),
    ...optional('unreadMember', partName(unread)),
    ...optional('countDoubt', countDoubt),
    ...servedModelOf(parts),
    ...serverTimings(parts),
    flags: [...flags, ...shapeFlags({ ...arrival, flags })]
  }
}

/** Returns true where the reply has ended as its API ends replies, whatever the connection does. */
export function isComplete(timeline: Timeline): boolean {
  const parts = upToEndMark(timeline.parts)
  return hasEndMark(parts) || isFinished(parts, timeline.endsByClose === true)
}

/** The output tokens that the provider counts, believed or not: it will charge for them. */
export function statedOutputTokenCount(timeline: Timeline): number | undefined {
  const { outputTokenCount } = lastUsage(upToEndMark(timeline.parts))
  return isTokenCount(outputTokenCount) ? outputTokenCount : undefined
}

/** Content events' times, for those who want to draw them. */
export function contentTimes(timeline: Timeline): readonly number[] {
  const parts = withoutInlineThoughts(upToEndMark(timeline.parts))
  return clockChunks(parts, lastUsage(parts)).map((chunk) => chunk.atMs)
}

/** Something was generated that was not read: when the first token came, and of what, is not known. */
function withoutFirstTokens({ ttftMs: _first, ttfatMs: _answer, ...rest }: Partial<Derived>): Partial<Derived> {
  return rest
}

/** Parts behind the end mark do not belong to the reply. */
function upToEndMark(parts: readonly TimedPart[]): readonly TimedPart[] {
  const end = parts.findIndex((part) => part.type === 'end-mark')
  return end < 0 ? parts : parts.slice(0, end + 1)
}

const CONTENT = ['text-delta', 'reasoning-delta', 'refusal-delta', 'tool-call-delta'] as const

type ContentPart = Extract<TimedPart, { readonly type: (typeof CONTENT)[number] }>

function isContent(part: TimedPart): part is ContentPart {
  return (CONTENT as readonly string[]).includes(part.type) && 'text' in part && part.text !== ''
}

/** One part of each event that carries a generated string, in any channel. */
function contentChunks(parts: readonly TimedPart[]): readonly ContentPart[] {
  const content = parts.filter(isContent)
  return content.filter((part, index) => part.event === undefined || part.event !== content[index - 1]?.event)
}

/** Blanks, and characters that are not seen: some servers send them to keep a connection open. */
const NOT_SEEN = /^[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u
/** The same without the blanks, which models do generate. */
const NO_WIDTH = /^[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u
/** A text that comes so often in a row before any other is a sign of life. */
const FEWEST_HEARTBEATS = 3
const LONGEST_HEARTBEAT = 32

/**
 * The chunks from the first that can be a token on. A keep-alive sent as content starts no clock: neither a text that nobody sees,
 * nor one that is repeated until the first other comes, unless the provider counts it among its tokens.
 */
function clockChunks(parts: readonly TimedPart[], usage: Usage): readonly ContentPart[] {
  const all = contentChunks(parts)
  const chunks = all.filter(({ text }) => !NO_WIDTH.test(text))
  const firstSeen = chunks.findIndex(({ text }) => !NOT_SEEN.test(text))
  if (firstSeen < 0) return []
  const seen = chunks.slice(firstSeen)
  const beats = heartbeatCount(seen)
  const isCounted = (usage.outputTokenCount ?? 0) >= all.length
  return isCounted ? seen : seen.slice(beats)
}

function heartbeatCount(chunks: readonly ContentPart[]): number {
  const [first] = chunks
  const other = chunks.findIndex(({ text }) => text.trim() !== first?.text.trim())
  const isShort = first !== undefined && first.text.length <= LONGEST_HEARTBEAT
  return isShort && other >= FEWEST_HEARTBEATS ? other : 0
}

/**
 * The member of texts that were not read: one whose text changes from event to event, since a constant is no generated text; or any,
 * where nothing else was generated.
 */
function unreadMember(parts: readonly TimedPart[], chunkCount: number): string | undefined {
  const unread = parts.filter((part) => part.type === 'unread-text')
  const changes = ({ member, text }: (typeof unread)[number]): boolean =>
    unread.some((other) => other.member === member && other.text !== text)
  return unread.find((part) => chunkCount === 0 || changes(part))?.member
}

/** The end that was stated and is no good one. */
function badEnd(parts: readonly TimedPart[]): Extract<TimedPart, { readonly type: 'finish' }> | undefined {
  return parts.find((part) => part.type === 'finish' && (part.reason === 'error' || part.reason === 'unknown')) as
    | Extract<TimedPart, { readonly type: 'finish' }>
    | undefined
}

function timesOf(parts: readonly TimedPart[], chunks: readonly ContentPart[], usage: Usage): Partial<Derived> {
  const first = chunks[0]
  const last = chunks.at(-1)
  if (first === undefined || last === undefined) return {}
  const answer = parts.find(
    (part) => part.type === 'text-delta' && part.atMs >= first.atMs && !NOT_SEEN.test(part.text)
  )
  const unread = parts.findLast(({ type }) => type === 'unread-text')
  const moments = chunks.map((chunk) => chunk.atMs)
  const gaps = summarizeGaps(moments, runningCounts(parts, chunks))
  return {
    ...(reasonsUnseen(parts, usage) ? {} : { ttftMs: first.atMs }),
    ...(answer === undefined ? {} : { ttfatMs: answer.atMs }),
    lastMs: Math.max(last.atMs, unread?.atMs ?? 0),
    chunkCount: chunks.length,
    readCount: contentReads(chunks),
    ...optional('gapsMs', gaps satisfies Gaps | undefined)
  }
}

/**
 * Counts the tokens up to each chunk, where the host says so chunk by chunk (Gemini always, vLLM and SGLang with
 * `continuous_usage_stats`); absent where it counts once, or where a chunk brought none by its count.
 */
function runningCounts(parts: readonly TimedPart[], chunks: readonly TimedPart[]): readonly number[] | undefined {
  const starts = new Set(chunks)
  const counts: number[] = []
  for (const part of parts) {
    if (starts.has(part)) counts.push(0)
    else if (part.type === 'usage' && counts.length > 0) counts[counts.length - 1] = part.outputTokenCount ?? 0
  }
  return counts.every((count, index) => count > (counts[index - 1] ?? 0)) ? counts : undefined
}

/** True when the model reasoned before it answered without showing it: then nobody saw its first token. */
function reasonsUnseen(parts: readonly TimedPart[], usage: Usage): boolean {
  const first = firstThought(parts)
  return first === 'reasoning-hidden' || (first === undefined && (usage.reasoningTokenCount ?? 0) > 0)
}

/** Hidden thoughts stand in the count of all tokens, and nothing says how many of them they are. */
function reasonsUncounted(parts: readonly TimedPart[], usage: Usage): boolean {
  return (usage.reasoningTokenCount ?? 0) === 0 && firstThought(parts) === 'reasoning-hidden'
}

/**
 * Tells how the first thought arrived. Thoughts are signed whether they were shown or not, and no event tells which by itself: what is
 * hidden after the first that was seen hides nothing.
 */
function firstThought(parts: readonly TimedPart[]): 'reasoning-hidden' | 'reasoning-delta' | undefined {
  for (const { type } of parts) if (type === 'reasoning-hidden' || type === 'reasoning-delta') return type
  return undefined
}

function contentReads(chunks: readonly TimedPart[]): number {
  return new Set(chunks.map((chunk) => chunk.read)).size
}

/** Counts are totals so far: the last of each stands. */
function lastUsage(parts: readonly TimedPart[]): Usage {
  const last: Usage = {}
  for (const part of parts) {
    if (part.type !== 'usage') continue
    const { type: _type, atMs: _atMs, read: _read, event: _event, ...counts } = part
    Object.assign(last, counts)
  }
  return last
}

/** Generous: servers round, and some count the last token twice. */
const LIMIT_SLACK = 8
/** A chunk holds a few tokens at most where it is a token's own event. */
const TOKENS_PER_CHUNK = 4
/** Chunks from which their pace is known. */
const FEWEST_PACED = 8
/** Thoughts may come faster than the answer, but not so many times. */
const FASTEST_THOUGHTS = 10

/** The counts that the reply itself does not contradict. */
function believedUsage(
  said: Usage,
  {
    chunks,
    outputLimit = Number.POSITIVE_INFINITY
  }: { readonly chunks: readonly TimedPart[]; readonly outputLimit: number | undefined }
): { readonly usage: Usage; readonly countDoubt?: CountDoubt } {
  const { unnamedTokenCount: unnamed = 0, ...named } = said
  const { outputTokenCount: output = 0, reasoningTokenCount: reasoning = 0 } = named
  const hasRoom = output <= outputLimit + LIMIT_SLACK && unnamed <= mostThoughts(chunks)
  if (unnamed > 0 && !hasRoom) {
    const { reasoningTokenCount: _madeUp, ...rest } = named
    const answer = output > unnamed ? output - unnamed : output
    return { usage: { ...rest, outputTokenCount: answer }, countDoubt: 'reasoning-impossible' }
  }
  if (reasoning > output && output > 0) {
    const { reasoningTokenCount: _impossible, ...rest } = named
    return { usage: rest, countDoubt: 'reasoning-above-output' }
  }
  // A server that ignores the limit shows as much.
  if (output - reasoning > Math.max(outputLimit + LIMIT_SLACK, TOKENS_PER_CHUNK * chunks.length)) {
    const { outputTokenCount: _tooMany, ...rest } = named
    return { usage: rest, countDoubt: 'more-than-limit' }
  }
  return { usage: named }
}

/** How many tokens may have been thought unseen before the first that was seen, at the pace of those that were. */
function mostThoughts(chunks: readonly TimedPart[]): number {
  const [first, last] = [chunks[0], chunks.at(-1)]
  if (first === undefined || last === undefined || chunks.length < FEWEST_PACED || last.atMs <= first.atMs)
    return Number.POSITIVE_INFINITY
  return (FASTEST_THOUGHTS * first.atMs * (chunks.length - 1)) / (last.atMs - first.atMs)
}

function tokenCounts(usage: Usage, chunkCount: number): Partial<Derived> {
  const { inputTokenCount = inputOf(usage), outputTokenCount: output, reasoningTokenCount, cachedTokenCount } = usage
  // A count of nothing for something is no count.
  const counted = isTokenCount(output) && (output > 0 || chunkCount === 0)
  return {
    ...(isTokenCount(inputTokenCount) ? { inputTokenCount } : {}),
    ...(isTokenCount(reasoningTokenCount) ? { reasoningTokenCount } : {}),
    ...(isTokenCount(cachedTokenCount) ? { cachedTokenCount } : {}),
    ...(counted ? { outputTokenCount: output, outputTokenSource: 'usage' } : {})
  }
}

/** Sums of counts may be beyond what a sample can hold, and then are no counts. */
function isTokenCount(count: number | undefined): count is number {
  return count !== undefined && count <= 1_000_000_000
}

/** The sum of what a provider counts apart; absent where it does not. */
function inputOf({ uncachedTokenCount, cacheWriteTokenCount = 0, cachedTokenCount = 0 }: Usage): number | undefined {
  return uncachedTokenCount === undefined ? undefined : uncachedTokenCount + cacheWriteTokenCount + cachedTokenCount
}

function servedModelOf(parts: readonly TimedPart[]): Partial<Derived> {
  const named = parts.filter((part) => part.type === 'served-by')
  const model = named.findLast((part) => part.model !== undefined)?.model
  const fingerprint = named.findLast((part) => part.fingerprint !== undefined)?.fingerprint
  const tier = named.findLast((part) => part.serviceTier !== undefined)?.serviceTier
  const via = named.findLast((part) => part.via !== undefined)?.via
  return {
    ...optional('servedModel', partName(model)),
    ...optional('servedFingerprint', partName(fingerprint)),
    ...optional('serviceTier', partName(tier)),
    ...optional('servedVia', partName(via))
  }
}

function partName(foreign: string | undefined): string | undefined {
  return oneLine(foreign ?? '') || undefined
}

function serverTimings(parts: readonly TimedPart[]): Partial<Derived> {
  const timings: ServerTimings = {}
  for (const part of parts) if (part.type === 'server-timings') Object.assign(timings, part.timings)
  return Object.keys(timings).length === 0 ? {} : { serverTimings: timings }
}

interface Ending {
  readonly end: StreamEnd
  /** Inside of an event. */
  readonly cut: boolean
  readonly endsByClose: boolean
}

/** A clean end of the connection is no success, and neither is status 200: the stream itself has to say that it is done. */
function outcomeOf(parts: readonly TimedPart[], ending: Ending): Outcome {
  const isGenerated = parts.some((part) => isContent(part) && !NOT_SEEN.test(part.text))
  const broken = brokenOutcome(parts, isGenerated)
  if (broken !== undefined) return broken
  const cut = cutOutcome(parts, ending)
  if (cut !== undefined) return cut
  if (parts.some((part) => part.type === 'refusal-delta' || isFinish(part, 'refusal'))) return 'refusal'
  return parts.some(isAnswer) ? 'ok' : 'empty-output'
}

/** Thoughts alone are no answer. */
function isAnswer(part: TimedPart): boolean {
  return (part.type === 'text-delta' || part.type === 'tool-call-delta') && !NOT_SEEN.test(part.text)
}

function brokenOutcome(parts: readonly TimedPart[], isGenerated: boolean): Outcome | undefined {
  const error = parts.find((part) => part.type === 'stream-error')
  if (error !== undefined) return isGenerated ? 'error-midstream' : error.outcome
  if (parts.some((part) => part.type === 'malformed')) return 'protocol-error'
  if (badEnd(parts) !== undefined) return isGenerated ? 'error-midstream' : 'api-error'
  return undefined
}

function cutOutcome(parts: readonly TimedPart[], { end, cut, endsByClose }: Ending): Outcome | undefined {
  if (hasEndMark(parts)) return undefined
  if (end !== 'complete' && end !== 'cut') return end
  if (cut) return 'truncated'
  return isFinished(parts, endsByClose) ? undefined : 'truncated'
}

/**
 * An end that more text follows is none. A server that states such an end says nothing with the next one either; where the API has no
 * end mark, as Google's has not, the last one is all there is, and old versions state it with every event.
 */
function isFinished(parts: readonly TimedPart[], endsByClose: boolean): boolean {
  const isFinishPart = ({ type }: TimedPart): boolean => type === 'finish'
  const first = endsByClose ? parts.findLastIndex(isFinishPart) : parts.findIndex(isFinishPart)
  const finish = parts[first]
  if (finish?.type !== 'finish' || finish.awaitsEndMark === true) return false
  return !parts.slice(first + 1).some((part) => isContent(part) && part.event !== finish.event)
}

function isFinish(part: StreamPart, reason: 'refusal' | 'length'): boolean {
  return part.type === 'finish' && part.reason === reason
}

function hasEndMark(parts: readonly TimedPart[]): boolean {
  return parts.some((part) => part.type === 'end-mark')
}

/** A model in memory is found within some milliseconds; one that has to be brought there takes seconds, once. */
const MODEL_LOAD_MS = 100

function loadMsOf(parts: readonly TimedPart[]): number {
  return serverTimings(parts).serverTimings?.loadMs ?? 0
}

interface Body {
  readonly timeline: Timeline
  readonly end: StreamEnd
}

function flagsOf({ timeline, end }: Body, parts: readonly TimedPart[], outcome: Outcome): readonly Flag[] {
  const answered = outcome === 'ok'
  const ended = hasEndMark(parts) || (timeline.endsByClose === true && end === 'complete')
  const flags: readonly (readonly [Flag, boolean])[] = [
    ['unterminated', timeline.unterminated],
    ['no-end-mark', answered && !ended],
    ['reasoning-uncounted', answered && reasonsUncounted(parts, lastUsage(parts))],
    ['void-model-load', answered && loadMsOf(parts) > MODEL_LOAD_MS],
    ['usage-missing', answered && (lastUsage(parts).outputTokenCount ?? 0) === 0],
    ['nonjson-keepalive', parts.some((part) => part.type === 'keep-alive')]
  ]
  return flags.filter(([, holds]) => holds).map(([flag]) => flag)
}

/** Flags a reply whose tokens something on the way held back, so that the times between them are its doing. */
function shapeFlags(arrival: Partial<Derived> & Pick<Derived, 'flags'>): readonly Flag[] {
  const { readCount = 0, chunkCount = 0 } = arrival
  if (readCount > 0 && !streamed(arrival)) return [readCount === 1 ? 'buffered' : 'coalesced']
  return readCount < chunkCount / 2 ? ['chunks-share-reads'] : []
}

/** The member, where it has a value. */
function optional<K extends string, V>(name: K, value: V | undefined): { readonly [name in K]?: V } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [name in K]: V })
}
