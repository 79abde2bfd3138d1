import type { Look } from '../../domain/look.ts'
import type { Plan, RawScenario, Target } from '../../domain/plan.ts'
import type { RunEnd } from '../../domain/run-file.ts'
import type { Secret } from '../../domain/secret.ts'
import type { Measure, Measured, MeasureRequest, Progress } from '../../ports.ts'
import { median } from '../../stats/quantile.ts'
import { coldBound, freshNonce } from '../sample/cold-cache.ts'
import { type Clock, systemClock } from '../wire/clock.ts'
import type { ClientCertificate } from '../wire/connector.ts'
import { type MeasureContext, openMeasureContext, type SettledByTarget, targetOrigin } from '../wire/measure-context.ts'
import type { Environment } from '../wire/proxy.ts'
import type { LoadTokenizer, Measurement } from './count-tokens.ts'
import { settledMembers, settledWarnings } from './negotiation.ts'
import { Pacing } from './pacing.ts'
import { measureOn, type SlotsResult } from './run-slots.ts'
import { unitsOf } from './slot-units.ts'
import { createSpending, type Spending } from './spending.ts'
import { type WarmUpParts, warmUp } from './warm-up.ts'

export interface MeasureOptions {
  readonly keyOf: (target: Target) => Secret | undefined
  /** Proxy variables, and those that extra headers name. */
  readonly environment: Environment
  /** Certificates to trust beside the system's. */
  readonly caPem?: string
  /** For servers that ask who is there. */
  readonly clientCertificate?: ClientCertificate
  /** Outside of every prompt set. */
  readonly warmupPrompts: readonly RawScenario[]
  /** Counts what hosts do not, and across models. */
  readonly loadTokenizer?: LoadTokenizer
  readonly progress: Progress
  /** Ends the measuring early; what was measured is kept. */
  readonly signal?: AbortSignal
  readonly clock?: Clock
  readonly wallClock?: () => Date
  /** Twelve digits, different each time. */
  readonly nonce?: () => string
  /** From which delay on this process's own pauses void a sample; 100 ms unless given. */
  readonly stallMs?: number
}

/** The findings of a job's first measurement that its second one uses again. */
interface Memory {
  readonly coldBounds: WarmUpParts['coldBounds']
  readonly settled: SettledByTarget
  readonly unmeasuredBases: WarmUpParts['unmeasuredBases']
}

/** Measures over the network, by the system's clock unless another is given. */
export function createMeasure(options: MeasureOptions): Measure {
  const memory: Memory = { coldBounds: new Map(), settled: new Map(), unmeasuredBases: new Map() }
  return async (request) => {
    const { clock = systemClock, nonce = freshNonce, wallClock = () => new Date() } = options
    const { targets, schedule } = request.plan
    const startedAt = wallClock().toISOString()
    const { settled } = memory
    const context = openMeasureContext(targets, schedule, { ...options, clock, nonce, wallClock, settled })
    const stop = createStop(schedule.timeoutMs, options.signal)
    const spending = createSpending(request.plan)
    const { signal, extend } = stop
    const job = { request, options, context, spending, wallClock, signal, extendTimeout: extend, memory }
    try {
      const result = await measureAll(job)
      return measured(job, result, { startedAt, end: runEnd(result, stop) })
    } finally {
      stop.clear()
      await context.close()
    }
  }
}

interface Job {
  readonly request: MeasureRequest
  readonly options: MeasureOptions
  readonly context: MeasureContext
  readonly spending: Spending
  readonly wallClock: () => Date
  readonly signal: AbortSignal
  readonly extendTimeout: (byMs: number) => void
  readonly memory: Memory
}

async function measureAll({ request, options, memory, ...job }: Job): Promise<SlotsResult> {
  const { plan, slots, look } = request
  const { progress, warmupPrompts: prompts, loadTokenizer } = options
  const pacing = new Pacing({ clock: job.context.clock, plan, progress, wallClock: job.wallClock })
  const parts = { ...job, plan, progress, pacing }
  if (!request.warm) await warmUp({ ...parts, ...memory, prompts, onRecord: request.settledBefore ?? {} })
  const units = unitsOf(slots, plan)
  const paired = units.every((unit) => unit.length > 1)
  progress.start(Math.max(request.mostUnitCount ?? 0, units.length), paired ? 'measuring in pairs' : 'measuring')
  const coldBoundOf = ({ id }: Target): number => memory.coldBounds.get(id) ?? coldBound([])
  const unmeasuredBases = new Set(memory.unmeasuredBases.keys())
  const members = settledMembers(measuredTargets(plan, memory), memory.settled) ?? {}
  const lookNow = look && ((samples: Parameters<Look>[0]) => look(samples, members))
  try {
    return await measureOn({ ...parts, slots, look: lookNow, loadTokenizer, coldBoundOf, unmeasuredBases })
  } finally {
    progress.stop()
  }
}

