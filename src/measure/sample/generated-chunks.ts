import type { StreamPart, TimedPart } from '../../domain/timeline.ts'
import { median } from '../../stats/quantile.ts'

/** The events that brought generated text, in order. */
export interface GeneratedChunks {
  /** One part of each. */
  readonly chunks: readonly TimedPart[]
  /** The first part of the answer itself. */
  readonly answer: TimedPart | undefined
}

const CONTENT = ['text-delta', 'reasoning-delta', 'refusal-delta', 'tool-call-delta']

/** An event with generated text in any channel. */
interface Chunk {
  readonly part: TimedPart
  readonly text: string
}

/**
 * The chunks from the first token to the last. What stands in front of the first token and is none is left out: zero-width
 * text, white space and equal short texts that a server sends to keep the connection open, lines about its state. So is
 * zero-width text after the last token. docs/decisions/2026-12-01-what-starts-the-clock.md has the evidence.
 *
 * `tokenCount` is the provider's, absent where there is none.
 */
export function generatedChunks(parts: readonly TimedPart[], tokenCount: number | undefined): GeneratedChunks {
  const all = contentChunks(parts)
  const start = firstToken(all, tokenCount)
  const end = all.findLastIndex(({ text }) => !isZeroWidth(text)) + 1
  const first = all[start]
  if (start >= end || first === undefined) return { chunks: [], answer: undefined }
  const from = parts.indexOf(first.part)
  const isAnswer = (part: TimedPart, index: number): boolean =>
    part.type === 'text-delta' && index >= from && (isVisible(part.text) || part === first.part)
  return { chunks: all.slice(start, end).map(({ part }) => part), answer: parts.find(isAnswer) }
}

/** True for text that is generated, in any channel. */
export function isContent(part: StreamPart): part is Extract<StreamPart, { type: 'text-delta' | 'reasoning-delta' }> {
  return CONTENT.includes(part.type) && 'text' in part && part.text !== ''
}

function contentChunks(parts: readonly TimedPart[]): readonly Chunk[] {
  const chunks: { part: TimedPart; text: string }[] = []
  for (const part of parts) {
    if (!isContent(part)) continue
    const last = chunks.at(-1)
    if (last !== undefined && part.event !== undefined && part.event === last.part.event) last.text += part.text
    else chunks.push({ part, text: part.text })
  }
  return chunks
}

/** White space, control characters, what Unicode calls ignorable (zero-width spaces, joiners, U+FEFF), and the empty Braille pattern. */
const NOTHING_TO_SEE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** True for text of which a reader sees something. */
export function isVisible(text: string): boolean {
  return !NOTHING_TO_SEE.test(text)
}

function isZeroWidth(text: string): boolean {
  return !isVisible(text) && !/[^\S\uFEFF]/u.test(text)
}

function firstToken(all: readonly Chunk[], tokenCount: number | undefined): number {
  const visible = all.findIndex(({ text }) => isVisible(text))
  if (visible < 0) return all.length
  const from = leadIsTokens(all, visible, tokenCount) ? 0 : visible
  const begun = all.slice(from)
  const noTokens = Math.max(heartbeatCount(begun, tokenCount), statusCount(begun, tokenCount))
  return noTokens === 0 ? from : from + noTokens + begun.slice(noTokens).findIndex(({ text }) => isVisible(text))
}

/** Models begin with a line feed or two, hardly with more. */
const MOST_LEADING = 2
/** Chunks from which the usual time between two of a reply is known. */
const FEWEST_AFTER = 3
/** Between a model's first tokens there is no longer pause, as a multiple of the usual one, than this, … */
const LONGEST_OF_TOKENS = 3
/** … and between what only keeps a connection open there is no shorter one than this. */
const SHORTEST_OF_KEEPING = 3

/**
 * White space before the first visible text is a token where it comes as tokens do: one or two pieces, no longer before the
 * next than the others come after one another, and counted by the provider.
 */
