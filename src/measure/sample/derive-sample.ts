import { streamed } from '../../domain/metric.ts'
import type { Flag, Gaps, Outcome, Sample, ServerTimings } from '../../domain/sample.ts'
import type { StreamPart, TimedPart, Timeline, Usage } from '../../domain/timeline.ts'
import { oneLine } from '../../providers/foreign-json.ts'
import type { TimeoutKind } from '../wire/exchange.ts'
import { summarizeGaps } from '../wire/gaps.ts'

/** The members of a sample that a stream decides. */
export type Derived = Pick<Sample, 'outcome' | 'flags'> &
  Partial<
    Pick<
      Sample,
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
export function deriveSample(timeline: Timeline, end: StreamEnd): Derived {
  const parts = upToEndMark(timeline.parts)
  const chunks = contentChunks(parts)
  const usage = lastUsage(parts)
  const outcome = outcomeOf(parts, chunks.length, { end, cut: timeline.cut === true })
  const arrival = { ...timesOf(parts, chunks, usage), ...tokenCounts(usage, chunks.length) }
  const flags = flagsOf({ timeline, end }, parts, outcome)
  return {
    outcome,
    endMs: timeline.endMs,
    ...arrival,
    ...servedModelOf(parts),
    ...serverTimings(parts),
    flags: [...flags, ...shapeFlags({ ...arrival, flags: [...flags] })]
  }
}

/** Content events' times, for those who want to draw them. */
export function contentTimes(timeline: Timeline): readonly number[] {
  return contentChunks(upToEndMark(timeline.parts)).map((chunk) => chunk.atMs)
}

/** Parts behind the end mark do not belong to the reply. */
function upToEndMark(parts: readonly TimedPart[]): readonly TimedPart[] {
  const end = parts.findIndex((part) => part.type === 'end-mark')
  return end < 0 ? parts : parts.slice(0, end + 1)
}

const CONTENT = ['text-delta', 'reasoning-delta', 'refusal-delta', 'tool-call-delta']

function isContent(part: StreamPart): boolean {
  return CONTENT.includes(part.type) && 'text' in part && part.text !== ''
}

/** One part of each event that carries a generated string, in any channel. */
function contentChunks(parts: readonly TimedPart[]): readonly TimedPart[] {
  const content = parts.filter(isContent)
  return content.filter((part, index) => part.event === undefined || part.event !== content[index - 1]?.event)
}

function timesOf(parts: readonly TimedPart[], chunks: readonly TimedPart[], usage: Usage): Partial<Derived> {
  const first = chunks[0]
  const last = chunks.at(-1)
  if (first === undefined || last === undefined) return {}
  const answer = parts.find((part) => part.type === 'text-delta' && isContent(part))
  const moments = chunks.map((chunk) => chunk.atMs)
  const gaps = summarizeGaps(moments, runningCounts(parts, chunks))
  return {
    ...(reasonsUnseen(parts, usage) ? {} : { ttftMs: first.atMs }),
    ...(answer === undefined ? {} : { ttfatMs: answer.atMs }),
    lastMs: last.atMs,
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
}

/** A clean end of the connection is no success, and neither is status 200: the stream itself has to say that it is done. */
function outcomeOf(parts: readonly TimedPart[], chunkCount: number, ending: Ending): Outcome {
  const broken = brokenOutcome(parts, chunkCount)
  if (broken !== undefined) return broken
  const cut = cutOutcome(parts, ending)
  if (cut !== undefined) return cut
  if (parts.some((part) => part.type === 'refusal-delta' || isFinish(part, 'refusal'))) return 'refusal'
  return chunkCount === 0 ? 'empty-output' : 'ok'
}

function brokenOutcome(parts: readonly TimedPart[], chunkCount: number): Outcome | undefined {
  const error = parts.find((part) => part.type === 'stream-error')
  if (error !== undefined) return chunkCount > 0 ? 'error-midstream' : error.outcome
  if (parts.some((part) => part.type === 'malformed')) return 'protocol-error'
  if (parts.some((part) => isFinish(part, 'error'))) return chunkCount > 0 ? 'error-midstream' : 'api-error'
  return undefined
}

function cutOutcome(parts: readonly TimedPart[], { end, cut }: Ending): Outcome | undefined {
  if (hasEndMark(parts)) return undefined
  if (end !== 'complete' && end !== 'cut') return end
  if (cut) return 'truncated'
  return parts.some((part) => part.type === 'finish' && part.awaitsEndMark !== true) ? undefined : 'truncated'
}

function isFinish(part: StreamPart, reason: 'refusal' | 'error' | 'length'): boolean {
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
