import type { Look } from '../../src/domain/look.ts'
import type { Plan, Schedule, Target } from '../../src/domain/plan.ts'
import { Secret } from '../../src/domain/secret.ts'
import type { Slot } from '../../src/domain/slot.ts'
import { createMeasure, type MeasureOptions } from '../../src/measure/run/create-measure.ts'
import type { Measured, MeasureRequest } from '../../src/ports.ts'
import { leapingClock } from './measure-clock.ts'
import { aMeasurePlan, aTarget } from './measure-plan.ts'
import { type RawServer, type Script, type Served, startRawServer } from './raw-server.ts'

export const KEY = 'sk-very-secret-0123456789'

export interface Job {
  /** What the server answers, by number of the request from 0; warm-up comes first. */
  readonly script: (index: number, request: Served) => Script
  readonly slotCount?: number
  /** In place of single requests of the one target. */
  readonly slots?: readonly Slot[]
  readonly look?: Look
  readonly mostUnitCount?: number
  /** What is measured beside the target, on the same server. */
  readonly beside?: readonly Partial<Target>[]
  readonly base?: Plan['base']
  readonly compare?: Plan['compare']
  readonly target?: Partial<Target>
  readonly schedule?: Partial<Schedule>
  readonly options?: Partial<MeasureOptions>
  readonly keepEvents?: boolean
  readonly warm?: boolean
  readonly settledBefore?: MeasureRequest['settledBefore']
}

export interface JobDone {
  readonly measured: Measured
  readonly served: readonly Served[]
  readonly waitsMs: readonly number[]
  readonly notes: readonly string[]
  /** Each call of the progress, but for notes. */
  readonly progress: readonly (readonly ['start', number, string] | readonly ['advance', number] | readonly ['stop'])[]
}

/** One target on a server of its own, measured as an entry would measure it. */
export async function runJob(job: Job): Promise<JobDone> {
  const server = await startRawServer((request, index) => job.script(index, request))
  const clock = leapingClock()
  const notes: string[] = []
  const shown: JobDone['progress'][number][] = []
  const progress = {
    start: (total: number, title: string) => void shown.push(['start', total, title]),
    advance: (done: number) => void shown.push(['advance', done]),
    stop: () => void shown.push(['stop']),
    note: (line: string) => void notes.push(line)
  }
  const measure = createMeasure({
    keyOf: ({ key }) => (key.from === 'none' ? undefined : new Secret(KEY)),
    environment: {},
    warmupPrompts: [{ id: 'w', kind: 'warm-up', messages: [{ role: 'user', content: 'Hello' }], maxOutputTokens: 8 }],
    progress,
    clock,
    // Pauses of a busy machine are what a test asks for or nothing.
    stallMs: Number.POSITIVE_INFINITY,
    ...job.options
  })
  try {
    const plan = { ...planOf(job, server), keepEvents: job.keepEvents ?? false }
    const { slots = slotsOf(job.slotCount ?? 2), warm = false, look, mostUnitCount } = job
    const asked = {
      ...(look && { look }),
      ...(mostUnitCount === undefined ? {} : { mostUnitCount }),
      ...(job.settledBefore && { settledBefore: job.settledBefore })
    }
    const measured = await measure({ plan, slots, warm, ...asked })
    return { measured, served: server.served, waitsMs: clock.waitsMs, notes, progress: shown }
  } finally {
    await server.close()
  }
}

function planOf({ target, beside = [], schedule, base, compare = 'off' }: Job, server: RawServer): Plan {
  const targets = [target, ...beside].map((each) => aTarget({ baseUrl: server.url, ...each }))
  return { ...aMeasurePlan(targets, schedule), compare, ...(base && { base }) }
}

function slotsOf(count: number): readonly Slot[] {
  return Array.from({ length: count }, (_, index) => ({
    targetId: 'mini',
    scenarioId: index % 2 === 0 ? 'a' : 'b',
    round: Math.floor(index / 2),
    arm: 'head'
  }))
}
