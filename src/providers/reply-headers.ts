import type { ServerTimings } from '../domain/sample.ts'
import { MS_PER_SECOND } from '../domain/time.ts'
import { durationMs, type ForeignObject } from './foreign-json.ts'

/** The times of a server, from a reply's headers. */
export interface HeaderTimings {
  /** In the server's own words. */
  readonly timings: ServerTimings
  /** The time until it sent the headers. */
  readonly untilHeadersMs?: number
}

type Headers = Readonly<Record<string, string>>

const FIREWORKS_PREFIX = 'fireworks-'

/**
 * Headers are sent before a token is, so all they can tell is the time until then; only Fireworks waits with them for
 * the first. Whoever stands nearest to us is asked first, since whatever is behind it is in its time.
 */
export function headerTimings(headers: Headers): HeaderTimings {
  const untilHeadersMs =
    googleMs(headers['server-timing']) ?? UNTIL_HEADERS.map((name) => msOf(headers[name])).find(isKnown)
  const timings =
    headers[`${FIREWORKS_PREFIX}server-time-to-first-token`] === undefined ? {} : fireworksTimings(headers)
  return { timings, ...(untilHeadersMs === undefined ? {} : { untilHeadersMs }) }
}

/**
 * In ms. Envoy and Kong: until the server behind them began to answer. LiteLLM: until the model's did, its own share
 * included. OpenAI: its own time.
 */
const UNTIL_HEADERS = [
  'x-litellm-response-duration-ms',
  'x-envoy-upstream-service-time',
  'x-kong-upstream-latency',
  'openai-processing-ms'
]

/** `gfet4t7; dur=231`: Google's front end, from the request to the first byte of the reply. */
function googleMs(header: string | undefined): number | undefined {
  return msOf(/(?:^|,)\s*gfet4t7\s*;\s*dur=([\d.]{1,15})/.exec(header ?? '')?.[1])
}

function msOf(text: string | undefined): number | undefined {
  return amountOf(text, 1)
}

/**
 * The names of Fireworks, in seconds as numbers or as text: `perf_metrics` of the last chunk where
 * `perf_metrics_in_response` asked for it, and headers, there with the host's name in front. A host of one's own says more
 * of them. https://docs.fireworks.ai/faq-new/models-inference/how-to-get-performance-metrics-for-streaming-responses
 */
export function fireworksTimings(source: ForeignObject): ServerTimings {
  const secondsOf = (name: string): number | undefined =>
    amountOf(source[name] ?? source[`${FIREWORKS_PREFIX}${name}`], MS_PER_SECOND)
  const queues = [secondsOf('tokenizer-queue-duration'), secondsOf('prefill-queue-duration')].filter(isKnown)
  const members = {
    queueMs: queues.length === 0 ? undefined : queues.reduce((sum, ms) => sum + ms, 0),
    prefillMs: secondsOf('prefill-duration'),
    firstTokenMs: secondsOf('server-time-to-first-token'),
    decodeMs: secondsOf('generation-duration'),
    totalMs: secondsOf('server-processing-time')
  }
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined))
}

function amountOf(value: unknown, msPerUnit: number): number | undefined {
  const isText = typeof value === 'string' && /^\s*\d{1,12}(\.\d{1,12})?\s*$/.test(value)
  return durationMs(isText ? Number(value) : value, msPerUnit)
}

function isKnown(ms: number | undefined): ms is number {
  return ms !== undefined
}

/** The names of who served a reply, from its headers. */
interface HeaderServedBy {
  /** Gateways and regions, the outermost first. */
  readonly via?: string
  readonly serviceTier?: string
}

/**
 * Each of several that serve one model by turns. LiteLLM: which of its deployments
 * (https://docs.litellm.ai/docs/proxy/response_headers). Azure: which region, since requests to a global deployment are
 * computed anywhere, and a gateway of Azure's sends them on. Groq: which of its regions.
 */
const BACKENDS = ['x-litellm-model-id', 'x-ms-region', 'x-groq-region']

/** The prefix that LiteLLM puts on headers that it passes on. */
const PASSED_ON = 'llm_provider-'

/** The tier that served, which past a quota is not the one asked for. https://ai.google.dev/gemini-api/docs/priority-inference */
const TIER = 'x-gemini-service-tier'

export function headerServedBy(headers: Readonly<Record<string, string>>): HeaderServedBy {
  const nameIn = (header: string): string | undefined => nameOf(headers[header] ?? headers[`${PASSED_ON}${header}`])
  const backends = BACKENDS.map(nameIn).filter((name) => name !== undefined)
  const tier = nameIn(TIER)
  return {
    ...(backends.length === 0 ? {} : { via: backends.join(' / ') }),
    ...(tier === undefined ? {} : { serviceTier: tier })
  }
}

/** An id or the name of a place; whatever else stands there is nothing to keep. */
function nameOf(value: string | undefined): string | undefined {
  const name = value?.trim() ?? ''
  return /^[\w][\w .:@/+-]{0,79}$/.test(name) ? name : undefined
}
