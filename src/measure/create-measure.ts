import type { RawScenario, Target } from '../domain/plan.ts'
import type { RunEnd } from '../domain/run-file.ts'
import type { Secret } from '../domain/secret.ts'
import type { Measure, Measured, MeasureRequest, Progress } from '../ports.ts'
import { adaptationWarnings } from './adapt-request.ts'
import { type Adaptations, type Bench, openBench, originOf } from './bench.ts'
import { type Clock, systemClock } from './clock.ts'
import { coldBound, freshNonce } from './cold-cache.ts'
import type { ClientCertificate } from './connector.ts'
import { median } from './gaps.ts'
import type { Environment } from './proxy.ts'
import { type Measurement, runSlots, type SlotsResult } from './run-slots.ts'
import { createSpending, type Spending } from './spending.ts'
import { warmUp } from './warm-up.ts'

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
  readonly progress: Progress
  /** Ends the measuring early; what was measured is kept. */
  readonly signal?: AbortSignal
  readonly clock?: Clock
  readonly wallClock?: () => Date
  /** Twelve digits, different each time. */
  readonly nonce?: () => string
}

/** What one job's measurements remember of each other. */
interface Memory {
  /** By target: the most cached tokens that a cold request may have. */
  readonly coldBounds: Map<string, number>
  readonly adaptations: Adaptations
}

/** Measures over the network, by the system's clock unless another is given. */
export function createMeasure(options: MeasureOptions): Measure {
  const memory: Memory = { coldBounds: new Map(), adaptations: new Map() }
  return async (request) => {
    const { clock = systemClock, environment, keyOf, caPem, clientCertificate, nonce = freshNonce } = options
    const { targets, schedule } = request.plan
    const wallClock = options.wallClock ?? (() => new Date())
    const startedAt = wallClock().toISOString()
    const bench = openBench(targets, schedule, {
      clock,
      environment,
      keyOf,
      caPem,
      clientCertificate,
      nonce,
      wallClock,
      adaptations: memory.adaptations
    })
    const stop = createStop(schedule.timeoutMs, options.signal)
    const spending = createSpending(request.plan)
    try {
      const result = await measureAll({ request, options, bench, spending, signal: stop.signal, memory })
      return measured({ request, bench, spending, startedAt, result, end: endOf(result, stop) })
    } finally {
      stop.clear()
      await bench.close()
    }
  }
}

interface MeasureAllParts {
  readonly request: MeasureRequest
  readonly options: MeasureOptions
  readonly bench: Bench
  readonly spending: Spending
  readonly signal: AbortSignal
  readonly memory: Memory
}

async function measureAll(parts: MeasureAllParts): Promise<SlotsResult> {
  const { request, options, bench, spending, signal, memory } = parts
  const { plan, slots, warm } = request
  const { progress, warmupPrompts: prompts, wallClock = () => new Date() } = options
  for (const target of warm ? [] : plan.targets) {
    const attempts = await warmUp({ bench, plan, prompts, spending, progress, wallClock, signal }, target)
    memory.coldBounds.set(target.id, coldBound(attempts.map((attempt) => attempt.sample)))
  }
  progress.start(slots.length, 'measuring')
  const coldBoundOf = ({ id }: Target): number => memory.coldBounds.get(id) ?? coldBound([])
  try {
    return await runSlots({ bench, plan, slots, spending, progress, wallClock, signal, coldBoundOf })
  } finally {
    progress.stop()
  }
}

interface Stop {
  readonly signal: AbortSignal
  readonly reason: () => 'timeout' | 'cancelled' | undefined
  readonly clear: () => void
}

function createStop(timeoutMs: number, cancelled: AbortSignal | undefined): Stop {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  return {
    signal: cancelled === undefined ? timeout.signal : AbortSignal.any([timeout.signal, cancelled]),
    reason: () => {
      if (cancelled?.aborted === true) return 'cancelled'
      return timeout.signal.aborted ? 'timeout' : undefined
    },
    clear: () => clearTimeout(timer)
  }
}

/** Whatever rang after the last slot was done ended nothing. */
function endOf({ complete, end }: SlotsResult, stop: Stop): RunEnd {
  return complete ? { reason: 'fixed', partial: false } : { reason: stop.reason() ?? end, partial: true }
}

interface MeasuredParts {
  readonly request: MeasureRequest
  readonly bench: Bench
  readonly spending: Spending
  readonly startedAt: string
  readonly result: SlotsResult
  readonly end: RunEnd
}

function measured({ request, bench, spending, startedAt, result, end }: MeasuredParts): Measured {
  const { targets, keepEvents } = request.plan
  const costUsd = spending.costUsd()
  const unpriced = targets.filter((target) => target.price === undefined).map((target) => target.id)
  return {
    samples: result.measurements.map(({ sample }) => sample),
    startedAt,
    durationMs: bench.clock.nowMs() - bench.startMs,
    end,
    clientHealth: bench.health.close(),
    connectMs: connectByOrigin(bench, targets),
    ...(costUsd === undefined ? {} : { costUsd }),
    warnings: [
      ...(unpriced.length === 0 ? [] : [{ kind: 'price-unknown', targets: unpriced } as const]),
      ...adaptationWarnings(targets, bench.adaptations)
    ],
    ...(keepEvents ? { events: eventsOf(result.measurements) } : {})
  }
}

function connectByOrigin({ connector }: Bench, targets: readonly Target[]): Readonly<Record<string, number>> {
  const medians = [...new Set(targets.map(originOf))].map((origin) => {
    const opened = connector.opened().filter((facts) => facts.origin === origin)
    return [origin, median(opened.map((facts) => facts.tcpMs))] as const
  })
  return Object.fromEntries(medians.filter((entry): entry is readonly [string, number] => entry[1] !== undefined))
}

function eventsOf(measurements: readonly Measurement[]): NonNullable<Measured['events']> {
  return measurements.map(({ contentAtMs }, sample) => ({ sample, atMs: [...contentAtMs] }))
}
