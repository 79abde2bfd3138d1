import { largest } from '../../domain/extremes.ts'
import type { RawScenario, Target } from '../../domain/plan.ts'
import { CHARACTERS_PER_TOKEN } from '../../domain/plan.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time.ts'

/** The share of a stated allowance that measuring may take, so that it does not starve what else uses the key. */
const ALLOWED_SHARE = 0.25

const MONTH_MS = 30 * DAY_MS

/** The average share that one request takes of an allowance. */
export interface RequestAmounts {
  readonly requests: 1
  readonly input: number
  /** As many as the answer may have: hosts count what was asked for. */
  readonly output: number
}

export function requestAmounts(scenarios: readonly RawScenario[], allowanceTokenCount: number): RequestAmounts {
  const count = Math.max(1, scenarios.length)
  const characters = scenarios.flatMap(({ messages }) => messages).reduce((sum, { content }) => sum + content.length, 0)
  const limits = scenarios.reduce((sum, { maxOutputTokens }) => sum + maxOutputTokens, 0)
  return {
    requests: 1,
    input: characters / CHARACTERS_PER_TOKEN / count,
    output: limits / count + allowanceTokenCount
  }
}

/**
 * Names the limit that a target shares with others: hosts count by model and key. So the two arms of a pair that have both the same are slowed
 * down together.
 */
export function allowanceOf({ baseUrl, model, key }: Target): string {
  return JSON.stringify([new URL(baseUrl).origin, model, key])
}

type Headers = Readonly<Record<string, string>>

/** A limit as a reply's headers state it. */
interface StatedLimit {
  readonly count: number
  readonly remainingCount: number
  readonly windowMs: number
  readonly of: readonly (keyof RequestAmounts)[]
}

/** By the name of the header, so that what one reply states can be kept where the next one states nothing of it. */
export type StatedLimits = ReadonlyMap<string, StatedLimit>

export function statedLimits(headers: Headers): StatedLimits {
  return new Map(
    LIMITS.flatMap(({ names, of, windowMs }) => {
      const name = names('limit')
      const count = countOf(headers[name])
      if (count === undefined || count === 0) return []
      const remainingCount = countOf(headers[names('remaining')]) ?? count
      return [[name, { count, remainingCount, windowMs: windowMs ?? windowOf(headers[names('reset')]), of }]]
    })
  )
}

/**
 * The shortest time between two requests under limits: a quarter of each. 0 where there is none, or where all that is
 * still to send is within a quarter of what is left anyway.
 */
export function paceMs(limits: StatedLimits, requestsLeft: number, amounts: RequestAmounts): number {
  const intervalsMs = [...limits.values()].map(({ count, remainingCount, windowMs, of }) => {
    const amount = of.reduce((sum, each) => sum + amounts[each], 0)
    if (requestsLeft * amount <= remainingCount * ALLOWED_SHARE) return 0
    return (amount / count / ALLOWED_SHARE) * windowMs
  })
  return Math.max(0, largest(intervalsMs))
}

interface Limit {
  readonly names: (what: 'limit' | 'remaining' | 'reset') => string
  readonly of: StatedLimit['of']
  /** Absent where the name does not say: then it is told from the reset. */
  readonly windowMs?: number
}

/**
 * Limits without a word about their window are per minute (OpenAI, Azure, Fireworks, xAI), except where they take longer
 * than that to come back: Groq's requests are per day.
 */
function windowOf(reset: string | undefined): number {
  const resetMs = parseDelay(reset) ?? 0
  // A larger number is a moment, and no time to wait.
  if (resetMs > DAY_MS) return MINUTE_MS
  return [MINUTE_MS, HOUR_MS].find((windowMs) => resetMs <= windowMs) ?? DAY_MS
}

const TOKENS = ['input', 'output'] as const

/** `x-ratelimit-limit-tokens-minute`, with or without what follows the last hyphen. */
function openaiLike(kind: string, of: Limit['of'], tail = '', windowMs?: number): Limit {
  const names: Limit['names'] = (what) => `x-ratelimit-${what}-${kind}${tail}`
  return windowMs === undefined ? { names, of } : { names, of, windowMs }
}

