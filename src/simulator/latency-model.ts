import { smallest } from '../domain/extremes.ts'
import type { Random } from './random.ts'

/** The speed of the simulated model, before noise. */
export interface Latency {
  /** From a request's turn to its first token, for an empty prompt. */
  readonly ttftMs: number
  /** Between one output token and the next. */
  readonly tpotMs: number
  readonly prefillMsPerToken: number
  /** Tokens in each chunk after the first. */
  readonly chunkTokens: number
}

/** The spread of its times. All effects are factors, as in measured latencies: the noise of a slow endpoint is larger. */
export interface Noise {
  /** Standard deviation of the logarithm of one time. */
  readonly jitter: number
  /** Standard deviation of the logarithm of what all requests of a run share. */
  readonly runNoise: number
  /** Share of replies that stop once on their way. */
  readonly stallRatio: number
}

/** The effect that all requests of one run share: other neighbors on the machine, another time of day. */
export interface RunEffect {
  readonly ttftFactor: number
  readonly tpotFactor: number
}

export interface Chunk {
  readonly tokens: number
  /** From the request's turn. */
  readonly atMs: number
}

/** Part of a run's noise that the time to first token and the time per token have in common; 0.6² + 0.8² = 1. */
const SHARED_NOISE = 0.6
const OWN = 0.8
/** The length of a stall, in times to first token. */
const STALL_FACTORS = { least: 3, most: 10 } as const

export function drawRunEffect({ runNoise }: Noise, random: Random): RunEffect {
  const shared = random.normal()
  const factor = () => Math.exp(runNoise * (SHARED_NOISE * shared + OWN * random.normal()))
  return { ttftFactor: factor(), tpotFactor: factor() }
}

export interface ReplyRequest {
  readonly inputTokens: number
  /** At least 1. */
  readonly outputTokens: number
}

/**
 * When the chunks of one reply are due. The median of the first is `ttftMs` plus prefill; the mean gap between tokens is
 * `tpotMs`, both times the run's effect.
 */
export function drawChunks(
  request: ReplyRequest,
  model: { readonly latency: Latency; readonly noise: Noise; readonly run: RunEffect },
  random: Random
): readonly Chunk[] {
  const { latency, noise, run } = model
  const prefillMs = latency.ttftMs + latency.prefillMsPerToken * request.inputTokens
  const firstMs = prefillMs * run.ttftFactor * Math.exp(noise.jitter * random.normal())
  const stall = drawStall(request, model, random)
  let atMs = firstMs
  const tokenTimes = Array.from({ length: request.outputTokens }, (_, index) => {
    if (index > 0) atMs += latency.tpotMs * run.tpotFactor * meanOneFactor(noise.jitter, random)
    if (index === stall.beforeToken) atMs += stall.durationMs
    return atMs
  })
  return intoChunks(tokenTimes, latency.chunkTokens)
}

function drawStall(
  { outputTokens }: ReplyRequest,
  { latency, noise, run }: { readonly latency: Latency; readonly noise: Noise; readonly run: RunEffect },
  random: Random
): { readonly beforeToken: number; readonly durationMs: number } {
  // Drawn whether or not it stalls, so that the other noise of a reply does not depend on the ratio.
  const [stalls, where, how] = [random.uniform() < noise.stallRatio, random.uniform(), random.uniform()]
  const factor = STALL_FACTORS.least * (STALL_FACTORS.most / STALL_FACTORS.least) ** how
  const beforeToken = stalls ? Math.floor(where * outputTokens) : -1
  return { beforeToken, durationMs: latency.ttftMs * run.ttftFactor * factor }
}

/** A lognormal factor has mean exp(sigma² / 2); taken out, so that a reply of many tokens keeps its mean gap. */
function meanOneFactor(sigma: number, random: Random): number {
  return Math.exp(sigma * random.normal() - sigma ** 2 / 2)
}

/** The first token goes out alone, the others in groups when the last of a group is there, as with vLLM's `--stream-interval`. */
function intoChunks(tokenTimes: readonly number[], size: number): readonly Chunk[] {
  const last = tokenTimes.length - 1
  let sent = 0
  return tokenTimes.flatMap((atMs, index) => {
    if (index % size !== 0 && index !== last) return []
    const tokens = index + 1 - sent
    sent = index + 1
    return [{ tokens, atMs }]
  })
}

/** Who is served when. Immutable; a request's whole duration is known when it arrives, so its end is as well. */
export interface Queue {
  /** When each of the model's places is free again, on the server's clock. */
  readonly freeAtMs: readonly number[]
}

export function emptyQueue(places: number): Queue {
  return { freeAtMs: Array.from({ length: places }, () => 0) }
}

/** Takes the place that is free first. */
export function admit(
  queue: Queue,
  arrival: { readonly atMs: number; readonly durationMs: number }
): { readonly queue: Queue; readonly startMs: number } {
  const freeMs = smallest(queue.freeAtMs)
  const place = queue.freeAtMs.indexOf(freeMs)
  const startMs = Math.max(arrival.atMs, freeMs)
  return { queue: { freeAtMs: queue.freeAtMs.with(place, startMs + arrival.durationMs) }, startMs }
}
