import type { Environment } from '../../domain/environment.ts'
import type { Json, Plan, Target } from '../../domain/plan.ts'
import type { RunContext } from '../../domain/report.ts'
import {
  type ClientHealth,
  METRIC_DEFINITION,
  QUANTILE_METHOD,
  RUN_SCHEMA,
  type RunEnd,
  type RunFile,
  type RunPlan,
  type RunTarget
} from '../../domain/run-file.ts'
import type { Sample } from '../../domain/sample.ts'
import { planParts } from '../../plan/config/fingerprint.ts'
import { mostPairsOf } from '../../plan/slots/pair-slots.ts'

/** The result of measuring. */
export interface MeasuredFacts {
  readonly samples: readonly Sample[]
  readonly startedAt: string
  readonly end: RunEnd
  readonly clientHealth: ClientHealth
  readonly connectMs: Readonly<Record<string, number>>
  readonly costUsd?: number
  readonly events?: NonNullable<RunFile['events']>
  /** By target, the members of its request that were settled while warming up. */
  readonly asked?: Readonly<Record<string, Readonly<Record<string, Json>>>>
}

export interface AssembleRequest {
  /** The plan as a run file keeps it: `recordPlan` of record-plan.ts. */
  readonly recorded: RunPlan
  readonly context: RunContext
  readonly tool: { readonly name: string; readonly version: string }
  readonly environment: Environment
  readonly seed: number
  readonly measured: MeasuredFacts
}

/** The run file: all samples of one execution, with what was sent and where from. */
export function assembleRun(request: AssembleRequest): RunFile {
  const { recorded, context, tool, environment, seed, measured } = request
  const { samples, startedAt, end, clientHealth, connectMs, costUsd, events } = measured
  return {
    schema: RUN_SCHEMA,
    tool,
    metricDefinition: METRIC_DEFINITION,
    quantileMethod: QUANTILE_METHOD,
    seed,
    startedAt,
    commit: context.commit,
    ref: context.ref,
    event: context.event,
    workflowRun: context.workflowRun,
    environment: { ...environment, connectMs },
    plan: withSettledMembers(recorded, measured.asked ?? {}),
    clientHealth,
    end,
    costUsd,
    samples: [...samples],
    events
  }
}

/** The plan with what was settled of it. */
export function withSettledMembers(recorded: RunPlan, asked: NonNullable<MeasuredFacts['asked']>): RunPlan {
  const targets = recorded.targets.map((target) => {
    const own = asked[target.id]
    // The schema's type of JSON is the same but for being readonly.
    return own === undefined ? target : { ...target, asked: own as NonNullable<RunTarget['asked']> }
  })
  return { ...recorded, targets }
}

/** A plan as a run file keeps it: enough to judge the run by and to send the same again, and no text of a prompt. */
export function recordPlan(plan: Plan, commit?: string): RunPlan {
  const { fingerprint, prompts, base } = plan
  return {
    fingerprint,
    promptSet: prompts.name,
    scenarios: recordedScenarios(prompts),
    base: base && { source: base.source, commit: base.commit, scenarios: recordedScenarios(base.prompts) },
    targets: plan.targets.map((target) => recordTarget(target, plan, commit))
  }
}

function recordedScenarios({ scenarios }: Plan['prompts']) {
  return scenarios.map(({ id, kind, hash }) => ({ id, kind, hash }))
}

function recordTarget(target: Target, plan: Plan, commit: string | undefined): RunTarget {
  const { id, fingerprint, directOf, baseOf } = target
  const head = plan.targets.find((other) => other.id === baseOf)
  return {
    id,
    fingerprint,
    buildIdentity: buildIdentityOf(target, commit),
    directOf,
    baseOf,
    pairs: head && { least: plan.schedule.pairs.least, most: mostPairsOf(plan, head) },
    // The schema's type of JSON is the same but for being readonly.
    parts: planParts(target, plan.schedule) as RunTarget['parts']
  }
}

/** Identifies the build: a provider's by its plan, an owned target's also by its commit or `build-id`. */
function buildIdentityOf(target: Target, commit: string | undefined): string {
  if (!target.owned) return target.fingerprint
  return `${target.fingerprint} ${target.buildId ?? commit ?? 'unknown build'}`
}
