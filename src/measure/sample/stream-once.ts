import type { Message, RawScenario, Target } from '../../domain/plan.ts'
import type { Flag, Outcome, Sample } from '../../domain/sample.ts'
import type { Dialect, RequestSpec } from '../../providers/dialect.ts'
import { buildSettledRequest, type SettledParameters } from '../../providers/negotiation/settled-parameters.ts'
import { dialectOf } from '../../providers/registry.ts'
import type { Exchange, Read, ReplyEnding } from '../wire/exchange.ts'
import { inSlices } from '../wire/in-slices.ts'
import { type MeasureContext, settledOf, targetOrigin } from '../wire/measure-context.ts'
import { loadAwsFrames } from '../wire/read-aws-event-stream.ts'
import { readTimeline } from '../wire/read-timeline.ts'
import { send, type WireRequest } from '../wire/transport.ts'
import { withNonce } from './cold-cache.ts'
import { hasEndMark, isComplete } from './derive-sample.ts'
import { type Interpretation, interpretSteps } from './interpret.ts'
import { scrub, scrubReply, withoutEcho } from './scrub.ts'

/** One request to make, and the names its sample goes by. */
export interface Question {
  readonly target: Target
  readonly scenario: RawScenario
  /** Its sample bears another target's id where it is asked for that one, as its base. */
  readonly slot: Pick<Sample, 'round' | 'arm' | 'pair'> & Partial<Pick<Sample, 'targetId'>>
}

/** One request and everything that came of it. */
export interface Attempt extends Interpretation {
  readonly question: Question
  readonly messages: readonly Message[]
  readonly sample: Sample
  /** The parameters it was sent with. */
  readonly settled: SettledParameters
  /** It carried a signature in place of a key. */
  readonly isSigned: boolean
  /** Of the reply. May hold anything: only named ones are read. */
  readonly headers: Readonly<Record<string, string>>
}

/** Absent where it was given up half-way by this program itself. */
export async function streamOnce(
  context: MeasureContext,
  question: Question,
  signal: AbortSignal
): Promise<Attempt | undefined> {
  const { target, scenario } = question
  const dialect = dialectOf(target)
  const { cache } = context.schedule
  const unique = cache === 'cold' ? context.nonce() : undefined
  const messages = unique === undefined ? scenario.messages : withNonce(scenario.messages, unique)
  if (dialect.framing === 'aws-event-stream') await loadAwsFrames()
  const settled = settledOf(context.settled, target)
  const planned = { target, messages, maxOutputTokens: scenario.maxOutputTokens, unique }
  const { path, body } = buildSettledRequest(dialect, planned, settled)
  const unsigned = {
    origin: targetOrigin(target),
    path: pathOf(target, path),
    headers: context.headersOf(target),
    body: JSON.stringify(body),
    timeouts: context.schedule.requestTimeouts,
    ending: (reads: readonly Read[]) => replyEnding(dialect, reads)
  }
  // Signed before the clock starts: no metric has it in.
  const request: WireRequest = { ...unsigned, headers: await context.sign(target, unsigned) }
  const { exchange, flags } = await exchangeOnce(context, request, signal)
  if (exchange.end.kind === 'aborted') return undefined
  const said = await inSlices(interpretSteps(dialect, exchange, sentLimit(dialect, body)))
  const interpretation = scrubReply(said, context.filledInOf(target))
  const sample = sampleOf({ context, question, messages, exchange, interpretation, flags })
  const isSigned = request.headers !== unsigned.headers
  return { ...interpretation, question, messages, sample, settled, isSigned, headers: exchange.headers }
}

function replyEnding(dialect: Dialect, reads: readonly Read[]): ReplyEnding {
  const { timeline } = readTimeline(dialect, { reads, sentAtMs: 0, endedAtMs: 0 })
  if (hasEndMark(timeline)) return 'marked'
  return isComplete(timeline) ? 'finished' : 'open'
}

/**
 * Gateways with a store of replies say in a header that one came out of it: `cf-aig-cache-status`, `helicone-cache`,
 * `x-portkey-cache-status`, `x-litellm-cache-hit`, `x-cache` and kin. A cache of prompts is another matter, and so is
 * a header that only says that there is a cache, such as `helicone-cache-enabled: true`. A cache of HTTP says for how many
 * seconds it has had the reply. https://www.rfc-editor.org/rfc/rfc9111#name-age
 */
function cameFromCache(headers: Exchange['headers']): boolean {
  if (Number(headers['age']) > 0) return true
  return Object.entries(headers).some(
    ([name, value]) =>
      /cache/i.test(name) &&
      !/prompt|prefix|token|kv/i.test(name) &&
      (/\bhit\b/i.test(value) || (/(?:hit|cached?)$/i.test(name) && /^(?:true|1)$/i.test(value.trim())))
  )
}

/** The largest number of tokens that the request allows; absent where it names none. */
function sentLimit({ outputLimit: { names, within } }: Dialect, body: RequestSpec['body']): number | undefined {
  const settings = within === undefined ? body : body[within]
  const limits = names.map((name) => (settings as RequestSpec['body'] | undefined)?.[name])
  return limits.find((limit): limit is number => typeof limit === 'number')
}

