import { KnownError } from '../../domain/errors.ts'
import { ownerOf, type Plan, type Target } from '../../domain/plan.ts'
import { quote } from '../../domain/quote.ts'
import type { Attempt } from '../sample/stream-once.ts'
import { openConnections, type ProbeParts } from './probe.ts'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5000
const NOTE_EVERY_MS = 10_000

/**
 * Opens the connections of a target, and waits first where it is a server of this repository's own that is not ready: it may just have
 * been started, and its model may still be loading. Throws where it does not get ready in time. That is no outage of somebody
 * else's, which goes away by itself.
 */
export async function openWhenReady(parts: ProbeParts, target: Target): Promise<readonly Attempt[]> {
  const { clock } = parts.context
  const timeoutMs = readyTimeoutOf(target, parts.plan)
  const startedMs = clock.nowMs()
  const say = createNote(parts, target, startedMs)
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * pauseMs)) {
    const attempts = await openConnections(parts, target)
    const last = attempts.at(-1)
    if (timeoutMs === 0 || parts.signal.aborted || last === undefined || !attempts.every(isNotReady)) return attempts
    const leftMs = startedMs + timeoutMs - clock.nowMs()
    if (leftMs <= 0) throw neverReady(parts.plan, target, last, timeoutMs)
    say(last)
    // "timeout" is for measuring.
    parts.extendTimeout(Math.min(pauseMs, leftMs))
    await clock.wait(Math.min(pauseMs, leftMs), parts.signal)
  }
}

/** At once, and then every ten seconds. */
function createNote({ context, progress }: ProbeParts, target: Target, startedMs: number): (attempt: Attempt) => void {
  let notedMs = Number.NEGATIVE_INFINITY
  return (attempt) => {
    const nowMs = context.clock.nowMs()
    if (nowMs - notedMs < NOTE_EVERY_MS) return
    notedMs = nowMs
    const seconds = Math.round((nowMs - startedMs) / 1000)
    progress.note(`${target.id}: waiting until it is ready, ${seconds} s so far: it ${answerText(attempt)}`)
  }
}

/** A provider's target is not waited for: nobody here starts it. An upstream belongs to whoever owns what stands in front of it. */
function readyTimeoutOf(target: Target, { targets }: Plan): number {
  const owner = targets.find(({ id }) => id === ownerOf(target)) ?? target
  return target.owned || owner.owned ? (owner.readyTimeoutMs ?? 0) : 0
}

const NOBODY_THERE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'UND_ERR_SOCKET',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN'
]
const SILENT: readonly string[] = ['timeout-connect', 'timeout-first-byte', 'overloaded', 'empty-body']

/** A server that is loading refuses connections, or answers 502 or 503. Anything else is an answer, if only a refusal. */
function isNotReady({ derived, detail }: Attempt): boolean {
  if (derived.outcome === 'connection') return NOBODY_THERE.includes(detail.code ?? '')
  if (derived.outcome === 'http-error') return (detail.status ?? 0) >= 500
  return SILENT.includes(derived.outcome)
}

function neverReady({ targets }: Plan, target: Target, attempt: Attempt, timeoutMs: number): KnownError {
  const { host } = new URL(target.baseUrl)
  const owner = targets.find(({ id }) => id === ownerOf(target)) ?? target
  const which =
    target.baseOf !== undefined ? 'its base' : target.directOf !== undefined ? 'its upstream' : 'your server'
  const message = `target ${quote(owner.id)}: ${which} at ${host} did not get ready within ${timeoutMs / 1000} s: it ${answerText(attempt)}`
  return new KnownError('server-not-ready', message, {
    hint: 'Check that the server is started before this step and listens on that address, or raise "ready-timeout" of the target.'
  })
}

function answerText({ derived, detail }: Attempt): string {
  if (derived.outcome === 'connection') return `refused the connection (${detail.code ?? 'no reason'})`
  const words = detail.message === '' ? '' : `: ${detail.message}`
  return detail.status === undefined || derived.outcome.startsWith('timeout')
    ? `did not answer (${derived.outcome})`
    : `answered ${detail.status}${words}`
}
