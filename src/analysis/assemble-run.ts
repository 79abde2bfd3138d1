import type { Environment } from '../domain/environment.ts'
import type { Json } from '../domain/plan.ts'
import type { Place } from '../domain/report.ts'
import {
  type ClientHealth,
  METRIC_DEFINITION,
  QUANTILE_METHOD,
  RUN_SCHEMA,
  type RunEnd,
  type RunFile,
  type RunPlan,
  type RunTarget
} from '../domain/run-file.ts'
import type { Sample } from '../domain/sample.ts'

/** What the measuring brought back. */
export interface MeasuredFacts {
  readonly samples: readonly Sample[]
  readonly startedAt: string
  readonly end: RunEnd
  readonly clientHealth: ClientHealth
  readonly connectMs: Readonly<Record<string, number>>
  readonly costUsd?: number
  readonly events?: NonNullable<RunFile['events']>
  /** By target: what was settled of its request while warming up. */
  readonly asked?: Readonly<Record<string, Readonly<Record<string, Json>>>>
}

export interface AssembleRequest {
  /** The plan as a run file keeps it: `recordPlan` of record-plan.ts. */
  readonly recorded: RunPlan
  readonly place: Place
  readonly tool: { readonly name: string; readonly version: string }
  readonly environment: Environment
  readonly seed: number
  readonly measured: MeasuredFacts
}

/** The run file: all samples of one execution, with what was sent and where from. */
export function assembleRun(request: AssembleRequest): RunFile {
  const { recorded, place, tool, environment, seed, measured } = request
  const { samples, startedAt, end, clientHealth, connectMs, costUsd, events } = measured
  return {
    schema: RUN_SCHEMA,
    tool,
    metricDefinition: METRIC_DEFINITION,
    quantileMethod: QUANTILE_METHOD,
    seed,
    startedAt,
    ...(place.commit === undefined ? {} : { commit: place.commit }),
    ...(place.ref === undefined ? {} : { ref: place.ref }),
    event: place.event,
    ...(place.workflowRun === undefined ? {} : { workflowRun: place.workflowRun }),
    environment: { ...environment, connectMs },
    plan: withAsked(recorded, measured.asked ?? {}),
    clientHealth,
    end,
    ...(costUsd === undefined ? {} : { costUsd }),
    samples: [...samples],
    ...(events === undefined ? {} : { events })
  }
}

/** The plan with what was settled of it. */
export function withAsked(recorded: RunPlan, asked: NonNullable<MeasuredFacts['asked']>): RunPlan {
  const targets = recorded.targets.map((target) => {
    const own = asked[target.id]
    // The schema's type of JSON is the same but for being readonly.
    return own === undefined ? target : { ...target, asked: own as NonNullable<RunTarget['asked']> }
  })
  return { ...recorded, targets }
}
