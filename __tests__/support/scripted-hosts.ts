import { KnownError } from '../../src/domain/errors.ts'
import type { Look } from '../../src/domain/look.ts'
import type { Sample } from '../../src/domain/sample.ts'
import type { Slot } from '../../src/domain/slot.ts'
import type { Measure, Measured, MeasureRequest, Progress } from '../../src/ports.ts'
import { type Random, seededRandom } from '../../src/stats/random.ts'
import { aSample } from './a-run.ts'
import { normal } from './noise.ts'

export interface ScriptedModel {
  readonly seed: number
  readonly ttftMs: number
  readonly tpotMs: number
  /** Log standard deviation from request to request. */
  readonly jitter?: number
  readonly outputTokens?: number
}

const hosts = new Map<string, ScriptedHost>()
let measurementCount = 0

/** An endpoint whose times are written down instead of waited for: no test's verdict depends on this machine. */
export class ScriptedHost {
  readonly url = `http://127.0.0.1:${hosts.size + 1}/v1`
  readonly model: Required<ScriptedModel>
  readonly random: Random
  speed = 1
  isUp = true

  constructor({ jitter = 0.03, outputTokens = 20, ...model }: ScriptedModel) {
    this.model = { jitter, outputTokens, ...model }
    this.random = seededRandom(model.seed)
    hosts.set(this.url, this)
  }

  /** 0.5 makes every request take twice as long. */
  setSpeed(speed: number): void {
    this.speed = speed
  }

  close(): void {
    this.isUp = false
  }

  answer({ recheck, ...slot }: Slot, startedAtMs: number): Sample {
    const { ttftMs, tpotMs, jitter, outputTokens } = this.model
    const time = (ms: number): number => (ms / this.speed) * Math.exp(jitter * normal(this.random))
    const firstMs = time(ttftMs)
    const lastMs = firstMs + time(tpotMs * (outputTokens - 1))
    return aSample({
      ...slot,
      startedAtMs,
      ttftMs: firstMs,
      ttfatMs: firstMs,
      lastMs,
      endMs: lastMs,
      outputTokenCount: outputTokens,
      chunkCount: outputTokens,
      readCount: outputTokens,
      flags: recheck === true ? ['recheck'] : []
    })
  }
}

/** Asks the scripted hosts that the plan's targets name, and shows progress as measuring does. */
export function scriptedMeasure(progress: Progress): Measure {
  return async (request) => {
    progress.start(request.slots.length, 'measuring')
    try {
      return askHosts(request)
    } finally {
      progress.stop()
    }
  }
}

function askHosts({ plan, slots, look = NO_LOOK }: MeasureRequest): Measured {
  const bases = plan.targets.flatMap(({ id, baseOf }) => (baseOf === undefined ? [] : [[baseOf, id] as const]))
  const baseOf = new Map(bases)
  const hostOf = new Map(plan.targets.map(({ id, baseUrl }) => [id, reachableHost(id, baseUrl)]))
  measurementCount += 1
  // Runs on record follow one another, and all lie in the past.
  const startedAt = new Date(Date.now() - 3_600_000 + measurementCount * 1000).toISOString()
  const samples: Sample[] = []
  const ask = (more: readonly Slot[]): void => {
    for (const slot of more) {
      const id = slot.arm === 'base' ? baseOf.get(slot.targetId) : slot.targetId
      const sample = hostOf.get(id ?? slot.targetId)?.answer(slot, samples.length)
      if (sample === undefined) throw new Error(`no target ${slot.targetId}`)
      samples.push(sample)
    }
  }
  ask(slots)
  for (;;) {
    const next = look(samples)
    if ('end' in next) return measured(samples, startedAt, next.end)
    ask(next.slots)
  }
}

const NO_LOOK: Look = () => ({ end: 'fixed' })

function reachableHost(id: string, baseUrl: string): ScriptedHost {
  const host = hosts.get(baseUrl)
  if (host?.isUp === true) return host
  const isElsewhere = [...hosts.keys()].some((url) => baseUrl.startsWith(`${url}/`))
  if (isElsewhere) throw new KnownError('not-found', `target "${id}": ${baseUrl} answered 404`)
  throw new KnownError('cannot-measure', `target "${id}": ${baseUrl} could not be reached`)
}

function measured(samples: readonly Sample[], startedAt: string, reason: Measured['end']['reason']): Measured {
  return {
    samples,
    startedAt,
    durationMs: 1000,
    end: { reason, partial: false },
    clientHealth: { eventLoopDelayMs: { p50: 0.1, p99: 1, max: 2 } },
    connectMs: {},
    warnings: []
  }
}
