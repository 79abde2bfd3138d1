import { streamed } from '../../domain/metric.ts'
import type { CountDoubt, Flag, Gaps, Sample, ServerTimings } from '../../domain/sample.ts'
import type { TimedPart, Timeline, Usage } from '../../domain/timeline.ts'
import { serverLine } from '../../providers/foreign-json.ts'
import { summarizeGaps } from '../wire/gaps.ts'
import { type GeneratedChunks, generatedChunks, isContent, isVisible } from './generated-chunks.ts'
import { withInlineThoughts } from './inline-thoughts.ts'
import { endsByMarkAlone, type ReplyEnd, replyEnd, type StreamEnd, saysItsEnd } from './reply-end.ts'
import { unreadText } from './unread-text.ts'

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

/** Derives a sample's members from a timeline. Times count from t0; a fact that the stream lacks is absent, never 0. */
export function deriveSample(timeline: Timeline, end: StreamEnd, outputLimit?: number): Derived {
  const parts = withInlineThoughts(replyParts(timeline))
  const said = lastUsage(parts)
  const generated = generatedChunks(parts, said.outputTokenCount)
  const { chunks } = generated
  const { usage, countDoubt } = believedUsage(said, { chunks, outputLimit })
  const unread = unreadText(parts)
  const ending = replyEnd(parts, {
    end,
    cut: timeline.cut === true,
    hasNoEnd: timeline.hasNoEnd === true,
    chunkCount: chunks.length
  })
  // Reasoning that cannot have been hides no first token; a count of too much of it still says that there was some.
  const hidden = countDoubt === 'reasoning-impossible' ? usage : said
  const arrival = {
    ...timesOf(parts, generated, { usage: hidden, unreadAtMs: unread?.lastAtMs }),
    ...believedCounts(usage, chunks.length)
  }
  const flags = [
    ...flagsOf({ timeline, end }, parts, ending),
    ...(unread === undefined ? [] : (['unread-text'] as const)),
    ...(countDoubt === undefined ? [] : (['count-disbelieved'] as const))
  ]
  return {
    outcome: ending.outcome,
    endMs: timeline.endMs,
    ...arrival,
    ...optional('endReason', partName(ending.endReason)),
    ...optional('unreadMember', partName(unread?.member)),
    ...optional('countDoubt', countDoubt),
    ...servedModelOf(parts),
    ...serverTimings(parts),
    flags: [...flags, ...shapeFlags({ ...arrival, flags })]
  }
}

/** Returns true where the reply has ended as its API ends replies, whatever the connection does. */
export function isComplete(timeline: Timeline): boolean {
  return saysItsEnd(replyParts(timeline))
}

/** The output tokens that the provider counts, believed or not: it will charge for them. */
export function statedOutputTokenCount(timeline: Timeline): number | undefined {
  const { outputTokenCount } = lastUsage(replyParts(timeline))
  return isTokenCount(outputTokenCount) ? outputTokenCount : undefined
}

/** Everything generated that a reply shows. */
interface Shown {
  /** When each content event came, for those who want to draw them. */
  readonly atMs: readonly number[]
  /** Its text in every channel, in order: what its tokens are counted from. */
  readonly text: string
  /** The model thought, be it that its thoughts were sent or known of. */
  readonly reasoned: boolean
}

export function shownContent(timeline: Timeline): Shown {
  const parts = withInlineThoughts(replyParts(timeline))
  const { chunks } = generatedChunks(parts, lastUsage(parts).outputTokenCount)
  const [first] = chunks
  const shown = first === undefined ? [] : parts.slice(parts.indexOf(first))
  return {
    atMs: chunks.map((chunk) => chunk.atMs),
    text: shown.map((part) => (isContent(part) ? part.text : '')).join(''),
    reasoned: parts.some(({ type }) => type === 'reasoning-delta' || type === 'reasoning-hidden')
  }
}

/** Returns true where the reply has brought its end mark, and nothing of it is to come. */
export function hasEndMark({ parts }: Timeline): boolean {
  return parts.some(({ type }) => type === 'end-mark')
}

/** Parts behind the end mark do not belong to the reply. Generated text there means that the mark was no end: nobody knows what is. */
export function replyParts({ parts }: Pick<Timeline, 'parts'>): readonly TimedPart[] {
  const end = parts.findIndex((part) => part.type === 'end-mark')
  if (end < 0) return parts
  const late = parts.slice(end + 1).find((part) => isContent(part) && isVisible(part.text))
  const reply = parts.slice(0, end + 1)
  if (late === undefined) return reply
  return [...reply, { type: 'malformed', message: TEXT_BEHIND_END, atMs: late.atMs, read: late.read }]
}

const TEXT_BEHIND_END = 'generated text came behind the end mark of the reply'

interface Counted {
  readonly usage: Usage
  /** When the last text came that nobody read. */
  readonly unreadAtMs: number | undefined
}

function timesOf(
  parts: readonly TimedPart[],
  { chunks, answer }: GeneratedChunks,
  { usage, unreadAtMs }: Counted
): Partial<Derived> {
  const first = chunks[0]
  const last = chunks.at(-1)
  if (first === undefined || last === undefined) return {}
  const moments = chunks.map((chunk) => chunk.atMs)
  const gaps = summarizeGaps(moments, runningCounts(parts, chunks))
  // With text that nobody read, nobody knows which token was the first, of the reply or of its answer.
  const isRead = unreadAtMs === undefined
  return {
    ...(isRead && !reasonsUnseen(parts, usage) ? { ttftMs: first.atMs } : {}),
    ...(isRead && answer !== undefined ? { ttfatMs: answer.atMs } : {}),
    lastMs: Math.max(last.atMs, unreadAtMs ?? 0),
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

/** The most tokens that may have been generated unseen before the first visible one, at the pace of the visible ones. */
function mostThoughts(chunks: readonly TimedPart[]): number {
  const [first, last] = [chunks[0], chunks.at(-1)]
  if (first === undefined || last === undefined || chunks.length < FEWEST_PACED || last.atMs <= first.atMs)
    return Number.POSITIVE_INFINITY
  return (FASTEST_THOUGHTS * first.atMs * (chunks.length - 1)) / (last.atMs - first.atMs)
}

function believedCounts(usage: Usage, chunkCount: number): Partial<Derived> {
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
  return serverLine(foreign ?? '') || undefined
}

function serverTimings(parts: readonly TimedPart[]): Partial<Derived> {
  const timings: ServerTimings = {}
  for (const part of parts) if (part.type === 'server-timings') Object.assign(timings, part.timings)
  return Object.keys(timings).length === 0 ? {} : { serverTimings: timings }
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

function flagsOf({ timeline, end }: Body, parts: readonly TimedPart[], ending: ReplyEnd): readonly Flag[] {
  const answered = ending.outcome === 'ok'
  const ended = ending.hasEndMark || (timeline.endsByClose === true && end === 'complete')
  const flags: readonly (readonly [Flag, boolean])[] = [
    ['unterminated', timeline.unterminated],
    ['no-end-mark', answered && !ended],
    ['no-finish-reason', endsByMarkAlone(ending)],
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
