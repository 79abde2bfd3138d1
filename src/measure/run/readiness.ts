import { KnownError } from '../../domain/errors.ts'
import { ownerOf, type Plan, type Target } from '../../domain/plan.ts'
import { quote } from '../../domain/quote.ts'
import type { Attempt } from '../sample/stream-once.ts'
import { send } from '../wire/transport.ts'
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
  const wait = startWait(parts, target)
  if (target.waitFor !== undefined) await answersWell(parts, target.waitFor, wait)
  for (;;) {
    const attempts = await openConnections(parts, target)
    const last = attempts.at(-1)
    if (wait.timeoutMs === 0 || parts.signal.aborted || last === undefined || !attempts.every(isNotReady))
      return attempts
    await wait.pause({ what: 'it', where: new URL(target.baseUrl).host, answer: answerText(last) })
  }
}

/** Waits until an address answers with a status of success. Nothing that is secret is sent to it. */
async function answersWell(parts: ProbeParts, address: string, wait: Wait): Promise<void> {
  const { origin, host, pathname, search } = new URL(address)
  const { context, signal } = parts
  const request = { origin, path: pathname + search, method: 'GET', headers: HEALTH_HEADERS, body: '' } as const
  for (;;) {
    const dispatcher = context.freshDispatcher(origin)
    const timeouts = { ...context.schedule.requestTimeouts, firstByteMs: HEALTH_TIMEOUT_MS, totalMs: HEALTH_TIMEOUT_MS }
    const { status, end } = await send({ ...context, dispatcher }, { ...request, timeouts }, signal)
    await dispatcher.destroy()
    if (signal.aborted || (status !== undefined && status >= 200 && status < 300)) return
    const answer =
      status !== undefined
        ? `answered ${status}`
        : end.kind === 'failed'
          ? `refused the connection (${end.code})`
          : 'did not answer'
    const where = `${host}${pathname}`
    await wait.pause({ what: where, where, answer })
  }
}

const HEALTH_HEADERS = { 'user-agent': 'llm-latency-gate', accept: '*/*', 'accept-encoding': 'identity' }
/** A server that is ready says so at once. */
const HEALTH_TIMEOUT_MS = 5000

/** What was asked, and what came of it. */
interface Asked {
  /** Its name in a note about the target. */
  readonly what: string
  readonly where: string
  readonly answer: string
}

interface Wait {
  /** 0 where nothing is waited for. */
  readonly timeoutMs: number
  /** Waits before the next try, longer each time; throws where the time is up. */
  readonly pause: (asked: Asked) => Promise<void>
}

/** Everything that a target is waited for has one limit together, and takes nothing from the time for measuring. */
function startWait({ context, plan, progress, signal, extendTimeout }: ProbeParts, target: Target): Wait {
  const { clock } = context
  const timeoutMs = readyTimeoutOf(target, plan)
  const startedMs = clock.nowMs()
  const say = createNote(progress, target, startedMs)
  let pauseMs = FIRST_PAUSE_MS
  let countedMs = startedMs
  const pause = async (asked: Asked): Promise<void> => {
    const leftMs = startedMs + timeoutMs - clock.nowMs()
    if (leftMs <= 0) throw neverReady(plan, target, { asked, timeoutMs })
    say(asked, clock.nowMs())
    const waitMs = Math.min(pauseMs, leftMs)
    pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * pauseMs)
    // "timeout" is for measuring.
    extendTimeout(clock.nowMs() - countedMs + waitMs)
    await clock.wait(waitMs, signal)
    countedMs = clock.nowMs()
  }
  return { timeoutMs, pause }
}

/** At once, and then every ten seconds. */
function createNote(
  progress: ProbeParts['progress'],
  target: Target,
  startedMs: number
): (asked: Asked, nowMs: number) => void {
  let notedMs = Number.NEGATIVE_INFINITY
  return ({ what, answer }, nowMs) => {
    if (nowMs - notedMs < NOTE_EVERY_MS) return
    notedMs = nowMs
    const seconds = Math.round((nowMs - startedMs) / 1000)
    progress.note(`${target.id}: waiting until ${what} is ready, ${seconds} s so far: it ${answer}`)
  }
}

/** A provider's target is not waited for: nobody here starts it. An upstream belongs to whoever owns what stands in front of it. */
function readyTimeoutOf(target: Target, { targets }: Plan): number {
  const owner = targets.find(({ id }) => id === ownerOf(target)) ?? target
  const isWaitedFor = target.owned || owner.owned || target.waitFor !== undefined
  return isWaitedFor ? (owner.readyTimeoutMs ?? 0) : 0
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

function neverReady(
  { targets }: Plan,
  target: Target,
  { asked, timeoutMs }: { readonly asked: Asked; readonly timeoutMs: number }
): KnownError {
  const owner = targets.find(({ id }) => id === ownerOf(target)) ?? target
  const which =
    target.baseOf !== undefined ? 'its base' : target.directOf !== undefined ? 'its upstream' : 'your server'
  const message = `target ${quote(owner.id)}: ${which} at ${asked.where} did not get ready within ${timeoutMs / 1000} s: it ${asked.answer}`
  return new KnownError('server-not-ready', message, {
    hint: `Check that the server is started before this step and listens on that address${asked.what === 'it' ? '' : ', that it has the path of "wait-for"'}, or raise "ready-timeout" of the target.`
  })
}

function answerText({ derived, detail }: Attempt): string {
  if (derived.outcome === 'connection') return `refused the connection (${detail.code ?? 'no reason'})`
  const words = detail.message === '' ? '' : `: ${detail.message}`
  return detail.status === undefined || derived.outcome.startsWith('timeout')
    ? `did not answer (${derived.outcome})`
    : `answered ${detail.status}${words}`
}
