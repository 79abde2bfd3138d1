import type { Outcome } from '../../domain/sample.ts'
import type { TimedPart } from '../../domain/timeline.ts'
import type { TimeoutKind } from '../wire/exchange.ts'
import { isContent, isVisible } from './generated-chunks.ts'

/** The end of a body: by itself, by an error of the connection, or by one of our timers. */
export type StreamEnd = 'complete' | 'cut' | TimeoutKind

type FinishPart = Extract<TimedPart, { type: 'finish' }>
type ErrorPart = Extract<TimedPart, { type: 'stream-error' }>

/** The way in which a reply ended. */
export interface ReplyEnd {
  readonly outcome: Outcome
  /** In the server's own word, where it is no good end. */
  readonly endReason?: string
  /** Reasons for an end were given, be they good ones or none. */
  readonly hasFinish: boolean
  readonly hasEndMark: boolean
}

interface Body {
  readonly end: StreamEnd
  /** Inside of an event. */
  readonly cut: boolean
  /** The API has no other end than the close of the connection. */
  readonly hasNoEnd: boolean
  /** Events that brought generated text. */
  readonly chunkCount: number
}

/**
 * A clean end of the connection is no success, and neither is status 200: the stream itself has to say that it is done, by a
 * reason that is known as a good one.
 */
export function replyEnd(parts: readonly TimedPart[], body: Body): ReplyEnd {
  const finishes = finalFinishes(parts)
  const facts = {
    hasFinish: parts.some(({ type }) => type === 'finish'),
    hasEndMark: parts.some(({ type }) => type === 'end-mark')
  }
  const bad = badFinish(finishes)
  const broken = brokenOutcome(parts, bad, body.chunkCount)
  if (broken !== undefined) return { ...facts, ...named(bad), outcome: broken }
  const cut = cutOutcome(finishes, facts.hasEndMark, body)
  if (cut !== undefined) return { ...facts, outcome: cut }
  if (bad?.reason === 'refusal' || parts.some(({ type }) => type === 'refusal-delta')) {
    return { ...facts, ...named(bad), outcome: 'refusal' }
  }
  return { ...facts, outcome: parts.some(isAnswer) ? 'ok' : 'empty-output' }
}

function named(bad: FinishPart | undefined): { readonly endReason?: string } {
  return bad?.name === undefined ? {} : { endReason: bad.name }
}

/** Thoughts alone are no answer, however long they are. */
function isAnswer(part: TimedPart): boolean {
  return (part.type === 'text-delta' || part.type === 'tool-call-delta') && isVisible(part.text)
}

/**
 * The error that a stream brought. What has only the words of one is none where the model went on after it or had finished
 * before, nor where several came in other words: those are reports of progress, or a format that is not the API's.
 */
export function streamError(parts: readonly TimedPart[]): ErrorPart | undefined {
  const errors = parts.filter((part): part is ErrorPart => part.type === 'stream-error')
  const certain = errors.find(({ unlessMoreFollows }) => unlessMoreFollows !== true)
  if (certain !== undefined) return certain
  const [first] = errors
  if (first === undefined || errors.some(({ message }) => message !== first.message)) return undefined
  const at = parts.indexOf(first)
  const lastContent = parts.findLastIndex(isContent)
  const hadFinished = parts.slice(Math.max(0, lastContent), at).some(({ type }) => type === 'finish')
  return at > lastContent && !hadFinished ? first : undefined
}

function brokenOutcome(
  parts: readonly TimedPart[],
  bad: FinishPart | undefined,
  chunkCount: number
): Outcome | undefined {
  const error = streamError(parts)
  if (error !== undefined) return chunkCount > 0 ? 'error-midstream' : error.outcome
  if (parts.some((part) => part.type === 'malformed')) return 'protocol-error'
  if (bad === undefined || bad.reason === 'refusal') return undefined
  return chunkCount > 0 ? 'error-midstream' : 'api-error'
}

function cutOutcome(
  finishes: readonly FinishPart[],
  hasEndMark: boolean,
  { end, cut, hasNoEnd }: Body
): Outcome | undefined {
  if (hasEndMark) return undefined
  if (end !== 'complete' && end !== 'cut') return end
  if (hasNoEnd) return end === 'complete' && !cut ? undefined : 'truncated'
  return !cut && finishes.some(({ awaitsEndMark }) => awaitsEndMark !== true) ? undefined : 'truncated'
}

/** A failure goes before a refusal, and both before a name that is in no table, unless a good end follows that. */
function badFinish(finishes: readonly FinishPart[]): FinishPart | undefined {
  const last = finishes.at(-1)
  return (
    finishes.find(({ reason }) => reason === 'error') ??
    finishes.find(({ reason }) => reason === 'refusal') ??
    (last?.reason === 'unknown' ? last : undefined)
  )
}

/** From such a share of the chunks on that bring a reason, the reason is what every chunk brings, and no end. */
const ON_EVERY_CHUNK = 0.5

/**
 * The reasons after which nothing more was generated. A reason that more text follows is none; and one that most chunks
 * brought while more was to come says nothing on the last chunk either, unless the provider's count came with that one alone.
 */
function finalFinishes(parts: readonly TimedPart[]): readonly FinishPart[] {
  const lastContent = parts.findLastIndex((part) => isContent(part) && isVisible(part.text))
  const isFinal = (part: TimedPart, index: number): boolean =>
    index > lastContent || (part.event !== undefined && part.event === parts[lastContent]?.event)
  const firstContent = parts.findIndex(isContent)
  const early = parts.filter((part, index) => part.type === 'finish' && index > firstContent && !isFinal(part, index))
  const chunkCount = new Set(parts.filter(isContent).map((part) => part.event ?? part)).size
  const isEmpty = ({ reason, name }: FinishPart): boolean =>
    !(isGood(reason) && isCountedAtEnd(parts, isFinal)) &&
    early.filter((part) => part.type === 'finish' && part.reason === reason && part.name === name).length >=
      Math.max(1, ON_EVERY_CHUNK * (chunkCount - 1))
  return parts.filter(
    (part, index): part is FinishPart => part.type === 'finish' && isFinal(part, index) && !isEmpty(part)
  )
}

function isGood(reason: FinishPart['reason']): boolean {
  return reason === 'stop' || reason === 'length' || reason === 'tool-calls'
}

/** Counts that came once and last are a server's sum of the whole reply. */
function isCountedAtEnd(parts: readonly TimedPart[], isFinal: (part: TimedPart, index: number) => boolean): boolean {
  const first = parts.findIndex((part) => part.type === 'usage' && part.outputTokenCount !== undefined)
  const part = parts[first]
  return part !== undefined && isFinal(part, first)
}

/** The finish reason of a reply that had one too early or on every chunk, so that it ended nothing. */
export function idleFinish(parts: readonly TimedPart[]): string | undefined {
  const last = parts.findLast((part): part is FinishPart => part.type === 'finish')
  return finalFinishes(parts).length === 0 ? last?.name : undefined
}

/** Returns true where the stream has said that it is done, be it well or not. */
export function saysItsEnd(parts: readonly TimedPart[]): boolean {
  if (parts.some(({ type }) => type === 'end-mark')) return true
  return finalFinishes(parts).some(({ awaitsEndMark }) => awaitsEndMark !== true)
}

/** A reply that its end mark alone ended: whether it is whole depends on what the host says of its other replies. */
export function endsByMarkAlone({ outcome, hasFinish, hasEndMark }: ReplyEnd): boolean {
  return outcome === 'ok' && hasEndMark && !hasFinish
}
