// The input of every client and its results for each stream. Times are milliseconds of the machine's monotonic clock,
// which all processes of one boot share (CLOCK_MONOTONIC), so that two processes' stamps can be compared.
import { setTimeout as sleep } from 'node:timers/promises'

/** The number of parallel streams and the size of each. */
export interface Load {
  readonly baseUrl: string
  readonly streamCount: number
  /** One after another on each of the parallel lanes. */
  readonly requestsPerLane: number
  readonly ttftMs: number
  readonly tokenCount: number
  readonly tokensPerSecond: number
}

/** One stream as a client saw it. */
export interface SeenStream {
  readonly id: string
  readonly sentAtMs: number
  readonly firstAtMs: number
  readonly lastAtMs: number
  readonly chunkCount: number
}

/** The results of one client under one load. */
export interface ClientReport {
  /** User and system time of the whole process while the streams ran, in microseconds. */
  readonly cpuUs: number
  readonly streams: readonly SeenStream[]
}

/** Milliseconds of CLOCK_MONOTONIC. A double holds them to a nanosecond for some hundred days of uptime. */
export function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6
}

/** The offset from `performance.now()` to the clock that all processes share. */
export function performanceOffsetMs(): number {
  const offsets = Array.from({ length: 101 }, () => monotonicMs() - performance.now()).sort((a, b) => a - b)
  return offsets[50] ?? Number.NaN
}

function streamMs({ ttftMs, tokenCount, tokensPerSecond }: Load): number {
  return ttftMs + ((tokenCount - 1) * 1000) / tokensPerSecond
}

export const ID_OF_WARM_UP = 'warm-up'
export const PROMPT = 'Write one sentence about rivers.'

/**
 * Runs the load and prints the report. Each lane opens its connection first, in a stream that does not count; then the
 * lanes start evenly over the length of one stream, so that at any time streams begin, run and end.
 */
export async function runLoad(load: Load, ask: (id: string) => Promise<SeenStream>): Promise<void> {
  const lanes = Array.from({ length: load.streamCount }, (_, lane) => lane)
  await Promise.all(lanes.map(() => ask(ID_OF_WARM_UP)))
  // Garbage of the start belongs to nobody's streams.
  globalThis.gc?.()
  const before = process.cpuUsage()
  const startMs = performance.now()
  const streams: SeenStream[] = []
  const run = async (lane: number): Promise<void> => {
    await sleep(Math.max(0, startMs + (lane / load.streamCount) * streamMs(load) - performance.now()))
    for (let turn = 0; turn < load.requestsPerLane; turn += 1) streams.push(await ask(`${lane}.${turn}`))
  }
  await Promise.all(lanes.map(run))
  const { user, system } = process.cpuUsage(before)
  const report: ClientReport = { cpuUs: user + system, streams }
  process.stdout.write(JSON.stringify(report))
}

/** The load that a client was started with. */
export function loadOfArguments(): Load {
  return JSON.parse(process.argv[2] ?? '') as Load
}
