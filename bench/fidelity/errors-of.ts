import type { ClientReport } from './load.ts'
import type { ServedStream } from './server.ts'

/** The errors of one client under one load, in one round. */
export interface Errors {
  readonly ttftMs: Spread
  /** The delay between the server's write of the first token and the client's stamp: the client's share of the error. */
  readonly lateMs: Spread
  readonly spanMs: Spread
  readonly cpuUsPerEvent: number
  readonly lostCount: number
  readonly eventCount: number
}

export interface Spread {
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/**
 * Compares what a client saw with what the server did, stream by stream. Errors are absolute: of the time from the
 * request to the first token, and of the time from the first to the last.
 */
export function errorsOf(report: ClientReport, served: Readonly<Record<string, ServedStream>>): Errors {
  const ttftErrors: number[] = []
  const lateness: number[] = []
  const spanErrors: number[] = []
  let seenCount = 0
  for (const { id, sentAtMs, firstAtMs, lastAtMs, chunkCount } of report.streams) {
    const truth = served[id]
    const [first, last] = [truth?.wroteAtMs[0], truth?.wroteAtMs.at(-1)]
    if (truth === undefined || first === undefined || last === undefined) throw new Error(`${id} was not served`)
    ttftErrors.push(Math.abs(firstAtMs - sentAtMs - (first - truth.arrivedAtMs)))
    lateness.push(firstAtMs - first)
    spanErrors.push(Math.abs(lastAtMs - firstAtMs - (last - first)))
    seenCount += chunkCount
  }
  const eventCount = Object.values(served).reduce((sum, { wroteAtMs }) => sum + wroteAtMs.length, 0)
  return {
    ttftMs: spreadOf(ttftErrors),
    lateMs: spreadOf(lateness),
    spanMs: spreadOf(spanErrors),
    cpuUsPerEvent: report.cpuUs / eventCount,
    lostCount: eventCount - seenCount,
    eventCount
  }
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), max: sorted.at(-1) ?? Number.NaN }
}

/** Hyndman & Fan type 7, as in the reports. */
function quantile(sorted: readonly number[], p: number): number {
  const context = (sorted.length - 1) * p
  const below = sorted[Math.floor(context)] ?? Number.NaN
  const above = sorted[Math.ceil(context)] ?? below
  return below + (context - Math.floor(context)) * (above - below)
}

/** The median over several rounds, number by number, so one disturbed round decides nothing. Lost events add up. */
export function middleOf(rounds: readonly Errors[]): Errors {
  const middle = (of: (errors: Errors) => number): number =>
    quantile(
      rounds.map(of).toSorted((a, b) => a - b),
      0.5
    )
  const middleSpread = (of: (errors: Errors) => Spread): Spread => ({
    p50: middle((errors) => of(errors).p50),
    p99: middle((errors) => of(errors).p99),
    max: middle((errors) => of(errors).max)
  })
  return {
    ttftMs: middleSpread((errors) => errors.ttftMs),
    lateMs: middleSpread((errors) => errors.lateMs),
    spanMs: middleSpread((errors) => errors.spanMs),
    cpuUsPerEvent: middle((errors) => errors.cpuUsPerEvent),
    lostCount: rounds.reduce((sum, { lostCount }) => sum + lostCount, 0),
    eventCount: rounds.reduce((sum, { eventCount }) => sum + eventCount, 0)
  }
}
