import type { Environment } from '../domain/environment.ts'
import type { Json, Plan } from '../domain/plan.ts'
import type { Place } from '../domain/report.ts'
import {
  type ClientHealth,
  METRIC_DEFINITION,
  QUANTILE_METHOD,
  RUN_SCHEMA,
  type RunEnd,
  type RunFile,
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
}

export interface AssembleRequest {
  readonly plan: Plan
  readonly place: Place
  readonly tool: { readonly name: string; readonly version: string }
  readonly environment: Environment
  readonly seed: number
  readonly measured: MeasuredFacts
  /** Everything that decides what is sent to a target but secrets. */
  readonly partsOf: (target: Plan['targets'][number]) => Readonly<Record<string, Json>>
}

/** The run file: all samples of one execution, with what was sent and where from. */
export function assembleRun(request: AssembleRequest): RunFile {
  const { plan, place, tool, environment, seed, measured, partsOf } = request
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
    plan: {
      fingerprint: plan.fingerprint,
      promptSet: plan.prompts.name,
      scenarios: plan.prompts.scenarios.map(({ id, kind, hash }) => ({ id, kind, hash })),
      targets: plan.targets.map((target) => ({
        id: target.id,
        fingerprint: target.fingerprint,
        buildIdentity: buildIdentityOf(target, place.commit),
        ...(target.directOf === undefined ? {} : { directOf: target.directOf }),
        // The schema's type of JSON is the same but for being readonly.
        parts: partsOf(target) as RunTarget['parts']
      }))
    },
    clientHealth,
    end,
    ...(costUsd === undefined ? {} : { costUsd }),
    samples: [...samples],
    ...(events === undefined ? {} : { events })
  }
}

/** What stands for the build: a provider's is its plan; an owned target's also the commit, or what `build-id` says. */
function buildIdentityOf(target: Plan['targets'][number], commit: string | undefined): string {
  if (!target.owned) return target.fingerprint
  return `${target.fingerprint} ${target.buildId ?? commit ?? 'unknown build'}`
}
