import { KnownError } from '../../domain/errors.ts'
import type { Look } from '../../domain/look.ts'
import type { Plan, RawScenario, Target } from '../../domain/plan.ts'
import type { RunEnd } from '../../domain/run-file.ts'
import type { Secret } from '../../domain/secret.ts'
import type { Warning } from '../../domain/warning.ts'
import type { Measure, Measured, MeasureRequest, Progress } from '../../ports.ts'
import { coldBound, freshNonce } from '../sample/cold-cache.ts'
import { type Clock, systemClock } from '../wire/clock.ts'
import type { ClientCertificate } from '../wire/connector.ts'
import { median } from '../wire/gaps.ts'
import { type Adaptations, type MeasureContext, openMeasureContext, originOf } from '../wire/measure-context.ts'
import type { Environment } from '../wire/proxy.ts'
import type { LoadTokenizer, Measurement } from './count-tokens.ts'
import { adaptationAsked, adaptationWarnings, askedOf, comparedGroups } from './negotiate.ts'
import { Pacing } from './pacing.ts'
import { measureOn, type SlotsResult } from './run-slots.ts'
import { unitsOf } from './slot-units.ts'
import { createSpending, type Spending } from './spending.ts'
import { alignForms, type Begin, prime, type WarmUpParts, warmUp } from './warm-up.ts'

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

/** What one job's measurements remember of each other. */
interface Memory {
  /** By target: the most cached tokens that a cold request may have. */
  readonly coldBounds: Map<string, number>
  readonly adaptations: Adaptations
  /** Why a base was not measured, by its target's id. */
  readonly unmeasuredBases: Map<string, Warning>
}

/** Measures over the network, by the system's clock unless another is given. */
export function createMeasure(options: MeasureOptions): Measure {
  const memory: Memory = { coldBounds: new Map(), adaptations: new Map(), unmeasuredBases: new Map() }
  return async (request) => {
    const { clock = systemClock, environment, keyOf, caPem, clientCertificate, nonce = freshNonce } = options
    const { targets, schedule } = request.plan
    const wallClock = options.wallClock ?? (() => new Date())
    const startedAt = wallClock().toISOString()
    const context = openMeasureContext(targets, schedule, {
      clock,
      environment,
      keyOf,
      caPem,
      clientCertificate,
      nonce,
      stallMs: options.stallMs,
      wallClock,
      adaptations: memory.adaptations
    })
    const stop = createStop(schedule.timeoutMs, options.signal)
    const spending = createSpending(request.plan)
    try {
      const result = await measureAll({ request, options, context, spending, signal: stop.signal, memory })
      return measured({ request, context, spending, startedAt, result, end: endOf(result, stop), memory })
    } finally {
      stop.clear()
      await context.close()
    }
  }
}

interface MeasureAllParts {
  readonly request: MeasureRequest
  readonly options: MeasureOptions
  readonly context: MeasureContext
  readonly spending: Spending
  readonly signal: AbortSignal
  readonly memory: Memory
}

async function measureAll(parts: MeasureAllParts): Promise<SlotsResult> {
  const { request, options, context, spending, signal, memory } = parts
  const { plan, slots, look } = request
  const { progress, wallClock = () => new Date(), loadTokenizer } = options
  const pacing = new Pacing({ clock: context.clock, plan, progress, wallClock })
  if (!request.warm) await warmUpAll(parts, pacing)
  const units = unitsOf(slots, plan)
  const paired = units.every((unit) => unit.length > 1)
  progress.start(Math.max(request.mostUnitCount ?? 0, units.length), paired ? 'measuring in pairs' : 'measuring')
  const coldBoundOf = ({ id }: Target): number => memory.coldBounds.get(id) ?? coldBound([])
  const unmeasuredBases = new Set(memory.unmeasuredBases.keys())
  const job = { context, plan, spending, pacing, progress, signal, coldBoundOf }
  const measured = plan.targets.filter(({ id }) => !unmeasuredBases.has(id))
  const lookNow =
    look && ((samples: Parameters<Look>[0]) => look(samples, askedOf(measured, context.adaptations) ?? {}))
  try {
    return await measureOn({ ...job, slots, look: lookNow, loadTokenizer, unmeasuredBases })
  } finally {
    progress.stop()
  }
}

