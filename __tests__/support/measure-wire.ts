import type { RequestTimeouts, Target } from '../../src/domain/plan.ts'
import { type Attempt, streamOnce } from '../../src/measure/sample/stream-once.ts'
import { systemClock } from '../../src/measure/wire/clock.ts'
import { openMeasureContext } from '../../src/measure/wire/measure-context.ts'
import { aMeasurePlan, aTarget, TIMEOUTS } from './measure-plan.ts'
import { type Script, type Served, startRawServer } from './raw-server.ts'

export interface Asked {
  readonly attempt: Attempt
  readonly served: Served
  /** How long this process, which is both ends of the wire, stood still at most: by so much may a time be late. */
  readonly stallMs: number
}

export interface AskOptions {
  readonly timeouts?: Partial<RequestTimeouts>
  readonly target?: Partial<Target>
}

/** Asks a server that plays one script, once. */
export async function ask(script: Script, { timeouts = {}, target = {} }: AskOptions = {}): Promise<Asked> {
  const server = await startRawServer(() => script)
  const asked = aTarget({ baseUrl: server.url, ...target })
  const plan = aMeasurePlan([asked], { requestTimeouts: { ...TIMEOUTS, ...timeouts } })
  const context = openMeasureContext([asked], plan.schedule, {
    keyOf: () => undefined,
    environment: {},
    caPem: undefined,
    clock: systemClock,
    nonce: () => '123456789012',
    stallMs: Number.POSITIVE_INFINITY
  })
  try {
    const [scenario] = plan.prompts.scenarios
    if (scenario === undefined) throw new Error('a plan without a scenario')
    const question = { target: asked, scenario, slot: { round: 0, arm: 'head' } } as const
    const attempt = await streamOnce(context, question, new AbortController().signal)
    const [served] = server.served
    if (attempt === undefined || served === undefined) throw new Error('nothing was asked')
    return { attempt, served, stallMs: context.health.close().eventLoopDelayMs.max }
  } finally {
    await context.close()
    await server.close()
  }
}
