import { z } from 'zod'
import { HOUR_MS } from './time.ts'

/** Everything one request can come to. Only `ok` carries latencies that enter a statistic. */
export const OUTCOMES = [
  'ok',
  'rate-limited',
  'overloaded',
  'http-error',
  'timeout-connect',
  'timeout-first-byte',
  'timeout-idle',
  'timeout-total',
  'truncated',
  'error-midstream',
  'api-error',
  'not-a-stream',
  'not-streamed',
  'empty-body',
  'empty-output',
  'refusal',
  'protocol-error',
  'connection',
  'unsupported-encoding'
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Facts about a sample besides its outcome. A flag that starts with `void-` takes it out of every statistic. */
export const FLAGS = [
  /** All content came in one read, though it is several tokens. */
  'buffered',
  /** In two, though it is more tokens than that: held back as well, if not all of it. */
  'coalesced',
  /** It streamed, but with less than one read for two chunks, so that the gaps between chunks were not seen. */
  'chunks-share-reads',
  'unterminated',
  'no-end-mark',
  'usage-missing',
  /** The end mark came, and no reason for the end. */
  'no-finish-reason',
  /** A text came where generated text stands, in a member that this version does not read: see `unreadMember`. */
  'unread-text',
  /** The provider's count of tokens contradicts the reply: see `countDoubt`. */
  'count-disbelieved',
  /** The model thought unseen, and no count says how many of its tokens that took. */
  'reasoning-uncounted',
  'nonjson-keepalive',
  'upload-pending',
  'fresh-retry',
  'via-proxy',
  'cache-unverified',
  'replacement',
  'recheck',
  /** The account cannot pay any longer, or is closed: no later request of the run would be answered. */
  'account-refused',
  'void-cache-hit',
  /** Nothing of a prompt that had been asked before came from a cache, where it was to. */
  'void-cache-miss',
  /** The server brought its model into memory for this request. */
  'void-model-load',
  'void-client-stall',
  /** A cache in front of the model had the whole reply, as its header says. */
  'void-cached-reply'
] as const
export type Flag = (typeof FLAGS)[number]

/** Reasons not to believe a provider's count of tokens. */
export const COUNT_DOUBTS = [
  'more-than-limit',
  'fewer-than-chunks',
  'far-from-text',
  'reasoning-above-output',
  'reasoning-impossible'
] as const
export type CountDoubt = (typeof COUNT_DOUBTS)[number]

/** A request never lasts a day; a larger number is a broken file. */
const durationMs = z
  .number()
  .nonnegative()
  .max(24 * HOUR_MS)
const count = z.int().nonnegative().max(1_000_000_000)
/** Ids and names are printed, so they are short and of one line. */
export const nameText = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, 'must be one line of printable text')

const gapsSchema = z.strictObject({ p50: durationMs, p95: durationMs, max: durationMs })
const serverTimingsSchema = z.strictObject({
  queueMs: durationMs.optional(),
  /** Within the queue: until the model was in memory. */
  loadMs: durationMs.optional(),
  prefillMs: durationMs.optional(),
  /** From the request to the first token, as the server saw it: queue, prefill and what else it did. */
  firstTokenMs: durationMs.optional(),
  decodeMs: durationMs.optional(),
  totalMs: durationMs.optional()
})

/**
 * One request and what came of it. Times are milliseconds from t0, the moment its last byte was handed to a connected
 * socket; `startedAtMs` counts from the start of the run. Absent is absent, never 0.
 */
export const sampleSchema = z.strictObject({
  targetId: nameText,
  scenarioId: nameText,
  kind: nameText,
  round: count,
  arm: z.enum(['head', 'base']),
  pair: count.optional(),
  startedAtMs: z.number().nonnegative(),
  outcome: z.enum(OUTCOMES),
  /** The server's own word for the end of the reply, where it is no known good end. */
  endReason: nameText.optional(),
  /** The server's own words about a request that failed. */
  serverMessage: nameText.optional(),
  /** The member that holds text which this version does not read. */
  unreadMember: nameText.optional(),
  /** Why the provider's token counts are not believed. */
  countDoubt: z.enum(COUNT_DOUBTS).optional(),
  httpVersion: z.string().max(8).optional(),
  connectionReused: z.boolean().optional(),
  connectMs: durationMs.optional(),
  ttftMs: durationMs.optional(),
  ttfatMs: durationMs.optional(),
  lastMs: durationMs.optional(),
  endMs: durationMs.optional(),
  outputTokenCount: count.optional(),
  outputTokenSource: z.enum(['usage', 'estimated']).optional(),
  normalizedTokenCount: count.optional(),
  reasoningTokenCount: count.optional(),
  inputTokenCount: count.optional(),
  cachedTokenCount: count.optional(),
  chunkCount: count.optional(),
  readCount: count.optional(),
  /** Between chunks; between tokens where the host says with each chunk how many have come. */
  gapsMs: gapsSchema.optional(),
  servedModel: nameText.optional(),
  servedFingerprint: nameText.optional(),
  serviceTier: nameText.optional(),
  /** Which of several backends: a gateway's provider or deployment, a region. */
  servedVia: nameText.optional(),
  serverTimings: serverTimingsSchema.optional(),
  expectationsMet: z.boolean().optional(),
  flags: z.array(z.enum(FLAGS)).max(FLAGS.length)
})
export type Sample = Readonly<z.infer<typeof sampleSchema>>
export type ServerTimings = Readonly<z.infer<typeof serverTimingsSchema>>
export type Gaps = Readonly<z.infer<typeof gapsSchema>>

/** Tells apart whose sample it is: one key for each arm of each target. */
export function armKey({ targetId, arm }: Sample): string {
  return `${arm} ${targetId}`
}

/** A void sample was spoilt by something other than the target, and was replaced: it is in no statistic, no rate. */
export function isVoid(sample: Sample): boolean {
  return sample.flags.some((flag) => flag.startsWith('void-'))
}

/** Outcomes in which the model did answer, though not in a way whose times compare. */
const ANSWERED: ReadonlySet<Outcome> = new Set(['ok', 'refusal', 'not-streamed'])

/**
 * Returns true where a request failed. A refusal is an answer of the model, not a failure of the endpoint; a reply sent whole
 * counts in `streamed_share` instead. Neither enters a latency.
 */
export function isFailure(sample: Sample): boolean {
  return !ANSWERED.has(sample.outcome)
}