/** A query of the base URL, such as Azure's `?api-version=…`, stays at the end. */
export function pathOf(target: Target, path: string): string {
  const { pathname, search } = new URL(target.baseUrl)
  return `${pathname.replace(/\/+$/, '')}${path}${path.includes('?') ? search.replace('?', '&') : search}`
}

/**
 * Sends the request, and once more where it met a connection that the server had closed meanwhile, as far as can be told:
 * it had carried a request before, and not a byte came back. The second one has a connection and a t0 of its own.
 */
async function exchangeOnce(
  context: MeasureContext,
  request: WireRequest,
  signal: AbortSignal
): Promise<{ readonly exchange: Exchange; readonly flags: readonly Flag[] }> {
  const parts = { ...context, dispatcher: context.dispatcherOf(request.origin) }
  const exchange = await send(parts, request, signal)
  if (!metClosedConnection(exchange)) return { exchange, flags: [] }
  const dispatcher = context.freshDispatcher(request.origin)
  try {
    return { exchange: await send({ ...context, dispatcher }, request, signal), flags: ['fresh-retry'] }
  } finally {
    await dispatcher.destroy()
  }
}

const CLOSED_MEANWHILE = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']

function metClosedConnection({ end, answered, connection }: Exchange): boolean {
  const reused = connection?.reused === true
  return end.kind === 'failed' && CLOSED_MEANWHILE.includes(end.code) && reused && !answered
}

interface SampleParts {
  readonly context: MeasureContext
  readonly question: Question
  readonly messages: readonly Message[]
  readonly exchange: Exchange
  readonly interpretation: Interpretation
  readonly flags: readonly Flag[]
}

function sampleOf(parts: SampleParts): Sample {
  const { context, question, exchange, interpretation, flags } = parts
  const { target, scenario, slot } = question
  const { derived } = interpretation
  const startedAtMs = exchange.sentAtMs ?? exchange.dispatchedAtMs
  const { opened } = exchange.connection ?? {}
  return {
    targetId: target.id,
    scenarioId: scenario.id,
    kind: scenario.kind,
    ...slot,
    startedAtMs: Math.max(0, startedAtMs - context.startMs),
    ...connectionMembers(exchange),
    ...(opened === undefined ? {} : { connectMs: opened.setUpMs }),
    ...derived,
    ...scrubbedWords(parts),
    flags: [...derived.flags, ...flags, ...exchangeFlags(context, exchange, derived.lastMs)]
  }
}

/** Outcomes with words of the server's own; those of the others are this program's. */
const SPOKEN: readonly Outcome[] = ['api-error', 'error-midstream', 'http-error', 'rate-limited', 'overloaded']

/** A server's names and words are kept with the sample, so they are cleaned here: of secrets, and of the prompt and the reply. */
function scrubbedWords({
  context,
  question,
  messages,
  interpretation
}: SampleParts): Pick<Sample, 'endReason' | 'serverMessage' | 'unreadMember'> {
  const { derived, detail, text } = interpretation
  const secrets = context.secretsOf(question.target)
  const { endReason, unreadMember } = derived
  if (endReason !== undefined) return { endReason: scrub(endReason, secrets) }
  if (unreadMember !== undefined) return { unreadMember: scrub(unreadMember, secrets) }
  if (!SPOKEN.includes(derived.outcome)) return {}
  const message = scrub(withoutEcho(detail.message, [...messages.map(({ content }) => content), text]), secrets)
  return message === '' ? {} : { serverMessage: message }
}

function connectionMembers({ connection }: Exchange): Partial<Sample> {
  return connection === undefined ? {} : { httpVersion: connection.httpVersion, connectionReused: connection.reused }
}

/** This machine has no descriptor, port or memory for a socket: the target was never asked. */
const OUT_OF_SOCKETS = ['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'EADDRNOTAVAIL']

function isOutOfSockets({ end, sentAtMs }: Exchange): boolean {
  return end.kind === 'failed' && sentAtMs === undefined && OUT_OF_SOCKETS.includes(end.code)
}

function exchangeFlags(context: MeasureContext, exchange: Exchange, lastMs: number | undefined): readonly Flag[] {
  const fromMs = exchange.sentAtMs ?? exchange.dispatchedAtMs
  const toMs = lastMs === undefined ? exchange.endedAtMs : fromMs + lastMs
  const { connection, dispatchedAtMs } = exchange
  if (connection?.reused === true) context.health.dispatched(fromMs - dispatchedAtMs)
  const flags: readonly (readonly [Flag, boolean])[] = [
    ['upload-pending', exchange.uploadPending],
    ['via-proxy', connection?.viaProxy === true],
    ['void-client-stall', context.health.stalledBetween(fromMs, toMs) || isOutOfSockets(exchange)],
    ['void-cached-reply', cameFromCache(exchange.headers)]
  ]
  return flags.filter(([, holds]) => holds).map(([flag]) => flag)
}