/** `anthropic-ratelimit-input-tokens-limit`: buckets that are filled up in a minute. */
function anthropic(kind: string, of: Limit['of']): Limit {
  return { names: (what) => `anthropic-ratelimit-${kind}-${what}`, of, windowMs: MINUTE_MS }
}

/**
 * https://platform.openai.com/docs/guides/rate-limits#rate-limits-in-headers (and Azure, Groq, xAI),
 * https://docs.anthropic.com/en/api/rate-limits#response-headers,
 * https://inference-docs.cerebras.ai/support/rate-limits (and Mistral, which says `req` for requests).
 */
const LIMITS: readonly Limit[] = [
  openaiLike('requests', ['requests']),
  openaiLike('tokens', TOKENS),
  // Fireworks
  openaiLike('tokens-prompt', ['input']),
  openaiLike('tokens-generated', ['output']),
  ...Object.entries({
    '-second': 1000,
    '-minute': MINUTE_MS,
    '-hour': HOUR_MS,
    '-day': DAY_MS,
    '-month': MONTH_MS
  }).flatMap(([tail, windowMs]) => [
    openaiLike('requests', ['requests'], tail, windowMs),
    openaiLike('req', ['requests'], tail, windowMs),
    openaiLike('tokens', TOKENS, tail, windowMs)
  ]),
  anthropic('requests', ['requests']),
  anthropic('tokens', TOKENS),
  anthropic('input-tokens', ['input']),
  anthropic('output-tokens', ['output'])
]

function countOf(value: string | undefined): number | undefined {
  return value !== undefined && /^\s*\d{1,12}\s*$/.test(value) ? Number(value) : undefined
}

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: MINUTE_MS, h: HOUR_MS, d: DAY_MS }

/** `1m30.5s`, `120ms`, or seconds without a unit. */
function parseDelay(value: string | undefined): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000
  if (!/^(\d+(\.\d+)?(ms|[smhd]))+$/.test(text)) return undefined
  const pieces = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)]
  return pieces.reduce((total, [, amount, unit]) => total + Number(amount) * (UNIT_MS[unit ?? ''] ?? 0), 0)
}

/** Without a word from the server, the first wait; each further refusal in a row doubles it. */
const DEFAULT_WAIT_MS = 1000
/** Nobody waits longer than that for one request; SDKs draw the same line. */
const MAX_WAIT_MS = 60_000

interface RefusedBy {
  readonly headers: Readonly<Record<string, string>>
  /** Wait that the body asks for; a header goes first. */
  readonly bodyMs?: number | undefined
  /** Refusals in a row, this one included. */
  readonly refusalCount: number
  /** Wall-clock, for a server that names a date. */
  readonly now: Date
}

/**
 * Returns the wait that a 429, 503 or 529 asks for: `retry-after-ms`, else `retry-after` in seconds or as a date, else the
 * body's. Without any that makes sense it grows with each refusal. At most a minute.
 * https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function retryAfterMs({ headers, bodyMs, refusalCount, now }: RefusedBy): number {
  const statedMs = amountMs(headers['retry-after-ms'], 1) ?? secondsOrDate(headers['retry-after'], now) ?? bodyMs
  const defaultMs = DEFAULT_WAIT_MS * 2 ** Math.max(0, Math.min(10, refusalCount - 1))
  return Math.min(MAX_WAIT_MS, statedMs ?? defaultMs)
}

function secondsOrDate(value: string | undefined, now: Date): number | undefined {
  const seconds = amountMs(value, 1000)
  if (seconds !== undefined) return seconds
  // A date has letters in it; without this, `-1` would be one.
  if (value === undefined || !/[a-z]{3}/i.test(value)) return undefined
  // In UTC whatever this machine's zone is: the oldest of the three forms does not say so (`Sun Nov  6 08:49:37 1994`).
  const atMs = Date.parse(/(gmt|utc|z|[+-]\d\d:?\d\d)\s*$/i.test(value) ? value : `${value} GMT`)
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - now.getTime())
}

function amountMs(value: string | undefined, msPerUnit: number): number | undefined {
  return value !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * msPerUnit : undefined
}