function leadIsTokens(all: readonly Chunk[], visible: number, tokenCount = 0): boolean {
  if (visible === 0 || visible > MOST_LEADING || tokenCount < all.length) return false
  if (all.slice(0, visible).some(({ text }) => isZeroWidth(text))) return false
  const usual = usualGap(all.slice(visible))
  return usual !== undefined && gapsOf(all.slice(0, visible + 1)).every((gap) => gap <= LONGEST_OF_TOKENS * usual)
}

/** A text to keep a connection open is a dot, a word, a few words. */
const LONGEST_HEARTBEAT = 40
const FEWEST_HEARTBEATS = 3
/** Timers are late, by a few milliseconds or by a share of what they wait. */
const EVEN_RATIO = 1.5
const EVEN_SLACK_MS = 5

/**
 * Counts equal short texts before the first other one, at even gaps that are no token's: far longer than those of the rest, or of
 * chunks for which the provider counts no token.
 */
function heartbeatCount(chunks: readonly Chunk[], tokenCount: number | undefined): number {
  const text = chunks[0]?.text ?? ''
  const differing = chunks.findIndex((chunk) => chunk.text !== text)
  if (differing < FEWEST_HEARTBEATS || text.length > LONGEST_HEARTBEAT) return 0
  const gaps = gapsOf(chunks.slice(0, differing)).toSorted((a, b) => a - b)
  const shortest = gaps[0] ?? 0
  if ((gaps.at(-1) ?? 0) > EVEN_RATIO * shortest + EVEN_SLACK_MS) return 0
  const usual = usualGap(chunks.slice(differing))
  const isSlow = usual !== undefined && shortest >= SHORTEST_OF_KEEPING * usual
  const isUncounted = tokenCount !== undefined && tokenCount <= chunks.length - differing
  return isSlow || isUncounted ? differing : 0
}

const MOST_STATUS_LINES = 50
/** From so many uncounted chunks on it is no chance that just as many at the front come more slowly than the rest, … */
const FEWEST_SURE = 3
/** … by so many times. */
const SLOWER_THAN_TOKENS = 1.5

/**
 * Counts chunks at the front that the provider's count leaves out, each a long time before the next: lines about the
 * state of the server. A chunk of tokens holds one at least, so chunks beyond the count hold none.
 */
function statusCount(chunks: readonly Chunk[], tokenCount: number | undefined): number {
  const uncounted = tokenCount === undefined || tokenCount === 0 ? 0 : chunks.length - tokenCount
  const most = Math.min(uncounted, MOST_STATUS_LINES, chunks.length - FEWEST_AFTER)
  const gaps = gapsOf(chunks.slice(0, most + 1))
  for (let count = most; count > 0; count -= 1) {
    const usual = usualGap(chunks.slice(count))
    if (usual === undefined) continue
    const [next = 0] = gapsOf(chunks.slice(count, count + 2))
    const isExact = count === uncounted && count >= FEWEST_SURE && next <= SLOWER_THAN_TOKENS * usual
    const shortest = (isExact ? SLOWER_THAN_TOKENS : SHORTEST_OF_KEEPING) * usual
    if (gaps.slice(0, count).every((gap) => gap > shortest)) return count
  }
  return 0
}

function gapsOf(chunks: readonly Chunk[]): readonly number[] {
  return chunks.slice(1).map(({ part }, index) => part.atMs - (chunks[index]?.part.atMs ?? part.atMs))
}

/** Chunks that say how fast a reply comes: more only cost time. */
const USUAL_CHUNKS = 200

/** The median time between two reads that brought text; absent below three of them. */
function usualGap(reply: readonly Chunk[]): number | undefined {
  const chunks = reply.slice(0, USUAL_CHUNKS)
  const gaps = gapsOf(chunks).filter((_, index) => chunks[index]?.part.read !== chunks[index + 1]?.part.read)
  return gaps.length < FEWEST_AFTER - 1 ? undefined : median(gaps)
}