async function warmUpAll(parts: MeasureAllParts, pacing: Pacing): Promise<void> {
  const { request, options, context, spending, signal, memory } = parts
  const { progress, warmupPrompts: prompts, wallClock = () => new Date() } = options
  const { plan } = request
  const warming = { context, plan, prompts, spending, pacing, progress, wallClock, signal }
  const groups = comparedGroups(plan.targets)
  for (const target of plan.targets) {
    const group = groups.find((each) => each.includes(target))
    const like = group?.find((each) => each !== target && context.adaptations.has(each.id))
    const onRecord = request.settledBefore?.[target.id]
    await warmUpTarget(warming, memory, target, { like, onRecord: onRecord && adaptationAsked(target, onRecord) })
  }
  const isMeasured = ({ id }: Target): boolean => !memory.unmeasuredBases.has(id)
  for (const group of groups) await alignForms(warming, group.filter(isMeasured))
  // The form decides what a prompt is to the cache.
  if (plan.schedule.cache === 'warm') for (const target of plan.targets.filter(isMeasured)) await prime(warming, target)
}

async function warmUpTarget(warming: WarmUpParts, memory: Memory, target: Target, begin: Begin): Promise<void> {
  try {
    const attempts = await warmUp(warming, target, begin)
    memory.coldBounds.set(target.id, coldBound(attempts.map((attempt) => attempt.sample)))
  } catch (error) {
    if (!(error instanceof KnownError) || !isOptional(target, warming.plan)) throw error
    memory.unmeasuredBases.set(target.id, baseNotMeasured(target, error))
  }
}

/** Who repairs what base had wrong must be able to: a base that nobody asked for may be one that does not answer. */
function isOptional({ baseOf }: Target, { base, compare }: Plan): boolean {
  const found = base?.source === 'files-at-base' || base?.source === 'recorded-plan'
  return baseOf !== undefined && compare === 'auto' && found
}

function baseNotMeasured({ baseOf = '' }: Target, { message }: KnownError): Warning {
  return { kind: 'base-not-measured', target: baseOf, why: 'base-does-not-answer', detail: message }
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

/** Whatever rang after the last slot was done ended nothing; and what was looked at once can be judged. */
function endOf({ end, lookedOnce }: SlotsResult, stop: Stop): RunEnd {
  return { reason: end ?? stop.reason() ?? 'cancelled', partial: !lookedOnce }
}

interface MeasuredParts {
  readonly request: MeasureRequest
  readonly context: MeasureContext
  readonly spending: Spending
  readonly startedAt: string
  readonly result: SlotsResult
  readonly end: RunEnd
  readonly memory: Memory
}

function measured({ request, context, spending, startedAt, result, end, memory }: MeasuredParts): Measured {
  const { targets, keepEvents } = request.plan
  const costUsd = spending.costUsd()
  const measuredTargets = targets.filter(({ id }) => !memory.unmeasuredBases.has(id))
  const asked = askedOf(measuredTargets, context.adaptations)
  const unpriced = targets.flatMap(({ id, price, baseOf }) => (price === undefined && baseOf === undefined ? [id] : []))
  return {
    samples: result.measurements.map(({ sample }) => sample),
    startedAt,
    durationMs: context.clock.nowMs() - context.startMs,
    end,
    clientHealth: context.health.close(),
    connectMs: connectByOrigin(context, targets),
    ...(costUsd === undefined ? {} : { costUsd }),
    warnings: [
      ...(unpriced.length === 0 ? [] : [{ kind: 'price-unknown', targets: unpriced } as const]),
      ...adaptationWarnings(measuredTargets, context.adaptations),
      ...memory.unmeasuredBases.values()
    ],
    ...(asked === undefined ? {} : { asked }),
    ...(keepEvents ? { events: eventsOf(result.measurements) } : {})
  }
}

function connectByOrigin({ connector }: MeasureContext, targets: readonly Target[]): Readonly<Record<string, number>> {
  const medians = [...new Set(targets.map(originOf))].map((origin) => {
    const opened = connector.opened().filter((facts) => facts.origin === origin)
    return [origin, median(opened.map((facts) => facts.tcpMs))] as const
  })
  return Object.fromEntries(medians.filter((entry): entry is readonly [string, number] => entry[1] !== undefined))
}

function eventsOf(measurements: readonly Measurement[]): NonNullable<Measured['events']> {
  return measurements.map(({ contentAtMs }, sample) => ({ sample, atMs: [...contentAtMs] }))
}