function measuredTargets({ targets }: Plan, { unmeasuredBases }: Memory): readonly Target[] {
  return targets.filter(({ id }) => !unmeasuredBases.has(id))
}

interface Stop {
  readonly signal: AbortSignal
  /** Gives the measuring more time, for what is no part of it. */
  readonly extend: (byMs: number) => void
  readonly reason: () => 'timeout' | 'cancelled' | undefined
  readonly clear: () => void
}

function createStop(timeoutMs: number, cancelled: AbortSignal | undefined): Stop {
  const timeout = new AbortController()
  let endsAtMs = performance.now() + timeoutMs
  let timer = setTimeout(() => timeout.abort(), timeoutMs)
  return {
    extend: (byMs) => {
      endsAtMs += byMs
      clearTimeout(timer)
      timer = setTimeout(() => timeout.abort(), endsAtMs - performance.now())
    },
    signal: cancelled === undefined ? timeout.signal : AbortSignal.any([timeout.signal, cancelled]),
    reason: () => {
      if (cancelled?.aborted === true) return 'cancelled'
      return timeout.signal.aborted ? 'timeout' : undefined
    },
    clear: () => clearTimeout(timer)
  }
}

/** A timeout after the last slot ended nothing, and a run that was looked at once can be judged. */
function runEnd({ end, lookedOnce }: SlotsResult, stop: Stop): RunEnd {
  return { reason: end ?? stop.reason() ?? 'cancelled', partial: !lookedOnce }
}

function measured(
  { request, options, context, spending, memory }: Job,
  result: SlotsResult,
  run: Pick<Measured, 'startedAt' | 'end'>
): Measured {
  const { targets, keepEvents } = request.plan
  const reached = measuredTargets(request.plan, memory)
  const unpriced = targets.flatMap(({ id, price, baseOf }) => (price === undefined && baseOf === undefined ? [id] : []))
  return {
    ...run,
    samples: result.measurements.map(({ sample }) => sample),
    durationMs: context.clock.nowMs() - context.startMs,
    clientHealth: context.health.close(),
    connectMs: connectByOrigin(context, targets),
    costUsd: spending.costUsd(),
    warnings: [
      ...(unpriced.length === 0 ? [] : [{ kind: 'price-unknown', targets: unpriced } as const]),
      ...settledWarnings(reached, memory.settled),
      ...memory.unmeasuredBases.values(),
      ...tlsWarnings(targets, options)
    ],
    asked: settledMembers(reached, memory.settled),
    events: keepEvents ? eventsOf(result.measurements) : undefined
  }
}

/** A pull request may bring a certificate authority of its own, and any step may have switched checking off. */
function tlsWarnings(targets: readonly Target[], { caPem, environment }: MeasureOptions): Measured['warnings'] {
  if (!targets.some(({ baseUrl }) => baseUrl.startsWith('https:'))) return []
  const isUnchecked = environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0'
  return [
    ...(isUnchecked ? [{ kind: 'tls-weakened', how: 'unchecked' } as const] : []),
    ...(caPem === undefined ? [] : [{ kind: 'tls-weakened', how: 'own-authority' } as const])
  ]
}

function connectByOrigin({ connector }: MeasureContext, targets: readonly Target[]): Readonly<Record<string, number>> {
  const medians = [...new Set(targets.map(targetOrigin))].map((origin) => {
    const opened = connector.opened().filter((facts) => facts.origin === origin)
    return [origin, median(opened.map((facts) => facts.tcpMs))] as const
  })
  return Object.fromEntries(medians.filter((entry): entry is readonly [string, number] => entry[1] !== undefined))
}

function eventsOf(measurements: readonly Measurement[]): NonNullable<Measured['events']> {
  return measurements.map(({ contentAtMs }, sample) => ({ sample, atMs: [...contentAtMs] }))
}
